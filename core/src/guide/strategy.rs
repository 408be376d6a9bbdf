//! The strategy guide: advice for a side, each piece with a position to play through.

use super::advice::Advice;
use super::diagram::{Artist, Diagram};
use super::{Paragraph, Section};
use crate::board::BoardKind;
use crate::lessons::Fact;
use crate::point::PointSet;
use crate::rules::RuleSet;
use crate::side::Side;

/// Advice for a side, the best proved first; each with its evidence by [`Advice::evidence`].
///
/// # Examples
/// ```
/// use aadupuli_core::{GameId, RuleSet, Side, Variants, guide};
/// let sections = guide::strategy(&RuleSet::new(GameId::Standard, Variants::NONE), Side::Goats);
/// assert!(sections.iter().flat_map(|section| &section.paragraphs).all(|paragraph| paragraph.advice.is_some()));
/// ```
pub fn strategy(rules: &RuleSet, side: Side) -> Vec<Section> {
    let mut all: Vec<Advice> =
        Advice::ALL.into_iter().filter(|advice| advice.side() == side && advice.is_for(rules.game)).collect();
    let worth =
        |advice: &Advice| advice.evidence(rules.game).map_or(0, |e| i32::from(e.ignored) - i32::from(e.followed));
    all.sort_by_key(worth);
    let artist = Artist::new(*rules);
    let paragraph = |advice: Advice| Paragraph {
        advice: Some(advice),
        ..Paragraph::new(advice.text_key()).diagram(diagram(advice, rules.board, artist))
    };
    let title_key = match side {
        Side::Goats => "guide-strategy-goats-title",
        Side::Tigers => "guide-strategy-tigers-title",
    };
    vec![Section { title_key, paragraphs: all.into_iter().map(paragraph).collect() }]
}

fn diagram(advice: Advice, board: BoardKind, artist: Artist) -> Option<Diagram> {
    let none = || Fact::InDanger(PointSet::EMPTY);
    let danger = |goats| Fact::InDanger(artist.points(goats));
    let (goats, tigers) = (Side::Goats, Side::Tigers);
    if board == BoardKind::BaghChal {
        return bagh_chal(advice, artist);
    }
    match advice {
        Advice::LeaveNoneInDanger => {
            artist.draw("a1 b3 d4", "d3 e1 e4", goats).map(|d| d.play("d2").ring("d3").fact(danger("d3")))
        }
        Advice::WatchForForks => artist.draw("a1 b6 c3", "d4 c5 e1", tigers).map(|d| d.play("c3-c4").fact(none())),
        Advice::SafePointsFirst => {
            artist.draw("a1 b3 b4", "e1 e4", goats).map(|d| d.ring("b1 b6 d1 d6 e1 e4").play("d1"))
        }
        Advice::BuildFromTheBase => artist.draw("a1 b3 c4", "d1 d6 e1 e2 e4", goats).map(|d| d.play("e3").fact(none())),
        Advice::StandTogether => artist.draw("a1 c2 c5", "e2 e3", goats).map(|d| d.play("d3").fact(none())),
        Advice::TwoInARow => artist.draw("a1 b3 b4", "d3 e4", goats).map(|d| d.play("c3").fact(none())),
        Advice::KeepAway => artist.draw("a1 b3 b4", "d1 d6", goats).map(|d| d.play("e2").fact(none())),
        Advice::TakeTheApex => artist.draw("c2 c4 d5", "e1 e4", goats).map(|d| d.play("a1").fact(none())),
        Advice::NarrowTheTigers => artist.draw("e1 a1 b4", "c2 d2 e2", goats).map(|d| d.play("e3").ring("e1")),
        Advice::KeepTheApex => artist.draw("a1 b3 d4", "d1 d2 e1 e4", tigers).map(|d| d.ring("a1").play("d4-c4")),
        Advice::CaptureWhenYouCan => {
            artist.draw("a1 b3 c4", "c3 e1 e4", tigers).map(|d| d.play("b3xd3").fact(danger("c3")))
        }
        Advice::Threaten => artist.draw("a1 b4 c2", "d4 e1 e4", tigers).map(|d| d.play("b4-c4 e3").fact(none())),
        Advice::Fork => artist.draw("a1 b6 c3", "d4 c5 e1", tigers).map(|d| d.play("c3-c4 e3 c4xc6").fact(none())),
        Advice::StayFree => artist.draw("a1 b4 e1", "c2 d2 e3", tigers).map(|d| d.play("e1-e2").arrows("e1-e2")),
        Advice::KeepMovesOpen => artist.draw("a1 b3 e2", "d2 e1 e4 d6", tigers).map(|d| d.play("e2-d3")),
        Advice::SpreadOut => artist.draw("a1 c3 c4", "e1 e4 d1", tigers).map(|d| d.play("c4-d4 d6")),
        Advice::KeepOffTheCorners => artist
            .draw("b1 a1 c4", "c1 d1 b3", goats)
            .map(|d| d.ring("b1").play("b2").fact(Fact::Trapped(PointSet::EMPTY))),
        Advice::HoldTheMiddle => artist.draw("a1 b1 d4", "e1 e2 d6", tigers).map(|d| d.play("b1-b2 e4 b2-c2")),
    }
}

fn bagh_chal(advice: Advice, artist: Artist) -> Option<Diagram> {
    let none = || Fact::InDanger(PointSet::EMPTY);
    let danger = |goats| Fact::InDanger(artist.points(goats));
    let (goats, tigers) = (Side::Goats, Side::Tigers);
    match advice {
        Advice::LeaveNoneInDanger => {
            artist.draw("a1 a5 b3 e1", "c3 e4 e5", goats).map(|d| d.play("d3").ring("c3").fact(danger("c3")))
        }
        Advice::WatchForForks => artist.draw("a1 a5 b2 e1", "c4 d3 e5", tigers).map(|d| d.play("b2-c3").fact(none())),
        Advice::SafePointsFirst => artist.draw("b2 a5 e1 e5", "a3", goats).map(|d| d.play("a1").ring("a1")),
        Advice::BuildFromTheBase => artist.draw("a1 a5 d2 e5", "c1 e3", goats).map(|d| d.play("a3").fact(none())),
        Advice::StandTogether => artist.draw("a1 a5 c3 e1", "e3 e4", goats).map(|d| d.play("e5").fact(none())),
        Advice::TwoInARow => artist.draw("a1 a5 b3 e1", "d3 e5", goats).map(|d| d.play("c3").fact(none())),
        Advice::KeepAway => artist.draw("a1 a5 b2 b4", "e1 e5", goats).map(|d| d.play("e3").fact(none())),
        Advice::NarrowTheTigers => artist.draw("a1 a5 c3 e5", "a2 a3 b1 c1", goats).map(|d| d.ring("a1").play("b2")),
        Advice::CaptureWhenYouCan => {
            artist.draw("a1 a5 b2 e1", "c3 e3 e4", tigers).map(|d| d.play("b2xd4").fact(danger("c3")))
        }
        Advice::Threaten => artist.draw("a1 a5 b1 e1", "c2 e5", tigers).map(|d| d.play("b1-b2 d2").fact(none())),
        Advice::Fork => artist.draw("a1 a5 b2 e1", "c4 d3 e5", tigers).map(|d| d.play("b2-c3 e3 c3xc5").fact(none())),
        Advice::StayFree => artist.draw("a1 a5 e1 e5", "a2 a3 b1 c1 c3", tigers).map(|d| d.play("a1-b2")),
        Advice::KeepMovesOpen => artist.draw("a1 a5 e1 e5", "c1 c5", tigers).map(|d| d.play("a1-b2")),
        Advice::SpreadOut => artist.draw("a1 a2 e1 e5", "c1 c5", tigers).map(|d| d.play("a2-a3")),
        Advice::KeepOffTheCorners => artist.draw("a1 a5 e1 e5", "a2 b1", tigers).map(|d| d.play("a1-b2")),
        Advice::HoldTheMiddle => artist.draw("a1 a5 b2 e5", "e1 e2", tigers).map(|d| d.play("b2-c3").fact(none())),
        Advice::TakeTheApex | Advice::KeepTheApex => None,
    }
}
