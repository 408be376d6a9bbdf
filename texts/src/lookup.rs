//! Looking messages up.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

use crate::language::Language;

/// The value of a variable in a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    /// A text, or the word that a message chooses its form by, such as `goats`.
    Text(Cow<'a, str>),
    /// A whole number.
    Number(i64),
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        })*
    };
}

numbers!(u8, u16, u32, i8, i16, i32, i64);

macro_rules! large_numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })*
    };
}

large_numbers!(u64, usize);

/// Why there is no text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TextError {
    /// No message has this id.
    #[error("no message is called \"{id}\"")]
    UnknownMessage {
        /// The id.
        id: String,
    },
    /// The message wants a variable that was not given.
    #[error("message \"{id}\": {problems}")]
    Unresolved {
        /// The message.
        id: String,
        /// What is missing.
        problems: String,
    },
}

/// The words of one language. Small and `Copy`: the messages themselves are read once and shared.
#[derive(Clone, Copy)]
pub struct Texts {
    language: Language,
    bundle: &'static FluentBundle<FluentResource>,
}

impl Texts {
    /// The words of this language.
    pub fn for_language(language: Language) -> Self {
        static BUNDLES: [OnceLock<FluentBundle<FluentResource>>; 4] = [const { OnceLock::new() }; 4];
        let [english, tamil, kannada, telugu] = &BUNDLES;
        let bundle = match language {
            Language::English => english,
            Language::Tamil => tamil,
            Language::Kannada => kannada,
            Language::Telugu => telugu,
        };
        Self { language, bundle: bundle.get_or_init(|| bundle_of(language)) }
    }

    /// The language.
    pub const fn language(self) -> Language {
        self.language
    }

    /// The text of a message, with these values for its variables.
    ///
    /// A mistake of the caller's is shown, never hidden behind another language: what cannot be told is the id
    /// between `⟦` and `⟧`. Tests use [`Texts::try_get`], which says what is wrong.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_texts::{Language, Texts};
    /// let texts = Texts::for_language(Language::English);
    /// assert_eq!(texts.get("game-goats-in-hand", &[("count", 1.into())]), "1 goat in hand");
    /// assert_eq!(texts.get("game-goats-on-the-moon", &[]), "⟦game-goats-on-the-moon⟧");
    /// ```
    pub fn get(self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        self.try_get(id, values).unwrap_or_else(|_| format!("⟦{id}⟧"))
    }

    /// The text of a message, with these values for its variables.
    ///
    /// # Errors
    /// No message has this id, or it wants a variable that was not given.
    pub fn try_get(self, id: &str, values: &[(&str, Value<'_>)]) -> Result<String, TextError> {
        let pattern = self.bundle.get_message(id).and_then(|message| message.value());
        let pattern = pattern.ok_or_else(|| TextError::UnknownMessage { id: id.to_owned() })?;
        let mut args = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            let value = match value {
                Value::Text(text) => FluentValue::from(text.as_ref()),
                Value::Number(number) => FluentValue::from(*number),
            };
            args.set(*name, value);
        }
        let mut problems = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut problems).into_owned();
        if problems.is_empty() {
            return Ok(text);
        }
        let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
        Err(TextError::Unresolved { id: id.to_owned(), problems: problems.join("; ") })
    }

    /// Things one after the other, as this language joins them.
    pub fn list<T: Into<String>>(self, things: impl IntoIterator<Item = T>) -> String {
        let mut things = things.into_iter().map(Into::into);
        let first = things.next().unwrap_or_default();
        things.fold(first, |first, next| self.get("list-join", &[("first", first.into()), ("next", next.into())]))
    }
}

impl core::fmt::Debug for Texts {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_tuple("Texts").field(&self.language).finish()
    }
}

fn bundle_of(language: Language) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
    // All our languages run from left to right, and the marks would be read aloud or shown as boxes.
    bundle.set_use_isolating(false);
    // A test sees to it that the files have no faults.
    for source in language.sources() {
        let resource = match FluentResource::try_new(source.to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        let _ = bundle.add_resource(resource);
    }
    bundle
}

/// The ids of all messages, in the order of the English file.
///
/// # Examples
/// ```
/// assert!(aadupuli_texts::message_ids().contains(&"home-play"));
/// ```
pub fn message_ids() -> Vec<&'static str> {
    messages(Language::English).iter().map(|(id, _)| *id).collect()
}

/// The variables of a message, in the order of the alphabet; `None` where no message has this id.
///
/// # Examples
/// ```
/// use aadupuli_texts::{Language, message_variables};
/// assert_eq!(message_variables("game-tally", Language::English), Some(vec!["all", "captured"]));
/// ```
pub fn message_variables(id: &str, language: Language) -> Option<Vec<&'static str>> {
    let messages = messages(language);
    let (_, pattern) = messages.iter().find(|(name, _)| *name == id)?;
    let mut variables = BTreeSet::new();
    collect_variables(pattern, &mut variables);
    Some(variables.into_iter().collect())
}

type Messages = Vec<(&'static str, Pattern<&'static str>)>;

/// The messages of a language, read once.
fn messages(language: Language) -> &'static Messages {
    static MESSAGES: [OnceLock<Messages>; 4] = [const { OnceLock::new() }; 4];
    let [english, tamil, kannada, telugu] = &MESSAGES;
    let messages = match language {
        Language::English => english,
        Language::Tamil => tamil,
        Language::Kannada => kannada,
        Language::Telugu => telugu,
    };
    messages.get_or_init(|| read_messages(language))
}

fn read_messages(language: Language) -> Messages {
    let entries = language.sources().into_iter().flat_map(|source| {
        let resource = match fluent_syntax::parser::parse_runtime(source) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        resource.body
    });
    let message = |entry| match entry {
        Entry::Message(message) => message.value.map(|pattern| (message.id.name, pattern)),
        _ => None,
    };
    entries.filter_map(message).collect()
}

fn collect_variables(pattern: &Pattern<&'static str>, variables: &mut BTreeSet<&'static str>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => collect_inline(inline, variables),
            Expression::Select { selector, variants } => {
                collect_inline(selector, variables);
                for variant in variants {
                    collect_variables(&variant.value, variables);
                }
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&'static str>, variables: &mut BTreeSet<&'static str>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name);
        }
        InlineExpression::Placeable { expression } => match expression.as_ref() {
            Expression::Inline(inline) => collect_inline(inline, variables),
            Expression::Select { selector, .. } => collect_inline(selector, variables),
        },
        _ => {}
    }
}
