//! The two boards of the family: their rows, lines and drawings. The source of both is `docs/rules.md`.

use super::Board;
use crate::point::MAX_POINTS;

const SLOPE_1: &[u8] = &[0, 2, 8, 14, 19];
const SLOPE_2: &[u8] = &[0, 3, 9, 15, 20];
const SLOPE_3: &[u8] = &[0, 4, 10, 16, 21];
const SLOPE_4: &[u8] = &[0, 5, 11, 17, 22];

/// 23 points (`a1` · `b1…b6` · `c1…c6` · `d1…d6` · `e1…e4`) and ten lines.
pub(super) static AADU_PULI: Board = Board::build(
    super::BoardKind::AaduPuli,
    &[1, 6, 6, 6, 4],
    &[
        SLOPE_1,
        SLOPE_2,
        SLOPE_3,
        SLOPE_4,
        &[1, 2, 3, 4, 5, 6],
        &[7, 8, 9, 10, 11, 12],
        &[13, 14, 15, 16, 17, 18],
        &[19, 20, 21, 22],
        &[1, 7, 13],
        &[6, 12, 18],
    ],
    aadu_puli_mirror(),
    aadu_puli_drawing(),
);

/// 5 × 5 points, every row and column, and the diagonals through the points where row + column is even.
pub(super) static BAGH_CHAL: Board = Board::build(
    super::BoardKind::BaghChal,
    &[5, 5, 5, 5, 5],
    &[
        &[0, 1, 2, 3, 4],
        &[5, 6, 7, 8, 9],
        &[10, 11, 12, 13, 14],
        &[15, 16, 17, 18, 19],
        &[20, 21, 22, 23, 24],
        &[0, 5, 10, 15, 20],
        &[1, 6, 11, 16, 21],
        &[2, 7, 12, 17, 22],
        &[3, 8, 13, 18, 23],
        &[4, 9, 14, 19, 24],
        &[0, 6, 12, 18, 24],
        &[4, 8, 12, 16, 20],
        &[2, 6, 10],
        &[2, 8, 14],
        &[10, 16, 22],
        &[14, 18, 22],
    ],
    bagh_chal_mirror(),
    bagh_chal_drawing(),
);

/// Left and right exchanged: the only symmetry that this board has.
const fn aadu_puli_mirror() -> [u8; MAX_POINTS] {
    let mut mirror = [0; MAX_POINTS];
    let rows = [(0, 1), (1, 6), (7, 6), (13, 6), (19, 4)];
    let mut row = 0;
    while row < rows.len() {
        let (first, len) = rows[row];
        let mut column = 0;
        while column < len {
            mirror[first + column] = (first + len - 1 - column) as u8;
            column += 1;
        }
        row += 1;
    }
    mirror
}

const fn bagh_chal_mirror() -> [u8; MAX_POINTS] {
    let mut mirror = [0; MAX_POINTS];
    let mut point = 0;
    while point < MAX_POINTS {
        mirror[point] = (point / 5 * 5 + 4 - point % 5) as u8;
        point += 1;
    }
    mirror
}

/// The slopes are straight from the apex to the base; the sides stand upright at the edges.
const fn aadu_puli_drawing() -> [(f64, f64); MAX_POINTS] {
    const ROWS: [f64; 3] = [0.53, 0.685, 0.84];
    const BASE: [f64; 4] = [0.08, 0.36, 0.64, 0.92];
    const APEX: f64 = 0.5;
    let mut drawing = [(0.0, 0.0); MAX_POINTS];
    drawing[0] = (APEX, 0.0);
    let mut row = 0;
    while row < 3 {
        let y = ROWS[row];
        let first = 1 + 6 * row;
        drawing[first] = (0.0, y);
        drawing[first + 5] = (1.0, y);
        let mut slope = 0;
        while slope < 4 {
            drawing[first + 1 + slope] = (APEX + (BASE[slope] - APEX) * y, y);
            slope += 1;
        }
        row += 1;
    }
    let mut slope = 0;
    while slope < 4 {
        drawing[19 + slope] = (BASE[slope], 1.0);
        slope += 1;
    }
    drawing
}

const fn bagh_chal_drawing() -> [(f64, f64); MAX_POINTS] {
    let mut drawing = [(0.0, 0.0); MAX_POINTS];
    let mut point = 0;
    while point < MAX_POINTS {
        drawing[point] = ((point % 5) as f64 / 4.0, (point / 5) as f64 / 4.0);
        point += 1;
    }
    drawing
}
