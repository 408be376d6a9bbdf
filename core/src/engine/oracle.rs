//! Where exact values come from: an interface, so that the search needs no tables and tests can stand in for them.

use super::value::Value;
use crate::position::Position;
use crate::rules::RuleSet;
use crate::side::Side;

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Known {
    /// The value, for the position's own quiet count.
    pub value: Value,
    /// Of a decided movement position: the number of tiger turns until the capture that keeps the win or the trap, as
    /// in [`Judgement::moves`](super::Judgement::moves).
    pub moves: Option<u16>,
}

/// A source of proved values, such as the tables. Each thought opens its own [`Probe`].
pub trait Oracle: Sync {
    /// Opens the source for one thought.
    fn open(&self) -> Box<dyn Probe + '_>;
}

/// An opened source of proved values, which may keep what it has read.
pub trait Probe {
    /// The value of a position in which the game goes on, or `None` where this source does not know it.
    fn probe(&mut self, position: &Position) -> Option<Known>;

    /// Whether this side wins, where that costs less than the value.
    fn wins(&mut self, position: &Position, side: Side) -> Option<bool> {
        self.probe(position).map(|known| known.value == Value::win(side))
    }

    /// Whether [`Probe::probe`] would answer, damage aside, with so many goats in hand and this side to move.
    fn serves(&self, rules: &RuleSet, goats_in_hand: u8, side: Side) -> bool;
}

/// The source of one thought, if there is one.
pub(super) struct Opened<'t>(Option<Box<dyn Probe + 't>>);

impl<'t> Opened<'t> {
    /// No source: nothing is known.
    pub(super) const fn none() -> Self {
        Self(None)
    }

    pub(super) fn of(oracle: Option<&'t dyn Oracle>) -> Self {
        Self(oracle.map(|oracle| oracle.open()))
    }

    pub(super) fn probe(&mut self, position: &Position) -> Option<Known> {
        self.0.as_mut()?.probe(position)
    }

    /// Whether the value is at least this much for the goats, more than the least.
    pub(super) fn at_least(&mut self, position: &Position, value: Value) -> Option<bool> {
        let probe = self.0.as_mut()?;
        match value {
            Value::Goats => probe.wins(position, Side::Goats),
            _ => probe.wins(position, Side::Tigers).map(|won| !won),
        }
    }

    pub(super) fn serves(&self, rules: &RuleSet, goats_in_hand: u8, side: Side) -> bool {
        self.0.as_ref().is_some_and(|probe| probe.serves(rules, goats_in_hand, side))
    }
}
