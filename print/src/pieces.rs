//! Pieces to cut out: a tiger and a goat that are told apart by shape, in black on white.

use aadupuli_core::{Piece, RuleSet};

use crate::drawing::{Page, Shade, Shape, Stroke};

/// The radius of a piece, in millimetres: it fits between neighbouring points of the printed board.
pub(crate) const RADIUS: f64 = 10.5;

/// Room from one piece to the next, in millimetres.
const GAP: f64 = 3.0;

/// How many pieces stand in a row between these margins.
fn columns(width: f64) -> usize {
    ((width + GAP) / (2.0 * RADIUS + GAP)).floor().max(1.0) as usize
}

/// Draws all pieces of a rule set in rows from `top` down, within the margins.
pub(crate) fn draw(page: &mut Page, rules: &RuleSet, margin: f64, top: f64) {
    let width = page.paper.width() - 2.0 * margin;
    let columns = columns(width);
    let pitch = 2.0 * RADIUS + GAP;
    let left = margin + (width - (columns as f64 * pitch - GAP)) / 2.0 + RADIUS;
    let tigers = usize::from(rules.tigers);
    let tiger_rows = tigers.div_ceil(columns);
    let place = |row: usize, column: usize| (left + column as f64 * pitch, top + RADIUS + row as f64 * pitch);
    for index in 0..tigers {
        piece(page, Piece::Tiger, place(index / columns, index % columns));
    }
    for index in 0..usize::from(rules.goats) {
        piece(page, Piece::Goat, place(tiger_rows + index / columns, index % columns));
    }
}

fn piece(page: &mut Page, piece: Piece, centre: (f64, f64)) {
    page.circle(centre, RADIUS, None, Some(Stroke { width: 0.25, dashed: true }));
    match piece {
        Piece::Tiger => tiger(page, centre),
        Piece::Goat => goat(page, centre),
    }
}

/// A round head with two round ears and stripes.
fn tiger(page: &mut Page, (x, y): (f64, f64)) {
    let at = |dx: f64, dy: f64| (x + dx, y + dy);
    let outline = Some(Stroke::solid(0.7));
    for side in [-1.0, 1.0] {
        page.circle(at(side * 4.6, -4.4), 2.4, Some(Shade::Light), outline);
    }
    page.circle(at(0.0, 0.6), 6.7, Some(Shade::Light), outline);
    let stripe = Stroke::solid(1.0);
    page.line(at(0.0, -5.4), at(0.0, -2.6), stripe);
    for side in [-1.0, 1.0] {
        page.line(at(side * 2.3, -5.0), at(side * 1.6, -2.8), stripe);
        page.line(at(side * 6.4, -0.2), at(side * 4.2, 0.4), stripe);
        page.line(at(side * 6.3, 2.2), at(side * 4.2, 2.4), stripe);
        page.circle(at(side * 2.4, 0.0), 0.8, Some(Shade::Ink), None);
    }
    let nose = [(1.5, 2.4), (0.6, 3.7), (0.0, 3.7), (-0.6, 3.7), (-1.5, 2.4), (0.0, 2.4)];
    figure(page, at(0.0, 2.4), &nose.map(|(dx, dy)| at(dx, dy)), Some(Shade::Ink), None);
    page.line(at(0.0, 3.6), at(0.0, 5.2), Stroke::solid(0.6));
}

/// A narrow head with two swept-back horns and a beard.
fn goat(page: &mut Page, (x, y): (f64, f64)) {
    let outline = Some(Stroke::solid(0.7));
    for side in [-1.0, 1.0] {
        let at = |dx: f64, dy: f64| (x + side * dx, y + dy);
        let horn = [(1.8, -6.0), (4.6, -8.6), (7.2, -6.6), (5.6, -6.4), (3.6, -5.6), (2.9, -2.4)];
        figure(page, at(1.0, -3.0), &horn.map(|(dx, dy)| at(dx, dy)), Some(Shade::Paper), outline);
        let ear = [(4.4, -2.2), (6.4, -1.4), (6.6, 0.2), (5.2, 0.6), (3.8, 0.2), (2.8, -0.4)];
        figure(page, at(2.8, -1.6), &ear.map(|(dx, dy)| at(dx, dy)), Some(Shade::Paper), outline);
    }
    let at = |dx: f64, dy: f64| (x + dx, y + dy);
    let head = [
        (2.4, -4.0),
        (3.8, -2.6),
        (3.4, 0.0),
        (3.2, 2.4),
        (2.4, 6.0),
        (0.0, 6.0),
        (-2.4, 6.0),
        (-3.2, 2.4),
        (-3.4, 0.0),
        (-3.8, -2.6),
        (-2.4, -4.0),
        (0.0, -4.0),
    ];
    figure(page, at(0.0, -4.0), &head.map(|(dx, dy)| at(dx, dy)), Some(Shade::Paper), outline);
    let beard = [(0.9, 7.0), (0.5, 8.4), (0.0, 8.8), (-0.5, 8.4), (-0.9, 7.0), (-1.0, 5.9)];
    figure(page, at(1.0, 5.9), &beard.map(|(dx, dy)| at(dx, dy)), Some(Shade::Ink), None);
    for side in [-1.0, 1.0] {
        page.circle(at(side * 1.7, -0.6), 0.65, Some(Shade::Ink), None);
        page.line(at(side * 0.5, 3.9), at(side * 1.0, 3.4), Stroke::solid(0.5));
    }
}

/// A closed figure from its start and, three by three, the points of its curves.
fn figure(page: &mut Page, start: (f64, f64), points: &[(f64, f64)], fill: Option<Shade>, stroke: Option<Stroke>) {
    let curves = points.chunks_exact(3).filter_map(|curve| <[(f64, f64); 3]>::try_from(curve).ok()).collect();
    page.shapes.push(Shape::Figure { start, curves, fill, stroke });
}
