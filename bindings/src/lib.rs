//! Aadupuli for Kotlin, Swift and Python: immutable records and enums, and a few objects that answer with them.
//!
//! This crate only translates. What a move means, who is to move or which points to highlight is `aadupuli-core`'s to
//! say, what it is called is `aadupuli-texts`'. Calls return when they are done: whoever calls chooses the thread.
//!
//! Whole numbers cross as `i32` and durations as `i64` milliseconds, which are the plain integers of every language that
//! calls; the names of types avoid what those languages keep for themselves (`Error`, `message`, `close`, `destroy`).

// UniFFI's scaffolding needs `unsafe`; nothing written by hand here does.
#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

pub mod about;
pub mod board;
pub mod cancel;
pub mod engine;
pub mod game;
pub mod judged;
pub mod learn;
pub mod moves;
mod numbers;
pub mod players;
pub mod position;
pub mod print;
pub mod record;
pub mod refusal;
pub mod remote;
pub mod rules;
pub mod save;
pub mod snapshot;
pub mod store;
pub mod words;

uniffi::setup_scaffolding!("aadupuli");
