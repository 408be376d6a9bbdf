//! Fits the weights of a section's model to its positions, by stochastic gradient descent on samples of them.
//!
//! One thread, fixed seeds and only the four basic operations on floating-point numbers, so that the same weights come out
//! on every machine.

use aadupuli_core::tables::model::{
    COARSE, LANES, NEAR_CLASSES, NEARBY, Shape, TIGER_CLASSES, Terrain, WEIGHT_STEPS, for_each_nearby, nearby_class,
};
use aadupuli_core::tables::numbering::Numbering;
use aadupuli_core::tables::section::{BLOCK, Near};

use super::source::Source;

/// Weights as they are stored: signed bytes.
#[derive(Clone, Default)]
pub struct Trained {
    pub tuples: Vec<u8>,
    pub sets: Vec<u8>,
    pub tigers: Vec<u8>,
    pub nearby: Vec<u8>,
}

/// What is predicted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// Whether the symbol is set: a logit.
    Lost,
    /// The distance without the quiet-move rule, on the scale of [`distance_scale`].
    Distance,
}

struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (((self.0 >> 33) as usize) * bound) >> 31
    }
}

/// Where a distance lies on the scale of the model's sums: its logarithm, so that 1 is at the low and 127 at the high end.
pub fn distance_scale(distance: u8) -> f32 {
    // 66 natural logarithms, by the logarithm's integer part and a short series: the same on every machine.
    let mut x = f32::from(distance.max(1));
    let mut doublings = 0.0;
    while x >= 2.0 {
        x /= 2.0;
        doublings += 1.0;
    }
    let t = (x - 1.0) / (x + 1.0);
    let ln = 2.0 * (t + t * t * t / 3.0 + t * t * t * t * t / 5.0) + doublings * std::f32::consts::LN_2;
    66.0 * ln - 160.0
}

/// 1 / (1 + e^-x), without the machine's exponential.
fn logistic(x: f32) -> f32 {
    let x = x.clamp(-16.0, 16.0);
    // e^-x as (1 - x/1024)^1024, by ten squarings.
    let mut power = 1.0 - x / 1024.0;
    for _ in 0..10 {
        power *= power;
    }
    1.0 / (1.0 + power)
}

fn square_root(x: f32) -> f32 {
    let mut root = x.max(1.0);
    for _ in 0..12 {
        root = (root + x / root) / 2.0;
    }
    root
}

/// Fits the weights.
pub fn train(
    numbering: &Numbering,
    shape: &Shape,
    terrains: &[Terrain],
    source: &Source,
    target: Target,
    samples: usize,
    with_tuples: bool,
) -> Trained {
    let slots = numbering.slots() as usize;
    let on_board = u32::from(source.layer.on_board);
    let width = source.width;
    let sets = terrains.len();
    let mut tuples = vec![0_f32; shape.weights()];
    let mut own = vec![0_f32; sets * (slots + 1)];
    let mut tigers = vec![0_f32; TIGER_CLASSES];
    let mut nearby = vec![0_f32; NEAR_CLASSES.max(NEARBY)];
    let mut random = Random(0x5EED + u64::from(source.layer.in_hand) * 64 + u64::from(source.layer.on_board));
    // Without tuples only the classes are fitted: for layers too small to pay for a model.
    let used = if with_tuples { shape.tuples().min(LANES) } else { 0 };
    let active = (used + on_board as usize + 3) as f32;
    let (start_rate, scale) = match target {
        Target::Lost => (0.15, 1.0),
        Target::Distance => (0.3 / square_root(active), WEIGHT_STEPS as f32),
    };
    // Distances are asked of the lost positions only: they are picked from a list of up to some four million of them.
    let lost: Vec<u32> = match target {
        Target::Lost => Vec::new(),
        Target::Distance => {
            let wanted = |at: usize| source.symbols[at] != 0 && !source.is_free(at);
            let count = (0..source.symbols.len()).filter(|&at| wanted(at)).count();
            let step = count.div_ceil(4_000_000).max(1);
            (0..source.symbols.len()).filter(|&at| wanted(at)).step_by(step).map(|at| at as u32).collect()
        }
    };
    let mut done = 0;
    let mut tries = 0_usize;
    while done < samples && (target == Target::Lost || !lost.is_empty()) && tries < samples * 4 {
        tries += 1;
        let (at, wanted) = match target {
            Target::Lost => {
                let at = random.below(sets * width);
                if source.is_free(at) {
                    continue;
                }
                (at, f32::from(u8::from(source.symbols[at] != 0)))
            }
            Target::Distance => {
                let at = lost[random.below(lost.len())] as usize;
                (at, distance_scale(source.distances[at][0]) / scale)
            }
        };
        let (set, rank) = (at / width, at % width);
        let goats = numbering.unrank(rank, on_board);
        let terrain = &terrains[set];
        let lanes = terrain.lanes(goats);
        let class = terrain.class(goats);
        let near = nearby_of(numbering, source, target, at, rank, goats);
        let mut sum = tigers[class] + nearby[near] + own[set * (slots + 1)];
        for &lane in lanes.iter().take(used) {
            sum += tuples[usize::from(lane)];
        }
        let mut rest = if with_tuples { goats } else { 0 };
        while rest != 0 {
            sum += own[set * (slots + 1) + rest.trailing_zeros() as usize + 1];
            rest &= rest - 1;
        }
        let predicted = if target == Target::Lost { logistic(sum) } else { sum };
        let rate = start_rate * (1.0 - 0.95 * done as f32 / samples as f32) / square_root(active);
        let change = ((wanted - predicted) * rate).clamp(-0.5, 0.5);
        tigers[class] += change;
        nearby[near] += change;
        if with_tuples {
            own[set * (slots + 1)] += change;
        }
        for &lane in lanes.iter().take(used) {
            tuples[usize::from(lane)] += change;
        }
        let mut rest = if with_tuples { goats } else { 0 };
        while rest != 0 {
            own[set * (slots + 1) + rest.trailing_zeros() as usize + 1] += change;
            rest &= rest - 1;
        }
        done += 1;
    }
    let steps = WEIGHT_STEPS as f32;
    let fine = |weights: &[f32]| if with_tuples { bytes(weights, steps) } else { Vec::new() };
    Trained {
        tuples: fine(&tuples),
        sets: fine(&own),
        tigers: bytes(&tigers, steps / COARSE as f32),
        nearby: bytes(&nearby, steps / COARSE as f32),
    }
}

/// The class of what is nearby, as the decoder will see it.
pub fn nearby_of(numbering: &Numbering, source: &Source, target: Target, at: usize, rank: usize, goats: u32) -> usize {
    let within = rank % BLOCK;
    if target == Target::Lost {
        let (mut known, mut set) = (0, 0);
        for_each_nearby(numbering, goats, within, |back| {
            known += 1;
            set += u32::from(source.symbols[at - back] != 0);
        });
        nearby_class(known, set)
    } else {
        let mut near = Near::default();
        for_each_nearby(numbering, goats, within, |back| near.add(source.distances[at - back][0]));
        near.class()
    }
}

fn bytes(weights: &[f32], steps: f32) -> Vec<u8> {
    weights
        .iter()
        .map(|weight| {
            let scaled = weight * steps;
            let rounded = if scaled < 0.0 { scaled - 0.5 } else { scaled + 0.5 };
            (rounded.clamp(-127.0, 127.0) as i32) as i8 as u8
        })
        .collect()
}
