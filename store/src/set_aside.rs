//! Files that cannot be read are set aside, named, and reported.

use crate::files::{DiskError, Files, folder_of, move_file};
use crate::layout;

/// What is wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Damage {
    /// A game: why it cannot be loaded.
    Game(aadupuli_core::LoadError),
    /// Settings, statistics, progress or the note of the current game: the JSON is broken or means something else.
    Json {
        /// The line, from 1.
        line: usize,
        /// The column, from 1; 0 at a line's beginning.
        column: usize,
    },
    /// The file was written by a newer version of the app: it is left where it is, and not written over.
    TooNew {
        /// The version of its format.
        version: u64,
    },
}

/// What a file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Holds {
    /// A game.
    Game,
    /// The note of which game is being played.
    Current,
    /// The settings.
    Settings,
    /// The statistics.
    Statistics,
    /// How far lessons and puzzles have come.
    Progress,
}

/// A file that could not be read, and where it is now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetAside {
    /// What it holds.
    pub holds: Holds,
    /// The file's path in the store's folder.
    pub name: String,
    /// Its new path, or `None` where it still has the old one: it is too new, or the disk refused.
    pub now: Option<String>,
    /// What is wrong with it.
    pub damage: Damage,
}

/// Gives a damaged file a name that says so, and returns that name's path. The caller has the lock.
pub(crate) fn set_aside(files: &dyn Files, path: &str) -> Result<String, DiskError> {
    move_to_free_name(files, path, layout::DAMAGED)
}

/// Moves the file of a newer app out of the way before its place is written to. The caller has the lock.
pub(crate) fn keep_newer(files: &dyn Files, path: &str) -> Result<(), DiskError> {
    move_to_free_name(files, path, layout::NEWER).map(|_| ())
}

fn move_to_free_name(files: &dyn Files, path: &str, mark: &str) -> Result<String, DiskError> {
    let taken = files.list(folder_of(path))?;
    let stem = path.strip_suffix(layout::ENDING).unwrap_or(path);
    let named = |n: u32| format!("{stem}{mark}{n}{}", layout::ENDING);
    let is_free = |path: &String| taken.iter().all(|name| Some(name.as_str()) != path.rsplit('/').next());
    let free = (1..=u32::MAX).map(named).find(is_free).unwrap_or_else(|| named(0));
    move_file(files, path, &free)?;
    Ok(free)
}
