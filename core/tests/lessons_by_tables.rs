//! What lessons and guides claim and only perfect play can tell, held against the tables.
#![cfg(feature = "tables")]
#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "a test fails by panicking")]

use aadupuli_core::engine::{Engine, Limits, Situation, Value};
use aadupuli_core::guide::strategy;
use aadupuli_core::lessons::{Fact, Lesson, LessonId, LessonRun, Property, Task};
use aadupuli_core::{GameId, Position, RuleSet, Side, Tables, Variants};

fn value(engine: &Engine<'_>, position: &Position) -> Value {
    if let Some(winner) = position.winner() {
        return Value::win(winner);
    }
    let judged = engine.judge(&Situation::new(*position), &Limits::NONE).unwrap();
    assert!(judged.is_exact(), "not proved: {position}");
    judged.value
}

#[test]
fn stated_values_and_kept_values_are_the_tables() {
    let tables = Tables::embedded().unwrap();
    let engine = Engine::new(&tables);
    let mut stated = 0;
    for id in LessonId::ALL {
        let mut run = LessonRun::new(id);
        for step in Lesson::new(id).steps() {
            let before = run.view().position;
            for fact in &step.facts {
                if let Fact::Value(winner) = fact {
                    let claimed = winner.map_or(Value::Draw, Value::win);
                    assert_eq!(value(&engine, &before), claimed, "{}", step.text_key());
                    stated += 1;
                }
            }
            if let Some(Task::Move(properties)) = &step.task {
                for property in properties {
                    let Property::Keeps { result, moves } = property else { continue };
                    let claimed = result.map_or(Value::Draw, Value::win);
                    for mv in before.legal_moves() {
                        let kept = value(&engine, &before.play(mv).unwrap()) == claimed;
                        assert_eq!(kept, moves.contains(&mv), "{}", step.text_key());
                    }
                }
            }
            run.skip();
        }
    }
    assert!(stated > 0, "no lesson states a value");
}

/// The learner of the guided game is led by the goats' hand: no goat that is asked for may give anything away, and the
/// tigers' answers are what makes the win possible.
#[test]
fn the_guided_game_gives_nothing_away() {
    let tables = Tables::embedded().unwrap();
    let engine = Engine::new(&tables);
    let mut run = LessonRun::new(LessonId::Draws);
    let mut asked = 0;
    for step in Lesson::new(LessonId::Draws).steps() {
        let before = run.view().position;
        run.show_me();
        if let Some(mv) = run.view().shown_move.filter(|_| step.key.starts_with("game-")) {
            let (had, kept) = (value(&engine, &before), value(&engine, &before.play(mv).unwrap()));
            assert!(kept.to(Side::Goats) >= had.to(Side::Goats), "{}: {had:?}, then {kept:?}", step.text_key());
            asked += 1;
        }
        run.skip();
    }
    assert_eq!(asked, 13);
}

/// The example of a piece of advice shows it at work: its moves are to keep what the position is worth.
#[test]
fn the_examples_of_advice_give_nothing_away() {
    let tables = Tables::embedded().unwrap();
    let engine = Engine::new(&tables);
    let (mut proved, mut losing) = (0, Vec::new());
    // The placement phase of Bagh-Chal, in which all its examples are, is in no table. Adu Huli shows the standard game's
    // examples with one goat more in hand, where the goats win more and so can give more away.
    for game in [GameId::Standard, GameId::Parlour] {
        let rules = RuleSet::new(game, Variants::NONE);
        for side in Side::ALL {
            for paragraph in strategy(&rules, side).iter().flat_map(|section| &section.paragraphs) {
                let Some(diagram) = &paragraph.diagram else { continue };
                let positions = diagram.positions();
                let Some((before, after)) =
                    positions.iter().zip(positions.iter().skip(1)).find(|(p, _)| p.side() == side)
                else {
                    continue;
                };
                let (had, kept) = (value(&engine, before), value(&engine, after));
                proved += 1;
                if kept.to(side) < had.to(side) {
                    losing.push(format!("{game}: {}: {before}: {:?}, then {:?}", paragraph.key, had, kept));
                }
            }
        }
    }
    assert_eq!(losing, Vec::<String>::new());
    assert!(proved >= 30, "{proved}");
}
