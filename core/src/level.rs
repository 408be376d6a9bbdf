//! How strong the computer plays.

use core::fmt;

/// A strength of the computer, from a child's first opponent to one that never errs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// A child's first opponent.
    Easy,
    /// An uncle who plays well.
    Medium,
    /// The best player in the village.
    Hard,
    /// Never errs where the game is solved.
    Perfect,
}

impl Level {
    /// Every level, the weakest in front.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Medium, Self::Hard, Self::Perfect];

    /// The word that saves, records and the engine protocol use, such as `hard`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Perfect => "perfect",
        }
    }

    /// The level that this word names, upper or lower case.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| id.eq_ignore_ascii_case(level.id()))
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}
