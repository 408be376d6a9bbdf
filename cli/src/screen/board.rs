//! The board on the screen: where its points lie, and how it is drawn.

use aadupuli_core::{Board, BoardKind, MAX_POINTS, Piece, Point, PointSet, Position};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::symbols::Marker;
use ratatui::widgets::Widget;
use ratatui::widgets::canvas::{Canvas, Line};

use super::look::Look;

/// Letters at the left of the board for the rows' names, and for the tokens that stick out at both sides.
const LEFT: u16 = 4;
const RIGHT: u16 = 2;

/// A letter has this many dots side by side, and as many twice over one above the other.
const DOTS_ACROSS: f64 = 2.0;
const DOTS_DOWN: f64 = 4.0;

/// Where a board lies on the screen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    board: &'static Board,
    /// The letters between the leftmost and the rightmost, the topmost and the lowest point.
    field: Rect,
    /// The letter on which each point lies, counted from the field's corner.
    points: [(u16, u16); MAX_POINTS],
}

impl Place {
    /// The largest board that fits into an area, in its middle. Letters are twice as high as wide.
    pub(super) fn within(board: &'static Board, area: Rect) -> Self {
        let room = area.width.saturating_sub(LEFT + RIGHT);
        let height = area.height.min(room.div_ceil(2)).max(1);
        // The square board keeps its points at whole letters; the triangle needs a letter in its middle.
        let height = match board.kind() {
            BoardKind::AaduPuli => height,
            BoardKind::BaghChal => (height - 1) / 4 * 4 + 1,
        };
        let width = 2 * height - 1;
        let x = area.x + LEFT + room.saturating_sub(width) / 2;
        let y = area.y + area.height.saturating_sub(height) / 2;
        let field = Rect { x, y, width, height };
        let mut points = [(0, 0); MAX_POINTS];
        for point in board.points() {
            if let Some(place) = points.get_mut(point.index()) {
                *place = letter(board, point, field);
            }
        }
        Self { board, field, points }
    }

    /// The letter on which a point lies.
    pub(super) fn of(&self, point: Point) -> (u16, u16) {
        let (x, y) = self.points.get(point.index()).copied().unwrap_or_default();
        (self.field.x + x, self.field.y + y)
    }

    /// The point at a letter of the screen, or next to it.
    pub(super) fn point_at(&self, column: u16, row: u16) -> Option<Point> {
        let near = |point: &Point| {
            let (x, y) = self.of(*point);
            (y.abs_diff(row), x.abs_diff(column))
        };
        self.board.points().min_by_key(near).filter(|point| matches!(near(point), (0, 0..=2) | (1, 0..=1)))
    }

    /// The middle of the letter on which a point lies, in dots from the upper left.
    fn dot(&self, point: Point) -> (f64, f64) {
        let (x, y) = self.points.get(point.index()).copied().unwrap_or_default();
        (f64::from(x) * DOTS_ACROSS + 0.5, f64::from(y) * DOTS_DOWN + 1.5)
    }
}

/// The letter of a point within a field: its row's line of letters, and there the place at which a straight line from
/// the upper to the lower end of the board runs through it, so that the slopes stay straight.
fn letter(board: &Board, point: Point, field: Rect) -> (u16, u16) {
    let (last_column, last_row) = (f64::from(field.width) - 1.0, f64::from(field.height) - 1.0);
    let (x, y) = board.drawing(point);
    let row = (y * last_row).round();
    let column = slope_through(board, point).map_or(x, |((x1, y1), (x2, y2))| {
        let share = if last_row > 0.0 { (row / last_row - y1) / (y2 - y1) } else { 0.0 };
        x1 + share * (x2 - x1)
    });
    // Both lie within the field.
    ((column * last_column).round() as u16, row as u16)
}

type Drawn = (f64, f64);

/// The ends of the line from the top to the bottom of the board on which a point lies, if there is one.
fn slope_through(board: &Board, point: Point) -> Option<(Drawn, Drawn)> {
    board.lines().map(Iterator::collect::<Vec<Point>>).filter(|line| line.contains(&point)).find_map(|line| {
        let (first, last) = (board.drawing(*line.first()?), board.drawing(*line.last()?));
        let is_slope = first.1 == 0.0 && last.1 == 1.0 && board.kind() == BoardKind::AaduPuli;
        is_slope.then_some((first, last))
    })
}

/// Everything that is to be seen on the board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shown<'p> {
    pub(super) position: &'p Position,
    pub(super) selected: Option<Point>,
    /// The points to which the selected piece, or one from the hand, can go.
    pub(super) targets: PointSet,
    /// Those of the targets that take a goat, and the goats that they take.
    pub(super) captures: PointSet,
    pub(super) taken: PointSet,
    /// The points of the last move: where the piece came from, where it is now, what it took.
    pub(super) last_from: Option<Point>,
    pub(super) last_to: Option<Point>,
    pub(super) last_taken: Option<Point>,
    /// The points that a hint speaks of.
    pub(super) hinted: PointSet,
    pub(super) trapped: PointSet,
    pub(super) cursor: Option<Point>,
    pub(super) names: bool,
    /// Lines that are drawn strongly, point by point.
    pub(super) strong_lines: &'p [Vec<Point>],
}

/// Draws the board and returns where it lies.
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, shown: &Shown<'_>, look: &Look) -> Place {
    let place = Place::within(shown.position.board(), area);
    lines(&place, shown.strong_lines, look, frame.buffer_mut());
    for point in place.board.points() {
        token(&place, point, shown, look, frame.buffer_mut());
    }
    place
}

fn lines(place: &Place, strong: &[Vec<Point>], look: &Look, buffer: &mut Buffer) {
    let field = place.field;
    let (width, height) = (f64::from(field.width) * DOTS_ACROSS, f64::from(field.height) * DOTS_DOWN);
    Canvas::default()
        .marker(Marker::Braille)
        .background_color(look.ground)
        .x_bounds([0.0, width - 1.0])
        .y_bounds([0.0, height - 1.0])
        .paint(|painter| {
            let mut draw = |first, last, color| {
                let ((x1, y1), (x2, y2)) = (place.dot(first), place.dot(last));
                // The canvas counts from below.
                painter.draw(&Line { x1, y1: height - 1.0 - y1, x2, y2: height - 1.0 - y2, color });
            };
            for mut line in place.board.lines() {
                let Some(first) = line.next() else { continue };
                draw(first, line.last().unwrap_or(first), look.line);
            }
            for line in strong {
                if let (Some(&first), Some(&last)) = (line.first(), line.last()) {
                    draw(first, last, look.hint);
                }
            }
        })
        .render(field, buffer);
    for row in 0..place.board.rows().len() {
        let Some(first) = place.board.at(row, 0) else { continue };
        let (_, y) = place.of(first);
        let name = place.board.name(first);
        let letter = name.as_str().get(..1).unwrap_or_default();
        buffer.set_string(field.x.saturating_sub(LEFT - 1), y, letter, look.quiet_text());
    }
}

fn token(place: &Place, point: Point, shown: &Shown<'_>, look: &Look, buffer: &mut Buffer) {
    let (x, y) = place.of(point);
    let Some(left) = x.checked_sub(1) else { return };
    let has = |set: PointSet| set.contains(point);
    let at_cursor = shown.cursor == Some(point);
    let (letters, mut style) = match shown.position.piece(point) {
        Some(piece) => (piece_letters(piece, point, shown), piece_style(piece, point, shown, look)),
        None => {
            let mark = |letter: &str| format!(" {letter} ");
            let bold = |colour| look.of(colour).add_modifier(Modifier::BOLD);
            if has(shown.hinted) {
                (mark("◆"), bold(look.hint))
            } else if has(shown.captures) {
                (mark("◎"), bold(look.danger))
            } else if has(shown.targets) {
                (mark("●"), bold(look.target))
            } else if shown.last_taken == Some(point) {
                (mark("×"), bold(look.danger))
            } else if shown.last_from == Some(point) {
                (mark("○"), bold(look.last_move))
            } else if shown.names {
                (format!("{} ", place.board.name(point)), look.quiet_text())
            } else {
                (mark("•"), look.of(look.point))
            }
        }
    };
    let letters = if at_cursor { bracketed(&letters) } else { letters };
    if at_cursor && !look.colours {
        style = style.add_modifier(Modifier::REVERSED);
    } else if at_cursor && shown.position.piece(point).is_none() {
        style = style.bg(look.raised);
    }
    if shown.position.piece(point).is_none() && !at_cursor && !shown.names {
        // The lines go on at both sides of a mark.
        let middle: String = letters.chars().skip(1).take(1).collect();
        buffer.set_string(x, y, middle, style);
    } else {
        buffer.set_string(left, y, letters, style);
    }
}

/// Shape tells what colour tells: brackets around what is selected, moved last, trapped or in danger.
fn piece_letters(piece: Piece, point: Point, shown: &Shown<'_>) -> String {
    let letter = match piece {
        Piece::Tiger => 'T',
        Piece::Goat => 'G',
    };
    let (before, after) = if shown.selected == Some(point) {
        ('▸', '◂')
    } else if shown.hinted.contains(point) {
        ('◆', '◆')
    } else if shown.taken.contains(point) {
        ('×', '×')
    } else if shown.trapped.contains(point) {
        ('(', ')')
    } else if shown.last_to == Some(point) {
        ('‹', '›')
    } else {
        (' ', ' ')
    };
    format!("{before}{letter}{after}")
}

fn piece_style(piece: Piece, point: Point, shown: &Shown<'_>, look: &Look) -> Style {
    let style = look.token_style(piece);
    if shown.trapped.contains(point) && look.colours {
        // Outlined instead of filled.
        return style.fg(look.tiger).bg(look.raised);
    }
    style
}

fn bracketed(letters: &str) -> String {
    let middle: String = letters.chars().skip(1).take(1).collect();
    format!("[{middle}]")
}
