//! Hints: an idea, then the piece, then the move with its checked reason.

mod reason;

pub use reason::{Idea, Reason};
