//! Taking moves back, and playing them again.

use core::time::Duration;

use super::{Game, Ply};
use crate::moves::Move;
use crate::side::Side;

/// What one step of undo took back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undone {
    /// A move.
    Move(Move),
    /// A resignation, a claim or a loss on time; the moves stay.
    Ending,
}

/// There is nothing to take back or to play again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is nothing to take back or to play again")]
pub struct NothingThere;

impl Game {
    /// Takes one step back: a resignation, claim or loss on time if there is one, otherwise the last move.
    ///
    /// Clocks, counts and repetition are what they were before that step.
    ///
    /// # Errors
    /// The game stands at its beginning.
    pub fn undo(&mut self) -> Result<Undone, NothingThere> {
        if self.ending.take().is_some() {
            // Time that ran out is given back: it belongs to a move that was never made.
            self.thinking = Duration::ZERO;
            return Ok(Undone::Ending);
        }
        let ply = self.plies.pop().ok_or(NothingThere)?;
        self.thinking = Duration::ZERO;
        let mv = ply.mv;
        self.undone.push(ply);
        Ok(Undone::Move(mv))
    }

    /// Plays the move again that was taken back last.
    ///
    /// # Errors
    /// No move has been taken back since the last new one.
    pub fn redo(&mut self) -> Result<Move, NothingThere> {
        if self.ending.is_some() {
            return Err(NothingThere);
        }
        let ply = self.undone.pop().ok_or(NothingThere)?;
        self.thinking = Duration::ZERO;
        let mv = ply.mv;
        self.plies.push(ply);
        Ok(mv)
    }

    /// Whether [`Game::undo_decision`] would take something back.
    pub fn can_undo_decision(&self, side: Side) -> bool {
        self.ending.is_some() || self.plies_with_mover().any(|(mover, ply)| is_decision(mover, ply, side))
    }

    /// Takes back to the last decision of a side: its last move that was not a forced pass, and all that came after.
    ///
    /// A resignation, claim or loss on time counts as the last decision.
    ///
    /// # Errors
    /// That side has decided nothing yet; the game is as it was.
    pub fn undo_decision(&mut self, side: Side) -> Result<(), NothingThere> {
        if !self.can_undo_decision(side) {
            return Err(NothingThere);
        }
        loop {
            match self.undo()? {
                Undone::Ending => return Ok(()),
                Undone::Move(mv) if self.position().side() == side && mv != Move::Pass => return Ok(()),
                Undone::Move(_) => {}
            }
        }
    }

    /// Plays again what [`Game::undo_decision`] took back: a decision of this side and all up to its next one.
    ///
    /// # Errors
    /// No move has been taken back since the last new one.
    pub fn redo_decision(&mut self, side: Side) -> Result<(), NothingThere> {
        self.redo()?;
        while let Some(next) = self.undone.last() {
            if is_decision(self.position().side(), next, side) || self.redo().is_err() {
                break;
            }
        }
        Ok(())
    }

    /// How many moves can be played again.
    pub fn redo_len(&self) -> usize {
        self.undone.len()
    }
}

fn is_decision(mover: Side, ply: &Ply, side: Side) -> bool {
    mover == side && ply.mv != Move::Pass
}
