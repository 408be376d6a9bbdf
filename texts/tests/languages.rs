//! Every language says everything, with the same variables, and every message that is asked for exists.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failed unwrap is the test's failure")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use aadupuli_core::guide::{how_to_play, strategy};
use aadupuli_core::lessons::{Lesson, LessonId};
use aadupuli_core::{GameId, RuleSet, Side, Variants};
use aadupuli_texts::{Language, Texts, Value, message_ids, message_variables};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_owned()
}

fn files(language: Language) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("languages");
    let mut names: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    names.sort();
    let own = |path: &&PathBuf| path.file_name().unwrap().to_str().unwrap().starts_with(&format!("{}.", language.id()));
    names.iter().filter(own).map(|path| fs::read_to_string(path).unwrap()).collect()
}

/// The messages of a language, parsed with no forgiveness; an id that stands twice is a failure.
fn messages(language: Language) -> BTreeMap<String, Pattern<String>> {
    let mut messages = BTreeMap::new();
    for source in files(language) {
        let resource = fluent_syntax::parser::parse(source).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let id = message.id.name;
                    assert!(message.attributes.is_empty(), "{id}: attributes are read by nobody");
                    let value = message.value.unwrap_or_else(|| panic!("{id} has no text"));
                    assert!(messages.insert(id.clone(), value).is_none(), "{}: {id} stands twice", language.id());
                }
                Entry::Junk { content } => panic!("{}: {content}", language.id()),
                _ => {}
            }
        }
    }
    messages
}

/// The selections in a pattern: the variable, and the keys of its variants.
fn selections(pattern: &Pattern<String>) -> Vec<(String, BTreeSet<String>)> {
    let mut found = Vec::new();
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression: Expression::Select { selector, variants } } = element {
            let InlineExpression::VariableReference { id } = selector else { panic!("a selector is a variable") };
            let key = |key: &VariantKey<String>| match key {
                VariantKey::Identifier { name } => name.clone(),
                VariantKey::NumberLiteral { value } => value.clone(),
            };
            found.push((id.name.clone(), variants.iter().map(|variant| key(&variant.key)).collect()));
            variants.iter().for_each(|variant| found.extend(selections(&variant.value)));
        }
    }
    found
}

fn is_plural(keys: &BTreeSet<String>) -> bool {
    keys.iter().any(|key| matches!(key.as_str(), "zero" | "one" | "two" | "few" | "many" | "other"))
}

fn is_number(key: &str) -> bool {
    key.bytes().all(|b| b.is_ascii_digit())
}

/// Values for the variables of a message: every word that any selection in English knows, and some numbers.
fn values_to_try(id: &str, variables: &[&'static str]) -> Vec<Vec<(&'static str, Value<'static>)>> {
    static ENGLISH: OnceLock<BTreeMap<String, Pattern<String>>> = OnceLock::new();
    let english = ENGLISH.get_or_init(|| messages(Language::English));
    let chosen: Vec<(String, BTreeSet<String>)> = selections(&english[id]);
    let mut tries = Vec::new();
    for round in 0..40_i64 {
        let mut values = Vec::new();
        for &variable in variables {
            let keys = chosen.iter().find(|(name, _)| name == variable).map(|(_, keys)| keys);
            let value = match keys {
                Some(keys) if !is_plural(keys) => {
                    let keys: Vec<&String> = keys.iter().collect();
                    Value::from(keys[round as usize % keys.len()].clone())
                }
                Some(_) => Value::from([0, 1, 2, 3, 5, 12, 1234567][round as usize % 7]),
                None => Value::from(if round % 2 == 0 { "b3-c3".to_owned() } else { "17".to_owned() }),
            };
            values.push((variable, value));
        }
        tries.push(values);
    }
    tries
}

#[test]
fn every_language_has_every_message_with_the_same_variables_and_choices() {
    let english = messages(Language::English);
    assert_eq!(english.keys().map(String::as_str).collect::<BTreeSet<_>>(), message_ids().into_iter().collect());
    for language in Language::ALL {
        let own = messages(language);
        let missing: Vec<_> = english.keys().filter(|id| !own.contains_key(*id)).collect();
        let extra: Vec<_> = own.keys().filter(|id| !english.contains_key(*id)).collect();
        assert!(missing.is_empty() && extra.is_empty(), "{}: missing {missing:?}, extra {extra:?}", language.id());
        for (id, pattern) in &english {
            let told = format!("{} {id}", language.id());
            let wanted = message_variables(id, Language::English).unwrap();
            assert_eq!(message_variables(id, language).unwrap(), wanted, "{told}");
            let words = |pattern| -> Vec<(String, BTreeSet<String>)> {
                selections(pattern).into_iter().filter(|(_, keys)| !is_plural(keys)).collect()
            };
            assert_eq!(words(&own[id]), words(pattern), "{told}: other choices than in English");
            for (variable, keys) in selections(&own[id]).iter().filter(|(_, keys)| is_plural(keys)) {
                assert!(keys.contains("other"), "{told}: ${variable} has no form for many");
                let allowed = |key: &String| is_number(key) || matches!(key.as_str(), "one" | "other");
                assert!(keys.iter().all(allowed), "{told}: a plural that the language lacks");
            }
        }
    }
}

#[test]
fn every_message_resolves_without_falling_back_and_with_ascii_digits() {
    for language in Language::ALL {
        let texts = Texts::for_language(language);
        for id in message_ids() {
            let variables = message_variables(id, language).unwrap();
            for values in values_to_try(id, &variables) {
                let text = texts.try_get(id, &values).unwrap_or_else(|error| panic!("{}: {error}", language.id()));
                assert!(!text.trim().is_empty(), "{} {id} is empty", language.id());
                assert!(text.chars().all(|c| c.is_ascii() || !c.is_numeric()), "{} {id}: {text}", language.id());
                let is_mark = |c: char| matches!(c, '\u{2066}'..='\u{2069}' | '\u{202a}'..='\u{202e}' | '⟦' | '⟧');
                assert!(!text.contains(is_mark), "{} {id}: {text}", language.id());
                assert!(
                    (text.contains('\n') || !text.contains("  ")) && text.trim() == text,
                    "{} {id}: “{text}”",
                    language.id()
                );
            }
            if let Some(first) = variables.first() {
                let goes_unnoticed = values_to_try(id, &variables[1..])
                    .iter()
                    .all(|values| variables.len() > values.len() && texts.try_get(id, values).is_ok());
                assert!(!goes_unnoticed, "{id} without ${first} goes unnoticed");
            }
        }
    }
}

#[test]
fn every_translation_is_written_in_its_own_script() {
    // The name of the app, paper sizes, and what is typed at a keyboard that has ASCII letters.
    let same_everywhere = |id: &str| {
        ["app-name", "print-paper-a4", "print-paper-letter", "print-pdf", "print-svg"].contains(&id)
            || id.starts_with("terminal-word-")
            || id == "terminal-new-form"
    };
    for (language, script) in [
        (Language::Tamil, '\u{b80}'..='\u{bff}'),
        (Language::Kannada, '\u{c80}'..='\u{cff}'),
        (Language::Telugu, '\u{c00}'..='\u{c7f}'),
    ] {
        for source in files(language) {
            assert!(!source.contains("TRANSLATE"), "{}: not all is translated", language.id());
            assert!(source.contains("review by a native speaker"), "{}: it says what it wants", language.id());
        }
        let texts = Texts::for_language(language);
        let english = Texts::for_language(Language::English);
        for id in message_ids() {
            let variables = message_variables(id, language).unwrap();
            for values in values_to_try(id, &variables) {
                let (own, model) = (texts.get(id, &values), english.get(id, &values));
                // What remains of a text without its variables: if that holds letters, they are of the own script.
                let bare = model.replace("b3-c3", "");
                if bare.chars().any(char::is_alphabetic) && !same_everywhere(id) {
                    assert!(own.chars().any(|c| script.contains(&c)), "{} {id}: {own}", language.id());
                }
            }
        }
    }
}

#[test]
fn plurals_follow_the_language() {
    let forms = |language, count: i32| Texts::for_language(language).get("moves-count", &[("count", count.into())]);
    assert_eq!(forms(Language::English, 0), "0 moves");
    assert_eq!(forms(Language::English, 1), "1 move");
    assert_eq!(forms(Language::English, 2), "2 moves");
    assert_eq!(forms(Language::Tamil, 1), "1 நகர்வு");
    assert_eq!(forms(Language::Tamil, 15), "15 நகர்வுகள்");
    // Kannada says 0 and 1 in the same way.
    assert_eq!(forms(Language::Kannada, 0), "0 ನಡೆ");
    assert_eq!(forms(Language::Kannada, 2), "2 ನಡೆಗಳು");
    assert_eq!(forms(Language::Telugu, 0), "0 ఎత్తులు");
    assert_eq!(forms(Language::Telugu, 1), "1 ఎత్తు");
}

/// The sources of the project that show words to a person.
fn sources() -> Vec<(PathBuf, String)> {
    fn walk(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
        let Ok(entries) = fs::read_dir(folder) else { return };
        for entry in entries.map(Result::unwrap) {
            let path = entry.path();
            let name = entry.file_name().into_string().unwrap_or_default();
            if path.is_dir() {
                let is_built = matches!(name.as_str(), "target" | "build" | "generated" | "node_modules" | "languages");
                if !is_built && !name.starts_with('.') {
                    walk(&path, found);
                }
            } else if matches!(path.extension().and_then(|e| e.to_str()), Some("rs" | "kt" | "swift")) {
                found.push((path.clone(), fs::read_to_string(&path).unwrap_or_default()));
            }
        }
    }
    let mut found = Vec::new();
    for folder in ["core/src", "texts/src", "bindings", "cli/src", "print/src", "android", "ios"] {
        walk(&root().join(folder), &mut found);
    }
    found
}

/// The string literals of a source, each with what stands right before it on its line.
fn literals(source: &str) -> impl Iterator<Item = (&str, &str)> {
    source.lines().filter(|line| !line.trim_start().starts_with("//")).flat_map(|line| {
        let mut rest = line;
        let mut found = Vec::new();
        while let Some(start) = rest.find('"') {
            let Some(length) = rest[start + 1..].find('"') else { break };
            found.push((rest[..start].trim_end(), &rest[start + 1..start + 1 + length]));
            rest = &rest[start + length + 2..];
        }
        found
    })
}

/// Ids that the core makes up out of a lesson and its step.
fn ids_of_lessons_and_guides() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for id in LessonId::ALL {
        ids.extend([id.title_key(), id.summary_key()].map(|key| key.to_string()));
        for step in Lesson::new(id).steps() {
            ids.insert(step.text_key());
            ids.extend(step.done_key());
        }
    }
    for game in GameId::ALL {
        for variants in Variants::all_combinations() {
            let rules = RuleSet::new(game, variants);
            let all = [how_to_play(&rules), strategy(&rules, Side::Goats), strategy(&rules, Side::Tigers)];
            for section in all.into_iter().flatten() {
                ids.insert(section.title_key.to_owned());
                ids.extend(section.paragraphs.iter().map(|paragraph| paragraph.key.to_owned()));
            }
        }
    }
    ids
}

#[test]
fn every_message_that_is_asked_for_exists() {
    let known: BTreeSet<&str> = message_ids().into_iter().collect();
    let mut unknown = Vec::new();
    for id in ids_of_lessons_and_guides() {
        if !known.contains(id.as_str()) {
            unknown.push(format!("core: {id}"));
        }
    }
    for (path, source) in sources() {
        let rust = path.extension().is_some_and(|e| e == "rs");
        for (before, literal) in literals(&source) {
            let asks = if rust {
                ["texts.get(", "self.get("].iter().any(|call| before.ends_with(call))
            } else {
                ["say(", "words.text(", "Words.text(", "texts.get("].iter().any(|call| before.ends_with(call))
            };
            let is_id =
                literal.contains('-') && literal.bytes().all(|b| b.is_ascii_lowercase() || b"-0123456789".contains(&b));
            if asks && is_id && !known.contains(literal) {
                unknown.push(format!("{}: {literal}", path.strip_prefix(root()).unwrap().display()));
            }
        }
    }
    assert!(unknown.is_empty(), "no such message:\n{}", unknown.join("\n"));
}

#[test]
fn no_message_is_written_for_nobody() {
    let mut used = ids_of_lessons_and_guides();
    for (_, source) in sources() {
        used.extend(literals(&source).map(|(_, literal)| literal.to_owned()));
    }
    // The systems show these two before the apps run: `launcher_names.rs`.
    used.extend(["app-launcher-name", "app-file-name"].map(str::to_owned));
    let unused: Vec<&str> = message_ids().into_iter().filter(|id| !used.contains(*id)).collect();
    assert!(unused.is_empty(), "used nowhere (delete them):\n{}", unused.join("\n"));
}
