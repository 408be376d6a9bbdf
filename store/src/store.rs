//! The store: one folder, one handle.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use crate::document::{self, Document};
use crate::files::{DiskError, Files, FolderFiles, Guard, MemoryFiles, UNFINISHED};
use crate::games::GameNumber;
use crate::layout;
use crate::progress::Progress;
use crate::set_aside::SetAside;
use crate::settings::Settings;

/// Games, settings, statistics and progress in one folder.
///
/// Every method takes the folder's lock for as long as it works, so that any number of threads and processes may
/// use the same folder. All of them block on the disk: call them off the thread that draws.
pub struct Store {
    pub(crate) files: Arc<dyn Files>,
    /// What this handle last read from or wrote to each game that it has opened.
    pub(crate) seen: Mutex<BTreeMap<GameNumber, Vec<u8>>>,
    problems: Mutex<Vec<SetAside>>,
}

impl Store {
    /// The store in this folder, which is made if it is not there.
    ///
    /// What was deleted before is now gone for good.
    ///
    /// # Errors
    /// The folder cannot be used.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_store::Store;
    /// # let folder = tempfile::tempdir()?;
    /// let store = Store::open(folder.path().join("aadupuli"))?;
    /// assert_eq!(store.current()?, None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn open(folder: impl Into<PathBuf>) -> Result<Self, DiskError> {
        Self::with_files(Arc::new(FolderFiles::open(folder)?))
    }

    /// A store that keeps nothing when it is dropped: for tests, and for a device whose disk cannot be used.
    pub fn in_memory() -> Self {
        Self::over(Arc::new(MemoryFiles::new()))
    }

    /// The store over these files, which several stores may share.
    ///
    /// # Errors
    /// The folder cannot be used.
    pub fn with_files(files: Arc<dyn Files>) -> Result<Self, DiskError> {
        let store = Self::over(files);
        {
            let _guard = store.lock()?;
            store.remove_remains()?;
        }
        Ok(store)
    }

    fn over(files: Arc<dyn Files>) -> Self {
        Self { files, seen: Mutex::default(), problems: Mutex::default() }
    }

    /// Removes what a killed process left half written, and what was deleted before.
    fn remove_remains(&self) -> Result<(), DiskError> {
        for folder in layout::FOLDERS {
            for name in self.files.list(folder)? {
                if name.ends_with(UNFINISHED) || folder == layout::TRASH {
                    self.files.remove(&layout::path(folder, &name))?;
                }
            }
        }
        Ok(())
    }

    /// What was set aside since this was asked last, for the person to know.
    pub fn take_problems(&self) -> Vec<SetAside> {
        core::mem::take(&mut *self.problems.lock().unwrap_or_else(PoisonError::into_inner))
    }

    pub(crate) fn report(&self, problem: SetAside) {
        let mut problems = self.problems.lock().unwrap_or_else(PoisonError::into_inner);
        // A newer app's file stays where it is, and would be reported at every reading.
        if !problems.contains(&problem) {
            problems.push(problem);
        }
    }

    pub(crate) fn lock(&self) -> Result<Box<dyn Guard + '_>, DiskError> {
        self.files.lock()
    }

    /// Reads a document and reports what was wrong with it. The caller has the lock.
    pub(crate) fn document<D: Document>(&self) -> Result<document::Found<D>, DiskError> {
        let found = document::read::<D>(&*self.files)?;
        if let Some(problem) = &found.problem {
            self.report(problem.clone());
        }
        Ok(found)
    }

    /// Changes a document. The caller has the lock.
    pub(crate) fn change_document<D: Document>(&self, change: impl FnOnce(&mut D)) -> Result<D, DiskError> {
        let mut found = self.document::<D>()?;
        change(&mut found.document);
        document::write(&*self.files, &found)?;
        Ok(found.document)
    }

    /// The settings; the usual ones where there are none, or where they cannot be read.
    ///
    /// # Errors
    /// The disk failed.
    pub fn settings(&self) -> Result<Settings, DiskError> {
        let _guard = self.lock()?;
        Ok(self.document::<Settings>()?.document)
    }

    /// Changes the settings and returns them as they are now.
    ///
    /// # Errors
    /// The disk failed; the settings are as they were.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_store::{Store, Theme};
    /// let store = Store::in_memory();
    /// store.change_settings(|settings| settings.theme = Theme::Dark)?;
    /// assert_eq!(store.settings()?.theme, Theme::Dark);
    /// # Ok::<(), aadupuli_store::DiskError>(())
    /// ```
    pub fn change_settings(&self, change: impl FnOnce(&mut Settings)) -> Result<Settings, DiskError> {
        let _guard = self.lock()?;
        self.change_document(change)
    }

    /// How far the lessons and puzzles have come.
    ///
    /// # Errors
    /// The disk failed.
    pub fn progress(&self) -> Result<Progress, DiskError> {
        let _guard = self.lock()?;
        Ok(self.document::<Progress>()?.document)
    }

    /// Changes the progress and returns it as it is now.
    ///
    /// # Errors
    /// The disk failed; the progress is as it was.
    pub fn change_progress(&self, change: impl FnOnce(&mut Progress)) -> Result<Progress, DiskError> {
        let _guard = self.lock()?;
        self.change_document(change)
    }

    /// Deletes everything: games, settings, statistics, progress, and what was set aside. There is no undo.
    ///
    /// # Errors
    /// The disk failed; what is not yet deleted is still there.
    pub fn delete_everything(&self) -> Result<(), DiskError> {
        let _guard = self.lock()?;
        for folder in layout::FOLDERS {
            for name in self.files.list(folder)? {
                if name != layout::LOCK {
                    self.files.remove(&layout::path(folder, &name))?;
                }
            }
            self.files.sync_folder(folder)?;
        }
        self.seen.lock().unwrap_or_else(PoisonError::into_inner).clear();
        Ok(())
    }
}

impl core::fmt::Debug for Store {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Store").finish_non_exhaustive()
    }
}
