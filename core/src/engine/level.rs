//! What each level can see. The numbers are measured: see `docs/performance.md`.

use super::score::{MOST_ESTIMATE, PROVED};
use crate::level::Level;
use crate::position::Position;
use crate::rules::GameId;
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
    /// Which captures come before all other moves.
    pub(super) greed: Greed,
    /// The farthest horizon in tiger turns; the horizon of a position is any number up to it.
    pub(super) horizon: u16,
    /// How many positions it may look at.
    pub(super) nodes: u64,
    /// How many positions it may visit to prove one move a mistake.
    pub(super) proof_nodes: u64,
}

/// How readily a level captures.
#[derive(Clone, Copy, Debug)]
pub(super) enum Greed {
    /// A beginner takes what can be taken, even where a longer way wins more, unless it is seen to lose.
    UnlessItLoses,
    /// A capture is taken that scores no more than this below the best move.
    Within(i32),
}

impl Greed {
    /// Whether a capture of this score is taken where the best move has that one.
    pub(super) const fn takes(self, score: i32, best: i32) -> bool {
        match self {
            Self::UnlessItLoses => score > -PROVED || best - score <= MOST_ESTIMATE,
            Self::Within(most) => best - score <= most,
        }
    }
}

impl Sight {
    /// The sight of a level where no table serves: how deep it looks and how finely it tells moves apart is all that
    /// makes one level stronger than another there.
    pub(super) const fn without_proofs(level: Level, position: &Position) -> Self {
        let own = Self::of(level, position);
        match level {
            Level::Medium => Self { depth: 4, blur: 25, horizon: 0, ..own },
            Level::Hard => Self { depth: 7, blur: 5, horizon: 0, nodes: 60_000, ..own },
            Level::Easy | Level::Perfect => own,
        }
    }

    /// The sight of a level as the side to move.
    pub(super) const fn of(level: Level, position: &Position) -> Self {
        let (depth, blur, horizon) = match (position.is_movement_phase(), position.rules().game) {
            (true, _) => moving(level, position.side()),
            (false, GameId::AduHuli) => placing_more(level, position.side()),
            (false, _) => placing(level, position.side()),
        };
        let (greed, nodes, proof_nodes) = match level {
            Level::Easy => (Greed::UnlessItLoses, 4_000, 0),
            Level::Medium => (Greed::Within(300), 15_000, 5_000),
            Level::Hard => (Greed::Within(150), 30_000, 30_000),
            Level::Perfect => (Greed::Within(0), 600_000, 0),
        };
        Self { depth, blur, greed, horizon, nodes, proof_nodes }
    }
}

/// Depth, blur and horizon.
type Measured = (u8, i32, u16);

/// While goats are placed.
const fn placing(level: Level, side: Side) -> Measured {
    match (level, side) {
        (Level::Easy, Side::Goats) => (2, 30, 0),
        (Level::Easy, Side::Tigers) => (2, 160, 0),
        (Level::Medium, Side::Goats) => (3, 20, 24),
        (Level::Medium, Side::Tigers) => (3, 20, 22),
        (Level::Hard, Side::Goats) => (5, 6, 30),
        (Level::Hard, Side::Tigers) => (5, 6, 24),
        (Level::Perfect, _) => PERFECT,
    }
}

/// While the sixteen goats of Adu Huli are placed, of which the tigers need six: with the sight of the other games
/// every level errs twice as often.
const fn placing_more(level: Level, side: Side) -> Measured {
    match (level, side) {
        (Level::Easy, Side::Goats) => (3, 25, 0),
        (Level::Easy, Side::Tigers) => (4, 20, 0),
        (Level::Medium, Side::Goats) => (4, 20, 24),
        (Level::Medium, Side::Tigers) => (4, 12, 50),
        (Level::Hard, Side::Goats) => (5, 6, 42),
        (Level::Hard, Side::Tigers) => (6, 4, 70),
        (Level::Perfect, _) => PERFECT,
    }
}

/// When the goats have entered.
const fn moving(level: Level, side: Side) -> Measured {
    match (level, side) {
        (Level::Easy, Side::Goats) => (1, 185, 0),
        (Level::Easy, Side::Tigers) => (2, 150, 0),
        (Level::Medium, Side::Goats) => (3, 125, 1),
        (Level::Medium, Side::Tigers) => (3, 60, 5),
        (Level::Hard, Side::Goats) => (5, 38, 5),
        (Level::Hard, Side::Tigers) => (5, 40, 4),
        (Level::Perfect, _) => PERFECT,
    }
}

const PERFECT: Measured = (40, 0, 0);
