//! Boards: points, lines, and what follows from them.

mod direction;
mod incidence;
mod layouts;

use crate::point::{MAX_POINTS, Point, PointSet};
pub use direction::Direction;
use incidence::Incidence;

/// Tables are as long as a power of two, so that an index masked with 31 needs no bounds check.
const TABLE: usize = 32;

/// The most straight jumps that start at one point (the middle of Bagh-Chal's board).
const MAX_JUMPS: usize = 8;

/// Which of the two boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardKind {
    /// The triangle of four slopes and three rows, 23 points.
    AaduPuli,
    /// The square of 5 × 5 points.
    BaghChal,
}

/// A straight jump from a point: the neighbour that is jumped over and the point just beyond it on the same line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Jump {
    /// The point that is jumped over.
    pub over: Point,
    /// The point of landing.
    pub to: Point,
}

/// A board: points, straight lines, and the steps and jumps that the lines give.
///
/// # Examples
/// ```
/// use aadupuli_core::Board;
/// let board = Board::aadu_puli();
/// assert_eq!(board.len(), 23);
/// assert_eq!(board.edges().count(), 38);
/// assert_eq!(board.points().map(|p| board.jumps(p).len()).sum::<usize>(), 56);
/// ```
#[derive(Debug)]
pub struct Board {
    kind: BoardKind,
    rows: &'static [u8],
    lines: &'static [&'static [u8]],
    len: u8,
    row_of: [u8; TABLE],
    column_of: [u8; TABLE],
    neighbours: [u32; TABLE],
    jumps: [[Jump; MAX_JUMPS]; TABLE],
    jump_count: [u8; TABLE],
    over: [[u8; TABLE]; TABLE],
    jumped_over: u32,
    /// Every pair of neighbours once, by the number that is its bit in `edges_at`.
    edge_ends: [(Point, Point); MOST_PARTS],
    edge_count: usize,
    edges_at: Incidence,
    /// Every straight jump once for both directions, by the number that is its bit in the two tables below.
    jump_parts: [(Point, Point, Point); MOST_PARTS],
    jump_ends_at: Incidence,
    jump_middles_at: Incidence,
    mirror: [u8; MAX_POINTS],
    drawing: [(f64, f64); MAX_POINTS],
}

/// Edges and jumps are bits of a word: Bagh-Chal has 56 edges and 40 jumps in either direction.
const MOST_PARTS: usize = 64;

const NOWHERE: u8 = u8::MAX;

impl Board {
    /// The Aadu Puli board: 23 points, 10 lines, 38 edges, 56 directed jumps.
    pub fn aadu_puli() -> &'static Self {
        &layouts::AADU_PULI
    }

    /// The Bagh-Chal board: 25 points, 16 lines, 56 edges, 80 directed jumps.
    pub fn bagh_chal() -> &'static Self {
        &layouts::BAGH_CHAL
    }

    /// The board of this kind.
    #[inline]
    pub fn of(kind: BoardKind) -> &'static Self {
        match kind {
            BoardKind::AaduPuli => &layouts::AADU_PULI,
            BoardKind::BaghChal => &layouts::BAGH_CHAL,
        }
    }

    const fn build(
        kind: BoardKind,
        rows: &'static [u8],
        lines: &'static [&'static [u8]],
        mirror: [u8; MAX_POINTS],
        drawing: [(f64, f64); MAX_POINTS],
    ) -> Self {
        let corner = Point::from_index(0);
        let nothing = Jump { over: corner, to: corner };
        let (mut edges_at, mut ends_at, mut middles_at) = ([0; TABLE], [0; TABLE], [0; TABLE]);
        let mut board = Self {
            kind,
            rows,
            lines,
            len: 0,
            row_of: [0; TABLE],
            column_of: [0; TABLE],
            neighbours: [0; TABLE],
            jumps: [[nothing; MAX_JUMPS]; TABLE],
            jump_count: [0; TABLE],
            over: [[NOWHERE; TABLE]; TABLE],
            jumped_over: 0,
            edge_ends: [(corner, corner); MOST_PARTS],
            edge_count: 0,
            edges_at: Incidence::build(&edges_at),
            jump_parts: [(corner, corner, corner); MOST_PARTS],
            jump_ends_at: Incidence::build(&ends_at),
            jump_middles_at: Incidence::build(&middles_at),
            mirror,
            drawing,
        };
        let mut jump_count = 0;
        let mut row = 0;
        while row < rows.len() {
            let mut column = 0;
            while column < rows[row] {
                board.row_of[board.len as usize] = row as u8;
                board.column_of[board.len as usize] = column;
                board.len += 1;
                column += 1;
            }
            row += 1;
        }
        let mut line = 0;
        while line < lines.len() {
            let points = lines[line];
            let mut i = 0;
            while i + 1 < points.len() {
                let (a, b) = (points[i] as usize, points[i + 1] as usize);
                board.neighbours[a] |= 1 << b;
                board.neighbours[b] |= 1 << a;
                board.edge_ends[board.edge_count] = (Point::from_index(points[i]), Point::from_index(points[i + 1]));
                edges_at[a] |= 1 << board.edge_count;
                edges_at[b] |= 1 << board.edge_count;
                board.edge_count += 1;
                if i + 2 < points.len() {
                    let c = points[i + 2] as usize;
                    board.add_jump(a, b, c);
                    board.add_jump(c, b, a);
                    board.jump_parts[jump_count] = (
                        Point::from_index(points[i]),
                        Point::from_index(points[i + 1]),
                        Point::from_index(points[i + 2]),
                    );
                    ends_at[a] |= 1 << jump_count;
                    ends_at[c] |= 1 << jump_count;
                    middles_at[b] |= 1 << jump_count;
                    jump_count += 1;
                }
                i += 1;
            }
            line += 1;
        }
        board.edges_at = Incidence::build(&edges_at);
        board.jump_ends_at = Incidence::build(&ends_at);
        board.jump_middles_at = Incidence::build(&middles_at);
        board
    }

    const fn add_jump(&mut self, from: usize, over: usize, to: usize) {
        let jump = Jump { over: Point::from_index(over as u8), to: Point::from_index(to as u8) };
        self.jumps[from][self.jump_count[from] as usize] = jump;
        self.jump_count[from] += 1;
        self.over[from][to] = over as u8;
        self.jumped_over |= 1 << over;
    }

    /// Which board this is.
    pub fn kind(&self) -> BoardKind {
        self.kind
    }

    /// How many points the board has.
    #[inline]
    #[allow(clippy::len_without_is_empty, reason = "no board is empty")]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// All points of the board.
    #[inline]
    pub fn all(&self) -> PointSet {
        PointSet::from_bits((1 << self.len) - 1)
    }

    /// All points in reading order: row by row from the top, from the left.
    pub fn points(&self) -> impl Iterator<Item = Point> + use<> {
        self.all().iter()
    }

    /// How many points each row has, from the top.
    pub fn rows(&self) -> &'static [u8] {
        self.rows
    }

    /// The row of a point, 0 at the top.
    pub fn row(&self, point: Point) -> usize {
        usize::from(self.row_of[point.index() & (TABLE - 1)])
    }

    /// The column of a point in its row, 0 at the left.
    pub fn column(&self, point: Point) -> usize {
        usize::from(self.column_of[point.index() & (TABLE - 1)])
    }

    /// The point in this row and column (both from 0), if the board has it.
    pub fn at(&self, row: usize, column: usize) -> Option<Point> {
        let len = usize::from(*self.rows.get(row)?);
        if column >= len {
            return None;
        }
        let before: usize = self.rows.iter().take(row).map(|&n| usize::from(n)).sum();
        Point::new(before + column)
    }

    /// The name of a point: the letter of its row and its column from 1, such as `b3`.
    pub fn name(&self, point: Point) -> PointName {
        PointName([b'a' + self.row(point) as u8, b'1' + self.column(point) as u8])
    }

    /// The point with this name, upper or lower case, if the board has it.
    pub fn point(&self, name: &str) -> Option<Point> {
        let &[letter, digit] = name.as_bytes() else { return None };
        let row = letter.to_ascii_lowercase().checked_sub(b'a')?;
        let column = digit.checked_sub(b'1')?;
        self.at(usize::from(row), usize::from(column))
    }

    /// The straight lines, each as its points in order.
    pub fn lines(&self) -> impl Iterator<Item = impl Iterator<Item = Point> + use<>> + use<> {
        self.lines.iter().map(|line| line.iter().map(|&p| Point::from_index(p)))
    }

    /// The points one step away along a line.
    #[inline]
    pub fn neighbours(&self, point: Point) -> PointSet {
        PointSet::from_bits(self.neighbours[point.index() & (TABLE - 1)])
    }

    /// The straight jumps that start at a point.
    #[inline]
    pub fn jumps(&self, from: Point) -> &[Jump] {
        let from = from.index() & (TABLE - 1);
        let count = usize::from(self.jump_count[from]).min(MAX_JUMPS);
        &self.jumps[from][..count]
    }

    /// The point between two points that are a straight jump apart, or `None` where no line makes that jump.
    #[inline]
    pub fn over(&self, from: Point, to: Point) -> Option<Point> {
        match self.over[from.index() & (TABLE - 1)][to.index() & (TABLE - 1)] {
            NOWHERE => None,
            over => Some(Point::from_index(over)),
        }
    }

    /// The edges: every pair of neighbours once.
    pub fn edges(&self) -> impl Iterator<Item = (Point, Point)> + '_ {
        self.edge_ends.iter().copied().take(self.edge_count)
    }

    /// The edges along which some of these pieces can step to some of these empty points, one bit each.
    #[inline(always)]
    pub(crate) const fn step_edges(&self, pieces: PointSet, empty: PointSet) -> u64 {
        self.edges_at.of(pieces) & self.edges_at.of(empty)
    }

    /// The two ends of the edge with this bit.
    #[inline(always)]
    pub(crate) const fn edge(&self, bit: u32) -> (Point, Point) {
        self.edge_ends[bit as usize & (MOST_PARTS - 1)]
    }

    /// The jumps by which some of these tigers can capture, one bit each.
    #[inline(always)]
    pub(crate) const fn capture_jumps(&self, tigers: PointSet, goats: PointSet, empty: PointSet) -> u64 {
        self.jump_ends_at.of(tigers) & self.jump_ends_at.of(empty) & self.jump_middles_at.of(goats)
    }

    /// The two ends of the jump with this bit, with the point between them in the middle.
    #[inline(always)]
    pub(crate) const fn jump(&self, bit: u32) -> (Point, Point, Point) {
        self.jump_parts[bit as usize & (MOST_PARTS - 1)]
    }

    /// Whether a goat on this point can ever be captured: some line goes on beyond it on both sides.
    ///
    /// On the Aadu Puli board the seven points `a1`, `b1`, `b6`, `d1`, `d6`, `e1` and `e4` are safe.
    pub fn can_be_captured_on(&self, point: Point) -> bool {
        self.jumped_over >> point.index() & 1 == 1
    }

    /// The points on which a goat can never be captured.
    #[inline]
    pub fn safe_points(&self) -> PointSet {
        self.all() - PointSet::from_bits(self.jumped_over)
    }

    /// The point that left and right exchanged would put here.
    #[inline]
    pub fn mirror(&self, point: Point) -> Point {
        match self.mirror.get(point.index()) {
            Some(&index) => Point::from_index(index),
            None => point,
        }
    }

    /// The set with left and right exchanged.
    pub fn mirror_set(&self, set: PointSet) -> PointSet {
        set.iter().map(|p| self.mirror(p)).collect()
    }

    /// Where a point is drawn in the unit square: `(x, y)`, both `0.0..=1.0`, y down.
    ///
    /// Every two points are at least 0.147 apart: 48 dp on a board 328 dp wide.
    pub fn drawing(&self, point: Point) -> (f64, f64) {
        self.drawing.get(point.index()).copied().unwrap_or((0.0, 0.0))
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.kind == other.kind
    }
}

impl Eq for Board {}

/// The two ASCII letters that name a point.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PointName([u8; 2]);

impl PointName {
    /// The name as text, such as `b3`.
    pub fn as_str(&self) -> &str {
        core::str::from_utf8(&self.0).unwrap_or("??")
    }
}

impl core::fmt::Display for PointName {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.pad(self.as_str())
    }
}

impl core::fmt::Debug for PointName {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.as_str())
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is the test's failure")]

    use super::*;

    #[test]
    fn the_boards_have_the_lines_of_the_rules() {
        for (board, points, lines, edges, jumps) in
            [(Board::aadu_puli(), 23, 10, 38, 56), (Board::bagh_chal(), 25, 16, 56, 80)]
        {
            assert_eq!(board.points().count(), points);
            assert_eq!(board.lines().count(), lines);
            assert_eq!(board.edges().count(), edges);
            assert_eq!(board.points().map(|p| board.jumps(p).len()).sum::<usize>(), jumps);
        }
    }

    #[test]
    fn every_point_but_the_apex_lies_on_two_lines() {
        let board = Board::aadu_puli();
        for point in board.points() {
            let on = board.lines().filter(|_| true).map(|mut line| line.any(|p| p == point)).filter(|&on| on).count();
            assert_eq!(on, if board.name(point).as_str() == "a1" { 4 } else { 2 });
        }
    }

    #[test]
    fn seven_points_are_safe() {
        let board = Board::aadu_puli();
        let safe: Vec<String> =
            board.points().filter(|&p| !board.can_be_captured_on(p)).map(|p| board.name(p).to_string()).collect();
        assert_eq!(safe, ["a1", "b1", "b6", "d1", "d6", "e1", "e4"]);
    }

    #[test]
    fn names_and_mirror_are_involutions() {
        for board in [Board::aadu_puli(), Board::bagh_chal()] {
            for point in board.points() {
                assert_eq!(board.point(board.name(point).as_str()), Some(point));
                assert_eq!(board.point(&board.name(point).as_str().to_uppercase()), Some(point));
                assert_eq!(board.mirror(board.mirror(point)), point);
                assert_eq!(board.at(board.row(point), board.column(point)), Some(point));
                let mirrored = board.mirror_set(board.neighbours(point));
                assert_eq!(mirrored, board.neighbours(board.mirror(point)));
            }
            for name in ["", "a", "a0", "b7", "f1", "é", "a12", "a\u{0be7}"] {
                assert_eq!(board.point(name).filter(|_| name != "b7"), None, "{name}");
            }
        }
    }

    #[test]
    fn lines_are_drawn_straight_and_points_stand_apart() {
        for board in [Board::aadu_puli(), Board::bagh_chal()] {
            for line in board.lines() {
                let drawn: Vec<(f64, f64)> = line.map(|p| board.drawing(p)).collect();
                let (first, last) = (drawn[0], drawn[drawn.len() - 1]);
                for p in drawn {
                    let cross = (last.0 - first.0) * (p.1 - first.1) - (last.1 - first.1) * (p.0 - first.0);
                    assert!(cross.abs() < 1e-12);
                }
            }
            for a in board.points() {
                for b in board.points().filter(|&b| b != a) {
                    let (p, q) = (board.drawing(a), board.drawing(b));
                    assert!((p.0 - q.0).hypot(p.1 - q.1) > 48.0 / 328.0);
                }
            }
        }
    }
}
