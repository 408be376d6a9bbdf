//! Game records: headers and numbered moves, after the pattern of chess's PGN (`docs/rules.md`).

mod read;
mod write;

use crate::game::Outcome;
use crate::moves::MoveTextError;
use crate::position::{PositionTextError, Refusal};
use crate::rules::UnknownVariant;

/// Why a text is no game record, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {kind}")]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub kind: RecordErrorKind,
}

/// What is wrong with a game record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordErrorKind {
    /// The text is too long to be a record.
    #[error("the text is too long for a record")]
    TooLong,
    /// A line in square brackets is not `[Key "value"]`.
    #[error("not a header like [Key \"value\"]")]
    Header,
    /// There is no header of this name.
    #[error("the header {key} is missing")]
    MissingHeader {
        /// The header.
        key: &'static str,
    },
    /// A header's value means nothing.
    #[error("{key}: \"{value}\" is not known")]
    HeaderValue {
        /// The header.
        key: &'static str,
        /// The value, at most 40 letters of it.
        value: String,
    },
    /// The header `Variants` names an unknown variant.
    #[error(transparent)]
    Variants(#[from] UnknownVariant),
    /// The header `Start` is no position.
    #[error("Start: {0}")]
    Start(#[from] PositionTextError),
    /// A comment in braces does not end.
    #[error("a comment has no closing brace")]
    OpenComment,
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
    /// The stated result is not what the moves lead to.
    #[error("the result \"{stated}\" does not follow from the moves")]
    Result {
        /// The result, with its reason if one is given.
        stated: String,
        /// The result of the moves.
        actual: Option<Outcome>,
    },
    /// Something follows the result.
    #[error("\"{text}\" follows the result")]
    AfterResult {
        /// What follows, at most 20 letters of it.
        text: String,
    },
}
