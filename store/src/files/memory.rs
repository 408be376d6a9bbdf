//! A folder in memory that loses what a real one may lose.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::{Action, Cause, DiskError, Files, Guard, folder_of};

/// Files in memory, for tests and for a device whose disk cannot be used.
///
/// It is honest about crashes: content that was not synced and names in a folder that was not synced are gone after
/// [`MemoryFiles::crash`], as they may be on a real disk. [`MemoryFiles::cut_off_after`] lets any single operation
/// be the last one.
///
/// # Examples
/// ```
/// use aadupuli_store::{Files, MemoryFiles};
/// let files = MemoryFiles::new();
/// files.write("a", b"1")?;
/// files.sync("a")?;
/// files.crash();
/// assert_eq!(files.read("a")?, None, "the name was never synced");
/// # Ok::<(), aadupuli_store::DiskError>(())
/// ```
#[derive(Debug, Default)]
pub struct MemoryFiles {
    state: Mutex<State>,
    lock: Mutex<()>,
}

#[derive(Debug, Default)]
struct State {
    contents: Vec<Content>,
    names: BTreeMap<String, usize>,
    safe_names: BTreeMap<String, usize>,
    /// How many changes are still made before the disk fails; `None` for ever.
    changes_left: Option<usize>,
    changes: usize,
}

#[derive(Debug, Default, Clone)]
struct Content {
    now: Vec<u8>,
    safe: Vec<u8>,
}

impl MemoryFiles {
    /// No files.
    pub fn new() -> Self {
        Self::default()
    }

    /// Lets this many more changes happen and all after them fail; `None` lets all happen.
    ///
    /// The change at which the disk fails is not made, but for a write: half of that reaches the disk.
    pub fn cut_off_after(&self, changes: Option<usize>) {
        self.state().changes_left = changes;
    }

    /// How many changes have been made: writes, syncs, renames and removals.
    pub fn changes(&self) -> usize {
        self.state().changes
    }

    /// The power fails and comes back: whatever was not synced is gone, and the disk works again.
    pub fn crash(&self) {
        let mut state = self.state();
        state.names = state.safe_names.clone();
        for content in &mut state.contents {
            content.now = content.safe.clone();
        }
        state.changes_left = None;
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn change(&mut self, action: Action, path: &str) -> Result<(), DiskError> {
        match &mut self.changes_left {
            Some(0) => {
                let cause = Cause::Other(std::io::ErrorKind::BrokenPipe);
                return Err(DiskError { action, path: path.to_owned(), cause });
            }
            Some(left) => *left -= 1,
            None => {}
        }
        self.changes += 1;
        Ok(())
    }

    fn content(&mut self, action: Action, path: &str) -> Result<&mut Content, DiskError> {
        let missing = || DiskError { action, path: path.to_owned(), cause: Cause::Other(std::io::ErrorKind::NotFound) };
        let index = *self.names.get(path).ok_or_else(missing)?;
        self.contents.get_mut(index).ok_or_else(missing)
    }
}

impl Files for MemoryFiles {
    fn read(&self, path: &str) -> Result<Option<Vec<u8>>, DiskError> {
        let state = self.state();
        let content = state.names.get(path).and_then(|&index| state.contents.get(index));
        Ok(content.map(|content| content.now.clone()))
    }

    fn list(&self, folder: &str) -> Result<Vec<String>, DiskError> {
        let state = self.state();
        let here = state.names.keys().filter(|path| folder_of(path) == folder);
        Ok(here.map(|path| path.rsplit('/').next().unwrap_or(path).to_owned()).collect())
    }

    fn write(&self, path: &str, content: &[u8]) -> Result<(), DiskError> {
        let mut state = self.state();
        let allowed = state.change(Action::Write, path);
        let reached = if allowed.is_ok() { content } else { content.get(..content.len() / 2).unwrap_or_default() };
        let index = match state.names.get(path) {
            Some(&index) => index,
            None => {
                state.contents.push(Content::default());
                state.contents.len() - 1
            }
        };
        state.names.insert(path.to_owned(), index);
        if let Some(content) = state.contents.get_mut(index) {
            // As a real disk may, it forgets the old content before the new one is safe.
            *content = Content { now: reached.to_vec(), safe: Vec::new() };
        }
        allowed
    }

    fn sync(&self, path: &str) -> Result<(), DiskError> {
        let mut state = self.state();
        state.change(Action::Write, path)?;
        let content = state.content(Action::Write, path)?;
        content.safe = content.now.clone();
        Ok(())
    }

    fn rename(&self, from: &str, to: &str) -> Result<(), DiskError> {
        let mut state = self.state();
        state.change(Action::Rename, from)?;
        state.content(Action::Rename, from)?;
        if let Some(index) = state.names.remove(from) {
            state.names.insert(to.to_owned(), index);
        }
        Ok(())
    }

    fn remove(&self, path: &str) -> Result<(), DiskError> {
        let mut state = self.state();
        state.change(Action::Remove, path)?;
        state.names.remove(path);
        Ok(())
    }

    fn sync_folder(&self, folder: &str) -> Result<(), DiskError> {
        let mut state = self.state();
        state.change(Action::Write, folder)?;
        let state = &mut *state;
        state.safe_names.retain(|path, _| folder_of(path) != folder);
        let here = state.names.iter().filter(|(path, _)| folder_of(path) == folder);
        state.safe_names.extend(here.map(|(path, &index)| (path.clone(), index)));
        Ok(())
    }

    fn lock(&self) -> Result<Box<dyn Guard + '_>, DiskError> {
        Ok(Box::new(MemoryGuard { _held: self.lock.lock().unwrap_or_else(PoisonError::into_inner) }))
    }
}

struct MemoryGuard<'a> {
    _held: MutexGuard<'a, ()>,
}

impl Guard for MemoryGuard<'_> {}
