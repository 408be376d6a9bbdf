//! What a position is worth, and how surely that is known.

use core::fmt;

use crate::side::Side;

/// The result of a position when both sides play perfectly.
///
/// Ordered from the best for the tigers to the best for the goats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Value {
    /// The tigers win.
    Tigers,
    /// Neither side can force a win.
    Draw,
    /// The goats win.
    Goats,
}

impl Value {
    /// The word that the engine protocol uses: `goats`, `tigers` or `draw`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Tigers => "tigers",
            Self::Draw => "draw",
            Self::Goats => "goats",
        }
    }

    /// The value that a win of this side is.
    pub const fn win(side: Side) -> Self {
        match side {
            Side::Goats => Self::Goats,
            Side::Tigers => Self::Tigers,
        }
    }

    /// The side that wins, or `None` for a draw.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Goats => Some(Side::Goats),
            Self::Tigers => Some(Side::Tigers),
            Self::Draw => None,
        }
    }

    /// What the value is to a side: 1 a win, 0 a draw, −1 a loss.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_core::{Side, engine::Value};
    /// assert_eq!(Value::Tigers.to(Side::Goats), -1);
    /// assert_eq!(Value::win(Side::Goats).to(Side::Goats), 1);
    /// ```
    pub const fn to(self, side: Side) -> i8 {
        match (self, side) {
            (Self::Draw, _) => 0,
            (Self::Goats, Side::Goats) | (Self::Tigers, Side::Tigers) => 1,
            (Self::Goats, Side::Tigers) | (Self::Tigers, Side::Goats) => -1,
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// How surely a value is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Certainty {
    /// Proved, by the rules, the tables or a search to the end.
    Exact,
    /// The opinion of a search that did not reach the end.
    Estimate,
}

impl Certainty {
    /// The word that the engine protocol uses: `exact` or `estimate`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Exact => "exact",
            Self::Estimate => "estimate",
        }
    }
}

/// A judged position: its value, how sure that is, and what it feels like in between.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Judgement {
    /// The value, for the position's own quiet count.
    pub value: Value,
    /// Whether the value is proved.
    pub certainty: Certainty,
    /// Where it is known: the number of tiger turns within which the winner reaches a capture that keeps the win, or
    /// the trap, against the longest defence. The turn that captures counts; so does the turn on which the tigers find
    /// themselves trapped.
    pub moves: Option<u16>,
    /// The expected result from the goats' point of view in thousandths: −1000 (tigers win) to 1000 (goats win).
    /// For an exact value −1000, 0 or 1000.
    pub expectation: i16,
}

impl Judgement {
    /// A proved value.
    pub const fn exact(value: Value, moves: Option<u16>) -> Self {
        let expectation = 1000 * value.to(Side::Goats) as i16;
        Self { value, certainty: Certainty::Exact, moves, expectation }
    }

    /// Whether the value is proved.
    pub const fn is_exact(&self) -> bool {
        matches!(self.certainty, Certainty::Exact)
    }
}
