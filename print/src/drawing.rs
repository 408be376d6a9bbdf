//! What a page holds, before it is written as PDF or SVG.

use crate::paper::Paper;
use crate::text::Line;

/// How dark: prints well without colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shade {
    /// Black.
    Ink,
    /// A light grey.
    Light,
    /// White.
    Paper,
}

impl Shade {
    /// The part of white in it, 0 for black.
    pub const fn grey(self) -> f32 {
        match self {
            Self::Ink => 0.0,
            Self::Light => 0.82,
            Self::Paper => 1.0,
        }
    }
}

/// How a line is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// Width in millimetres.
    pub width: f64,
    /// Whether it is dashed: a line to cut along.
    pub dashed: bool,
}

impl Stroke {
    pub(crate) const fn solid(width: f64) -> Self {
        Self { width, dashed: false }
    }
}

/// Something drawn. All lengths are millimetres from the top left of the page, y down.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A straight line in ink.
    Line {
        /// Where it begins.
        from: (f64, f64),
        /// Where it ends.
        to: (f64, f64),
        /// How it is drawn.
        stroke: Stroke,
    },
    /// A circle.
    Circle {
        /// Its centre.
        centre: (f64, f64),
        /// Its radius.
        radius: f64,
        /// What fills it.
        fill: Option<Shade>,
        /// Its outline, in ink.
        stroke: Option<Stroke>,
    },
    /// A closed figure of cubic curves.
    Figure {
        /// Where it begins.
        start: (f64, f64),
        /// Each curve: two control points and the end.
        curves: Vec<[(f64, f64); 3]>,
        /// What fills it.
        fill: Option<Shade>,
        /// Its outline, in ink.
        stroke: Option<Stroke>,
    },
    /// A line of text in ink.
    Text(Line),
}

/// One side of a sheet of paper.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    /// Its size.
    pub paper: Paper,
    /// What it shows, for those who cannot see it.
    pub title: String,
    /// What is drawn, the lowest first.
    pub shapes: Vec<Shape>,
}

impl Page {
    pub(crate) fn new(paper: Paper, title: String) -> Self {
        Self { paper, title, shapes: Vec::new() }
    }

    pub(crate) fn line(&mut self, from: (f64, f64), to: (f64, f64), stroke: Stroke) {
        self.shapes.push(Shape::Line { from, to, stroke });
    }

    pub(crate) fn circle(&mut self, centre: (f64, f64), radius: f64, fill: Option<Shade>, stroke: Option<Stroke>) {
        self.shapes.push(Shape::Circle { centre, radius, fill, stroke });
    }
}

/// A point of the paper.
type At = (f64, f64);

/// The four cubic curves that draw a circle to within 0.03 % of its radius.
pub(crate) fn circle_curves((x, y): At, radius: f64) -> (At, [[At; 3]; 4]) {
    const HANDLE: f64 = 0.552_284_75;
    let h = radius * HANDLE;
    let r = radius;
    let curves = [
        [(x + r, y + h), (x + h, y + r), (x, y + r)],
        [(x - h, y + r), (x - r, y + h), (x - r, y)],
        [(x - r, y - h), (x - h, y - r), (x, y - r)],
        [(x + h, y - r), (x + r, y - h), (x + r, y)],
    ];
    ((x + r, y), curves)
}
