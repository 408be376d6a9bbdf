//! Which point an arrow key leads to.

use super::Board;
use crate::point::Point;

/// The direction of an arrow key, as the board is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Towards the top.
    Up,
    /// Towards the bottom.
    Down,
    /// Towards the left.
    Left,
    /// Towards the right.
    Right,
}

impl Direction {
    /// Every direction.
    pub const ALL: [Self; 4] = [Self::Up, Self::Down, Self::Left, Self::Right];

    /// The opposite direction.
    #[must_use]
    pub const fn back(self) -> Self {
        match self {
            Self::Up => Self::Down,
            Self::Down => Self::Up,
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }

    /// Across and down, as drawings have it.
    const fn vector(self) -> (f64, f64) {
        match self {
            Self::Up => (0.0, -1.0),
            Self::Down => (0.0, 1.0),
            Self::Left => (-1.0, 0.0),
            Self::Right => (1.0, 0.0),
        }
    }
}

/// A line counts for a direction while it runs within 60 degrees of it.
const LEAST_COSINE: f64 = 0.5;

/// Cosines closer than this are equal: the drawing's two halves differ in the last bits.
const SAME: f64 = 1e-9;

impl Board {
    /// The neighbour that an arrow key leads to: the one whose line runs nearest to the direction, within 60 degrees;
    /// of two that are as near, the left or upper one. None where no line goes that way.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_core::{Board, Direction};
    /// let board = Board::aadu_puli();
    /// let leads = |from: &str, direction| {
    ///     board.towards(board.point(from)?, direction).map(|to| board.name(to).to_string())
    /// };
    /// assert_eq!(leads("c2", Direction::Right).as_deref(), Some("c3"));
    /// assert_eq!(leads("b5", Direction::Up).as_deref(), Some("a1"));
    /// assert_eq!(leads("c1", Direction::Left), None);
    /// ```
    pub fn towards(&self, from: Point, direction: Direction) -> Option<Point> {
        let (x, y) = self.drawing(from);
        let (across, down) = direction.vector();
        let cosine = |to: Point| {
            let (dx, dy) = (self.drawing(to).0 - x, self.drawing(to).1 - y);
            (dx * across + dy * down) / dx.hypot(dy)
        };
        self.neighbours(from)
            .iter()
            .map(|to| (to, cosine(to)))
            .filter(|&(_, cosine)| cosine >= LEAST_COSINE)
            .reduce(|best, next| if next.1 > best.1 + SAME { next } else { best })
            .map(|(to, _)| to)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is the test's failure")]

    use super::*;
    use crate::point::PointSet;

    fn boards() -> [&'static Board; 2] {
        [Board::aadu_puli(), Board::bagh_chal()]
    }

    fn every_arrow(board: &'static Board) -> impl Iterator<Item = (Point, Direction)> {
        board.points().flat_map(|from| Direction::ALL.map(|direction| (from, direction)))
    }

    #[test]
    fn an_arrow_leads_to_a_neighbour_in_its_direction() {
        for board in boards() {
            for (from, direction) in every_arrow(board) {
                let Some(to) = board.towards(from, direction) else { continue };
                assert!(board.neighbours(from).contains(to));
                let ((x, y), (to_x, to_y)) = (board.drawing(from), board.drawing(to));
                let further = match direction {
                    Direction::Up => to_y < y,
                    Direction::Down => to_y > y,
                    Direction::Left => to_x < x,
                    Direction::Right => to_x > x,
                };
                assert!(further, "{direction:?} from {} to {}", board.name(from), board.name(to));
            }
        }
    }

    #[test]
    fn within_a_row_the_arrows_go_along_it() {
        for board in boards() {
            for from in board.points() {
                let (row, column) = (board.row(from), board.column(from));
                assert_eq!(board.towards(from, Direction::Right), board.at(row, column + 1));
                let left = column.checked_sub(1).and_then(|column| board.at(row, column));
                assert_eq!(board.towards(from, Direction::Left), left);
            }
        }
    }

    #[test]
    fn every_point_is_reached_from_every_other() {
        for board in boards() {
            for start in board.points() {
                let mut reached: PointSet = [start].into_iter().collect();
                loop {
                    let next = Direction::ALL
                        .into_iter()
                        .flat_map(|direction| reached.iter().filter_map(move |from| board.towards(from, direction)))
                        .fold(reached, |all, point| all | [point].into_iter().collect());
                    if next == reached {
                        break;
                    }
                    reached = next;
                }
                assert_eq!(reached, board.all(), "from {}", board.name(start));
            }
        }
    }

    #[test]
    fn the_mirrored_arrow_leads_to_the_mirrored_point() {
        for board in boards() {
            for (from, direction) in every_arrow(board) {
                let mirrored = match direction {
                    Direction::Left | Direction::Right => direction.back(),
                    Direction::Up | Direction::Down => direction,
                };
                let (here, there) = (board.towards(from, direction), board.towards(board.mirror(from), mirrored));
                // On the axis two lines may be as near: there the left one is taken from both sides.
                if board.mirror(from) != from {
                    assert_eq!(here.map(|point| board.mirror(point)), there, "{direction:?} from {}", board.name(from));
                }
            }
        }
    }

    #[test]
    fn of_two_that_are_as_near_the_left_one_is_taken() {
        let board = Board::aadu_puli();
        let down = board.towards(board.point("a1").unwrap(), Direction::Down).unwrap();
        assert_eq!(board.name(down).as_str(), "b3");
    }
}
