//! Hints: an idea, then the piece, then the move with its checked reason.

mod find;
mod reason;

pub(super) use find::reason_for;
pub use reason::{Idea, Reason};

use super::judge::JUDGE_NODES;
use super::thought::Thought;
use super::{Engine, Judgement, Limits, NoAnswer, Situation};
use crate::moves::Move;
use crate::point::Point;

/// A hint with all its three steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The first step is the idea of this reason; the third step is the reason itself.
    pub reason: Reason,
    /// The second step: the piece to move, or `None` where one enters from the hand (or for `pass` and `stop`).
    pub piece: Option<Point>,
    /// The third step: the move.
    pub mv: Move,
    /// The value of the position when the move is made.
    pub judgement: Judgement,
}

impl Hint {
    /// The first step.
    pub const fn idea(&self) -> Idea {
        self.reason.idea()
    }
}

impl Engine<'_> {
    /// A hint for the side to move: a move that loses nothing, with a reason that has been checked.
    ///
    /// Where values cannot be proved, the move is the best that a search found.
    ///
    /// # Errors
    /// [`NoAnswer::GameOver`] where there is no move, [`NoAnswer::Cancelled`] if the signal said so.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_core::{GameId, Position, RuleSet, Variants, engine::{Engine, Idea, Limits, Situation}};
    /// let rules = RuleSet::new(GameId::Standard, Variants::NONE);
    /// let position = Position::parse("G/2T3/G2G1T/GGG1GT/GGGG t 0 4 0 - 0", rules)?;
    /// let hint = Engine::without_tables().hint(&Situation::new(position), &Limits::nodes(10_000))?;
    /// assert_eq!(hint.idea(), Idea::LastCapture);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn hint(&self, situation: &Situation, limits: &Limits<'_>) -> Result<Hint, NoAnswer> {
        let position = situation.position();
        if position.legal_moves().is_empty() {
            return Err(NoAnswer::GameOver);
        }
        let limits = if limits.nodes.is_none() { limits.at_most_nodes(JUDGE_NODES) } else { *limits };
        let mut thought = Thought::new(self.open(), limits);
        let appraisal = thought.appraise(situation)?;
        let chosen = thought.perfect(situation, &appraisal)?.ok_or(NoAnswer::GameOver)?;
        let reason = reason_for(position, &chosen, &appraisal);
        Ok(Hint { reason, piece: chosen.mv.from(), mv: chosen.mv, judgement: chosen.judgement })
    }
}
