//! The positions of a game as bitmaps: one for each set of tiger points up to symmetry, indexed by the set of goats.

use aadupuli_core::tables::numbering::{Numbering, Symmetry};
use aadupuli_core::{Board, Point, PointSet};

use crate::bits::LINE_BITS;

/// The bitmaps of a board with a number of tigers: one for each canonical tiger set, numbered as tables are.
pub struct Space {
    pub numbering: Numbering,
    pub board: &'static Board,
    pub tigers: usize,
    /// Points without a tiger: bits of an index.
    pub slots: u32,
    pub sets: Vec<TigerSet>,
}

/// A canonical set of tiger points, and what can move.
pub struct TigerSet {
    /// How many tiger sets are alike by symmetry, this one included.
    pub alike: u64,
    pub moves: Vec<TigerMove>,
    /// The edges along which goats can move, as pairs of slots.
    pub edges: Vec<(u32, u32)>,
}

/// What tiger moves from one point to another do to an index.
pub struct TigerMove {
    /// The canonical set that is reached.
    pub to: usize,
    /// The exchanges of index bits which turn that set's bitmap into one with the slots of the set moved from, where the
    /// slot of the landing point stands for the point that the tiger left.
    pub exchanges: Vec<(u32, u32)>,
    /// The slot of the landing point, which must be empty.
    pub landing: u32,
    /// The slot of the goat that is captured, where this is a capture.
    pub over: Option<u32>,
}

impl Space {
    pub fn new(board: &'static Board, tigers: usize) -> Self {
        let numbering = Numbering::new(board, tigers);
        let slots = numbering.slots();
        let sets = (0..numbering.sets().len())
            .map(|set| TigerSet {
                alike: numbering.sets()[set].alike,
                moves: moves_from(&numbering, board, set),
                edges: edges(board, &numbering.sets()[set].layout),
            })
            .collect();
        Self { numbering, board, tigers, slots, sets }
    }

    /// Lines in the bitmap of one tiger set.
    pub fn lines(&self) -> usize {
        1 << (self.slots - LINE_BITS)
    }

    /// The canonical tiger set and the index of a position.
    pub fn locate(&self, tigers: PointSet, goats: PointSet) -> Option<(usize, u32)> {
        self.numbering.place(tigers, goats).map(|place| (place.set, place.goats))
    }

    /// How many positions with so many goats on the board there are, counting those once that are alike by symmetry.
    ///
    /// By Burnside's lemma: the mean, over the symmetries, of how many positions each leaves as they are.
    pub fn positions_up_to_symmetry(&self, goats: u32) -> u64 {
        let symmetries = self.numbering.symmetries();
        let fixed: u64 = symmetries.iter().map(|symmetry| self.positions_kept_by(symmetry, goats as usize)).sum();
        fixed / symmetries.len() as u64
    }

    fn positions_kept_by(&self, symmetry: &[u8], goats: usize) -> u64 {
        // ways[t][g]: to fill whole cycles with t tigers and g goats.
        let mut ways = vec![vec![0_u64; goats + 1]; self.tigers + 1];
        ways[0][0] = 1;
        let mut seen = vec![false; symmetry.len()];
        for start in 0..symmetry.len() {
            let mut length = 0;
            let mut point = start;
            while !seen[point] {
                seen[point] = true;
                length += 1;
                point = usize::from(symmetry[point]);
            }
            if length > 0 {
                let before = ways.clone();
                for (t, row) in ways.iter_mut().enumerate() {
                    for (g, ways) in row.iter_mut().enumerate() {
                        let with_tigers = t.checked_sub(length).map_or(0, |t| before[t][g]);
                        let with_goats = g.checked_sub(length).map_or(0, |g| before[t][g]);
                        *ways += with_tigers + with_goats;
                    }
                }
            }
        }
        ways[self.tigers][goats]
    }
}

fn moves_from(numbering: &Numbering, board: &Board, set: usize) -> Vec<TigerMove> {
    let own = &numbering.sets()[set];
    let slot_of = |point: Point| own.layout.iter().position(|&p| usize::from(p) == point.index()).map(|s| s as u32);
    let mut moves = Vec::new();
    for from in own.tigers {
        let steps = board.neighbours(from).iter().map(|to| (to, None));
        let jumps = board.jumps(from).iter().map(|jump| (jump.to, Some(jump.over)));
        for (to, over) in steps.chain(jumps) {
            let Some(landing) = slot_of(to) else { continue };
            let over = match over {
                None => None,
                Some(over) => match slot_of(over) {
                    Some(slot) => Some(slot),
                    None => continue,
                },
            };
            let tigers = own.tigers.without(from).with(to);
            let Some(place) = numbering.place(tigers, PointSet::EMPTY) else { continue };
            let canonical = &numbering.sets()[place.set];
            let exchanges = numbering
                .symmetries()
                .iter()
                .filter(|symmetry| {
                    let image: u32 =
                        canonical.tigers.iter().fold(0, |image, point| image | 1 << symmetry[point.index()]);
                    image == tigers.bits()
                })
                .map(|symmetry| exchanges(&own.layout, &canonical.layout, symmetry, from, to))
                .min_by_key(Vec::len)
                .unwrap_or_default();
            moves.push(TigerMove { to: place.set, exchanges, landing, over });
        }
    }
    moves
}

fn exchanges(own: &[u8], canonical: &[u8], symmetry: &Symmetry, from: Point, landing: Point) -> Vec<(u32, u32)> {
    let mut now: Vec<usize> = canonical.iter().map(|&point| usize::from(symmetry[usize::from(point)])).collect();
    let mut exchanges = Vec::new();
    for (slot, &point) in own.iter().enumerate() {
        let wanted = if usize::from(point) == landing.index() { from.index() } else { usize::from(point) };
        if let Some(there) = now.iter().position(|&point| point == wanted) {
            if there != slot {
                now.swap(slot, there);
                exchanges.push((slot as u32, there as u32));
            }
        }
    }
    exchanges
}

fn edges(board: &Board, layout: &[u8]) -> Vec<(u32, u32)> {
    let slot_of = |point: Point| layout.iter().position(|&p| usize::from(p) == point.index()).map(|s| s as u32);
    board.edges().filter_map(|(a, b)| Some((slot_of(a)?, slot_of(b)?))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bagh_chal_has_as_many_positions_as_was_published() {
        let square = Space::new(Board::bagh_chal(), 4);
        let positions: u64 = (16..=20).map(|goats| square.positions_up_to_symmetry(goats)).sum();
        assert_eq!(2 * positions, 88_260_972);
    }
}
