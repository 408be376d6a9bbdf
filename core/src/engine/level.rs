//! What each level can see.

use crate::level::Level;

/// The sight of a level.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight {
    /// How many plies it looks ahead.
    pub(super) depth: u8,
    /// How many positions it looks at.
    pub(super) nodes: u64,
    /// Two moves whose scores differ by no more than this look the same to it.
    pub(super) blur: i32,
}

impl Sight {
    pub(super) const fn of(level: Level) -> Self {
        match level {
            Level::Easy => Self { depth: 2, nodes: 4_000, blur: 150 },
            Level::Medium => Self { depth: 4, nodes: 20_000, blur: 50 },
            Level::Hard => Self { depth: 12, nodes: 60_000, blur: 10 },
            Level::Perfect => Self { depth: 40, nodes: 500_000, blur: 0 },
        }
    }
}
