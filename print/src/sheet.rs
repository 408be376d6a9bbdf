//! What is printed.

use aadupuli_core::RuleSet;
use aadupuli_texts::{Language, Texts};

use crate::board::Square;
use crate::drawing::{Page, Shape, Stroke};
use crate::paper::Paper;
use crate::text::shape_line;
use crate::{board, pdf, pieces, rules, svg};

/// The margin that every printer leaves, in millimetres.
const MARGIN: f64 = 15.0;

/// The size of titles, in millimetres to the em.
const TITLE: f64 = 7.5;

/// The size of the small print, in millimetres to the em.
const SMALL: f64 = 3.6;

/// The length of the ruler that shows whether the print is to scale, in millimetres.
const RULER: f64 = 50.0;

/// A board to print, with what goes with it: the board; on its back the rules; on a sheet of their own the pieces.
///
/// # Examples
/// ```
/// use aadupuli_core::{GameId, RuleSet, Variants};
/// use aadupuli_print::{Paper, Sheet};
/// use aadupuli_texts::Language;
/// let rules = RuleSet::new(GameId::Standard, Variants::NONE);
/// let sheet = Sheet { rules, paper: Paper::A4, language: Language::Tamil, with_rules: true, with_pieces: true };
/// assert_eq!(sheet.pages().len(), 3);
/// assert!(sheet.to_pdf().starts_with(b"%PDF-"));
/// assert!(sheet.to_svg().iter().all(|page| page.starts_with("<svg")));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// The rules, and with them the board and how many pieces there are.
    pub rules: RuleSet,
    /// The paper.
    pub paper: Paper,
    /// The language of the words.
    pub language: Language,
    /// Whether the rules are on the second page, for the back of the board.
    pub with_rules: bool,
    /// Whether the last page has pieces to cut out.
    pub with_pieces: bool,
}

impl Sheet {
    /// The pages: the board, then the rules, then the pieces.
    pub fn pages(&self) -> Vec<Page> {
        let mut pages = vec![self.board()];
        if self.with_rules {
            pages.push(self.rules());
        }
        if self.with_pieces {
            pages.push(self.pieces());
        }
        pages
    }

    /// The pages as one PDF file, with the glyphs that it uses inside.
    pub fn to_pdf(&self) -> Vec<u8> {
        pdf::write(&self.pages(), &self.title())
    }

    /// Each page as an SVG file of its own.
    pub fn to_svg(&self) -> Vec<String> {
        self.pages().iter().map(svg::write).collect()
    }

    fn texts(&self) -> Texts {
        Texts::for_language(self.language)
    }

    fn title(&self) -> String {
        self.texts().rules(&self.rules)
    }

    fn board(&self) -> Page {
        let mut page = Page::new(self.paper, self.title());
        let below = self.head(&mut page);
        centred(&mut page, &self.texts().game_figures(&self.rules), SMALL, false, below);
        let side = self.paper.width() - 2.0 * (MARGIN + 5.0);
        let left = (self.paper.width() - side) / 2.0;
        let top = (self.paper.height() - side) / 2.0 + 8.0;
        board::draw(&mut page, &self.rules, Square { left, top, side });
        self.ruler(&mut page);
        page
    }

    /// The game's name, and under it the variants if there are any; the base line of the small print that follows.
    fn head(&self, page: &mut Page) -> f64 {
        let title = MARGIN + TITLE;
        centred(page, &self.texts().game_name(self.rules.game), TITLE, true, title);
        let Some(changes) = self.texts().changes(&self.rules) else { return title + 8.0 };
        centred(page, &changes, SMALL, true, title + 8.0);
        title + 15.0
    }

    /// A line of 50 mm, by which a person sees whether the printer kept the size.
    fn ruler(&self, page: &mut Page) {
        let y = self.paper.height() - MARGIN;
        let (left, right) = (MARGIN, MARGIN + RULER);
        let thin = Stroke::solid(0.25);
        page.line((left, y), (right, y), thin);
        for x in [left, right] {
            page.line((x, y - 1.5), (x, y + 1.5), thin);
        }
        let mut label = shape_line("50 mm", 2.6, false);
        label.at = (right + 2.5, y + 0.9);
        page.shapes.push(Shape::Text(label));
    }

    fn rules(&self) -> Page {
        let texts = self.texts();
        let mut page = Page::new(self.paper, texts.get("learn-how-to-play", &[]));
        let below = self.head(&mut page);
        rules::write(&mut page, &self.rules, texts, MARGIN + 3.0, below - 5.0);
        page
    }

    fn pieces(&self) -> Page {
        let texts = self.texts();
        let mut page = Page::new(self.paper, texts.get("print-pieces", &[]));
        let below = self.head(&mut page);
        centred(&mut page, &texts.get("print-cut-here", &[]), SMALL, false, below);
        pieces::draw(&mut page, &self.rules, MARGIN, below + 8.0);
        page
    }
}

/// Puts a text in the middle, smaller where it would be wider than the page.
fn centred(page: &mut Page, text: &str, size: f64, bold: bool, baseline: f64) {
    let room = page.paper.width() - 2.0 * MARGIN;
    let mut line = shape_line(text, size, bold);
    line.size = size.min(room / line.width.max(1e-9));
    line.at = ((page.paper.width() - line.length()) / 2.0, baseline);
    page.shapes.push(Shape::Text(line));
}
