//! What each level can see. The numbers are measured: see `docs/performance.md`.

use super::score::MOST_ESTIMATE;
use crate::level::Level;
use crate::side::Side;

/// What a level sees in positions of one phase, as one side.
///
/// It looks ahead with the evaluation alone, and moves whose scores hardly differ look the same to it. Where values
/// can be proved it notices a mistake only if the punishment lies within its horizon, which is another one in each
/// position: so it errs where the consequences are far, and never at random.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight {
    /// How many plies it looks ahead.
    pub(super) depth: u8,
    /// Two moves whose scores differ by no more than this look the same to it.
    pub(super) blur: i32,
    /// A capture that scores no more than this below the best move comes before all others.
    pub(super) greed: i32,
    /// The farthest horizon in tiger turns; the horizon of a position is any number up to it.
    pub(super) horizon: u16,
    /// How many positions it may look at.
    pub(super) nodes: u64,
    /// How many positions it may visit to prove one move a mistake.
    pub(super) proof_nodes: u64,
}

impl Sight {
    /// The sight of a level where no table serves: how deep it looks and how finely it tells moves apart is all that
    /// makes one level stronger than another there.
    pub(super) const fn without_proofs(level: Level, side: Side, movement: bool) -> Self {
        let own = Self::of(level, side, movement);
        match level {
            Level::Medium => Self { depth: 4, blur: 25, horizon: 0, ..own },
            Level::Hard => Self { depth: 7, blur: 5, horizon: 0, nodes: 60_000, ..own },
            Level::Easy | Level::Perfect => own,
        }
    }

    /// The sight of a level as one side while goats are placed, or afterwards.
    pub(super) const fn of(level: Level, side: Side, movement: bool) -> Self {
        let (depth, blur, horizon) = match (level, side, movement) {
            (Level::Easy, Side::Goats, false) => (2, 33, 0),
            (Level::Easy, Side::Goats, true) => (1, 185, 0),
            (Level::Easy, Side::Tigers, false) => (2, 160, 0),
            (Level::Easy, Side::Tigers, true) => (2, 150, 0),
            (Level::Medium, Side::Goats, false) => (3, 20, 24),
            (Level::Medium, Side::Goats, true) => (3, 125, 1),
            (Level::Medium, Side::Tigers, false) => (3, 20, 22),
            (Level::Medium, Side::Tigers, true) => (3, 60, 5),
            (Level::Hard, Side::Goats, false) => (5, 6, 27),
            (Level::Hard, Side::Goats, true) => (5, 38, 5),
            (Level::Hard, Side::Tigers, false) => (5, 6, 24),
            (Level::Hard, Side::Tigers, true) => (5, 40, 4),
            (Level::Perfect, ..) => (40, 0, 0),
        };
        let (greed, nodes, proof_nodes) = match level {
            // A beginner takes what can be taken, unless it is seen to lose at once.
            Level::Easy => (MOST_ESTIMATE, 4_000, 0),
            Level::Medium => (300, 15_000, 5_000),
            Level::Hard => (150, 30_000, 30_000),
            Level::Perfect => (0, 600_000, 0),
        };
        Self { depth, blur, greed, horizon, nodes, proof_nodes }
    }
}
