//! Which of several moves of the same value is the best to make against somebody who can err.

use super::limits::NoAnswer;
use super::prove::Unproved;
use super::situation::Situation;
use super::thought::{Appraisal, Appraised, Thought};
use super::value::Value;
use crate::position::Position;

/// Punishments that lie farther than so many tiger turns are equally hard to foresee.
const FARTHEST: u16 = 12;

/// How far the punishment of a placement counts to lie.
const PLACEMENT_DISTANCE: u16 = 8;

/// More than any chance of an error weighs.
const NEVER: f64 = 1_000.0;

/// The most positions to visit to prove one reply.
const REPLY_NODES: u64 = 2_000;

/// The most positions to visit to prove the replies to all moves together.
const REPLIES_NODES: u64 = 40_000;

impl Thought<'_, '_> {
    /// The perfect choice: a won position is won the quickest way, a lost one is held the longest, and in a drawn one
    /// the opponent gets the most ways to go wrong.
    pub(super) fn perfect(
        &mut self,
        situation: &Situation,
        appraisal: &Appraisal,
    ) -> Result<Option<Appraised>, NoAnswer> {
        let Some(best) = appraisal.best() else { return Ok(None) };
        let alike: Vec<Appraised> = appraisal.moves.iter().filter(|other| other.score == best.score).copied().collect();
        if alike.len() < 2 || !best.judgement.is_exact() {
            return Ok(Some(*best));
        }
        let (mut chosen, mut most) = (*best, f64::NEG_INFINITY);
        let nodes = REPLIES_NODES / alike.len() as u64;
        for candidate in alike {
            let next = situation.after(candidate.mv);
            // A position that has stood before has not led to an error then, and brings the draw nearer.
            let stood = next.past().contains(&next.position().key());
            let chances = self.chances_of_error(next.position(), candidate.judgement.value, nodes)?;
            let share = if stood { chances - NEVER } else { chances };
            if share > most {
                (chosen, most) = (candidate, share);
            }
        }
        Ok(Some(chosen))
    }

    /// How likely the opponent goes wrong: the share of the replies that give something away, each weighed by how far
    /// its punishment lies.
    fn chances_of_error(&mut self, position: &Position, value: Value, nodes: u64) -> Result<f64, NoAnswer> {
        let side = position.side();
        let (mut errors, mut replies) = (0.0, 0_u32);
        let mut left = nodes;
        for mv in position.legal_moves() {
            replies += 1;
            let next = position.play_unchecked(mv);
            let punished = match self.proved(&next, 0)? {
                Some(known) if known.value.to(side) < value.to(side) => {
                    Some(known.moves.unwrap_or(PLACEMENT_DISTANCE).min(FARTHEST))
                }
                Some(_) => None,
                None => {
                    let mut most = left.min(REPLY_NODES);
                    left -= most;
                    let kept = self.keeps(&next, (value, side), &mut most);
                    left += most;
                    match kept {
                        Ok(false) => Some(PLACEMENT_DISTANCE),
                        Ok(true) | Err(Unproved::TooHard) => None,
                        Err(Unproved::Cancelled) => return Err(NoAnswer::Cancelled),
                    }
                }
            };
            errors += punished.map_or(0.0, f64::from);
        }
        Ok(if replies == 0 { 0.0 } else { errors / f64::from(replies) })
    }
}
