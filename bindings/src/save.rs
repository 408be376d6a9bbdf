//! Save files: what can be wrong with one.

use aadupuli_core as core;

use crate::numbers::int;
use crate::refusal::Refusal;

/// Why a save cannot be loaded. Words for it are texts' to give; `fault` is English, for a log.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, uniffi::Error)]
pub enum SaveError {
    /// The file is something else.
    #[error("not a save of this game")]
    NotASave,
    /// A later version of the app wrote it.
    #[error("written by a newer version (format {version})")]
    TooNew {
        /// The format version.
        version: i64,
    },
    /// The file is too long to be a save.
    #[error("{bytes} bytes are too long for a save")]
    TooLong {
        /// Its length.
        bytes: i64,
    },
    /// The file is a save, but part of it is not what was written.
    #[error("damaged: {fault}")]
    Damaged {
        /// That part.
        part: DamagedPart,
        /// What is wrong with it.
        fault: String,
    },
    /// A move is no move.
    #[error("move {ply}: {fault}")]
    NotAMove {
        /// Which move, from 1.
        ply: i32,
        /// What is wrong with it.
        fault: String,
    },
    /// A move is illegal.
    #[error("move {ply}, {notation}: illegal")]
    IllegalMove {
        /// Which move, from 1.
        ply: i32,
        /// The move.
        notation: String,
        /// Why.
        refusal: Refusal,
    },
}

/// The part of a save that is damaged.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum DamagedPart {
    /// The JSON itself.
    Json {
        /// The line, from 1.
        line: i32,
        /// The column, from 1; 0 at a line's beginning.
        column: i32,
    },
    /// The format version.
    Version,
    /// The handicap fits no game.
    Handicap,
    /// The position at the start.
    Start,
    /// The list of moves.
    Moves,
    /// How the game ended.
    Ending,
    /// The clock.
    Clock,
    /// The content is not what the checksum was made of.
    Checksum,
}

impl From<&core::DamagedPart> for DamagedPart {
    fn from(part: &core::DamagedPart) -> Self {
        match part {
            core::DamagedPart::Json { line, column } => Self::Json { line: int(*line), column: int(*column) },
            core::DamagedPart::Version => Self::Version,
            core::DamagedPart::Handicap => Self::Handicap,
            core::DamagedPart::Start(_) => Self::Start,
            core::DamagedPart::Moves => Self::Moves,
            core::DamagedPart::Ending => Self::Ending,
            core::DamagedPart::Clock => Self::Clock,
            core::DamagedPart::Checksum => Self::Checksum,
        }
    }
}

impl From<core::LoadError> for SaveError {
    fn from(error: core::LoadError) -> Self {
        use aadupuli_core::LoadError as Core;
        match error {
            Core::NotASave => Self::NotASave,
            Core::TooNew { version } => Self::TooNew { version: version.try_into().unwrap_or(i64::MAX) },
            Core::TooLong { bytes } => Self::TooLong { bytes: bytes.try_into().unwrap_or(i64::MAX) },
            Core::Damaged { part } => Self::Damaged { part: (&part).into(), fault: part.to_string() },
            Core::NotAMove { ply, error } => Self::NotAMove { ply: int(ply), fault: error.to_string() },
            Core::IllegalMove { ply, text, refusal } => {
                Self::IllegalMove { ply: int(ply), notation: text, refusal: refusal.into() }
            }
        }
    }
}
