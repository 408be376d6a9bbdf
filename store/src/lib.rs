//! Games, settings, statistics and progress in a folder that the caller names.
//!
//! - A file is replaced as a whole or not at all: written under another name, synced, renamed, and the folder
//!   synced. Killing the app, or the battery running out, loses at most what was being written.
//! - A file that cannot be read is *set aside* under a name that says so (`settings.damaged-1.json`) and reported;
//!   it never stands in the way of a new game.
//! - Two processes may use one folder: every change happens under a lock, and a game that another process has
//!   changed meanwhile is kept beside the new state rather than written over.
//! - Everything is JSON with ASCII digits, whatever the locale.
//!
//! The folder holds `games/<number>.json` (one save file of the core a game, finished or not), `current.json`
//! (which of them is being played), `settings.json`, `statistics.json`, `progress.json`, `trash/` (what was deleted
//! since the store was opened) and `lock`.
//!
//! # Examples
//! ```
//! use aadupuli_core::{Game, GameId, Level, Match, Player, RuleSet, Variants};
//! use aadupuli_store::Store;
//! let store = Store::in_memory();
//! let game = Game::new(RuleSet::new(GameId::Standard, Variants::NONE));
//! let mut played = Match::new(game, Player::person("Meena"), Player::Computer(Level::Easy));
//! let number = store.start(&played)?;
//! let first = *played.game.legal_moves().first().unwrap();
//! played.game.play(first)?;
//! let number = store.save(number, &played)?;
//! assert_eq!(store.current()?.map(|stored| stored.played), Some(played));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]

mod document;
mod everything;
mod files;
mod games;
mod import;
mod layout;
mod progress;
mod set_aside;
mod settings;
mod statistics;
mod store;
mod trash;

pub use files::{Action, Cause, DiskError, Files, FolderFiles, Guard, MemoryFiles};
pub use games::{GameNumber, Listed, OpenError, Stored, Unreadable};
pub use import::{ImportError, Imported, LONGEST_IMPORT};
pub use progress::Progress;
pub use set_aside::{Damage, Holds, SetAside};
pub use settings::{BoardLook, NewGame, Opponent, PieceSet, Settings, SideChoice, Theme};
pub use statistics::{Against, FinishedGame, FriendTally, Statistics, Tally};
pub use store::Store;
pub use trash::{Deleted, UndoDeleteError};
