//! Examples of Bagh-Chal.
//!
//! All but three are from the end of the game, which the tables know.

use crate::guide::advice::Advice;
use crate::guide::diagram::{Artist, Diagram};
use crate::lessons::Fact;
use crate::point::PointSet;
use crate::side::Side;

pub(super) fn example(advice: Advice, artist: Artist) -> Option<Diagram> {
    let none = || Fact::InDanger(PointSet::EMPTY);
    let danger = |goats| Fact::InDanger(artist.points(goats));
    let (goats, tigers) = (Side::Goats, Side::Tigers);
    match advice {
        Advice::LeaveNoneInDanger => artist
            .draw_full("b2 c1 d1 e5", "a2 a3 b3 b4 c4 d4", 4, goats)
            .map(|d| d.play("d4").ring("c3").fact(danger("c3"))),
        Advice::WatchForForks => artist.draw_full("a3 b4 d4 e3", "a1 a2 c4 e4", 3, goats).map(|d| d.play("c5-c4")),
        Advice::SafePointsFirst => artist.draw_full("a3 b1 c4 d5", "a2 d4 e2 e5", 2, goats).map(|d| d.play("e5")),
        Advice::BuildFromTheBase => {
            artist.draw_full("a3 b3 b4 e3", "a2 b2 c3 c4 d3 d4", 4, goats).map(|d| d.play("a2"))
        }
        Advice::StandTogether => artist.draw("a1 a5 c3 e1", "e3 e4", goats).map(|d| d.play("e5").fact(none())),
        Advice::TwoInARow => artist.draw_full("b2 b4 c3 d2", "b3 b5 c2 d3", 3, goats).map(|d| d.play("a5-b5")),
        Advice::KeepAway => artist.draw("a1 a5 b2 b4", "e1 e5", goats).map(|d| d.play("e3").fact(none())),
        Advice::NarrowTheTigers => artist.draw_full("a2 d2 e2 e5", "b3 d3 d4", 2, goats).map(|d| d.play("c4-d4")),
        Advice::CaptureWhenYouCan => {
            artist.draw_full("a1 a4 b2 b4", "b3 c2 c3 d2 d4", 3, tigers).map(|d| d.play("b4xd4"))
        }
        Advice::Threaten => artist.draw_full("b1 b5 c4 c5", "a3 b4 c3 d2 e1 e2", 4, tigers).map(|d| d.play("c4-c3 a3")),
        Advice::Fork => {
            artist.draw_full("b2 c2 c3 e2", "a5 b3 b4 d2 d4", 4, tigers).map(|d| d.play("c3-d4 d3-c3 d4xb4"))
        }
        Advice::StayFree => artist.draw_full("a3 a5 c3 d3", "a2 a4 b3 c4 e4", 4, tigers).map(|d| d.play("c3-c4")),
        Advice::KeepMovesOpen => artist.draw_full("b2 c3 d2 e2", "b3 b4 b5 c2 d3", 4, tigers).map(|d| d.play("c3-b4")),
        Advice::SpreadOut => artist.draw_full("a4 c1 c4 d2", "b4 c2 c3 d5 e3", 4, tigers).map(|d| d.play("d2-e3")),
        Advice::KeepOffTheCorners => artist.draw_full("a2 c1 d3 e1", "a3 a4 b2 d1", 3, tigers).map(|d| d.play("a2-b2")),
        Advice::HoldTheMiddle => artist.draw("a1 a5 b2 e5", "e1 e2", tigers).map(|d| d.play("b2-c3").fact(none())),
        Advice::TakeTheApex | Advice::KeepTheApex => None,
    }
}
