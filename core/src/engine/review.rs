//! A finished game looked at again: its value before and after each move, and where it turned.

use super::hint::{Reason, reason_for};
use super::refute::{is_mistake, loss};
use super::thought::Thought;
use super::{Engine, Judgement, Limits, NoAnswer, Situation};
use crate::game::Game;
use crate::moves::Move;
use crate::side::Side;

/// How many positions are visited at most for each move unless told otherwise.
///
/// From the last move to the first each finds most of its proof where the one after it left it.
const NODES_PER_MOVE: u64 = 200_000;

/// How many of them to search where nothing can be proved.
const SEARCHED_NODES: u64 = 20_000;

/// A decision counts towards accuracy if the worst move would have lost at least this much, in thousandths.
const WORTH_DECIDING: i16 = 200;

/// One move of a game, looked at again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewedMove {
    /// Who made it.
    pub side: Side,
    /// The move.
    pub mv: Move,
    /// The value before it.
    pub before: Judgement,
    /// The value after it.
    pub after: Judgement,
    /// The best move there.
    pub best: Move,
    /// Why that one is good.
    pub reason: Reason,
    /// Whether the move gave something away: the game turned here.
    pub turning_point: bool,
    /// Whether something could have been given away, so that the move counts towards accuracy.
    pub decision: bool,
}

/// A reviewed game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// Each move of the game.
    pub moves: Vec<ReviewedMove>,
    /// How well the goats decided, in thousandths; `None` if they had nothing to decide.
    ///
    /// The accuracy of a side is the share of its decisions that kept what the position was worth, that is, were no
    /// turning points. Only moves count where some legal move would have lost at least 200 thousandths of the expected
    /// result (from −1000, the tigers win, to 1000, the goats win).
    pub goats_accuracy: Option<u16>,
    /// How well the tigers decided, by the same formula.
    pub tigers_accuracy: Option<u16>,
    /// Whether every value is proved.
    pub exact: bool,
}

impl Review {
    /// The indices into [`Review::moves`] where the value changed.
    pub fn turning_points(&self) -> impl Iterator<Item = usize> + '_ {
        self.moves.iter().enumerate().filter(|(_, reviewed)| reviewed.turning_point).map(|(index, _)| index)
    }
}

impl Engine<'_> {
    /// Reviews a game. `progress` is told after each move how many of how many are done.
    ///
    /// # Errors
    /// [`NoAnswer::Cancelled`] if the signal of the limits said so; the limits are those of each move.
    pub fn review(
        &self,
        game: &Game,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(usize, usize),
    ) -> Result<Review, NoAnswer> {
        let searched = limits.nodes.unwrap_or(SEARCHED_NODES);
        let limits = if limits.nodes.is_none() { limits.at_most_nodes(NODES_PER_MOVE) } else { *limits };
        let mut situations = Vec::with_capacity(game.plies().len());
        let mut situation = Situation::new(*game.start());
        for ply in game.plies() {
            let next = situation.after(ply.mv);
            situations.push((situation, ply.mv));
            situation = next;
        }
        let mut thought = Thought::new(self.open(), limits);
        let mut moves = Vec::with_capacity(situations.len());
        for (situation, mv) in situations.iter().rev() {
            moves.push(thought.review_move(situation, *mv, searched)?);
            progress(moves.len(), situations.len());
        }
        moves.reverse();
        let exact = moves.iter().all(|reviewed| reviewed.before.is_exact() && reviewed.after.is_exact());
        Ok(Review {
            goats_accuracy: accuracy(Side::Goats, &moves),
            tigers_accuracy: accuracy(Side::Tigers, &moves),
            moves,
            exact,
        })
    }
}

impl Thought<'_, '_> {
    fn review_move(&mut self, situation: &Situation, mv: Move, searched: u64) -> Result<ReviewedMove, NoAnswer> {
        let position = situation.position();
        let side = position.side();
        self.renew();
        let appraisal = self.appraise_within(situation, searched)?;
        let best = self.perfect(situation, &appraisal)?.ok_or(NoAnswer::GameOver)?;
        let played = self.proved_if_needed(position, &best, appraisal.of(mv).copied().unwrap_or(best))?;
        let worst = appraisal.moves.last().copied().unwrap_or(best);
        let turning_point = is_mistake(side, &best.judgement, &played.judgement);
        // A move that keeps the value is as good as any other that does.
        let shown = if turning_point { best } else { played };
        Ok(ReviewedMove {
            side,
            mv,
            before: best.judgement,
            after: played.judgement,
            best: shown.mv,
            reason: reason_for(position, &shown, &appraisal),
            turning_point,
            decision: loss(side, &best.judgement, &worst.judgement) >= WORTH_DECIDING,
        })
    }
}

fn accuracy(side: Side, moves: &[ReviewedMove]) -> Option<u16> {
    let decisions = moves.iter().filter(|reviewed| reviewed.side == side && reviewed.decision);
    let kept = decisions.clone().filter(|reviewed| !reviewed.turning_point).count();
    u16::try_from((1000 * kept).checked_div(decisions.count())?).ok()
}
