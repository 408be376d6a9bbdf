//! An opinion of a position without looking ahead: a weighted sum of features, fitted to measured results.
//!
//! The example `fit_evaluation` measures and fits the weights.

mod features;
mod weights;

pub use features::{FEATURES, Features, NAMES, features};

use super::score::MOST_ESTIMATE;
use crate::board::BoardKind;
use crate::position::Position;
use crate::side::Side;

/// One weight a feature, from the goats' point of view: 256 is one unit of the logarithm of the odds.
pub type Weights = [i32; FEATURES];

/// The weights that serve a position.
fn weights_for(position: &Position) -> &'static Weights {
    let phase = usize::from(position.is_movement_phase());
    match position.rules().board {
        BoardKind::AaduPuli => &weights::AADU_PULI[phase],
        BoardKind::BaghChal => &weights::BAGH_CHAL[phase],
    }
}

/// The weighted sum of these features.
fn weigh(features: &Features, weights: &Weights) -> i32 {
    features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum()
}

/// The opinion, from the point of view of the side to move.
///
/// A position and its mirror image get the same score.
pub fn evaluate(position: &Position) -> i32 {
    let score = weigh(&features(position), weights_for(position)).clamp(-MOST_ESTIMATE, MOST_ESTIMATE);
    match position.side() {
        Side::Goats => score,
        Side::Tigers => -score,
    }
}
