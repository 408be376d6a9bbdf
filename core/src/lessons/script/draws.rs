//! Draws, and a whole game with a guide.

use super::write::Pen;
use crate::lessons::fact::Fact;
use crate::lessons::goal::Property;
use crate::lessons::lesson::LessonId;
use crate::lessons::step::Step;
use crate::point::PointSet;

const START: &str = "T/2TT2/6/6/4 g 15 0 0 - 0";

/// The guided game: for each goat the step's key, its words, where it is to enter, and the tigers' answer. No goat gives
/// anything away that it could keep. The tigers dawdle near the top, as beginners' tigers do, and are trapped on the
/// points from which they set out.
const GAME: [(&str, &str, &str, &str); 13] = [
    ("game-1", "game-corner", "b6", "a1-b5"),
    ("game-2", "game-base", "d5", "b3-a1"),
    ("game-3", "game-base", "d3", "b4-c4"),
    ("game-4", "game-base", "d2", "b5-b4"),
    ("game-5", "game-base", "d1", "a1-b2"),
    ("game-6", "game-behind", "c2", "b4-b3"),
    ("game-7", "game-side", "b1", "b2-a1"),
    ("game-8", "game-row", "b2", "c4-b4"),
    ("game-9", "game-below", "c5", "b4-b5"),
    ("game-10", "game-fill", "c4", "b3-b4"),
    ("game-11", "game-save", "d4", "a1-b3"),
    ("game-12", "game-narrow", "c3", "b5-a1"),
    ("game-13", "game-win", "b5", ""),
];

pub(super) fn steps() -> Vec<Step> {
    let pen = Pen::new(LessonId::Draws);
    let mut steps = rules(pen);
    steps.extend(GAME.iter().enumerate().map(|(turn, &(key, words, enter, answer))| {
        let step = if turn == 0 { pen.show(key, START) } else { pen.go_on(key) };
        let asked = Property::GoesTo(pen.points(enter));
        let last = if answer.is_empty() { Property::TrapsEveryTiger } else { Property::NoGoatCanBeCaptured };
        let step = step.words(words).ring(enter).ask_move([last, asked]).reply(answer);
        let nothing = Fact::InDanger(PointSet::EMPTY);
        match words {
            "game-save" => step.fact(Fact::InDanger(pen.points("c4"))),
            "game-behind" | "game-row" => step.fact(nothing).fact(Fact::Guarded(pen.point(enter))),
            "game-win" => step.fact(nothing).fact(Fact::WaysOfTigers(1)).fact(Fact::TigersAsAtTheStart),
            _ => step.fact(nothing),
        }
    }));
    steps
}

fn rules(pen: Pen) -> Vec<Step> {
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
            .fact(Fact::Quiet(49))
            .fact(Fact::QuietLimit(50)),
    ]
}
