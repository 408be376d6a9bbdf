//! What punishes a move that gives something away.

use super::hint::{Reason, reason_for};
use super::judge::JUDGE_NODES;
use super::thought::{Appraised, Thought};
use super::{Engine, Judgement, Limits, NoAnswer, Situation};
use crate::moves::Move;
use crate::position::Position;
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

/// The most positions for each move of a line that nothing can be proved of.
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
        let tried = thought.proved_if_needed(position, &best, tried)?;
        if !is_mistake(position.side(), &best.judgement, &tried.judgement) {
            return Ok(None);
        }
        let reason = reason_for(position, &best, &appraisal);
        let line = thought.punishing_line(&situation.after(mv))?;
        Ok(Some(Refutation { line, before: best.judgement, after: tried.judgement, better: best.mv, reason }))
    }
}

impl Thought<'_, '_> {
    /// The same move with a proved value, where the best move has one and this one has not yet.
    pub(super) fn proved_if_needed(
        &mut self,
        position: &Position,
        best: &Appraised,
        tried: Appraised,
    ) -> Result<Appraised, NoAnswer> {
        if !best.judgement.is_exact() || tried.judgement.is_exact() {
            return Ok(tried);
        }
        self.renew();
        let known = self.proved(&position.play_unchecked(tried.mv), u64::MAX)?;
        Ok(known.map_or(tried, |known| Appraised { judgement: Judgement::exact(known.value, None), ..tried }))
    }

    /// Both sides at their best from here until two captures, the end, or the most that is shown.
    ///
    /// Where the value is proved, every position of the line has that value: it ends where the next could not be proved.
    pub(super) fn punishing_line(&mut self, from: &Situation) -> Result<Vec<Move>, NoAnswer> {
        let mut line = Vec::new();
        let mut now = from.clone();
        let (mut captures, mut proved) = (0, false);
        while line.len() < MOST_PLIES && captures < 2 && !now.ends_in_draw() {
            self.renew();
            let appraisal = self.appraise_within(&now, LINE_NODES)?;
            let Some(best) = appraisal.best() else { break };
            if proved && !best.judgement.is_exact() {
                break;
            }
            proved |= best.judgement.is_exact();
            captures += usize::from(best.mv.is_capture());
            line.push(best.mv);
            now = now.after(best.mv);
        }
        Ok(line)
    }
}
