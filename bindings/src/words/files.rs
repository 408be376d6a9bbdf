//! Words for what can be wrong with files.

use aadupuli_core::Match;
use aadupuli_store as store;

use super::Texts;
use crate::store::{ImportError, OpenGameError, StoreError, UndoDeleteError};

#[uniffi::export]
impl Texts {
    /// What is wrong with a save file; none where it can be loaded.
    pub fn save_problem(&self, bytes: &[u8]) -> Option<String> {
        Match::from_save(bytes).err().map(|error| self.words.load_error(&error))
    }

    /// What is wrong with a game record; none where it can be read.
    pub fn record_problem(&self, record: &str) -> Option<String> {
        Match::from_record(record).err().map(|error| self.words.record_error(&error))
    }

    /// Why the disk failed, and that nothing is lost by it.
    pub fn store_problem(&self, error: &StoreError) -> String {
        self.words.disk_error(&error.to_store())
    }

    /// Why a game cannot be opened.
    pub fn open_problem(&self, error: &OpenGameError) -> String {
        match error {
            OpenGameError::NotThere { number } => {
                let number = store::GameNumber(u64::try_from(*number).unwrap_or(u64::MAX));
                self.words.open_error(&store::OpenError::NotThere { number })
            }
            OpenGameError::Unreadable { words, .. } => words.clone(),
            OpenGameError::Disk { disk } => self.store_problem(disk),
        }
    }

    /// Why a deletion cannot be undone.
    pub fn undo_delete_problem(&self, error: &UndoDeleteError) -> String {
        match error {
            UndoDeleteError::Gone { name } => {
                self.words.undo_delete_error(&store::UndoDeleteError::Gone { name: name.clone() })
            }
            UndoDeleteError::Disk { disk } => self.store_problem(disk),
        }
    }

    /// Why nothing was imported.
    pub fn import_problem(&self, error: &ImportError) -> String {
        let known = match error {
            ImportError::Empty => store::ImportError::Empty,
            ImportError::TooLong { bytes } => store::ImportError::TooLong { bytes: count(*bytes) },
            ImportError::Unknown => store::ImportError::Unknown,
            ImportError::Save { words, .. } | ImportError::Record { words, .. } => return words.clone(),
            ImportError::TooNew { version } => {
                store::ImportError::TooNew { version: u64::try_from(*version).unwrap_or(u64::MAX) }
            }
            ImportError::Damaged { line, column } => {
                store::ImportError::Damaged { line: count(*line), column: count(*column) }
            }
            ImportError::Disk { disk } => store::ImportError::Disk(disk.to_store()),
        };
        self.words.import_error(&known)
    }
}

fn count(number: impl TryInto<usize>) -> usize {
    number.try_into().unwrap_or(0)
}
