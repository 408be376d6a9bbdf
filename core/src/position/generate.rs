//! The legal moves of a position.

use arrayvec::ArrayVec;

use super::Position;
use crate::moves::Move;
use crate::point::Point;
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
    #[inline(always)]
    pub fn for_each_move(&self, mut visit: impl FnMut(Move)) {
        if self.captured >= self.rules.captures_to_win {
            return;
        }
        match self.side() {
            Side::Goats => self.for_each_goat_move(visit),
            Side::Tigers => match self.chain() {
                Some(tiger) => {
                    self.for_each_capture(tiger, &mut visit);
                    visit(Move::Stop);
                }
                None if self.tigers_in_hand() > 0 => self.empty().iter().map(Move::Place).for_each(visit),
                None => {
                    for tiger in self.tigers() {
                        for to in self.board().neighbours(tiger) & self.empty() {
                            visit(Move::Step { from: tiger, to });
                        }
                        self.for_each_capture(tiger, &mut visit);
                    }
                }
            },
        }
    }

    #[inline(always)]
    fn for_each_goat_move(&self, mut visit: impl FnMut(Move)) {
        if self.goats_in_hand() > 0 {
            return self.empty().iter().map(Move::Place).for_each(visit);
        }
        let mut stuck = true;
        let (board, empty) = (self.board(), self.empty());
        for from in self.goats() {
            for to in board.neighbours(from) & empty {
                stuck = false;
                visit(Move::Step { from, to });
            }
        }
        if stuck {
            visit(Move::Pass);
        }
    }

    #[inline(always)]
    fn for_each_capture(&self, tiger: Point, visit: &mut impl FnMut(Move)) {
        let (goats, empty) = (self.goats(), self.empty());
        for jump in self.board().jumps(tiger) {
            if goats.contains(jump.over) & empty.contains(jump.to) {
                visit(Move::Capture { from: tiger, to: jump.to });
            }
        }
    }

    /// Whether the goats have no move but to pass, were it their turn.
    pub(super) fn goats_are_stuck(&self) -> bool {
        let (board, empty) = (self.board(), self.empty());
        self.goats_in_hand() == 0 && self.goats().iter().all(|goat| (board.neighbours(goat) & empty).is_empty())
    }

    /// Whether this tiger has a capture.
    #[inline]
    pub(super) fn tiger_can_capture(&self, tiger: Point) -> bool {
        let (goats, empty) = (self.goats(), self.empty());
        self.board().jumps(tiger).iter().any(|jump| goats.contains(jump.over) && empty.contains(jump.to))
    }

    /// Whether this tiger has a step or a capture.
    #[inline]
    pub(super) fn tiger_can_move(&self, tiger: Point) -> bool {
        !(self.board().neighbours(tiger) & self.empty()).is_empty() || self.tiger_can_capture(tiger)
    }
}
