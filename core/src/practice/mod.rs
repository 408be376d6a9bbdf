//! Practice that is kept: solved puzzles, the daily puzzle and its streak. Pure data; the date is the caller's.

mod puzzles;
mod run;
mod streak;

pub use puzzles::{PuzzleProgress, Solved, SolvedCount};
pub use run::{PuzzleRun, PuzzleTry};
pub use streak::Streak;
