//! What happens to files: failures of the disk, damage, imports.

use aadupuli_store::{
    Action, Cause, Damage, DiskError, Holds, ImportError, Imported, OpenError, SetAside, UndoDeleteError,
};

use crate::lookup::Texts;

impl Texts {
    /// Why the disk failed, and that nothing is lost by it.
    pub fn disk_error(self, error: &DiskError) -> String {
        match (error.cause, error.action) {
            (Cause::Full, _) => self.get("error-disk-full", &[]),
            (Cause::Denied, _) => self.get("error-disk-denied", &[]),
            (Cause::Busy, _) => self.get("error-disk-busy", &[]),
            (Cause::Other(_), Action::Read | Action::List | Action::Lock) => self.get("error-disk-read", &[]),
            (Cause::Other(_), Action::CreateFolder | Action::Write | Action::Rename | Action::Remove) => {
                self.get("error-disk-write", &[])
            }
        }
    }

    /// A file that could not be read: what it held, and where it is now.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_store::{Damage, Holds, SetAside};
    /// use aadupuli_texts::{Language, Texts};
    /// let file = SetAside {
    ///     holds: Holds::Settings,
    ///     name: "settings.json".to_owned(),
    ///     now: Some("settings.damaged-1.json".to_owned()),
    ///     damage: Damage::Json { line: 3, column: 1 },
    /// };
    /// assert!(Texts::for_language(Language::English).set_aside(&file).ends_with("kept as settings.damaged-1.json."));
    /// ```
    pub fn set_aside(self, file: &SetAside) -> String {
        let is_too_new = match &file.damage {
            Damage::TooNew { .. } => true,
            Damage::Game(reason) => matches!(reason, aadupuli_core::LoadError::TooNew { .. }),
            Damage::Json { .. } => false,
        };
        let Some(now) = &file.now else {
            let name = [("name", file.name.as_str().into())];
            return if is_too_new {
                self.get("set-aside-too-new", &name)
            } else {
                self.get("set-aside-in-place", &name)
            };
        };
        let name = ("name", now.as_str().into());
        match (file.holds, &file.damage) {
            (Holds::Game, Damage::Game(reason)) => {
                self.get("set-aside-game", &[name, ("reason", self.load_error(reason).into())])
            }
            (Holds::Game, _) => self.get("set-aside-game", &[name, ("reason", "".into())]),
            (Holds::Current, _) => self.get("set-aside-current", &[]),
            (Holds::Settings, _) => self.get("set-aside-settings", &[name]),
            (Holds::Statistics, _) => self.get("set-aside-statistics", &[name]),
            (Holds::Progress, _) => self.get("set-aside-progress", &[name]),
        }
    }

    /// Why a game cannot be opened.
    pub fn open_error(self, error: &OpenError) -> String {
        match error {
            OpenError::NotThere { .. } => self.get("error-open-not-there", &[]),
            OpenError::Unreadable { reason, .. } => self.load_error(reason),
            OpenError::Disk(error) => self.disk_error(error),
        }
    }

    /// Why a deletion cannot be undone.
    pub fn undo_delete_error(self, error: &UndoDeleteError) -> String {
        match error {
            UndoDeleteError::Gone { .. } => self.get("error-delete-gone", &[]),
            UndoDeleteError::Disk(error) => self.disk_error(error),
        }
    }

    /// Why nothing was taken in.
    pub fn import_error(self, error: &ImportError) -> String {
        match error {
            ImportError::Empty => self.get("error-import-empty", &[]),
            ImportError::TooLong { .. } => self.get("error-import-too-long", &[]),
            ImportError::Unknown => self.get("error-import-unknown", &[]),
            ImportError::Save(error) => self.load_error(error),
            ImportError::Record(error) => self.record_error(error),
            ImportError::TooNew { .. } => self.get("error-import-too-new", &[]),
            ImportError::Damaged { line: 0, .. } => self.get("error-import-damaged-inside", &[]),
            ImportError::Damaged { line, column } => {
                self.get("error-import-damaged", &[("line", (*line).into()), ("column", (*column).into())])
            }
            ImportError::Disk(error) => self.disk_error(error),
        }
    }

    /// What was taken in: how many games, and which of an export could not be read.
    pub fn imported(self, imported: &Imported) -> Vec<String> {
        let count = imported.games.len();
        let unreadable = imported.unreadable.iter().map(|(number, reason)| {
            let reason = self.load_error(reason);
            self.get("error-import-unreadable", &[("number", (*number).into()), ("reason", reason.into())])
        });
        let first = self.get("games-imported-count", &[("count", count.into())]);
        core::iter::once(first).chain(unreadable).collect()
    }
}
