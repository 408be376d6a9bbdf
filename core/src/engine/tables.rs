//! The tables as an oracle.

use super::oracle::{Known, Oracle, Probe};
use super::value::Value;
use crate::position::Position;
use crate::rules::RuleSet;
use crate::side::Side;
use crate::tables::{Prober, Tables};

impl Oracle for Tables {
    fn open(&self) -> Box<dyn Probe + '_> {
        Box::new(TableProbe { tables: self, prober: self.prober() })
    }
}

struct TableProbe<'t> {
    tables: &'t Tables,
    prober: Prober<'t>,
}

impl Probe for TableProbe<'_> {
    fn probe(&mut self, position: &Position) -> Option<Known> {
        // A damaged block knows nothing; the search goes on without it.
        let found = self.prober.probe(position).ok().flatten()?;
        Some(Known { value: found.winner.map_or(Value::Draw, Value::win), moves: found.distance })
    }

    fn wins(&mut self, position: &Position, side: Side) -> Option<bool> {
        self.prober.probe_wins(position, side).ok().flatten()
    }

    fn serves(&self, rules: &RuleSet, goats_in_hand: u8, side: Side) -> bool {
        self.tables.serve(rules) && self.tables.serve_stage(rules, goats_in_hand, side)
    }
}
