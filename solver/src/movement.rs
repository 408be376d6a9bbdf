//! The movement phase: all goats have entered. Layers by goats left, from the last capture back to none.

use aadupuli_core::Side;
use aadupuli_core::tables::numbering::next_subset;
use rayon::prelude::*;

use crate::bits::{BitCounts, Busy, LINE_BITS, Line, accumulate, accumulate_exchanged, transpose};
use crate::rules::{StuckGoats, Terms};
use crate::space::{Space, TigerMove};

/// Which positions one side wins, as one bitmap for each tiger set, one after another.
pub struct Wins {
    /// Goats to move.
    pub goats_to_move: Vec<Line>,
    /// Tigers to move.
    pub tigers_to_move: Vec<Line>,
}

impl Wins {
    pub fn none(space: &Space) -> Self {
        let all = vec![Line::ZERO; space.lines() * space.sets.len()];
        Self { goats_to_move: all.clone(), tigers_to_move: all }
    }
}

/// The value of a position in one byte: 0 is a draw, else the side and the distance.
///
/// The distance is the number of tiger turns within which the winner reaches a capture that keeps the win, or the trap;
/// it is kept apart for distances of up to [`Value::FARTHEST`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, bytemuck::Pod, bytemuck::Zeroable)]
#[repr(transparent)]
pub struct Value(pub u8);

impl Value {
    pub const DRAW: Self = Self(0);
    pub const FARTHEST: u32 = 127;
    const TIGERS: u8 = 128;

    pub fn goats(distance: u32) -> Self {
        Self(distance.min(Self::FARTHEST) as u8)
    }

    pub fn tigers(distance: u32) -> Self {
        Self(Self::TIGERS + distance.min(Self::FARTHEST) as u8)
    }

    pub fn winner(self) -> Option<Side> {
        match self.0 {
            0 => None,
            1..Self::TIGERS => Some(Side::Goats),
            _ => Some(Side::Tigers),
        }
    }

    pub fn distance(self) -> u32 {
        u32::from(self.0 & (Self::TIGERS - 1))
    }
}

/// The values of a layer: for each tiger set, those of all goat sets of the layer's size by rank.
pub struct LayerValues {
    /// Goats on the board.
    pub on_board: u32,
    /// Positions for each tiger set.
    pub width: usize,
    pub goats_to_move: Vec<Value>,
    pub tigers_to_move: Vec<Value>,
}

impl LayerValues {
    pub fn drawn(space: &Space, on_board: u32) -> Self {
        let width = space.numbering.width(on_board);
        let all = vec![Value::DRAW; width * space.sets.len()];
        Self { on_board, width, goats_to_move: all.clone(), tigers_to_move: all }
    }
}

/// The movement phase of a game.
pub struct Movement {
    /// What the tigers win. Where too few goats are left the tigers have won: every bit is set.
    pub tigers: Wins,
    /// What the goats win.
    pub goats: Wins,
}

/// What the rounds of one layer were like.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rounds {
    /// The greatest distance at which tigers win with the goats to move.
    pub tigers: u32,
    /// The greatest distance at which goats win with the goats to move.
    pub goats: u32,
}

/// Scratch bitmaps of one thread.
pub(crate) struct Scratch {
    pub(crate) found: Vec<Line>,
    pub(crate) source: Vec<Line>,
    pub(crate) moved: Vec<Line>,
}

impl Scratch {
    pub(crate) fn new(lines: usize) -> Self {
        let zero = vec![Line::ZERO; lines];
        Self { found: zero.clone(), source: zero.clone(), moved: zero }
    }
}

/// `found[S] |= from[S']` for every tiger move that `wanted` admits, from `S` of tiger set `set` to `S'`.
///
/// Only positions in `busy` lines are wanted, on both sides of a move. `prepare` turns a line of the bitmaps `from` into what is wanted of it.
pub(crate) fn over_tiger_moves(
    space: &Space,
    set: usize,
    from: &[Line],
    scratch: &mut Scratch,
    busy: &Busy,
    wanted: impl Fn(&TigerMove) -> bool,
    prepare: impl Fn(usize, Line) -> Line,
) {
    let lines = space.lines();
    for mv in space.sets[set].moves.iter().filter(|mv| wanted(mv)) {
        let target = &from[mv.to * lines..][..lines];
        for line in busy.lines() {
            scratch.moved[line] = prepare(line, target[line]);
        }
        for &(a, b) in &mv.exchanges {
            transpose(&mut scratch.moved, a, b, busy);
        }
        match mv.over {
            None => accumulate(&mut scratch.found, &scratch.moved, 0, 0, 1 << mv.landing, busy),
            Some(over) => accumulate(&mut scratch.found, &scratch.moved, 1 << over, 1 << over, 1 << mv.landing, busy),
        }
    }
}

impl Movement {
    pub fn new(space: &Space, terms: &Terms) -> Self {
        let mut tigers = Wins::none(space);
        let counts = BitCounts::default();
        let lines = space.lines();
        let lost = terms.lost_at();
        for wins in [&mut tigers.goats_to_move, &mut tigers.tigers_to_move] {
            wins.par_iter_mut().enumerate().for_each(|(i, line)| *line = counts.of(i % lines, lost));
        }
        Self { tigers, goats: Wins::none(space) }
    }

    /// Solves the layer with so many goats on the board; the layer with one goat less must be solved.
    pub fn solve_layer(
        &mut self,
        space: &Space,
        terms: &Terms,
        on_board: u32,
        report: &(dyn Fn(u32) + Sync),
    ) -> (Rounds, LayerValues) {
        let mut values = LayerValues::drawn(space, on_board);
        let tigers = self.tigers_win(space, terms, &mut values, report);
        let goats = self.goats_win(space, terms, &mut values, report);
        (Rounds { tigers, goats }, values)
    }

    /// Takes over the values of a layer that was solved before.
    pub fn restore(&mut self, space: &Space, values: &LayerValues) {
        let lines = space.lines();
        let on_board = values.on_board;
        for (side, goats, tigers) in [
            (&values.goats_to_move, &mut self.goats.goats_to_move, &mut self.tigers.goats_to_move),
            (&values.tigers_to_move, &mut self.goats.tigers_to_move, &mut self.tigers.tigers_to_move),
        ] {
            side.par_chunks(values.width).zip(goats.par_chunks_mut(lines)).zip(tigers.par_chunks_mut(lines)).for_each(
                |((values, goats), tigers)| {
                    let mut index = (1 << on_board) - 1;
                    for value in values {
                        match value.winner() {
                            None => (),
                            Some(Side::Goats) => set_bit(goats, index),
                            Some(Side::Tigers) => set_bit(tigers, index),
                        }
                        index = next_subset(index);
                    }
                },
            );
        }
    }

    fn tigers_win(
        &mut self,
        space: &Space,
        terms: &Terms,
        values: &mut LayerValues,
        report: &(dyn Fn(u32) + Sync),
    ) -> u32 {
        let layer = Layer::new(space, terms, values);
        let Layer { on_board, lines, width, .. } = layer;
        let mut changed: Vec<bool> = vec![false; space.sets.len()];
        // Captures that keep the win, and those that end the game.
        let below = &self.tigers.goats_to_move;
        let after = values.tigers_to_move.par_chunks_mut(width);
        self.tigers
            .tigers_to_move
            .par_chunks_mut(lines)
            .zip(changed.par_iter_mut())
            .zip(after)
            .enumerate()
            .for_each_init(
                || Scratch::new(lines),
                |scratch, (set, ((wins, changed), values))| {
                    layer.busy.clear(&mut scratch.found);
                    let one_less = |line, target: Line| target.and(layer.counts.of(line, on_board - 1));
                    over_tiger_moves(space, set, below, scratch, &layer.busy, |mv| mv.over.is_some(), one_less);
                    *changed = layer.merge(wins, &scratch.found, values, Value::tigers(1));
                    *changed |= terms.stuck_goats == StuckGoats::Lose;
                },
            );
        let limit = terms.quiet_tiger_moves.unwrap_or(u32::MAX);
        let mut round = 0;
        while round < limit && changed.contains(&true) {
            round += 1;
            let Wins { goats_to_move, tigers_to_move } = &mut self.tigers;
            changed = layer.over_goat_moves(
                tigers_to_move,
                goats_to_move,
                &mut values.goats_to_move,
                &changed,
                Value::tigers(round),
            );
            if !changed.contains(&true) {
                round -= 1;
                break;
            }
            let mut next = vec![false; space.sets.len()];
            let after = values.tigers_to_move.par_chunks_mut(width);
            tigers_to_move.par_chunks_mut(lines).zip(next.par_iter_mut()).zip(after).enumerate().for_each_init(
                || Scratch::new(lines),
                |scratch, (set, ((wins, next), values))| {
                    layer.busy.clear(&mut scratch.found);
                    let same = |line, target: Line| target.and(layer.counts.of(line, on_board));
                    let wanted = |mv: &TigerMove| mv.over.is_none() && changed[mv.to];
                    over_tiger_moves(space, set, goats_to_move, scratch, &layer.busy, wanted, same);
                    *next = layer.merge(wins, &scratch.found, values, Value::tigers(round + 1));
                },
            );
            changed = next;
            report(round);
        }
        round
    }

    fn goats_win(
        &mut self,
        space: &Space,
        terms: &Terms,
        values: &mut LayerValues,
        report: &(dyn Fn(u32) + Sync),
    ) -> u32 {
        let layer = Layer::new(space, terms, values);
        let Layer { on_board, lines, width, .. } = layer;
        // Captures after which the goats do not win: no trap holds that leaves one.
        let mut escapes = vec![Line::ZERO; lines * space.sets.len()];
        let below = &self.goats.goats_to_move;
        escapes.par_chunks_mut(lines).enumerate().for_each_init(
            || Scratch::new(lines),
            |scratch, (set, escapes)| {
                layer.busy.clear(&mut scratch.found);
                let not_won = |line, target: Line| layer.counts.of(line, on_board - 1).and_not(target);
                over_tiger_moves(space, set, below, scratch, &layer.busy, |mv| mv.over.is_some(), not_won);
                layer.busy.copy(&scratch.found, escapes);
            },
        );
        let limit = terms.quiet_tiger_moves.unwrap_or(u32::MAX);
        let mut changed = vec![true; space.sets.len()];
        let mut round = 0;
        while round < limit {
            round += 1;
            let Wins { goats_to_move, tigers_to_move } = &mut self.goats;
            let mut next = vec![false; space.sets.len()];
            tigers_to_move
                .par_chunks_mut(lines)
                .zip(escapes.par_chunks(lines).zip(values.tigers_to_move.par_chunks_mut(width)))
                .zip(next.par_iter_mut())
                .enumerate()
                .filter(|(set, _)| {
                    round == 1 || space.sets[*set].moves.iter().any(|mv| mv.over.is_none() && changed[mv.to])
                })
                .for_each_init(
                    || Scratch::new(lines),
                    |scratch, (set, ((wins, (escapes, values)), next))| {
                        layer.busy.copy(escapes, &mut scratch.found);
                        let not_won = |line, target: Line| layer.counts.of(line, on_board).and_not(target);
                        let quiet = |mv: &TigerMove| mv.over.is_none();
                        over_tiger_moves(space, set, goats_to_move, scratch, &layer.busy, quiet, not_won);
                        layer.complement(&mut scratch.found);
                        *next = layer.merge(wins, &scratch.found, values, Value::goats(round));
                    },
                );
            changed = layer.over_goat_moves(
                tigers_to_move,
                goats_to_move,
                &mut values.goats_to_move,
                &next,
                Value::goats(round),
            );
            if !changed.contains(&true) {
                round -= 1;
                break;
            }
            report(round);
        }
        round
    }
}

/// A layer that is being solved.
struct Layer<'a> {
    space: &'a Space,
    terms: &'a Terms,
    on_board: u32,
    /// Positions for each tiger set.
    width: usize,
    /// Lines for each tiger set.
    lines: usize,
    busy: Busy,
    counts: BitCounts,
}

impl<'a> Layer<'a> {
    fn new(space: &'a Space, terms: &'a Terms, values: &LayerValues) -> Self {
        let (on_board, width, lines) = (values.on_board, values.width, space.lines());
        let busy = Busy::new(lines, on_board - 1, on_board + 1);
        Self { space, terms, on_board, width, lines, busy, counts: BitCounts::default() }
    }

    /// Finds the positions with the goats to move that have this value by what is won `after`: for the goats where some move
    /// wins, for the tigers where none does not lose. Only the tiger sets that are `asked` for are looked at; says for
    /// each whether there was a new one.
    fn over_goat_moves(
        &self,
        after: &[Line],
        wins: &mut [Line],
        values: &mut [Value],
        asked: &[bool],
        value: Value,
    ) -> Vec<bool> {
        let tigers = value.winner() == Some(Side::Tigers);
        let mut changed = vec![false; asked.len()];
        wins.par_chunks_mut(self.lines)
            .zip(values.par_chunks_mut(self.width))
            .zip(after.par_chunks(self.lines))
            .zip(asked.par_iter().zip(changed.par_iter_mut()))
            .enumerate()
            .filter(|(_, (_, (asked, _)))| **asked)
            .for_each_init(
                || Scratch::new(self.lines),
                |scratch, (set, (((wins, values), after), (_, changed)))| {
                    for line in self.busy.lines() {
                        let own = self.counts.of(line, self.on_board);
                        scratch.source[line] = if tigers { own.and_not(after[line]) } else { own.and(after[line]) };
                    }
                    let own = |line| self.counts.of(line, self.on_board);
                    goat_moves(self.space, set, scratch, self.terms, &self.busy, own);
                    if tigers {
                        self.complement(&mut scratch.found);
                    }
                    *changed = self.merge(wins, &scratch.found, values, value);
                },
            );
        changed
    }

    fn complement(&self, map: &mut [Line]) {
        for line in self.busy.lines() {
            map[line] = map[line].complement();
        }
    }

    /// Adds the wins that were found in a tiger set and notes their value; whether there was a new one.
    fn merge(&self, wins: &mut [Line], found: &[Line], values: &mut [Value], value: Value) -> bool {
        let mut any = false;
        for line in self.busy.lines() {
            let new = found[line].and(self.counts.of(line, self.on_board)).and_not(wins[line]);
            if !new.is_zero() {
                any = true;
                wins[line] = wins[line].or(new);
                for_each_index(line, new, |index| values[self.space.numbering.rank(index)] = value);
            }
        }
        any
    }
}

/// `found[S] |= source[S']` for every goat move from `S` to `S'`, the pass of goats without a move included.
///
/// Goats that lose when they have no move are found nowhere: for the goats no move wins, for the tigers all do.
pub(crate) fn goat_moves(
    space: &Space,
    set: usize,
    scratch: &mut Scratch,
    terms: &Terms,
    busy: &Busy,
    valid: impl Fn(usize) -> Line,
) {
    busy.clear(&mut scratch.found);
    let edges = &space.sets[set].edges;
    for &(a, b) in edges {
        accumulate_exchanged(&mut scratch.found, &scratch.source, a, b, busy);
    }
    if terms.stuck_goats == StuckGoats::Pass {
        // A position in which no goat can move: no edge joins a goat and an empty point.
        let Scratch { found, source, .. } = scratch;
        for line in busy.lines() {
            let stuck = valid(line).and_not(can_move_in(line, edges));
            found[line] = found[line].or(source[line].and(stuck));
        }
    }
}

/// Those indices of a line in which some edge joins a goat and an empty point.
fn can_move_in(line: usize, edges: &[(u32, u32)]) -> Line {
    let bit = |slot: u32| {
        if slot < LINE_BITS {
            Line::with_index_bit(slot)
        } else if line >> (slot - LINE_BITS) & 1 == 1 {
            Line::ONES
        } else {
            Line::ZERO
        }
    };
    let mut can = Line::ZERO;
    for &(a, b) in edges {
        let (a, b) = (bit(a), bit(b));
        can = can.or(a.and_not(b)).or(b.and_not(a));
        if can == Line::ONES {
            break;
        }
    }
    can
}

/// Calls `visit` with the index of each bit that is set in a line.
pub(crate) fn for_each_index(line: usize, bits: Line, mut visit: impl FnMut(u32)) {
    for (word, mut rest) in bits.0.into_iter().enumerate() {
        while rest != 0 {
            visit((line << LINE_BITS | word << 6) as u32 | rest.trailing_zeros());
            rest &= rest - 1;
        }
    }
}

pub(crate) fn set_bit(map: &mut [Line], index: u32) {
    map[(index >> LINE_BITS) as usize].0[(index >> 6 & 7) as usize] |= 1 << (index & 63);
}
