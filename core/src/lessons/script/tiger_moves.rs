//! How tigers move.

use super::write::Pen;
use crate::lessons::fact::Fact;
use crate::lessons::goal::Property;
use crate::lessons::lesson::LessonId;
use crate::lessons::step::{Step, Task};

const FIRST_TURN: &str = "T/2TT2/6/6/G3 t 14 0 0 - 0";
const SPREAD: &str = "T/6/2T3/3T2/G2G t 13 0 0 - 0";
const CROWD: &str = "T/2T3/2G3/2GT2/G2G t 11 0 0 - 0";

pub(super) fn steps() -> Vec<Step> {
    let pen = Pen::new(LessonId::TigerMoves);
    let (apex, b3, c3) = (pen.point("a1"), pen.point("b3"), pen.point("c3"));
    vec![
        pen.show("step", FIRST_TURN)
            .ring("b2 c3")
            .arrows("b3-b2 b3-c3")
            .fact(Fact::WaysFrom(b3, 4))
            .fact(Fact::Legal(pen.mv("b3-b2")))
            .fact(Fact::Legal(pen.mv("b3-c3"))),
        pen.show("first", FIRST_TURN).ask(Task::AnyMove).reply("e4"),
        pen.show("apex", SPREAD).ring("b2 b3 b4 b5").fact(Fact::WaysFrom(apex, 4)),
        pen.show("down", SPREAD).ring("a1").ask_move([Property::MovesFrom(apex)]).reply("e2"),
        pen.show("no-line", SPREAD)
            .ring("c3")
            .ask_move([Property::MovesFrom(c3), Property::GoesTo(pen.points("d3"))])
            .reply("e2")
            .fact(Fact::NoLine(c3, pen.point("d2")))
            .fact(Fact::Refused(pen.mv("c3-d2"), "no-line")),
        pen.show("taken", CROWD)
            .ring("b3")
            .ask_move([Property::MovesFrom(b3)])
            .reply("e2")
            .fact(Fact::Refused(pen.mv("b3-c3"), "occupied"))
            .fact(Fact::Refused(pen.mv("b3-a1"), "occupied")),
        pen.show("end", FIRST_TURN).fact(Fact::InHand(14)).fact(Fact::Legal(pen.mv("b4-b5"))),
    ]
}
