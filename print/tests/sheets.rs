//! What is printed: straight lines, points where the rules say, to scale, and no letter without a glyph.

#![allow(clippy::unwrap_used, reason = "a failed unwrap is the test's failure")]

use aadupuli_core::{GameId, RuleSet, Variant, Variants};
use aadupuli_print::{Page, Paper, Shape, Sheet};
use aadupuli_texts::{Language, Texts};

fn sheet(rules: RuleSet, paper: Paper, language: Language) -> Sheet {
    Sheet { rules, paper, language, with_rules: true, with_pieces: true }
}

fn every_sheet() -> impl Iterator<Item = Sheet> {
    GameId::ALL.into_iter().flat_map(|game| {
        let all = Variant::ALL.into_iter().collect::<Variants>();
        [Variants::NONE, all].into_iter().flat_map(move |variants| {
            Language::ALL.into_iter().flat_map(move |language| {
                Paper::ALL.into_iter().map(move |paper| sheet(RuleSet::new(game, variants), paper, language))
            })
        })
    })
}

/// The small filled circles of a page: the points of the board.
fn points(page: &Page) -> Vec<(f64, f64)> {
    let point = |shape: &Shape| match shape {
        Shape::Circle { centre, radius, stroke: None, .. } if *radius < 2.0 => Some(*centre),
        _ => None,
    };
    page.shapes.iter().filter_map(point).collect()
}

fn lines(page: &Page) -> Vec<((f64, f64), (f64, f64))> {
    let line = |shape: &Shape| match shape {
        Shape::Line { from, to, stroke } if stroke.width > 0.5 => Some((*from, *to)),
        _ => None,
    };
    page.shapes.iter().filter_map(line).collect()
}

#[test]
fn points_and_lines_are_the_boards_to_scale() {
    for game in GameId::ALL {
        for paper in Paper::ALL {
            let rules = RuleSet::new(game, Variants::NONE);
            let board = rules.board();
            let page = sheet(rules, paper, Language::English).pages().remove(0);
            let (points, lines) = (points(&page), lines(&page));
            assert_eq!((points.len(), lines.len()), (board.len(), board.lines().count()));
            let drawn: Vec<(f64, f64)> = board.points().map(|point| board.drawing(point)).collect();
            let far = |a: (f64, f64), b: (f64, f64)| (a.0 - b.0).hypot(a.1 - b.1);
            let scale = far(points[0], points[points.len() - 1]) / far(drawn[0], drawn[drawn.len() - 1]);
            for (i, &a) in points.iter().enumerate() {
                for (j, &b) in points.iter().enumerate() {
                    assert!((far(a, b) - scale * far(drawn[i], drawn[j])).abs() < 1e-9);
                    assert!(i == j || far(a, b) > 23.0, "a piece of 21 mm stands beside another");
                }
                assert!(a.0 > 12.0 && a.0 < paper.width() - 12.0 && a.1 > 12.0 && a.1 < paper.height() - 12.0);
            }
            for (line, (from, to)) in board.lines().zip(lines) {
                for point in line {
                    let p = points[point.index()];
                    assert!((far(from, p) + far(p, to) - far(from, to)).abs() < 1e-6, "the line passes through it");
                }
            }
        }
    }
}

#[test]
fn every_letter_has_a_glyph_and_every_page_is_within_its_margins() {
    for sheet in every_sheet() {
        let pages = sheet.pages();
        assert_eq!(pages.len(), 3);
        for page in pages {
            for shape in &page.shapes {
                let Shape::Text(line) = shape else { continue };
                assert!(line.glyphs.iter().all(|glyph| glyph.id != 0), "{:?}: {}", sheet.language, line.text);
                assert!(!line.text.contains('⟦'), "{}", line.text);
                let end = line.at.0 + line.width * line.size;
                assert!(line.at.0 >= 10.0 && end <= page.paper.width() - 10.0, "{}", line.text);
                assert!(
                    line.at.1 <= page.paper.height() - 10.0,
                    "{:?} {:?}: {}",
                    sheet.language,
                    sheet.rules.game,
                    line.text
                );
            }
        }
    }
}

#[test]
fn the_rules_on_the_back_are_those_that_are_played() {
    let said = |rules: RuleSet, language| {
        let page = sheet(rules, Paper::A4, language).pages().remove(1);
        let text = |shape: &Shape| match shape {
            Shape::Text(line) => Some(line.text.clone()),
            _ => None,
        };
        page.shapes.iter().filter_map(text).collect::<Vec<_>>().join(" ")
    };
    for language in Language::ALL {
        let texts = Texts::for_language(language);
        for game in GameId::ALL {
            let usual = said(RuleSet::new(game, Variants::NONE), language);
            assert!(usual.starts_with(&texts.game_name(game)), "{usual}");
            for variant in Variant::ALL {
                let name = texts.variant_name(variant);
                let with = said(RuleSet::new(game, [variant].into_iter().collect()), language);
                assert!(with.starts_with(&format!("{} {name} ", texts.game_name(game))), "{with}");
                assert!(!usual.contains(&name), "{name}: {usual}");
            }
        }
    }
}

#[test]
fn there_are_as_many_pieces_as_play() {
    for game in GameId::ALL {
        let rules = RuleSet::new(game, Variants::NONE);
        let page = sheet(rules, Paper::Letter, Language::English).pages().pop().unwrap();
        let cut = |shape: &&Shape| matches!(shape, Shape::Circle { stroke: Some(stroke), .. } if stroke.dashed);
        assert_eq!(page.shapes.iter().filter(cut).count(), usize::from(rules.tigers + rules.goats));
    }
}

#[test]
fn the_files_are_whole_and_the_same_each_time() {
    let rules = RuleSet::new(GameId::Standard, Variants::NONE);
    for language in Language::ALL {
        let sheet = sheet(rules, Paper::A4, language);
        let pdf = sheet.to_pdf();
        assert!(pdf.starts_with(b"%PDF-1.") && pdf.trim_ascii_end().ends_with(b"%%EOF"));
        assert!(pdf.len() < 300_000, "{} bytes", pdf.len());
        assert_eq!(pdf, sheet.to_pdf());
        for svg in sheet.to_svg() {
            assert!(svg.starts_with("<svg") && svg.trim_end().ends_with("</svg>"));
            assert_eq!(svg.matches("<path").count() + svg.matches("<circle").count() + svg.matches("<rect").count(), {
                svg.matches("/>").count()
            });
        }
    }
}
