//! Sections of a table, and how their blocks are unpacked.

use super::coder::Decoder;
use super::model::{LEVELS, NEARBY, Shape, TIGER_CLASSES, Terrain, Weights, for_each_nearby, level, nearby_class};
use super::numbering::{Numbering, next_subset};
use super::{TableError, every_goat_move_allows_a_capture, file};
use crate::Side;

/// Positions of a block: goat sets of one tiger set with neighbouring ranks.
pub const BLOCK: usize = 2048;

/// Blocks that share a checksum.
pub const GROUP: usize = 64;

/// Levels of the predicted distance that have probabilities of their own.
pub const DISTANCE_LEVELS: usize = LEVELS.div_ceil(3);

/// Nodes of the binary tree by which a distance below 128 is coded.
pub const DISTANCE_NODES: usize = 128;

/// The greatest distance that can be coded.
pub const FARTHEST: u8 = 127;

/// What a section holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// The positions that this side has lost with the move: 0 no, 1 yes, 2 only without the quiet-move rule.
    Lost(Side),
    /// How far the wins against this side are, for the positions that it has lost with the move.
    Distance(Side),
}

impl Kind {
    /// The number of the kind in a file.
    pub const fn number(self) -> u8 {
        match self {
            Self::Lost(Side::Tigers) => 0,
            Self::Lost(Side::Goats) => 1,
            Self::Distance(Side::Tigers) => 2,
            Self::Distance(Side::Goats) => 3,
        }
    }

    /// The kind with this number.
    pub const fn from_number(number: u8) -> Option<Self> {
        match number {
            0 => Some(Self::Lost(Side::Tigers)),
            1 => Some(Self::Lost(Side::Goats)),
            2 => Some(Self::Distance(Side::Tigers)),
            3 => Some(Self::Distance(Side::Goats)),
            _ => None,
        }
    }
}

/// Which positions a section is about.
///
/// What is still to come decides a position's value: the goats in hand, those on the board, and how many the tigers must
/// still capture. The games of a board agree in how many goats are left when the tigers have won, so that these two
/// numbers tell the layer in each of them: `adu-huli` after its first capture is `standard`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Layer {
    /// What is stored of them.
    pub kind: Kind,
    /// Goats in hand; 0 in the movement phase.
    pub in_hand: u8,
    /// Goats on the board.
    pub on_board: u8,
}

impl Layer {
    /// A layer of the movement phase.
    pub const fn movement(kind: Kind, on_board: u8) -> Self {
        Self { kind, in_hand: 0, on_board }
    }
}

/// A section: where its parts lie in the bytes of the table. All parts were checked to lie within them.
#[derive(Clone, Debug)]
pub struct Section {
    /// Which positions it is about.
    pub layer: Layer,
    /// The sections' parts.
    pub parts: file::Parts,
    /// Positions for each tiger set.
    pub width: usize,
}

/// A tiger set prepared for one walk, with its number.
pub struct Walk<'a> {
    /// The numbering.
    pub numbering: &'a Numbering,
    /// The tuples.
    pub shape: &'a Shape,
    /// The tiger set.
    pub terrain: &'a Terrain,
    /// Its number.
    pub set: usize,
}

impl Walk<'_> {
    /// Whether the tigers can capture whatever step the goats make.
    pub fn every_goat_move_allows_a_capture(&self, goats: u32) -> bool {
        let Some(set) = self.numbering.sets().get(self.set) else { return false };
        every_goat_move_allows_a_capture(self.numbering.board(), set.tigers, set.points(goats), false)
    }
}

impl Section {
    /// Whether the section was left out since it holds nothing: no position is lost.
    pub fn is_empty(&self) -> bool {
        self.parts.lengths.0.is_empty()
    }

    /// Blocks of each tiger set.
    pub fn blocks_of_set(&self) -> usize {
        self.width.div_ceil(BLOCK)
    }

    /// The block that holds a rank of a tiger set, and the place in it.
    #[inline]
    pub fn block_of(&self, set: usize, rank: usize) -> (usize, usize) {
        (set * self.blocks_of_set() + rank / BLOCK, rank % BLOCK)
    }

    /// The weights, in place.
    pub fn weights<'a>(&self, bytes: &'a [u8]) -> Weights<'a> {
        Weights {
            tuples: self.parts.tuples.of(bytes),
            sets: self.parts.sets.of(bytes),
            tigers: self.parts.tigers.of(bytes),
            nearby: self.parts.nearby.of(bytes),
        }
    }

    /// The compressed bytes of a block, after its group's checksum was found right.
    ///
    /// # Errors
    /// A damaged block.
    pub fn packed<'a>(&self, bytes: &'a [u8], block: usize) -> Result<&'a [u8], TableError> {
        let damaged = TableError::DamagedBlock { block };
        let lengths = self.parts.lengths.of(bytes);
        let groups = self.parts.groups.of(bytes);
        let data = self.parts.data.of(bytes);
        let group = block / GROUP;
        let start = file::u32_at(groups, 8 * group).ok_or(damaged)? as usize;
        let checksum = file::u32_at(groups, 8 * group + 4).ok_or(damaged)?;
        let end = file::u32_at(groups, 8 * (group + 1)).map_or(data.len(), |end| end as usize);
        let own = data.get(start..end).ok_or(damaged)?;
        if crc32fast::hash(own) != checksum {
            return Err(damaged);
        }
        let mut at = 0;
        for before in group * GROUP..=block {
            let mut length = usize::from(*lengths.get(before).ok_or(damaged)?);
            if length == 255 {
                length = usize::from(file::u16_at(own, at).ok_or(damaged)?);
                at += 2;
            }
            if before == block {
                return own.get(at..at + length).ok_or(damaged);
            }
            at += length;
        }
        Err(damaged)
    }

    /// How many positions a block has.
    pub fn size_of(&self, block: usize) -> usize {
        let first = block % self.blocks_of_set().max(1) * BLOCK;
        BLOCK.min(self.width.saturating_sub(first))
    }

    /// Unpacks a block of a section of lost positions into `out`, one symbol for each position.
    pub fn unpack_lost(&self, bytes: &[u8], packed: &[u8], walk: &Walk<'_>, block: usize, out: &mut [u8; BLOCK]) {
        let size = self.size_of(block);
        out.fill(0);
        let Some(out) = out.get_mut(..size) else { return };
        if packed.is_empty() {
            return;
        }
        let weights = self.weights(bytes);
        let table = self.parts.probabilities.of(bytes);
        let mut decoder = Decoder::new(packed);
        self.walk(walk, block, weights, size, |place, sum_without, goats, nearby_weight| {
            let (mut known, mut set) = (0, 0);
            for_each_nearby(walk.numbering, goats, place, |back| {
                known += 1;
                set += u32::from(out.get(place - back).is_some_and(|&symbol| symbol != 0));
            });
            let class = nearby_class(known, set);
            let level = level(sum_without + nearby_weight(class));
            let mut symbol = u8::from(decoder.bit(probability(table, level * NEARBY + class)));
            if symbol == 1 && self.parts.two_rules {
                symbol += u8::from(decoder.bit(probability(table, LEVELS * NEARBY + level)));
            }
            if let Some(out) = out.get_mut(place) {
                *out = symbol;
            }
        });
    }

    /// Unpacks a block of a section of distances: for each position that `lost` shows, the distance without the
    /// quiet-move rule and the distance with it.
    pub fn unpack_distances(
        &self,
        bytes: &[u8],
        packed: &[u8],
        walk: &Walk<'_>,
        block: usize,
        lost: &[u8; BLOCK],
        out: &mut [[u8; 2]; BLOCK],
    ) {
        let size = self.size_of(block);
        out.fill([0; 2]);
        let Some(out) = out.get_mut(..size) else { return };
        let weights = self.weights(bytes);
        let table = self.parts.probabilities.of(bytes);
        let mut decoder = Decoder::new(packed);
        self.walk(walk, block, weights, size, |place, sum_without, goats, nearby_weight| {
            let symbol = lost.get(place).copied().unwrap_or(0);
            if symbol == 0 {
                return;
            }
            if self.parts.obvious_left_out && walk.every_goat_move_allows_a_capture(goats) {
                if let Some(out) = out.get_mut(place) {
                    *out = [1; 2];
                }
                return;
            }
            let mut near = Near::default();
            for_each_nearby(walk.numbering, goats, place, |back| {
                near.add(out.get(place - back).map_or(0, |distances| distances[0]));
            });
            let level = level(sum_without + nearby_weight(near.class())) / 3;
            let far = decode_distance(&mut decoder, table, level * DISTANCE_NODES);
            // A win that exists only without the rule has no distance under it.
            let mut ruled = if symbol == 1 { far } else { 0 };
            if self.parts.two_rules && symbol == 1 {
                let extra = (DISTANCE_LEVELS + 1) * DISTANCE_NODES;
                if decoder.bit(probability(table, extra)) {
                    ruled = decode_distance(&mut decoder, table, DISTANCE_LEVELS * DISTANCE_NODES);
                }
            }
            if let Some(out) = out.get_mut(place) {
                *out = [far, ruled];
            }
        });
    }

    /// Visits the positions of a block with the sum that the model gives before what is nearby is known.
    pub fn walk<'w>(
        &self,
        walk: &Walk<'_>,
        block: usize,
        weights: Weights<'w>,
        size: usize,
        mut visit: impl FnMut(usize, i32, u32, &dyn Fn(usize) -> i32),
    ) {
        let first = block % self.blocks_of_set().max(1) * BLOCK;
        let mut goats = walk.numbering.unrank(first, u32::from(self.layer.on_board));
        let mut lanes = walk.terrain.lanes(goats);
        let slots = walk.terrain.slots();
        let tuples = if weights.tuples.is_empty() { 0 } else { walk.shape.tuples() };
        let nearby_weight = |class: usize| weights.nearby_weight(class);
        for place in 0..size {
            let class = walk.terrain.class(goats);
            debug_assert!(class < TIGER_CLASSES);
            let own = if weights.sets.is_empty() { 0 } else { weights.set_sum(walk.set, slots, goats) };
            let sum = own + weights.sum(tuples, &lanes, class);
            visit(place, sum, goats, &nearby_weight);
            let next = next_subset(goats);
            walk.terrain.step(&mut lanes, goats, next);
            goats = next;
        }
    }
}

/// The distances nearby.
#[derive(Clone, Copy, Debug, Default)]
pub struct Near {
    known: u32,
    sum: u32,
}

impl Near {
    /// Adds a distance; 0 is none.
    #[inline]
    pub fn add(&mut self, distance: u8) {
        if distance > 0 {
            self.known += 1;
            self.sum += u32::from(distance);
        }
    }

    /// The class of the mean, below [`super::model::NEAR_CLASSES`]: 0 where nothing is known.
    #[inline]
    pub fn class(self) -> usize {
        if self.known == 0 {
            return 0;
        }
        // In halves, so that 1½ is told from 1 and 2.
        let mean = 2 * self.sum / self.known;
        match mean {
            0..=12 => mean as usize,
            13..=28 => 13 + (mean as usize - 13) / 2,
            29..=60 => 21 + (mean as usize - 29) / 6,
            _ => (27 + (mean as usize - 61) / 24).min(31),
        }
    }
}

#[inline]
fn decode_distance(decoder: &mut Decoder<'_>, table: &[u8], base: usize) -> u8 {
    let mut node = 1;
    while node < DISTANCE_NODES {
        node = node << 1 | usize::from(decoder.bit(probability(table, base + node)));
    }
    (node - DISTANCE_NODES) as u8
}

/// The probability at a place of a table, never certain.
#[inline]
pub fn probability(table: &[u8], at: usize) -> u16 {
    file::u16_at(table, 2 * at).unwrap_or(1 << 15)
}
