//! The placement phase: stages by goats placed, from the last placement back to the first.

use rayon::prelude::*;

use crate::bits::{BitCounts, Busy, Line, accumulate};
use crate::movement::{Scratch, Wins, over_tiger_moves};
use crate::rules::Terms;
use crate::space::Space;

/// The stage after so many placements: what each side wins, in every layer of captures at once.
///
/// The number of goats on the board, which is the number of bits of an index, tells how many were captured.
pub struct Stage {
    pub placed: u32,
    /// What the tigers win. Where they have captured enough, every bit is set.
    pub tigers: Wins,
    pub goats: Wins,
}

/// The fewest and the most goats on the board after so many placements while the game is on.
pub fn on_board(terms: &Terms, placed: u32) -> (u32, u32) {
    ((placed + 1).saturating_sub(terms.captures_to_win), placed)
}

impl Stage {
    /// The stage right after the last placement, as a container for [`Self::step_back`]: the movement phase itself.
    pub fn last(terms: &Terms, tigers: Wins, goats: Wins) -> Self {
        Self { placed: terms.goats, tigers, goats }
    }

    /// Turns this stage into the one before it: first the positions with goats to place, then those with tigers to move.
    pub fn step_back(&mut self, space: &Space, terms: &Terms) {
        self.placed -= 1;
        self.solve_goats_to_place(space, terms);
        self.solve_tigers_to_move(space, terms);
    }

    /// Completes a stage of which only the winners with goats to move are known.
    pub(crate) fn finish_restored(&mut self, space: &Space, terms: &Terms) {
        if self.placed >= terms.captures_to_win {
            let counts = BitCounts::default();
            let lines = space.lines();
            let lost = self.placed - terms.captures_to_win;
            for (i, wins) in self.tigers.goats_to_move.iter_mut().enumerate() {
                *wins = wins.or(counts.of(i % lines, lost));
            }
        }
        self.solve_tigers_to_move(space, terms);
    }

    fn solve_goats_to_place(&mut self, space: &Space, terms: &Terms) {
        let counts = BitCounts::default();
        let lines = space.lines();
        let (fewest, most) = on_board(terms, self.placed);
        let busy = Busy::new(lines, fewest.saturating_sub(1), most + 1);
        let lost = fewest.checked_sub(1).filter(|_| self.placed >= terms.captures_to_win);
        let place = |wins: &mut [Line], after: &[Line], scratch: &mut Scratch, tigers: bool| {
            for (line, (source, &after)) in scratch.source.iter_mut().zip(after).enumerate() {
                *source = if tigers { counts.between(line, fewest + 1, most + 1).and_not(after) } else { after };
            }
            scratch.found.fill(Line::ZERO);
            for slot in 0..space.slots {
                accumulate(&mut scratch.found, &scratch.source, 1 << slot, 0, 1 << slot, &busy);
            }
            for (line, (wins, &found)) in wins.iter_mut().zip(&scratch.found).enumerate() {
                let valid = counts.between(line, fewest, most);
                *wins = if tigers { valid.and_not(found) } else { valid.and(found) };
                if let (true, Some(lost)) = (tigers, lost) {
                    *wins = wins.or(counts.of(line, lost));
                }
            }
        };
        for (wins, tigers) in [(&mut self.tigers, true), (&mut self.goats, false)] {
            let Wins { goats_to_move, tigers_to_move } = wins;
            goats_to_move
                .par_chunks_mut(lines)
                .zip(tigers_to_move.par_chunks(lines))
                .for_each_init(|| Scratch::new(lines), |scratch, (wins, after)| place(wins, after, scratch, tigers));
        }
    }

    fn solve_tigers_to_move(&mut self, space: &Space, terms: &Terms) {
        let counts = BitCounts::default();
        let lines = space.lines();
        let (fewest, most) = on_board(terms, self.placed);
        let busy = Busy::new(lines, fewest.saturating_sub(1), most + 1);
        for (wins, tigers) in [(&mut self.tigers, true), (&mut self.goats, false)] {
            let Wins { goats_to_move, tigers_to_move } = wins;
            tigers_to_move.par_chunks_mut(lines).enumerate().for_each_init(
                || Scratch::new(lines),
                |scratch, (set, wins)| {
                    scratch.found.fill(Line::ZERO);
                    let wanted = |_, target: Line| if tigers { target } else { target.complement() };
                    over_tiger_moves(space, set, goats_to_move, scratch, &busy, |_| true, wanted);
                    for (line, (wins, &found)) in wins.iter_mut().zip(&scratch.found).enumerate() {
                        let valid = counts.between(line, fewest, most);
                        *wins = if tigers { valid.and(found) } else { valid.and_not(found) };
                    }
                },
            );
        }
    }
}
