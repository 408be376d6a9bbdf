//! What somebody who can err may reply: a model of how people and weaker levels choose.

use super::limits::NoAnswer;
use super::prove::Unproved;
use super::search::RootMove;
use super::thought::Thought;
use super::value::Value;
use crate::moves::Move;
use crate::position::Position;
use crate::side::Side;

/// How far the opponent looks ahead, in plies, and at how many positions.
const DEPTH: u8 = 3;
const NODES: u64 = 2_000;

/// A move that scores so much less than the best is chosen e times as seldom.
const CARE: f64 = 25.0;

/// A punishment so many tiger turns away is overlooked every other time.
const HALF_OVERLOOKED: f64 = 6.0;

/// Until the goats can move, the punishment of a placement lies so many turns farther than the last placement.
const AFTER_PLACEMENT: u8 = 3;

/// The most positions to visit to prove one reply.
const REPLY_NODES: u64 = 2_000;

/// A move that the opponent may make.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reply {
    pub(super) mv: Move,
    /// How likely it is made, 0 to 1.
    pub(super) likelihood: f64,
    /// Whether it gives something away.
    pub(super) loses: bool,
    /// How likely it is made although it gives something away: the farther the punishment, the likelier.
    pub(super) unseen_error: f64,
}

impl Thought<'_, '_> {
    /// The replies in a position that is worth `value`, visiting at most `left` positions for proofs, which are counted
    /// down. A reply of which nothing is proved counts as one that keeps the value. None once the limits are reached.
    pub(super) fn replies(
        &mut self,
        position: &Position,
        value: Value,
        left: &mut u64,
    ) -> Result<Vec<Reply>, NoAnswer> {
        if position.winner().is_some() {
            return Ok(Vec::new());
        }
        let moves = self.opinion_of_replies(position, DEPTH, NODES)?;
        let best = moves.first().map_or(0, |root| root.score);
        let weight = |root: &RootMove| (f64::from(root.score - best) / CARE).exp();
        let weights: f64 = moves.iter().map(weight).sum();
        let mut replies = Vec::with_capacity(moves.len());
        for root in &moves {
            let likelihood = weight(root) / weights;
            let punished = self.punishment(&position.play_unchecked(root.mv), (value, position.side()), left)?;
            let overlooked = punished.map_or(0.0, |turns| turns / (turns + HALF_OVERLOOKED));
            let unseen_error = likelihood * overlooked;
            replies.push(Reply { mv: root.mv, likelihood, loses: punished.is_some(), unseen_error });
        }
        Ok(replies)
    }

    /// In how many tiger turns a reply is punished, if it is proved to be worth less to the side than the value.
    fn punishment(
        &mut self,
        next: &Position,
        (value, side): (Value, Side),
        left: &mut u64,
    ) -> Result<Option<f64>, NoAnswer> {
        let far = f64::from(next.goats_in_hand() + AFTER_PLACEMENT);
        if let Some(known) = self.proved(next, 0)? {
            let loses = known.value.to(side) < value.to(side);
            return Ok(loses.then(|| known.moves.map_or(far, f64::from)));
        }
        let mut nodes = (*left).min(REPLY_NODES);
        if nodes == 0 {
            return Ok(None);
        }
        *left -= nodes;
        let kept = self.keeps(next, (value, side), &mut nodes);
        *left += nodes;
        match kept {
            Ok(false) => Ok(Some(far)),
            Ok(true) | Err(Unproved::TooHard) => Ok(None),
            Err(Unproved::Cancelled) => Err(NoAnswer::Cancelled),
        }
    }
}
