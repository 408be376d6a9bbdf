//! Fuzz targets: functions that take any bytes and must neither panic nor hang.
//!
//! Whatever is read, the answer is a value or an error; and a value that was read is written and read again as
//! itself. `replay.rs` runs each target over its corpus and seeded mutations of it in every test run;
//! `libfuzzer/` lets a coverage-guided fuzzer look for more (`./test fuzz`).
#![allow(clippy::expect_used, reason = "a fuzz target fails by panicking")]

use aadupuli_cli::ugi::Session;
use aadupuli_core::{GameId, Match, Move, Position, RuleSet, Variant, Variants};

/// A target: its name, which is also its folder in `corpus/`, and the function.
pub type Target = (&'static str, fn(&[u8]));

/// Every target.
pub const TARGETS: [Target; 5] =
    [("position_strings", position_strings), ("moves", moves), ("saves", saves), ("records", records), ("ugi", ugi)];

fn every_rule_set() -> impl Iterator<Item = RuleSet> {
    let variants = [Variants::NONE, Variant::ALL.into_iter().collect()];
    GameId::ALL.into_iter().flat_map(move |game| variants.map(|variants| RuleSet::new(game, variants)))
}

/// Position strings under every rule set; what is read can be played.
pub fn position_strings(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    for rules in every_rule_set() {
        if let Ok(position) = Position::parse(&text, rules) {
            assert_eq!(Position::parse(&position.to_string(), rules), Ok(position));
            for mv in position.legal_moves() {
                position.play(mv).expect("a legal move is accepted");
            }
        }
    }
}

/// Moves in notation on both boards.
pub fn moves(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    for rules in every_rule_set() {
        if let Ok(mv) = Move::parse(&text, rules.board()) {
            assert!(text.eq_ignore_ascii_case(&mv.notation(rules.board()).to_string()));
            let _ = Position::start(rules).check(mv);
        }
    }
}

/// Save files.
pub fn saves(input: &[u8]) {
    if let Ok(played) = Match::from_save(input) {
        assert_eq!(Match::from_save(played.to_save().as_bytes()), Ok(played));
    }
}

/// Game records.
pub fn records(input: &[u8]) {
    if let Ok(played) = Match::from_record(&String::from_utf8_lossy(input)) {
        assert_eq!(Match::from_record(&played.to_record()).map(|read| read.game), Ok(played.game));
    }
}

/// A session of the engine protocol, a command a line; searches and deep counts are left out.
pub fn ugi(input: &[u8]) {
    let mut session = Session::default();
    for line in String::from_utf8_lossy(input).lines().take(40) {
        // These work for as long as they are told to: their limits have tests of their own.
        let slow = ["go", "perft", "value", "hint"];
        if line.split_ascii_whitespace().any(|word| slow.iter().any(|slow| word.eq_ignore_ascii_case(slow))) {
            continue;
        }
        for answer in session.answer(line) {
            assert!(!answer.contains('\n'), "an answer on several lines: {answer:?}");
        }
    }
}
