//! Games, settings, statistics and progress on disk. Every call blocks on the disk.

pub mod errors;
pub mod games;
pub mod progress;
pub mod settings;
pub mod statistics;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use aadupuli_store as store;

pub(crate) use errors::{ImportError, OpenGameError, StoreError, UndoDeleteError};

/// One folder with all that is kept; safe to call from any thread.
#[derive(Debug, uniffi::Object)]
pub struct Store {
    kept: store::Store,
    /// What was deleted since the folder was opened, by file name, for its undo.
    deleted: Mutex<HashMap<String, store::Deleted>>,
}

impl Store {
    fn of(kept: store::Store) -> Arc<Self> {
        Arc::new(Self { kept, deleted: Mutex::default() })
    }

    fn note_deleted(&self, name: String, deleted: store::Deleted) {
        self.deleted.lock().unwrap_or_else(PoisonError::into_inner).insert(name, deleted);
    }

    fn take_deleted(&self, name: &str) -> Option<store::Deleted> {
        self.deleted.lock().unwrap_or_else(PoisonError::into_inner).get(name).cloned()
    }
}

#[uniffi::export]
impl Store {
    /// The store in this folder, which is made if it is not there. What was deleted before is now gone for good.
    ///
    /// # Errors
    /// The folder cannot be used.
    #[uniffi::constructor]
    pub fn open(folder: String) -> Result<Arc<Self>, StoreError> {
        Ok(Self::of(store::Store::open(folder)?))
    }

    /// A store that keeps nothing when it is let go: for tests, and where the disk cannot be used.
    #[uniffi::constructor]
    pub fn in_memory() -> Arc<Self> {
        Self::of(store::Store::in_memory())
    }

    /// Everything as one text, to keep elsewhere or to import on another device.
    ///
    /// # Errors
    /// The disk failed.
    pub fn export_everything(&self) -> Result<String, StoreError> {
        Ok(self.kept.export_everything()?)
    }

    /// Deletes everything: games, settings, statistics, progress, and what was set aside. There is no undo.
    ///
    /// # Errors
    /// The disk failed; what is not yet deleted is still there.
    pub fn delete_everything(&self) -> Result<(), StoreError> {
        Ok(self.kept.delete_everything()?)
    }
}
