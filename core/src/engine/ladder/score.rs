//! Results of many games.

/// Wins, draws and losses of one contestant against another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Games won.
    pub wins: u32,
    /// Games drawn, also those that were broken off.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
}

impl Score {
    /// How many games were played.
    pub const fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The share of the points, 0 to 1: a draw is half a point.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_core::engine::Score;
    /// let score = Score { wins: 6, draws: 3, losses: 1 };
    /// assert_eq!(score.share(), 0.75);
    /// let (low, high) = score.interval();
    /// assert!(low < 0.75 && 0.75 < high);
    /// ```
    pub fn share(&self) -> f64 {
        if self.games() == 0 {
            return 0.5;
        }
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(self.games())
    }

    /// The 95 % confidence interval of the share, from the variance of the games' results.
    pub fn interval(&self) -> (f64, f64) {
        let (games, mean) = (f64::from(self.games().max(1)), self.share());
        let square = |result: f64, count: u32| f64::from(count) * (result - mean).powi(2);
        let variance = (square(1.0, self.wins) + square(0.5, self.draws) + square(0.0, self.losses)) / games;
        let half = 1.96 * (variance / games).sqrt();
        ((mean - half).max(0.0), (mean + half).min(1.0))
    }
}
