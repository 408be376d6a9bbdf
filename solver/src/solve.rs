//! Solves a rule set from the last capture back to the first placement.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::time::{Duration, Instant};

use aadupuli_core::tables::numbering::next_subset;
use aadupuli_core::{PointSet, RuleSet, Side};
use rayon::prelude::*;

use crate::bits::{BitCounts, Line};
use crate::checkpoint::{CheckpointError, Folder};
use crate::movement::{Movement, Wins, for_each_index, set_bit};
use crate::placement::{Stage, on_board};
use crate::plies;
use crate::rules::Terms;
use crate::space::Space;

/// What is said while a solution is in the making.
#[derive(Clone, Copy, Debug)]
pub struct Progress<'a> {
    /// The part that is being solved, such as `movement, 11 goats`.
    pub part: &'a str,
    /// Rounds done within the part.
    pub round: u32,
    /// The share done of all parts, `0.0..=1.0`, by positions.
    pub share: f64,
    pub elapsed: Duration,
    /// A guess at the time left from the share done.
    pub left: Option<Duration>,
}

/// Exact counts of one layer with one side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    pub positions: u64,
    pub tigers: u64,
    pub goats: u64,
}

/// How a solution is made.
pub struct Job<'a> {
    pub rules: RuleSet,
    pub terms: Terms,
    pub folder: &'a Path,
    /// Whether the files of all placement stages stay, or only the last one made.
    pub keep_stages: bool,
    /// Whether the longest win in plies is worked out too (without the quiet-move rule only).
    pub longest: bool,
    /// Whether the placement phase is solved too.
    pub placement: bool,
}

/// Solves, or goes on solving, and gives the report: the same text whatever was there before.
///
/// # Errors
/// What is wrong with the files.
pub fn solve(job: &Job<'_>, progress: &(dyn Fn(Progress<'_>) + Sync)) -> Result<String, CheckpointError> {
    let terms = &job.terms;
    let board = job.rules.board();
    let space = Space::new(board, usize::from(job.rules.tigers));
    let folder = Folder::create(job.folder, *terms)?;
    let mut work = Work::new(&space, terms, job.placement);
    let mut out = String::new();
    let _ = writeln!(out, "rules {}, variants {}", job.rules.game, job.rules.variants);
    let _ = writeln!(
        out,
        "goats {}, captures to win {}, quiet tiger moves {}, goats without a move {:?}",
        terms.goats,
        terms.captures_to_win,
        terms.quiet_tiger_moves.map_or("no rule".to_owned(), |n| n.to_string()),
        terms.stuck_goats
    );
    let mut movement = Movement::new(&space, terms);
    let _ =
        writeln!(out, "\nMovement phase: positions won by tigers, won by goats, drawn; farthest win in tiger turns");
    let mut total = [0_u64; 2];
    let mut unique = 0;
    for goats in terms.lost_at() + 1..=terms.goats {
        let part = format!("movement, {goats} goats");
        let values = match folder.read_layer(goats, space.numbering.width(goats))? {
            Some(values) => {
                movement.restore(&space, &values);
                values
            }
            None => {
                let say = |round| progress(work.progress(&part, round));
                let (_, values) = movement.solve_layer(&space, terms, goats, &say);
                folder.write_layer(&values)?;
                values
            }
        };
        work.done += work.weight(goats);
        progress(work.progress(&part, 0));
        unique += space.positions_up_to_symmetry(goats);
        for (side, tigers, goats_win, values) in [
            (Side::Goats, &movement.tigers.goats_to_move, &movement.goats.goats_to_move, &values.goats_to_move),
            (Side::Tigers, &movement.tigers.tigers_to_move, &movement.goats.tigers_to_move, &values.tigers_to_move),
        ] {
            let counts = count(&space, tigers, goats_win, goats);
            total[usize::from(side == Side::Tigers)] += counts.positions;
            let _ = writeln!(
                out,
                "  {goats:2} goats, {side:6} to move: {}; tigers in {}, goats in {}",
                shown(counts),
                farthest(values, Side::Tigers),
                farthest(values, Side::Goats)
            );
        }
    }
    let _ = writeln!(out, "  positions: {} with goats to move, {} with tigers to move", total[0], total[1]);
    let _ = writeln!(out, "  up to symmetry, both sides to move together: {}", 2 * unique);
    if job.longest {
        let longest = plies::longest(&space, terms, &movement);
        let _ = writeln!(out, "  longest win in plies, all captures included: {longest}");
    }
    if job.placement {
        place(job, &space, &folder, movement, &mut work, &mut out, progress)?;
    }
    Ok(out)
}

#[allow(clippy::too_many_arguments, reason = "the second half of one function")]
fn place(
    job: &Job<'_>,
    space: &Space,
    folder: &Folder,
    movement: Movement,
    work: &mut Work,
    out: &mut String,
    progress: &(dyn Fn(Progress<'_>) + Sync),
) -> Result<(), CheckpointError> {
    let terms = &job.terms;
    let _ = writeln!(out, "\nPlacement phase: positions won by tigers, won by goats, drawn");
    let start = job.rules.tiger_start();
    let mut stage = Stage::last(terms, movement.tigers, movement.goats);
    let mut first = String::new();
    let known = counted_before(folder, terms)?;
    for placed in (0..terms.goats).rev() {
        let part = format!("placement, {placed} placed");
        if let Some(counts) = known.get(&placed) {
            out.push_str(counts);
            work.done += work.weight_of_stage(terms, placed);
            continue;
        }
        if placed == 0 {
            for point in (space.board.all() - start).iter() {
                let winner =
                    winner_in(space, &stage.tigers.tigers_to_move, &stage.goats.tigers_to_move, start, point.set());
                let _ = writeln!(first, "  {}: {}", space.board.name(point), word(winner));
            }
        }
        match folder.read_stage(placed)? {
            Some(packed) => stage.restore(space, terms, placed, &packed),
            None => {
                stage.step_back(space, terms);
                let layers: Vec<Vec<u8>> = layers_of(terms, placed)
                    .map(|goats| pack(space, &stage.tigers.goats_to_move, &stage.goats.goats_to_move, goats))
                    .collect();
                folder.write_stage(placed, &layers)?;
                if !job.keep_stages && placed > 0 {
                    // The stage before is no longer needed to go on; the last one says what the first placements are worth.
                    let _ = std::fs::remove_file(folder.stage_path(placed + 1));
                }
            }
        }
        work.done += work.weight_of_stage(terms, placed);
        progress(work.progress(&part, 0));
        let mut counted = String::new();
        for goats in layers_of(terms, placed).rev() {
            for (side, tigers, goats_win) in [
                (Side::Goats, &stage.tigers.goats_to_move, &stage.goats.goats_to_move),
                (Side::Tigers, &stage.tigers.tigers_to_move, &stage.goats.tigers_to_move),
            ] {
                if side == Side::Tigers && goats == 0 {
                    continue;
                }
                let counts = count(space, tigers, goats_win, goats);
                let captured = placed - goats;
                let counts = shown(counts);
                let _ = writeln!(counted, "  {placed:2} placed, {captured} captured, {side:6} to move: {counts}");
            }
        }
        folder.write_counts(placed, &counted)?;
        out.push_str(&counted);
    }
    let winner = winner_in(space, &stage.tigers.goats_to_move, &stage.goats.goats_to_move, start, PointSet::EMPTY);
    let _ = writeln!(out, "\nEach first placement:\n{first}\nThe game: {}", word(winner));
    Ok(())
}

/// What was counted of the stages that need not be gone through again: those before the newest that was kept.
fn counted_before(folder: &Folder, terms: &Terms) -> Result<BTreeMap<u32, String>, CheckpointError> {
    let Some(newest) = (1..terms.goats).find(|&placed| folder.stage_path(placed).exists()) else {
        return Ok(BTreeMap::new());
    };
    let mut known = BTreeMap::new();
    for placed in newest + 1..terms.goats {
        match folder.read_counts(placed)? {
            Some(counts) => known.insert(placed, counts),
            None => return Ok(BTreeMap::new()),
        };
    }
    Ok(known)
}

/// The layers of a placement stage, as goats on the board.
pub fn layers_of(terms: &Terms, placed: u32) -> std::ops::RangeInclusive<u32> {
    let (fewest, most) = on_board(terms, placed);
    fewest..=most
}

fn word(winner: Option<Side>) -> &'static str {
    winner.map_or("draw", Side::id)
}

fn shown(counts: Counts) -> String {
    let drawn = counts.positions - counts.tigers - counts.goats;
    format!("{} · {} · {}", counts.tigers, counts.goats, drawn)
}

fn farthest(values: &[crate::movement::Value], side: Side) -> u32 {
    values.par_iter().filter(|value| value.winner() == Some(side)).map(|value| value.distance()).max().unwrap_or(0)
}

fn winner_in(space: &Space, tigers: &[Line], goats: &[Line], at: PointSet, goat_points: PointSet) -> Option<Side> {
    let (set, index) = space.locate(at, goat_points)?;
    let lines = space.lines();
    let has = |map: &[Line]| get_bit(map.get(set * lines..)?.get(..lines)?, index).then_some(());
    has(tigers).map(|()| Side::Tigers).or_else(|| has(goats).map(|()| Side::Goats))
}

pub(crate) fn get_bit(map: &[Line], index: u32) -> bool {
    map[(index >> crate::bits::LINE_BITS) as usize].0[(index >> 6 & 7) as usize] >> (index & 63) & 1 == 1
}

/// Counts a layer: every position, not only those that differ by more than symmetry.
pub fn count(space: &Space, tigers: &[Line], goats: &[Line], on_board: u32) -> Counts {
    let counts = BitCounts::default();
    let lines = space.lines();
    let of = |map: &[Line]| -> u64 {
        map.par_chunks(lines)
            .zip(&space.sets)
            .map(|(map, set)| {
                set.alike * map.iter().enumerate().map(|(i, x)| x.and(counts.of(i, on_board)).count()).sum::<u64>()
            })
            .sum()
    };
    let sets: u64 = space.sets.iter().map(|set| set.alike).sum();
    let positions = sets * space.numbering.width(on_board) as u64;
    Counts { positions, tigers: of(tigers), goats: of(goats) }
}

/// The winners of one layer by rank, four to a byte, each tiger set beginning with a byte of its own.
fn pack(space: &Space, tigers: &[Line], goats: &[Line], on_board: u32) -> Vec<u8> {
    let counts = BitCounts::default();
    let lines = space.lines();
    let stride = space.numbering.width(on_board).div_ceil(4);
    let mut packed = vec![0; stride * space.sets.len()];
    packed.par_chunks_mut(stride).zip(tigers.par_chunks(lines)).zip(goats.par_chunks(lines)).for_each(
        |((packed, tigers), goats)| {
            for (map, code) in [(goats, 1), (tigers, 2)] {
                for (line, &bits) in map.iter().enumerate() {
                    for_each_index(line, bits.and(counts.of(line, on_board)), |index| {
                        let rank = space.numbering.rank(index);
                        packed[rank / 4] |= code << (rank % 4 * 2);
                    });
                }
            }
        },
    );
    packed
}

impl Stage {
    /// Takes over the winners of a stage that was solved before, and works out those with tigers to move.
    pub(crate) fn restore(&mut self, space: &Space, terms: &Terms, placed: u32, packed: &[u8]) {
        let lines = space.lines();
        self.placed = placed;
        let mut rest = packed;
        let Wins { goats_to_move: tigers, .. } = &mut self.tigers;
        let Wins { goats_to_move: goats, .. } = &mut self.goats;
        tigers.fill(Line::ZERO);
        goats.fill(Line::ZERO);
        for on_board in layers_of(terms, placed) {
            let width = space.numbering.width(on_board);
            let stride = width.div_ceil(4);
            let (layer, after) = rest.split_at(stride * space.sets.len());
            rest = after;
            layer.par_chunks(stride).zip(tigers.par_chunks_mut(lines)).zip(goats.par_chunks_mut(lines)).for_each(
                |((packed, tigers), goats)| {
                    let mut index = (1 << on_board) - 1;
                    for rank in 0..width {
                        match packed[rank / 4] >> (rank % 4 * 2) & 3 {
                            0 => (),
                            1 => set_bit(goats, index),
                            _ => set_bit(tigers, index),
                        }
                        index = next_subset(index);
                    }
                },
            );
        }
        self.finish_restored(space, terms);
    }
}

struct Work {
    done: f64,
    all: f64,
    sizes: Vec<f64>,
    started: Instant,
}

impl Work {
    fn new(space: &Space, terms: &Terms, placement: bool) -> Self {
        let sizes = (0..=space.slots).map(|goats| space.numbering.width(goats) as f64).collect();
        let mut work = Self { done: 0.0, all: 0.0, sizes, started: Instant::now() };
        work.all = (terms.lost_at() + 1..=terms.goats).map(|goats| work.weight(goats)).sum();
        if placement {
            let stages = (0..terms.goats).flat_map(|placed| layers_of(terms, placed));
            work.all += stages.map(|goats| work.weight_placed(goats)).sum::<f64>();
        }
        work
    }

    /// A movement layer takes many rounds, a placement stage one.
    fn weight(&self, goats: u32) -> f64 {
        60.0 * self.weight_placed(goats)
    }

    fn weight_of_stage(&self, terms: &Terms, placed: u32) -> f64 {
        layers_of(terms, placed).map(|goats| self.weight_placed(goats)).sum()
    }

    fn weight_placed(&self, goats: u32) -> f64 {
        self.sizes.get(goats as usize).copied().unwrap_or(0.0)
    }

    fn progress<'a>(&self, part: &'a str, round: u32) -> Progress<'a> {
        let share = self.done / self.all;
        let elapsed = self.started.elapsed();
        let left = (share > 0.01).then(|| elapsed.mul_f64((1.0 - share) / share));
        Progress { part, round, share, elapsed, left }
    }
}
