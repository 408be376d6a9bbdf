//! The engine as this program uses it: with the tables, if they were built in and are sound.

use std::sync::LazyLock;

use aadupuli_core::engine::Engine;
use aadupuli_core::{TableError, Tables};

static TABLES: LazyLock<Result<Tables, TableError>> = LazyLock::new(Tables::embedded);

/// The engine, which searches where no table serves.
pub(crate) fn engine() -> Engine<'static> {
    TABLES.as_ref().map_or_else(|_| Engine::without_tables(), |tables| Engine::new(tables))
}
