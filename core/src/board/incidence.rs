//! Which edges (or jumps) a set of points touches, by table look-up.

use crate::point::PointSet;

/// For a set of points, the edges (or jumps) that touch an odd number of them, as bits.
///
/// The map is linear over XOR, so that three small tables serve every set. An edge with exactly one end in a set
/// touches it oddly: a piece can step along exactly the edges that touch both the pieces and the empty points so.
pub(crate) struct Incidence {
    low: [u64; 512],
    middle: [u64; 256],
    high: [u64; 256],
}

impl Incidence {
    pub(super) const fn build(of_point: &[u64; 32]) -> Self {
        let mut tables = Self { low: [0; 512], middle: [0; 256], high: [0; 256] };
        let mut set = 0;
        while set < 512 {
            let mut bit = 0;
            while bit < 9 {
                if set >> bit & 1 == 1 {
                    tables.low[set] ^= of_point[bit];
                    if set < 256 {
                        tables.middle[set] ^= of_point[9 + bit];
                        tables.high[set] ^= of_point[17 + bit];
                    }
                }
                bit += 1;
            }
            set += 1;
        }
        tables
    }

    /// The edges (or jumps) that touch an odd number of these points.
    #[inline(always)]
    pub(crate) const fn of(&self, set: PointSet) -> u64 {
        let bits = set.bits() as usize;
        self.low[bits & 511] ^ self.middle[bits >> 9 & 255] ^ self.high[bits >> 17 & 255]
    }
}

impl core::fmt::Debug for Incidence {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Incidence")
    }
}
