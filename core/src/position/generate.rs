//! The legal moves of a position.

use arrayvec::ArrayVec;

use super::Position;
use crate::moves::Move;
use crate::point::{Point, PointSet};
use crate::side::Side;

/// Room for the moves of any position: a board has at most 56 edges, and tigers at most 32 steps and jumps.
const MOST_MOVES: usize = 64;

/// The legal moves of a position.
pub type Moves = ArrayVec<Move, MOST_MOVES>;

impl Position {
    /// The legal moves. None where the game is won; `pass` alone where goats have no other.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_core::{GameId, Position, RuleSet, Variants};
    /// let start = Position::start(RuleSet::new(GameId::BaghChal, Variants::NONE));
    /// assert_eq!(start.legal_moves().len(), 21);
    /// ```
    pub fn legal_moves(&self) -> Moves {
        let mut moves = Moves::new();
        self.for_each_move(|mv| {
            // Never full: see `MOST_MOVES`.
            let _ = moves.try_push(mv);
        });
        moves
    }

    /// Calls `visit` with each legal move, in a fixed order.
    #[inline]
    pub fn for_each_move(&self, mut visit: impl FnMut(Move)) {
        self.for_each_successor(|mv, _| visit(mv));
    }

    /// Calls `visit` with each legal move and the position that it leads to, in the order of
    /// [`Position::legal_moves`].
    #[inline(always)]
    pub fn for_each_successor(&self, visit: impl FnMut(Move, Self)) {
        if self.captured >= self.rules.captures_to_win {
            return;
        }
        match self.side() {
            Side::Goats if self.goats_in_hand() > 0 => self.for_each_entering(visit, Self::after_goat_entered),
            Side::Goats => self.for_each_goat_step(visit),
            Side::Tigers if self.tigers_in_hand() > 0 => self.for_each_entering(visit, Self::after_tiger_entered),
            Side::Tigers => self.for_each_tiger_move(visit),
        }
    }

    #[inline(always)]
    fn for_each_entering(&self, mut visit: impl FnMut(Move, Self), after: impl Fn(&Self, Point) -> Self) {
        for to in self.empty() {
            visit(Move::Place(to), after(self, to));
        }
    }

    #[inline(always)]
    fn for_each_goat_step(&self, mut visit: impl FnMut(Move, Self)) {
        let (board, goats) = (self.board(), self.goats());
        let mut edges = board.step_edges(goats, self.empty());
        if edges == 0 {
            visit(Move::Pass, self.after_pass());
        }
        while edges != 0 {
            let (a, b) = board.edge(edges.trailing_zeros());
            edges &= edges - 1;
            let (from, to) = if goats.contains(a) { (a, b) } else { (b, a) };
            visit(Move::Step { from, to }, self.after_goat_step(from, to));
        }
    }

    #[inline(always)]
    fn for_each_tiger_move(&self, mut visit: impl FnMut(Move, Self)) {
        let (board, tigers, empty) = (self.board(), self.tigers(), self.empty());
        let chain = self.chain();
        let capturing = chain.map_or(tigers, Point::set);
        let mut edges = if chain.is_none() { board.step_edges(tigers, empty) } else { 0 };
        while edges != 0 {
            let (a, b) = board.edge(edges.trailing_zeros());
            edges &= edges - 1;
            let (from, to) = if tigers.contains(a) { (a, b) } else { (b, a) };
            visit(Move::Step { from, to }, self.after_tiger_step(from, to));
        }
        let mut jumps = board.capture_jumps(capturing, self.goats(), empty);
        while jumps != 0 {
            let (a, over, b) = board.jump(jumps.trailing_zeros());
            jumps &= jumps - 1;
            let (from, to) = if tigers.contains(a) { (a, b) } else { (b, a) };
            visit(Move::Capture { from, to }, self.after_capture(from, over, to));
        }
        if chain.is_some() {
            visit(Move::Stop, self.after_stop());
        }
    }

    /// Whether the goats have no move but to pass, were it their turn.
    pub(super) fn goats_are_stuck(&self) -> bool {
        self.goats_in_hand() == 0 && self.board().step_edges(self.goats(), self.empty()) == 0
    }

    /// Whether some of these tigers have a capture.
    #[inline]
    pub(super) fn can_capture(&self, tigers: PointSet) -> bool {
        self.board().capture_jumps(tigers, self.goats(), self.empty()) != 0
    }

    /// Whether some of these tigers have a step or a capture.
    #[inline]
    pub(super) fn can_move(&self, tigers: PointSet) -> bool {
        self.board().step_edges(tigers, self.empty()) != 0 || self.can_capture(tigers)
    }
}
