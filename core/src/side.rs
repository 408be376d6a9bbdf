//! The two sides.

use core::fmt;

/// One of the two players: the goats move first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The many: they place, then move, and win by trapping every tiger.
    Goats,
    /// The few: they move and capture, and win by their captures.
    Tigers,
}

impl Side {
    /// Both sides, the one that moves first in front.
    pub const ALL: [Self; 2] = [Self::Goats, Self::Tigers];

    /// The opponent.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Goats => Self::Tigers,
            Self::Tigers => Self::Goats,
        }
    }

    /// The word that position strings, records and the engine protocol use: `goats` or `tigers`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Goats => "goats",
            Self::Tigers => "tigers",
        }
    }

    /// The side that this word names, upper or lower case.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|side| id.eq_ignore_ascii_case(side.id()))
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// What stands on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// A goat.
    Goat,
    /// A tiger.
    Tiger,
}

impl Piece {
    /// The side that moves this piece.
    pub const fn side(self) -> Side {
        match self {
            Self::Goat => Side::Goats,
            Self::Tiger => Side::Tigers,
        }
    }
}
