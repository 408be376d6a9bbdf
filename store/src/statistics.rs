//! What the results of finished games add up to.

use aadupuli_core::{Date, GameId, Level, Match, Player, Position, Side, Variant};
use serde::{Deserialize, Serialize};

use crate::document::{Document, VERSION};
use crate::files::DiskError;
use crate::games::GameNumber;
use crate::layout;
use crate::set_aside::Holds;
use crate::store::Store;

/// Against whom a finished game was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Against {
    /// The computer.
    Computer {
        /// The person's side.
        side: Side,
        /// The computer's level.
        level: Level,
    },
    /// Another person.
    Friend,
}

/// A finished game as the statistics keep it, also when the game itself is deleted.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct FinishedGame {
    /// The game's number, if it was played in this store.
    pub number: Option<GameNumber>,
    /// The day on which it began.
    pub date: Option<Date>,
    /// The game of the family.
    pub rules: GameId,
    /// The variants that were on.
    pub variants: Vec<Variant>,
    /// Goats more or fewer.
    pub handicap: i8,
    /// Against whom.
    pub against: Against,
    /// Who won; `None` for a draw.
    pub winner: Option<Side>,
    /// How many moves were made.
    pub plies: u32,
    /// The seed of the game, which tells two alike games apart.
    pub seed: u64,
}

impl FinishedGame {
    /// What the statistics keep of a game; `None` where it does not count: it goes on, was played by two computers,
    /// did not start from the beginning, or was practice with a hint on every move.
    fn of(number: GameNumber, played: &Match) -> Option<Self> {
        let game = &played.game;
        let rules = game.rules();
        let outcome = game.outcome()?;
        let against = match (&played.goats, &played.tigers) {
            (Player::Person(_), Player::Computer(level)) => Against::Computer { side: Side::Goats, level: *level },
            (Player::Computer(level), Player::Person(_)) => Against::Computer { side: Side::Tigers, level: *level },
            (Player::Person(_), Player::Person(_)) => Against::Friend,
            (Player::Computer(_), Player::Computer(_)) => return None,
        };
        if *game.start() != Position::start(*rules) || played.help.practice {
            return None;
        }
        Some(Self {
            number: Some(number),
            date: played.date,
            rules: rules.game,
            variants: rules.variants.iter().collect(),
            handicap: rules.handicap,
            against,
            winner: outcome.winner(),
            plies: u32::try_from(game.plies().len()).unwrap_or(u32::MAX),
            seed: played.seed,
        })
    }

    /// The same game, whatever its number.
    fn is_same(&self, other: &Self) -> bool {
        Self { number: None, ..self.clone() } == Self { number: None, ..other.clone() }
    }
}

/// How often a person won, drew and lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Tally {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
}

impl Tally {
    /// All games.
    pub const fn games(self) -> u32 {
        self.wins + self.draws + self.losses
    }
}

/// How games between two people ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct FriendTally {
    /// Won by the goats.
    pub goats: u32,
    /// Drawn.
    pub draws: u32,
    /// Won by the tigers.
    pub tigers: u32,
}

/// The finished games that count, in the order in which they ended.
///
/// # Examples
/// ```
/// use aadupuli_core::{Game, GameId, Level, Match, Player, RuleSet, Side, Variants};
/// use aadupuli_store::Store;
/// let store = Store::in_memory();
/// let game = Game::new(RuleSet::new(GameId::Standard, Variants::NONE));
/// let mut played = Match::new(game, Player::person("Meena"), Player::Computer(Level::Easy));
/// let number = store.start(&played)?;
/// played.game.resign(Side::Goats).unwrap();
/// store.save(number, &played)?;
/// let statistics = store.statistics()?;
/// assert_eq!(statistics.tally(None, None, Some(Level::Easy)).losses, 1);
/// assert_eq!(statistics.tally(Some(GameId::BaghChal), None, None).games(), 0);
/// # Ok::<(), aadupuli_store::DiskError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Statistics {
    version: u64,
    finished: Vec<FinishedGame>,
}

impl Default for Statistics {
    fn default() -> Self {
        Self { version: VERSION, finished: Vec::new() }
    }
}

impl Document for Statistics {
    const PATH: &'static str = layout::STATISTICS;
    const HOLDS: Holds = Holds::Statistics;
}

impl Statistics {
    /// The finished games that count, in the order in which they ended.
    pub fn finished(&self) -> &[FinishedGame] {
        &self.finished
    }

    /// How a person fared against the computer, in all games or in those of one game, side or level.
    pub fn tally(&self, game: Option<GameId>, side: Option<Side>, level: Option<Level>) -> Tally {
        let mut tally = Tally::default();
        for (finished, own, against) in self.against_computer() {
            let counts = game.is_none_or(|game| finished.rules == game)
                && side.is_none_or(|side| own == side)
                && level.is_none_or(|level| against == level);
            if counts {
                match finished.winner {
                    None => tally.draws += 1,
                    Some(winner) if winner == own => tally.wins += 1,
                    Some(_) => tally.losses += 1,
                }
            }
        }
        tally
    }

    /// How games between two people ended, in all games or in those of one game.
    pub fn friends(&self, game: Option<GameId>) -> FriendTally {
        let mut tally = FriendTally::default();
        let friends = self.finished.iter().filter(|finished| finished.against == Against::Friend);
        for finished in friends.filter(|finished| game.is_none_or(|game| finished.rules == game)) {
            match finished.winner {
                None => tally.draws += 1,
                Some(Side::Goats) => tally.goats += 1,
                Some(Side::Tigers) => tally.tigers += 1,
            }
        }
        tally
    }

    /// How many of the last games against the computer were won in a row.
    pub fn current_streak(&self) -> u32 {
        self.streaks().last().unwrap_or(0)
    }

    /// The most games against the computer won in a row.
    pub fn longest_streak(&self) -> u32 {
        self.streaks().max().unwrap_or(0)
    }

    /// The length of the run of wins after each game.
    fn streaks(&self) -> impl Iterator<Item = u32> {
        self.against_computer().scan(0, |run, (finished, own, _)| {
            *run = if finished.winner == Some(own) { *run + 1 } else { 0 };
            Some(*run)
        })
    }

    fn against_computer(&self) -> impl Iterator<Item = (&FinishedGame, Side, Level)> {
        self.finished.iter().filter_map(|finished| match finished.against {
            Against::Computer { side, level } => Some((finished, side, level)),
            Against::Friend => None,
        })
    }

    /// Counts a game as it stands now: one that goes on again after an undo counts no more. Returns whether
    /// anything has changed.
    pub(crate) fn count(&mut self, number: GameNumber, played: &Match) -> bool {
        let known = self.finished.iter().position(|finished| finished.number == Some(number));
        let now = FinishedGame::of(number, played);
        match (known.and_then(|index| self.finished.get(index)), &now) {
            (None, None) => return false,
            (Some(known), Some(now)) if known == now => return false,
            _ => {}
        }
        if let Some(index) = known {
            self.finished.remove(index);
        }
        self.finished.extend(now);
        true
    }

    /// Adds the games of another store that are not counted yet; importing the same twice changes nothing.
    pub(crate) fn merge(&mut self, other: &Self) {
        let mut unmatched: Vec<bool> = vec![true; self.finished.len()];
        let mut new = Vec::new();
        for theirs in &other.finished {
            let own = self.finished.iter().zip(&mut unmatched).find(|(own, free)| **free && own.is_same(theirs));
            match own {
                Some((_, free)) => *free = false,
                None => new.push(FinishedGame { number: None, ..theirs.clone() }),
            }
        }
        self.finished.extend(new);
    }

    pub(crate) fn highest_number(&self) -> Option<GameNumber> {
        self.finished.iter().filter_map(|finished| finished.number).max()
    }
}

impl Store {
    /// The statistics.
    ///
    /// # Errors
    /// The disk failed.
    pub fn statistics(&self) -> Result<Statistics, DiskError> {
        let _guard = self.lock()?;
        Ok(self.document::<Statistics>()?.document)
    }

    /// Starts counting anew; the games stay.
    ///
    /// # Errors
    /// The disk failed; the statistics are as they were.
    pub fn reset_statistics(&self) -> Result<(), DiskError> {
        let _guard = self.lock()?;
        self.change_document(|statistics: &mut Statistics| *statistics = Statistics::default()).map(|_| ())
    }
}
