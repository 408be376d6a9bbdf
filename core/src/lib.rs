//! The tiger-and-goat games of South Asia as plain values and functions.

#![forbid(unsafe_code)]

mod board;
mod moves;
mod perft;
mod point;
mod position;
mod rules;
mod side;

pub use board::{Board, BoardKind, Jump, PointName};
pub use moves::{Move, MoveTextError, Notation};
pub use perft::{perft, perft_bulk};
pub use point::{MAX_POINTS, Point, PointSet, Points};
pub use position::{
    ChainFault, Moves, Position, PositionField, PositionKey, PositionTextError, Refusal, Setup, SetupError,
};
pub use rules::{GameId, RuleSet, StuckGoats, UnknownVariant, Variant, Variants};
pub use side::{Piece, Side};
