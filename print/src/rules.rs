//! The rules in words, on one page.

use aadupuli_core::RuleSet;
use aadupuli_core::guide::how_to_play;
use aadupuli_texts::Texts;

use crate::drawing::{Page, Shape};
use crate::text::{Line, wrap};

/// Sizes of the text that are tried until all of it fits on the page, in millimetres to the em: 12 to 6.5 points.
const SIZES: [f64; 12] = [4.23, 4.06, 3.88, 3.7, 3.53, 3.35, 3.18, 3.0, 2.82, 2.65, 2.47, 2.29];

/// The size of headings. Some scripts have no bold letters here, so that size alone sets them off.
const HEADING: f64 = 1.25;

/// Writes the rules that are in force between `top` and the bottom margin, as large as they fit.
pub(crate) fn write(page: &mut Page, rules: &RuleSet, texts: Texts, margin: f64, top: f64) {
    let (width, bottom) = (page.paper.width() - 2.0 * margin, page.paper.height() - margin);
    let mut lines = Vec::new();
    for size in SIZES {
        let (set, end) = set(rules, texts, size, margin, top, width);
        lines = set;
        if end <= bottom {
            break;
        }
    }
    page.shapes.extend(lines.into_iter().map(Shape::Text));
}

/// The lines in their places, and where the last one ends.
fn set(rules: &RuleSet, texts: Texts, size: f64, margin: f64, top: f64, width: f64) -> (Vec<Line>, f64) {
    let mut lines = Vec::new();
    let mut y = top;
    let mut put = |text: &str, size: f64, bold: bool, before: f64| {
        y += before;
        for mut line in wrap(text, size, bold, width) {
            // Indic letters reach further above and below the line than Latin ones.
            y += size * 1.5;
            line.at = (margin, y);
            lines.push(line);
        }
    };
    for section in how_to_play(rules) {
        let mut said = section.paragraphs.iter().filter(|paragraph| paragraph.in_force).peekable();
        if said.peek().is_none() {
            continue;
        }
        put(&texts.get(section.title_key, &[]), size * HEADING, true, size * 0.7);
        for paragraph in said {
            put(&texts.paragraph(paragraph), size, false, size * 0.15);
        }
    }
    (lines, y + size * 0.4)
}
