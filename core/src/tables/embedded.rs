//! The tables that are built into the library. How they are made is told in `core/tables/README.md`.

/// The bytes of each table.
#[cfg(feature = "tables")]
pub(super) static TABLES: &[&[u8]] =
    &[include_bytes!("../../tables/aadu-puli.table"), include_bytes!("../../tables/bagh-chal.table")];

/// Left out of a small build.
#[cfg(not(feature = "tables"))]
pub(super) static TABLES: &[&[u8]] = &[];
