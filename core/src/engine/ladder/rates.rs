//! How often value was lost, by side and phase.

use crate::side::Side;

/// How often something was given away, of all decisions where some legal move would have given something away.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ErrorRate {
    /// Decisions that were judged: a move keeps the value, and another is proved to lose some of it.
    pub decisions: u32,
    /// Those where the move made was worth less than the best.
    pub lost: u32,
    /// Moves of which it could not be proved within the judge's limit what they and their alternatives are worth.
    pub unjudged: u32,
}

impl ErrorRate {
    /// The share of the decisions that lost value, 0 to 1, or `None` without any.
    pub fn share(&self) -> Option<f64> {
        (self.decisions > 0).then(|| f64::from(self.lost) / f64::from(self.decisions))
    }

    fn add(&mut self, other: Self) {
        self.decisions += other.decisions;
        self.lost += other.lost;
        self.unjudged += other.unjudged;
    }
}

/// The error rates of one contestant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ErrorRates {
    rates: [[ErrorRate; 2]; 2],
}

impl ErrorRates {
    /// The rate as one side in one phase.
    pub const fn of(&self, side: Side, movement: bool) -> ErrorRate {
        let [goats, tigers] = self.rates;
        let [placement, moving] = match side {
            Side::Goats => goats,
            Side::Tigers => tigers,
        };
        if movement { moving } else { placement }
    }

    pub(super) fn at(&mut self, side: Side, movement: bool) -> &mut ErrorRate {
        let [goats, tigers] = &mut self.rates;
        let [placement, moving] = match side {
            Side::Goats => goats,
            Side::Tigers => tigers,
        };
        if movement { moving } else { placement }
    }

    /// The rates of one side alone.
    #[must_use]
    pub fn only(&self, side: Side) -> Self {
        let mut own = Self::default();
        for movement in [false, true] {
            *own.at(side, movement) = self.of(side, movement);
        }
        own
    }

    /// Adds the rates of other games.
    pub fn add(&mut self, other: &Self) {
        for side in Side::ALL {
            for movement in [false, true] {
                self.at(side, movement).add(other.of(side, movement));
            }
        }
    }
}
