//! How far a person has come with lessons and puzzles.

use std::sync::Arc;

use aadupuli_core::engine::{Difficulty, Theme};
use aadupuli_core::lessons::{Learned, Lesson as LessonScript, LessonId};
use aadupuli_core::{Date, GameId};

use super::{Store, StoreError};
use crate::learn::lesson::{Lesson, LessonEntry};
use crate::learn::puzzle::{Puzzle, PuzzleDifficulty, PuzzleTheme};
use crate::numbers::int;
use crate::words::Texts;

/// How many puzzles of one kind were met.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
pub struct PuzzleCount {
    /// What they are about.
    pub theme: PuzzleTheme,
    /// How hard they are.
    pub difficulty: PuzzleDifficulty,
    /// Solved with the first try.
    pub at_once: i32,
    /// Solved after wrong tries.
    pub after_tries: i32,
    /// Given up.
    pub shown: i32,
}

/// Everything that the page of puzzles shows of one game.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct PuzzleOverview {
    /// How many puzzles were solved in this game.
    pub solved: i32,
    /// Whether today's is solved.
    pub daily_solved: bool,
    /// On how many days in a row the daily puzzle was solved, whichever the game.
    pub streak: i32,
    /// The most days in a row.
    pub longest_streak: i32,
    /// Every kind of puzzle.
    pub counts: Vec<PuzzleCount>,
}

#[uniffi::export]
impl Store {
    /// Every lesson with how far it has come.
    ///
    /// # Errors
    /// The disk failed.
    pub fn lessons(&self, texts: &Texts) -> Result<Vec<LessonEntry>, StoreError> {
        let learned = self.kept.progress()?.lessons;
        let suggested = learned.suggested();
        let entry = |lesson: LessonId| {
            let progress = learned.progress(lesson);
            LessonEntry {
                lesson,
                title: texts.words().get(&lesson.title_key(), &[]),
                summary: texts.words().get(&lesson.summary_key(), &[]),
                about_differences: lesson.is_about_differences(),
                completed: learned.is_completed(lesson),
                step: int(progress.step()),
                steps: int(LessonScript::new(lesson).steps().len()),
                in_the_middle: progress.is_in_the_middle(),
                suggested: suggested == Some(lesson),
            }
        };
        Ok(LessonId::ALL.into_iter().map(entry).collect())
    }

    /// Takes a lesson up where it was left; one that was finished begins anew.
    ///
    /// # Errors
    /// The disk failed.
    pub fn lesson(&self, lesson: LessonId) -> Result<Arc<Lesson>, StoreError> {
        Ok(Lesson::of(self.kept.progress()?.lessons.run(lesson)))
    }

    /// Keeps how far a lesson has come: after every step.
    ///
    /// # Errors
    /// The disk failed.
    pub fn keep_lesson(&self, lesson: &Lesson) -> Result<(), StoreError> {
        let run = lesson.lock().clone();
        self.kept.change_progress(|progress| progress.lessons.keep(&run))?;
        Ok(())
    }

    /// Forgets how far all lessons have come.
    ///
    /// # Errors
    /// The disk failed.
    pub fn restart_lessons(&self) -> Result<(), StoreError> {
        self.kept.change_progress(|progress| progress.lessons = Learned::default())?;
        Ok(())
    }

    /// The puzzles of a game, seen on this day (`YYYY-MM-DD`).
    ///
    /// # Errors
    /// The disk failed.
    pub fn puzzles(&self, game: GameId, today: &str) -> Result<PuzzleOverview, StoreError> {
        let puzzles = self.kept.progress()?.puzzles;
        let today = Date::parse(today);
        let kinds = Theme::ALL.into_iter().flat_map(|theme| Difficulty::ALL.map(|difficulty| (theme, difficulty)));
        let count = |(theme, difficulty)| {
            let count = puzzles.count(game, theme, difficulty);
            PuzzleCount {
                theme: theme.into(),
                difficulty: difficulty.into(),
                at_once: int(count.at_once),
                after_tries: int(count.after_tries),
                shown: int(count.shown),
            }
        };
        Ok(PuzzleOverview {
            solved: int(puzzles.solved_in(game)),
            daily_solved: today.is_some_and(|today| puzzles.is_daily_solved(game, today)),
            streak: int(today.map_or(0, |today| puzzles.streak().current(today))),
            longest_streak: int(puzzles.streak().longest()),
            counts: kinds.map(count).collect(),
        })
    }

    /// The seed of the next puzzle of a game: a new one each time, so that no puzzle comes twice.
    ///
    /// # Errors
    /// The disk failed.
    pub fn next_puzzle_seed(&self, game: GameId) -> Result<i64, StoreError> {
        let mut seed = 0;
        self.kept.change_progress(|progress| seed = progress.puzzles.take_seed(game))?;
        Ok(i64::from_ne_bytes(seed.to_ne_bytes()))
    }

    /// Keeps that a puzzle was solved, or its solution shown: once, when it is done. An open one changes nothing.
    ///
    /// # Errors
    /// The disk failed.
    pub fn keep_puzzle(&self, puzzle: &Puzzle) -> Result<(), StoreError> {
        let (puzzle, how) = puzzle.result();
        if let Some(how) = how {
            self.kept.change_progress(|progress| progress.puzzles.add_puzzle(&puzzle, how))?;
        }
        Ok(())
    }

    /// Keeps that the puzzle of a day (`YYYY-MM-DD`) was solved: in place of [`Store::keep_puzzle`], for solved again it
    /// counts no more. An open one, or a text that is no day, changes nothing.
    ///
    /// # Errors
    /// The disk failed.
    pub fn keep_daily_puzzle(&self, puzzle: &Puzzle, day: &str) -> Result<(), StoreError> {
        let (puzzle, how) = puzzle.result();
        if let (Some(how), Some(day)) = (how, Date::parse(day)) {
            self.kept.change_progress(|progress| progress.puzzles.add_daily_puzzle(&puzzle, day, how))?;
        }
        Ok(())
    }
}
