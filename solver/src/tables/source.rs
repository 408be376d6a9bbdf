//! What goes into the sections of a table: symbols and distances for each position of a layer.

use aadupuli_core::tables::numbering::{Numbering, next_subset};
use aadupuli_core::tables::section::Layer;

/// The positions of a layer: for each tiger set, by rank.
pub struct Source {
    pub layer: Layer,
    pub width: usize,
    /// 0 not lost, 1 lost, 2 lost only without the quiet-move rule.
    pub symbols: Vec<u8>,
    /// Distances without and with the quiet-move rule; empty where the layer has none.
    pub distances: Vec<[u8; 2]>,
    /// Whether the symbol may be anything: for each position one bit, or empty.
    pub free: Vec<u8>,
}

impl Source {
    /// Whether the symbol of a position may be anything, since one look at the board tells its value.
    #[inline]
    pub fn is_free(&self, at: usize) -> bool {
        self.free.get(at / 8).is_some_and(|byte| byte >> (at % 8) & 1 == 1)
    }
}

/// Marks positions by a test on the canonical tiger set and the goats.
pub fn mark(numbering: &Numbering, on_board: u32, test: impl Fn(usize, u32) -> bool + Sync) -> Vec<u8> {
    use rayon::prelude::*;
    let width = numbering.width(on_board);
    let mut marks = vec![0_u8; (width * numbering.sets().len()).div_ceil(8)];
    // Whole tiger sets that end on a byte: eight at a time.
    marks.par_chunks_mut(width).enumerate().for_each(|(eight, marks)| {
        for inner in 0..8 {
            let set = eight * 8 + inner;
            if set >= numbering.sets().len() {
                break;
            }
            let mut goats = (1 << on_board) - 1;
            for rank in 0..width {
                if test(set, goats) {
                    let at = inner * width + rank;
                    marks[at / 8] |= 1 << (at % 8);
                }
                goats = next_subset(goats);
            }
        }
    });
    marks
}
