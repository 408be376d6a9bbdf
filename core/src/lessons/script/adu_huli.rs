//! What is different in Adu Huli.

use super::write::Pen;
use crate::lessons::fact::Fact;
use crate::lessons::goal::Property;
use crate::lessons::lesson::LessonId;
use crate::lessons::step::{Step, Task};

const START: &str = "T/2TT2/6/6/4 g 16 0 0 - 0";

pub(super) fn steps() -> Vec<Step> {
    let pen = Pen::new(LessonId::AduHuli);
    vec![
        pen.show("sixteen", START).ring("a1 b3 b4").fact(Fact::Goats(16)).fact(Fact::Tigers(3)),
        pen.show("enter", START).ask(Task::AnyMove).reply("b3-c3 b4-c4").fact(Fact::InHand(16)),
        pen.show("sixth", "T/G1T3/G1GT2/GG2GG/GGGG t 0 5 0 - 0")
            .ask_move([Property::Wins])
            .fact(Fact::CapturesToWin(6)),
        pen.show("pass", "G/1TGGGG/2TGGG/1TGGGG/GGGG g 0 0 0 - 0")
            .ring("b1 c1 c2 d1")
            .fact(Fact::MustPass)
            .fact(Fact::OutOfReachOfGoats(pen.points("b1 c1 c2 d1"))),
        pen.show("draws", START).fact(Fact::Threefold).fact(Fact::QuietLimit(50)),
    ]
}
