//! The tables as an oracle.

use std::sync::{Mutex, PoisonError};

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

/// Tables whose probers keep what they unpacked from one thought to the next.
///
/// The answers are the same; they come sooner, since most of a probe's time goes into unpacking. Each thread that
/// thinks at the same time has a prober of its own.
///
/// # Examples
/// ```
/// use aadupuli_core::{Tables, engine::{Engine, WarmTables}};
/// let tables = Tables::none();
/// let warm = WarmTables::new(&tables, 2);
/// let engine = Engine::new(&warm);
/// # let _ = engine;
/// ```
#[derive(Debug)]
pub struct WarmTables<'t> {
    tables: &'t Tables,
    mebibytes: usize,
    idle: Mutex<Vec<Prober<'t>>>,
}

impl<'t> WarmTables<'t> {
    /// Tables with a cache of so many MiB for each thread that thinks at the same time.
    pub const fn new(tables: &'t Tables, mebibytes: usize) -> Self {
        Self { tables, mebibytes, idle: Mutex::new(Vec::new()) }
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<Prober<'t>>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Oracle for WarmTables<'_> {
    fn open(&self) -> Box<dyn Probe + '_> {
        let idle = self.idle().pop();
        let prober = idle.unwrap_or_else(|| self.tables.prober_with_cache(self.mebibytes));
        Box::new(WarmProbe { warm: self, probe: Some(TableProbe { tables: self.tables, prober }) })
    }
}

/// A prober on loan.
struct WarmProbe<'w, 't> {
    warm: &'w WarmTables<'t>,
    probe: Option<TableProbe<'t>>,
}

impl Probe for WarmProbe<'_, '_> {
    fn probe(&mut self, position: &Position) -> Option<Known> {
        self.probe.as_mut()?.probe(position)
    }

    fn wins(&mut self, position: &Position, side: Side) -> Option<bool> {
        self.probe.as_mut()?.wins(position, side)
    }

    fn serves(&self, rules: &RuleSet, goats_in_hand: u8, side: Side) -> bool {
        self.probe.as_ref().is_some_and(|probe| probe.serves(rules, goats_in_hand, side))
    }
}

impl Drop for WarmProbe<'_, '_> {
    fn drop(&mut self) {
        if let Some(probe) = self.probe.take() {
            self.warm.idle().push(probe.prober);
        }
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
