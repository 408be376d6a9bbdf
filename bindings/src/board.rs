//! Boards as a front end draws, names and walks them.

use aadupuli_core::{Board, BoardKind, Direction, Point};

use crate::numbers::{int, number};

/// A point of a board.
#[derive(Clone, Debug, PartialEq, uniffi::Record)]
pub struct BoardPoint {
    /// The point's number: its place in reading order, from 0.
    pub point: i32,
    /// Its name, such as `b3`.
    pub name: String,
    /// Its row, from 0 at the top.
    pub row: i32,
    /// Its column in the row, from 0 at the left.
    pub column: i32,
    /// How many points its row has.
    pub row_length: i32,
    /// Where it is drawn: 0.0 at the left to 1.0 at the right.
    pub x: f64,
    /// Where it is drawn: 0.0 at the top to 1.0 at the bottom.
    pub y: f64,
    /// The points one step away along a line.
    pub neighbours: Vec<i32>,
    /// The neighbour that the arrow key to the left leads to, if a line goes that way; the three below likewise.
    pub left: Option<i32>,
    /// The neighbour to the right.
    pub right: Option<i32>,
    /// The neighbour above.
    pub up: Option<i32>,
    /// The neighbour below.
    pub down: Option<i32>,
    /// The point that left and right exchanged would put here.
    pub mirror: i32,
    /// Whether a goat here can never be captured: no line goes on beyond it.
    pub safe: bool,
}

/// A board: its points in reading order and its lines.
#[derive(Clone, Debug, PartialEq, uniffi::Record)]
pub struct BoardLayout {
    /// Which board.
    pub kind: BoardKind,
    /// The points, row by row from the top; the point with number n is the nth.
    pub points: Vec<BoardPoint>,
    /// The straight lines, each as its points in order.
    pub lines: Vec<Vec<i32>>,
    /// How many points each row has, from the top.
    pub rows: Vec<i32>,
}

/// The layout of a board.
#[uniffi::export]
pub fn board_layout(kind: BoardKind) -> BoardLayout {
    let board = Board::of(kind);
    BoardLayout {
        kind,
        points: board.points().map(|point| board_point(board, point)).collect(),
        lines: board.lines().map(|line| line.map(number).collect()).collect(),
        rows: board.rows().iter().map(|&length| int(length)).collect(),
    }
}

fn board_point(board: &Board, point: Point) -> BoardPoint {
    let (x, y) = board.drawing(point);
    let row = board.row(point);
    let towards = |direction| board.towards(point, direction).map(number);
    BoardPoint {
        point: number(point),
        name: board.name(point).to_string(),
        row: int(row),
        column: int(board.column(point)),
        row_length: int(board.rows().get(row).copied().unwrap_or(0)),
        x,
        y,
        neighbours: board.neighbours(point).iter().map(number).collect(),
        left: towards(Direction::Left),
        right: towards(Direction::Right),
        up: towards(Direction::Up),
        down: towards(Direction::Down),
        mirror: number(board.mirror(point)),
        safe: !board.can_be_captured_on(point),
    }
}
