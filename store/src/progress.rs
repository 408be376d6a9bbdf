//! How far a person has come with lessons and puzzles.

use aadupuli_core::lessons::Learned;
use aadupuli_core::practice::PuzzleProgress;
use serde::{Deserialize, Serialize};

use crate::document::{Document, VERSION};
use crate::layout;
use crate::set_aside::Holds;

/// How far a person has come with lessons and puzzles.
///
/// # Examples
/// ```
/// use aadupuli_core::{Date, GameId, practice::Solved};
/// use aadupuli_store::Store;
/// let store = Store::in_memory();
/// let today = Date::parse("2028-02-29").unwrap();
/// store.change_progress(|progress| progress.puzzles.add_daily(GameId::Standard, today, Solved::AtOnce))?;
/// assert_eq!(store.progress()?.puzzles.streak().current(today), 1);
/// # Ok::<(), aadupuli_store::DiskError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    version: u64,
    /// The lessons.
    #[serde(default)]
    pub lessons: Learned,
    /// The puzzles, and the streak of daily ones.
    #[serde(default)]
    pub puzzles: PuzzleProgress,
}

impl Default for Progress {
    fn default() -> Self {
        Self { version: VERSION, lessons: Learned::default(), puzzles: PuzzleProgress::default() }
    }
}

impl Document for Progress {
    const PATH: &'static str = layout::PROGRESS;
    const HOLDS: Holds = Holds::Progress;
}

impl Progress {
    /// Adds what another store has come further with.
    pub(crate) fn merge(&mut self, other: &Self) {
        self.lessons.merge(&other.lessons);
        self.puzzles.merge(&other.puzzles);
    }
}
