//! What holds for every position and game of every rule set and variant.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs, reason = "a test fails by panicking")]

mod random_games;

use std::collections::HashSet;

use aadupuli_core::{Board, Game, Match, Move, Point, Position, Side};
use proptest::prelude::*;
use random_games::{games, matches, play, rules};

/// Every move that can be written down on a board, legal or not.
fn all_writable_moves(board: &'static Board) -> Vec<Move> {
    let points: Vec<Point> = board.points().collect();
    let mut moves = vec![Move::Stop, Move::Pass];
    moves.extend(points.iter().map(|&to| Move::Place(to)));
    for &from in &points {
        for &to in &points {
            moves.extend([Move::Step { from, to }, Move::Capture { from, to }]);
        }
    }
    moves
}

fn sorted(moves: impl IntoIterator<Item = Move>) -> Vec<Move> {
    let mut moves: Vec<Move> = moves.into_iter().collect();
    moves.sort();
    moves
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn undo_takes_back_what_was_played(mut game in games(120)) {
        let before = game.clone();
        for mv in game.legal_moves() {
            game.play(mv).unwrap();
            game.undo().unwrap();
            prop_assert_eq!(game.position(), before.position());
            prop_assert_eq!(game.plies(), before.plies());
            prop_assert_eq!(game.outcome(), before.outcome());
        }
        let plies = game.plies().len();
        game = before.clone();
        while game.undo().is_ok() {}
        prop_assert_eq!(game.position(), game.start());
        while game.redo().is_ok() {}
        prop_assert_eq!(game.plies().len(), plies);
        prop_assert_eq!(game.outcome(), before.outcome());
        prop_assert_eq!(game, before);
    }

    #[test]
    fn a_move_is_accepted_exactly_when_it_is_legal(game in games(90)) {
        let position = game.position();
        let legal: HashSet<Move> = position.legal_moves().into_iter().collect();
        for mv in all_writable_moves(position.board()) {
            prop_assert_eq!(position.check(mv).is_ok(), legal.contains(&mv), "{:?} in {}", mv, position);
            prop_assert_eq!(position.play(mv).is_ok(), legal.contains(&mv));
        }
    }

    #[test]
    fn pieces_are_conserved(game in games(150)) {
        let rules = game.rules();
        for ply in game.plies() {
            let p = &ply.position;
            prop_assert_eq!(p.goats().len() as u8 + p.goats_in_hand() + p.goats_captured(), rules.goats);
            prop_assert_eq!(p.tigers().len() as u8 + p.tigers_in_hand(), rules.tigers);
            prop_assert!((p.goats() & p.tigers()).is_empty());
        }
    }

    #[test]
    fn the_key_kept_move_by_move_is_the_key_made_afresh(game in games(150)) {
        for ply in game.plies() {
            let fresh = ply.position.to_setup().check().expect("a reached position is legal");
            prop_assert_eq!(fresh.key(), ply.position.key());
            prop_assert_eq!(fresh, ply.position);
            let read = Position::parse(&ply.position.to_string(), *game.rules()).unwrap();
            prop_assert_eq!(read, ply.position);
        }
    }

    #[test]
    fn the_mirrored_position_has_the_mirrored_moves(game in games(120)) {
        let position = game.position();
        let board = position.board();
        let mirrored = position.mirrored();
        prop_assert_eq!(mirrored.mirrored(), *position);
        prop_assert_eq!(mirrored.winner(), position.winner());
        let expected = sorted(position.legal_moves().into_iter().map(|mv| mv.mirrored(board)));
        prop_assert_eq!(sorted(mirrored.legal_moves()), expected);
        for mv in position.legal_moves() {
            let (there, here) = (mirrored.play(mv.mirrored(board)).unwrap(), position.play(mv).unwrap());
            prop_assert_eq!(there, here.mirrored());
        }
    }

    #[test]
    fn a_save_loads_as_what_was_saved(mut played in matches(80), back in 0usize..6, seed: u64) {
        for _ in 0..back {
            let _ = played.game.undo();
        }
        played.seed = seed;
        let text = played.to_save();
        prop_assert!(text.is_ascii());
        prop_assert_eq!(Match::from_save(text.as_bytes()), Ok(played));
    }

    #[test]
    fn a_record_reads_as_what_was_written(played in matches(80), resigns: bool) {
        let mut played = played;
        if resigns {
            let _ = played.game.resign(Side::Goats);
        }
        let text = played.to_record();
        prop_assert_eq!(Match::from_record(&text), Ok(played), "{}", text);
    }

    #[test]
    fn repetitions_are_a_plain_count_of_the_history(game in games(200)) {
        for plies in 0..=game.plies().len() {
            let now: Game = game.truncated(plies);
            let position = now.position();
            let same = (0..=plies).filter_map(|n| now.position_after(n)).filter(|p| p.key() == position.key()).count();
            prop_assert_eq!(now.repetitions(), if position.is_movement_phase() { same } else { 0 });
        }
    }

    #[test]
    fn notation_reads_as_what_was_written(rules in rules()) {
        let board = rules.board();
        for mv in all_writable_moves(board) {
            let text = mv.notation(board).to_string();
            prop_assert_eq!(Move::parse(&text, board), Ok(mv));
            prop_assert_eq!(Move::parse(&text.to_uppercase(), board), Ok(mv));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    /// Draws aside, which would end most of them early: the positions go on for 2,000 moves.
    #[test]
    fn two_thousand_random_plies_stay_legal(rules in rules(), seed: u64) {
        let (mut position, mut random) = (Position::start(rules), seed);
        for _ in 0..2_000 {
            let moves = position.legal_moves();
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let Some(&mv) = moves.get((random >> 33) as usize % moves.len().max(1)) else {
                prop_assert!(position.winner().is_some(), "no move and no winner in {}", position);
                position = Position::start(rules);
                continue;
            };
            position = position.play(mv).unwrap();
            // A quiet count over the limit is the one thing that a game would have ended before.
            let mut setup = position.to_setup();
            setup.quiet_tiger_moves = setup.quiet_tiger_moves.min(u16::from(rules.quiet_tiger_moves.unwrap_or(u8::MAX)));
            prop_assert!(setup.check().is_ok(), "{} is refused", position);
        }
    }

    #[test]
    fn games_of_two_thousand_plies_end_or_go_on_by_the_rules(
        rules in rules(),
        choices in prop::collection::vec(any::<u16>(), 2_000),
    ) {
        let game = play(rules, &choices);
        prop_assert!(game.outcome().is_some() || game.plies().len() == 2_000);
        prop_assert_eq!(game.outcome().is_some(), game.legal_moves().is_empty());
    }
}
