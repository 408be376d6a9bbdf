//! How long to think. The core has no clock: time arrives as a function to ask.

use core::fmt;

/// What a thinker is told when it asks whether to go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signal {
    /// Go on.
    Continue,
    /// Time is up: answer now with the best found.
    MoveNow,
    /// The answer is no longer wanted.
    Cancel,
}

/// The limits of one thought. What is not given does not limit.
///
/// A node limit repeats on every machine; a signal that depends on a clock does not.
///
/// # Examples
/// ```
/// use aadupuli_core::engine::{Limits, Signal};
/// let stop = || Signal::Continue;
/// let limits = Limits::nodes(50_000).with_signal(&stop);
/// assert_eq!(limits.nodes, Some(50_000));
/// ```
#[derive(Clone, Copy, Default)]
pub struct Limits<'s> {
    /// The most positions to visit.
    pub nodes: Option<u64>,
    /// The most plies to look ahead.
    pub depth: Option<u8>,
    /// Asked every thousand positions or so, and at least once.
    pub signal: Option<&'s dyn Fn() -> Signal>,
}

impl<'s> Limits<'s> {
    /// No limit but the level's own.
    pub const NONE: Limits<'static> = Limits { nodes: None, depth: None, signal: None };

    /// At most so many positions.
    pub const fn nodes(nodes: u64) -> Self {
        Self { nodes: Some(nodes), depth: None, signal: None }
    }

    /// At most so many plies.
    pub const fn depth(depth: u8) -> Self {
        Self { nodes: None, depth: Some(depth), signal: None }
    }

    /// The same limits and this signal.
    #[must_use]
    pub fn with_signal(self, signal: &'s dyn Fn() -> Signal) -> Self {
        Self { signal: Some(signal), ..self }
    }

    /// The tighter of these limits and a number of positions.
    #[must_use]
    pub fn at_most_nodes(self, nodes: u64) -> Self {
        Self { nodes: Some(self.nodes.map_or(nodes, |own| own.min(nodes))), ..self }
    }

    /// The tighter of these limits and a number of plies.
    #[must_use]
    pub fn at_most_depth(self, depth: u8) -> Self {
        Self { depth: Some(self.depth.map_or(depth, |own| own.min(depth))), ..self }
    }

    pub(super) fn ask(&self) -> Signal {
        self.signal.map_or(Signal::Continue, |signal| signal())
    }
}

impl fmt::Debug for Limits<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Limits").field("nodes", &self.nodes).field("depth", &self.depth).finish_non_exhaustive()
    }
}

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoAnswer {
    /// It was cancelled.
    #[error("cancelled")]
    Cancelled,
    /// The game is over: there is nothing to move.
    #[error("the game is over")]
    GameOver,
}
