//! How the positions of a board are numbered in tables.
//!
//! Of the sets of tiger points that are alike by symmetry only one, the *canonical* one, is kept. Each point without
//! a tiger has a *slot*: a low point has its own number as its slot, and the highest points, as many as there are tigers, take
//! the slots of those low points on which tigers stand. The set of goats is then a number of as many bits as there are slots;
//! its *rank* is its place among the sets of as many goats in rising order (the combinatorial number system).

use crate::board::Board;
use crate::point::{Point, PointSet};

/// A permutation of the points that keeps all lines: the image of each point.
pub type Symmetry = Vec<u8>;

/// The most slots a board has.
pub const MAX_SLOTS: usize = 21;

/// The split of a goat set into a low and a high half, for ranks by two look-ups.
const LOW_BITS: u32 = 10;
const LOW_MASK: u32 = (1 << LOW_BITS) - 1;

/// A canonical set of tiger points.
#[derive(Clone, Debug)]
pub struct TigerSet {
    /// The points.
    pub tigers: PointSet,
    /// The point of each slot.
    pub layout: Vec<u8>,
    /// How many tiger sets are alike by symmetry, this one included.
    pub alike: u64,
}

impl TigerSet {
    /// The points of these slots.
    #[inline]
    pub fn points(&self, slots: u32) -> PointSet {
        let own = self.layout.iter().enumerate().filter(|(slot, _)| slots >> slot & 1 == 1);
        own.fold(PointSet::EMPTY, |points, (_, &point)| points | PointSet::from_bits(1 << point))
    }
}

/// A position's place: its canonical tiger set, and its goats as slots of that set's layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The number of the tiger set.
    pub set: usize,
    /// The goats, one bit for each slot.
    pub goats: u32,
}

/// The numbering of a board's positions with a number of tigers.
#[derive(Debug)]
pub struct Numbering {
    board: &'static Board,
    slots: u32,
    symmetries: Vec<Symmetry>,
    sets: Vec<TigerSet>,
    /// By the rank of any tiger set: its canonical set, and the symmetry that turns the canonical set into it.
    places: Vec<(u16, u8)>,
    choose: Vec<[u32; 32]>,
    low: Vec<u32>,
    /// By the number of bits in the low half, then by the high half.
    high: Vec<Vec<u32>>,
}

impl Numbering {
    /// Numbers the positions of a board with a number of tigers.
    pub fn new(board: &'static Board, tigers: usize) -> Self {
        let choose = binomials();
        let slots = board.len().saturating_sub(tigers) as u32;
        let symmetries = symmetries(board);
        let all = pick(&choose, board.len(), tigers) as usize;
        let mut places = vec![(u16::MAX, 0); all];
        let mut sets = Vec::new();
        let mut bits = (1_u32 << tigers) - 1;
        for rank in 0..all {
            if places.get(rank).is_some_and(|place| place.0 == u16::MAX) {
                let mut alike = 0;
                for (index, symmetry) in symmetries.iter().enumerate() {
                    let image = map_points(bits, symmetry);
                    if let Some(place) = places.get_mut(rank_of(&choose, image) as usize).filter(|p| p.0 == u16::MAX) {
                        alike += 1;
                        *place = (sets.len() as u16, index as u8);
                    }
                }
                sets.push(TigerSet { tigers: PointSet::from_bits(bits), layout: layout(bits, slots as u8), alike });
            }
            bits = next_subset(bits);
        }
        let part = |bits: u32, first: u32, before: u32| {
            PointSet::from_bits(bits).iter().enumerate().fold(0_u32, |rank, (nth, slot)| {
                rank.saturating_add(pick(&choose, slot.index() + first as usize, before as usize + nth + 1))
            })
        };
        let low = (0..1 << LOW_BITS).map(|bits| part(bits, 0, 0)).collect();
        let high = (0..=LOW_BITS)
            .map(|before| (0..1 << slots.saturating_sub(LOW_BITS)).map(|bits| part(bits, LOW_BITS, before)).collect())
            .collect();
        Self { board, slots, symmetries, sets, places, choose, low, high }
    }

    /// The board.
    pub fn board(&self) -> &'static Board {
        self.board
    }

    /// How many points have no tiger: the bits of a goat set.
    pub fn slots(&self) -> u32 {
        self.slots
    }

    /// The canonical tiger sets.
    pub fn sets(&self) -> &[TigerSet] {
        &self.sets
    }

    /// The symmetries of the board, the identity first.
    pub fn symmetries(&self) -> &[Symmetry] {
        &self.symmetries
    }

    /// The place of a position; `None` if the number of tigers is another.
    pub fn place(&self, tigers: PointSet, goats: PointSet) -> Option<Place> {
        let &(set, symmetry) = self.places.get(rank_of(&self.choose, tigers.bits()) as usize)?;
        let (set, symmetry) = (usize::from(set), self.symmetries.get(usize::from(symmetry))?);
        let layout = &self.sets.get(set)?.layout;
        let slots = layout.iter().enumerate().fold(0, |slots, (slot, &point)| {
            let image = symmetry.get(usize::from(point)).copied().unwrap_or_default();
            slots | (goats.bits() >> image & 1) << slot
        });
        Some(Place { set, goats: slots })
    }

    /// How many goat sets of this size there are.
    pub fn width(&self, goats: u32) -> usize {
        pick(&self.choose, self.slots as usize, goats as usize) as usize
    }

    /// `n` over `k`, for `n < 32`; 0 where `k > n`.
    #[inline]
    pub fn binomial(&self, n: u32, k: u32) -> u32 {
        pick(&self.choose, n as usize, k as usize)
    }

    /// The rank of a goat set among those of its size.
    #[inline]
    pub fn rank(&self, goats: u32) -> usize {
        let low = goats & LOW_MASK;
        let high = self.high.get(low.count_ones() as usize).and_then(|row| row.get((goats >> LOW_BITS) as usize));
        (self.low.get(low as usize).copied().unwrap_or(0) + high.copied().unwrap_or(0)) as usize
    }

    /// The goat set of this size that has this rank.
    pub fn unrank(&self, rank: usize, count: u32) -> u32 {
        let mut rest = rank as u32;
        let mut goats = 0;
        for nth in (1..=count as usize).rev() {
            let slot = (0..31).take_while(|&slot| pick(&self.choose, slot, nth) <= rest).last().unwrap_or(0);
            rest -= pick(&self.choose, slot, nth).min(rest);
            goats |= 1 << slot;
        }
        goats
    }
}

/// The next larger number with as many bits.
#[inline]
pub fn next_subset(bits: u32) -> u32 {
    if bits == 0 {
        return 0;
    }
    let lowest = bits & bits.wrapping_neg();
    let carried = bits.wrapping_add(lowest);
    carried | ((bits ^ carried) >> 2 >> lowest.trailing_zeros())
}

fn binomials() -> Vec<[u32; 32]> {
    let mut rows: Vec<[u32; 32]> = Vec::with_capacity(32);
    let mut row = [0; 32];
    row[0] = 1;
    for _ in 0..32 {
        rows.push(row);
        for k in (1..32).rev() {
            row[k] = row[k].saturating_add(row[k - 1]);
        }
    }
    rows
}

#[inline]
fn pick(choose: &[[u32; 32]], n: usize, k: usize) -> u32 {
    choose.get(n).and_then(|row| row.get(k)).copied().unwrap_or(0)
}

fn rank_of(choose: &[[u32; 32]], bits: u32) -> u32 {
    PointSet::from_bits(bits).iter().enumerate().map(|(nth, point)| pick(choose, point.index(), nth + 1)).sum()
}

fn map_points(bits: u32, symmetry: &[u8]) -> u32 {
    PointSet::from_bits(bits).iter().filter_map(|p| symmetry.get(p.index())).fold(0, |image, point| image | 1 << point)
}

fn layout(tigers: u32, slots: u8) -> Vec<u8> {
    let mut high = (slots..32).filter(|&point| tigers >> point & 1 == 0);
    (0..slots).map(|low| if tigers >> low & 1 == 0 { low } else { high.next().unwrap_or(low) }).collect()
}

/// Every permutation of the points that maps steps to steps and jumps to jumps, the identity first.
fn symmetries(board: &Board) -> Vec<Symmetry> {
    let mut found = Vec::new();
    extend(board, &mut Vec::new(), &mut found);
    found
}

fn extend(board: &Board, images: &mut Symmetry, found: &mut Vec<Symmetry>) {
    let point = |index: usize| Point::new(index).filter(|p| p.index() < board.len());
    let Some(next) = point(images.len()) else {
        found.push(images.clone());
        return;
    };
    for image in board.points() {
        let fits = |(before, &there): (usize, &u8)| {
            let (Some(before), Some(there)) = (point(before), point(usize::from(there))) else { return false };
            let (over, over_there) = (board.over(next, before), board.over(image, there));
            there != image
                && board.neighbours(next).contains(before) == board.neighbours(image).contains(there)
                && over.is_some() == over_there.is_some()
                && match (over.and_then(|over| images.get(over.index())), over_there) {
                    (Some(&expected), Some(is)) => usize::from(expected) == is.index(),
                    _ => true,
                }
        };
        if images.iter().enumerate().all(fits) {
            images.push(image.index() as u8);
            extend(board, images, found);
            images.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_boards_have_the_symmetries_that_their_drawings_show() {
        let board = Board::aadu_puli();
        let triangle = symmetries(board);
        assert_eq!(triangle.len(), 2);
        assert!(triangle[0].iter().enumerate().all(|(i, &p)| i == usize::from(p)));
        assert_eq!(triangle[1], board.points().map(|p| board.mirror(p).index() as u8).collect::<Vec<_>>());
        assert_eq!(symmetries(Board::bagh_chal()).len(), 8);
    }

    #[test]
    fn every_tiger_set_is_counted_once() {
        for (board, tigers, all) in [(Board::aadu_puli(), 3, 1771), (Board::bagh_chal(), 4, 12_650)] {
            let numbering = Numbering::new(board, tigers);
            assert_eq!(numbering.sets().iter().map(|set| set.alike).sum::<u64>(), all);
        }
    }

    #[test]
    fn ranks_count_the_sets_of_each_size_in_order() {
        let numbering = Numbering::new(Board::aadu_puli(), 3);
        for count in [0, 1, 5, 14, 19, 20] {
            let mut goats = (1_u32 << count) - 1;
            for rank in 0..numbering.width(count) {
                assert_eq!(numbering.rank(goats), rank);
                if rank % 97 == 0 {
                    assert_eq!(numbering.unrank(rank, count), goats);
                }
                goats = next_subset(goats);
            }
        }
    }

    #[test]
    fn mirrored_positions_have_one_place() {
        let numbering = Numbering::new(Board::bagh_chal(), 4);
        let board = Board::bagh_chal();
        for seed in 0..200_u32 {
            let bits = seed.wrapping_mul(2_654_435_761) >> 7;
            let tigers: PointSet = board.points().skip(seed as usize % 7).step_by(5).take(4).collect();
            let goats = PointSet::from_bits(bits) - tigers;
            if tigers.len() == 4 {
                let place = numbering.place(tigers, goats);
                let mirrored = numbering.place(board.mirror_set(tigers), board.mirror_set(goats));
                let size = |place: Option<Place>| place.map(|p| (p.set, p.goats.count_ones()));
                assert_eq!(size(place), size(mirrored));
                assert!(place.is_some_and(|p| p.goats.count_ones() as usize == goats.len()));
            }
        }
    }
}
