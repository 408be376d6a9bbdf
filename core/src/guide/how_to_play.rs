//! How to play: the rules of any rule set, section by section.

use super::diagram::Artist;
use super::{Paragraph, Section};
use crate::board::BoardKind;
use crate::lessons::Fact;
use crate::point::PointSet;
use crate::position::Position;
use crate::rules::{RuleSet, Variant};
use crate::side::Side;

/// The rules of a rule set: board, set-up, both phases, captures, winning, draws, variants.
///
/// # Examples
/// ```
/// use aadupuli_core::{GameId, RuleSet, Variants, guide};
/// let sections = guide::how_to_play(&RuleSet::new(GameId::BaghChal, Variants::NONE));
/// assert_eq!(sections.first().map(|section| section.title_key), Some("guide-board-title"));
/// assert_eq!(sections.len(), 8);
/// ```
pub fn how_to_play(rules: &RuleSet) -> Vec<Section> {
    let artist = Artist::new(*rules);
    let section = |title_key, paragraphs| Section { title_key, paragraphs };
    vec![
        section("guide-board-title", board(rules, artist)),
        section("guide-setup-title", set_up(rules, artist)),
        section("guide-entering-title", entering(rules, artist)),
        section("guide-moving-title", moving(rules)),
        section("guide-captures-title", captures(rules, artist)),
        section("guide-winning-title", winning(rules, artist)),
        section("guide-draws-title", draws(rules)),
        section("guide-variants-title", variants(rules)),
    ]
}

fn board(rules: &RuleSet, artist: Artist) -> Vec<Paragraph> {
    let board = rules.board();
    let (lines, safe, safe_points) = match rules.board {
        BoardKind::AaduPuli => ("guide-board-aadu-puli", "guide-board-safe-aadu-puli", "a1 b1 b6 d1 d6 e1 e4"),
        BoardKind::BaghChal => ("guide-board-bagh-chal", "guide-board-safe-bagh-chal", "a1 a5 e1 e5"),
    };
    let shape = artist
        .start()
        .map(|diagram| diagram.all_lines().fact(Fact::Points(board.len())).fact(Fact::Lines(board.lines().count())));
    let corners =
        artist.start().map(|diagram| diagram.ring(safe_points).fact(Fact::NeverCaptured(artist.points(safe_points))));
    vec![
        Paragraph::new(lines)
            .number("points", board.len() as i64)
            .number("lines", board.lines().count() as i64)
            .diagram(shape),
        Paragraph::new(safe).diagram(corners),
    ]
}

fn set_up(rules: &RuleSet, artist: Artist) -> Vec<Paragraph> {
    let tigers = match (rules.placing_tigers, rules.board) {
        (true, _) => "guide-setup-placing-tigers",
        (false, BoardKind::AaduPuli) => "guide-setup-aadu-puli",
        (false, BoardKind::BaghChal) => "guide-setup-bagh-chal",
    };
    let start = artist.start().map(|diagram| diagram.fact(Fact::Tigers(rules.tigers)).fact(Fact::InHand(rules.goats)));
    vec![
        Paragraph::new(tigers).number("tigers", rules.tigers).diagram(start),
        Paragraph::new("guide-setup-goats").number("goats", rules.goats),
    ]
}

fn entering(rules: &RuleSet, artist: Artist) -> Vec<Paragraph> {
    let (tigers, example) = match (rules.placing_tigers, rules.board) {
        (true, BoardKind::AaduPuli) => ("guide-entering-placing-tigers", "e1 b3 e4 b4 d1"),
        (true, BoardKind::BaghChal) => ("guide-entering-placing-tigers", "c3 a5 c1 e1 c5"),
        (false, BoardKind::AaduPuli) => ("guide-entering-tigers", "e1 b3-c3 e4 c3-d3 d1"),
        (false, BoardKind::BaghChal) => ("guide-entering-tigers", "c1 a1-b2 c5 a5-b4 a3"),
    };
    let example = artist.start().map(|diagram| diagram.play(example));
    vec![
        Paragraph::new("guide-entering-goats").number("goats", rules.goats).diagram(example),
        Paragraph::new(tigers).number("tigers", rules.tigers),
    ]
}

fn moving(rules: &RuleSet) -> Vec<Paragraph> {
    vec![
        Paragraph::new("guide-moving-goats").number("goats", rules.goats),
        Paragraph::new("guide-moving-tigers"),
        Paragraph::new("guide-moving-pass"),
    ]
}

fn captures(rules: &RuleSet, artist: Artist) -> Vec<Paragraph> {
    let tigers = Side::Tigers;
    let (jump, two, bend) = match rules.board {
        BoardKind::AaduPuli => (
            artist
                .draw("a1 b3 d4", "c3 e1", tigers)
                .map(|d| d.play("b3xd3").arrows("b3xd3").fact(Fact::InDanger(artist.points("c3")))),
            artist.draw("a1 b3 e4", "c3 d3 e1", tigers).map(|d| d.ring("c3 d3").fact(Fact::InDanger(PointSet::EMPTY))),
            artist.draw("b2 e2 e3", "a1", tigers).map(|d| {
                let refused = artist.moves("b2xb5").first().map(|&mv| Fact::Refused(mv, "around-a-bend"));
                refused.into_iter().fold(d.ring("a1 b5"), super::Diagram::fact)
            }),
        ),
        BoardKind::BaghChal => (
            artist
                .draw("a1 a5 b2 e1", "c3 e3", tigers)
                .map(|d| d.play("b2xd4").arrows("b2xd4").fact(Fact::InDanger(artist.points("c3")))),
            artist.draw("a1 a5 b2 e1", "c3 d4", tigers).map(|d| d.ring("c3 d4").fact(Fact::InDanger(PointSet::EMPTY))),
            artist.draw("a2 a5 e1 e5", "a1", tigers).map(|d| {
                let refused = artist.moves("a2xb1").first().map(|&mv| Fact::Refused(mv, "around-a-bend"));
                refused.into_iter().fold(d.ring("a1 b1"), super::Diagram::fact)
            }),
        ),
    };
    let many = if rules.multiple_jumps { "guide-captures-many" } else { "guide-captures-one" };
    let chain = match rules.board {
        _ if !rules.multiple_jumps => None,
        BoardKind::AaduPuli => artist.draw("a1 b1 d4", "b2 c3 e1", tigers).map(|d| d.play("b1xb3 b3xd3")),
        BoardKind::BaghChal => artist.draw("a1 a5 b2 e5", "c3 d3 e1", tigers).map(|d| d.play("b2xd4 d4xd2")),
    };
    vec![
        Paragraph::new("guide-captures-jump").diagram(jump),
        Paragraph::new("guide-captures-two").diagram(two),
        Paragraph::new("guide-captures-straight").diagram(bend),
        Paragraph::new("guide-captures-by-choice"),
        Paragraph::new(many).diagram(chain),
        Paragraph::new("guide-captures-goats"),
    ]
}

fn winning(rules: &RuleSet, artist: Artist) -> Vec<Paragraph> {
    let (tigers, goats, last) = match rules.board {
        BoardKind::AaduPuli => ("a1 b3 b4", "b1 b2 b5 b6 c2 c3 c4 c5 d3 e3", "d4"),
        BoardKind::BaghChal => ("a1 a2 a3 a4", "a5 b1 b2 b3 b4 c1 c2 c3 c4 b5 c5 d1 d2", "d3"),
    };
    let trap = artist.draw(tigers, goats, Side::Goats).map(|d| d.play(last).ring(tigers));
    let trap = trap.filter(|d| d.positions().last().and_then(Position::winner) == Some(Side::Goats));
    let captures =
        if rules.captures_to_win == rules.goats { "guide-winning-tigers-every" } else { "guide-winning-tigers" };
    vec![
        Paragraph::new("guide-winning-goats").number("tigers", rules.tigers).diagram(trap),
        Paragraph::new(captures).number("captures", rules.captures_to_win),
        Paragraph::new("guide-winning-resign"),
    ]
}

fn draws(rules: &RuleSet) -> Vec<Paragraph> {
    let mut paragraphs = Vec::new();
    if rules.threefold {
        paragraphs.push(Paragraph::new("guide-draws-threefold"));
    }
    if let Some(count) = rules.quiet_tiger_moves {
        paragraphs.push(Paragraph::new("guide-draws-quiet").number("count", count));
    }
    if let Some(count) = rules.claim_after {
        paragraphs.push(Paragraph::new("guide-draws-claim").number("count", count));
    }
    if rules.repeater_loses {
        paragraphs.push(Paragraph::new("guide-draws-repeater"));
    }
    paragraphs
}

fn variants(rules: &RuleSet) -> Vec<Paragraph> {
    let key = |variant| match variant {
        Variant::FifteenCaptures => "guide-variant-fifteen-captures",
        Variant::MultipleJumps => "guide-variant-multiple-jumps",
        Variant::PlacingTigers => "guide-variant-placing-tigers",
        Variant::RepeaterLoses => "guide-variant-repeater-loses",
    };
    Variant::ALL
        .into_iter()
        .map(|variant| {
            let paragraph = Paragraph::new(key(variant)).number("goats", rules.goats).number("tigers", rules.tigers);
            Paragraph { in_force: rules.variants.contains(variant), ..paragraph }
        })
        .collect()
}
