//! How far a person has come with lessons and puzzles.

use std::collections::{BTreeMap, BTreeSet};

use aadupuli_core::Date;
use serde::{Deserialize, Serialize};

use crate::document::{Document, VERSION};
use crate::layout;
use crate::set_aside::Holds;

/// How far a lesson has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct LessonProgress {
    /// The step at which the lesson goes on, from 0.
    pub step: u32,
    /// Whether it has been done to the end, now or earlier.
    pub done: bool,
}

/// How far a puzzle has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct PuzzleProgress {
    /// How many tries went wrong.
    pub tries: u32,
    /// Whether it is solved.
    pub solved: bool,
}

/// Lessons, puzzles and daily puzzles.
///
/// # Examples
/// ```
/// use aadupuli_core::Date;
/// use aadupuli_store::Progress;
/// let mut progress = Progress::default();
/// let day = |day| Date::new(2028, 2, day).unwrap();
/// progress.solve_daily(day(28));
/// progress.solve_daily(day(29));
/// assert_eq!(progress.daily_streak(day(29)), 2);
/// progress.reach_step("board", 3);
/// assert_eq!(progress.lesson("board").step, 3);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    version: u64,
    #[serde(default)]
    lessons: BTreeMap<String, LessonProgress>,
    #[serde(default)]
    puzzles: BTreeMap<String, PuzzleProgress>,
    #[serde(default)]
    daily: BTreeSet<Date>,
}

impl Default for Progress {
    fn default() -> Self {
        Self { version: VERSION, lessons: BTreeMap::new(), puzzles: BTreeMap::new(), daily: BTreeSet::new() }
    }
}

impl Document for Progress {
    const PATH: &'static str = layout::PROGRESS;
    const HOLDS: Holds = Holds::Progress;
}

impl Progress {
    /// How far a lesson has come.
    pub fn lesson(&self, lesson: &str) -> LessonProgress {
        self.lessons.get(lesson).copied().unwrap_or_default()
    }

    /// Notes at which step a lesson goes on.
    pub fn reach_step(&mut self, lesson: &str, step: u32) {
        self.lessons.entry(lesson.to_owned()).or_default().step = step;
    }

    /// Notes that a lesson has been done; it starts from its beginning next time.
    pub fn finish_lesson(&mut self, lesson: &str) {
        self.lessons.insert(lesson.to_owned(), LessonProgress { step: 0, done: true });
    }

    /// Forgets how far all lessons have come.
    pub fn restart_lessons(&mut self) {
        self.lessons.clear();
    }

    /// How many of these lessons have been done.
    pub fn lessons_done<'a>(&self, lessons: impl IntoIterator<Item = &'a str>) -> usize {
        lessons.into_iter().filter(|lesson| self.lesson(lesson).done).count()
    }

    /// How far a puzzle has come.
    pub fn puzzle(&self, puzzle: &str) -> PuzzleProgress {
        self.puzzles.get(puzzle).copied().unwrap_or_default()
    }

    /// Notes a try at a puzzle that went wrong.
    pub fn miss_puzzle(&mut self, puzzle: &str) {
        let puzzle = self.puzzles.entry(puzzle.to_owned()).or_default();
        puzzle.tries = puzzle.tries.saturating_add(1);
    }

    /// Notes that a puzzle is solved.
    pub fn solve_puzzle(&mut self, puzzle: &str) {
        self.puzzles.entry(puzzle.to_owned()).or_default().solved = true;
    }

    /// How many puzzles are solved.
    pub fn puzzles_solved(&self) -> usize {
        self.puzzles.values().filter(|puzzle| puzzle.solved).count()
    }

    /// Notes that the puzzle of a day is solved.
    pub fn solve_daily(&mut self, day: Date) {
        self.daily.insert(day);
    }

    /// Whether the puzzle of a day is solved.
    pub fn is_daily_solved(&self, day: Date) -> bool {
        self.daily.contains(&day)
    }

    /// On how many days in a row the daily puzzle has been solved, up to today, or to yesterday while today's is
    /// still open.
    pub fn daily_streak(&self, today: Date) -> u32 {
        let today = today.days_since_epoch();
        let last_runs = self.daily_runs().filter(|(_, last)| (0..=1).contains(&(today - last)));
        last_runs.map(|(length, _)| length).last().unwrap_or(0)
    }

    /// The most days in a row.
    pub fn longest_daily_streak(&self) -> u32 {
        self.daily_runs().map(|(length, _)| length).max().unwrap_or(0)
    }

    /// For each solved day the length of the run that it ends, and its number.
    fn daily_runs(&self) -> impl Iterator<Item = (u32, i32)> {
        self.daily.iter().map(|day| day.days_since_epoch()).scan((0_u32, i32::MIN), |run, day| {
            let length = if i64::from(day) == i64::from(run.1) + 1 { run.0 + 1 } else { 1 };
            *run = (length, day);
            Some(*run)
        })
    }

    /// Adds what another store has come further with.
    pub(crate) fn merge(&mut self, other: &Self) {
        for (lesson, theirs) in &other.lessons {
            let own = self.lessons.entry(lesson.clone()).or_default();
            *own = LessonProgress { step: own.step.max(theirs.step), done: own.done || theirs.done };
        }
        for (puzzle, theirs) in &other.puzzles {
            let own = self.puzzles.entry(puzzle.clone()).or_default();
            *own = PuzzleProgress { tries: own.tries.max(theirs.tries), solved: own.solved || theirs.solved };
        }
        self.daily.extend(&other.daily);
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is the test's failure")]

    use super::*;

    fn day(text: &str) -> Date {
        Date::parse(text).unwrap()
    }

    #[test]
    fn a_streak_goes_over_months_and_ends_when_a_day_is_missed() {
        let mut progress = Progress::default();
        assert_eq!((progress.daily_streak(day("2028-03-01")), progress.longest_daily_streak()), (0, 0));
        for solved in ["2028-02-26", "2028-02-28", "2028-02-29", "2028-03-01"] {
            progress.solve_daily(day(solved));
        }
        assert_eq!(progress.daily_streak(day("2028-03-01")), 3);
        assert_eq!(progress.daily_streak(day("2028-03-02")), 3, "today's is still open");
        assert_eq!(progress.daily_streak(day("2028-03-03")), 0);
        assert_eq!(progress.daily_streak(day("2028-02-28")), 1, "a clock that was set back");
        assert_eq!(progress.longest_daily_streak(), 3);
    }

    #[test]
    fn finished_lessons_stay_done_when_repeated() {
        let mut progress = Progress::default();
        progress.reach_step("traps", 4);
        progress.finish_lesson("traps");
        progress.reach_step("traps", 2);
        assert_eq!(progress.lesson("traps"), LessonProgress { step: 2, done: true });
        assert_eq!(progress.lessons_done(["board", "traps"]), 1);
        progress.restart_lessons();
        assert_eq!(progress.lesson("traps"), LessonProgress::default());
    }

    #[test]
    fn merging_keeps_the_better_of_both() {
        let mut own = Progress::default();
        own.reach_step("board", 1);
        own.miss_puzzle("p");
        own.solve_daily(day("2028-01-01"));
        let mut theirs = Progress::default();
        theirs.finish_lesson("board");
        theirs.solve_puzzle("p");
        theirs.solve_daily(day("2028-01-02"));
        own.merge(&theirs);
        assert_eq!(own.lesson("board"), LessonProgress { step: 1, done: true });
        assert_eq!(own.puzzle("p"), PuzzleProgress { tries: 1, solved: true });
        assert_eq!(own.longest_daily_streak(), 2);
        let once = own.clone();
        own.merge(&theirs);
        assert_eq!(own, once);
    }
}
