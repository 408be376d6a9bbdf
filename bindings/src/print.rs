//! Boards to print.

use aadupuli_print::{Paper, Sheet};
use aadupuli_texts::Language;

use crate::rules::{RulesChoice, RulesError};

/// A board to print, with what goes with it.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct PrintChoice {
    /// The rules, and with them the board and how many pieces there are.
    pub rules: RulesChoice,
    /// The paper.
    pub paper: Paper,
    /// The language of the words.
    pub language: Language,
    /// Whether the rules are on the second page, for the back of the board.
    pub with_rules: bool,
    /// Whether the last page has pieces to cut out.
    pub with_pieces: bool,
}

impl PrintChoice {
    fn sheet(&self) -> Result<Sheet, RulesError> {
        let &Self { paper, language, with_rules, with_pieces, .. } = self;
        Ok(Sheet { rules: self.rules.rule_set()?, paper, language, with_rules, with_pieces })
    }
}

/// The paper that printers use where people speak the first of these languages (BCP 47 tags); A4 without any.
#[uniffi::export]
pub fn usual_paper(languages: &[String]) -> Paper {
    Paper::usual_for(languages.first().map_or("", String::as_str))
}

/// All pages as one PDF file, fonts inside. Takes some hundredths of a second.
///
/// # Errors
/// The handicap leaves too few or too many goats.
#[uniffi::export]
pub fn print_pdf(choice: &PrintChoice) -> Result<Vec<u8>, RulesError> {
    Ok(choice.sheet()?.to_pdf())
}

/// Each page as an SVG file of its own: also the picture of a preview.
///
/// # Errors
/// The handicap leaves too few or too many goats.
#[uniffi::export]
pub fn print_svg(choice: &PrintChoice) -> Result<Vec<String>, RulesError> {
    Ok(choice.sheet()?.to_svg())
}
