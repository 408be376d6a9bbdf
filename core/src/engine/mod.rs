//! The computer player and adviser: search, levels, hints, review and puzzles.
//!
//! Everything here is a plain function of its arguments: the same situation, level, seed and node limit give the same
//! answer on every machine. Proved values come from an [`Oracle`] (the tables); without one the search answers.

mod choose;
pub mod evaluation;
mod hint;
mod judge;
mod ladder;
mod level;
mod limits;
mod oracle;
mod prove;
mod puzzle;
mod refute;
mod replies;
mod review;
mod score;
mod search;
mod situation;
mod solved;
mod suggest;
mod tables;
#[cfg(test)]
mod tests;
mod thought;
mod value;
mod verdict;
mod wants_draw;

pub use hint::{Hint, Idea, Reason};
pub use ladder::{Contestant, ErrorRate, ErrorRates, LadderGame, LadderSettings, Reply, Score};
pub use limits::{Limits, NoAnswer, Signal};
use oracle::Opened;
pub use oracle::{Known, Oracle, Probe};
pub use puzzle::{Difficulty, Puzzle, PuzzleMaker, Theme};
pub use refute::Refutation;
pub use review::{Review, ReviewedMove};
pub use situation::Situation;
pub use solved::solved_value;
pub use suggest::Suggestion;
pub use tables::WarmTables;
pub use value::{Certainty, Judgement, Value};

/// The engine: what it may use. Cheap to copy; every call is a thought of its own.
///
/// # Examples
/// ```
/// use aadupuli_core::{Game, GameId, Level, RuleSet, Variants, engine::{Engine, Limits, Situation}};
/// let game = Game::new(RuleSet::new(GameId::Standard, Variants::NONE));
/// let engine = Engine::without_tables();
/// let answer = engine.suggest(&Situation::of(&game), Level::Medium, 7, &Limits::nodes(2_000))?;
/// assert!(game.check(answer.mv).is_ok());
/// # Ok::<(), aadupuli_core::engine::NoAnswer>(())
/// ```
#[derive(Clone, Copy, Default)]
pub struct Engine<'t> {
    oracle: Option<&'t dyn Oracle>,
}

impl<'t> Engine<'t> {
    /// An engine with a source of proved values.
    pub fn new(oracle: &'t dyn Oracle) -> Self {
        Self { oracle: Some(oracle) }
    }

    /// An engine that only searches.
    pub const fn without_tables() -> Self {
        Self { oracle: None }
    }

    fn open(&self) -> Opened<'t> {
        Opened::of(self.oracle)
    }
}

impl core::fmt::Debug for Engine<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Engine").field("tables", &self.oracle.is_some()).finish()
    }
}
