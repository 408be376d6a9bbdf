//! The tiger-and-goat games of South Asia as plain values and functions.

#![forbid(unsafe_code)]

mod board;
mod date;
pub mod engine;
mod game;
pub mod guide;
pub mod lessons;
mod level;
mod moves;
mod perft;
mod players;
mod point;
mod position;
pub mod practice;
mod record;
mod rules;
mod save;
mod selection;
mod side;
pub mod tables;
mod task;

pub use board::{Board, BoardKind, Direction, Jump, PointName};
pub use date::Date;
pub use game::{
    AlreadyOver, ClaimRefused, ClaimStatus, ClockSetting, DrawReason, Game, NothingThere, Outcome, Ply, Undone,
    WinReason,
};
pub use level::Level;
pub use moves::{Move, MoveTextError, Notation};
pub use perft::{perft, perft_bulk};
pub use players::{ComputersTurn, Help, Match, Player, UndoRefused};
pub use point::{MAX_POINTS, Point, PointSet, Points};
pub use position::{
    ChainFault, Moves, Position, PositionField, PositionKey, PositionTextError, Refusal, Setup, SetupError,
};
pub use record::{RecordError, RecordErrorKind};
pub use rules::{GameId, RuleSet, StuckGoats, UnknownVariant, Variant, Variants};
pub use save::{DamagedPart, LONGEST_SAVE, LoadError};
pub use selection::Tap;
pub use side::{Piece, Side};
pub use tables::{Prober, TableError, TableValue, Tables};
pub use task::Task;
