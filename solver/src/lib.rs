//! Solves the tiger-and-goat games by bit-parallel retrograde analysis, and writes the tables that the core reads.
//!
//! An offline tool: its parts are public for its tests and benchmarks.
#![allow(missing_docs, reason = "not a library for others; what needs words has them")]

pub mod advice;
pub mod bits;
pub mod checkpoint;
pub mod movement;
pub mod placement;
pub mod plies;
pub mod processor_time;
pub mod rules;
pub mod solution;
pub mod solve;
pub mod space;
pub mod tables;
pub mod verify;
