//! The transposition table: what was found out of positions already searched.

use crate::moves::Move;

/// How a stored score bounds the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// The score itself.
    Exact,
    /// The true score is at least this.
    AtLeast,
    /// The true score is at most this.
    AtMost,
}

#[derive(Clone, Copy)]
struct Entry {
    key: u64,
    context: u64,
    score: i32,
    depth: u8,
    bound: Bound,
    best: Option<Move>,
}

/// What the table remembers of a position.
#[derive(Clone, Copy)]
pub(super) struct Remembered {
    pub(super) score: i32,
    pub(super) bound: Bound,
}

/// A table of fixed size. Keys are exact, so one position is never taken for another.
pub(super) struct TranspositionTable {
    entries: Vec<Option<Entry>>,
    mask: usize,
}

impl TranspositionTable {
    /// A table with room for about so many positions, between 2¹² and 2²⁰.
    pub(super) fn for_nodes(nodes: u64) -> Self {
        let size = usize::try_from(nodes.clamp(1 << 12, 1 << 20)).unwrap_or(1 << 12).next_power_of_two();
        Self { entries: vec![None; size], mask: size - 1 }
    }

    fn slot(&self, key: u64, mixed: u64) -> Option<&Entry> {
        self.entries.get(mixed as usize & self.mask)?.as_ref().filter(|entry| entry.key == key)
    }

    /// The best move found here before, at whatever depth.
    pub(super) fn best(&self, key: u64, mixed: u64) -> Option<Move> {
        self.slot(key, mixed)?.best
    }

    /// The score found here before at exactly this depth and in this context.
    pub(super) fn score(&self, key: u64, mixed: u64, context: u64, depth: u8) -> Option<Remembered> {
        let entry = self.slot(key, mixed)?;
        (entry.depth == depth && entry.context == context)
            .then_some(Remembered { score: entry.score, bound: entry.bound })
    }

    /// Remembers a score; what stood in its place is forgotten.
    #[allow(clippy::too_many_arguments, reason = "the parts of one entry")]
    pub(super) fn store(
        &mut self,
        key: u64,
        mixed: u64,
        context: u64,
        depth: u8,
        score: i32,
        bound: Bound,
        best: Option<Move>,
    ) {
        if let Some(slot) = self.entries.get_mut(mixed as usize & self.mask) {
            *slot = Some(Entry { key, context, score, depth, bound, best });
        }
    }
}
