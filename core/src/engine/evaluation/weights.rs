//! The fitted weights, first of the placement phase, then of the movement phase.

use super::Weights;

/// The Aadu Puli board.
pub(super) const AADU_PULI: [Weights; 2] = [
    [338, -63, -6, 0, -3, -12, -48, -25, -15, 20, 63, 5, -16, 5],
    [159, -31, -4, 0, 0, -4, -71, -80, -68, -67, 98, 9, 1, 1],
];

/// Bagh-Chal's board.
pub(super) const BAGH_CHAL: [Weights; 2] = [
    [194, -22, -18, -12, -10, -1, -133, -112, -69, 50, 34, 127, -21, 3],
    [181, -28, -9, -9, 0, -62, -83, -148, -149, 38, 11, 64, -24, -50],
];
