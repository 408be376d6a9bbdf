//! What can go wrong on disk and in what is imported.

use aadupuli_store as store;

use crate::numbers::int;
use crate::record::RecordError;
use crate::save::SaveError;
use crate::words::Texts;

/// What was tried on disk when it failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum DiskAction {
    /// Making the folder.
    CreateFolder,
    /// Reading a file.
    Read,
    /// Listing a folder.
    List,
    /// Writing a file.
    Write,
    /// Renaming a file.
    Rename,
    /// Removing a file.
    Remove,
    /// Keeping others out.
    Lock,
}

impl From<store::Action> for DiskAction {
    fn from(action: store::Action) -> Self {
        match action {
            store::Action::CreateFolder => Self::CreateFolder,
            store::Action::Read => Self::Read,
            store::Action::List => Self::List,
            store::Action::Write => Self::Write,
            store::Action::Rename => Self::Rename,
            store::Action::Remove => Self::Remove,
            store::Action::Lock => Self::Lock,
        }
    }
}

impl DiskAction {
    const fn to_store(self) -> store::Action {
        match self {
            Self::CreateFolder => store::Action::CreateFolder,
            Self::Read => store::Action::Read,
            Self::List => store::Action::List,
            Self::Write => store::Action::Write,
            Self::Rename => store::Action::Rename,
            Self::Remove => store::Action::Remove,
            Self::Lock => store::Action::Lock,
        }
    }
}

/// The disk failed. Nothing that was kept before is lost by it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, uniffi::Error)]
pub enum StoreError {
    /// No room is left.
    #[error("{path}: no room is left ({action:?})")]
    Full {
        /// What was tried.
        action: DiskAction,
        /// The file or folder.
        path: String,
    },
    /// It is not allowed.
    #[error("{path}: not allowed ({action:?})")]
    Denied {
        /// What was tried.
        action: DiskAction,
        /// The file or folder.
        path: String,
    },
    /// Another process keeps the folder.
    #[error("{path}: in use by another program ({action:?})")]
    Busy {
        /// What was tried.
        action: DiskAction,
        /// The file or folder.
        path: String,
    },
    /// Anything else.
    #[error("{path}: {fault} ({action:?})")]
    Other {
        /// What was tried.
        action: DiskAction,
        /// The file or folder.
        path: String,
        /// As the system calls it.
        fault: String,
    },
}

impl From<store::DiskError> for StoreError {
    fn from(store::DiskError { action, path, cause }: store::DiskError) -> Self {
        let action = action.into();
        match cause {
            store::Cause::Full => Self::Full { action, path },
            store::Cause::Denied => Self::Denied { action, path },
            store::Cause::Busy => Self::Busy { action, path },
            store::Cause::Other(kind) => Self::Other { action, path, fault: kind.to_string() },
        }
    }
}

impl StoreError {
    /// The store's error again, for its words; the name that the system gave the fault plays no part in them.
    pub(crate) fn to_store(&self) -> store::DiskError {
        let (action, path, cause) = match self {
            Self::Full { action, path } => (action, path, store::Cause::Full),
            Self::Denied { action, path } => (action, path, store::Cause::Denied),
            Self::Busy { action, path } => (action, path, store::Cause::Busy),
            Self::Other { action, path, .. } => (action, path, store::Cause::Other(std::io::ErrorKind::Other)),
        };
        store::DiskError { action: action.to_store(), path: path.clone(), cause }
    }
}

/// Why a game of the store cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, uniffi::Error)]
pub enum OpenGameError {
    /// There is no such game.
    #[error("there is no game {number}")]
    NotThere {
        /// Its number.
        number: i64,
    },
    /// It cannot be read, and is set aside.
    #[error("game {number}: {reason}")]
    Unreadable {
        /// Its number.
        number: i64,
        /// Why.
        reason: SaveError,
        /// Why, in words.
        words: String,
    },
    /// The disk failed.
    #[error("{disk}")]
    Disk {
        /// How.
        disk: StoreError,
    },
}

impl OpenGameError {
    pub(super) fn of(error: store::OpenError, texts: &Texts) -> Self {
        let words = texts.words().open_error(&error);
        match error {
            store::OpenError::NotThere { number } => Self::NotThere { number: game_number(number) },
            store::OpenError::Unreadable { number, reason } => {
                Self::Unreadable { number: game_number(number), reason: reason.into(), words }
            }
            store::OpenError::Disk(disk) => Self::Disk { disk: disk.into() },
        }
    }
}

/// Why nothing was imported.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, uniffi::Error)]
pub enum ImportError {
    /// There is nothing in it.
    #[error("there is nothing to import")]
    Empty,
    /// It is too long.
    #[error("{bytes} bytes are too long")]
    TooLong {
        /// Its length.
        bytes: i64,
    },
    /// It is neither a save, nor a record, nor an export of everything.
    #[error("neither a save, nor a game record, nor an export of everything")]
    Unknown,
    /// It is a save that cannot be loaded.
    #[error("{save}")]
    Save {
        /// Why.
        save: SaveError,
        /// Why, in words.
        words: String,
    },
    /// It is a record that cannot be read.
    #[error("{record}")]
    Record {
        /// Why.
        record: RecordError,
        /// Why, in words.
        words: String,
    },
    /// It is an export of everything by a newer app.
    #[error("written by a newer version (format {version})")]
    TooNew {
        /// The version of its format.
        version: i64,
    },
    /// It is an export of everything that is damaged.
    #[error("damaged: line {line}, column {column}")]
    Damaged {
        /// The line, from 1; 0 where the text is sound but means something else.
        line: i32,
        /// The column, from 1; 0 at a line's beginning.
        column: i32,
    },
    /// The disk failed. What was taken in before that is kept.
    #[error("{disk}")]
    Disk {
        /// How.
        disk: StoreError,
    },
}

impl ImportError {
    pub(super) fn of(error: store::ImportError, texts: &Texts) -> Self {
        let words = texts.words().import_error(&error);
        match error {
            store::ImportError::Empty => Self::Empty,
            store::ImportError::TooLong { bytes } => Self::TooLong { bytes: bytes.try_into().unwrap_or(i64::MAX) },
            store::ImportError::Unknown => Self::Unknown,
            store::ImportError::Save(save) => Self::Save { save: save.into(), words },
            store::ImportError::Record(record) => Self::Record { record: record.into(), words },
            store::ImportError::TooNew { version } => Self::TooNew { version: version.try_into().unwrap_or(i64::MAX) },
            store::ImportError::Damaged { line, column } => Self::Damaged { line: int(line), column: int(column) },
            store::ImportError::Disk(disk) => Self::Disk { disk: disk.into() },
        }
    }
}

/// Why a deletion cannot be undone.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, uniffi::Error)]
pub enum UndoDeleteError {
    /// It is gone for good.
    #[error("{name} is gone for good")]
    Gone {
        /// The file's name.
        name: String,
    },
    /// The disk failed.
    #[error("{disk}")]
    Disk {
        /// How.
        disk: StoreError,
    },
}

impl From<store::UndoDeleteError> for UndoDeleteError {
    fn from(error: store::UndoDeleteError) -> Self {
        match error {
            store::UndoDeleteError::Gone { name } => Self::Gone { name },
            store::UndoDeleteError::Disk(disk) => Self::Disk { disk: disk.into() },
        }
    }
}

/// A game's number as the other languages count.
pub(super) fn game_number(number: store::GameNumber) -> i64 {
    i64::try_from(number.0).unwrap_or(i64::MAX)
}
