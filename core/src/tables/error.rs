//! What can be wrong with a table.

/// What is wrong with a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableError {
    /// The library was built without the feature `tables`.
    #[error("built without tables")]
    NotIncluded,
    /// The bytes do not begin as a table does.
    #[error("not a table")]
    NotATable,
    /// The table is of a format that this version does not read.
    #[error("table format {found}, but only {known} can be read")]
    Format {
        /// The version in the file.
        found: u16,
        /// The version that can be read.
        known: u16,
    },
    /// The table was made for rules that differ from those of the game that it names.
    #[error("the table was made for other rules")]
    Rules,
    /// The file is shorter or longer than its header says.
    #[error("the table has {found} bytes instead of {expected}")]
    Length {
        /// The bytes there are.
        found: usize,
        /// The bytes that the header promises.
        expected: usize,
    },
    /// The header or the index fails its checksum.
    #[error("the header of the table is damaged")]
    DamagedHeader,
    /// A block fails its checksum.
    #[error("block {block} of the table is damaged")]
    DamagedBlock {
        /// The number of the block.
        block: usize,
    },
}
