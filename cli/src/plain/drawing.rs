//! The board in plain letters, for any terminal, pipe or printer: lines of `-`, `|`, `/` and `\`.

use aadupuli_core::{Board, BoardKind, Piece, Point, Position};

/// A grid of letters onto which the board is drawn.
struct Grid {
    letters: Vec<Vec<char>>,
}

/// Where the board lies in the grid: the left margin holds the rows' letters.
const MARGIN: usize = 4;

/// How many letters and lines a board takes, margin aside: both boards are drawn so that the lines come out straight.
const fn size(board: BoardKind) -> (usize, usize) {
    match board {
        BoardKind::AaduPuli => (49, 13),
        BoardKind::BaghChal => (33, 9),
    }
}

fn place(board: &Board, point: Point) -> (usize, usize) {
    let (width, height) = size(board.kind());
    let (x, y) = board.drawing(point);
    // Drawing coordinates lie in the unit square.
    (MARGIN + (x * (width - 1) as f64).round() as usize, (y * (height - 1) as f64).round() as usize)
}

impl Grid {
    fn put(&mut self, x: usize, y: usize, letter: char) {
        if let Some(place) = self.letters.get_mut(y).and_then(|line| line.get_mut(x)) {
            *place = letter;
        }
    }

    fn line(&mut self, from: (usize, usize), to: (usize, usize)) {
        let ((x1, y1), (x2, y2)) = if from.1 <= to.1 { (from, to) } else { (to, from) };
        if y1 == y2 {
            return (x1.min(x2) + 1..x1.max(x2)).for_each(|x| self.put(x, y1, '-'));
        }
        let letter = match x1.cmp(&x2) {
            core::cmp::Ordering::Less => '\\',
            core::cmp::Ordering::Equal => '|',
            core::cmp::Ordering::Greater => '/',
        };
        for y in y1 + 1..y2 {
            let share = (y - y1) as f64 / (y2 - y1) as f64;
            let x = x1 as f64 + share * (x2 as f64 - x1 as f64);
            self.put(x.round() as usize, y, letter);
        }
    }
}

/// The board with its lines and pieces: `T` a tiger, `G` a goat, `+` an empty point.
pub(crate) fn position(position: &Position) -> String {
    marked(position, &[])
}

/// The same with brackets around some of the points.
pub(crate) fn marked(position: &Position, points: &[Point]) -> String {
    let letter = |point| match position.piece(point) {
        Some(Piece::Tiger) => 'T',
        Some(Piece::Goat) => 'G',
        None => '+',
    };
    let mark = |point| {
        let letter = letter(point);
        if points.contains(&point) { format!("[{letter}]") } else { letter.to_string() }
    };
    draw(position.board(), mark)
}

/// The board with the name of each point.
pub(crate) fn names(board: &'static Board) -> String {
    draw(board, |point| board.name(point).to_string())
}

fn draw(board: &'static Board, mark: impl Fn(Point) -> String) -> String {
    let (width, height) = size(board.kind());
    let mut grid = Grid { letters: vec![vec![' '; MARGIN + width + 2]; height] };
    for (a, b) in board.edges() {
        grid.line(place(board, a), place(board, b));
    }
    for point in board.points() {
        let (x, y) = place(board, point);
        let letters: Vec<char> = mark(point).chars().collect();
        // Brackets stand around the point, a name begins at it.
        let first = if letters.len() == 3 { x.saturating_sub(1) } else { x };
        for (i, letter) in letters.into_iter().enumerate() {
            grid.put(first + i, y, letter);
        }
        if board.column(point) == 0 {
            grid.put(0, y, board.name(point).as_str().chars().next().unwrap_or(' '));
        }
    }
    let lines = grid.letters.into_iter().map(|line| line.into_iter().collect::<String>().trim_end().to_owned());
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use aadupuli_core::{GameId, RuleSet, Variants};

    use super::*;

    #[test]
    fn both_boards_are_drawn_with_all_their_points() {
        for game in GameId::ALL {
            let start = Position::start(RuleSet::new(game, Variants::NONE));
            let drawn = position(&start);
            println!("{drawn}\n{}", names(start.board()));
            assert_eq!(drawn.matches('T').count(), start.tigers().len());
            assert_eq!(drawn.matches('+').count(), start.empty().len());
            let named = names(start.board());
            for point in start.board().points() {
                assert!(named.contains(start.board().name(point).as_str()));
            }
        }
    }
}
