//! The predictor behind the compression: how likely it is that a position of a block is lost, or far from lost.
//!
//! A sum of weights, each chosen by what stands on a few points that belong together (a *tuple*: a point and its
//! neighbours, a line, two rows of three), by the tiger set, by the tigers' mobility and threats, and by what was already decoded
//! nearby in the block. The idea of tuples is that of n-tuple networks (Bledsoe and Browning 1959; Lucas 2008 for board games).

use super::numbering::{Numbering, TigerSet};
use crate::board::{Board, BoardKind};

/// Tuples of a board at most: lanes of the sums that are kept while walking through a block.
pub const LANES: usize = 48;

/// Weights are in steps of a sixteenth of a natural logit.
pub const WEIGHT_STEPS: i32 = 16;

/// Classes of what was decoded nearby: up to three neighbours, and how many of them are set.
pub const NEARBY: usize = 10;

/// Classes of the mean distance nearby.
pub const NEAR_CLASSES: usize = 32;

/// Classes of mobility (0 to 7 and more) and threats (0 to 3 and more).
pub const TIGER_CLASSES: usize = 32;

/// The levels into which a sum is cut for the table of probabilities.
pub const LEVELS: usize = 81;

type Lanes = [u16; LANES];

/// The tuples of a board, and where the weights of each begin.
#[derive(Debug)]
pub struct Shape {
    tuples: Vec<Vec<u8>>,
    bases: Vec<u16>,
    weights: usize,
}

impl Shape {
    /// The tuples of a board.
    pub fn of(board: &'static Board) -> Self {
        let mut tuples: Vec<Vec<u8>> = board.lines().map(|line| line.map(|p| p.index() as u8).collect()).collect();
        match board.kind() {
            BoardKind::AaduPuli => {
                for point in board.points() {
                    tuples.push(board.neighbours(point).with(point).iter().map(|p| p.index() as u8).collect());
                }
                for (upper, lower) in [(1, 7), (7, 13)] {
                    for column in 0..4 {
                        let (u, l) = (upper + column, lower + column);
                        tuples.push(vec![u, u + 1, u + 2, l, l + 1, l + 2]);
                    }
                }
                for column in 0..3 {
                    let c = column;
                    tuples.push(vec![13 + c, 14 + c, 15 + c, 16 + c, 19 + c, 20 + c]);
                    tuples.push(vec![0, 2 + c, 3 + c, 8 + c, 9 + c, 14 + c, 15 + c]);
                }
            }
            BoardKind::BaghChal => {
                for row in 0..4 {
                    for column in 0..3 {
                        let (u, l) = (5 * row + column, 5 * row + column + 5);
                        tuples.push(vec![u, u + 1, u + 2, l, l + 1, l + 2]);
                    }
                }
                for row in 0..3 {
                    for column in 0..4 {
                        let p = 5 * row + column;
                        tuples.push(vec![p, p + 1, p + 5, p + 6, p + 10, p + 11]);
                    }
                }
            }
        }
        tuples.truncate(LANES);
        let mut bases = Vec::new();
        let mut weights = 0_usize;
        for tuple in &tuples {
            bases.push(weights as u16);
            weights += 3_usize.pow(tuple.len() as u32);
        }
        Self { tuples, bases, weights }
    }

    /// How many weights the tuples have together.
    pub fn weights(&self) -> usize {
        self.weights
    }

    /// How many tuples there are.
    pub fn tuples(&self) -> usize {
        self.tuples.len()
    }
}

/// What the walk through the goat sets of one tiger set needs.
#[derive(Clone, Debug)]
pub struct Terrain {
    base: Lanes,
    delta: Vec<Lanes>,
    /// For each tiger, the slots of the empty points or goats next to it.
    next_to: Vec<u32>,
    /// For each jump of a tiger, the slots of the goat and of the landing.
    jumps: Vec<(u32, u32)>,
    slots: usize,
}

impl Terrain {
    /// Prepares a tiger set.
    pub fn new(shape: &Shape, board: &Board, set: &TigerSet) -> Self {
        let slots = set.layout.len();
        let mut slot_of = [None; 32];
        for (slot, &point) in set.layout.iter().enumerate() {
            if let Some(place) = slot_of.get_mut(usize::from(point)) {
                *place = Some(slot as u32);
            }
        }
        let slot = |point: crate::Point| slot_of.get(point.index()).copied().flatten();
        let mut base = [0; LANES];
        let mut delta = vec![[0; LANES]; slots];
        for (lane, (tuple, &start)) in shape.tuples.iter().zip(&shape.bases).enumerate() {
            let mut sum = start;
            let mut power = 1;
            for &point in tuple.iter().rev() {
                match slot_of.get(usize::from(point)).copied().flatten() {
                    None => sum += 2 * power,
                    Some(slot) => {
                        if let Some(lanes) = delta.get_mut(slot as usize) {
                            lanes[lane] = power;
                        }
                    }
                }
                power *= 3;
            }
            base[lane] = sum;
        }
        let mut next_to = Vec::new();
        let mut jumps = Vec::new();
        for tiger in set.tigers {
            next_to.push(board.neighbours(tiger).iter().filter_map(slot).fold(0, |all, slot| all | 1 << slot));
            jumps.extend(board.jumps(tiger).iter().filter_map(|jump| Some((slot(jump.over)?, slot(jump.to)?))));
        }
        Self { base, delta, next_to, jumps, slots }
    }

    /// The sums of a goat set.
    #[inline]
    pub fn lanes(&self, goats: u32) -> Lanes {
        let mut lanes = self.base;
        let mut rest = goats;
        while rest != 0 {
            self.add(&mut lanes, rest.trailing_zeros());
            rest &= rest - 1;
        }
        lanes
    }

    /// Turns the sums of one goat set into those of another.
    #[inline]
    pub fn step(&self, lanes: &mut Lanes, from: u32, to: u32) {
        let mut gone = from & !to;
        while gone != 0 {
            if let Some(delta) = self.delta.get(gone.trailing_zeros() as usize) {
                for (lane, &delta) in lanes.iter_mut().zip(delta) {
                    *lane = lane.wrapping_sub(delta);
                }
            }
            gone &= gone - 1;
        }
        let mut come = to & !from;
        while come != 0 {
            self.add(lanes, come.trailing_zeros());
            come &= come - 1;
        }
    }

    #[inline]
    fn add(&self, lanes: &mut Lanes, slot: u32) {
        if let Some(delta) = self.delta.get(slot as usize) {
            for (lane, &delta) in lanes.iter_mut().zip(delta) {
                *lane = lane.wrapping_add(delta);
            }
        }
    }

    /// How many steps the tigers have.
    #[inline]
    pub fn mobility(&self, goats: u32) -> u32 {
        self.next_to.iter().map(|&slots| (slots & !goats).count_ones()).sum()
    }

    /// How many captures the tigers have.
    #[inline]
    pub fn threats(&self, goats: u32) -> u32 {
        self.jumps.iter().map(|&(over, landing)| goats >> over & !(goats >> landing) & 1).sum()
    }

    /// The class of mobility and threats, below [`TIGER_CLASSES`].
    #[inline]
    pub fn class(&self, goats: u32) -> usize {
        (self.mobility(goats).min(7) * 4 + self.threats(goats).min(3)) as usize
    }

    /// How many slots there are.
    pub fn slots(&self) -> usize {
        self.slots
    }
}

/// Where in a block the nearby goat sets are that come earlier: one goat a slot lower.
///
/// Calls `visit` with how many ranks earlier each is, nearest goats first, three at most, none earlier than `within`.
#[inline]
pub fn for_each_nearby(numbering: &Numbering, goats: u32, within: usize, mut visit: impl FnMut(usize)) {
    let mut movable = goats & !(goats << 1) & !1;
    for _ in 0..3 {
        if movable == 0 {
            break;
        }
        let slot = movable.trailing_zeros();
        let lower = (goats & ((1 << slot) - 1)).count_ones();
        let back = numbering.binomial(slot - 1, lower) as usize;
        if back > within {
            break;
        }
        visit(back);
        movable &= movable - 1;
    }
}

/// The class of `set` out of `known` nearby positions, below [`NEARBY`].
#[inline]
pub fn nearby_class(known: u32, set: u32) -> usize {
    (known * (known + 1) / 2 + set) as usize
}

/// The weights of one section, in place in a table.
#[derive(Clone, Copy, Debug)]
pub struct Weights<'a> {
    /// Of the tuples.
    pub tuples: &'a [u8],
    /// Of each tiger set: a bias, then one weight for each slot.
    pub sets: &'a [u8],
    /// By [`Terrain::class`], in [`COARSE`] times larger steps.
    pub tigers: &'a [u8],
    /// By [`nearby_class`] (or the class of distance nearby), in the same larger steps.
    pub nearby: &'a [u8],
}

/// How much larger the steps of the weights by class are.
pub const COARSE: i32 = 4;

impl Weights<'_> {
    /// The sum for the tuples and the tigers' class; the tiger set's own part comes from [`Self::set_sum`].
    #[inline]
    pub fn sum(&self, tuples: usize, lanes: &Lanes, tiger_class: usize) -> i32 {
        let mut sum = 0;
        for &lane in lanes.iter().take(tuples) {
            sum += signed(self.tuples, usize::from(lane));
        }
        sum + COARSE * signed(self.tigers, tiger_class)
    }

    /// The part of what is nearby.
    #[inline]
    pub fn nearby_weight(&self, class: usize) -> i32 {
        COARSE * signed(self.nearby, class)
    }

    /// The part of the tiger set and the single goats.
    #[inline]
    pub fn set_sum(&self, set: usize, slots: usize, goats: u32) -> i32 {
        let own = self.sets.get(set * (slots + 1)..).unwrap_or_default();
        let mut sum = signed(own, 0);
        let mut rest = goats;
        while rest != 0 {
            sum += signed(own, rest.trailing_zeros() as usize + 1);
            rest &= rest - 1;
        }
        sum
    }
}

#[inline]
fn signed(bytes: &[u8], at: usize) -> i32 {
    bytes.get(at).map_or(0, |&byte| i32::from(byte as i8))
}

/// The level of a sum, below [`LEVELS`].
#[inline]
pub fn level(sum: i32) -> usize {
    const HALF: i32 = LEVELS as i32 / 2;
    ((sum >> 2).clamp(-HALF, HALF) + HALF) as usize
}
