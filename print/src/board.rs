//! The board on a page.

use aadupuli_core::{Board, Point, RuleSet};

use crate::drawing::{Page, Shade, Stroke};

/// The width of the board's lines, in millimetres.
const LINE: f64 = 0.7;

/// The radius of a point, in millimetres.
const POINT: f64 = 1.6;

/// The radius of the ring around a point on which a tiger starts, in millimetres.
const START: f64 = 4.2;

/// A square on a page in which a board is drawn: the unit square of [`Board::drawing`] made larger.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Square {
    pub(crate) left: f64,
    pub(crate) top: f64,
    pub(crate) side: f64,
}

impl Square {
    pub(crate) fn place(self, board: &Board, point: Point) -> (f64, f64) {
        let (x, y) = board.drawing(point);
        (self.left + x * self.side, self.top + y * self.side)
    }
}

/// Draws the lines, then the points, with rings where the tigers start.
pub(crate) fn draw(page: &mut Page, rules: &RuleSet, square: Square) {
    let board = rules.board();
    for line in board.lines() {
        let points: Vec<Point> = line.collect();
        if let (Some(&first), Some(&last)) = (points.first(), points.last()) {
            page.line(square.place(board, first), square.place(board, last), Stroke::solid(LINE));
        }
    }
    for point in board.points() {
        let centre = square.place(board, point);
        if rules.tiger_start().contains(point) {
            page.circle(centre, START, Some(Shade::Paper), Some(Stroke::solid(LINE)));
        }
        page.circle(centre, POINT, Some(Shade::Ink), None);
    }
}
