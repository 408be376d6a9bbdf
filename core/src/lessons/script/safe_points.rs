//! The seven points on which no goat can ever be captured.

use super::write::Pen;
use crate::lessons::fact::Fact;
use crate::lessons::goal::{Find, Property};
use crate::lessons::lesson::LessonId;
use crate::lessons::step::{Step, Task};
use crate::point::PointSet;

const START: &str = "T/2TT2/6/6/4 g 15 0 0 - 0";
const SEVEN: &str = "a1 b1 b6 d1 d6 e1 e4";

pub(super) fn steps() -> Vec<Step> {
    let pen = Pen::new(LessonId::SafePoints);
    let seven = || Fact::NeverCaptured(pen.points(SEVEN));
    vec![
        pen.show("seven", START).ring(SEVEN).fact(seven()),
        pen.show("why", "T/2T3/6/1T4/G3 t 14 0 0 - 0")
            .ring("e1")
            .lines("a1-e1 e1-e4")
            .fact(Fact::InDanger(PointSet::EMPTY)),
        pen.show("find", START).ask(Task::Find(Find::SafePoint)).fact(seven()),
        pen.show("place", START).ask_move([Property::OnSafePoint]).reply("b3-c3"),
        pen.go_on("second").ask_move([Property::OnSafePoint]).reply("c3-d3"),
        pen.show("apex", "G/1T2T1/6/6/2T1 t 14 0 0 - 0")
            .ring("a1")
            .lines("a1-e1 a1-e2 a1-e3 a1-e4")
            .fact(Fact::Refused(pen.mv("b2xb5"), "around-a-bend"))
            .fact(Fact::InDanger(PointSet::EMPTY)),
        pen.show("side", "T/T5/G4T/6/4 t 14 0 0 - 0")
            .arrows("b1xd1")
            .fact(Fact::InDanger(pen.points("c1")))
            .fact(Fact::Legal(pen.mv("b1xd1"))),
        pen.show("build", "T/6/1T4/3T2/G2G g 13 0 0 - 0")
            .ring("e1 e4")
            .ask_move([Property::NoGoatCanBeCaptured])
            .fact(Fact::InDanger(PointSet::EMPTY)),
    ]
}
