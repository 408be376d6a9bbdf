//! What a section's encoder writes, the core's decoder reads.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs, reason = "a test fails by panicking")]

use aadupuli_core::tables::file;
use aadupuli_core::tables::model::{Shape, Terrain};
use aadupuli_core::tables::numbering::Numbering;
use aadupuli_core::tables::section::{BLOCK, Kind, Layer, Walk};
use aadupuli_core::{Board, BoardKind, Side};
use aadupuli_solver::tables::encode::{Frugality, Workshop};
use aadupuli_solver::tables::source::Source;
use aadupuli_solver::tables::write;

#[test]
fn symbols_and_distances_come_back_from_a_table() {
    let numbering = Numbering::new(Board::aadu_puli(), 3);
    let workshop = Workshop::new(&numbering, 20_000, Frugality::LITTLE);
    let on_board = 4;
    let width = numbering.width(on_board);
    // A pattern with structure and noise; some positions lost only without the rule, some with two distances.
    let hash = |at: usize| (at as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40;
    let symbols: Vec<u8> = (0..width * numbering.sets().len())
        .map(|at| match (at % width / 50 % 3, hash(at) % 10) {
            (0, 0..8) => 1,
            (0, 8) => 2,
            (_, 0) => 1,
            _ => 0,
        })
        .collect();
    let distances: Vec<[u8; 2]> = symbols
        .iter()
        .enumerate()
        .map(|(at, symbol)| {
            let far = 1 + (hash(at) % 60) as u8;
            match symbol {
                0 => [0, 0],
                1 => [far, far + u8::from(hash(at) % 13 == 0)],
                _ => [far, 0],
            }
        })
        .collect();
    let layer = Layer { kind: Kind::Lost(Side::Tigers), in_hand: 0, on_board: on_board as u8 };
    let mut source = Source { layer, width, symbols, distances, free: Vec::new() };
    let lost = workshop.encode_lost(&mut source);
    let distances = workshop.encode_distances(&source, Side::Tigers);
    let table = write::table(BoardKind::AaduPuli, &[lost, distances]);
    let contents = file::open(&table, |board| std::sync::Arc::new(Numbering::new(Board::of(board), 3))).unwrap();
    let [lost, far] = &contents.sections[..] else { panic!("two sections") };
    let shape = Shape::of(Board::aadu_puli());
    let (mut symbols, mut found) = ([0; BLOCK], [[0; 2]; BLOCK]);
    for set in 0..numbering.sets().len() {
        let terrain = Terrain::new(&shape, Board::aadu_puli(), &numbering.sets()[set]);
        let walk = Walk { numbering: &numbering, shape: &shape, terrain: &terrain, set };
        for number in 0..lost.blocks_of_set() {
            let block = set * lost.blocks_of_set() + number;
            let first = set * width + number * BLOCK;
            let size = lost.size_of(block);
            lost.unpack_lost(&table, lost.packed(&table, block).unwrap(), &walk, block, &mut symbols);
            assert!(symbols[..size] == source.symbols[first..first + size], "symbols of block {block}");
            far.unpack_distances(&table, far.packed(&table, block).unwrap(), &walk, block, &symbols, &mut found);
            assert!(found[..size] == source.distances[first..first + size], "distances of block {block}");
        }
    }
}
