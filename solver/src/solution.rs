//! A finished solution, read back: who wins any position of the game.

use std::path::Path;

use aadupuli_core::{Position, RuleSet, Side};

use crate::checkpoint::{CheckpointError, Folder};
use crate::movement::LayerValues;
use crate::rules::Terms;
use crate::solve::layers_of;
use crate::space::Space;

/// The values that `solver solve` wrote to a folder, in memory: a byte a position of the movement phase, a quarter of one
/// for a placement.
pub struct Solution {
    space: Space,
    terms: Terms,
    /// By goats placed; `None` for a stage that the folder does not hold.
    stages: Vec<Option<Vec<u8>>>,
    layers: Vec<LayerValues>,
}

/// Why a solution cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum SolutionError {
    /// A file is damaged or of another game.
    #[error(transparent)]
    File(#[from] CheckpointError),
    /// The movement phase is not solved to its end.
    #[error("the layer of {0} goats is missing")]
    Missing(u32),
}

impl Solution {
    /// Reads the files of a folder. Placement stages may be missing: nothing is known of their positions then.
    ///
    /// # Errors
    /// A damaged file, or a movement phase with a gap.
    pub fn read(rules: &RuleSet, terms: Terms, folder: &Path) -> Result<Self, SolutionError> {
        let space = Space::new(rules.board(), usize::from(rules.tigers));
        let folder = Folder::create(folder, terms)?;
        let stages = (0..terms.goats).map(|placed| folder.read_stage(placed)).collect::<Result<_, _>>()?;
        let mut layers = Vec::new();
        for on_board in terms.lost_at() + 1..=terms.goats {
            let layer = folder.read_layer(on_board, space.numbering.width(on_board))?;
            layers.push(layer.ok_or(SolutionError::Missing(on_board))?);
        }
        Ok(Self { space, terms, stages, layers })
    }

    /// Who wins with a fresh count of quiet moves; the inner `None` is a draw, the outer one a position that the files do
    /// not hold.
    pub fn winner(&self, position: &Position) -> Option<Option<Side>> {
        if let Some(winner) = position.winner() {
            return Some(Some(winner));
        }
        let (set, index) = self.space.locate(position.tigers(), position.goats())?;
        let (rank, on_board) = (self.space.numbering.rank(index), position.goats().len() as u32);
        if position.is_movement_phase() {
            let layer = self.layers.get(on_board.checked_sub(self.terms.lost_at() + 1)? as usize)?;
            let values = match position.side() {
                Side::Goats => &layer.goats_to_move,
                Side::Tigers => &layer.tigers_to_move,
            };
            return Some(values.get(set * layer.width + rank)?.winner());
        }
        let placed = self.terms.goats.checked_sub(u32::from(position.goats_in_hand()))?;
        let stage = self.stages.get(placed as usize)?.as_deref();
        let (Side::Goats, Some(stage)) = (position.side(), stage) else {
            return self.best_successor(position);
        };
        let stride = |goats| self.space.numbering.width(goats).div_ceil(4);
        let sets = self.space.sets.len();
        let before: usize = layers_of(&self.terms, placed).take_while(|&goats| goats < on_board).map(stride).sum();
        match stage.get(before * sets + set * stride(on_board) + rank / 4)? >> (rank % 4 * 2) & 3 {
            0 => Some(None),
            1 => Some(Some(Side::Goats)),
            2 => Some(Some(Side::Tigers)),
            _ => None,
        }
    }

    /// The best that the side to move can reach: tigers to move are not stored, and a stage may be missing.
    ///
    /// Of missing stages only the last few are played out: there are too many ways from the others.
    fn best_successor(&self, position: &Position) -> Option<Option<Side>> {
        if position.side() == Side::Goats && position.goats_in_hand() > MOST_PLAYED_OUT {
            return None;
        }
        let side = position.side();
        let mut best = Some(side.other());
        for mv in position.legal_moves() {
            match self.winner(&position.play_unchecked(mv))? {
                Some(winner) if winner == side => return Some(Some(side)),
                None => best = None,
                Some(_) => {}
            }
        }
        Some(best)
    }
}

/// The most goats in hand of a position that is played out where its stage is missing.
const MOST_PLAYED_OUT: u8 = 2;
