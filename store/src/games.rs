//! Games: one file each, finished or not, and a note of which is being played.

use std::sync::PoisonError;

use aadupuli_core::{LoadError, Match};

use crate::document::{Document, VERSION};
use crate::files::{DiskError, move_file, replace};
use crate::layout;
use crate::set_aside::{Damage, Holds, SetAside, set_aside};
use crate::statistics::Statistics;
use crate::store::Store;

/// A game's number in its store: later games have higher ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct GameNumber(pub u64);

impl GameNumber {
    pub(crate) fn file(self) -> String {
        format!("{:06}{}", self.0, layout::ENDING)
    }

    pub(crate) fn path(self) -> String {
        layout::path(layout::GAMES, &self.file())
    }

    /// The number in a file's name, whatever follows it there.
    pub(crate) fn in_name(name: &str) -> Option<Self> {
        let digits = name.split('.').next()?;
        let is_number = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
        if is_number { digits.parse().ok().map(Self) } else { None }
    }

    /// The number of a file that holds a game, as opposed to one that was set aside.
    pub(crate) fn of_file(name: &str) -> Option<Self> {
        Self::in_name(name).filter(|number| number.file() == name)
    }
}

impl core::fmt::Display for GameNumber {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.0.fmt(f)
    }
}

/// A game with its number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// Its number.
    pub number: GameNumber,
    /// The game.
    pub played: Match,
}

/// A file among the games that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// The file's name.
    pub name: String,
    /// What is wrong with it.
    pub reason: LoadError,
}

/// An entry of the list of games.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(clippy::large_enum_variant, reason = "nearly every entry is a game")]
pub enum Listed {
    /// A game.
    Game(Stored),
    /// A file that cannot be read: a person may keep it out of sight or delete it.
    Unreadable(Unreadable),
}

/// Why a game cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpenError {
    /// There is no game of this number.
    #[error("there is no game {number}")]
    NotThere {
        /// The number.
        number: GameNumber,
    },
    /// The game cannot be read. Unless it is too new, its file has been set aside.
    #[error("game {number}: {reason}")]
    Unreadable {
        /// The number.
        number: GameNumber,
        /// What is wrong with it.
        reason: LoadError,
    },
    /// The disk failed.
    #[error(transparent)]
    Disk(#[from] DiskError),
}

/// Which game is being played.
#[derive(Clone, Debug, serde::Serialize, serde::Deserialize)]
pub(crate) struct Current {
    version: u64,
    pub(crate) game: Option<GameNumber>,
}

impl Default for Current {
    fn default() -> Self {
        Self { version: VERSION, game: None }
    }
}

impl Document for Current {
    const PATH: &'static str = layout::CURRENT;
    const HOLDS: Holds = Holds::Current;
}

impl Store {
    /// Keeps a new game, and notes that it is the one being played. The one before stays among the games.
    ///
    /// # Errors
    /// The disk failed.
    pub fn start(&self, played: &Match) -> Result<GameNumber, DiskError> {
        let _guard = self.lock()?;
        let number = self.add(played)?;
        self.note_current(Some(number))?;
        Ok(number)
    }

    /// Keeps the state of a game, as after every move, and counts it in the statistics once it has ended.
    ///
    /// Returns the game's number, which is a new one where another process has changed the game since this store
    /// read or wrote it: then both states are kept.
    ///
    /// # Errors
    /// The disk failed; the state that was kept before is still there.
    pub fn save(&self, number: GameNumber, played: &Match) -> Result<GameNumber, DiskError> {
        let _guard = self.lock()?;
        let content = played.to_save().into_bytes();
        let there = self.files.read(&number.path())?;
        if there.as_ref() == Some(&content) {
            self.remember(number, content);
            self.count(number, played)?;
            return Ok(number);
        }
        let is_as_seen = match &there {
            None => true,
            Some(there) => self.seen.lock().unwrap_or_else(PoisonError::into_inner).get(&number) == Some(there),
        };
        if !is_as_seen {
            let own = self.add(played)?;
            if self.document::<Current>()?.document.game == Some(number) {
                self.note_current(Some(own))?;
            }
            return Ok(own);
        }
        self.put(number, played, content)?;
        Ok(number)
    }

    /// The game that is being played, finished or not; `None` where there is none or it cannot be read.
    ///
    /// # Errors
    /// The disk failed.
    pub fn current(&self) -> Result<Option<Stored>, DiskError> {
        let _guard = self.lock()?;
        let Some(number) = self.document::<Current>()?.document.game else { return Ok(None) };
        match self.open_locked(number) {
            Ok(stored) => Ok(Some(stored)),
            Err(OpenError::Disk(error)) => Err(error),
            Err(OpenError::NotThere { .. } | OpenError::Unreadable { .. }) => Ok(None),
        }
    }

    /// Opens a game without making it the one being played.
    ///
    /// # Errors
    /// There is no such game, it cannot be read, or the disk failed.
    pub fn open_game(&self, number: GameNumber) -> Result<Stored, OpenError> {
        let _guard = self.lock()?;
        self.open_locked(number)
    }

    /// Opens a game and makes it the one being played.
    ///
    /// # Errors
    /// There is no such game, it cannot be read, or the disk failed.
    pub fn resume(&self, number: GameNumber) -> Result<Stored, OpenError> {
        let _guard = self.lock()?;
        let stored = self.open_locked(number)?;
        self.note_current(Some(number))?;
        Ok(stored)
    }

    /// Notes that no game is being played; all stay among the games.
    ///
    /// # Errors
    /// The disk failed.
    pub fn leave_current(&self) -> Result<(), DiskError> {
        let _guard = self.lock()?;
        self.note_current(None)
    }

    /// The games, the newest first, at most this many; files that cannot be read are among them.
    ///
    /// # Errors
    /// The disk failed.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_core::{Game, GameId, Match, Player, RuleSet, Variants};
    /// use aadupuli_store::{Listed, Store};
    /// let store = Store::in_memory();
    /// let game = Game::new(RuleSet::new(GameId::BaghChal, Variants::NONE));
    /// let played = Match::new(game, Player::person("Meena"), Player::person("Ravi"));
    /// let number = store.start(&played)?;
    /// let newest = store.list(3)?;
    /// assert!(matches!(&newest[..], [Listed::Game(stored)] if stored.number == number));
    /// # Ok::<(), aadupuli_store::DiskError>(())
    /// ```
    pub fn list(&self, most: usize) -> Result<Vec<Listed>, DiskError> {
        let _guard = self.lock()?;
        let mut names = self.files.list(layout::GAMES)?;
        names.retain(|name| GameNumber::in_name(name).is_some() && name.ends_with(layout::ENDING));
        names.sort_by_key(|name| core::cmp::Reverse(GameNumber::in_name(name)));
        let mut listed = Vec::new();
        for name in names {
            if listed.len() == most {
                break;
            }
            // Another process may not remove it: we have the lock. But a person may.
            listed.extend(self.list_one(&name)?);
        }
        Ok(listed)
    }

    fn list_one(&self, name: &str) -> Result<Option<Listed>, DiskError> {
        let path = layout::path(layout::GAMES, name);
        let Some(content) = self.files.read(&path)? else { return Ok(None) };
        let number = GameNumber::of_file(name);
        let listed = match (Match::from_save(&content), number) {
            (Ok(played), Some(number)) => Listed::Game(Stored { number, played }),
            (Ok(played), None) => {
                // What an older app could not read, this one can.
                let number = self.free_number()?;
                move_file(&*self.files, &path, &number.path())?;
                Listed::Game(Stored { number, played })
            }
            (Err(reason), Some(number)) => Listed::Unreadable(self.unreadable(number, reason)),
            (Err(reason), None) => Listed::Unreadable(Unreadable { name: name.to_owned(), reason }),
        };
        Ok(Some(listed))
    }

    /// Keeps a file that cannot be read, but lists it no more.
    ///
    /// # Errors
    /// The disk failed.
    pub fn keep_unreadable(&self, file: &Unreadable) -> Result<(), DiskError> {
        let _guard = self.lock()?;
        if !self.is_listed(&file.name)? {
            return Ok(());
        }
        let path = layout::path(layout::GAMES, &file.name);
        // The number stays taken, so that no two files kept so can have the same name.
        move_file(&*self.files, &path, &layout::path(layout::KEPT, &file.name))
    }

    pub(crate) fn is_listed(&self, name: &str) -> Result<bool, DiskError> {
        Ok(GameNumber::in_name(name).is_some() && self.files.list(layout::GAMES)?.iter().any(|there| there == name))
    }

    fn open_locked(&self, number: GameNumber) -> Result<Stored, OpenError> {
        let content = self.files.read(&number.path())?.ok_or(OpenError::NotThere { number })?;
        match Match::from_save(&content) {
            Ok(played) => {
                self.remember(number, content);
                Ok(Stored { number, played })
            }
            Err(reason) => {
                let Unreadable { reason, .. } = self.unreadable(number, reason);
                Err(OpenError::Unreadable { number, reason })
            }
        }
    }

    /// Sets a game aside that cannot be read, unless a newer app can, and reports it.
    fn unreadable(&self, number: GameNumber, reason: LoadError) -> Unreadable {
        let path = number.path();
        let is_too_new = matches!(reason, LoadError::TooNew { .. });
        // Where the disk refuses to rename it, it is listed under the name that it has.
        let now = if is_too_new { None } else { set_aside(&*self.files, &path).ok() };
        let file_name = |path: &String| path.rsplit('/').next().unwrap_or(path).to_owned();
        let name = now.as_ref().map_or_else(|| number.file(), file_name);
        self.report(SetAside { holds: Holds::Game, name: path, now, damage: Damage::Game(reason.clone()) });
        Unreadable { name, reason }
    }

    /// Keeps a game under a free number.
    pub(crate) fn add(&self, played: &Match) -> Result<GameNumber, DiskError> {
        let number = self.free_number()?;
        self.put(number, played, played.to_save().into_bytes())?;
        Ok(number)
    }

    /// Keeps a game under a free number without counting it: it was played elsewhere.
    pub(crate) fn add_uncounted(&self, content: &[u8]) -> Result<GameNumber, DiskError> {
        let number = self.free_number()?;
        replace(&*self.files, &number.path(), content)?;
        Ok(number)
    }

    fn put(&self, number: GameNumber, played: &Match, content: Vec<u8>) -> Result<(), DiskError> {
        replace(&*self.files, &number.path(), &content)?;
        self.remember(number, content);
        self.count(number, played)
    }

    fn count(&self, number: GameNumber, played: &Match) -> Result<(), DiskError> {
        let found = self.document::<Statistics>()?;
        let mut counted = found.document.clone();
        if counted.count(number, played) {
            self.change_document(|statistics: &mut Statistics| *statistics = counted)?;
        }
        Ok(())
    }

    fn remember(&self, number: GameNumber, content: Vec<u8>) {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner).insert(number, content);
    }

    pub(crate) fn note_current(&self, game: Option<GameNumber>) -> Result<(), DiskError> {
        if self.document::<Current>()?.document.game == game {
            return Ok(());
        }
        self.change_document(|current: &mut Current| current.game = game).map(|_| ())
    }

    /// A number that no game has had that is still known of.
    pub(crate) fn free_number(&self) -> Result<GameNumber, DiskError> {
        let mut highest = self.document::<Statistics>()?.document.highest_number();
        for folder in [layout::GAMES, layout::TRASH, layout::KEPT] {
            let names = self.files.list(folder)?;
            highest = highest.max(names.iter().filter_map(|name| GameNumber::in_name(name)).max());
        }
        Ok(GameNumber(highest.map_or(1, |GameNumber(number)| number.saturating_add(1))))
    }
}
