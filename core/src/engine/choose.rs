//! Which of several moves of the same value is the best to make against somebody who can err.

use super::limits::NoAnswer;
use super::replies::Reply;
use super::situation::Situation;
use super::thought::{Appraisal, Appraised, Thought};
use super::value::Value;
use crate::position::Position;

/// Less than any chance of an error.
const NEVER: f64 = -1_000.0;

/// The most positions to visit to prove the replies to all moves together.
const REPLIES_NODES: u64 = 40_000;

/// Of so many moves it is seen what they lead to two plies later.
const FORESEEN_MOVES: usize = 12;

/// So many replies to each of them are considered, the likeliest.
const FORESEEN_REPLIES: usize = 4;

/// What a chance two plies later is worth of one now.
const LATER: f64 = 0.9;

/// A move with the replies to it.
struct Candidate {
    appraised: Appraised,
    replies: Vec<Reply>,
    /// How likely the next reply is an error.
    chance: f64,
}

impl Thought<'_, '_> {
    /// The perfect choice: a won position is won the quickest way, a lost one is held the longest, and in a drawn one
    /// the opponent gets the most ways to go wrong, now and after the next move.
    ///
    /// Measured: `docs/decisions/evaluation-and-levels.md`.
    pub(super) fn perfect(
        &mut self,
        situation: &Situation,
        appraisal: &Appraisal,
    ) -> Result<Option<Appraised>, NoAnswer> {
        let Some(best) = appraisal.best() else { return Ok(None) };
        let value = best.judgement.value;
        let alike: Vec<Appraised> = appraisal.moves.iter().filter(|other| other.score == best.score).copied().collect();
        let nothing_to_lose = value == Value::win(situation.position().side());
        if alike.len() < 2 || !best.judgement.is_exact() || nothing_to_lose {
            return Ok(Some(*best));
        }
        let mut candidates = self.candidates(situation, &alike)?;
        candidates.sort_by(|a, b| b.chance.total_cmp(&a.chance));
        candidates.truncate(FORESEEN_MOVES);
        let (mut chosen, mut highest) = (*best, f64::NEG_INFINITY);
        for candidate in candidates {
            let later = self.later_chance(situation, &candidate)?;
            let chance = candidate.chance + (1.0 - candidate.chance.max(0.0)) * LATER * later;
            if chance > highest {
                (chosen, highest) = (candidate.appraised, chance);
            }
        }
        Ok(Some(chosen))
    }

    fn candidates(&mut self, situation: &Situation, alike: &[Appraised]) -> Result<Vec<Candidate>, NoAnswer> {
        let mut left = REPLIES_NODES;
        let mut candidates = Vec::with_capacity(alike.len());
        for (waiting, &appraised) in (1..=alike.len() as u64).rev().zip(alike) {
            let next = situation.after(appraised.mv);
            let mut nodes = left / waiting;
            left -= nodes;
            let replies = self.replies(next.position(), appraised.judgement.value, &mut nodes)?;
            left += nodes;
            // A position that has stood before has not led to an error then, and brings the draw nearer.
            let stood = next.past().contains(&next.position().key());
            let chance = if stood { NEVER } else { 0.0 } + chance_of_error(&replies);
            candidates.push(Candidate { appraised, replies, chance });
        }
        Ok(candidates)
    }

    /// How likely the opponent errs one turn later, if the next reply is none.
    fn later_chance(&mut self, situation: &Situation, candidate: &Candidate) -> Result<f64, NoAnswer> {
        let next = situation.position().play_unchecked(candidate.appraised.mv);
        let mut kept: Vec<&Reply> = candidate.replies.iter().filter(|reply| !reply.loses).collect();
        kept.sort_by(|a, b| b.likelihood.total_cmp(&a.likelihood));
        kept.truncate(FORESEEN_REPLIES);
        let likelihood: f64 = kept.iter().map(|reply| reply.likelihood).sum();
        let mut chance = 0.0;
        for reply in kept {
            let then = next.play_unchecked(reply.mv);
            let best = self.best_chance(&then, candidate.appraised.judgement.value, situation)?;
            chance += reply.likelihood / likelihood * best;
        }
        Ok(chance)
    }

    /// The most likely error that a move of this position can provoke, of the moves that are known at once to keep `value`.
    fn best_chance(&mut self, position: &Position, value: Value, before: &Situation) -> Result<f64, NoAnswer> {
        let side = position.side();
        let mut most: f64 = 0.0;
        for mv in position.legal_moves() {
            let next = position.play_unchecked(mv);
            if before.past().contains(&next.key()) {
                continue;
            }
            let keeps = self.proved(&next, 0)?.is_some_and(|known| known.value.to(side) >= value.to(side));
            if keeps {
                most = most.max(chance_of_error(&self.replies(&next, value, &mut 0)?));
            }
        }
        Ok(most)
    }
}

fn chance_of_error(replies: &[Reply]) -> f64 {
    replies.iter().map(|reply| reply.unseen_error).sum()
}
