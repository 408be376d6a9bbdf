//! Draws, and a whole game with a guide.

use super::write::Pen;
use crate::lessons::fact::Fact;
use crate::lessons::goal::Property;
use crate::lessons::lesson::LessonId;
use crate::lessons::step::Step;

const START: &str = "T/2TT2/6/6/4 g 15 0 0 - 0";

pub(super) fn steps() -> Vec<Step> {
    let pen = Pen::new(LessonId::Draws);
    vec![
        pen.show("even", START).fact(Fact::Value(None)),
        pen.show("threefold", "T/G1TT1G/GG3G/GGGGGG/GGGG t 0 0 0 - 0")
            .played("b4-b5 c6-c5 b5-b4 c5-c6 b4-b5 c6-c5 b5-b4")
            .ring("c5 c6")
            .ask_move([Property::Draws])
            .fact(Fact::Threefold),
        pen.show("quiet", "T/G1TT1G/GGG2G/GG1GGG/GGGG t 0 0 0 - 49")
            .ask_move([Property::Draws])
            .fact(Fact::Legal(pen.mv("b3xd3")))
            .fact(Fact::QuietLimit(50)),
    ]
}
