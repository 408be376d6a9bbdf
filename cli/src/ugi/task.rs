//! What takes time: searching and counting. A task owns all that it needs, so that it can run on a thread of its own.

use core::time::Duration;
use std::time::Instant;

use aadupuli_core::engine::{Limits, NoAnswer, Reason, Signal, Situation, Suggestion};
use aadupuli_core::{Game, Level, Position, perft_bulk};

use super::limits::SearchLimits;
use super::options::Options;
use crate::thinking::engine;

/// Below this depth a count takes milliseconds and is not interrupted.
const UNINTERRUPTED_PERFT: u32 = 4;

/// Work that ends with an answer.
#[derive(Clone, Debug)]
pub struct Task(Work);

#[derive(Clone, Debug)]
enum Work {
    Search { situation: Situation, over: bool, level: Level, seed: u64, limits: SearchLimits },
    Value { situation: Situation, limits: SearchLimits },
    Hint { situation: Situation, over: bool, limits: SearchLimits },
    Perft { position: Position, depth: u32 },
}

impl Task {
    pub(super) fn search(game: &Game, options: &Options, limits: SearchLimits) -> Self {
        let over = game.outcome().is_some();
        Self(Work::Search { situation: Situation::of(game), over, level: options.level, seed: options.seed, limits })
    }

    /// The value of the position as if it had no past: repetition counts only from here on.
    pub(super) fn value(game: &Game, options: &Options) -> Self {
        let nodes = (options.nodes > 0).then_some(options.nodes);
        let limits = SearchLimits { nodes, ..SearchLimits::default() };
        Self(Work::Value { situation: Situation::new(*game.position()), limits })
    }

    pub(super) fn hint(game: &Game, options: &Options) -> Self {
        let nodes = (options.nodes > 0).then_some(options.nodes);
        let limits = SearchLimits { nodes, ..SearchLimits::default() };
        Self(Work::Hint { situation: Situation::of(game), over: game.outcome().is_some(), limits })
    }

    pub(super) const fn perft(position: &Position, depth: u32) -> Self {
        Self(Work::Perft { position: *position, depth })
    }

    /// How long the task may still go on once the conversation is over: what was asked for in one go with `quit`,
    /// as a script does, should be answered, and what would take for ever should not.
    pub fn grace(&self) -> Duration {
        match &self.0 {
            Work::Search { limits, .. } if limits.infinite => Duration::ZERO,
            Work::Search { .. } | Work::Value { .. } | Work::Hint { .. } => Duration::from_secs(1),
            Work::Perft { .. } => Duration::from_secs(30),
        }
    }

    /// Whether the task ends by itself.
    pub const fn is_bounded(&self) -> bool {
        !matches!(&self.0, Work::Search { limits, .. } if limits.infinite)
    }

    /// Carries the task out and gives the lines of its answer. It asks `stopped` again and again whether to hurry.
    pub fn run(&self, stopped: &dyn Fn() -> bool) -> Vec<String> {
        match &self.0 {
            Work::Search { situation, over, level, seed, limits } => {
                if *over {
                    return vec!["bestmove none".to_owned()];
                }
                search(situation, *level, *seed, limits, stopped)
            }
            Work::Value { situation, limits } => vec![value(situation, limits, stopped)],
            Work::Hint { over: true, .. } => vec![format!("error hint: {}", NoAnswer::GameOver)],
            Work::Hint { situation, limits, .. } => vec![hint(situation, limits, stopped)],
            Work::Perft { position, depth } => vec![match count(position, *depth, stopped) {
                Some(nodes) => format!("nodes {nodes}"),
                None => "error perft: stopped".to_owned(),
            }],
        }
    }
}

fn search(
    situation: &Situation,
    level: Level,
    seed: u64,
    given: &SearchLimits,
    stopped: &dyn Fn() -> bool,
) -> Vec<String> {
    let began = Instant::now();
    let signal = signal(given, stopped);
    let limits = Limits { nodes: given.nodes, depth: given.depth, signal: Some(&signal) };
    match engine().suggest(situation, level, seed, &limits) {
        Ok(found) => vec![info(&found, situation, began.elapsed()), best(&found, situation)],
        Err(NoAnswer::GameOver) => vec!["bestmove none".to_owned()],
        Err(NoAnswer::Cancelled) => vec!["error go: cancelled".to_owned()],
    }
}

/// Time that is up, and `stop`, ask for the answer that has been found so far.
fn signal(given: &SearchLimits, stopped: &dyn Fn() -> bool) -> impl Fn() -> Signal {
    let began = Instant::now();
    move || {
        let late = given.time.is_some_and(|time| began.elapsed() >= time);
        if late || stopped() { Signal::MoveNow } else { Signal::Continue }
    }
}

fn value(situation: &Situation, given: &SearchLimits, stopped: &dyn Fn() -> bool) -> String {
    let signal = signal(given, stopped);
    let limits = Limits { nodes: given.nodes, depth: given.depth, signal: Some(&signal) };
    match engine().judge(situation, &limits) {
        Ok(judged) => {
            let moves = judged.moves.map(|moves| format!(" moves {moves}")).unwrap_or_default();
            format!("value {} {}{moves}", judged.value, judged.certainty.id())
        }
        Err(stopped) => format!("error value: {stopped}"),
    }
}

/// The hint on one line: idea, piece, move, and the reason with its points and its number.
fn hint(situation: &Situation, given: &SearchLimits, stopped: &dyn Fn() -> bool) -> String {
    let signal = signal(given, stopped);
    let limits = Limits { nodes: given.nodes, depth: given.depth, signal: Some(&signal) };
    let board = situation.position().board();
    match engine().hint(situation, &limits) {
        Ok(hint) => {
            let piece = hint.piece.map_or("-".to_owned(), |point| board.name(point).to_string());
            let (mv, reason) = (hint.mv.notation(board), reason(hint.reason, situation));
            format!("hint {} {piece} {mv} {reason}", hint.idea())
        }
        Err(error) => format!("error hint: {error}"),
    }
}

fn reason(reason: Reason, situation: &Situation) -> String {
    let board = situation.position().board();
    let mut words = vec![reason.idea().to_string()];
    words.extend(reason.points().into_iter().map(|point| board.name(point).to_string()));
    words.extend(reason.number().map(|number| number.to_string()));
    words.join(" ")
}

fn best(found: &Suggestion, situation: &Situation) -> String {
    format!("bestmove {}", found.mv.notation(situation.position().board()))
}

/// The summary that the protocol wants before `bestmove`.
fn info(found: &Suggestion, situation: &Situation, took: Duration) -> String {
    let board = situation.position().board();
    let nodes = found.nodes;
    let per_second = u128::from(nodes) * 1_000_000_000 / took.as_nanos().max(1);
    let line: String = found.line.iter().map(|mv| format!(" {}", mv.notation(board))).collect();
    format!("info depth {} time {} nodes {nodes} nps {per_second} pv{line}", found.depth, took.as_millis())
}

/// Perft that can be stopped: `None` if it was.
fn count(position: &Position, depth: u32, stopped: &dyn Fn() -> bool) -> Option<u64> {
    if depth <= UNINTERRUPTED_PERFT {
        return Some(perft_bulk(position, depth));
    }
    if stopped() {
        return None;
    }
    position
        .legal_moves()
        .into_iter()
        .try_fold(0_u64, |sum, mv| Some(sum.wrapping_add(count(&position.play_unchecked(mv), depth - 1, stopped)?)))
}
