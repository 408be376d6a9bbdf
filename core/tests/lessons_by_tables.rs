//! What lessons and guides claim and only perfect play can tell, held against the tables.
#![cfg(feature = "tables")]
#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "a test fails by panicking")]

use aadupuli_core::engine::{Engine, Limits, Situation, Value};
use aadupuli_core::guide::{Strength, strategy};
use aadupuli_core::lessons::{Fact, Lesson, LessonId, LessonRun, Property, Task};
use aadupuli_core::{GameId, Move, Position, RuleSet, Side, Tables, Variants};

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

/// The example of a piece of advice shows it at work: it starts where there is something to lose, none of its moves for
/// the side that is advised gives anything away, and where the advice is worth something, not every other move would do.
#[test]
fn the_examples_of_advice_give_nothing_away() {
    let tables = Tables::embedded().unwrap();
    let engine = Engine::new(&tables);
    for game in GameId::ALL {
        let rules = RuleSet::new(game, Variants::NONE);
        let (mut proved, mut wrong) = (0, Vec::new());
        for side in Side::ALL {
            for paragraph in strategy(&rules, side).iter().flat_map(|section| &section.paragraphs) {
                let (Some(advice), Some(diagram)) = (paragraph.advice, &paragraph.diagram) else {
                    panic!("{game}: {}: no example", paragraph.key);
                };
                // The early placement phase of Bagh-Chal is in no table.
                let late = |p: &Position| game != GameId::BaghChal || p.goats_in_hand() < 2;
                let positions = diagram.positions();
                let own = positions.iter().zip(&diagram.moves).filter(|(p, _)| p.side() == side && late(p));
                for (number, (before, &mv)) in own.enumerate() {
                    let told = format!("{game}: {}: {before} {}", paragraph.key, mv.notation(rules.board()));
                    let worth = |mv: Move| value(&engine, &before.play(mv).unwrap()).to(side);
                    let had = value(&engine, before).to(side);
                    if had < 0 || worth(mv) < had {
                        wrong.push(format!("{told}: worth {had}, then {}", worth(mv)));
                    }
                    let ignores = |&mv: &Move| advice.is_followed_by(before, mv) != Some(true);
                    let others: Vec<Move> = before.legal_moves().into_iter().filter(ignores).collect();
                    let keep = others.iter().filter(|&&mv| worth(mv) >= had).count();
                    let matters = advice.evidence(game).is_some_and(|evidence| evidence.strength() > Strength::Weak);
                    if number == 0 && matters && 2 * keep > others.len() {
                        wrong.push(format!("{told}: {keep} of the {} other moves do as well", others.len()));
                    }
                    proved += 1;
                }
            }
        }
        assert_eq!(wrong, Vec::<String>::new());
        let least = if game == GameId::BaghChal { 13 } else { 18 };
        assert!(proved >= least, "{game}: {proved}");
    }
}
