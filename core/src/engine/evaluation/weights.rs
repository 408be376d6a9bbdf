//! The fitted weights, first of the placement phase, then of the movement phase.

use super::Weights;

/// The Aadu Puli board.
pub(super) const AADU_PULI: [Weights; 2] = [
    [-118, -13, -13, 0, -4, -15, -48, -57, -42, -15, 30, 19, -29, -4],
    [-142, -16, -7, 0, 0, -16, -86, -107, -98, -27, 46, 30, -22, -11],
];

/// Bagh-Chal's board.
pub(super) const BAGH_CHAL: [Weights; 2] = [
    [194, -22, -18, -12, -10, -1, -133, -112, -69, 50, 34, 127, -21, 3],
    [181, -28, -9, -9, 0, -62, -83, -148, -149, 38, 11, 64, -24, -50],
];
