//! Shaping: which glyphs a text has in its script, and where they stand.

use harfrust::{Buffer, ShapeOptions, ShaperFont};

use super::face::Face;

/// A glyph in its place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Glyph {
    /// The face that it belongs to.
    pub face: Face,
    /// Its number in that face's font.
    pub id: u16,
    /// How far right of the line's start it is drawn, in ems.
    pub x: f64,
    /// How far above the baseline it is drawn, in ems.
    pub y: f64,
}

/// A shaped line of text.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The text.
    pub text: String,
    /// Its glyphs from left to right.
    pub glyphs: Vec<Glyph>,
    /// Its width in ems.
    pub width: f64,
    /// Where its baseline begins, in millimetres.
    pub at: (f64, f64),
    /// The size of an em in millimetres.
    pub size: f64,
}

impl Line {
    /// The line's width in millimetres.
    pub(crate) fn length(&self) -> f64 {
        self.width * self.size
    }
}

/// Shapes a text for one line, with its baseline at the origin.
pub(crate) fn shape_line(text: &str, size: f64, bold: bool) -> Line {
    let mut line = Line { text: text.to_owned(), glyphs: Vec::new(), width: 0.0, at: (0.0, 0.0), size };
    for (face, run) in runs(text, bold) {
        shape_run(face, run, &mut line);
    }
    line
}

/// The text in runs of one face each.
fn runs(text: &str, bold: bool) -> Vec<(Face, &str)> {
    let mut runs = Vec::new();
    let mut start = 0;
    let mut current = None;
    for (index, letter) in text.char_indices() {
        let face = Face::of(letter, bold, current);
        if let Some(before) = current.filter(|&before| before != face) {
            runs.extend(text.get(start..index).map(|run| (before, run)));
            start = index;
        }
        current = Some(face);
    }
    runs.extend(current.zip(text.get(start..)));
    runs
}

fn shape_run(face: Face, run: &str, line: &mut Line) {
    let Some(font) = face.font() else { return };
    let mut buffer = Buffer::new();
    buffer.push_str(run);
    buffer.guess_segment_properties();
    // The direction is set, so the only ways to fail are closed.
    if harfrust::shape(&ShaperFont::new(font), &mut buffer, ShapeOptions::new()).is_err() {
        return;
    }
    let em = face.units();
    for (info, position) in buffer.glyph_infos().iter().zip(buffer.glyph_positions()) {
        line.glyphs.push(Glyph {
            face,
            id: u16::try_from(info.glyph_id).unwrap_or(0),
            x: line.width + f64::from(position.x_offset) / em,
            y: f64::from(position.y_offset) / em,
        });
        line.width += f64::from(position.x_advance) / em;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_font_reads() {
        for face in Face::ALL {
            assert!(face.font().is_some() && face.units() >= 1000.0);
        }
    }

    #[test]
    fn vowel_signs_go_where_their_script_puts_them() {
        // Tamil கொ: the vowel sign o is drawn in two parts, around the consonant.
        let ko = shape_line("கொ", 1.0, false);
        assert_eq!(ko.glyphs.len(), 3);
        let ka = shape_line("க", 1.0, false);
        assert_eq!(ko.glyphs.get(1).map(|glyph| glyph.id), ka.glyphs.first().map(|glyph| glyph.id));
        // Kannada ಕ್ಷ and Telugu క్ష are conjuncts: fewer glyphs than letters.
        for conjunct in ["ಕ್ಷ", "క్ష"] {
            assert!(shape_line(conjunct, 1.0, false).glyphs.len() < conjunct.chars().count());
        }
    }

    #[test]
    fn scripts_mix_in_a_line() {
        let line = shape_line("புலி 3", 1.0, false);
        assert_eq!(line.glyphs.first().map(|glyph| glyph.face), Some(Face::Tamil));
        assert_eq!(line.glyphs.last().map(|glyph| glyph.face), Some(Face::Latin));
        assert!(line.glyphs.iter().all(|glyph| glyph.id != 0));
    }
}
