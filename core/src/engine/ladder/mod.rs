//! Levels against each other: how they score, and how often they give something away.

mod rates;
mod score;

use std::collections::HashSet;
use std::time::Duration;

use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;

use super::Engine;
use super::limits::{Limits, NoAnswer};
use super::situation::Situation;
use super::thought::Thought;
use super::verdict::Verdict;
use crate::game::Game;
use crate::level::Level;
use crate::rules::RuleSet;
use crate::side::Side;
pub use rates::{ErrorRate, ErrorRates};
pub use score::Score;

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

/// One game of a ladder.
#[derive(Clone, Debug)]
pub struct LadderGame {
    /// The game.
    pub game: Game,
    /// Who won; `None` for a draw and for a game that was broken off.
    pub winner: Option<Side>,
    /// How often the goats gave something away, and the tigers.
    pub errors: ErrorRates,
    /// What the replies of levels cost, in the order of play.
    pub replies: Vec<Reply>,
}

/// What one reply of a level cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reply {
    /// Who replied.
    pub side: Side,
    /// How many positions were visited.
    pub nodes: u64,
    /// How long it took by the clock of the settings; 0 without one.
    pub time: Duration,
}

/// How a ladder game is played.
#[derive(Clone, Copy)]
pub struct LadderSettings<'c> {
    /// After so many plies a game is broken off and counts as drawn.
    pub most_plies: usize,
    /// How many positions may be visited to judge one decision; 0 judges only what the tables know at once.
    pub judge_nodes: u64,
    /// A clock that tells the time of each reply, such as the processor time of the thread. The core has none.
    pub clock: Option<&'c dyn Fn() -> Duration>,
}

impl Default for LadderSettings<'_> {
    fn default() -> Self {
        Self { most_plies: 300, judge_nodes: 0, clock: None }
    }
}

impl LadderSettings<'_> {
    fn now(&self) -> Duration {
        self.clock.map_or(Duration::ZERO, |clock| clock())
    }
}

impl core::fmt::Debug for LadderSettings<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("LadderSettings")
            .field("most_plies", &self.most_plies)
            .field("judge_nodes", &self.judge_nodes)
            .finish_non_exhaustive()
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
        settings: LadderSettings<'_>,
        limits: &Limits<'_>,
    ) -> Result<LadderGame, NoAnswer> {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut judge = Thought::new(self.open(), Limits { nodes: None, ..*limits });
        let mut game = Game::new(rules);
        let mut errors = ErrorRates::default();
        let mut replies = Vec::new();
        let mut seen = HashSet::new();
        while game.outcome().is_none() && game.plies().len() < settings.most_plies {
            let situation = Situation::of(&game);
            let side = situation.position().side();
            let contestant = if side == Side::Goats { goats } else { tigers };
            let mv = match contestant {
                Contestant::Random => game.legal_moves().choose(&mut random).copied().ok_or(NoAnswer::GameOver)?,
                Contestant::Level(level) => {
                    let begun = settings.now();
                    let answer = self.suggest(&situation, level, seed, limits)?;
                    replies.push(Reply { side, nodes: answer.nodes, time: settings.now().saturating_sub(begun) });
                    answer.mv
                }
            };
            let movement = situation.position().is_movement_phase();
            // Going to and fro is one decision, however often it is made.
            if seen.insert(situation.position().key()) {
                let rate = errors.at(side, movement);
                match judge.verdict(&situation, mv, settings.judge_nodes)? {
                    Some(Verdict::Indifferent) => {}
                    Some(Verdict::Kept) => rate.decisions += 1,
                    Some(Verdict::Lost) => {
                        rate.decisions += 1;
                        rate.lost += 1;
                    }
                    None => rate.unjudged += 1,
                }
            }
            if game.play(mv).is_err() || self.wants_draw(&game, limits)? {
                break;
            }
        }
        let winner = game.outcome().and_then(crate::game::Outcome::winner);
        Ok(LadderGame { game, winner, errors, replies })
    }
}
