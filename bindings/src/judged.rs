//! What the engine thinks of a position, of a move, and why.

use aadupuli_core::Side;
use aadupuli_core::engine::{Idea, Judgement, Reason};

use crate::numbers::{int, number};

/// Which side a position is better for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Judged {
    /// The side that wins with perfect play; none where the game is even.
    pub winner: Option<Side>,
    /// Whether that is proved; otherwise it is an estimate.
    pub proved: bool,
    /// Where it is known: within how many tiger turns the winner reaches a capture that keeps the win, or the trap.
    pub turns: Option<i32>,
    /// The expected result in thousandths: −1000 the tigers win, 0 even, 1000 the goats win.
    pub expectation: i32,
}

impl From<Judgement> for Judged {
    fn from(judgement: Judgement) -> Self {
        Self {
            winner: judgement.value.winner(),
            proved: judgement.is_exact(),
            turns: judgement.moves.map(int),
            expectation: int(judgement.expectation),
        }
    }
}

/// Why a move is good. Every reason has been checked when it is stated.
#[derive(Clone, Debug, PartialEq, Eq, Hash, uniffi::Record)]
pub struct MoveReason {
    /// The idea: the first step of a hint, which names no point.
    pub idea: Idea,
    /// The points that the reason speaks of: goats or tigers, where they stand before the move.
    pub points: Vec<i32>,
    /// The number that it speaks of: tiger turns, or for `Improve` plies.
    pub figure: Option<i32>,
}

impl From<Reason> for MoveReason {
    fn from(reason: Reason) -> Self {
        Self {
            idea: reason.idea(),
            points: reason.points().into_iter().map(number).collect(),
            figure: reason.number().map(int),
        }
    }
}
