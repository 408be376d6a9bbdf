//! The engine with the tables that are built in: what levels, hints and refutations promise, over many positions.
#![cfg(feature = "tables")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs, reason = "a test fails by panicking")]

mod damaged;
mod easy;
mod hints;
mod perfect;
mod positions;
mod refutations;
