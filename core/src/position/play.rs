//! Making a move.

use super::{Position, Refusal, layout};
use crate::moves::Move;
use crate::point::Point;
use crate::side::Side;

impl Position {
    /// The position after a move.
    ///
    /// # Errors
    /// Why the move is refused.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_core::{GameId, Move, Position, Refusal, RuleSet, Variants};
    /// let rules = RuleSet::new(GameId::Standard, Variants::NONE);
    /// let mv = Move::parse("b3-c3", rules.board())?;
    /// assert_eq!(Position::start(rules).play(mv), Err(Refusal::NotYourTurn));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play(&self, mv: Move) -> Result<Self, Refusal> {
        self.check(mv)?;
        Ok(self.play_unchecked(mv))
    }

    /// The position after a move that is known to be legal.
    ///
    /// For any other move the result is a `Position` that no game can reach: its pieces no longer add up, and what
    /// is then computed from it is meaningless (though it never panics). Use [`Position::play`] for moves from
    /// outside.
    #[inline]
    #[must_use]
    pub fn play_unchecked(&self, mv: Move) -> Self {
        let goats = self.side() == Side::Goats;
        match mv {
            Move::Place(to) if goats => self.after_goat_entered(to),
            Move::Place(to) => self.after_tiger_entered(to),
            Move::Step { from, to } if goats => self.after_goat_step(from, to),
            Move::Step { from, to } => self.after_tiger_step(from, to),
            // Where no line makes the jump, no goat leaves: the landing point stands for the one jumped over.
            Move::Capture { from, to } => self.after_capture(from, self.board().over(from, to).unwrap_or(to), to),
            Move::Stop => self.after_stop(),
            Move::Pass => self.after_pass(),
        }
    }

    #[inline(always)]
    pub(super) const fn after_goat_entered(&self, to: Point) -> Self {
        let key = (self.key ^ goat(to) ^ FLIP).wrapping_sub(1 << layout::GOATS_IN_HAND);
        Self { key, ..*self }
    }

    #[inline(always)]
    pub(super) const fn after_tiger_entered(&self, to: Point) -> Self {
        let key = (self.key ^ tiger(to) ^ FLIP).wrapping_sub(1 << layout::TIGERS_IN_HAND);
        Self { key, ..*self }
    }

    #[inline(always)]
    pub(super) const fn after_goat_step(&self, from: Point, to: Point) -> Self {
        Self { key: self.key ^ goat(from) ^ goat(to) ^ FLIP, ..*self }
    }

    #[inline(always)]
    pub(super) const fn after_tiger_step(&self, from: Point, to: Point) -> Self {
        let quiet = self.quiet.saturating_add(self.is_movement_phase() as u16);
        Self { key: self.key ^ tiger(from) ^ tiger(to) ^ FLIP, quiet, ..*self }
    }

    #[inline(always)]
    pub(super) fn after_capture(&self, from: Point, over: Point, to: Point) -> Self {
        let key = (self.key ^ tiger(from) ^ tiger(to) ^ goat(over)) & !CHAIN;
        let mut next = Self { key, captured: self.captured.saturating_add(1), quiet: 0, ..*self };
        let goes_on =
            self.rules.multiple_jumps && next.captured < self.rules.captures_to_win && next.can_capture(to.set());
        next.key ^= if goes_on { (to.index() as u64 + 1) << layout::CHAIN } else { FLIP };
        next
    }

    #[inline(always)]
    pub(super) const fn after_stop(&self) -> Self {
        Self { key: (self.key ^ FLIP) & !CHAIN, ..*self }
    }

    #[inline(always)]
    pub(super) const fn after_pass(&self) -> Self {
        Self { key: self.key ^ FLIP, ..*self }
    }
}

const FLIP: u64 = 1 << layout::SIDE;
const CHAIN: u64 = 31 << layout::CHAIN;

#[inline(always)]
const fn tiger(point: Point) -> u64 {
    1 << point.index()
}

#[inline(always)]
const fn goat(point: Point) -> u64 {
    1 << (point.index() as u32 + layout::GOATS)
}
