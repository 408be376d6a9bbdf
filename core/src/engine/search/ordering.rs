//! In which order moves are tried: the sooner the best, the less there is to search.

use core::cmp::Reverse;

use crate::moves::Move;
use crate::position::{Moves, Position};
use crate::side::Side;

use super::super::evaluation::evaluate;

const PLIES: usize = 80;

/// From this depth on it pays to look at the position behind each move.
const LOOK_FROM: u8 = 3;

/// What the search has learnt about which moves tend to be good.
pub(super) struct Ordering {
    killers: Vec<[Option<Move>; 2]>,
    /// By side, point left (the last row for placements) and point reached.
    history: Vec<i32>,
}

const POINTS: usize = 32;

impl Ordering {
    pub(super) fn new() -> Self {
        Self { killers: vec![[None; 2]; PLIES], history: vec![0; 2 * POINTS * POINTS] }
    }

    fn index(mv: Move, side: Side) -> usize {
        let from = mv.from().map_or(POINTS - 1, |point| point.index());
        let to = mv.to().map_or(POINTS - 1, |point| point.index());
        (usize::from(side == Side::Tigers) * POINTS + from) * POINTS + to
    }

    /// A move was so good that the others need not be looked at.
    pub(super) fn reward(&mut self, mv: Move, side: Side, depth: u8, ply: i32) {
        if let Some(value) = self.history.get_mut(Self::index(mv, side)) {
            *value += i32::from(depth) * i32::from(depth);
            if *value > 1 << 20 {
                self.history.iter_mut().for_each(|value| *value /= 2);
            }
        }
        if let Some(killers) = usize::try_from(ply).ok().and_then(|ply| self.killers.get_mut(ply)) {
            if killers[0] != Some(mv) {
                killers[1] = killers[0];
                killers[0] = Some(mv);
            }
        }
    }

    /// Puts the likely best moves in front. Equals keep their order, so the result is always the same.
    pub(super) fn sort(&self, position: &Position, moves: &mut Moves, first: Option<Move>, depth: u8, ply: i32) {
        let side = position.side();
        let killers = usize::try_from(ply).ok().and_then(|ply| self.killers.get(ply)).copied().unwrap_or([None; 2]);
        let rate = |mv: Move| -> i32 {
            if Some(mv) == first {
                return i32::MAX;
            }
            let mut rate = self.history.get(Self::index(mv, side)).copied().unwrap_or(0).min(1 << 20) >> 4;
            if mv.is_capture() {
                rate += 1 << 24;
            }
            if killers[0] == Some(mv) {
                rate += 1 << 22;
            } else if killers[1] == Some(mv) {
                rate += 1 << 21;
            }
            if depth >= LOOK_FROM {
                let next = position.play_unchecked(mv);
                let score = evaluate(&next);
                rate += 16 * if next.side() == side { score } else { -score };
            }
            rate
        };
        moves.sort_by_cached_key(|&mv| Reverse(rate(mv)));
    }
}
