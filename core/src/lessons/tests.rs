//! Every lesson is played here, with every right and every wrong answer.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a failure is the test's failure")]

use super::*;
use crate::moves::Move;
use crate::point::{Point, PointSet};
use crate::position::Position;
use crate::side::Side;

/// What a tiger on `from` could do, straight from the board's lines: steps and jumps over goats.
fn tiger_moves(position: &Position, from: Point) -> Vec<Move> {
    let mut moves = Vec::new();
    for line in position.board().lines() {
        let line: Vec<Point> = line.collect();
        for line in [line.clone(), line.into_iter().rev().collect()] {
            let Some(at) = line.iter().position(|&p| p == from) else { continue };
            let piece = |ahead: usize| line.get(at + ahead).map(|&p| (p, position.piece(p)));
            match (piece(1), piece(2)) {
                (Some((to, None)), _) => moves.push(Move::Step { from, to }),
                (Some((_, Some(crate::Piece::Goat))), Some((to, None))) => moves.push(Move::Capture { from, to }),
                _ => {}
            }
        }
    }
    moves
}

fn captures(position: &Position) -> Vec<(Point, Move)> {
    let moves = position.tigers().iter().flat_map(|tiger| tiger_moves(position, tiger));
    moves.filter_map(|mv| Some((position.captured_point(mv)?, mv))).collect()
}

/// Whether some line goes on beyond this point on both sides.
fn is_inside_a_line(position: &Position, at: Point) -> bool {
    position.board().lines().any(|line| {
        let line: Vec<Point> = line.collect();
        line.iter().position(|&p| p == at).is_some_and(|i| i > 0 && i + 1 < line.len())
    })
}

fn assert_property(property: &Property, before: &Position, mv: Move, after: &Position, drawn: bool) {
    let goats_move = before.side() == Side::Goats;
    match property {
        Property::OneOf(moves) | Property::Keeps { moves, .. } => assert!(moves.contains(&mv)),
        Property::MovesFrom(point) => assert_eq!(mv.from(), Some(*point)),
        Property::GoesTo(points) => assert!(points.contains(mv.to().unwrap())),
        Property::Captures => assert_eq!(after.goats().len() + 1, before.goats().len()),
        Property::NoGoatCanBeCaptured => assert_eq!(captures(after), []),
        Property::Protects(goat) => assert!(captures(after).iter().all(|(taken, _)| taken != goat)),
        Property::OnSafePoint => assert!(goats_move && !is_inside_a_line(before, mv.to().unwrap())),
        Property::Traps(tiger) => assert_eq!(tiger_moves(after, *tiger), []),
        Property::TrapsEveryTiger => assert_eq!(after.winner(), Some(Side::Goats)),
        Property::Threatens(least) => {
            let goats: PointSet = captures(after).into_iter().map(|(goat, _)| goat).collect();
            assert!(goats.len() >= usize::from(*least));
        }
        Property::Draws => assert!(drawn),
        Property::Wins => assert_eq!(after.winner(), Some(before.side())),
    }
}

fn assert_true(wrong: WrongTry, before: &Position, mv: Option<Move>, task: &Task) {
    let after = mv.map(|mv| before.play(mv).unwrap());
    let after = after.as_ref().unwrap_or(before);
    let (from, to) = (mv.and_then(Move::from), mv.and_then(Move::to));
    match wrong {
        WrongTry::NotAsked => assert!(matches!(task, Task::Move(properties)
            if properties.iter().any(|p| matches!(p, Property::OneOf(moves) if !moves.contains(&mv.unwrap()))))),
        WrongTry::AnotherPiece { asked } => assert_ne!(from, Some(asked)),
        WrongTry::AnotherPoint { asked } => assert!(before.board().row(asked) == 0 && mv.is_none()),
        WrongTry::GoesElsewhere { asked } => assert!(to.is_none_or(|to| !asked.contains(to))),
        WrongTry::CapturesNothing { could } => {
            assert!(!mv.unwrap().is_capture());
            assert!(could.is_some_and(|could| could.is_capture() && before.check(could).is_ok()));
        }
        WrongTry::GoatCanBeCaptured { goat, by } => assert!(captures(after).contains(&(goat, by))),
        WrongTry::CanBeJumped { at, from, to } => {
            assert_eq!(before.board().over(from, to), Some(at));
            assert!(is_inside_a_line(before, at));
        }
        WrongTry::TigerEscapes { tiger, by } => {
            assert!(after.tigers().contains(tiger) && tiger_moves(after, tiger).contains(&by));
        }
        WrongTry::ThreatensTooFew { goats, asked } => {
            let threatened: PointSet = captures(after).into_iter().map(|(goat, _)| goat).collect();
            assert_eq!(threatened.len(), usize::from(goats));
            assert!(goats < asked);
        }
        WrongTry::GameGoesOn => assert_eq!(after.winner(), None),
        // Whether it does is proved by tables, in `core/tests/lessons_by_tables.rs`.
        WrongTry::GivesAway { side, .. } => assert_eq!(side, before.side()),
        WrongTry::GoatIsSafe { goat } => {
            assert!(before.goats().contains(goat) && captures(before).iter().all(|(taken, _)| *taken != goat));
        }
        WrongTry::NoGoatThere { at } => assert!(!before.goats().contains(at)),
        WrongTry::NoTigerThere { at } => assert!(!before.tigers().contains(at)),
    }
}

/// Every move that can be named on a board, legal or not.
fn every_move(position: &Position) -> Vec<Move> {
    let points = || position.board().points();
    let places = points().map(Move::Place);
    let far =
        points().flat_map(|from| points().flat_map(move |to| [Move::Step { from, to }, Move::Capture { from, to }]));
    places.chain(far).chain([Move::Pass, Move::Stop]).collect()
}

/// Tries everything on the step now, then goes on from each accepted answer. Says how many steps were visited.
fn explore(run: &LessonRun, step: &Step, seen: &mut Vec<&'static str>) -> usize {
    let view = run.view();
    let lesson = Lesson::new(run.lesson());
    let go_on = |mut run: LessonRun, seen: &mut Vec<&'static str>| {
        assert_eq!(run.next(), view.step + 1 < view.steps);
        lesson.steps().get(view.step + 1).map_or(0, |next| explore(&run, next, seen))
    };
    let first_visit = !seen.contains(&step.key);
    seen.push(step.key);
    for fact in &step.facts {
        assert_ne!(fact.holds(&view.position), Some(false), "{}: {fact:?}", step.text_key());
    }
    for arrow in &step.highlights.arrows {
        assert_eq!(view.position.check(*arrow), Ok(()), "{}", step.text_key());
    }
    let Some(task) = &step.task else { return 1 + go_on(run.clone(), seen) };
    assert!(!run.clone().next(), "a task is not passed over unnoticed");
    assert!(run.clone().show_me() && (run.clone().skip() || view.step + 1 == view.steps), "{}", step.text_key());
    let mut visited = 1;
    let mut wrong_tries = 0;
    if let Task::Find(_) = task {
        for point in view.position.board().points() {
            let mut tried = run.clone();
            match tried.tap(point) {
                Try::Found(found) => {
                    assert_eq!(found, point);
                    visited += if visited == 1 { go_on(tried, seen) } else { 0 };
                }
                Try::Wrong(wrong) => {
                    assert_true(wrong, &view.position, None, task);
                    wrong_tries += 1;
                }
                other => panic!("{}: {other:?}", step.text_key()),
            }
        }
        assert!(visited > 1 && wrong_tries > 0);
        return visited;
    }
    // What is new on the board is tried once, however many ways lead there; what goes on differs by the way.
    if !first_visit && matches!(step.scene, Scene::New(_)) {
        return 1;
    }
    for mv in every_move(&view.position) {
        if !first_visit && view.position.check(mv).is_err() {
            continue;
        }
        let mut tried = run.clone();
        match tried.attempt(mv) {
            Try::Accepted { mv: accepted, reply } => {
                assert_eq!(accepted, mv);
                let after = view.position.play(mv).unwrap();
                let drawn = tried.view().outcome.is_some_and(|outcome| outcome.winner().is_none());
                if let Task::Move(properties) = task {
                    for property in properties {
                        assert_property(property, &view.position, mv, &after, drawn);
                    }
                }
                assert_eq!(reply.is_some(), !step.replies.is_empty(), "{}: after {mv:?}", step.text_key());
                assert!(tried.view().solved);
                assert_eq!(tried.attempt(mv), Try::NothingAsked);
                visited += go_on(tried, seen);
            }
            Try::Wrong(wrong) => {
                assert_true(wrong, &view.position, Some(mv), task);
                assert_eq!(tried.view().position, view.position, "the learner may try again");
                wrong_tries += 1;
            }
            Try::Refused(refusal) => assert_eq!(view.position.check(mv), Err(refusal)),
            other => panic!("{}: {other:?}", step.text_key()),
        }
    }
    assert!(visited > 1 || view.step + 1 == view.steps);
    assert_eq!(wrong_tries == 0, *task == Task::AnyMove, "{}: a task needs an answer that is wrong", step.text_key());
    visited
}

#[test]
fn scripts_have_no_mistakes_and_no_key_twice() {
    for id in LessonId::ALL {
        let lesson = Lesson::new(id);
        assert_eq!(script::mistakes(), Vec::<String>::new(), "{}", id.id());
        let mut keys: Vec<&str> = lesson.steps().iter().map(|step| step.key).collect();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), lesson.steps().len(), "{}", id.id());
    }
}

#[test]
fn every_lesson_is_played_with_every_answer() {
    for id in LessonId::ALL {
        let visited = explore(&LessonRun::new(id), &Lesson::new(id).steps()[0], &mut Vec::new());
        assert!(visited >= Lesson::new(id).steps().len(), "{}", id.id());
    }
}

#[test]
fn every_lesson_can_be_skipped_through_and_left_and_resumed_at_each_step() {
    for id in LessonId::ALL {
        let mut run = LessonRun::new(id);
        loop {
            let kept = serde_json::to_string(&run.progress()).unwrap();
            let mut resumed = LessonRun::resume(id, &serde_json::from_str(&kept).unwrap());
            if run.is_finished() {
                assert_eq!(resumed.view().step, 0, "a finished lesson begins anew");
                break;
            }
            assert_eq!(resumed.view().step, run.view().step);
            assert_eq!(resumed.view().position, run.view().position);
            assert_eq!(resumed.back(), run.view().can_go_back);
            run.skip();
        }
        assert!(run.is_finished(), "{}", id.id());
        assert!(run.progress().completed);
        run.restart();
        assert_eq!(run.view().step, 0);
    }
}

#[test]
fn taps_do_what_moves_do() {
    let mut run = LessonRun::new(LessonId::Captures);
    run.next();
    let board = run.view().position.board();
    let point = |name| board.point(name).unwrap();
    assert_eq!(run.tap(point("b3")), Try::Selected(point("b3")));
    assert!(run.view().targets.contains(point("d3")));
    assert!(matches!(run.tap(point("c3")), Try::Refused(crate::Refusal::Occupied { .. })));
    assert!(matches!(run.tap(point("b4")), Try::Wrong(WrongTry::CapturesNothing { could: Some(_) })));
    run.tap(point("b3"));
    assert!(matches!(run.tap(point("d3")), Try::Accepted { mv: Move::Capture { .. }, reply: None }));
    assert_eq!(run.view().done_key.as_deref(), Some("lesson-captures-capture-done"));
    run.try_again();
    assert!(!run.view().solved);
}

#[test]
fn kept_progress_survives_changed_scripts_and_nonsense() {
    let answers = |texts: &[&str]| LessonProgress {
        answers: texts.iter().map(|&text| text.to_owned()).collect(),
        completed: false,
    };
    let run = LessonRun::resume(LessonId::Captures, &answers(&["", "b3xd3", "c2-c4", "", "x", "a1"]));
    assert_eq!(run.view().step, 2, "the third answer is no capture, so the lesson goes on there");
    let run = LessonRun::resume(LessonId::Board, &answers(&["nonsense"; 1000]));
    assert!(run.view().step < run.view().steps);
}
