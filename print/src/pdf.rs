//! Pages as PDF, with the glyphs that they use embedded and the text kept for search and for screen readers.

use std::collections::BTreeMap;

use harfrust::GlyphId;
use miniz_oxide::deflate::compress_to_vec_zlib;
use pdf_writer::types::{CidFontType, FontFlags, LineCapStyle, LineJoinStyle, SystemInfo, UnicodeCmap};
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};
use subsetter::GlyphRemapper;

use crate::drawing::{Page, Shade, Shape, Stroke, circle_curves};
use crate::text::{Face, Line};

/// PDF points to the millimetre.
const POINTS: f64 = 72.0 / 25.4;

/// How hard the streams are compressed, of 10.
const COMPRESSION: u8 = 8;

const SYSTEM: SystemInfo<'static> = SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

/// The glyphs of one face that the pages use, with the letters that they stand for.
#[derive(Default)]
struct Used {
    glyphs: GlyphRemapper,
    letters: BTreeMap<u16, char>,
}

/// The pages as one file.
pub(crate) fn write(pages: &[Page], title: &str) -> Vec<u8> {
    let mut next = 1;
    let mut new_ref = || {
        next += 1;
        Ref::new(next - 1)
    };
    let (catalog, tree, info) = (new_ref(), new_ref(), new_ref());
    let mut used: BTreeMap<Face, Used> = BTreeMap::new();
    let contents: Vec<Vec<u8>> = pages.iter().map(|page| content(page, &mut used)).collect();
    let page_refs: Vec<(Ref, Ref)> = pages.iter().map(|_| (new_ref(), new_ref())).collect();
    let font_refs: Vec<(Face, [Ref; 5])> = used.keys().map(|&face| (face, [(); 5].map(|()| new_ref()))).collect();

    let mut pdf = Pdf::new();
    pdf.catalog(catalog).pages(tree);
    pdf.document_info(info).title(TextStr(title)).creator(TextStr("Aadupuli"));
    pdf.pages(tree).kids(page_refs.iter().map(|&(page, _)| page)).count(page_refs.len() as i32);
    for ((page, data), &(page_ref, content_ref)) in pages.iter().zip(&contents).zip(&page_refs) {
        let mut writer = pdf.page(page_ref);
        let (width, height) = (page.paper.width() * POINTS, page.paper.height() * POINTS);
        writer.parent(tree).media_box(Rect::new(0.0, 0.0, width as f32, height as f32)).contents(content_ref);
        let mut resources = writer.resources();
        let mut fonts = resources.fonts();
        for (face, refs) in &font_refs {
            let [font, ..] = refs;
            fonts.pair(Name(face.name().as_bytes()), *font);
        }
        fonts.finish();
        resources.finish();
        writer.finish();
        let data = compress_to_vec_zlib(data, COMPRESSION);
        pdf.stream(content_ref, &data).filter(Filter::FlateDecode);
    }
    for (face, refs) in font_refs {
        if let Some(used) = used.get(&face) {
            embed(&mut pdf, face, used, refs);
        }
    }
    pdf.finish()
}

fn embed(pdf: &mut Pdf, face: Face, used: &Used, [font, cid_font, descriptor, cmap, file]: [Ref; 5]) {
    let Some(source) = face.font() else { return };
    // The fonts are ours and a test subsets each; should one fail, the whole font serves, with its glyphs unmapped.
    let data = subsetter::subset(face.bytes(), 0, &used.glyphs).unwrap_or_else(|_| face.bytes().to_vec());
    let name = format!("AADUPU+{}", face.name());
    let name = Name(name.as_bytes());
    let to_thousand = 1000.0 / face.units();
    pdf.type0_font(font)
        .base_font(name)
        .encoding_predefined(Name(b"Identity-H"))
        .descendant_font(cid_font)
        .to_unicode(cmap);

    let metrics = source.glyph_metrics();
    let mut cid = pdf.cid_font(cid_font);
    cid.subtype(CidFontType::Type2).base_font(name).system_info(SYSTEM).font_descriptor(descriptor);
    cid.default_width(0.0).cid_to_gid_map_predefined(Name(b"Identity"));
    let widths = used.glyphs.remapped_gids().map(|old| {
        let width = metrics.h_advance(GlyphId::from(old));
        (f64::from(width) * to_thousand) as f32
    });
    cid.widths().consecutive(0, widths);
    cid.finish();

    pdf.font_descriptor(descriptor)
        .name(name)
        .flags(FontFlags::SYMBOLIC)
        .bbox(Rect::new(-600.0, -500.0, 2000.0, 1200.0))
        .italic_angle(0.0)
        .ascent(1069.0)
        .descent(-293.0)
        .cap_height(714.0)
        .stem_v(if face == Face::LatinBold { 140.0 } else { 85.0 })
        .font_file2(file);

    let mut map = UnicodeCmap::new(Name(b"Aadupuli"), SYSTEM);
    for (&glyph, &letter) in &used.letters {
        map.pair(glyph, letter);
    }
    let map = compress_to_vec_zlib(map.finish().as_slice(), COMPRESSION);
    pdf.cmap(cmap, &map).filter(Filter::FlateDecode);
    let length = data.len();
    let data = compress_to_vec_zlib(&data, COMPRESSION);
    pdf.stream(file, &data).filter(Filter::FlateDecode).pair(Name(b"Length1"), length as i32);
}

fn content(page: &Page, used: &mut BTreeMap<Face, Used>) -> Vec<u8> {
    let height = page.paper.height();
    let mut content = Content::new();
    content.set_line_cap(LineCapStyle::RoundCap).set_line_join(LineJoinStyle::RoundJoin);
    for shape in &page.shapes {
        match shape {
            Shape::Line { from, to, stroke } => {
                set_stroke(&mut content, *stroke);
                let ((x, y), (u, v)) = (place(*from, height), place(*to, height));
                content.move_to(x, y).line_to(u, v).stroke();
            }
            Shape::Circle { centre, radius, fill, stroke } => {
                let (start, curves) = circle_curves(*centre, *radius);
                figure(&mut content, start, &curves, *fill, *stroke, height);
            }
            Shape::Figure { start, curves, fill, stroke } => {
                figure(&mut content, *start, curves, *fill, *stroke, height);
            }
            Shape::Text(line) => text(&mut content, line, height, used),
        }
    }
    content.finish().to_vec()
}

/// A place on the page in PDF points, y up.
fn place((x, y): (f64, f64), height: f64) -> (f32, f32) {
    ((x * POINTS) as f32, ((height - y) * POINTS) as f32)
}

fn set_stroke(content: &mut Content, stroke: Stroke) {
    content.set_stroke_gray(0.0).set_line_width((stroke.width * POINTS) as f32);
    let dashes = [1.6, 1.2].map(|length: f64| (length * POINTS) as f32);
    content.set_dash_pattern(if stroke.dashed { dashes.to_vec() } else { Vec::new() }, 0.0);
}

fn figure(
    content: &mut Content,
    start: (f64, f64),
    curves: &[[(f64, f64); 3]],
    fill: Option<Shade>,
    stroke: Option<Stroke>,
    height: f64,
) {
    if let Some(shade) = fill {
        content.set_fill_gray(shade.grey());
    }
    if let Some(stroke) = stroke {
        set_stroke(content, stroke);
    }
    let (x, y) = place(start, height);
    content.move_to(x, y);
    for &[a, b, to] in curves {
        let ((ax, ay), (bx, by), (x, y)) = (place(a, height), place(b, height), place(to, height));
        content.cubic_to(ax, ay, bx, by, x, y);
    }
    content.close_path();
    match (fill, stroke) {
        (Some(_), Some(_)) => content.fill_nonzero_and_stroke(),
        (Some(_), None) => content.fill_nonzero(),
        (None, Some(_)) => content.stroke(),
        (None, None) => content.end_path(),
    };
}

/// A line of text: each glyph in its place, and the whole as the text that it stands for.
fn text(content: &mut Content, line: &Line, height: f64, used: &mut BTreeMap<Face, Used>) {
    content.set_fill_gray(0.0);
    let mut marked = content.begin_marked_content_with_properties(Name(b"Span"));
    marked.properties().actual_text(TextStr(&line.text));
    marked.finish();
    content.begin_text();
    let mut face = None;
    let mut letters = line.text.chars();
    let simple = line.glyphs.len() == line.text.chars().count();
    for glyph in &line.glyphs {
        let letter = letters.next().filter(|_| simple);
        let used = used.entry(glyph.face).or_default();
        let id = used.glyphs.remap(glyph.id);
        if let Some(letter) = letter {
            used.letters.entry(id).or_insert(letter);
        }
        if face != Some(glyph.face) {
            content.set_font(Name(glyph.face.name().as_bytes()), (line.size * POINTS) as f32);
            face = Some(glyph.face);
        }
        let (x, y) = (line.at.0 + glyph.x * line.size, line.at.1 - glyph.y * line.size);
        let (x, y) = place((x, y), height);
        content.set_text_matrix([1.0, 0.0, 0.0, 1.0, x, y]).show(Str(&id.to_be_bytes()));
    }
    content.end_text().end_marked_content();
}
