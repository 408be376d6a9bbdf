//! Moves.

use aadupuli_core as core;
use aadupuli_core::{Board, Position, Side};

use crate::numbers::{number, point};

/// One move. Each jump of a chain is a move of its own, and so is the stop that ends it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, uniffi::Enum)]
pub enum Move {
    /// A piece enters from the hand.
    Place {
        /// Where it enters.
        to: i32,
    },
    /// A piece goes to a neighbouring point.
    Step {
        /// Where it stood.
        from: i32,
        /// Where it goes.
        to: i32,
    },
    /// A tiger jumps over a goat, which leaves the board.
    Capture {
        /// Where the tiger stood.
        from: i32,
        /// The goat's point.
        over: i32,
        /// Where the tiger lands.
        to: i32,
    },
    /// The tiger in a chain captures no more.
    Stop,
    /// The goats have no move.
    Pass,
}

impl Move {
    /// The core's move on this board.
    pub(crate) fn of(mv: core::Move, board: &Board) -> Self {
        match mv {
            core::Move::Place(to) => Self::Place { to: number(to) },
            core::Move::Step { from, to } => Self::Step { from: number(from), to: number(to) },
            core::Move::Capture { from, to } => {
                // Only a jump that no line makes has nothing between, and no such move was ever played.
                let over = board.over(from, to).unwrap_or(to);
                Self::Capture { from: number(from), over: number(over), to: number(to) }
            }
            core::Move::Stop => Self::Stop,
            core::Move::Pass => Self::Pass,
        }
    }

    /// The core's move, or the number that is no point of the board. The point that is jumped over follows from the
    /// other two.
    pub(crate) fn to_core(self, board: &Board) -> Result<core::Move, i32> {
        let point = |number| point(number, board).ok_or(number);
        Ok(match self {
            Self::Place { to } => core::Move::Place(point(to)?),
            Self::Step { from, to } => core::Move::Step { from: point(from)?, to: point(to)? },
            Self::Capture { from, to, .. } => core::Move::Capture { from: point(from)?, to: point(to)? },
            Self::Stop => core::Move::Stop,
            Self::Pass => core::Move::Pass,
        })
    }
}

/// A move in a game or in a line of play.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct MoveEntry {
    /// After how many moves of the game it stands on the board: 1 for the first.
    pub ply: i32,
    /// Its number in a record, from 1: a goat move and the tiger moves after it share one.
    pub number: i32,
    /// Who made it.
    pub side: Side,
    /// The move.
    pub played: Move,
    /// The move in notation, such as `b3xd3`.
    pub notation: String,
    /// The thinking time that it took, in milliseconds; 0 without a clock.
    pub spent_ms: i64,
}

/// A move that could be made, with its notation.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct LineMove {
    /// Who makes it.
    pub side: Side,
    /// The move.
    pub played: Move,
    /// The move in notation.
    pub notation: String,
    /// The position after it, as a position string.
    pub position: String,
}

/// A line of play from a position, as far as it is legal.
pub(crate) fn line(from: &Position, moves: &[core::Move]) -> Vec<LineMove> {
    let board = from.board();
    let mut position = *from;
    let mut line = Vec::with_capacity(moves.len());
    for &mv in moves {
        let side = position.side();
        let Ok(after) = position.play(mv) else { break };
        position = after;
        let notation = mv.notation(board).to_string();
        line.push(LineMove { side, played: Move::of(mv, board), notation, position: position.to_string() });
    }
    line
}
