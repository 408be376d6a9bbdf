//! Puzzles are proved anew here, move by move: exactly one first move keeps what the position is worth.
#![cfg(feature = "tables")]
#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "a test fails by panicking")]

use std::collections::{BTreeMap, BTreeSet};

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

/// The kinds of puzzles that are common are those of which the thousand of each game in `docs/performance.md` have ten.
#[test]
fn common_kinds_are_those_of_the_figures() {
    let document = include_str!("../../docs/performance.md");
    let table = document.split("| side and theme |").nth(1).unwrap();
    let mut rows = table.lines().take_while(|line| !line.is_empty());
    let games: Vec<GameId> = rows.next().unwrap().split('`').filter_map(GameId::from_id).collect();
    assert_eq!(games.len(), GameId::ALL.len());
    let mut counts = BTreeMap::new();
    for row in rows.skip(1) {
        let mut cells = row.trim_matches(['|', ' ']).split(" | ");
        let theme = Theme::from_id(cells.next().unwrap().split(": ").nth(1).unwrap()).unwrap();
        for (&game, cell) in games.iter().zip(cells) {
            for (difficulty, count) in Difficulty::ALL.into_iter().zip(cell.split(" · ")) {
                *counts.entry((game.id(), theme, difficulty)).or_insert(0) += count.parse::<u32>().unwrap();
            }
        }
    }
    for game in GameId::ALL {
        let kinds = || Theme::ALL.into_iter().flat_map(|theme| Difficulty::ALL.map(|difficulty| (theme, difficulty)));
        let count = |(theme, difficulty)| counts.get(&(game.id(), theme, difficulty)).copied().unwrap_or(0);
        assert_eq!(kinds().map(count).sum::<u32>(), 1000, "{game}");
        for kind in kinds() {
            assert_eq!(kind.0.is_common(game, kind.1), count(kind) >= 10, "{game}: {kind:?}: {}", count(kind));
        }
    }
}

/// Every kind that is common, in each game: some minutes.
#[test]
#[ignore = "takes minutes; run it in release"]
fn every_common_kind_is_found() {
    let tables = Tables::embedded().unwrap();
    let engine = Engine::new(&tables);
    for game in GameId::ALL {
        let kinds = Theme::ALL.into_iter().flat_map(|theme| Difficulty::ALL.map(|difficulty| (theme, difficulty)));
        let mut waiting: BTreeSet<_> = kinds.filter(|(theme, difficulty)| theme.is_common(game, *difficulty)).collect();
        let mut maker = engine.puzzles(RuleSet::new(game, Variants::NONE), 11);
        while !waiting.is_empty() {
            let wanted = |puzzle: &Puzzle| waiting.contains(&(puzzle.theme, puzzle.difficulty()));
            let found = maker.next(&Limits::NONE, wanted).unwrap();
            let puzzle = found.unwrap_or_else(|| panic!("{game}: none of {waiting:?}"));
            assert_proved(&engine, &puzzle);
            waiting.remove(&(puzzle.theme, puzzle.difficulty()));
        }
    }
}
