//! Game records: what can be wrong with one.

use aadupuli_core as core;
use aadupuli_core::Outcome;

use crate::numbers::int;
use crate::refusal::Refusal;

/// Why a text is no game record, and on which line (from 1). `fault` is English, for a log.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, uniffi::Error)]
pub enum RecordError {
    /// The text is too long to be a record.
    #[error("the text is too long for a record")]
    TooLong,
    /// A line in square brackets is not `[Key "value"]`.
    #[error("line {line}: not a header")]
    Header {
        /// The line.
        line: i32,
    },
    /// There is no header of this name.
    #[error("the header {key} is missing")]
    MissingHeader {
        /// The header.
        key: String,
    },
    /// A header's value means nothing.
    #[error("line {line}: {key}: {fault}")]
    HeaderValue {
        /// The line.
        line: i32,
        /// The header.
        key: String,
        /// What is wrong with it.
        fault: String,
    },
    /// A comment in braces does not end.
    #[error("line {line}: a comment has no closing brace")]
    OpenComment {
        /// The line.
        line: i32,
    },
    /// A move is no move.
    #[error("line {line}: move {ply}: {fault}")]
    NotAMove {
        /// The line.
        line: i32,
        /// Which move, from 1.
        ply: i32,
        /// What is wrong with it.
        fault: String,
    },
    /// A move is illegal.
    #[error("line {line}: move {ply}, {notation}: illegal")]
    IllegalMove {
        /// The line.
        line: i32,
        /// Which move, from 1.
        ply: i32,
        /// The move.
        notation: String,
        /// Why.
        refusal: Refusal,
    },
    /// The stated result is not what the moves lead to.
    #[error("line {line}: the result {stated} does not follow from the moves")]
    Result {
        /// The line.
        line: i32,
        /// The result, with its reason if one is given.
        stated: String,
        /// The result of the moves.
        actual: Option<Outcome>,
    },
    /// Something follows the result.
    #[error("line {line}: {text} follows the result")]
    AfterResult {
        /// The line.
        line: i32,
        /// What follows.
        text: String,
    },
}

impl From<core::RecordError> for RecordError {
    fn from(error: core::RecordError) -> Self {
        use aadupuli_core::RecordErrorKind as Kind;
        let line = int(error.line);
        match error.kind {
            Kind::TooLong => Self::TooLong,
            Kind::Header => Self::Header { line },
            Kind::MissingHeader { key } => Self::MissingHeader { key: key.to_owned() },
            Kind::HeaderValue { key, value } => Self::HeaderValue { line, key: key.to_owned(), fault: value },
            Kind::Variants(fault) => Self::HeaderValue { line, key: "Variants".to_owned(), fault: fault.to_string() },
            Kind::Start(fault) => Self::HeaderValue { line, key: "Start".to_owned(), fault: fault.to_string() },
            Kind::OpenComment => Self::OpenComment { line },
            Kind::NotAMove { ply, error } => Self::NotAMove { line, ply: int(ply), fault: error.to_string() },
            Kind::IllegalMove { ply, text, refusal } => {
                Self::IllegalMove { line, ply: int(ply), notation: text, refusal: refusal.into() }
            }
            Kind::Result { stated, actual } => Self::Result { line, stated, actual },
            Kind::AfterResult { text } => Self::AfterResult { line, text },
        }
    }
}
