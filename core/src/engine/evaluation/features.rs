//! What the evaluation sees in a position: a few numbers that cost little to count.

use crate::board::Board;
use crate::point::PointSet;
use crate::position::Position;
use crate::side::Side;

/// How many features there are.
pub const FEATURES: usize = 14;

/// The features of a position, in the order of [`NAMES`].
pub type Features = [i32; FEATURES];

/// What each feature counts.
pub const NAMES: [&str; FEATURES] = [
    "always 1",
    "tigers to move",
    "captures made, in 64ths of those that win",
    "the square of that, in 64ths",
    "goats in hand, in 64ths of all",
    "steps of the tigers",
    "goats in danger, goats to move",
    "goats in danger, tigers to move",
    "jumps of the tigers, tigers to move",
    "trapped tigers",
    "the square of that",
    "empty points that no tiger can walk to",
    "goats that can never be captured where they stand",
    "points that tigers reach in two steps and not in one",
];

/// Counts the features of a position.
///
/// # Examples
/// ```
/// use aadupuli_core::{GameId, Position, RuleSet, Variants, engine::evaluation::{NAMES, features}};
/// let start = Position::start(RuleSet::new(GameId::Standard, Variants::NONE));
/// let seen = features(&start);
/// assert_eq!((NAMES[5], seen[5]), ("steps of the tigers", 6));
/// ```
pub fn features(position: &Position) -> Features {
    let board = position.board();
    let (tigers, goats, empty) = (position.tigers(), position.goats(), position.empty());
    let tigers_to_move = i32::from(position.side() == Side::Tigers);
    let rules = position.rules();

    let (mut steps, mut jumps, mut trapped) = (0, 0, 0);
    let (mut endangered, mut first_step) = (PointSet::EMPTY, PointSet::EMPTY);
    for tiger in tigers {
        let free = board.neighbours(tiger) & empty;
        let mut tiger_jumps = 0;
        for jump in board.jumps(tiger) {
            if goats.contains(jump.over) && empty.contains(jump.to) {
                tiger_jumps += 1;
                endangered = endangered.with(jump.over);
            }
        }
        steps += free.len() as i32;
        jumps += tiger_jumps;
        trapped += i32::from(free.is_empty() && tiger_jumps == 0);
        first_step |= free;
    }
    let second_step = neighbours_of(board, first_step) & empty;
    let reached = flood(board, first_step | second_step, empty);
    let captured = 64 * i32::from(position.goats_captured()) / i32::from(rules.captures_to_win.max(1));
    let in_danger = endangered.len() as i32;

    [
        1,
        tigers_to_move,
        captured,
        captured * captured / 64,
        64 * i32::from(position.goats_in_hand()) / i32::from(rules.goats.max(1)),
        steps,
        in_danger * (1 - tigers_to_move),
        in_danger * tigers_to_move,
        jumps * tigers_to_move,
        trapped,
        trapped * trapped,
        (empty - reached).len() as i32,
        (goats & board.safe_points()).len() as i32,
        (second_step - first_step).len() as i32,
    ]
}

fn neighbours_of(board: &Board, set: PointSet) -> PointSet {
    set.iter().fold(PointSet::EMPTY, |all, point| all | board.neighbours(point))
}

/// All points of `within` that are connected to `from` inside it.
fn flood(board: &Board, from: PointSet, within: PointSet) -> PointSet {
    let (mut reached, mut edge) = (from, from);
    while !edge.is_empty() {
        edge = (neighbours_of(board, edge) & within) - reached;
        reached |= edge;
    }
    reached
}
