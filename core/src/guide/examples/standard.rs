//! Examples of the standard game; parlour shares them.

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
        Advice::LeaveNoneInDanger => {
            artist.draw("b2 b3 b5", "c4 c5", goats).map(|d| d.play("d5").ring("c5").fact(danger("c5")))
        }
        Advice::WatchForForks => artist.draw("a1 b2 c3", "b5 c5 d4", goats).map(|d| d.play("c4").fact(none())),
        Advice::SafePointsFirst => {
            artist.draw("a1 b3 b4", "e1 e4", goats).map(|d| d.ring("b1 b6 d1 d6 e1 e4").play("d1"))
        }
        Advice::BuildFromTheBase => artist.draw("a1 b3 c4", "d1 d6 e1 e2 e4", goats).map(|d| d.play("e3").fact(none())),
        Advice::StandTogether => artist.draw("a1 b2 b4", "c2 d2", goats).map(|d| d.play("d3").fact(none())),
        Advice::TwoInARow => artist.draw("a1 b3 b5", "d3", goats).map(|d| d.play("c3").fact(none())),
        Advice::KeepAway => artist.draw("a1 b3 b4", "d1 d6", goats).map(|d| d.play("e2").fact(none())),
        Advice::TakeTheApex => artist.draw("b3 b4 b5", "e2", goats).map(|d| d.play("a1").fact(none())),
        Advice::NarrowTheTigers => artist.draw("e1 a1 b4", "c2 d2 e2", goats).map(|d| d.play("e3").ring("e1")),
        Advice::KeepTheApex => artist.draw("b3 b4 b5", "d3 e2", tigers).map(|d| d.ring("a1").play("b4-a1")),
        Advice::CaptureWhenYouCan => {
            artist.draw("b2 b3 b4", "c4 c5", tigers).map(|d| d.play("b4xd4").fact(danger("c4")))
        }
        Advice::Threaten => artist.draw("b2 b4 b5", "d3 d4 e2", tigers).map(|d| d.play("b4-c4 e3").fact(none())),
        Advice::Fork => artist.draw("b2 b3 b4", "c5 d4", tigers).map(|d| d.play("b4-c4 e3 c4xc6").fact(none())),
        Advice::StayFree => {
            let goats = "a1 b1 b6 d1 d2 d4 e1 e2";
            artist.draw("b4 c1 c2", goats, tigers).map(|d| d.play("c2-c3").ring("c1").fact(danger("")))
        }
        Advice::KeepMovesOpen => artist.draw("a1 b3 b4", "b6 d3 d4", tigers).map(|d| d.play("b3-c3").fact(none())),
        Advice::SpreadOut => artist.draw("b2 b3 b4", "d3 d4", tigers).map(|d| d.play("b3-c3").fact(none())),
        Advice::KeepOffTheCorners => {
            artist.draw("b2 b3 c1", "b6 d2 e1 e2 e3 e4", tigers).map(|d| d.play("b3-c3").fact(none()))
        }
        Advice::HoldTheMiddle => artist.draw("b2 b3 b4", "d4 e1", tigers).map(|d| d.play("b3-c3").fact(none())),
    }
}
