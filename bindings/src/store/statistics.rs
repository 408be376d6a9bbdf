//! What the results of finished games add up to.

use aadupuli_core::{GameId, Level, Side};
use aadupuli_store as store;

use super::{Store, StoreError};
use crate::numbers::int;

/// Results against the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
pub struct ResultCount {
    /// Games in all.
    pub games: i32,
    /// Games won.
    pub wins: i32,
    /// Games drawn.
    pub draws: i32,
    /// Games lost.
    pub losses: i32,
}

impl From<store::Tally> for ResultCount {
    fn from(tally: store::Tally) -> Self {
        Self { games: int(tally.games()), wins: int(tally.wins), draws: int(tally.draws), losses: int(tally.losses) }
    }
}

/// Results between two people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
pub struct FriendCount {
    /// Games that the goats won.
    pub goats: i32,
    /// Games drawn.
    pub draws: i32,
    /// Games that the tigers won.
    pub tigers: i32,
}

/// Results for one choice of game, side and level; none stands for all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
pub struct StatisticsLine {
    /// The game.
    pub game: Option<GameId>,
    /// The person's side.
    pub side: Option<Side>,
    /// The computer's level.
    pub level: Option<Level>,
    /// The results.
    pub count: ResultCount,
}

/// Everything that the statistics screen shows.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct StatisticsSnapshot {
    /// All games against the computer.
    pub all: ResultCount,
    /// All games between two people.
    pub friends: FriendCount,
    /// Each game, side and level with at least one game, and the sums over one or two of them, the sums in front.
    pub lines: Vec<StatisticsLine>,
    /// Wins in a row, up to now.
    pub current_streak: i32,
    /// The most wins in a row.
    pub longest_streak: i32,
}

fn with_all<T: Copy>(choices: impl IntoIterator<Item = T>) -> Vec<Option<T>> {
    std::iter::once(None).chain(choices.into_iter().map(Some)).collect()
}

impl From<&store::Statistics> for StatisticsSnapshot {
    fn from(statistics: &store::Statistics) -> Self {
        let friends = statistics.friends(None);
        let mut lines = Vec::new();
        for game in with_all(GameId::ALL) {
            for side in with_all(Side::ALL) {
                for level in with_all(Level::ALL) {
                    let count = ResultCount::from(statistics.tally(game, side, level));
                    if count.games > 0 {
                        lines.push(StatisticsLine { game, side, level, count });
                    }
                }
            }
        }
        Self {
            all: statistics.tally(None, None, None).into(),
            friends: FriendCount { goats: int(friends.goats), draws: int(friends.draws), tigers: int(friends.tigers) },
            lines,
            current_streak: int(statistics.current_streak()),
            longest_streak: int(statistics.longest_streak()),
        }
    }
}

#[uniffi::export]
impl Store {
    /// The statistics.
    ///
    /// # Errors
    /// The disk failed.
    pub fn statistics(&self) -> Result<StatisticsSnapshot, StoreError> {
        Ok((&self.kept.statistics()?).into())
    }

    /// Begins the statistics anew.
    ///
    /// # Errors
    /// The disk failed.
    pub fn reset_statistics(&self) -> Result<(), StoreError> {
        Ok(self.kept.reset_statistics()?)
    }
}
