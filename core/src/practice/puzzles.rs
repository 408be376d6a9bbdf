//! Which puzzles have been solved.

use std::collections::BTreeMap;

use super::streak::Streak;
use crate::date::Date;
use crate::engine::{Difficulty, Puzzle, Theme};
use crate::rules::GameId;

/// How a puzzle was solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Solved {
    /// With the first try.
    AtOnce,
    /// After wrong tries.
    AfterTries,
    /// The solution was shown; it counts as seen, not as solved.
    Shown,
}

/// How many puzzles of one kind were met.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, serde::Serialize, serde::Deserialize)]
#[serde(default)]
pub struct SolvedCount {
    /// Solved with the first try.
    pub at_once: u32,
    /// Solved after wrong tries.
    pub after_tries: u32,
    /// Given up.
    pub shown: u32,
}

impl SolvedCount {
    /// How many were solved.
    pub const fn solved(&self) -> u32 {
        self.at_once.saturating_add(self.after_tries)
    }

    fn add(&mut self, how: Solved) {
        let count = match how {
            Solved::AtOnce => &mut self.at_once,
            Solved::AfterTries => &mut self.after_tries,
            Solved::Shown => &mut self.shown,
        };
        *count = count.saturating_add(1);
    }

    fn raise_to(&mut self, other: &Self) {
        self.at_once = self.at_once.max(other.at_once);
        self.after_tries = self.after_tries.max(other.after_tries);
        self.shown = self.shown.max(other.shown);
    }
}

/// A learner's puzzles: counts by game, theme and difficulty, the daily puzzles of late, and the streak.
///
/// # Examples
/// ```
/// use aadupuli_core::{Date, GameId, engine::{Difficulty, Theme}, practice::{PuzzleProgress, Solved}};
/// let mut progress = PuzzleProgress::default();
/// progress.add(GameId::Standard, Theme::Trap, Difficulty::Easy, Solved::AtOnce);
/// assert_eq!(progress.count(GameId::Standard, Theme::Trap, Difficulty::Easy).solved(), 1);
/// let today = Date::parse("2028-02-29").unwrap();
/// progress.add_daily(GameId::Standard, today, Solved::AfterTries);
/// assert!(progress.is_daily_solved(GameId::Standard, today));
/// assert_eq!(progress.streak().current(today), 1);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default, serde::Serialize, serde::Deserialize)]
#[serde(default)]
pub struct PuzzleProgress {
    counts: BTreeMap<String, SolvedCount>,
    daily: BTreeMap<String, Vec<Date>>,
    streak: Streak,
    next_seed: BTreeMap<String, u64>,
}

/// For how many days back it is kept that the daily puzzle was solved: what a calendar of the month shows.
const DAILY_KEPT: usize = 62;

impl PuzzleProgress {
    /// A puzzle was met.
    pub fn add(&mut self, game: GameId, theme: Theme, difficulty: Difficulty, how: Solved) {
        self.counts.entry(key(game, theme, difficulty)).or_default().add(how);
    }

    /// A puzzle from the generator was met.
    pub fn add_puzzle(&mut self, puzzle: &Puzzle, how: Solved) {
        self.add(puzzle.position.rules().game, puzzle.theme, puzzle.difficulty(), how);
    }

    /// The daily puzzle was met. It is one of those that were solved, but once: solved again on its day it counts no more.
    pub fn add_daily_puzzle(&mut self, puzzle: &Puzzle, today: Date, how: Solved) {
        let game = puzzle.position.rules().game;
        if !self.is_daily_solved(game, today) {
            self.add_puzzle(puzzle, how);
        }
        self.add_daily(game, today, how);
    }

    /// The daily puzzle of a game was met, for the calendar and the streak. Only a solved one carries the streak on, whichever the game.
    pub fn add_daily(&mut self, game: GameId, today: Date, how: Solved) {
        if how == Solved::Shown {
            return;
        }
        let days = self.daily.entry(game.id().to_owned()).or_default();
        if let Err(place) = days.binary_search(&today) {
            days.insert(place, today);
            let extra = days.len().saturating_sub(DAILY_KEPT);
            days.drain(..extra);
        }
        self.streak.add(today);
    }

    /// Whether the daily puzzle of this day was solved.
    pub fn is_daily_solved(&self, game: GameId, day: Date) -> bool {
        self.daily.get(game.id()).is_some_and(|days| days.contains(&day))
    }

    /// The streak of daily puzzles.
    pub const fn streak(&self) -> &Streak {
        &self.streak
    }

    /// How many puzzles of one kind were met.
    pub fn count(&self, game: GameId, theme: Theme, difficulty: Difficulty) -> SolvedCount {
        self.counts.get(&key(game, theme, difficulty)).copied().unwrap_or_default()
    }

    /// How many puzzles were solved in a game.
    pub fn solved_in(&self, game: GameId) -> u32 {
        let of_game = |key: &str| key.split('/').next() == Some(game.id());
        self.counts.iter().filter(|(key, _)| of_game(key)).map(|(_, count)| count.solved()).sum()
    }

    /// How many puzzles were solved in all.
    pub fn solved(&self) -> u32 {
        GameId::ALL.into_iter().map(|game| self.solved_in(game)).sum()
    }

    /// The seed of the next puzzle of a game for [`Engine::puzzles`](crate::engine::Engine::puzzles): a new one each
    /// time, so that no puzzle comes twice.
    pub fn take_seed(&mut self, game: GameId) -> u64 {
        let next = self.next_seed.entry(game.id().to_owned()).or_default();
        let seed = *next;
        *next = next.wrapping_add(1);
        seed
    }

    /// Adds what was solved elsewhere. Counts of one kind are not summed up but the higher ones kept, so that the same
    /// twice adds nothing.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_core::{Date, GameId, practice::{PuzzleProgress, Solved}};
    /// let (mut here, mut there) = (PuzzleProgress::default(), PuzzleProgress::default());
    /// there.add_daily(GameId::Standard, Date::parse("2028-02-29").unwrap(), Solved::AtOnce);
    /// here.merge(&there);
    /// assert_eq!(here, there);
    /// ```
    pub fn merge(&mut self, other: &Self) {
        for (key, theirs) in &other.counts {
            self.counts.entry(key.clone()).or_default().raise_to(theirs);
        }
        for (game, theirs) in &other.daily {
            let days = self.daily.entry(game.clone()).or_default();
            days.extend(theirs);
            days.sort_unstable();
            days.dedup();
            let extra = days.len().saturating_sub(DAILY_KEPT);
            days.drain(..extra);
        }
        self.streak.merge(&other.streak);
        for (game, &theirs) in &other.next_seed {
            let own = self.next_seed.entry(game.clone()).or_default();
            *own = theirs.max(*own);
        }
    }
}

fn key(game: GameId, theme: Theme, difficulty: Difficulty) -> String {
    format!("{}/{}/{}", game.id(), theme.id(), difficulty.id())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is the test's failure")]

    use super::*;

    #[test]
    fn progress_is_kept_and_read_again() {
        let mut progress = PuzzleProgress::default();
        let day = Date::parse("2028-01-31").unwrap();
        progress.add(GameId::AduHuli, Theme::Fork, Difficulty::Hard, Solved::AfterTries);
        progress.add(GameId::AduHuli, Theme::Fork, Difficulty::Hard, Solved::Shown);
        progress.add_daily(GameId::BaghChal, day, Solved::AtOnce);
        assert_eq!((progress.take_seed(GameId::AduHuli), progress.take_seed(GameId::AduHuli)), (0, 1));
        let text = serde_json::to_string(&progress).unwrap();
        assert_eq!(serde_json::from_str::<PuzzleProgress>(&text).unwrap(), progress);
        assert_eq!((progress.solved(), progress.solved_in(GameId::Standard)), (1, 0));
        assert_eq!(serde_json::from_str::<PuzzleProgress>("{}").unwrap(), PuzzleProgress::default());
    }

    #[test]
    fn the_daily_puzzles_of_two_months_are_kept_and_giving_up_carries_no_streak() {
        let mut progress = PuzzleProgress::default();
        let days: Vec<Date> = (1..=4).flat_map(|m| (1..=28).filter_map(move |d| Date::new(2029, m, d))).collect();
        for &day in &days {
            progress.add_daily(GameId::Standard, day, Solved::AtOnce);
        }
        let kept = days.iter().filter(|&&day| progress.is_daily_solved(GameId::Standard, day)).count();
        assert_eq!(kept, DAILY_KEPT);
        progress.add_daily(GameId::Standard, Date::new(2029, 4, 29).unwrap(), Solved::Shown);
        assert_eq!(progress.streak().last(), Date::new(2029, 4, 28));
    }
}
