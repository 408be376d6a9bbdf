//! The longest win in plies, without the quiet-move rule.

use rayon::prelude::*;

use crate::bits::{BitCounts, Busy, Line};
use crate::movement::{Movement, Scratch, Wins, goat_moves, over_tiger_moves};
use crate::rules::Terms;
use crate::space::Space;

/// The longest wins, in plies to the end of the game with perfect play by both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Longest {
    pub tigers: u32,
    pub goats: u32,
    /// Whether the wins found this way, all layers at once, are those that were found layer by layer.
    pub agrees: bool,
}

impl std::fmt::Display for Longest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "tigers {}, goats {}", self.tigers, self.goats)?;
        if self.agrees { Ok(()) } else { write!(f, " (BUT NOT THE SAME WINS AS LAYER BY LAYER)") }
    }
}

/// Finds the longest wins in plies, with all layers at once, and compares what is won with the solution by layers.
pub fn longest(space: &Space, terms: &Terms, solved: &Movement) -> Longest {
    let (tigers, tiger_wins) = rounds(space, terms, true);
    let (goats, goat_wins) = rounds(space, terms, false);
    let agrees = tiger_wins.goats_to_move == solved.tigers.goats_to_move
        && goat_wins.goats_to_move == solved.goats.goats_to_move
        && goat_wins.tigers_to_move == solved.goats.tigers_to_move;
    Longest { tigers, goats, agrees }
}

fn rounds(space: &Space, terms: &Terms, for_tigers: bool) -> (u32, Wins) {
    let counts = BitCounts::default();
    let lines = space.lines();
    let lost = terms.lost_at();
    let busy = Busy::new(lines, lost, terms.goats + 1);
    let valid: Vec<Line> = (0..lines).map(|line| counts.between(line, lost + 1, terms.goats)).collect();
    let Wins { mut goats_to_move, mut tigers_to_move } =
        if for_tigers { Movement::new(space, terms).tigers } else { Wins::none(space) };
    let mut changed = vec![true; space.sets.len()];
    let mut longest = 0;
    for round in 1.. {
        let mut next = vec![false; space.sets.len()];
        tigers_to_move
            .par_chunks_mut(lines)
            .zip(next.par_iter_mut())
            .enumerate()
            .filter(|(set, _)| round == 1 || space.sets[*set].moves.iter().any(|mv| changed[mv.to]))
            .for_each_init(
                || Scratch::new(lines),
                |scratch, (set, (wins, next))| {
                    scratch.found.fill(Line::ZERO);
                    let wanted = |_, after: Line| if for_tigers { after } else { after.complement() };
                    over_tiger_moves(space, set, &goats_to_move, scratch, &busy, |_| true, wanted);
                    *next = merge(wins, &scratch.found, &valid, !for_tigers);
                },
            );
        if next.contains(&true) {
            longest = 2 * round - 2 + u32::from(for_tigers);
        }
        changed.fill(false);
        goats_to_move
            .par_chunks_mut(lines)
            .zip(tigers_to_move.par_chunks(lines))
            .zip(next.par_iter().zip(changed.par_iter_mut()))
            .enumerate()
            .filter(|(_, (_, (next, _)))| round == 1 || **next)
            .for_each_init(
                || Scratch::new(lines),
                |scratch, (set, ((wins, after), (_, changed)))| {
                    for (line, (source, &after)) in scratch.source.iter_mut().zip(after).enumerate() {
                        *source = if for_tigers { valid[line].and_not(after) } else { after.and(valid[line]) };
                    }
                    goat_moves(space, set, scratch, terms, &busy, |line| valid[line]);
                    *changed = merge(wins, &scratch.found, &valid, for_tigers);
                },
            );
        if changed.contains(&true) {
            longest = 2 * round - u32::from(!for_tigers);
        } else {
            break;
        }
    }
    (longest, Wins { goats_to_move, tigers_to_move })
}

fn merge(wins: &mut [Line], found: &[Line], valid: &[Line], negate: bool) -> bool {
    let mut any = false;
    for ((wins, &found), &valid) in wins.iter_mut().zip(found).zip(valid) {
        let new = if negate { valid.and_not(found) } else { valid.and(found) }.and_not(*wins);
        if !new.is_zero() {
            any = true;
            *wins = wins.or(new);
        }
    }
    any
}
