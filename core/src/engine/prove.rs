//! Proofs in the placement phase: a search from a position to the next that the tables know.
//!
//! Every placement takes a goat out of the hand, so that no position comes twice and the search ends. It asks one
//! question at a time, whether the value is at least this much for the goats; every node is then a yes or a no.

use core::cmp::Reverse;

use super::evaluation::evaluate;
use super::limits::{Limits, Signal};
use super::oracle::Opened;
use super::value::Value;
use crate::moves::Move;
use crate::position::{Moves, Position};
use crate::side::Side;

/// A question that was not answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unproved {
    /// It took too many positions, or time was up.
    TooHard,
    /// It was cancelled.
    Cancelled,
}

/// Remembers what was proved, over as many questions as it is asked.
pub(super) struct Prover {
    /// Per place the position's key, then its bounds and best move.
    table: Vec<[u64; 2]>,
    history: Vec<u32>,
    pub(super) nodes: u64,
    most: u64,
}

/// What is known of a value: it lies between these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Between {
    low: Value,
    high: Value,
}

impl Between {
    /// Whether the value is at least this much, where the bounds tell.
    fn answers(self, value: Value) -> Option<bool> {
        if self.low >= value {
            Some(true)
        } else if self.high < value {
            Some(false)
        } else {
            None
        }
    }
}

const SLOTS: usize = 1 << 20;
const POINTS: usize = 32;

impl Prover {
    pub(super) fn new() -> Self {
        Self { table: Vec::new(), history: Vec::new(), nodes: 0, most: 0 }
    }

    /// Whether every line from here ends in positions that are known.
    pub(super) fn can_prove(opened: &Opened<'_>, position: &Position) -> bool {
        let rules = position.rules();
        !position.is_movement_phase() && Side::ALL.iter().all(|&side| opened.serves(rules, 0, side))
    }

    /// The value of a placement position, visiting at most so many positions more.
    pub(super) fn value(
        &mut self,
        opened: &mut Opened<'_>,
        position: &Position,
        nodes: u64,
        limits: &Limits<'_>,
    ) -> Result<Value, Unproved> {
        self.prepare(nodes);
        // The likelier question first.
        let for_goats = if position.side() == Side::Goats { evaluate(position) } else { -evaluate(position) };
        if for_goats > 0 {
            if self.at_least(opened, position, Value::Goats, limits)? {
                return Ok(Value::Goats);
            }
            Ok(if self.at_least(opened, position, Value::Draw, limits)? { Value::Draw } else { Value::Tigers })
        } else {
            if !self.at_least(opened, position, Value::Draw, limits)? {
                return Ok(Value::Tigers);
            }
            Ok(if self.at_least(opened, position, Value::Goats, limits)? { Value::Goats } else { Value::Draw })
        }
    }

    /// Whether a position is worth at least `value` to a side, visiting at most so many positions more.
    pub(super) fn keeps(
        &mut self,
        opened: &mut Opened<'_>,
        position: &Position,
        (value, side): (Value, Side),
        nodes: u64,
        limits: &Limits<'_>,
    ) -> Result<bool, Unproved> {
        self.prepare(nodes);
        match (side, value) {
            (Side::Goats, _) => self.at_least(opened, position, value, limits),
            (Side::Tigers, Value::Tigers) => self.at_least(opened, position, Value::Draw, limits).map(|more| !more),
            (Side::Tigers, Value::Draw) => self.at_least(opened, position, Value::Goats, limits).map(|more| !more),
            (Side::Tigers, Value::Goats) => Ok(true),
        }
    }

    fn prepare(&mut self, nodes: u64) {
        if self.table.is_empty() {
            self.table = vec![[0; 2]; SLOTS];
            self.history = vec![0; 2 * POINTS * POINTS];
        }
        self.most = self.nodes.saturating_add(nodes);
    }

    /// Whether the value is at least this much for the goats.
    pub(super) fn at_least(
        &mut self,
        opened: &mut Opened<'_>,
        position: &Position,
        value: Value,
        limits: &Limits<'_>,
    ) -> Result<bool, Unproved> {
        self.nodes += 1;
        if self.nodes > self.most {
            return Err(Unproved::TooHard);
        }
        if self.nodes % 1024 == 1 {
            match limits.ask() {
                Signal::Continue => {}
                Signal::MoveNow => return Err(Unproved::TooHard),
                Signal::Cancel => return Err(Unproved::Cancelled),
            }
        }
        if let Some(winner) = position.winner() {
            return Ok(Value::win(winner) >= value);
        }
        let (between, first) = self.remembered(position);
        if let Some(answer) = between.answers(value) {
            return Ok(answer);
        }
        if let Some(answer) = opened.at_least(position, value) {
            self.remember(position, value, answer, between, None);
            return Ok(answer);
        }
        if position.is_movement_phase() {
            return Err(Unproved::TooHard);
        }
        // The goats want a yes, the tigers a no: one such move decides.
        let wanted = position.side() == Side::Goats;
        let mut moves = position.legal_moves();
        self.sort(position, &mut moves, first);
        let mut best = moves.first().copied();
        let mut answer = !wanted;
        for &mv in &moves {
            if self.at_least(opened, &position.play_unchecked(mv), value, limits)? == wanted {
                answer = wanted;
                best = Some(mv);
                self.reward(mv, position);
                break;
            }
        }
        self.remember(position, value, answer, between, best);
        Ok(answer)
    }

    fn sort(&self, position: &Position, moves: &mut Moves, first: Option<Move>) {
        let side = position.side();
        moves.sort_by_cached_key(|&mv| {
            if Some(mv) == first {
                return Reverse(i32::MAX);
            }
            let next = position.play_unchecked(mv);
            let score = if next.side() == side { evaluate(&next) } else { -evaluate(&next) };
            let history = self.history.get(index(mv, side)).copied().unwrap_or(0);
            Reverse(score + 24 * (u32::BITS - history.leading_zeros()) as i32)
        });
    }

    fn reward(&mut self, mv: Move, position: &Position) {
        if let Some(value) = self.history.get_mut(index(mv, position.side())) {
            *value = value.saturating_add(u32::from(position.goats_in_hand()).pow(2));
        }
    }

    fn remembered(&self, position: &Position) -> (Between, Option<Move>) {
        let all = Between { low: Value::Tigers, high: Value::Goats };
        let slot = position.key().mixed() as usize & (SLOTS - 1);
        match self.table.get(slot) {
            Some(&[key, rest]) if key == position.key().bits() => {
                let value = |bits: u64| match bits & 3 {
                    0 => Value::Tigers,
                    1 => Value::Draw,
                    _ => Value::Goats,
                };
                (Between { low: value(rest), high: value(rest >> 2) }, super::search::unpack_move(rest >> 8))
            }
            _ => (all, None),
        }
    }

    fn remember(&mut self, position: &Position, value: Value, answer: bool, old: Between, best: Option<Move>) {
        let between = match (answer, value) {
            (true, _) => Between { low: value, ..old },
            (false, Value::Goats) => Between { high: Value::Draw, ..old },
            (false, _) => Between { high: Value::Tigers, ..old },
        };
        let bits = |value: Value| match value {
            Value::Tigers => 0_u64,
            Value::Draw => 1,
            Value::Goats => 2,
        };
        let slot = position.key().mixed() as usize & (SLOTS - 1);
        if let Some(entry) = self.table.get_mut(slot) {
            let rest = bits(between.low) | bits(between.high) << 2 | super::search::pack_move(best) << 8;
            *entry = [position.key().bits(), rest];
        }
    }
}

fn index(mv: Move, side: Side) -> usize {
    let from = mv.from().map_or(POINTS - 1, |point| point.index());
    let to = mv.to().map_or(POINTS - 1, |point| point.index());
    (usize::from(side == Side::Tigers) * POINTS + from) * POINTS + to
}
