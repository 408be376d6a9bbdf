//! Small JSON documents with a version: settings, statistics, progress, the note of the current game.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::files::{DiskError, Files, replace};
use crate::set_aside::{Damage, Holds, SetAside, keep_newer, set_aside};

/// The version of all documents so far.
pub(crate) const VERSION: u64 = 1;

/// A document that can be read and written.
pub(crate) trait Document: Serialize + DeserializeOwned + Default {
    /// Its file.
    const PATH: &'static str;

    /// What it is, for reports.
    const HOLDS: Holds;

    /// The document in a JSON value; `content` is its text.
    fn from_json(_value: &serde_json::Value, content: &[u8]) -> Result<Self, serde_json::Error> {
        serde_json::from_slice(content)
    }
}

/// What reading found: the document, or the usual one where there is none, and what was wrong.
pub(crate) struct Found<D> {
    pub(crate) document: D,
    pub(crate) problem: Option<SetAside>,
}

/// Reads a document; a damaged one is set aside. The caller has the lock.
pub(crate) fn read<D: Document>(files: &dyn Files) -> Result<Found<D>, DiskError> {
    let Some(content) = files.read(D::PATH)? else { return Ok(Found { document: D::default(), problem: None }) };
    match parse(&content) {
        Ok(document) => Ok(Found { document, problem: None }),
        Err(damage) => {
            // Even where the disk refuses to rename it, the person goes on with the usual document.
            let now = if matches!(damage, Damage::TooNew { .. }) { None } else { set_aside(files, D::PATH).ok() };
            let problem = SetAside { holds: D::HOLDS, name: D::PATH.to_owned(), now, damage };
            Ok(Found { document: D::default(), problem: Some(problem) })
        }
    }
}

/// Reads a document's text.
pub(crate) fn parse<D: Document>(content: &[u8]) -> Result<D, Damage> {
    let broken = |error: serde_json::Error| Damage::Json { line: error.line(), column: error.column() };
    let value: serde_json::Value = serde_json::from_slice(content).map_err(broken)?;
    match value.get("version").and_then(serde_json::Value::as_u64) {
        Some(version) if version > VERSION => return Err(Damage::TooNew { version }),
        Some(VERSION) => {}
        _ => return Err(Damage::Json { line: 1, column: 1 }),
    }
    D::from_json(&value, content).map_err(broken)
}

/// Writes a document in place of the one that was found; a newer app's is kept beside it. The caller has the lock.
pub(crate) fn write<D: Document>(files: &dyn Files, found: &Found<D>) -> Result<(), DiskError> {
    if let Some(SetAside { damage: Damage::TooNew { .. }, .. }) = found.problem {
        keep_newer(files, D::PATH)?;
    }
    replace(files, D::PATH, &to_bytes(&found.document))
}

/// A document's text: JSON over several lines, since a person may want to look into it.
pub(crate) fn to_bytes<D: Serialize>(document: &D) -> Vec<u8> {
    // Nothing in our documents can fail to be written as JSON.
    let mut bytes = serde_json::to_vec_pretty(document).unwrap_or_default();
    bytes.push(b'\n');
    bytes
}
