//! How games end.

use core::fmt;

use crate::side::Side;

/// How a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// A side has won.
    Win {
        /// That side.
        winner: Side,
        /// Why.
        reason: WinReason,
    },
    /// Nobody has won.
    Draw {
        /// Why.
        reason: DrawReason,
    },
}

/// Why a side has won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WinReason {
    /// Goats: no tiger could move.
    Trapped,
    /// Tigers: enough goats are captured.
    Captures,
    /// The other side resigned.
    Resignation,
    /// The other side's time ran out.
    Time,
    /// The other side made a position stand for the fourth time.
    Repeater,
}

/// Why a game is a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawReason {
    /// A position stood for the third time.
    Threefold,
    /// The tigers made too many moves in a row without a capture.
    QuietTigers,
    /// A player claimed it.
    Claim,
}

impl Outcome {
    /// The side that has won, if one has.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Win { winner, .. } => Some(winner),
            Self::Draw { .. } => None,
        }
    }

    /// The word for the result in records and in the engine protocol: `goats`, `tigers` or `draw`.
    pub const fn result_id(self) -> &'static str {
        match self {
            Self::Win { winner, .. } => winner.id(),
            Self::Draw { .. } => "draw",
        }
    }

    /// The word for the reason in records and in the engine protocol, such as `trapped`.
    pub const fn reason_id(self) -> &'static str {
        match self {
            Self::Win { reason, .. } => match reason {
                WinReason::Trapped => "trapped",
                WinReason::Captures => "captures",
                WinReason::Resignation => "resignation",
                WinReason::Time => "time",
                WinReason::Repeater => "repeater-loses",
            },
            Self::Draw { reason } => match reason {
                DrawReason::Threefold => "threefold",
                DrawReason::QuietTigers => "quiet-tigers",
                DrawReason::Claim => "claim",
            },
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.result_id(), self.reason_id())
    }
}

/// How a game ended other than by a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Ending {
    Resigned(Side),
    OutOfTime(Side),
    Claimed,
}

impl Ending {
    pub(crate) const fn outcome(self) -> Outcome {
        match self {
            Self::Resigned(side) => Outcome::Win { winner: side.other(), reason: WinReason::Resignation },
            Self::OutOfTime(side) => Outcome::Win { winner: side.other(), reason: WinReason::Time },
            Self::Claimed => Outcome::Draw { reason: DrawReason::Claim },
        }
    }
}
