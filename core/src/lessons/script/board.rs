//! The board, and how the goats enter.

use super::write::Pen;
use crate::lessons::fact::Fact;
use crate::lessons::goal::Find;
use crate::lessons::lesson::LessonId;
use crate::lessons::step::{Step, Task};

const START: &str = "T/2TT2/6/6/4 g 15 0 0 - 0";
const TIGERS_STEP: &str = "b3-c3 b4-c4 b3-b2 b4-b5 c3-b3 c4-b4 a1-b2 a1-b3";

pub(super) fn steps() -> Vec<Step> {
    let pen = Pen::new(LessonId::Board);
    vec![
        pen.show("points", START).fact(Fact::Points(23)),
        pen.show("slopes", START).lines("a1-e1 a1-e2 a1-e3 a1-e4").fact(Fact::Lines(10)),
        pen.show("rows", START).lines("b1-b6 c1-c6 d1-d6 e1-e4 b1-d1 b6-d6"),
        pen.show("apex", START).ask(Task::Find(Find::Apex)).fact(Fact::WaysFrom(pen.point("a1"), 4)),
        pen.show("tigers", START).ring("a1 b3 b4").fact(Fact::Tigers(3)),
        pen.show("enter", START).ask(Task::AnyMove).reply(TIGERS_STEP).fact(Fact::Goats(15)).fact(Fact::InHand(15)),
        pen.go_on("turns").ask(Task::AnyMove).reply(TIGERS_STEP),
        pen.show("stay", "T/3T2/2T3/6/GG2 g 13 0 0 - 0")
            .ring("e1 e2")
            .ask(Task::AnyMove)
            .fact(Fact::Refused(pen.mv("e1-d2"), "not-yet-movable")),
        pen.show("moving", "T/G1TT1G/GG3G/GGGGGG/GGGG g 0 0 0 - 0")
            .ask(Task::AnyMove)
            .fact(Fact::InHand(0))
            .fact(Fact::Legal(pen.mv("d4-c4"))),
        pen.show("aims", START).fact(Fact::CapturesToWin(5)).fact(Fact::Tigers(3)),
    ]
}
