//! Pages as SVG. Text is drawn as curves, so that it looks the same where the fonts are missing.

use std::fmt::Write;

use harfrust::GlyphId;
use harfrust::font::glyph::outline::{DrawMemory, DrawOptions, PathSink};

use crate::drawing::{Page, Shade, Shape, Stroke};
use crate::text::Line;

/// One page as an SVG file, in millimetres.
pub(crate) fn write(page: &Page) -> String {
    let (width, height) = (page.paper.width(), page.paper.height());
    let mut svg = String::new();
    let title = escape(&page.title);
    // Writing to a string never fails.
    let _ = writeln!(
        svg,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}mm\" height=\"{height}mm\" \
         viewBox=\"0 0 {width} {height}\" role=\"img\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n\
         <title>{title}</title>\n<rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>"
    );
    for shape in &page.shapes {
        self::shape(&mut svg, shape);
    }
    svg.push_str("</svg>\n");
    svg
}

fn shape(svg: &mut String, shape: &Shape) {
    let _ = match shape {
        Shape::Line { from, to, stroke } => writeln!(
            svg,
            "<path d=\"M{} {}L{} {}\"{}/>",
            n(from.0),
            n(from.1),
            n(to.0),
            n(to.1),
            paint(None, Some(*stroke))
        ),
        Shape::Circle { centre, radius, fill, stroke } => writeln!(
            svg,
            "<circle cx=\"{}\" cy=\"{}\" r=\"{}\"{}/>",
            n(centre.0),
            n(centre.1),
            n(*radius),
            paint(*fill, *stroke)
        ),
        Shape::Figure { start, curves, fill, stroke } => {
            let mut path = format!("M{} {}", n(start.0), n(start.1));
            for [a, b, to] in curves {
                let _ = write!(path, "C{} {} {} {} {} {}", n(a.0), n(a.1), n(b.0), n(b.1), n(to.0), n(to.1));
            }
            writeln!(svg, "<path d=\"{path}Z\"{}/>", paint(*fill, *stroke))
        }
        Shape::Text(line) => {
            let label = escape(&line.text);
            writeln!(svg, "<path role=\"text\" aria-label=\"{label}\" d=\"{}\"/>", curves(line))
        }
    };
}

fn paint(fill: Option<Shade>, stroke: Option<Stroke>) -> String {
    let fill = match fill {
        Some(shade) => {
            let level = (shade.grey() * 255.0).round() as u8;
            format!(" fill=\"#{level:02x}{level:02x}{level:02x}\"")
        }
        None => " fill=\"none\"".to_owned(),
    };
    match stroke {
        Some(Stroke { width, dashed }) => {
            let dashes = if dashed { " stroke-dasharray=\"1.6 1.2\"" } else { "" };
            format!("{fill} stroke=\"#000\" stroke-width=\"{}\"{dashes}", n(width))
        }
        None => fill,
    }
}

/// The glyphs of a line as path data.
fn curves(line: &Line) -> String {
    let mut path = PathText { data: String::new(), origin: (0.0, 0.0), scale: 1.0 };
    for glyph in &line.glyphs {
        let Some(font) = glyph.face.font() else { continue };
        let Some(outline) = font.outline_glyphs().get(GlyphId::from(glyph.id)) else { continue };
        path.origin = (line.at.0 + glyph.x * line.size, line.at.1 - glyph.y * line.size);
        path.scale = line.size / glyph.face.units();
        // A glyph that cannot be drawn leaves a gap; a test draws all that are used.
        let _ = outline.draw(&DrawOptions::new(), DrawMemory::Scratch, &mut path);
    }
    path.data
}

/// Writes outlines in font units, y up, as path data in millimetres, y down.
struct PathText {
    data: String,
    origin: (f64, f64),
    scale: f64,
}

impl PathText {
    fn point(&mut self, x: f32, y: f32) {
        let (x, y) = (self.origin.0 + f64::from(x) * self.scale, self.origin.1 - f64::from(y) * self.scale);
        let _ = write!(self.data, "{} {} ", n(x), n(y));
    }
}

impl PathSink for PathText {
    fn move_to(&mut self, x: f32, y: f32) {
        self.data.push('M');
        self.point(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.data.push('L');
        self.point(x, y);
    }

    fn quad_to(&mut self, cx0: f32, cy0: f32, x: f32, y: f32) {
        self.data.push('Q');
        self.point(cx0, cy0);
        self.point(x, y);
    }

    fn curve_to(&mut self, cx0: f32, cy0: f32, cx1: f32, cy1: f32, x: f32, y: f32) {
        self.data.push('C');
        self.point(cx0, cy0);
        self.point(cx1, cy1);
        self.point(x, y);
    }

    fn close(&mut self) {
        self.data.push('Z');
    }
}

/// A number with at most three places: a thousandth of a millimetre.
fn n(number: f64) -> String {
    let text = format!("{number:.3}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
