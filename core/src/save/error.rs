//! Why a save cannot be loaded.

use crate::moves::MoveTextError;
use crate::position::{PositionTextError, Refusal};

/// Why a save cannot be loaded.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LoadError {
    /// The file is something else.
    #[error("not a save of this game")]
    NotASave,
    /// A later version of the app wrote it.
    #[error("written by a newer version (format {version}; this one reads 1)")]
    TooNew {
        /// The format version.
        version: u64,
    },
    /// The file is too long to be a save.
    #[error("{bytes} bytes are too long for a save")]
    TooLong {
        /// Its length.
        bytes: usize,
    },
    /// The file is a save, but part of it is not what was written.
    #[error("damaged: {part}")]
    Damaged {
        /// That part.
        part: DamagedPart,
    },
    /// A move is no move.
    #[error("move {ply}: {error}")]
    NotAMove {
        /// Which move, from 1.
        ply: usize,
        /// Why.
        error: MoveTextError,
    },
    /// A move is illegal.
    #[error("move {ply}, {text}: illegal ({refusal})")]
    IllegalMove {
        /// Which move, from 1.
        ply: usize,
        /// The move.
        text: String,
        /// Why.
        refusal: Refusal,
    },
}

/// The part of a save that is damaged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DamagedPart {
    /// The JSON itself.
    #[error("line {line}, column {column}")]
    Json {
        /// The line, from 1.
        line: usize,
        /// The column, from 1; 0 at a line's beginning.
        column: usize,
    },
    /// The format version.
    #[error("format version")]
    Version,
    /// The handicap fits no game.
    #[error("handicap")]
    Handicap,
    /// The position at the start.
    #[error("start: {0}")]
    Start(PositionTextError),
    /// The list of moves.
    #[error("moves")]
    Moves,
    /// How the game ended.
    #[error("ending")]
    Ending,
    /// The clock.
    #[error("clock")]
    Clock,
    /// The content is not what the checksum was made of.
    #[error("checksum")]
    Checksum,
}

impl LoadError {
    pub(super) fn damaged_json(error: &serde_json::Error) -> Self {
        Self::Damaged { part: DamagedPart::Json { line: error.line(), column: error.column() } }
    }
}
