//! Which file holds what.

/// Every folder, the store's own in front.
pub(crate) const FOLDERS: [&str; 4] = ["", GAMES, TRASH, KEPT];

/// The games.
pub(crate) const GAMES: &str = "games";

/// Games that were deleted since the store was opened.
pub(crate) const TRASH: &str = "trash";

/// Unreadable files that a person wants kept, out of sight.
pub(crate) const KEPT: &str = "kept";

/// The file that processes lock.
pub(crate) const LOCK: &str = "lock";

/// Which game is being played.
pub(crate) const CURRENT: &str = "current.json";

/// The settings.
pub(crate) const SETTINGS: &str = "settings.json";

/// The results of finished games.
pub(crate) const STATISTICS: &str = "statistics.json";

/// Lessons, puzzles, daily puzzles.
pub(crate) const PROGRESS: &str = "progress.json";

/// The ending of all our files.
pub(crate) const ENDING: &str = ".json";

/// What stands between a file's name and a number when it is set aside.
pub(crate) const DAMAGED: &str = ".damaged-";

/// The same for a newer app's file whose place an older one needs.
pub(crate) const NEWER: &str = ".newer-";

/// The path of a file in a folder; `""` is the store's own.
pub(crate) fn path(folder: &str, name: &str) -> String {
    if folder.is_empty() { name.to_owned() } else { format!("{folder}/{name}") }
}
