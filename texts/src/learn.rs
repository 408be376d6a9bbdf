//! The words of lessons and guides.

use aadupuli_core::RuleSet;
use aadupuli_core::guide::{Advice, Paragraph};
use aadupuli_core::lessons::LessonView;

use crate::lookup::{Texts, Value};

impl Texts {
    /// What a lesson says now: the step's words, or, once its task is done, what is said then.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_core::lessons::{LessonId, LessonRun};
    /// use aadupuli_texts::{Language, Texts};
    /// let texts = Texts::for_language(Language::English);
    /// let run = LessonRun::new(LessonId::Board);
    /// assert!(texts.lesson_step(&run.view()).starts_with("This is the board."));
    /// ```
    pub fn lesson_step(self, view: &LessonView) -> String {
        self.get(view.done_key.as_deref().unwrap_or(&view.text_key), &[])
    }

    /// A paragraph of a guide.
    pub fn paragraph(self, paragraph: &Paragraph) -> String {
        let numbers: Vec<(&str, Value<'_>)> =
            paragraph.numbers.iter().map(|&(name, number)| (name, number.into())).collect();
        self.get(paragraph.key, &numbers)
    }

    /// What was measured of a piece of advice, in a sentence or more. `None` where it makes no sense in the game.
    pub fn evidence(self, advice: Advice, rules: &RuleSet) -> Option<String> {
        let evidence = advice.evidence(rules.game)?;
        let percent = |thousandths: u16| Value::from((thousandths + 5) / 10);
        let followed = ("followed", percent(evidence.followed));
        let ignored = ("ignored", percent(evidence.ignored));
        let mut said = self.get("advice-figure", &[followed, ignored, ("decisions", evidence.decisions.into())]);
        if let Some(points) = evidence.misleads_by() {
            let side = ("side", advice.side().id().into());
            said = said + " " + &self.get("advice-misleads", &[side, ("points", percent(points))]);
        }
        if !rules.variants.is_empty() || rules.handicap != 0 {
            said = said + " " + &self.get("advice-without-variants", &[]);
        }
        Some(said)
    }
}

#[cfg(test)]
mod tests {
    use aadupuli_core::guide::{how_to_play, strategy};
    use aadupuli_core::lessons::{Lesson, LessonId};
    use aadupuli_core::{GameId, Side, Variants};

    use super::*;
    use crate::Language;
    use crate::lookup::message_ids;

    /// Everything said about lessons and guides, in every language, with the ids used.
    fn all_said(texts: Texts, used: &mut Vec<String>) -> Vec<String> {
        let mut said = Vec::new();
        let mut say = |key: String| {
            said.push(texts.get(&key, &[]));
            used.push(key);
        };
        for id in LessonId::ALL {
            say(id.title_key());
            say(id.summary_key());
            for step in Lesson::new(id).steps() {
                say(step.text_key());
                step.done_key().into_iter().for_each(&mut say);
            }
        }
        for game in GameId::ALL {
            for variants in Variants::all_combinations() {
                let rules = RuleSet::new(game, variants);
                let goats = strategy(&rules, Side::Goats);
                let tigers = strategy(&rules, Side::Tigers);
                for section in how_to_play(&rules).into_iter().chain(goats).chain(tigers) {
                    used.push(section.title_key.to_owned());
                    said.push(texts.get(section.title_key, &[]));
                    for paragraph in &section.paragraphs {
                        used.push(paragraph.key.to_owned());
                        said.push(texts.paragraph(paragraph));
                        said.extend(paragraph.advice.map(|advice| texts.evidence(advice, &rules).unwrap_or_default()));
                    }
                }
            }
        }
        said
    }

    #[test]
    fn everything_has_words_in_every_language_and_no_words_are_left_over() {
        for language in Language::ALL {
            let mut used = Vec::new();
            for said in all_said(Texts::for_language(language), &mut used) {
                assert!(!said.contains('⟦') && !said.is_empty(), "{language:?}: {said}");
            }
            let typed = ["advice-figure", "advice-misleads", "advice-without-variants"];
            for id in message_ids() {
                let ours = id.starts_with("advice-") || id.starts_with("guide-") || id.starts_with("lesson-");
                let ours = ours && !id.starts_with("lesson-wrong-");
                let by_front_ends =
                    ["guide-variant-on", "guide-variant-off", "lesson-show-me", "lesson-try-again", "lesson-ways-on"];
                let known = used.iter().any(|key| key == id) || typed.contains(&id) || by_front_ends.contains(&id);
                assert!(!ours || known, "no lesson and no guide says {id}");
            }
        }
    }

    #[test]
    fn a_step_is_two_sentences_at_most() {
        let texts = Texts::for_language(Language::English);
        for step in LessonId::ALL.into_iter().flat_map(|id| Lesson::new(id).steps().to_vec()) {
            for key in [Some(step.text_key()), step.done_key()].into_iter().flatten() {
                let said = texts.get(&key, &[]);
                let sentences = said.matches(['.', '!', '?']).count();
                assert!(sentences <= 3 && said.len() <= 190, "{key}: {said}");
            }
        }
    }
}
