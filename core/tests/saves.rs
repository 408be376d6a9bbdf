//! Save files that were cut, flipped, altered, or written by other versions.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs, reason = "a test fails by panicking")]

use std::time::Duration;

use aadupuli_core::{
    ClockSetting, DamagedPart, Date, Game, GameId, Level, LoadError, Match, Move, Player, Refusal, RuleSet, Side,
    Variant, Variants,
};

/// A game with everything that a save can hold: clock, handicap, variants, moves taken back, names in Tamil.
fn rich() -> Match {
    let rules = RuleSet::new(GameId::Standard, Variants::NONE.with(Variant::MultipleJumps)).with_handicap(-1).unwrap();
    let clock = ClockSetting { per_player: Duration::from_secs(300) };
    let mut game = Game::new(rules).with_clock(Some(clock));
    for text in ["e1", "b3-c3", "e4", "c3-d3", "d6", "a1-b3", "b1", "d3-e2"] {
        game.spend(Duration::from_millis(1_500));
        game.play(Move::parse(text, rules.board()).unwrap()).unwrap();
    }
    game.undo().unwrap();
    game.undo().unwrap();
    game.spend(Duration::from_millis(700));
    Match {
        seed: 42,
        date: Date::new(2026, 11, 29),
        ..Match::new(game, Player::person("மீனா \"M\""), Player::Computer(Level::Hard))
    }
}

#[test]
fn everything_that_a_save_holds_comes_back() {
    let played = rich();
    let loaded = Match::from_save(played.to_save().as_bytes()).unwrap();
    assert_eq!(loaded, played);
    assert_eq!(loaded.game.time_left(Side::Goats), Some(Duration::from_millis(300_000 - 3 * 1_500 - 700)));
    assert_eq!(loaded.game.redo_len(), 2);
}

#[test]
fn every_way_to_end_comes_back() {
    let mut parlour = Game::new(RuleSet::new(GameId::Parlour, Variants::NONE));
    while parlour.claim_draw().is_err() {
        let moves = parlour.legal_moves();
        parlour.play(moves[0]).unwrap();
        assert_eq!(parlour.outcome(), None);
    }
    let mut resigned = rich().game;
    resigned.resign(Side::Tigers).unwrap();
    let mut late = rich().game;
    late.spend(Duration::from_secs(1_000));
    for game in [parlour, resigned, late] {
        assert!(game.outcome().is_some());
        let played = Match::new(game, Player::person(""), Player::person(""));
        assert_eq!(Match::from_save(played.to_save().as_bytes()), Ok(played));
    }
}

#[test]
fn a_save_cut_at_every_byte_is_refused() {
    let text = rich().to_save();
    let whole = text.trim_end().len();
    for cut in 0..whole {
        let error = Match::from_save(&text.as_bytes()[..cut]).unwrap_err();
        if cut > 30 {
            assert!(matches!(error, LoadError::Damaged { part: DamagedPart::Json { .. } }), "{cut}: {error}");
        }
    }
    assert!(Match::from_save(&text.as_bytes()[..whole]).is_ok());
}

#[test]
fn every_flipped_bit_is_refused_or_changes_nothing() {
    let played = rich();
    let text = played.to_save();
    for byte in 0..text.len() {
        for bit in 0..8 {
            let mut bytes = text.clone().into_bytes();
            bytes[byte] ^= 1 << bit;
            if let Ok(loaded) = Match::from_save(&bytes) {
                assert_eq!(loaded, played, "byte {byte}, bit {bit}");
            }
        }
    }
}

#[test]
fn an_illegal_move_is_named_with_its_ply() {
    let text = rich().to_save().replace("\"e4\"", "\"b4\"");
    let error = Match::from_save(text.as_bytes()).unwrap_err();
    let LoadError::IllegalMove { ply: 3, text, refusal: Refusal::Occupied { .. } } = error else {
        panic!("{error:?}");
    };
    assert_eq!(text, "b4");
    let text = rich().to_save().replace("\"e4\"", "\"e9\"");
    assert!(matches!(Match::from_save(text.as_bytes()), Err(LoadError::NotAMove { ply: 3, .. })));
}

#[test]
fn a_legal_but_different_move_is_refused_by_the_checksum() {
    let text = rich().to_save().replace("\"e4\"", "\"e3\"");
    assert_eq!(Match::from_save(text.as_bytes()), Err(LoadError::Damaged { part: DamagedPart::Checksum }));
}

#[test]
fn other_files_and_other_versions_are_told_apart() {
    let error = |text: &str| Match::from_save(text.as_bytes()).unwrap_err();
    for text in ["", "hello", "{}", "[1]", "{\"format\":\"chess\",\"version\":1}", "null"] {
        assert_eq!(error(text), LoadError::NotASave, "{text}");
    }
    assert_eq!(error("{\"format\":\"aadupuli\",\"version\":2,\"new\":[]}"), LoadError::TooNew { version: 2 });
    for text in ["{\"format\":\"aadupuli\"}", "{\"format\":\"aadupuli\",\"version\":0}"] {
        assert_eq!(error(text), LoadError::Damaged { part: DamagedPart::Version });
    }
    assert!(matches!(error("{\"format\":\"aadupuli\",\"version\":1}"), LoadError::Damaged { .. }));
    let deep = format!("{{\"format\":\"aadupuli\",\"version\":1,\"moves\":{}", "[".repeat(100_000));
    assert!(matches!(error(&deep), LoadError::Damaged { .. }));
}

/// Saves that released versions have written: they stay loadable for ever.
#[test]
fn golden_saves_of_every_version_load() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/saves");
    let mut count = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let bytes = std::fs::read(&path).unwrap();
        let played = Match::from_save(&bytes).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let record = played.to_record();
        let again = Match::from_record(&record).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(again.game.position(), played.game.position());
        assert_eq!(Match::from_save(played.to_save().as_bytes()), Ok(played));
        count += 1;
    }
    assert!(count >= 8, "only {count} golden saves");
}

/// Writes the golden saves of the version that is being released:
/// `cargo test -p aadupuli-core --test saves -- --ignored`. Files that exist are left as they are.
#[test]
#[ignore = "writes files; run by name for a release"]
fn write_golden_saves() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/saves");
    let mut saves = vec![("everything".to_owned(), rich())];
    for id in GameId::ALL {
        for (name, variants) in [("plain", vec![]), ("variants", Variant::ALL.to_vec())] {
            let mut game = Game::new(RuleSet::new(id, variants.into_iter().collect()));
            for choice in (0..400usize).map(|n| n * 7 + n / 3) {
                let moves = game.legal_moves();
                let Some(&mv) = moves.get(choice % moves.len().max(1)) else { break };
                game.play(mv).unwrap();
            }
            let played = Match::new(game, Player::person("Ravi"), Player::Computer(Level::Perfect));
            saves.push((format!("{id}-{name}"), played));
        }
    }
    for (name, played) in saves {
        let path = format!("{folder}/v1-{name}.json");
        if !std::path::Path::new(&path).exists() {
            std::fs::write(path, played.to_save()).unwrap();
        }
    }
}
