//! Text: fonts, shaping, and breaking into lines.

mod face;
mod shape;
mod wrap;

pub use face::Face;
pub(crate) use shape::shape_line;
pub use shape::{Glyph, Line};
pub(crate) use wrap::wrap;
