//! Clocks as arithmetic on durations: who measures time is the caller.

use core::time::Duration;

use super::{Ending, Game};
use crate::side::Side;

/// A clock for each player: only a player's own thinking time counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClockSetting {
    /// What each player has for the whole game.
    pub per_player: Duration,
}

impl Game {
    /// The clock that the game is played with.
    pub const fn clock(&self) -> Option<ClockSetting> {
        self.clock
    }

    /// What a player has left, or `None` without a clock.
    pub fn time_left(&self, side: Side) -> Option<Duration> {
        let clock = self.clock?;
        let spent = self
            .plies_with_mover()
            .filter(|&(mover, _)| mover == side)
            .fold(Duration::ZERO, |sum, (_, ply)| sum.saturating_add(ply.spent));
        let thinking = if self.position().side() == side { self.thinking } else { Duration::ZERO };
        Some(clock.per_player.saturating_sub(spent).saturating_sub(thinking))
    }

    /// Counts thinking time of the player to move; at zero that player has lost. Without a clock nothing happens.
    ///
    /// The time belongs to the move that is played next.
    ///
    /// # Examples
    /// ```
    /// use std::time::Duration;
    /// use aadupuli_core::{ClockSetting, Game, GameId, RuleSet, Side, Variants};
    /// let rules = RuleSet::new(GameId::Standard, Variants::NONE);
    /// let clock = ClockSetting { per_player: Duration::from_secs(300) };
    /// let mut game = Game::new(rules).with_clock(Some(clock));
    /// game.spend(Duration::from_secs(20));
    /// assert_eq!(game.time_left(Side::Goats), Some(Duration::from_secs(280)));
    /// game.spend(Duration::from_secs(280));
    /// assert_eq!(game.outcome().and_then(|outcome| outcome.winner()), Some(Side::Tigers));
    /// ```
    pub fn spend(&mut self, thinking: Duration) {
        if self.clock.is_none() || self.outcome().is_some() {
            return;
        }
        self.thinking = self.thinking.saturating_add(thinking);
        let side = self.position().side();
        if self.time_left(side) == Some(Duration::ZERO) {
            self.end(Ending::OutOfTime(side));
        }
    }
}
