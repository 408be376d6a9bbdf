//! Turns a layer's symbols and distances into a section: model, probabilities, blocks.

use std::ops::Range;

use aadupuli_core::Side;
use aadupuli_core::tables::file::Parts;
use aadupuli_core::tables::model::{LEVELS, NEARBY, Shape, Terrain, Weights, for_each_nearby, level, nearby_class};
use aadupuli_core::tables::numbering::Numbering;
use aadupuli_core::tables::section::{
    BLOCK, DISTANCE_LEVELS, DISTANCE_NODES, Kind, Layer, Near, Section, Walk, probability,
};
use rayon::prelude::*;

use super::encoder::Encoder;
use super::source::Source;
use super::train::{Target, Trained, train};

/// A section ready to be written.
pub struct Encoded {
    pub layer: Layer,
    pub two_rules: bool,
    pub obvious_left_out: bool,
    pub weights: Trained,
    pub probabilities: Vec<u8>,
    /// The compressed blocks; empty where no position is lost.
    pub blocks: Vec<Vec<u8>>,
}

impl Encoded {
    pub fn empty(layer: Layer) -> Self {
        Self {
            layer,
            two_rules: false,
            obvious_left_out: false,
            weights: Trained::default(),
            probabilities: Vec::new(),
            blocks: Vec::new(),
        }
    }

    /// Bytes of the blocks.
    pub fn data_len(&self) -> usize {
        self.blocks.iter().map(Vec::len).sum()
    }

    /// Bytes of everything.
    pub fn size(&self) -> usize {
        let w = &self.weights;
        let front = w.tuples.len() + w.sets.len() + w.tigers.len() + w.nearby.len() + self.probabilities.len();
        front + self.data_len() + self.blocks.len() + self.blocks.len() / 8
    }
}

/// What encoding shares between sections.
pub struct Workshop<'a> {
    pub numbering: &'a Numbering,
    pub shape: Shape,
    pub terrains: Vec<Terrain>,
    /// Samples that each model is fitted to.
    pub samples: usize,
    pub frugality: Frugality,
}

/// What a board's table saves on.
#[derive(Clone, Copy, Debug)]
pub struct Frugality {
    /// From how many lost positions on a section has a model of its own; fewer would not pay for it.
    pub model_from: usize,
    /// The same for a section of distances.
    pub distance_model_from: usize,
}

impl Frugality {
    /// For the Aadu Puli board.
    pub const LITTLE: Self = Self { model_from: 200_000, distance_model_from: 100_000 };
    /// For Bagh-Chal, whose layers are small beside a model.
    pub const GREAT: Self = Self { model_from: 1_900_000, distance_model_from: 1_900_000 };
}

impl<'a> Workshop<'a> {
    pub fn new(numbering: &'a Numbering, samples: usize, frugality: Frugality) -> Self {
        let shape = Shape::of(numbering.board());
        let terrains = numbering.sets().iter().map(|set| Terrain::new(&shape, numbering.board(), set)).collect();
        Self { numbering, shape, terrains, samples, frugality }
    }

    fn section(&self, layer: Layer, two_rules: bool, width: usize) -> Section {
        Section { layer, parts: Parts { two_rules, ..Parts::default() }, width }
    }

    fn walk(&self, set: usize) -> Walk<'_> {
        Walk { numbering: self.numbering, shape: &self.shape, terrain: &self.terrains[set], set }
    }

    fn blocks(&self, source: &Source) -> usize {
        source.width.div_ceil(BLOCK) * self.terrains.len()
    }

    /// Encodes the symbols of a layer. Free symbols are chosen here, and written back.
    pub fn encode_lost(&self, source: &mut Source) -> Encoded {
        let layer = source.layer;
        let lost = source.symbols.par_iter().filter(|&&symbol| symbol != 0).count();
        if lost == 0 {
            return Encoded::empty(layer);
        }
        let two_rules = source.symbols.par_iter().any(|&symbol| symbol == 2);
        // A model costs some 45 kB: a small layer does without.
        let small = lost < self.frugality.model_from;
        let samples = if small { self.samples / 8 } else { self.samples };
        let trained = train(self.numbering, &self.shape, &self.terrains, source, Target::Lost, samples, !small);
        let section = self.section(layer, two_rules, source.width);
        self.choose_free(&section, &trained, source);
        let source = &*source;
        // Every third block of a large layer tells the probabilities well enough.
        let step = if self.blocks(source) > 4000 { 3 } else { 1 };
        let probabilities = self.probabilities(Target::Lost, &section, &trained, source, step);
        let blocks = self.encoded(Target::Lost, &section, &trained, source, &probabilities);
        Encoded { layer, two_rules, obvious_left_out: false, weights: trained, probabilities, blocks }
    }

    /// How likely the bit of each cell is set, counted over every `step`th block.
    fn probabilities(
        &self,
        target: Target,
        section: &Section,
        trained: &Trained,
        source: &Source,
        step: usize,
    ) -> Vec<u8> {
        let cells = match target {
            Target::Lost => LEVELS * NEARBY + LEVELS,
            Target::Distance => (DISTANCE_LEVELS + 1) * DISTANCE_NODES + 1,
        };
        let none = || vec![[0_u64; 2]; cells];
        let tally = (0..self.blocks(source))
            .into_par_iter()
            .step_by(step)
            .fold(none, |mut tally, block| {
                self.visit(target, section, trained, source, block, |cell, bit| tally[cell][usize::from(bit)] += 1);
                tally
            })
            .reduce(none, |mut tally, part| {
                for (sum, part) in tally.iter_mut().zip(part) {
                    sum[0] += part[0];
                    sum[1] += part[1];
                }
                tally
            });
        probabilities(&tally)
    }

    fn encoded(
        &self,
        target: Target,
        section: &Section,
        trained: &Trained,
        source: &Source,
        probabilities: &[u8],
    ) -> Vec<Vec<u8>> {
        (0..self.blocks(source))
            .into_par_iter()
            .map(|block| {
                let mut encoder = Encoder::new();
                let mut any = false;
                self.visit(target, section, trained, source, block, |cell, bit| {
                    any = true;
                    encoder.bit(probability(probabilities, cell), bit);
                });
                // A block without a lost position is known by its having no bytes; a block with one always has some.
                let mut bytes = encoder.finish();
                if target == Target::Lost && any && bytes.is_empty() {
                    bytes.push(0);
                }
                bytes
            })
            .collect()
    }

    /// Calls `visit` with the cell and the value of every bit that a block is coded by.
    fn visit(
        &self,
        target: Target,
        section: &Section,
        trained: &Trained,
        source: &Source,
        block: usize,
        visit: impl FnMut(usize, bool),
    ) {
        let per_set = section.blocks_of_set();
        let set = block / per_set;
        let first = set * source.width + block % per_set * BLOCK;
        let range = first..first + section.size_of(block);
        if source.symbols[range.clone()].iter().all(|&symbol| symbol == 0) {
            return;
        }
        match target {
            Target::Lost => self.visit_lost(section, trained, source, (set, block, range), visit),
            Target::Distance => self.visit_distances(section, trained, source, (set, block, range), visit),
        }
    }

    /// Sets each free symbol to what the model expects, in the order in which a decoder would meet it.
    fn choose_free(&self, section: &Section, trained: &Trained, source: &mut Source) {
        if source.free.is_empty() {
            return;
        }
        let width = source.width;
        let free = &source.free;
        source.symbols.par_chunks_mut(width).enumerate().for_each(|(set, symbols)| {
            for (number, symbols) in symbols.chunks_mut(BLOCK).enumerate() {
                let block = set * width.div_ceil(BLOCK) + number;
                let size = symbols.len();
                section.walk(&self.walk(set), block, weights(trained), size, |place, sum, goats, nearby| {
                    let at = set * width + number * BLOCK + place;
                    if free[at / 8] >> (at % 8) & 1 == 1 {
                        let class = self.class_nearby(symbols, goats, place);
                        symbols[place] = u8::from(sum + nearby(class) > 0);
                    }
                });
            }
        });
    }

    /// The class of what is nearby in a block of symbols.
    fn class_nearby(&self, symbols: &[u8], goats: u32, place: usize) -> usize {
        let (mut known, mut lost) = (0, 0);
        for_each_nearby(self.numbering, goats, place, |back| {
            known += 1;
            lost += u32::from(symbols[place - back] != 0);
        });
        nearby_class(known, lost)
    }

    fn visit_lost(
        &self,
        section: &Section,
        trained: &Trained,
        source: &Source,
        (set, block, range): (usize, usize, Range<usize>),
        mut visit: impl FnMut(usize, bool),
    ) {
        let symbols = &source.symbols[range];
        section.walk(&self.walk(set), block, weights(trained), symbols.len(), |place, sum, goats, nearby| {
            let class = self.class_nearby(symbols, goats, place);
            let level = level(sum + nearby(class));
            let symbol = symbols[place];
            visit(level * NEARBY + class, symbol != 0);
            if section.parts.two_rules && symbol != 0 {
                visit(LEVELS * NEARBY + level, symbol == 2);
            }
        });
    }

    /// Encodes the distances of a layer's lost positions, after the symbols were encoded.
    pub fn encode_distances(&self, source: &Source, side: Side) -> Encoded {
        let layer = Layer { kind: Kind::Distance(side), ..source.layer };
        let lost = source.symbols.par_iter().filter(|&&symbol| symbol != 0).count();
        if lost == 0 {
            return Encoded::empty(layer);
        }
        let two_rules = source
            .symbols
            .par_iter()
            .zip(&source.distances)
            .any(|(&symbol, distances)| symbol == 2 || (symbol == 1 && distances[0] != distances[1]));
        let small = lost < self.frugality.distance_model_from;
        let samples = if small { self.samples / 8 } else { self.samples };
        let trained = train(self.numbering, &self.shape, &self.terrains, source, Target::Distance, samples, !small);
        let obvious_left_out = !source.free.is_empty();
        let mut section = self.section(layer, two_rules, source.width);
        section.parts.obvious_left_out = obvious_left_out;
        let probabilities = self.probabilities(Target::Distance, &section, &trained, source, 1);
        let blocks = self.encoded(Target::Distance, &section, &trained, source, &probabilities);
        Encoded { layer, two_rules, obvious_left_out, weights: trained, probabilities, blocks }
    }

    fn visit_distances(
        &self,
        section: &Section,
        trained: &Trained,
        source: &Source,
        (set, block, range): (usize, usize, Range<usize>),
        mut visit: impl FnMut(usize, bool),
    ) {
        let first = range.start;
        let symbols = &source.symbols[range.clone()];
        let distances = &source.distances[range];
        section.walk(&self.walk(set), block, weights(trained), symbols.len(), |place, sum, goats, nearby| {
            if symbols[place] == 0 || (section.parts.obvious_left_out && source.is_free(first + place)) {
                return;
            }
            let mut near = Near::default();
            for_each_nearby(self.numbering, goats, place, |back| {
                near.add(if symbols[place - back] == 0 { 0 } else { distances[place - back][0] });
            });
            let level = level(sum + nearby(near.class())) / 3;
            let [far, ruled] = distances[place];
            visit_distance(far, level * DISTANCE_NODES, &mut visit);
            if section.parts.two_rules && symbols[place] == 1 {
                visit((DISTANCE_LEVELS + 1) * DISTANCE_NODES, ruled != far);
                if ruled != far {
                    visit_distance(ruled, DISTANCE_LEVELS * DISTANCE_NODES, &mut visit);
                }
            }
        });
    }
}

fn visit_distance(distance: u8, base: usize, visit: &mut impl FnMut(usize, bool)) {
    let mut node = 1;
    for bit in (0..7).rev() {
        let set = distance >> bit & 1 == 1;
        visit(base + node, set);
        node = node << 1 | usize::from(set);
    }
}

pub fn weights(trained: &Trained) -> Weights<'_> {
    Weights { tuples: &trained.tuples, sets: &trained.sets, tigers: &trained.tigers, nearby: &trained.nearby }
}

/// The probability that each cell's bit is set, in 65,536, never certain: two bytes each.
fn probabilities(tally: &[[u64; 2]]) -> Vec<u8> {
    tally
        .iter()
        .flat_map(|&[clear, set]| {
            let probability = ((set * 131_072 + 65_536) / (2 * (clear + set) + 2)).clamp(2, 65_533);
            (probability as u16).to_le_bytes()
        })
        .collect()
}
