//! The choices for a new game on one line, such as `hard tigers bagh-chal multiple-jumps clock 10`.

use aadupuli_core::{GameId, Level, Variant, Variants};
use aadupuli_store::{NewGame, Opponent, SideChoice};
use aadupuli_texts::Texts;

use crate::sitting::HANDICAPS;

/// The choices with the words of a line applied, in any order; what is not named stays.
///
/// # Errors
/// The word that means nothing, as a sentence.
pub(super) fn apply(choices: &NewGame, words: &[&str], texts: Texts) -> Result<NewGame, String> {
    let mut choices = choices.clone();
    let mut variants = None;
    let mut words = words.iter().flat_map(|word| word.split(',')).filter(|word| !word.is_empty());
    while let Some(word) = words.next() {
        let lower = word.to_ascii_lowercase();
        if let Some(level) = Level::from_id(&lower) {
            (choices.level, choices.opponent) = (level, Opponent::Computer);
        } else if let Some(game) = GameId::from_id(&lower) {
            choices.game = game;
        } else if let Some(variant) = Variant::from_id(&lower) {
            variants = Some(variants.unwrap_or(Variants::NONE).with(variant));
        } else if let Some(side) = SideChoice::ALL.iter().find(|side| side.id() == lower) {
            (choices.side, choices.opponent) = (*side, Opponent::Computer);
        } else {
            match lower.as_str() {
                "computer" => choices.opponent = Opponent::Computer,
                "two" | "friend" => choices.opponent = Opponent::Friend,
                "none" => variants = Some(Variants::NONE),
                "clock" => {
                    let minutes = words.next().unwrap_or("");
                    let number = minutes.parse::<u16>().ok().filter(|&minutes| minutes <= 600);
                    let number = number.ok_or_else(|| unknown(minutes, texts))?;
                    choices.clock_minutes = (number > 0).then_some(number);
                }
                "handicap" => {
                    let goats = words.next().unwrap_or("");
                    let number = goats.parse::<i8>().ok().filter(|goats| HANDICAPS.contains(goats));
                    choices.handicap = number.ok_or_else(|| unknown(goats, texts))?;
                }
                "practice" => (choices.help.practice, choices.help.hints) = (true, true),
                _ => return Err(unknown(word, texts)),
            }
        }
    }
    choices.variants = variants.unwrap_or(choices.variants);
    Ok(choices)
}

fn unknown(word: &str, texts: Texts) -> String {
    let word: String = word.chars().filter(|c| !c.is_control()).take(40).collect();
    texts.get("terminal-new-unknown", &[("word", word.into())])
}
