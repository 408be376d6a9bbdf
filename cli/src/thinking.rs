//! The engine as this program uses it: with the tables, if they were built in and are sound.

use std::sync::LazyLock;

use aadupuli_core::engine::{Engine, WarmTables};
use aadupuli_core::{TableError, Tables};

static TABLES: LazyLock<Result<Tables, TableError>> = LazyLock::new(Tables::embedded);

/// MiB of unpacked tables that the program keeps while it is used.
const CACHE: usize = 2;

static WARM: LazyLock<Option<WarmTables<'static>>> = LazyLock::new(|| warm(CACHE));

/// The engine, which searches where no table serves.
pub(crate) fn engine() -> Engine<'static> {
    engine_of(WARM.as_ref())
}

/// The engine with these tables, or without any.
pub(crate) fn engine_of<'t>(warm: Option<&'t WarmTables<'static>>) -> Engine<'t> {
    warm.map_or_else(Engine::without_tables, |warm| Engine::new(warm))
}

/// The tables, with so many MiB of them unpacked for each thread; `None` where there are none.
pub(crate) fn warm(mebibytes: usize) -> Option<WarmTables<'static>> {
    TABLES.as_ref().ok().map(|tables| WarmTables::new(tables, mebibytes))
}
