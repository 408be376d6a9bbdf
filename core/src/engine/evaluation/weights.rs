//! The fitted weights, first of the placement phase, then of the movement phase.

use super::Weights;

/// The Aadu Puli board.
pub(super) const AADU_PULI: [Weights; 2] = [
    [300, -20, -6, -8, 2, -6, -40, -90, -20, 60, 20, 30, 15, -5],
    [300, -20, -6, -8, 0, -6, -60, -120, -20, 60, 20, 30, 15, -5],
];

/// Bagh-Chal's board.
pub(super) const BAGH_CHAL: [Weights; 2] = [
    [300, -20, -6, -8, 2, -6, -40, -90, -20, 60, 20, 30, 15, -5],
    [300, -20, -6, -8, 0, -6, -60, -120, -20, 60, 20, 30, 15, -5],
];
