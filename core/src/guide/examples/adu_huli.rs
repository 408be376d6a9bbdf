//! Examples of Adu Huli, where one goat more and one capture more change what wins.
//!
//! In most of them the move alone, or hardly any other, keeps what the position is worth.

use crate::guide::advice::Advice;
use crate::guide::diagram::{Artist, Diagram};
use crate::lessons::Fact;
use crate::point::PointSet;
use crate::side::Side;

/// `None` where the standard game's example serves Adu Huli as well.
pub(super) fn example(advice: Advice, artist: Artist) -> Option<Diagram> {
    let none = || Fact::InDanger(PointSet::EMPTY);
    let danger = |goats| Fact::InDanger(artist.points(goats));
    let (goats, tigers) = (Side::Goats, Side::Tigers);
    match advice {
        Advice::LeaveNoneInDanger => {
            artist.draw("a1 b4 c3", "d3", goats).map(|d| d.play("e2").ring("d3").fact(danger("d3")))
        }
        Advice::BuildFromTheBase => artist.draw("a1 b2 b4", "d1", goats).map(|d| d.play("e3").fact(none())),
        Advice::StandTogether => artist.draw("a1 b3 b5", "e3", goats).map(|d| d.play("d4").fact(none())),
        Advice::TwoInARow => artist.draw("a1 b3 c4", "d1 e2 e3", goats).map(|d| d.play("d4").fact(none())),
        Advice::KeepAway => artist.draw("a1 b3 b6", "c1 e3", goats).map(|d| d.play("e2").fact(none())),
        Advice::TakeTheApex => artist.draw("b2 b3 b5", "d1 d6", goats).map(|d| d.play("a1").fact(none())),
        Advice::NarrowTheTigers => artist.draw("b2 c3 c4", "b1 e3 e4", goats).map(|d| d.play("d4")),
        Advice::KeepTheApex => artist.draw("b2 b3 c4", "b1 b5 e2", tigers).map(|d| d.ring("a1").play("b3-a1")),
        Advice::Fork => artist.draw("a1 b3 b4", "c2 d3 e3", tigers).map(|d| d.play("b3-c3 e2 c3xc1").fact(none())),
        Advice::Threaten => artist.draw("a1 b4 c3", "d2 e2", tigers).map(|d| d.play("c3-c2 e1").fact(none())),
        Advice::StayFree => {
            artist.draw_later("b5 b6 c3", "a1 b3 c6 d1 d2 d6 e2 e3 e4", 1, tigers).map(|d| d.play("b5-b4").fact(none()))
        }
        Advice::KeepOffTheCorners => {
            artist.draw_later("b2 b4 c1", "a1 b6 d6", 1, tigers).map(|d| d.play("b2-c2").fact(none()))
        }
        Advice::SpreadOut => artist.draw("b3 a1 b6", "c1 d2 e3", tigers).map(|d| d.play("b3-c3").fact(none())),
        Advice::HoldTheMiddle => artist.draw("b2 b3 b5", "d3 d5 d6", tigers).map(|d| d.play("b3-c3").fact(none())),
        Advice::KeepMovesOpen => artist.draw("a1 b3 b4", "d1", tigers).map(|d| d.play("b3-c3").fact(none())),
        Advice::WatchForForks | Advice::SafePointsFirst | Advice::CaptureWhenYouCan => None,
    }
}
