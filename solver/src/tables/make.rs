//! Makes the sections of a board's table from solutions, one after another, and keeps each in a file.

use std::path::{Path, PathBuf};

use aadupuli_core::tables::every_goat_move_allows_a_capture;
use aadupuli_core::tables::section::{Kind, Layer};
use aadupuli_core::{RuleSet, Side};
use rayon::prelude::*;

use super::encode::{Encoded, Workshop};
use super::source::{Source, mark};
use super::train::Trained;
use crate::bits::Line;
use crate::checkpoint::{CheckpointError, Folder};
use crate::movement::{LayerValues, Wins};
use crate::placement::Stage;
use crate::rules::{StuckGoats, Terms, UnsolvableRules};
use crate::solve::layers_of;
use crate::space::Space;

/// What can go wrong while a table is made.
#[derive(Debug, thiserror::Error)]
pub enum MakeError {
    #[error(transparent)]
    Checkpoint(#[from] CheckpointError),
    #[error(transparent)]
    Rules(#[from] UnsolvableRules),
    /// A layer or stage that the solution lacks.
    #[error("{path}: no such part of the solution; solve first, keeping all stages")]
    Missing { path: PathBuf },
    #[error("{path}: {source}")]
    Io { path: PathBuf, source: std::io::Error },
}

/// A game that goes into a table.
pub struct Solved<'a> {
    pub rules: RuleSet,
    /// Where its solution is.
    pub folder: &'a Path,
    /// Where the solution without the quiet-move rule is, if the table is to serve both.
    pub without_rule: Option<&'a Path>,
}

/// Makes sections, and keeps each in a file of its own so that a killed run goes on.
pub struct Maker<'a> {
    pub space: &'a Space,
    pub workshop: Workshop<'a>,
    /// Where the finished sections are kept.
    pub parts: &'a Path,
    pub say: &'a (dyn Fn(&str) + Sync),
}

impl Maker<'_> {
    /// All sections of these games, which are played on the same board: the movement phase, and the stages with so many
    /// goats in hand. What two games share is made once, from the first.
    ///
    /// # Errors
    /// What is missing, or what the file system says.
    pub fn sections(&self, games: &[Solved<'_>], in_hand: &[u32]) -> Result<Vec<Encoded>, MakeError> {
        std::fs::create_dir_all(self.parts).map_err(|source| MakeError::Io { path: self.parts.to_owned(), source })?;
        let mut sections: Vec<Encoded> = Vec::new();
        for game in games {
            let terms = Terms::of(&game.rules, StuckGoats::Pass)?;
            for on_board in terms.lost_at() + 1..=terms.goats {
                let known = Layer::movement(Kind::Lost(Side::Tigers), on_board as u8);
                if !sections.iter().any(|section| section.layer == known) {
                    sections.extend(self.movement(game, &terms, on_board)?);
                }
            }
        }
        for game in games {
            let terms = Terms::of(&game.rules, StuckGoats::Pass)?;
            for &in_hand in in_hand {
                let made: Vec<Layer> = sections.iter().map(|section| section.layer).collect();
                sections.extend(self.stage(game, &terms, terms.goats - in_hand, &made)?);
            }
        }
        // In one order, whichever of them were there before.
        sections.sort_by_key(|section| (section.layer.in_hand, section.layer.on_board, section.layer.kind.number()));
        Ok(sections)
    }

    fn movement(&self, game: &Solved<'_>, terms: &Terms, on_board: u32) -> Result<Vec<Encoded>, MakeError> {
        let layer = |kind| Layer::movement(kind, on_board as u8);
        let kinds = [
            Kind::Lost(Side::Tigers),
            Kind::Distance(Side::Tigers),
            Kind::Lost(Side::Goats),
            Kind::Distance(Side::Goats),
        ];
        let kept: Vec<Encoded> = kinds.into_iter().filter_map(|kind| self.kept(layer(kind))).collect();
        if kept.len() == kinds.len() {
            return Ok(kept);
        }
        let width = self.space.numbering.width(on_board);
        let read = |folder: &Path, terms| -> Result<LayerValues, MakeError> {
            let folder = Folder::create(folder, terms)?;
            let missing = || MakeError::Missing { path: folder.layer_path(on_board) };
            folder.read_layer(on_board, width)?.ok_or_else(missing)
        };
        let ruled = read(game.folder, *terms)?;
        let unruled = match game.without_rule {
            Some(folder) => Some(read(folder, Terms { quiet_tiger_moves: None, ..*terms })?),
            None => None,
        };
        let mut made = Vec::new();
        for side in [Side::Tigers, Side::Goats] {
            let of = |values: &LayerValues| match side {
                Side::Tigers => values.tigers_to_move.clone(),
                Side::Goats => values.goats_to_move.clone(),
            };
            let ruled = of(&ruled);
            let far = unruled.as_ref().map_or_else(|| ruled.clone(), of);
            let winner = side.other();
            let distance = |value: crate::movement::Value| {
                if value.winner() == Some(winner) { value.distance() as u8 } else { 0 }
            };
            let (symbols, distances): (Vec<u8>, Vec<[u8; 2]>) = far
                .par_iter()
                .zip(&ruled)
                .map(|(&far, &ruled)| {
                    let (far, ruled) = (distance(far), distance(ruled));
                    (
                        if far == 0 {
                            0
                        } else if ruled == 0 {
                            2
                        } else {
                            1
                        },
                        [far, ruled],
                    )
                })
                .unzip();
            drop((ruled, far));
            let free = self.free(side, terms, terms.goats, on_board);
            let mut source = Source { layer: layer(Kind::Lost(side)), width, symbols, distances, free };
            let lost = self.workshop.encode_lost(&mut source);
            made.push(self.keep(lost)?);
            let distances = self.workshop.encode_distances(&source, side);
            made.push(self.keep(distances)?);
        }
        Ok(made)
    }

    fn stage(&self, game: &Solved<'_>, terms: &Terms, placed: u32, made: &[Layer]) -> Result<Vec<Encoded>, MakeError> {
        let layer = |side, on_board: u32| Layer {
            kind: Kind::Lost(side),
            in_hand: (terms.goats - placed) as u8,
            on_board: on_board as u8,
        };
        let new = |on_board: &u32| !made.contains(&layer(Side::Tigers, *on_board));
        let layers: Vec<u32> = layers_of(terms, placed).filter(new).collect();
        let wanted: Vec<Layer> =
            layers.iter().flat_map(|&on_board| [Side::Tigers, Side::Goats].map(|side| layer(side, on_board))).collect();
        let kept: Vec<Encoded> = wanted.iter().filter_map(|&layer| self.kept(layer)).collect();
        if kept.len() == wanted.len() {
            return Ok(kept);
        }
        let ruled = self.restored(game.folder, terms, placed)?;
        let tigers =
            layers.iter().map(|&on_board| self.symbols(&ruled.tigers.goats_to_move, on_board)).collect::<Vec<_>>();
        let goats =
            layers.iter().map(|&on_board| self.symbols(&ruled.goats.tigers_to_move, on_board)).collect::<Vec<_>>();
        drop(ruled);
        let far = match game.without_rule {
            Some(folder) => {
                let far = self.restored(folder, &Terms { quiet_tiger_moves: None, ..*terms }, placed)?;
                Some([far.tigers.goats_to_move, far.goats.tigers_to_move])
            }
            None => None,
        };
        let mut made = Vec::new();
        for (side, which, symbols) in [(Side::Goats, 0, tigers), (Side::Tigers, 1, goats)] {
            for (&on_board, mut symbols) in layers.iter().zip(symbols) {
                if let Some(far) = &far {
                    let far = self.symbols(&far[which], on_board);
                    symbols.par_iter_mut().zip(far).for_each(|(symbol, far)| *symbol = 2 * far - *symbol);
                }
                let free = self.free(side, terms, placed, on_board);
                let width = self.space.numbering.width(on_board);
                let layer = layer(side, on_board);
                let mut source = Source { layer, width, symbols, distances: Vec::new(), free };
                let encoded = self.workshop.encode_lost(&mut source);
                made.push(self.keep(encoded)?);
            }
        }
        Ok(made)
    }

    fn restored(&self, folder: &Path, terms: &Terms, placed: u32) -> Result<Stage, MakeError> {
        let folder = Folder::create(folder, *terms)?;
        let missing = || MakeError::Missing { path: folder.stage_path(placed) };
        let packed = folder.read_stage(placed)?.ok_or_else(missing)?;
        let mut stage = Stage::last(terms, Wins::none(self.space), Wins::none(self.space));
        stage.restore(self.space, terms, placed, &packed);
        Ok(stage)
    }

    /// One byte for each position of a layer: whether its bit is set.
    fn symbols(&self, wins: &[Line], on_board: u32) -> Vec<u8> {
        let numbering = &self.space.numbering;
        let width = numbering.width(on_board);
        let lines = self.space.lines();
        let mut symbols = vec![0; width * self.space.sets.len()];
        symbols.par_chunks_mut(width).zip(wins.par_chunks(lines)).for_each(|(symbols, wins)| {
            let mut goats = (1 << on_board) - 1;
            for symbol in symbols {
                *symbol = u8::from(crate::solve::get_bit(wins, goats));
                goats = aadupuli_core::tables::numbering::next_subset(goats);
            }
        });
        symbols
    }

    /// The positions that a prober knows to be lost without a table.
    fn free(&self, side: Side, terms: &Terms, placed: u32, on_board: u32) -> Vec<u8> {
        let captured = placed - on_board;
        if side == Side::Tigers || captured + 1 != terms.captures_to_win {
            return Vec::new();
        }
        let numbering = &self.space.numbering;
        let placing = placed < terms.goats;
        mark(numbering, on_board, |set, goats| {
            let set = &numbering.sets()[set];
            every_goat_move_allows_a_capture(self.space.board, set.tigers, set.points(goats), placing)
        })
    }

    fn path(&self, layer: Layer) -> PathBuf {
        let Layer { kind, in_hand, on_board } = layer;
        self.parts.join(format!("{in_hand:02}-{on_board:02}-{}.section", kind.number()))
    }

    fn kept(&self, layer: Layer) -> Option<Encoded> {
        read(&std::fs::read(self.path(layer)).ok()?, layer)
    }

    fn keep(&self, section: Encoded) -> Result<Encoded, MakeError> {
        let path = self.path(section.layer);
        let beside = path.with_extension("part");
        std::fs::write(&beside, bytes(&section))
            .and_then(|()| std::fs::rename(&beside, &path))
            .map_err(|source| MakeError::Io { path: path.clone(), source })?;
        let positions = self.space.numbering.width(u32::from(section.layer.on_board)) * self.space.sets.len();
        (self.say)(&format!(
            "{}: {} bytes, {:.4} bits a position",
            path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default(),
            section.size(),
            section.size() as f64 * 8.0 / positions as f64
        ));
        Ok(section)
    }
}

fn bytes(section: &Encoded) -> Vec<u8> {
    let weights = &section.weights;
    let mut bytes = vec![u8::from(section.two_rules) | u8::from(section.obvious_left_out) << 1];
    for part in [&weights.tuples, &weights.sets, &weights.tigers, &weights.nearby, &section.probabilities] {
        bytes.extend_from_slice(&(part.len() as u32).to_le_bytes());
        bytes.extend_from_slice(part);
    }
    bytes.extend_from_slice(&(section.blocks.len() as u32).to_le_bytes());
    for block in &section.blocks {
        bytes.extend_from_slice(&(block.len() as u16).to_le_bytes());
        bytes.extend_from_slice(block);
    }
    bytes
}

fn read(bytes: &[u8], layer: Layer) -> Option<Encoded> {
    let (&flags, mut rest) = bytes.split_first()?;
    let take = |rest: &mut &[u8], count: usize| -> Option<Vec<u8>> {
        let (own, after) = rest.split_at_checked(count)?;
        *rest = after;
        Some(own.to_vec())
    };
    let number =
        |rest: &mut &[u8]| -> Option<usize> { Some(u32::from_le_bytes(take(rest, 4)?.try_into().ok()?) as usize) };
    let mut part = || -> Option<Vec<u8>> {
        let count = number(&mut rest)?;
        take(&mut rest, count)
    };
    let weights = Trained { tuples: part()?, sets: part()?, tigers: part()?, nearby: part()? };
    let probabilities = part()?;
    let count = number(&mut rest)?;
    let blocks = (0..count)
        .map(|_| {
            let length = u16::from_le_bytes(take(&mut rest, 2)?.try_into().ok()?);
            take(&mut rest, usize::from(length))
        })
        .collect::<Option<_>>()?;
    Some(Encoded { layer, two_rules: flags & 1 != 0, obvious_left_out: flags & 2 != 0, weights, probabilities, blocks })
}
