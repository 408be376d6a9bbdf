//! Learning: lessons, guides and puzzles.

pub mod guide;
pub mod lesson;
pub mod puzzle;
pub mod puzzle_maker;

use aadupuli_core::lessons::Highlights;
use aadupuli_core::{Board, Move as CoreMove};

use crate::moves::Move;
use crate::numbers::number;

/// What is pointed at on a board.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Pointers {
    /// Points to ring.
    pub points: Vec<i32>,
    /// Lines to draw strongly, each as its points in order.
    pub lines: Vec<Vec<i32>>,
    /// Moves to draw as arrows.
    pub arrows: Vec<Move>,
}

impl Pointers {
    pub(crate) fn of(highlights: &Highlights, board: &Board) -> Self {
        let arrows = highlights.arrows.iter().map(|&mv: &CoreMove| Move::of(mv, board));
        Self {
            points: highlights.points.iter().map(number).collect(),
            lines: highlights.lines.iter().map(|line| line.iter().copied().map(number).collect()).collect(),
            arrows: arrows.collect(),
        }
    }
}
