//! Words of the protocol: numbers, and how foreign text is quoted in an answer.

use core::fmt;

/// The most letters of a foreign word that an answer repeats.
const SHOWN: usize = 40;

/// A word that came from outside, as an answer repeats it: quoted, on one line, not longer than 40 letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word(String);

impl Word {
    pub(super) fn new(text: &str) -> Self {
        Self(text.chars().take(SHOWN).collect())
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\"", self.0)
    }
}

/// A number in ASCII digits: no sign, and none of the digits of other scripts.
pub(super) fn number(text: &str) -> Option<u64> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse().ok() } else { None }
}

/// The text with everything escaped that could end the line or command a terminal.
pub(super) fn one_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for letter in text.chars() {
        if letter.is_control() || matches!(letter, '\u{2028}' | '\u{2029}') {
            line.extend(letter.escape_default());
        } else {
            line.push(letter);
        }
    }
    line
}
