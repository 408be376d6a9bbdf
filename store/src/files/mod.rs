//! The few things that the store asks of a disk, so that an honest fake can stand in for it.

mod folder;
mod memory;

pub use folder::FolderFiles;
pub use memory::MemoryFiles;

/// A folder of files. Paths are relative to it, with `/` between folder and name, and at most one folder deep.
///
/// [`FolderFiles`] is the real one; [`MemoryFiles`] keeps what it is given in memory, and can be cut off in the
/// middle of an operation, as a dying battery does.
pub trait Files: Send + Sync {
    /// The content of a file, or `None` where there is no such file.
    ///
    /// # Errors
    /// The file is there, but could not be read.
    fn read(&self, path: &str) -> Result<Option<Vec<u8>>, DiskError>;

    /// The names of the files in a folder (`""` for the folder itself), in the order of their bytes.
    ///
    /// # Errors
    /// The folder could not be read.
    fn list(&self, folder: &str) -> Result<Vec<String>, DiskError>;

    /// Writes a file, in place of any that has this name. Until [`Files::sync`] nothing of it need survive a crash.
    ///
    /// # Errors
    /// The file could not be written; what it holds now is not defined.
    fn write(&self, path: &str, content: &[u8]) -> Result<(), DiskError>;

    /// Returns when the content of a file is safe from a crash.
    ///
    /// # Errors
    /// It could not be made safe.
    fn sync(&self, path: &str) -> Result<(), DiskError>;

    /// Gives a file another name at once, in place of any that has it.
    ///
    /// # Errors
    /// The name was not changed.
    fn rename(&self, from: &str, to: &str) -> Result<(), DiskError>;

    /// Removes a file; a file that is not there is no error.
    ///
    /// # Errors
    /// The file is still there.
    fn remove(&self, path: &str) -> Result<(), DiskError>;

    /// Returns when the names in a folder (`""` for the folder itself) are safe from a crash.
    ///
    /// # Errors
    /// They could not be made safe.
    fn sync_folder(&self, folder: &str) -> Result<(), DiskError>;

    /// Keeps every other user of the folder out, in this process and in others, until the guard is dropped.
    ///
    /// # Errors
    /// Another kept it for too long, or the lock could not be had.
    fn lock(&self) -> Result<Box<dyn Guard + '_>, DiskError>;
}

/// What keeps a lock until it is dropped.
pub trait Guard {}

/// What was tried when the disk failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
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

/// Why the disk failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    /// No room is left.
    Full,
    /// It is not allowed.
    Denied,
    /// Another process keeps the folder.
    Busy,
    /// Anything else, as the system calls it.
    Other(std::io::ErrorKind),
}

/// The disk failed. Nothing that was kept before is lost by it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{path}: {action:?} failed: {cause:?}")]
pub struct DiskError {
    /// What was tried.
    pub action: Action,
    /// The file or folder, relative to the store's folder.
    pub path: String,
    /// Why.
    pub cause: Cause,
}

impl DiskError {
    pub(crate) fn new(action: Action, path: &str, error: &std::io::Error) -> Self {
        use std::io::ErrorKind;
        let cause = match error.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => Cause::Full,
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => Cause::Denied,
            ErrorKind::WouldBlock | ErrorKind::ResourceBusy => Cause::Busy,
            other => Cause::Other(other),
        };
        Self { action, path: path.to_owned(), cause }
    }
}

/// The folder of a path; `""` for the store's own.
pub(crate) fn folder_of(path: &str) -> &str {
    path.rsplit_once('/').map_or("", |(folder, _)| folder)
}

/// The ending of files that are being written.
pub(crate) const UNFINISHED: &str = ".new";

/// Replaces a file as a whole or not at all, and returns when that is safe from a crash. The caller has the lock.
pub(crate) fn replace(files: &dyn Files, path: &str, content: &[u8]) -> Result<(), DiskError> {
    let unfinished = format!("{path}{UNFINISHED}");
    let written = files.write(&unfinished, content).and_then(|()| files.sync(&unfinished));
    if let Err(error) = written.and_then(|()| files.rename(&unfinished, path)) {
        // Whatever happens to the remains, the first failure is the one to report.
        let _ = files.remove(&unfinished);
        return Err(error);
    }
    files.sync_folder(folder_of(path))
}

/// Gives a file another name, and returns when that is safe from a crash. The caller has the lock.
pub(crate) fn move_file(files: &dyn Files, from: &str, to: &str) -> Result<(), DiskError> {
    files.rename(from, to)?;
    files.sync_folder(folder_of(to))?;
    if folder_of(from) == folder_of(to) { Ok(()) } else { files.sync_folder(folder_of(from)) }
}
