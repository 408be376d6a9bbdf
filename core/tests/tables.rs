//! The tables that are built in: right where values are known, and refused where they are damaged.
#![cfg(feature = "tables")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs, reason = "a test fails by panicking")]

use std::borrow::Cow;

use aadupuli_core::{GameId, Position, RuleSet, Side, TableError, Tables, Variant, Variants};

const TRUTH: &str = include_str!("../../tests/truth/values-standard.tsv");
const TABLE: &[u8] = include_bytes!("../tables/aadu-puli.table");

fn rules(game: GameId) -> RuleSet {
    RuleSet::new(game, Variants::NONE)
}

#[test]
fn every_known_movement_position_has_its_value_and_distance() {
    let tables = Tables::embedded().expect("the tables are built in");
    let mut prober = tables.prober();
    let mut compared = 0;
    for line in TRUTH.lines().skip(1) {
        let mut fields = line.split('\t');
        let (text, value) = (fields.next().unwrap_or_default(), fields.next().unwrap_or_default());
        let moves = fields.next().unwrap_or_default();
        let position = Position::parse(text, rules(GameId::Standard)).expect(text);
        if !position.is_movement_phase() || position.winner().is_some() {
            continue;
        }
        let found = prober.probe(&position).expect(text).expect(text);
        assert_eq!(found.winner.map_or("draw", Side::id), value, "{text}");
        assert_eq!(found.distance.map_or(String::new(), |n| n.to_string()), moves, "{text}");
        assert_eq!(prober.probe_winner(&position), Ok(Some(found.winner)), "{text}");
        compared += 1;
    }
    assert!(compared > 1600);
}

#[test]
fn a_win_that_is_too_far_for_the_quiet_count_is_a_draw() {
    let tables = Tables::embedded().expect("the tables are built in");
    let mut prober = tables.prober();
    let far = TRUTH.lines().skip(1).filter(|line| !line.ends_with('\t'));
    for line in far.step_by(20) {
        let fields: Vec<&str> = line.split('\t').collect();
        let position = Position::parse(fields[0], rules(GameId::Standard)).expect(line);
        if position.winner().is_some() {
            continue;
        }
        let distance: u16 = fields[2].parse().expect(line);
        let still = position.with_quiet_tiger_moves(50 - distance).expect(line);
        assert_eq!(prober.probe(&still).expect(line).expect(line).winner.map(Side::id), Some(fields[1]), "{line}");
        if distance > 1 {
            let late = position.with_quiet_tiger_moves(51 - distance).expect(line);
            assert_eq!(prober.probe(&late).expect(line).expect(line).winner, None, "{line}");
        }
    }
}

#[test]
fn mirrored_positions_have_the_same_value() {
    let tables = Tables::embedded().expect("the tables are built in");
    let mut prober = tables.prober();
    for line in TRUTH.lines().skip(1).step_by(7) {
        let text = line.split('\t').next().unwrap_or_default();
        let position = Position::parse(text, rules(GameId::Standard)).expect(text);
        assert_eq!(prober.probe(&position), prober.probe(&position.mirrored()), "{text}");
    }
}

#[test]
fn whether_a_side_wins_agrees_with_who_wins() {
    let tables = Tables::embedded().expect("the tables are built in");
    let mut prober = tables.prober();
    let mut compared = 0;
    for line in TRUTH.lines().skip(1).step_by(3) {
        let text = line.split('\t').next().unwrap_or_default();
        let fresh = Position::parse(text, rules(GameId::Standard)).expect(text);
        let quiet = [0, 11, 40].into_iter().filter_map(|quiet| fresh.with_quiet_tiger_moves(quiet).ok());
        let parlour = Position::parse(text, rules(GameId::Parlour)).ok();
        for position in quiet.chain(parlour).chain([fresh.mirrored()]) {
            let winner = prober.probe_winner(&position).expect(text);
            for side in Side::ALL {
                let wins = prober.probe_wins(&position, side);
                assert_eq!(wins, Ok(winner.map(|winner| winner == Some(side))), "{position} {side}");
            }
            compared += usize::from(winner.is_some());
        }
    }
    assert!(compared > 2_000);
}

#[test]
fn variants_and_handicaps_are_not_served() {
    let tables = Tables::embedded().expect("the tables are built in");
    for game in GameId::ALL {
        assert!(tables.serve(&rules(game)));
        for variant in Variant::ALL {
            assert!(!tables.serve(&RuleSet::new(game, Variants::NONE.with(variant))));
        }
        assert!(rules(game).with_handicap(-1).is_none_or(|rules| !tables.serve(&rules)));
    }
}

#[test]
fn a_flipped_byte_is_found() {
    let mut bytes = TABLE.to_vec();
    let front = u32::from_le_bytes([TABLE[12], TABLE[13], TABLE[14], TABLE[15]]) as usize;
    // In the head, in the descriptions, in the weights, in the index: the table is refused.
    for at in [0, 5, 8, 10, 11, 12, 15, 16, 24, 32, 40, 41, 44, 90, front / 3, front / 2, front - 1] {
        bytes[at] ^= 0x10;
        let error = Tables::none().add(Cow::Owned(bytes.clone())).expect_err("a damaged table");
        assert!(!matches!(error, TableError::NotIncluded | TableError::DamagedBlock { .. }), "{at}: {error}");
        bytes[at] ^= 0x10;
    }
    // In the blocks: the table opens, and the blocks of one group are refused.
    for share in 1..6 {
        let at = front + (bytes.len() - front) * share / 6;
        bytes[at] ^= 0x01;
        let mut tables = Tables::none();
        tables.add(Cow::Owned(bytes.clone())).expect("its front is right");
        let damaged = tables
            .sections()
            .filter(|(bytes, section)| {
                (0..section.parts.lengths.0.len()).step_by(64).any(|block| section.packed(bytes, block).is_err())
            })
            .count();
        assert_eq!(damaged, 1, "{at}");
        bytes[at] ^= 0x01;
    }
    // Cut short, or with something behind it.
    for length in [0, 7, 39, front - 1, front, bytes.len() - 1] {
        assert!(Tables::none().add(Cow::Owned(bytes[..length].to_vec())).is_err(), "{length}");
    }
    bytes.push(0);
    assert!(matches!(Tables::none().add(Cow::Owned(bytes)), Err(TableError::Length { .. })));
}
