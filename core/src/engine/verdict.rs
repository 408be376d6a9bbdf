//! Whether a move gave something away.

use super::limits::NoAnswer;
use super::prove::Unproved;
use super::situation::Situation;
use super::thought::Thought;
use super::value::Value;
use crate::moves::Move;

/// What is proved of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// Every legal move keeps the value: there was nothing to decide.
    Indifferent,
    /// It keeps the value; another would not have.
    Kept,
    /// It loses some of the value.
    Lost,
}

impl Thought<'_, '_> {
    /// Whether a legal move loses value, and whether any would: looked up, or proved by visiting at most so many
    /// positions. `None` where that does not suffice.
    pub(super) fn verdict(&mut self, situation: &Situation, mv: Move, nodes: u64) -> Result<Option<Verdict>, NoAnswer> {
        if let Some(known) = self.looked_up(situation)? {
            let side = situation.position().side();
            let worth = |value: Value| value.to(side);
            let values = || known.moves.iter().map(|appraised| worth(appraised.judgement.value));
            let (Some(best), Some(worst)) = (values().max(), values().min()) else { return Ok(None) };
            let made = known.of(mv).map_or(best, |made| worth(made.judgement.value));
            return Ok(Some(match (best > worst, made < best) {
                (false, _) => Verdict::Indifferent,
                (true, false) => Verdict::Kept,
                (true, true) => Verdict::Lost,
            }));
        }
        match self.proved_verdict(situation, mv, nodes) {
            Ok(verdict) => Ok(Some(verdict)),
            Err(Unproved::TooHard) => Ok(None),
            Err(Unproved::Cancelled) => Err(NoAnswer::Cancelled),
        }
    }

    fn proved_verdict(&mut self, situation: &Situation, mv: Move, nodes: u64) -> Result<Verdict, Unproved> {
        let position = situation.position();
        let side = position.side();
        let mut left = nodes;
        let value = self.prove(position, &mut left)?;
        if value == Value::win(side.other()) {
            return Ok(Verdict::Indifferent);
        }
        if !self.keeps(&position.play_unchecked(mv), (value, side), &mut left)? {
            return Ok(Verdict::Lost);
        }
        // One move that is proved to lose something suffices; one that could not be proved does not hide it.
        let mut unproved = None;
        for other in position.legal_moves().into_iter().filter(|&other| other != mv) {
            match self.keeps(&position.play_unchecked(other), (value, side), &mut left) {
                Ok(true) => {}
                Ok(false) => return Ok(Verdict::Kept),
                Err(Unproved::Cancelled) => return Err(Unproved::Cancelled),
                Err(Unproved::TooHard) => unproved = Some(Unproved::TooHard),
            }
        }
        unproved.map_or(Ok(Verdict::Indifferent), Err)
    }
}
