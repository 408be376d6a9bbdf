//! Tables that are damaged on the way: the game goes on with what can be read, and with search.

use std::borrow::Cow;

use aadupuli_core::engine::{Engine, Limits, Situation};
use aadupuli_core::{GameId, Level, TableError, Tables};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::positions::{engine, random_position, rules};

static TABLE: &[u8] = include_bytes!("../../tables/bagh-chal.table");

/// The tables with one byte of every so many of the blocks flipped.
fn damaged(every: usize) -> Tables {
    let mut bytes = TABLE.to_vec();
    let front = u32::from_le_bytes(TABLE[12..16].try_into().unwrap()) as usize;
    for at in (front..bytes.len()).step_by(every) {
        bytes[at] ^= 0x40;
    }
    let mut tables = Tables::none();
    tables.add(Cow::Owned(bytes)).expect("its front is right");
    tables
}

#[test]
fn the_computer_plays_on_with_damaged_tables_and_proves_nothing_false() {
    let limits = Limits::nodes(2_000);
    // A group of blocks is some thousands of bytes long: here most are whole, and there hardly one is.
    for (every, most_are_whole) in [(40_000, true), (200, false)] {
        let tables = damaged(every);
        let mut prober = tables.prober();
        let mut random = ChaCha8Rng::seed_from_u64(11);
        let (mut whole, mut broken) = (0, 0);
        for number in 0..24 {
            let position = random_position(rules(GameId::BaghChal), 0, &mut random);
            match prober.probe(&position) {
                Ok(found) => whole += u32::from(found.is_some()),
                Err(error) => {
                    assert!(matches!(error, TableError::DamagedBlock { .. }), "{error}");
                    broken += 1;
                }
            }
            let situation = Situation::new(position);
            let level = Level::ALL[number % Level::ALL.len()];
            let suggestion = Engine::new(&tables).suggest(&situation, level, 1, &limits).unwrap();
            assert!(position.legal_moves().contains(&suggestion.mv), "{position}");
            let judged = Engine::new(&tables).judge(&situation, &limits).unwrap();
            if judged.is_exact() {
                assert_eq!(judged.value, engine().judge(&situation, &limits).unwrap().value, "{position}");
            }
        }
        assert!(broken > 0 && (whole > broken) == most_are_whole, "{every}: {whole} whole, {broken} broken");
    }
}
