//! Perfect play from tables that the solver wrote: win, draw or loss, and how far the win is.
//!
//! A table holds, for the whole movement phase and for some stages of the placement phase, the positions that the side to move
//! has lost: everything else follows from them by looking one ply ahead. It is probed in place: [`Tables`] only holds
//! the compressed bytes, and a [`Prober`] unpacks the blocks that it needs into a small cache of its own.
//!
//! The format, its model and its numbering are public for the solver, which writes tables.

pub mod coder;
mod embedded;
pub mod error;
pub mod file;
pub mod model;
pub mod numbering;
mod prober;
pub mod section;

use std::borrow::Cow;
use std::sync::Arc;

pub use error::TableError;
pub use prober::{Prober, every_goat_move_allows_a_capture};

use crate::{Board, BoardKind, RuleSet, Side};
use file::Contents;
use model::Shape;
use numbering::Numbering;
use section::{Kind, Layer, Section};

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
    /// captures counts, and so does the turn on which the tigers find themselves trapped.
    ///
    /// A win at distance `n` with `q` quiet tiger moves made stands under a quiet-move rule of `m` exactly if `n + q <= m`.
    /// `None` for draws and in the placement phase.
    pub distance: Option<u16>,
}

impl TableValue {
    /// A draw.
    pub const DRAW: Self = Self { winner: None, distance: None };
}

/// One game's table.
#[derive(Debug)]
struct Table {
    bytes: Cow<'static, [u8]>,
    contents: Contents,
    numbering: Arc<Numbering>,
    shape: Shape,
}

impl Table {
    fn section(&self, layer: Layer) -> Option<(usize, &Section)> {
        self.contents.sections.iter().enumerate().find(|(_, section)| section.layer == layer)
    }
}

/// The tables of every game for which there are any.
#[derive(Debug, Default)]
pub struct Tables {
    tables: Vec<Table>,
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
        let mut tables = Self::none();
        for &bytes in embedded::TABLES {
            tables.add(Cow::Borrowed(bytes))?;
        }
        if tables.tables.is_empty() { Err(TableError::NotIncluded) } else { Ok(tables) }
    }

    /// Adds the table in these bytes, such as the contents of a file that the solver wrote, and says for which board it
    /// is: it serves every game on that board. It takes the place of a table that was there for the board.
    ///
    /// # Errors
    /// What is wrong with the bytes: nothing of them is used then.
    pub fn add(&mut self, bytes: Cow<'static, [u8]>) -> Result<BoardKind, TableError> {
        let numbering = |board| {
            let tigers = file::games_on(board).map(|rules| rules.tigers).next().unwrap_or_default();
            Arc::new(Numbering::new(Board::of(board), usize::from(tigers)))
        };
        let contents = file::open(&bytes, numbering)?;
        let board = contents.board;
        self.tables.retain(|table| table.contents.board != board);
        let shape = Shape::of(Board::of(board));
        self.tables.push(Table { bytes, contents, numbering: numbering(board), shape });
        Ok(board)
    }

    fn index_for(&self, rules: &RuleSet) -> Option<usize> {
        if !rules.variants.is_empty() || rules.handicap != 0 {
            return None;
        }
        self.tables.iter().position(|table| table.contents.board == rules.board)
    }

    /// Whether there is a table for these rules: then the whole movement phase is served.
    pub fn serve(&self, rules: &RuleSet) -> bool {
        self.index_for(rules).is_some()
    }

    /// Whether a probe would answer for positions of these rules with so many goats in hand and this side to move.
    ///
    /// Some stages of the placement phase are served with the tigers to move; the movement phase is served for both sides.
    pub fn serve_stage(&self, rules: &RuleSet, goats_in_hand: u8, side: Side) -> bool {
        let Some(table) = self.index_for(rules).and_then(|index| self.tables.get(index)) else { return false };
        let Some(placed) = rules.goats.checked_sub(goats_in_hand) else { return false };
        if goats_in_hand > 0 && side == Side::Goats {
            return false;
        }
        let kind = Kind::Lost(Side::Tigers);
        table.section(Layer { kind, in_hand: goats_in_hand, on_board: placed }).is_some()
    }

    /// Every section with the bytes of its table: for tools that check or describe tables.
    pub fn sections(&self) -> impl Iterator<Item = (&[u8], &Section)> {
        self.tables.iter().flat_map(|table| table.contents.sections.iter().map(|section| (&table.bytes[..], section)))
    }

    /// A prober with a cache of its own. Make one for each thread that searches and keep it.
    pub fn prober(&self) -> Prober<'_> {
        Prober::new(self)
    }

    /// A prober with so many MiB (from 1 to 4096) of unpacked blocks: what is asked again need not be unpacked again.
    ///
    /// The system hands the memory out as it is used.
    pub fn prober_with_cache(&self, mebibytes: usize) -> Prober<'_> {
        Prober::with_cache(self, mebibytes)
    }
}
