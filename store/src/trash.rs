//! Deleting games, with undo.

use std::sync::PoisonError;

use crate::files::{DiskError, move_file};
use crate::games::{Current, GameNumber, Unreadable};
use crate::layout;
use crate::store::Store;

/// What was deleted, for [`Store::undo_delete`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deleted {
    name: String,
    was_current: bool,
}

/// Why a deletion cannot be undone.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UndoDeleteError {
    /// It is gone for good: the store was opened anew since.
    #[error("{name} is gone for good")]
    Gone {
        /// The file's name.
        name: String,
    },
    /// The disk failed.
    #[error(transparent)]
    Disk(#[from] DiskError),
}

impl Store {
    /// Deletes a game. Until the store is opened anew it can be had back. The statistics still count it.
    ///
    /// # Errors
    /// The disk failed; the game is still there.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_core::{Game, GameId, Match, Player, RuleSet, Variants};
    /// use aadupuli_store::Store;
    /// let store = Store::in_memory();
    /// let game = Game::new(RuleSet::new(GameId::Parlour, Variants::NONE));
    /// let number = store.start(&Match::new(game, Player::person(""), Player::person("")))?;
    /// let deleted = store.delete(number)?;
    /// assert_eq!((store.list(9)?.len(), store.current()?), (0, None));
    /// store.undo_delete(&deleted)?;
    /// assert_eq!(store.current()?.map(|stored| stored.number), Some(number));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn delete(&self, number: GameNumber) -> Result<Deleted, DiskError> {
        let _guard = self.lock()?;
        let was_current = self.document::<Current>()?.document.game == Some(number);
        self.throw_away(&number.file())?;
        self.seen.lock().unwrap_or_else(PoisonError::into_inner).remove(&number);
        if was_current {
            self.note_current(None)?;
        }
        Ok(Deleted { name: number.file(), was_current })
    }

    /// Deletes a file that cannot be read. Until the store is opened anew it can be had back.
    ///
    /// # Errors
    /// The disk failed; the file is still there.
    pub fn delete_unreadable(&self, file: &Unreadable) -> Result<Deleted, DiskError> {
        let _guard = self.lock()?;
        self.throw_away(&file.name)?;
        Ok(Deleted { name: file.name.clone(), was_current: false })
    }

    fn throw_away(&self, name: &str) -> Result<(), DiskError> {
        if !self.is_listed(name)? {
            return Ok(());
        }
        move_file(&*self.files, &layout::path(layout::GAMES, name), &layout::path(layout::TRASH, name))
    }

    /// Brings back what was deleted.
    ///
    /// # Errors
    /// It is gone for good, or the disk failed.
    pub fn undo_delete(&self, deleted: &Deleted) -> Result<(), UndoDeleteError> {
        let _guard = self.lock()?;
        let Deleted { name, was_current } = deleted;
        if !self.files.list(layout::TRASH)?.contains(name) {
            return Err(UndoDeleteError::Gone { name: name.clone() });
        }
        move_file(&*self.files, &layout::path(layout::TRASH, name), &layout::path(layout::GAMES, name))?;
        if *was_current && self.document::<Current>()?.document.game.is_none() {
            self.note_current(GameNumber::in_name(name))?;
        }
        Ok(())
    }
}
