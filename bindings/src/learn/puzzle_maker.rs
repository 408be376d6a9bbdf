//! Finding puzzles.

use std::sync::Arc;

use aadupuli_core::engine::{Difficulty, NoAnswer, Puzzle, Theme};
use aadupuli_core::{Date, GameId};

use super::puzzle::{PuzzleDifficulty, PuzzleSetup, PuzzleTheme};
use crate::cancel::CancelToken;
use crate::engine::{ThinkLimits, engine, with_limits};
use crate::numbers::seed;
use crate::rules::{RulesChoice, RulesError};

/// What came of looking for a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum PuzzleSearch {
    /// A puzzle.
    Found {
        /// The puzzle.
        puzzle: PuzzleSetup,
    },
    /// Many games had none of that kind.
    NoneFound,
    /// It was cancelled.
    Cancelled,
}

/// Which puzzle is wanted; what is none may be anything.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, uniffi::Record)]
pub struct PuzzleWish {
    /// What it is about.
    #[uniffi(default = None)]
    pub theme: Option<PuzzleTheme>,
    /// How hard it is.
    #[uniffi(default = None)]
    pub difficulty: Option<PuzzleDifficulty>,
}

/// Every theme of a puzzle.
#[uniffi::export]
pub fn all_puzzle_themes() -> Vec<PuzzleTheme> {
    Theme::ALL.into_iter().map(PuzzleTheme::from).collect()
}

/// Every difficulty of a puzzle, the easiest in front.
#[uniffi::export]
pub fn all_puzzle_difficulties() -> Vec<PuzzleDifficulty> {
    Difficulty::ALL.into_iter().map(PuzzleDifficulty::from).collect()
}

/// The themes of which a game has enough puzzles of a difficulty (of any, where it is none) for one to be found soon.
#[uniffi::export]
pub fn puzzle_themes(game: GameId, difficulty: Option<PuzzleDifficulty>) -> Vec<PuzzleTheme> {
    let difficulty = difficulty.map(Difficulty::from);
    let common = |theme: &Theme| difficulty.is_none_or(|difficulty| theme.is_common(game, difficulty));
    Theme::ALL.into_iter().filter(common).map(PuzzleTheme::from).collect()
}

/// Looks for a puzzle; the same rules, seed, wish and node limit give the same one. Blocks until it is found.
///
/// # Errors
/// There are no such rules.
#[uniffi::export]
pub fn find_puzzle(
    rules: &RulesChoice,
    seed: i64,
    wish: PuzzleWish,
    limits: ThinkLimits,
    cancel: Option<Arc<CancelToken>>,
) -> Result<PuzzleSearch, RulesError> {
    let rules = rules.rule_set()?;
    let (theme, difficulty) = (wish.theme.map(Theme::from), wish.difficulty.map(Difficulty::from));
    let wanted = |puzzle: &Puzzle| {
        theme.is_none_or(|theme| puzzle.theme == theme)
            && difficulty.is_none_or(|difficulty| puzzle.difficulty() == difficulty)
    };
    let found =
        with_limits(limits, cancel.as_deref(), |limits| engine().puzzles(rules, self::seed(seed)).next(limits, wanted));
    Ok(search(found))
}

/// The puzzle of a day (`YYYY-MM-DD`): the same on every phone. Blocks until it is found.
///
/// # Errors
/// There are no such rules. A text that is no day has no puzzle.
#[uniffi::export]
pub fn daily_puzzle(
    rules: &RulesChoice,
    day: &str,
    limits: ThinkLimits,
    cancel: Option<Arc<CancelToken>>,
) -> Result<PuzzleSearch, RulesError> {
    let rules = rules.rule_set()?;
    let Some(date) = Date::parse(day) else { return Ok(PuzzleSearch::NoneFound) };
    let found = with_limits(limits, cancel.as_deref(), |limits| engine().daily_puzzle(rules, date, limits));
    Ok(search(found))
}

fn search(found: Result<Option<Puzzle>, NoAnswer>) -> PuzzleSearch {
    match found {
        Ok(Some(puzzle)) => PuzzleSearch::Found { puzzle: (&puzzle).into() },
        Ok(None) | Err(NoAnswer::GameOver) => PuzzleSearch::NoneFound,
        Err(NoAnswer::Cancelled) => PuzzleSearch::Cancelled,
    }
}
