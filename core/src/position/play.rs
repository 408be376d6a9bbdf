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
    #[inline(always)]
    #[must_use]
    pub fn play_unchecked(&self, mv: Move) -> Self {
        const FLIP: u64 = 1 << layout::SIDE;
        let mut next = *self;
        match mv {
            Move::Place(to) => {
                if self.side() == Side::Goats {
                    next.key ^= goat(to) ^ FLIP;
                    next.key = next.key.wrapping_sub(1 << layout::GOATS_IN_HAND);
                } else {
                    next.key ^= tiger(to) ^ FLIP;
                    next.key = next.key.wrapping_sub(1 << layout::TIGERS_IN_HAND);
                }
            }
            Move::Step { from, to } => {
                if self.side() == Side::Goats {
                    next.key ^= goat(from) ^ goat(to) ^ FLIP;
                } else {
                    next.key ^= tiger(from) ^ tiger(to) ^ FLIP;
                    next.quiet = self.quiet.saturating_add(u16::from(self.is_movement_phase()));
                }
            }
            Move::Capture { from, to } => {
                let over = self.board().over(from, to).map_or(0, goat);
                next.key = (next.key ^ tiger(from) ^ tiger(to) ^ over) & !(31 << layout::CHAIN);
                next.captured = self.captured.saturating_add(1);
                next.quiet = 0;
                let goes_on = self.rules.multiple_jumps
                    && next.captured < self.rules.captures_to_win
                    && next.tiger_can_capture(to);
                next.key ^= if goes_on { (to.index() as u64 + 1) << layout::CHAIN } else { FLIP };
            }
            Move::Stop => next.key = (next.key ^ FLIP) & !(31 << layout::CHAIN),
            Move::Pass => next.key ^= FLIP,
        }
        next
    }
}

#[inline(always)]
const fn tiger(point: Point) -> u64 {
    1 << point.index()
}

#[inline(always)]
const fn goat(point: Point) -> u64 {
    1 << (point.index() as u32 + layout::GOATS)
}
