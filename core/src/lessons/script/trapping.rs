//! How goats trap the tigers.

use super::write::Pen;
use crate::lessons::fact::Fact;
use crate::lessons::goal::{Find, Property};
use crate::lessons::lesson::LessonId;
use crate::lessons::step::{Step, Task};

pub(super) fn steps() -> Vec<Step> {
    let pen = Pen::new(LessonId::Trapping);
    let e1 = pen.point("e1");
    vec![
        pen.show("trapped", "T/3T2/1G4/1G4/TGG1 t 11 0 0 - 0")
            .ring("c2 d2 e2 e3")
            .fact(Fact::Trapped(e1.set()))
            .fact(Fact::Refused(pen.mv("e1xc2"), "two-goats-in-a-row"))
            .fact(Fact::Refused(pen.mv("e1xe3"), "two-goats-in-a-row")),
        pen.show("find", "1/TGG3/G5/G2T2/3T t 11 0 0 - 0")
            .ask(Task::Find(Find::TrappedTiger))
            .fact(Fact::Trapped(pen.points("b1"))),
        pen.show("close", "T/3T2/1G4/1G4/TG2 g 12 0 0 - 0").ring("e1").ask_move([Property::Traps(e1)]),
        pen.show("wall", "T/3T2/6/1G4/TGG1 t 12 0 0 - 0")
            .ring("d2")
            .arrows("e1xc2")
            .fact(Fact::Legal(pen.mv("e1xc2")))
            .fact(Fact::InDanger(pen.points("d2"))),
        pen.show("last-step", "T/GGTTGG/1GGGG1/G1G2G/GGGG g 0 0 0 - 0")
            .ring("a1 b3 b4")
            .ask_move([Property::TrapsEveryTiger]),
        pen.show("narrow", "T/GGT1GG/1GGTGG/2G3/G1G1 g 4 0 0 - 0")
            .ring("d4")
            .ask_move([Property::GoesTo(pen.points("d4")), Property::NoGoatCanBeCaptured])
            .reply("c4-b4"),
        pen.go_on("win").ask_move([Property::TrapsEveryTiger]).fact(Fact::InHand(3)),
    ]
}
