//! Levels against each other: how they score, and how often they give something away.

use std::collections::HashSet;

use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;

use super::limits::{Limits, NoAnswer};
use super::situation::Situation;
use super::thought::Thought;
use super::{Engine, Value};
use crate::game::Game;
use crate::level::Level;
use crate::moves::Move;
use crate::rules::RuleSet;
use crate::side::Side;

/// Who plays in a ladder: a level, or somebody who makes any legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Contestant {
    /// Any legal move, each as likely.
    Random,
    /// The computer at a level.
    Level(Level),
}

impl Contestant {
    /// Every contestant, the weakest in front.
    pub const ALL: [Self; 5] = [
        Self::Random,
        Self::Level(Level::Easy),
        Self::Level(Level::Medium),
        Self::Level(Level::Hard),
        Self::Level(Level::Perfect),
    ];

    /// The word that commands use: `random` or the name of the level.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Level(level) => level.id(),
        }
    }

    /// The contestant that this word names, upper or lower case.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|contestant| id.eq_ignore_ascii_case(contestant.id()))
    }
}

/// How often something was given away, of all decisions where some legal move would have given something away.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ErrorRate {
    /// Decisions whose every move has a proved value, and where these values differ to the mover's cost.
    pub decisions: u32,
    /// Those where the move made was worth less than the best.
    pub lost: u32,
    /// Moves in positions whose values could not all be proved.
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

    fn at(&mut self, side: Side, movement: bool) -> &mut ErrorRate {
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

/// One game of a ladder.
#[derive(Clone, Debug)]
pub struct LadderGame {
    /// The game.
    pub game: Game,
    /// Who won; `None` for a draw and for a game that was broken off.
    pub winner: Option<Side>,
    /// How often the goats gave something away, and the tigers.
    pub errors: ErrorRates,
}

/// How a ladder game is played.
#[derive(Clone, Copy, Debug)]
pub struct LadderSettings {
    /// After so many plies a game is broken off and counts as drawn.
    pub most_plies: usize,
    /// How many positions may be visited to judge one decision; 0 judges only what the tables know at once.
    pub judge_nodes: u64,
}

impl Default for LadderSettings {
    fn default() -> Self {
        Self { most_plies: 300, judge_nodes: 0 }
    }
}

impl Engine<'_> {
    /// Plays one game; the same seed gives the same game.
    ///
    /// # Errors
    /// [`NoAnswer::Cancelled`] if the signal of the limits said so.
    pub fn ladder_game(
        &self,
        rules: RuleSet,
        goats: Contestant,
        tigers: Contestant,
        seed: u64,
        settings: LadderSettings,
        limits: &Limits<'_>,
    ) -> Result<LadderGame, NoAnswer> {
        self.ladder_game_judged(self, rules, goats, tigers, seed, settings, limits)
    }

    /// Plays one game with another engine as the judge, such as one that knows the whole solution.
    ///
    /// # Errors
    /// [`NoAnswer::Cancelled`] if the signal of the limits said so.
    #[allow(clippy::too_many_arguments, reason = "who plays what, and who judges it")]
    pub fn ladder_game_judged(
        &self,
        judge: &Engine<'_>,
        rules: RuleSet,
        goats: Contestant,
        tigers: Contestant,
        seed: u64,
        settings: LadderSettings,
        limits: &Limits<'_>,
    ) -> Result<LadderGame, NoAnswer> {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut judge = Thought::new(judge.open(), Limits { nodes: None, ..*limits });
        let mut game = Game::new(rules);
        let mut errors = ErrorRates::default();
        let mut seen = HashSet::new();
        while game.outcome().is_none() && game.plies().len() < settings.most_plies {
            let situation = Situation::of(&game);
            let side = situation.position().side();
            let contestant = if side == Side::Goats { goats } else { tigers };
            let mv = match contestant {
                Contestant::Random => game.legal_moves().choose(&mut random).copied().ok_or(NoAnswer::GameOver)?,
                Contestant::Level(level) => self.suggest(&situation, level, seed, limits)?.mv,
            };
            let phase = situation.position().is_movement_phase();
            // Going to and fro is one decision, however often it is made.
            if seen.insert(situation.position().key()) {
                judge_decision(&mut judge, &situation, mv, settings.judge_nodes, errors.at(side, phase))?;
            }
            if game.play(mv).is_err() || self.wants_draw(&game, limits)? {
                break;
            }
        }
        let winner = game.outcome().and_then(crate::game::Outcome::winner);
        Ok(LadderGame { game, winner, errors })
    }
}

fn judge_decision(
    judge: &mut Thought<'_, '_>,
    situation: &Situation,
    mv: Move,
    nodes: u64,
    rate: &mut ErrorRate,
) -> Result<(), NoAnswer> {
    let Some(appraisal) = judge.appraise_exactly(situation, nodes)? else {
        rate.unjudged += 1;
        return Ok(());
    };
    let side = situation.position().side();
    let worth = |value: Value| value.to(side);
    let values = || appraisal.moves.iter().map(|appraised| worth(appraised.judgement.value));
    let (Some(best), Some(worst)) = (values().max(), values().min()) else { return Ok(()) };
    if best > worst {
        rate.decisions += 1;
        let made = appraisal.of(mv).map_or(best, |made| worth(made.judgement.value));
        rate.lost += u32::from(made < best);
    }
    Ok(())
}
