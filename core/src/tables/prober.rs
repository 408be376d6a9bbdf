//! Probing: from stored lost positions to the value of any position.

use super::model::Terrain;
use super::section::{BLOCK, Kind, Layer, Section, Walk};
use super::{Table, TableError, TableValue, Tables};
use crate::board::Board;
use crate::point::PointSet;
use crate::{Position, Side};

/// Sets of two unpacked blocks for each MiB of cache.
const SETS_PER_MIB: usize = 1024;

/// Unpacked blocks of distances for each MiB of cache, half as much again: by default enough for a position with all its moves.
const DISTANCES_PER_MIB: usize = 128;

/// MiB of a cache that nothing else is said of.
const DEFAULT_MIB: usize = 2;

/// Tiger sets that are kept prepared.
const TERRAINS: usize = 128;

/// Symbols of two bits each.
type PackedBlock = [u8; BLOCK / 4];

/// Probes tables; holds the blocks that were unpacked last, some 3.5 MiB unless more was asked for.
pub struct Prober<'a> {
    tables: &'a Tables,
    keys: Vec<[u64; 2]>,
    blocks: Vec<[PackedBlock; 2]>,
    distance_keys: Vec<u64>,
    distances: Vec<[[u8; 2]; BLOCK]>,
    terrains: Vec<Option<(usize, usize, Terrain)>>,
    scratch: [u8; BLOCK],
}

impl std::fmt::Debug for Prober<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Prober").finish_non_exhaustive()
    }
}

/// No block has this key.
const VACANT: u64 = u64::MAX;

/// A position without its rules: what the look-ups pass on.
#[derive(Clone, Copy)]
struct Spot {
    tigers: PointSet,
    goats: PointSet,
    in_hand: u8,
}

/// The game that is being probed.
#[derive(Clone, Copy)]
struct Game<'a> {
    index: usize,
    table: &'a Table,
    board: &'static Board,
    goats: u8,
    captures_to_win: u8,
    quiet_rule: Option<u16>,
}

impl Game<'_> {
    fn captured(&self, spot: Spot) -> u8 {
        self.goats.saturating_sub(spot.in_hand).saturating_sub(spot.goats.len() as u8)
    }

    fn last_capture(&self, spot: Spot) -> bool {
        self.captured(spot) + 1 >= self.captures_to_win
    }
}

impl<'a> Prober<'a> {
    pub(super) fn new(tables: &'a Tables) -> Self {
        Self::with_cache(tables, DEFAULT_MIB)
    }

    pub(super) fn with_cache(tables: &'a Tables, mebibytes: usize) -> Self {
        let mebibytes = mebibytes.clamp(1, 1 << 12);
        let (sets, distances) = (mebibytes * SETS_PER_MIB, mebibytes * DISTANCES_PER_MIB);
        Self {
            tables,
            keys: vec![[VACANT; 2]; sets],
            blocks: vec![[[0; BLOCK / 4]; 2]; sets],
            distance_keys: vec![VACANT; distances],
            distances: vec![[[0; 2]; BLOCK]; distances],
            terrains: vec![None; TERRAINS],
            scratch: [0; BLOCK],
        }
    }

    /// The value of a position with the distance of a win, or `None` where no table speaks of it: a game without a table,
    /// a placement stage that is not stored, goats to place, a position in which the game is over.
    ///
    /// # Errors
    /// A damaged block. The positions of other blocks are still served.
    pub fn probe(&mut self, position: &Position) -> Result<Option<TableValue>, TableError> {
        self.value(position, true)
    }

    /// The winner alone: as [`Self::probe`], without a distance. Cheaper where no quiet tiger moves were made.
    ///
    /// # Errors
    /// A damaged block.
    pub fn probe_winner(&mut self, position: &Position) -> Result<Option<Option<Side>>, TableError> {
        Ok(self.value(position, false)?.map(|value| value.winner))
    }

    /// Whether this side wins, which costs less than to know who does. `None` as for [`Self::probe`].
    ///
    /// # Errors
    /// A damaged block.
    pub fn probe_wins(&mut self, position: &Position, side: Side) -> Result<Option<bool>, TableError> {
        if position.quiet_tiger_moves() > 0 {
            return Ok(self.probe_winner(position)?.map(|winner| winner == Some(side)));
        }
        let Some((game, spot)) = self.look(position) else { return Ok(None) };
        if side == position.side() {
            let found = match side {
                Side::Tigers => self.tigers_to_move(game, spot, false)?,
                Side::Goats => self.goats_to_move(game, spot, false)?,
            };
            return Ok(found.map(|value| value.winner == Some(side)));
        }
        if position.side() == Side::Tigers && game.last_capture(spot) && !position.capturable_goats().is_empty() {
            return Ok(Some(false));
        }
        Ok(Some(self.lost_with_distance(game, spot, position.side(), false)?.is_some()))
    }

    /// The game and the place of a position that the tables know.
    fn look(&self, position: &Position) -> Option<(Game<'a>, Spot)> {
        let rules = position.rules();
        let index = self.tables.index_for(rules)?;
        let table = self.tables.tables.get(index)?;
        if !self.tables.serve_stage(rules, position.goats_in_hand(), position.side()) || position.winner().is_some() {
            return None;
        }
        let game = Game {
            index,
            table,
            board: rules.board(),
            goats: rules.goats,
            captures_to_win: rules.captures_to_win,
            quiet_rule: rules.quiet_tiger_moves.map(u16::from),
        };
        let spot = Spot { tigers: position.tigers(), goats: position.goats(), in_hand: position.goats_in_hand() };
        Some((game, spot))
    }

    fn value(&mut self, position: &Position, want_distance: bool) -> Result<Option<TableValue>, TableError> {
        let Some((game, spot)) = self.look(position) else { return Ok(None) };
        let quiet = position.quiet_tiger_moves();
        let distance_wanted = position.is_movement_phase() && (want_distance || quiet > 0);
        let found = match position.side() {
            Side::Tigers => self.tigers_to_move(game, spot, distance_wanted)?,
            Side::Goats => self.goats_to_move(game, spot, distance_wanted)?,
        };
        Ok(found.map(|value| match (game.quiet_rule, value.distance) {
            (Some(limit), Some(distance)) if distance + quiet > limit => TableValue::DRAW,
            _ => value,
        }))
    }

    fn tigers_to_move(&mut self, game: Game<'a>, spot: Spot, far: bool) -> Result<Option<TableValue>, TableError> {
        let won = |winner, distance: u16| {
            Some(TableValue { winner: Some(winner), distance: (spot.in_hand == 0).then_some(distance) })
        };
        let mut moves = false;
        let mut captures = false;
        for_each_tiger_move(game.board, spot, |_, captured| {
            moves = true;
            captures |= captured;
        });
        if !moves {
            return Ok(won(Side::Goats, 1));
        }
        if captures && game.last_capture(spot) {
            return Ok(won(Side::Tigers, 1));
        }
        let Some(lost) = self.lost(game, spot, Side::Tigers)? else { return Ok(None) };
        if lost {
            let distance = if far { self.distance(game, spot, Side::Tigers)? } else { 1 };
            return Ok(won(Side::Goats, distance).map(|value| keep(value, far)));
        }
        // Captures first: none is nearer.
        let mut best: Option<u16> = None;
        for capture in [true, false] {
            let mut answer = Ok(());
            for_each_tiger_move(game.board, spot, |after, captured| {
                if captured != capture || answer.is_err() || best == Some(1) || (best.is_some() && !far) {
                    return;
                }
                answer = self.lost_with_distance(game, after, Side::Goats, far && !captured).map(|found| {
                    if let Some(distance) = found {
                        let distance = if captured { 1 } else { distance + 1 };
                        best = Some(best.map_or(distance, |best| best.min(distance)));
                    }
                });
            });
            answer?;
        }
        Ok(match best {
            Some(distance) => won(Side::Tigers, distance).map(|value| keep(value, far)),
            None => Some(TableValue::DRAW),
        })
    }

    fn goats_to_move(&mut self, game: Game<'a>, spot: Spot, far: bool) -> Result<Option<TableValue>, TableError> {
        if let Some(distance) = self.lost_with_distance(game, spot, Side::Goats, far)? {
            return Ok(Some(keep(TableValue { winner: Some(Side::Tigers), distance: Some(distance) }, far)));
        }
        let mut best: Option<u16> = None;
        let mut answer = Ok(());
        for_each_goat_step(game.board, spot, |after| {
            if answer.is_err() || best == Some(1) || (best.is_some() && !far) {
                return;
            }
            answer = self.tigers_lost_with_distance(game, after, far).map(|found| {
                if let Some(distance) = found {
                    best = Some(best.map_or(distance, |best| best.min(distance)));
                }
            });
        });
        answer?;
        Ok(Some(match best {
            Some(distance) => keep(TableValue { winner: Some(Side::Goats), distance: Some(distance) }, far),
            None => TableValue::DRAW,
        }))
    }

    /// Whether the goats have lost with the move, and how far it is.
    fn lost_with_distance(
        &mut self,
        game: Game<'a>,
        spot: Spot,
        side: Side,
        far: bool,
    ) -> Result<Option<u16>, TableError> {
        if side == Side::Tigers {
            return self.tigers_lost_with_distance(game, spot, far);
        }
        if game.captured(spot) >= game.captures_to_win {
            return Ok(Some(0));
        }
        let placing = spot.in_hand > 0;
        if game.last_capture(spot) && every_goat_move_allows_a_capture(game.board, spot.tigers, spot.goats, placing) {
            return Ok(Some(1));
        }
        if self.lost(game, spot, Side::Goats)? != Some(true) {
            return Ok(None);
        }
        Ok(Some(if far { self.distance(game, spot, Side::Goats)? } else { 1 }))
    }

    fn tigers_lost_with_distance(&mut self, game: Game<'a>, spot: Spot, far: bool) -> Result<Option<u16>, TableError> {
        let mut moves = false;
        for_each_tiger_move(game.board, spot, |_, _| moves = true);
        if !moves {
            return Ok(Some(1));
        }
        if self.lost(game, spot, Side::Tigers)? != Some(true) {
            return Ok(None);
        }
        Ok(Some(if far { self.distance(game, spot, Side::Tigers)? } else { 1 }))
    }

    /// Whether the side to move has lost by what is stored; `None` where the layer is not stored.
    fn lost(&mut self, game: Game<'a>, spot: Spot, side: Side) -> Result<Option<bool>, TableError> {
        let layer = Layer { kind: Kind::Lost(side), in_hand: spot.in_hand, on_board: spot.goats.len() as u8 };
        let Some((number, section)) = game.table.section(layer) else { return Ok(None) };
        if section.is_empty() {
            return Ok(Some(false));
        }
        let Some(place) = game.table.numbering.place(spot.tigers, spot.goats) else { return Ok(None) };
        let rank = game.table.numbering.rank(place.goats);
        let (block, at) = section.block_of(place.set, rank);
        let symbol = self.symbol(game, number, section, place.set, block, at)?;
        Ok(Some(symbol == 1 || (symbol == 2 && game.quiet_rule.is_none())))
    }

    fn symbol(
        &mut self,
        game: Game<'a>,
        number: usize,
        section: &Section,
        set: usize,
        block: usize,
        at: usize,
    ) -> Result<u8, TableError> {
        let key = (game.index as u64) << 56 | (number as u64) << 40 | block as u64;
        let slot = slot(key, self.keys.len());
        let pick = |block: &PackedBlock| block.get(at / 4).map_or(0, |&byte| byte >> (at % 4 * 2) & 3);
        if let (Some(keys), Some(blocks)) = (self.keys.get_mut(slot), self.blocks.get_mut(slot)) {
            if keys[0] == key {
                return Ok(pick(&blocks[0]));
            }
            if keys[1] == key {
                keys.swap(0, 1);
                blocks.swap(0, 1);
                return Ok(pick(&blocks[0]));
            }
        }
        self.unpack(game, section, set, block)?;
        let (Some(keys), Some(blocks)) = (self.keys.get_mut(slot), self.blocks.get_mut(slot)) else { return Ok(0) };
        keys[1] = keys[0];
        blocks[1] = blocks[0];
        keys[0] = key;
        for (packed, symbols) in blocks[0].iter_mut().zip(self.scratch.chunks_exact(4)) {
            *packed = symbols.iter().rev().fold(0, |packed, symbol| packed << 2 | symbol);
        }
        Ok(pick(&blocks[0]))
    }

    /// Unpacks a block of lost positions into the scratch block.
    fn unpack(&mut self, game: Game<'a>, section: &Section, set: usize, block: usize) -> Result<(), TableError> {
        let packed = section.packed(&game.table.bytes, block)?;
        let slot = set % TERRAINS;
        let Some(terrain) = self.terrains.get_mut(slot) else { return Ok(()) };
        let terrain = prepared(terrain, game, set);
        let Some(terrain) = terrain else { return Ok(()) };
        let walk = Walk { numbering: &game.table.numbering, shape: &game.table.shape, terrain, set };
        section.unpack_lost(&game.table.bytes, packed, &walk, block, &mut self.scratch);
        Ok(())
    }

    /// The distance of a position that is lost for the side to move.
    fn distance(&mut self, game: Game<'a>, spot: Spot, side: Side) -> Result<u16, TableError> {
        let on_board = spot.goats.len() as u8;
        let lost = game.table.section(Layer::movement(Kind::Lost(side), on_board));
        let section = game.table.section(Layer::movement(Kind::Distance(side), on_board));
        let (Some((_, lost)), Some((number, section))) = (lost, section) else { return Ok(1) };
        let Some(place) = game.table.numbering.place(spot.tigers, spot.goats) else { return Ok(1) };
        let (block, at) = section.block_of(place.set, game.table.numbering.rank(place.goats));
        let key = (game.index as u64) << 56 | (number as u64) << 40 | block as u64;
        let slot = slot(key, self.distance_keys.len());
        if self.distance_keys.get(slot) != Some(&key) {
            self.unpack(game, lost, place.set, block)?;
            let packed = section.packed(&game.table.bytes, block)?;
            let terrain = self.terrains.get_mut(place.set % TERRAINS).and_then(|t| prepared(t, game, place.set));
            if let (Some(terrain), Some(out)) = (terrain, self.distances.get_mut(slot)) {
                let numbering = &game.table.numbering;
                let walk = Walk { numbering, shape: &game.table.shape, terrain, set: place.set };
                section.unpack_distances(&game.table.bytes, packed, &walk, block, &self.scratch, out);
            }
            if let Some(held) = self.distance_keys.get_mut(slot) {
                *held = key;
            }
        }
        let [far, ruled] = self.distances.get(slot).and_then(|block| block.get(at)).copied().unwrap_or_default();
        Ok(u16::from(if game.quiet_rule.is_some() { ruled } else { far }))
    }
}

/// Where in a cache of so many places a block is kept.
fn slot(key: u64, places: usize) -> usize {
    (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32) as usize % places.max(1)
}

/// The terrain of a tiger set, made if another is kept.
fn prepared<'t>(kept: &'t mut Option<(usize, usize, Terrain)>, game: Game<'_>, set: usize) -> Option<&'t Terrain> {
    if !matches!(kept, Some((index, held, _)) if *index == game.index && *held == set) {
        let tigers = game.table.numbering.sets().get(set)?;
        *kept = Some((game.index, set, Terrain::new(&game.table.shape, game.board, tigers)));
    }
    kept.as_ref().map(|(_, _, terrain)| terrain)
}

fn keep(value: TableValue, far: bool) -> TableValue {
    TableValue { distance: value.distance.filter(|_| far), ..value }
}

/// Calls `visit` with the position after each tiger move, goats to move, and whether it was a capture.
fn for_each_tiger_move(board: &Board, spot: Spot, mut visit: impl FnMut(Spot, bool)) {
    let taken = spot.tigers | spot.goats;
    for from in spot.tigers {
        for jump in board.jumps(from) {
            if spot.goats.contains(jump.over) && !taken.contains(jump.to) {
                let tigers = spot.tigers.without(from).with(jump.to);
                visit(Spot { tigers, goats: spot.goats.without(jump.over), ..spot }, true);
            }
        }
        for to in board.neighbours(from) - taken {
            visit(Spot { tigers: spot.tigers.without(from).with(to), ..spot }, false);
        }
    }
}

/// Calls `visit` with the position after each step of a goat, or after the pass of goats without a step.
fn for_each_goat_step(board: &Board, spot: Spot, mut visit: impl FnMut(Spot)) {
    let taken = spot.tigers | spot.goats;
    let mut any = false;
    for from in spot.goats {
        for to in board.neighbours(from) - taken {
            any = true;
            visit(Spot { goats: spot.goats.without(from).with(to), ..spot });
        }
    }
    if !any {
        visit(spot);
    }
}

/// Whether the tigers can capture, whatever the goats do now.
///
/// Where one capture wins the game this says, without a table, that the goats lose at once. Tables leave such positions out.
pub fn every_goat_move_allows_a_capture(board: &Board, tigers: PointSet, goats: PointSet, placing: bool) -> bool {
    let spot = Spot { tigers, goats, in_hand: 0 };
    let captures = |spot: Spot| {
        let taken = spot.tigers | spot.goats;
        spot.tigers
            .iter()
            .any(|from| board.jumps(from).iter().any(|jump| spot.goats.contains(jump.over) && !taken.contains(jump.to)))
    };
    if placing {
        let empty = board.all() - tigers - goats;
        return empty.iter().all(|to| captures(Spot { goats: goats.with(to), ..spot }));
    }
    let mut all = true;
    for_each_goat_step(board, spot, |after| all = all && captures(after));
    all
}
