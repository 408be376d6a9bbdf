//! Which of several moves of the same value is the best to make against somebody who can err.

use super::limits::NoAnswer;
use super::thought::{Appraisal, Appraised, Thought};
use super::value::Value;
use crate::position::Position;

/// The most positions to visit to prove one reply.
const REPLY_NODES: u64 = 2_000;

impl Thought<'_, '_> {
    /// The perfect choice: a won position is won the quickest way, a lost one is held the longest, and in a drawn one
    /// the opponent gets the most ways to go wrong.
    pub(super) fn perfect(
        &mut self,
        position: &Position,
        appraisal: &Appraisal,
    ) -> Result<Option<Appraised>, NoAnswer> {
        let Some(best) = appraisal.best() else { return Ok(None) };
        let alike: Vec<Appraised> = appraisal.moves.iter().filter(|other| other.score == best.score).copied().collect();
        if alike.len() < 2 || !appraisal.is_exact() {
            return Ok(Some(*best));
        }
        let (mut chosen, mut most) = (*best, -1.0);
        for candidate in alike {
            let share = self.share_of_errors(&position.play_unchecked(candidate.mv), candidate.judgement.value)?;
            if share > most {
                (chosen, most) = (candidate, share);
            }
        }
        Ok(Some(chosen))
    }

    /// Which share of the replies gives something away: 0 where none does.
    fn share_of_errors(&mut self, position: &Position, value: Value) -> Result<f64, NoAnswer> {
        let side = position.side();
        let (mut errors, mut replies) = (0_u32, 0_u32);
        for mv in position.legal_moves() {
            replies += 1;
            let next = position.play_unchecked(mv);
            let known = self.proved(&next, REPLY_NODES)?;
            errors += u32::from(known.is_some_and(|known| known.value.to(side) < value.to(side)));
        }
        Ok(if replies == 0 { 0.0 } else { f64::from(errors) / f64::from(replies) })
    }
}
