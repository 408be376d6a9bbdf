//! Puzzles are proved anew here, move by move: exactly one first move keeps what the position is worth.
#![cfg(feature = "tables")]
#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "a test fails by panicking")]

use std::collections::BTreeSet;

use aadupuli_core::engine::{Difficulty, Engine, Limits, Puzzle, Situation, Theme, Value};
use aadupuli_core::{GameId, Move, Position, RuleSet, Side, Tables, Variants};

/// What every move of a position is worth to its side: 1 for a win, 0 for a draw, −1 for a loss.
fn worths(engine: &Engine<'_>, position: &Position) -> Vec<(Move, i8)> {
    let worth = |&mv: &Move| {
        let after = position.play(mv).unwrap();
        let value = after.winner().map_or_else(
            || {
                let judged = engine.judge(&Situation::new(after), &Limits::NONE).unwrap();
                assert!(judged.is_exact(), "{after}");
                judged.value
            },
            Value::win,
        );
        (mv, value.to(position.side()))
    };
    position.legal_moves().iter().map(worth).collect()
}

fn assert_proved(engine: &Engine<'_>, puzzle: &Puzzle) {
    let position = &puzzle.position;
    let worths = worths(engine, position);
    let best = worths.iter().map(|(_, worth)| *worth).max().unwrap();
    let keeping: Vec<Move> = worths.iter().filter(|(_, worth)| *worth == best).map(|(mv, _)| *mv).collect();
    assert_eq!(keeping, [puzzle.solution], "{position}");
    let side = match puzzle.theme {
        Theme::Capture | Theme::Fork => Some((Side::Tigers, 1)),
        Theme::Trap => Some((Side::Goats, 1)),
        Theme::SaveGoat => Some((Side::Goats, 0)),
        Theme::HoldDraw => None,
    };
    assert_eq!((position.side(), best), side.unwrap_or((position.side(), 0)), "{position}");
    if puzzle.theme == Theme::Fork {
        assert!(position.play(puzzle.solution).unwrap().capturable_goats().len() > 1, "{position}");
    }
    let mut then = *position;
    for &mv in &puzzle.line {
        then = then.play(mv).unwrap();
    }
    assert_eq!(puzzle.line.first(), Some(&puzzle.solution));
}

#[test]
fn each_puzzle_has_exactly_one_solving_move() {
    let tables = Tables::embedded().unwrap();
    let engine = Engine::new(&tables);
    for game in GameId::ALL {
        let mut maker = engine.puzzles(RuleSet::new(game, Variants::NONE), 7);
        let mut sides = BTreeSet::new();
        for number in 0..6 {
            // By turns for both sides, so that the few of each run try both.
            let side = Side::ALL[number % 2];
            let wanted = |puzzle: &Puzzle| puzzle.position.side() == side;
            let puzzle = maker.next(&Limits::NONE, wanted).unwrap().unwrap();
            assert_proved(&engine, &puzzle);
            sides.insert(puzzle.position.side().id());
        }
        assert_eq!(sides.len(), 2, "{game}");
    }
}

/// Every theme in every grade, in each game: some minutes.
#[test]
#[ignore = "takes minutes; run it in release"]
fn every_theme_and_grade_is_found() {
    let tables = Tables::embedded().unwrap();
    let engine = Engine::new(&tables);
    for game in GameId::ALL {
        for theme in Theme::ALL {
            for difficulty in Difficulty::ALL {
                let mut maker = engine.puzzles(RuleSet::new(game, Variants::NONE), 11);
                let wanted = |puzzle: &Puzzle| puzzle.theme == theme && puzzle.difficulty() == difficulty;
                let found = maker.next(&Limits::NONE, wanted).unwrap();
                let puzzle = found.unwrap_or_else(|| panic!("{game}: no {theme} that is {}", difficulty.id()));
                assert_proved(&engine, &puzzle);
            }
        }
    }
}
