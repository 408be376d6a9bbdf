//! A real folder.

use std::fs::{self, File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::{Action, Cause, DiskError, Files, Guard};
use crate::layout;

/// How long to wait for another process. It holds the lock for a few file operations at most.
const PATIENCE: Duration = Duration::from_secs(5);

/// A folder on disk.
#[derive(Debug)]
pub struct FolderFiles {
    root: PathBuf,
}

impl FolderFiles {
    /// The folder at this path, made if it is not there.
    ///
    /// # Errors
    /// It could not be made.
    pub fn open(root: impl Into<PathBuf>) -> Result<Self, DiskError> {
        let root = root.into();
        for folder in layout::FOLDERS {
            fs::create_dir_all(root.join(folder))
                .map_err(|error| DiskError::new(Action::CreateFolder, folder, &error))?;
        }
        Ok(Self { root })
    }

    /// Where the folder is.
    pub fn root(&self) -> &Path {
        &self.root
    }
}

impl Files for FolderFiles {
    fn read(&self, path: &str) -> Result<Option<Vec<u8>>, DiskError> {
        match fs::read(self.root.join(path)) {
            Ok(content) => Ok(Some(content)),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(DiskError::new(Action::Read, path, &error)),
        }
    }

    fn list(&self, folder: &str) -> Result<Vec<String>, DiskError> {
        let failed = |error| DiskError::new(Action::List, folder, &error);
        let mut names = Vec::new();
        for entry in fs::read_dir(self.root.join(folder)).map_err(failed)? {
            let entry = entry.map_err(failed)?;
            // A name that is no Unicode is none of ours.
            if let (Ok(true), Ok(name)) = (entry.file_type().map(|t| t.is_file()), entry.file_name().into_string()) {
                names.push(name);
            }
        }
        names.sort_unstable();
        Ok(names)
    }

    fn write(&self, path: &str, content: &[u8]) -> Result<(), DiskError> {
        File::create(self.root.join(path))
            .and_then(|mut file| file.write_all(content))
            .map_err(|error| DiskError::new(Action::Write, path, &error))
    }

    fn sync(&self, path: &str) -> Result<(), DiskError> {
        // Opened for writing: Windows syncs no other files.
        let file = OpenOptions::new().write(true).open(self.root.join(path));
        file.and_then(|file| file.sync_all()).map_err(|error| DiskError::new(Action::Write, path, &error))
    }

    fn rename(&self, from: &str, to: &str) -> Result<(), DiskError> {
        fs::rename(self.root.join(from), self.root.join(to))
            .map_err(|error| DiskError::new(Action::Rename, from, &error))
    }

    fn remove(&self, path: &str) -> Result<(), DiskError> {
        match fs::remove_file(self.root.join(path)) {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(DiskError::new(Action::Remove, path, &error)),
            _ => Ok(()),
        }
    }

    fn sync_folder(&self, folder: &str) -> Result<(), DiskError> {
        // Windows has no way to sync a folder, and keeps its names in a journal.
        if cfg!(windows) {
            return Ok(());
        }
        File::open(self.root.join(folder))
            .and_then(|folder| folder.sync_all())
            .map_err(|error| DiskError::new(Action::Write, folder, &error))
    }

    fn lock(&self) -> Result<Box<dyn Guard + '_>, DiskError> {
        let failed = |error: &std::io::Error| DiskError::new(Action::Lock, layout::LOCK, error);
        let file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(self.root.join(layout::LOCK))
            .map_err(|error| failed(&error))?;
        let began = Instant::now();
        // Not a lock that waits for ever: a process may be stopped while it holds one.
        loop {
            match fs4::FileExt::try_lock(&file) {
                Ok(()) => return Ok(Box::new(FolderGuard { _file: file })),
                Err(fs4::TryLockError::Error(error)) => return Err(failed(&error)),
                Err(fs4::TryLockError::WouldBlock) if began.elapsed() > PATIENCE => {
                    return Err(DiskError { action: Action::Lock, path: layout::LOCK.to_owned(), cause: Cause::Busy });
                }
                Err(fs4::TryLockError::WouldBlock) => std::thread::sleep(Duration::from_millis(2)),
            }
        }
    }
}

/// Closing the file gives the lock back, and so does the end of the process, however it ends.
struct FolderGuard {
    _file: File,
}

impl Guard for FolderGuard {}
