//! What is different in Bagh-Chal.

use super::write::Pen;
use crate::lessons::fact::Fact;
use crate::lessons::goal::Property;
use crate::lessons::lesson::LessonId;
use crate::lessons::step::{Step, Task};

const START: &str = "T3T/5/5/5/T3T g 20 0 0 - 0";

pub(super) fn steps() -> Vec<Step> {
    let pen = Pen::new(LessonId::BaghChal);
    vec![
        pen.show("board", START).ring("a1 a5 e1 e5").fact(Fact::Points(25)).fact(Fact::Tigers(4)),
        pen.show("diagonals", START)
            .lines("a1-e5 a5-e1 a3-c1 a3-c5 c1-e3 c5-e3")
            .fact(Fact::WaysFrom(pen.point("c3"), 8))
            .fact(Fact::WaysFrom(pen.point("b3"), 4))
            .fact(Fact::NoLine(pen.point("a2"), pen.point("b3"))),
        pen.show("enter", START)
            .ask(Task::AnyMove)
            .reply("a1-b2 a5-b4 e1-d2 e5-d4 a1-a2")
            .fact(Fact::Goats(20))
            .fact(Fact::InHand(20)),
        pen.show("capture", "T3T/1T3/2G2/5/T4 t 19 0 0 - 0")
            .ask_move([Property::Captures])
            .fact(Fact::Legal(pen.mv("b2xd4")))
            .fact(Fact::CapturesToWin(5)),
        pen.show("corners", START).ring("a1 a5 e1 e5").fact(Fact::NeverCaptured(pen.points("a1 a5 e1 e5"))),
        pen.show("edge", "4T/T4/2T2/5/T4 g 20 0 0 - 0").ask_move([Property::NoGoatCanBeCaptured]),
        pen.show("draws", START).fact(Fact::Threefold).fact(Fact::NoQuietLimit).fact(Fact::Tigers(4)),
    ]
}
