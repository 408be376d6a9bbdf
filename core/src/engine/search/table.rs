//! The transposition table: what was found out of positions already searched.

use crate::moves::Move;
use crate::point::Point;

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

/// What the table remembers of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Remembered {
    pub(super) score: i32,
    pub(super) depth: u8,
    pub(super) bound: Bound,
    pub(super) best: Option<Move>,
}

/// The position's key (0, which no position has, where the place is free), the context, and the packed rest.
///
/// Plain numbers, so that a fresh table is memory that the system hands out zeroed.
type Entry = [u64; 3];

/// A table of fixed size. Keys are exact, so one position is never taken for another.
pub(super) struct TranspositionTable {
    entries: Vec<Entry>,
    mask: usize,
}

impl TranspositionTable {
    /// A table with room for about so many positions, between 2¹⁰ and 2²⁰ of 24 bytes each.
    pub(super) fn for_nodes(nodes: u64) -> Self {
        let size = usize::try_from(nodes.clamp(1 << 10, 1 << 20)).unwrap_or(1 << 10).next_power_of_two();
        Self { entries: vec![[0; 3]; size], mask: size - 1 }
    }

    /// What was last found here, whatever the depth, with whether it was in this context.
    pub(super) fn get(&self, key: u64, mixed: u64, context: u64) -> Option<(Remembered, bool)> {
        let &[stored, stored_context, rest] = self.entries.get(mixed as usize & self.mask)?;
        (stored == key).then(|| (unpack(rest), stored_context == context))
    }

    /// Remembers a score; what stood in its place is forgotten.
    pub(super) fn store(&mut self, key: u64, mixed: u64, context: u64, found: Remembered) {
        if let Some(entry) = self.entries.get_mut(mixed as usize & self.mask) {
            *entry = [key, context, pack(found)];
        }
    }
}

fn pack(found: Remembered) -> u64 {
    // Scores lie within ±30,000.
    let score = u64::from(found.score as i16 as u16);
    let bound = match found.bound {
        Bound::Exact => 0,
        Bound::AtLeast => 1,
        Bound::AtMost => 2,
    };
    score | u64::from(found.depth) << 16 | bound << 24 | pack_move(found.best) << 32
}

/// A move in 21 bits.
pub(crate) fn pack_move(mv: Option<Move>) -> u64 {
    let index = |point: Point| point.index() as u64;
    match mv {
        None => 0,
        Some(Move::Place(to)) => 1 | index(to) << 8,
        Some(Move::Step { from, to }) => 2 | index(to) << 8 | index(from) << 16,
        Some(Move::Capture { from, to }) => 3 | index(to) << 8 | index(from) << 16,
        Some(Move::Stop) => 4,
        Some(Move::Pass) => 5,
    }
}

/// The move that was packed so.
pub(crate) fn unpack_move(packed: u64) -> Option<Move> {
    let point = |shift: u32| Point::from_index((packed >> shift & 31) as u8);
    match packed & 7 {
        1 => Some(Move::Place(point(8))),
        2 => Some(Move::Step { from: point(16), to: point(8) }),
        3 => Some(Move::Capture { from: point(16), to: point(8) }),
        4 => Some(Move::Stop),
        5 => Some(Move::Pass),
        _ => None,
    }
}

fn unpack(rest: u64) -> Remembered {
    Remembered {
        score: i32::from(rest as u16 as i16),
        depth: (rest >> 16) as u8,
        bound: match rest >> 24 & 3 {
            0 => Bound::Exact,
            1 => Bound::AtLeast,
            _ => Bound::AtMost,
        },
        best: unpack_move(rest >> 32),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_stored_comes_back() {
        let mut table = TranspositionTable::for_nodes(0);
        let point = Point::from_index;
        let moves = [
            None,
            Some(Move::Place(point(24))),
            Some(Move::Step { from: point(1), to: point(22) }),
            Some(Move::Capture { from: point(20), to: point(0) }),
            Some(Move::Stop),
            Some(Move::Pass),
        ];
        for (i, best) in moves.into_iter().enumerate() {
            for score in [-30_000, -1, 0, 17, 30_000] {
                for bound in [Bound::Exact, Bound::AtLeast, Bound::AtMost] {
                    let found = Remembered { score, depth: 60 + i as u8, bound, best };
                    table.store(7, 99, 5, found);
                    assert_eq!(table.get(7, 99, 5), Some((found, true)));
                    assert_eq!(table.get(7, 99, 6), Some((found, false)));
                    assert_eq!(table.get(8, 99, 5), None);
                }
            }
        }
    }
}
