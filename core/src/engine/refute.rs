//! What punishes a move that gives something away.

use super::hint::{Reason, reason_for};
use super::judge::JUDGE_NODES;
use super::thought::{Appraisal, Thought};
use super::{Engine, Judgement, Limits, NoAnswer, Situation};
use crate::moves::Move;
use crate::side::Side;

/// The line that punishes a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refutation {
    /// The moves after the tried one, both sides at their best.
    pub line: Vec<Move>,
    /// The value before the tried move.
    pub before: Judgement,
    /// The value after it.
    pub after: Judgement,
    /// A move that would have kept the value.
    pub better: Move,
    /// Why that one is good.
    pub reason: Reason,
}

/// An estimate has to fall by as much, in thousandths, before a move is called a mistake.
pub(super) const ESTIMATED_LOSS: i16 = 400;

/// The longest line that is shown, in plies.
const MOST_PLIES: usize = 16;

/// The most positions for each move of a line that has to be searched.
const LINE_NODES: u64 = 20_000;

/// How much a side gives away, in thousandths, when the value goes from `before` to `after`; 0 where nothing is lost.
pub(super) fn loss(side: Side, before: &Judgement, after: &Judgement) -> i16 {
    let sign = if side == Side::Goats { 1 } else { -1 };
    (sign * (before.expectation - after.expectation)).max(0)
}

/// Whether so much is lost that the move is a mistake.
pub(super) fn is_mistake(side: Side, before: &Judgement, after: &Judgement) -> bool {
    if before.is_exact() && after.is_exact() {
        return after.value.to(side) < before.value.to(side);
    }
    after.value.to(side) < before.value.to(side) && loss(side, before, after) >= ESTIMATED_LOSS
}

impl Engine<'_> {
    /// The line that punishes a move, or `None` if the move loses nothing (or is not legal here).
    ///
    /// # Errors
    /// [`NoAnswer::GameOver`] where there is no move, [`NoAnswer::Cancelled`] if the signal said so.
    pub fn refute(&self, situation: &Situation, mv: Move, limits: &Limits<'_>) -> Result<Option<Refutation>, NoAnswer> {
        let position = situation.position();
        if position.legal_moves().is_empty() {
            return Err(NoAnswer::GameOver);
        }
        let limits = if limits.nodes.is_none() { limits.at_most_nodes(JUDGE_NODES) } else { *limits };
        let mut thought = Thought::new(self.open(), limits);
        let appraisal = thought.appraise(situation)?;
        let (Some(best), Some(tried)) = (thought.perfect(situation, &appraisal)?, appraisal.of(mv).copied()) else {
            return Ok(None);
        };
        if !is_mistake(position.side(), &best.judgement, &tried.judgement) {
            return Ok(None);
        }
        let reason = reason_for(position, &best, &appraisal);
        let line = self.punishing_line(&situation.after(mv), &limits)?;
        Ok(Some(Refutation { line, before: best.judgement, after: tried.judgement, better: best.mv, reason }))
    }

    /// Both sides at their best from here until a capture, the end, or the most that is shown.
    pub(super) fn punishing_line(&self, from: &Situation, limits: &Limits<'_>) -> Result<Vec<Move>, NoAnswer> {
        let mut line = Vec::new();
        let mut now = from.clone();
        let mut captures = 0;
        while line.len() < MOST_PLIES && captures < 2 && !now.ends_in_draw() {
            let mut thought = Thought::new(self.open(), limits.at_most_nodes(LINE_NODES));
            let Appraisal { moves, .. } = thought.appraise(&now)?;
            let Some(best) = moves.first() else { break };
            captures += usize::from(best.mv.is_capture());
            line.push(best.mv);
            now = now.after(best.mv);
        }
        Ok(line)
    }
}
