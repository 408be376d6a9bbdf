//! The tiger-and-goat games of South Asia as plain values and functions.

#![forbid(unsafe_code)]

mod board;
mod point;

pub use board::{Board, BoardKind, Jump, PointName};
pub use point::{MAX_POINTS, Point, PointSet, Points};
