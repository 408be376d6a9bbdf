//! The committed tables against the rules: a small sample of every layer of every game. `solver verify` takes larger ones.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs, reason = "a test fails by panicking")]

use aadupuli_core::{GameId, RuleSet, Side, Tables, Variants};
use aadupuli_solver::verify::{LayerFindings, Samples, consistency};

const TABLES: [&[u8]; 2] =
    [include_bytes!("../../core/tables/aadu-puli.table"), include_bytes!("../../core/tables/bagh-chal.table")];

fn check(game: GameId, movement: usize, placement: usize) -> Vec<LayerFindings> {
    let mut tables = Tables::none();
    for table in TABLES {
        tables.add(table.into()).expect("a committed table opens");
    }
    let samples = Samples { movement, placement, nodes: 3_000_000 };
    let layers = consistency(&tables, RuleSet::new(game, Variants::NONE), samples, &mut |what| panic!("{what}"));
    let layers = layers.expect("no block is damaged");
    for layer in &layers {
        assert_eq!((layer.findings.wrong, layer.findings.silent), (0, 0), "{game}: {layer}");
        // A game that is over is no position to compare: many goats trap the tigers, hence not all.
        let wanted = if layer.in_hand == 0 { movement } else { placement };
        assert!(layer.findings.checked as usize * 4 >= wanted, "{game}: {layer}");
    }
    layers
}

fn layers(found: &[LayerFindings], in_hand: u8) -> Vec<(u8, Side)> {
    found.iter().filter(|layer| layer.in_hand == in_hand).map(|layer| (layer.on_board, layer.side)).collect()
}

#[test]
fn every_movement_layer_follows_from_its_successors() {
    for (game, on_board) in [
        (GameId::Standard, 11..=15),
        (GameId::Parlour, 11..=15),
        (GameId::AduHuli, 11..=16),
        (GameId::BaghChal, 16..=20),
    ] {
        let found = check(game, 12, 0);
        let wanted: Vec<(u8, Side)> = on_board.flat_map(|goats| Side::ALL.map(|side| (goats, side))).collect();
        let mut seen = layers(&found, 0);
        seen.sort_unstable_by_key(|&(goats, side)| (goats, Side::ALL.iter().position(|&own| own == side)));
        assert_eq!(seen, wanted, "{game}");
    }
}

#[test]
fn every_placement_layer_follows_from_a_search() {
    let found = check(GameId::Standard, 0, 1);
    for (in_hand, on_board) in [(12, 0..=3), (9, 2..=6), (5, 6..=10)] {
        let wanted: Vec<(u8, Side)> = on_board.map(|goats| (goats, Side::Tigers)).collect();
        let mut seen = layers(&found, in_hand);
        seen.sort_unstable_by_key(|&(goats, _)| goats);
        assert_eq!(seen, wanted, "{in_hand} in hand");
    }
}
