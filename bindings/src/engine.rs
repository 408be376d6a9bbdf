//! What the engine of this library may use, and for how long.

use std::sync::LazyLock;
use std::time::{Duration, Instant};

use aadupuli_core::Tables;
use aadupuli_core::engine::{Engine, Limits, Signal, WarmTables};

use crate::cancel::CancelToken;
use crate::numbers::duration;

/// The tables that were built in; without the feature `tables`, or where they are damaged, the search does without.
static TABLES: LazyLock<Tables> = LazyLock::new(|| Tables::embedded().unwrap_or_else(|_| Tables::none()));

/// MiB of unpacked tables that are kept for each thread that thinks at the same time.
const CACHE: usize = 2;

/// The same tables, which keep from one thought to the next what was unpacked.
static WARM: LazyLock<WarmTables<'static>> = LazyLock::new(|| WarmTables::new(&TABLES, CACHE));

/// The engine with all that it may use.
pub(crate) fn engine() -> Engine<'static> {
    Engine::new(&*WARM)
}

/// How long to think. What is not given does not limit; a level's own limits always hold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, uniffi::Record)]
pub struct ThinkLimits {
    /// The most positions to visit: repeats on every machine.
    #[uniffi(default = None)]
    pub nodes: Option<i64>,
    /// The most plies to look ahead.
    #[uniffi(default = None)]
    pub depth: Option<i32>,
    /// The most milliseconds: then the best answer so far.
    #[uniffi(default = None)]
    pub milliseconds: Option<i64>,
}

/// Calls `think` with these limits and a signal that listens to the token and the clock.
pub(crate) fn with_limits<T>(
    limits: ThinkLimits,
    cancel: Option<&CancelToken>,
    think: impl FnOnce(&Limits<'_>) -> T,
) -> T {
    let started = Instant::now();
    let time: Option<Duration> = limits.milliseconds.map(duration);
    let signal = || {
        if cancel.is_some_and(CancelToken::is_cancelled) {
            Signal::Cancel
        } else if time.is_some_and(|time| started.elapsed() >= time) {
            Signal::MoveNow
        } else {
            Signal::Continue
        }
    };
    think(&Limits {
        nodes: limits.nodes.map(|nodes| u64::try_from(nodes).unwrap_or(0)),
        depth: limits.depth.map(|depth| u8::try_from(depth.max(1)).unwrap_or(u8::MAX)),
        signal: Some(&signal),
    })
}
