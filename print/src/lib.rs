//! Boards to print: a board on the front, the rules on the back, pieces to cut out, as PDF or SVG.
//!
//! A [`Sheet`] is drawn once, into [`Page`]s of lines, circles, curves and glyphs in millimetres; PDF and SVG are two ways
//! of writing the same pages. Text is shaped for its script and set in fonts that this crate carries, so nothing depends
//! on what is installed. PDF embeds the glyphs used; SVG draws them as curves.

#![forbid(unsafe_code)]

mod board;
mod drawing;
mod paper;
mod pdf;
mod pieces;
mod rules;
mod sheet;
mod svg;
mod text;

pub use drawing::{Page, Shade, Shape, Stroke};
pub use paper::Paper;
pub use sheet::Sheet;
pub use text::{Face, Glyph, Line};
