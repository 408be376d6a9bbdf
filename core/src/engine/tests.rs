//! The engine from outside: levels, hints, review and puzzles keep their promises.
#![allow(clippy::panic, reason = "a test fails by panicking")]

use super::*;
use crate::game::Game;
use crate::level::Level;
use crate::moves::Move;
use crate::position::Position;
use crate::rules::{GameId, RuleSet, Variant, Variants};
use crate::side::Side;

fn standard() -> RuleSet {
    RuleSet::new(GameId::Standard, Variants::NONE)
}

fn position(text: &str) -> Position {
    Position::parse(text, standard()).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn mv(text: &str) -> Move {
    Move::parse(text, standard().board()).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn every_level_plays_every_rule_set_to_the_end_or_far() {
    let engine = Engine::without_tables();
    for game in GameId::ALL {
        for variant in [None, Some(Variant::MultipleJumps), Some(Variant::PlacingTigers), Some(Variant::RepeaterLoses)]
        {
            let rules = RuleSet::new(game, variant.into_iter().collect());
            let mut game = Game::new(rules);
            for (turn, level) in Level::ALL.iter().cycle().take(80).enumerate() {
                if game.outcome().is_some() {
                    break;
                }
                let answer = engine.suggest(&Situation::of(&game), *level, turn as u64, &Limits::nodes(200));
                let answer = answer.unwrap_or_else(|error| panic!("{rules:?}: {error}"));
                assert_eq!(game.play(answer.mv), Ok(()));
            }
        }
    }
}

#[test]
fn no_level_overlooks_a_win_in_one() {
    let engine = Engine::without_tables();
    let goat = position("G/2T3/G2G1T/GGG1GT/GGGG t 0 4 0 - 0");
    for level in Level::ALL {
        for seed in 0..20 {
            let answer = engine.suggest(&Situation::new(goat), level, seed, &Limits::NONE);
            assert!(answer.is_ok_and(|answer| answer.mv.is_capture()), "{level} {seed}");
        }
    }
}

#[test]
fn the_end_and_a_cancellation_are_told_apart() {
    let engine = Engine::without_tables();
    let trapped = position("1/1T1GGG/1T1GGG/1GGG1T/GGG1 g 0 3 0 - 0");
    let cancel = || Signal::Cancel;
    let limits = Limits::NONE.with_signal(&cancel);
    let situation = Situation::new(trapped);
    assert_eq!(engine.hint(&situation, &limits), Err(NoAnswer::Cancelled));
    assert_eq!(engine.judge(&situation, &limits), Err(NoAnswer::Cancelled));
    for level in Level::ALL {
        assert_eq!(engine.suggest(&situation, level, 1, &limits).map(|s| s.mv), Err(NoAnswer::Cancelled));
    }
    let won = Won::captured();
    assert_eq!(engine.hint(&Situation::new(won), &Limits::NONE), Err(NoAnswer::GameOver));
    assert!(engine.judge(&Situation::new(won), &Limits::NONE).is_ok_and(|judged| judged.value == Value::Tigers));
}

/// A position in which the tigers have won.
struct Won;

impl Won {
    fn captured() -> Position {
        let before = position("G/2T3/G2G1T/GGG1GT/GGGG t 0 4 0 - 0");
        let capture = before.legal_moves().into_iter().find(|mv| mv.is_capture());
        capture.map_or(before, |mv| before.play_unchecked(mv))
    }
}

#[test]
fn hints_state_what_is_so() {
    let engine = Engine::without_tables();
    let mut game = Game::new(standard());
    let mut ideas = std::collections::BTreeSet::new();
    for turn in 0..70 {
        if game.outcome().is_some() {
            break;
        }
        let situation = Situation::of(&game);
        let Ok(hint) = engine.hint(&situation, &Limits::nodes(3_000)) else { panic!("a hint at {turn}") };
        let (before, after) = (*game.position(), game.position().play_unchecked(hint.mv));
        assert_eq!(hint.piece, hint.mv.from());
        match hint.reason {
            Reason::TakeGoat { goat } | Reason::LastCapture { goat } => {
                assert!(before.goats().contains(goat) && !after.goats().contains(goat));
            }
            Reason::SaveGoat { goat } => {
                assert!(before.capturable_goats().contains(goat) && after.capturable_goats().is_empty());
            }
            Reason::FreeTiger { tiger } => {
                assert!(before.trapped_tigers().contains(tiger) && !after.trapped_tigers().contains(tiger));
            }
            Reason::TrapTiger { tiger } => {
                assert!(!before.trapped_tigers().contains(tiger) && after.trapped_tigers().contains(tiger));
            }
            Reason::Fork { first, second } => {
                assert!(first != second && after.capturable_goats().contains(first));
                assert!(after.capturable_goats().contains(second));
            }
            Reason::Threaten { goat } => assert!(after.capturable_goats().contains(goat)),
            Reason::SafePoint { at } => assert!(!before.board().can_be_captured_on(at) && after.goats().contains(at)),
            Reason::Forced => assert_eq!(before.legal_moves().len(), 1),
            Reason::LastTrap => assert_eq!(after.winner(), Some(Side::Goats)),
            _ => {}
        }
        ideas.insert(hint.idea());
        assert_eq!(game.play(hint.mv), Ok(()));
    }
    assert!(ideas.len() > 2, "{ideas:?}");
}

#[test]
fn a_move_that_lets_the_last_goat_be_taken_is_refuted() {
    let engine = Engine::without_tables();
    // Four goats are lost; the goat on c4 can be taken by the tiger on b3 unless something is done.
    let mut game = Game::from_position(position("G/2T3/G2G1T/GGG1GT/GGGG t 0 4 0 - 0"));
    let quiet: Vec<Move> = game.legal_moves().into_iter().filter(|mv| !mv.is_capture()).collect();
    for &quiet in &quiet {
        let refuted = engine.refute(&Situation::of(&game), quiet, &Limits::nodes(20_000));
        let Ok(Some(refutation)) = refuted else { panic!("{quiet:?}: {refuted:?}") };
        assert!(refutation.better.is_capture());
        assert_eq!((refutation.before.value, refutation.after.value), (Value::Tigers, Value::Draw));
        let mut after = game.clone();
        assert!(core::iter::once(quiet).chain(refutation.line).all(|mv| after.play(mv).is_ok()));
        assert!(after.plies().len() > 1);
    }
    let Some(&quiet) = quiet.first() else { panic!("there is a quiet move") };
    assert_eq!(game.play(quiet), Ok(()));
    let review = engine.review(&game, &Limits::nodes(5_000), &mut |_, _| {});
    assert!(review.is_ok_and(|review| review.turning_points().eq([0])));
}

#[test]
fn a_review_tells_its_progress_and_counts_what_was_kept() {
    let engine = Engine::without_tables();
    let mut game = Game::new(standard());
    for text in ["e1", "b3-c3", "e4", "c3-d3", "d6"] {
        assert_eq!(game.play(mv(text)), Ok(()));
    }
    let mut told = Vec::new();
    let review = engine.review(&game, &Limits::nodes(1_000), &mut |done, all| told.push((done, all)));
    let Ok(review) = review else { panic!("{review:?}") };
    assert_eq!(told, [(1, 5), (2, 5), (3, 5), (4, 5), (5, 5)]);
    assert_eq!(review.moves.iter().map(|reviewed| reviewed.side).filter(|&side| side == Side::Goats).count(), 3);
    assert!(review.goats_accuracy.is_none_or(|accuracy| accuracy <= 1000));
}

#[test]
fn puzzles_have_one_solution_and_repeat() {
    let engine = Engine::without_tables();
    let make = || {
        let mut maker = engine.puzzles(standard(), 5);
        (0..3).map(|_| maker.next(&Limits::nodes(20_000), |_| true)).collect::<Vec<_>>()
    };
    let puzzles = make();
    assert_eq!(puzzles, make());
    for puzzle in puzzles {
        let Ok(Some(puzzle)) = puzzle else { panic!("{puzzle:?}") };
        assert!(puzzle.position.check(puzzle.solution).is_ok());
        let mut now = puzzle.position;
        for &mv in &puzzle.line {
            now = now.play(mv).unwrap_or_else(|refusal| panic!("{refusal}"));
        }
        assert_eq!(puzzle.line.first(), Some(&puzzle.solution));
    }
}

#[test]
fn a_ladder_game_repeats() {
    let engine = Engine::without_tables();
    let play = || {
        let (easy, random) = (Contestant::Level(Level::Easy), Contestant::Random);
        engine.ladder_game(standard(), easy, random, 3, LadderSettings::default(), &Limits::nodes(300))
    };
    let moves = |game: LadderGame| game.game.plies().iter().map(|ply| ply.mv).collect::<Vec<_>>();
    let (first, second) = (play().map(moves), play().map(moves));
    assert_eq!(first, second);
}
