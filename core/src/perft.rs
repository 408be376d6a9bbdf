//! Perft: how many sequences of moves there are, the test of move generators.

use core::hint::black_box;

use crate::position::Position;

/// How many sequences of exactly `depth` moves start here. Every leaf is reached by making its last move.
///
/// `pass`, `stop` and each jump of a chain are one move each; a won game has no continuation; draws are ignored.
///
/// # Examples
/// ```
/// use aadupuli_core::{GameId, Position, RuleSet, Variants, perft};
/// let start = Position::start(RuleSet::new(GameId::Standard, Variants::NONE));
/// assert_eq!(perft(&start, 3), 2286);
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    let mut nodes = 0;
    match depth {
        0 => nodes = 1,
        1 => position.for_each_successor(|_, leaf| {
            // The leaf is made, and the optimiser is told that it is wanted.
            black_box(leaf.key());
            nodes += 1;
        }),
        _ => position.for_each_successor(|_, next| nodes += perft(&next, depth - 1)),
    }
    nodes
}

/// The same number, with the last move counted and not made.
pub fn perft_bulk(position: &Position, depth: u32) -> u64 {
    let mut nodes = 0;
    match depth {
        0 => nodes = 1,
        1 => position.for_each_move(|_| nodes += 1),
        _ => position.for_each_successor(|_, next| nodes += perft_bulk(&next, depth - 1)),
    }
    nodes
}
