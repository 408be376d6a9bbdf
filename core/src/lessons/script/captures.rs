//! How tigers capture, and what is safe.

use super::write::Pen;
use crate::lessons::fact::Fact;
use crate::lessons::goal::{Find, Property};
use crate::lessons::lesson::LessonId;
use crate::lessons::step::{Step, Task};
use crate::point::PointSet;

const DOWN_A_SLOPE: &str = "T/2T3/2G3/3T2/G3 t 13 0 0 - 0";
const ONE_IN_DANGER: &str = "T/2T1T1/2G1G1/2G3/G3 t 11 0 0 - 0";

pub(super) fn steps() -> Vec<Step> {
    let pen = Pen::new(LessonId::Captures);
    let (c3, c5) = (pen.points("c3"), pen.points("c5"));
    vec![
        pen.show("jump", DOWN_A_SLOPE).arrows("b3xd3").fact(Fact::Legal(pen.mv("b3xd3"))).fact(Fact::InDanger(c3)),
        pen.show("capture", DOWN_A_SLOPE).ask_move([Property::Captures]).fact(Fact::CapturesToWin(5)),
        pen.show("along-a-row", "T/6/1TG3/3T2/G3 t 13 0 0 - 0").ask_move([Property::Captures]).fact(Fact::InDanger(c3)),
        pen.show("two-in-a-row", "T/2T3/2G3/2G3/G2T t 12 0 0 - 0")
            .ring("c3 d3")
            .fact(Fact::Refused(pen.mv("b3xd3"), "two-goats-in-a-row"))
            .fact(Fact::InDanger(PointSet::EMPTY)),
        pen.show("around-a-bend", "G/1T4/6/6/1TT1 t 14 0 0 - 0")
            .ring("a1")
            .fact(Fact::Refused(pen.mv("b2xb5"), "around-a-bend"))
            .fact(Fact::InDanger(PointSet::EMPTY)),
        pen.show("find", ONE_IN_DANGER).ask(Task::Find(Find::GoatInDanger)).fact(Fact::InDanger(c5)),
        pen.show("protect", "T/2T1T1/2G1G1/2G3/G3 g 11 0 0 - 0")
            .ring("c5")
            .ask_move([Property::Protects(pen.point("c5"))])
            .reply("b5-b6")
            .fact(Fact::InDanger(c5)),
        pen.show("none-in-danger", "T/2T3/2G3/2G3/G2T g 12 0 0 - 0")
            .ask_move([Property::NoGoatCanBeCaptured])
            .fact(Fact::InDanger(PointSet::EMPTY)),
        pen.show("by-choice", DOWN_A_SLOPE)
            .ring("c3")
            .fact(Fact::Legal(pen.mv("b3xd3")))
            .fact(Fact::Legal(pen.mv("b3-b4")))
            .fact(Fact::OneCaptureATurn),
        pen.show("fifth", "T/G1T3/G1GT2/GG2GG/GGGG t 0 4 0 - 0")
            .ask_move([Property::Wins])
            .fact(Fact::CapturesToWin(5)),
    ]
}
