//! Taking in what was shared or exported: a save, a game record, or everything.

use std::collections::BTreeMap;

use aadupuli_core::{LoadError, Match, RecordError};
use serde_json::Value;

use crate::document::VERSION;
use crate::everything::{Everything, FORMAT};
use crate::files::DiskError;
use crate::games::GameNumber;
use crate::layout;
use crate::progress::Progress;
use crate::settings::Settings;
use crate::statistics::Statistics;
use crate::store::Store;

/// The longest text that is taken in, in bytes: tens of thousands of games.
pub const LONGEST_IMPORT: usize = 256 << 20;

/// What was taken in.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Imported {
    /// The games that are new here.
    pub games: Vec<GameNumber>,
    /// The games that were here already, move for move.
    pub already_there: Vec<GameNumber>,
    /// Games of an export that cannot be read, by their place in it from 1, with the reason.
    pub unreadable: Vec<(usize, LoadError)>,
    /// Whether settings were taken over: those of an export are, where the own ones are still the usual ones.
    pub settings: bool,
}

/// Why nothing was taken in.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ImportError {
    /// The text is empty.
    #[error("there is nothing to import")]
    Empty,
    /// The text is longer than [`LONGEST_IMPORT`].
    #[error("{bytes} bytes are too long")]
    TooLong {
        /// Its length.
        bytes: usize,
    },
    /// It is neither a save, nor a record, nor an export of everything.
    #[error("neither a save, nor a game record, nor an export of everything")]
    Unknown,
    /// It is a save that cannot be loaded.
    #[error(transparent)]
    Save(LoadError),
    /// It is a record that cannot be read.
    #[error(transparent)]
    Record(RecordError),
    /// It is an export of everything by a newer app.
    #[error("written by a newer version (format {version}; this one reads 1)")]
    TooNew {
        /// The version of its format.
        version: u64,
    },
    /// It is an export of everything that is damaged.
    #[error("damaged: line {line}, column {column}")]
    Damaged {
        /// The line, from 1; 0 where the text is sound but means something else.
        line: usize,
        /// The column, from 1; 0 at a line's beginning.
        column: usize,
    },
    /// The disk failed. What was taken in before that is kept; taking it in again adds nothing twice.
    #[error(transparent)]
    Disk(#[from] DiskError),
}

impl Store {
    /// Takes in a save, a game record or an export of everything, whichever it is. Nothing that is here is lost:
    /// games are added, results and progress are joined, and the same again adds nothing.
    ///
    /// # Errors
    /// It is none of these, damaged, or the disk failed.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_store::{ImportError, Store};
    /// let store = Store::in_memory();
    /// let record = "[Rules \"standard\"]\n\n1. e1 b3-c3 2. e4 *\n";
    /// let imported = store.import(record.as_bytes())?;
    /// assert_eq!(imported.games.len(), 1);
    /// assert_eq!(store.import(record.as_bytes())?.already_there, imported.games);
    /// assert_eq!(store.import(b"hello"), Err(ImportError::Unknown));
    /// # Ok::<(), ImportError>(())
    /// ```
    pub fn import(&self, content: &[u8]) -> Result<Imported, ImportError> {
        if content.len() > LONGEST_IMPORT {
            return Err(ImportError::TooLong { bytes: content.len() });
        }
        let text = core::str::from_utf8(content).map_err(|_| ImportError::Unknown)?;
        let text = text.trim_start_matches('\u{feff}').trim();
        if text.is_empty() {
            return Err(ImportError::Empty);
        }
        if text.starts_with('{') {
            return match export_version(text)? {
                None => self.import_game(&Match::from_save(text.as_bytes()).map_err(ImportError::Save)?),
                Some(VERSION) => {
                    let everything = serde_json::from_str(text).map_err(damaged)?;
                    self.import_everything(everything)
                }
                Some(version) => Err(ImportError::TooNew { version }),
            };
        }
        if text.starts_with('[') {
            return self.import_game(&Match::from_record(text).map_err(ImportError::Record)?);
        }
        Err(ImportError::Unknown)
    }

    fn import_game(&self, played: &Match) -> Result<Imported, ImportError> {
        let _guard = self.lock()?;
        let mut imported = Imported::default();
        self.take_in(played, &mut self.games_by_content()?, &mut imported)?;
        Ok(imported)
    }

    fn import_everything(&self, everything: Everything) -> Result<Imported, ImportError> {
        let _guard = self.lock()?;
        let mut imported = Imported::default();
        let mut there = self.games_by_content()?;
        for (index, save) in everything.games.iter().enumerate() {
            match Match::from_save(save.as_bytes()) {
                Ok(played) => self.take_in(&played, &mut there, &mut imported)?,
                Err(reason) => imported.unreadable.push((index + 1, reason)),
            }
        }
        self.change_document(|statistics: &mut Statistics| statistics.merge(&everything.statistics))?;
        self.change_document(|progress: &mut Progress| progress.merge(&everything.progress))?;
        let theirs = Settings::leniently(&everything.settings);
        if self.document::<Settings>()?.document.is_untouched() && !theirs.is_untouched() {
            self.change_document(|settings: &mut Settings| *settings = theirs)?;
            imported.settings = true;
        }
        Ok(imported)
    }

    fn take_in(
        &self,
        played: &Match,
        there: &mut BTreeMap<Vec<u8>, GameNumber>,
        imported: &mut Imported,
    ) -> Result<(), DiskError> {
        let content = played.to_save().into_bytes();
        if let Some(&number) = there.get(&content) {
            imported.already_there.push(number);
            return Ok(());
        }
        let number = self.add_uncounted(&content)?;
        there.insert(content, number);
        imported.games.push(number);
        Ok(())
    }

    fn games_by_content(&self) -> Result<BTreeMap<Vec<u8>, GameNumber>, DiskError> {
        let mut games = BTreeMap::new();
        for number in self.files.list(layout::GAMES)?.iter().filter_map(|name| GameNumber::of_file(name)) {
            games.extend(self.files.read(&number.path())?.map(|content| (content, number)));
        }
        Ok(games)
    }
}

/// The version of an export of everything, or `None` where the text is something else.
fn export_version(text: &str) -> Result<Option<u64>, ImportError> {
    let value: Value = match serde_json::from_str(text) {
        Ok(value) => value,
        Err(error) if looks_like_export(text) => return Err(damaged(error)),
        Err(_) => return Ok(None),
    };
    if value.get("format").and_then(Value::as_str) != Some(FORMAT) {
        return Ok(None);
    }
    let version = value.get("version").and_then(Value::as_u64);
    version.map(Some).ok_or(ImportError::Damaged { line: 0, column: 0 })
}

/// Whether a text that is not whole JSON was once an export of everything.
fn looks_like_export(text: &str) -> bool {
    let head: String = text.chars().filter(|c| !c.is_whitespace()).take(40).collect();
    head.starts_with(&format!("{{\"format\":\"{FORMAT}\""))
}

fn damaged(error: serde_json::Error) -> ImportError {
    ImportError::Damaged { line: error.line(), column: error.column() }
}
