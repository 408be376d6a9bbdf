//! Iterative deepening principal variation search.

mod history;
mod ordering;
mod table;
#[cfg(test)]
mod tests;

use arrayvec::ArrayVec;

use super::evaluation::evaluate;
use super::limits::{Limits, Signal};
use super::oracle::Opened;
use super::score::{FORCED, PROVED, WIN, oracle_win, seen_from};
use super::situation::{Situation, can_return};
use crate::moves::Move;
use crate::position::Position;
use history::{Ending, Past};
use ordering::Ordering;
use table::{Bound, Remembered, TranspositionTable};
pub(crate) use table::{pack_move, unpack_move};

/// The deepest that a search looks.
pub(crate) const MOST_DEPTH: u8 = 64;

/// How many nodes pass between two questions whether to go on.
const ASK_EVERY: u64 = 1024;

/// One move at the root with what the search found behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RootMove {
    pub(crate) mv: Move,
    /// From the point of view of the side that makes the move.
    pub(crate) score: i32,
}

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Found {
    /// The moves, the best first. Only the first score is exact unless all were asked for; the others are upper bounds.
    pub(crate) moves: Vec<RootMove>,
    /// The last depth that was searched to its end, in plies.
    pub(crate) depth: u8,
    pub(crate) nodes: u64,
    /// The expected play, beginning with the best move.
    pub(crate) line: Vec<Move>,
}

/// The search was told to stop in the middle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Halt {
    MoveNow,
    Cancel,
}

type Line = ArrayVec<Move, 64>;

struct Search<'a, 't> {
    known: &'a mut Opened<'t>,
    limits: Limits<'a>,
    past: Past,
    table: TranspositionTable,
    ordering: Ordering,
    nodes: u64,
}

/// Searches deeper and deeper until a limit is reached or the result is certain.
///
/// The first depth is always finished unless cancelled, so that there is an answer.
///
/// With `all_moves` every root move gets its own exact score.
pub(crate) fn search(
    situation: &Situation,
    known: &mut Opened<'_>,
    limits: &Limits<'_>,
    all_moves: bool,
) -> Result<Found, Halt> {
    let position = situation.position();
    let by_depth = limits.depth.map_or(u64::MAX, |depth| 1 << (3 * u32::from(depth)).min(60));
    let budget = limits.nodes.unwrap_or(u64::MAX).min(by_depth);
    let mut search = Search {
        known,
        limits: *limits,
        past: Past::new(position.rules(), situation.past()),
        table: TranspositionTable::for_nodes(budget),
        ordering: Ordering::new(),
        nodes: 0,
    };
    let legal = position.legal_moves();
    let moves = legal.iter().map(|&mv| RootMove { mv, score: 0 }).collect();
    let mut found = Found { moves, depth: 0, nodes: 0, line: Vec::new() };
    let deepest = limits.depth.unwrap_or(MOST_DEPTH).clamp(1, MOST_DEPTH);
    for depth in 1..=deepest {
        match search.root(position, &found.moves, depth, all_moves) {
            Ok((moves, line)) => {
                found = Found { moves, line, depth, nodes: search.nodes };
                let decided = |score: i32| score.abs() >= FORCED && (WIN - score.abs()) <= i32::from(depth);
                let settled = if all_moves {
                    found.moves.iter().all(|root| decided(root.score))
                } else {
                    found.moves.first().is_some_and(|root| decided(root.score))
                };
                if settled {
                    break;
                }
            }
            Err(Halt::MoveNow) => break,
            Err(Halt::Cancel) => return Err(Halt::Cancel),
        }
    }
    found.nodes = search.nodes;
    Ok(found)
}

impl Search<'_, '_> {
    fn root(
        &mut self,
        position: &Position,
        before: &[RootMove],
        depth: u8,
        all_moves: bool,
    ) -> Result<(Vec<RootMove>, Vec<Move>), Halt> {
        let mut scored: Vec<RootMove> = Vec::with_capacity(before.len());
        let mut best_line = Vec::new();
        let mut alpha = -WIN;
        for (i, root) in before.iter().enumerate() {
            let mut line = Line::new();
            let floor = if all_moves || i == 0 { -WIN } else { alpha };
            let score = self.child(position, root.mv, depth, 0, floor, WIN, i > 0 && !all_moves, &mut line)?;
            if i == 0 || score > alpha {
                alpha = alpha.max(score);
                best_line = core::iter::once(root.mv).chain(line).collect();
            }
            scored.push(RootMove { mv: root.mv, score });
        }
        // A stable sort keeps the order of equals, so that the first move found to be best stays in front.
        scored.sort_by_key(|root| core::cmp::Reverse(root.score));
        Ok((scored, best_line))
    }

    /// The score of a move, for the side that makes it.
    #[allow(clippy::too_many_arguments, reason = "the window, the depth and the line of one step of the recursion")]
    fn child(
        &mut self,
        position: &Position,
        mv: Move,
        depth: u8,
        ply: i32,
        alpha: i32,
        beta: i32,
        narrow: bool,
        line: &mut Line,
    ) -> Result<i32, Halt> {
        let next = position.play_unchecked(mv);
        self.past.push(position, can_return(position, &next));
        let same_side = next.side() == position.side();
        let mut look = |alpha: i32, beta: i32, line: &mut Line| {
            if same_side {
                self.node(&next, depth - 1, ply + 1, alpha, beta, line)
            } else {
                self.node(&next, depth - 1, ply + 1, -beta, -alpha, line).map(|score| -score)
            }
        };
        let mut result = if narrow { look(alpha, alpha + 1, line) } else { look(alpha, beta, line) };
        if narrow && result.is_ok_and(|score| score > alpha && score < beta) {
            result = look(alpha, beta, line);
        }
        self.past.pop();
        result
    }

    fn count(&mut self) -> Result<(), Halt> {
        self.nodes += 1;
        if self.limits.nodes.is_some_and(|most| self.nodes > most) {
            return Err(Halt::MoveNow);
        }
        if self.nodes % ASK_EVERY == 1 {
            return match self.limits.ask() {
                Signal::Continue => Ok(()),
                Signal::MoveNow => Err(Halt::MoveNow),
                Signal::Cancel => Err(Halt::Cancel),
            };
        }
        Ok(())
    }

    /// The score of a position for its side to move, seen from `ply` plies earlier.
    fn node(
        &mut self,
        position: &Position,
        depth: u8,
        ply: i32,
        mut alpha: i32,
        beta: i32,
        line: &mut Line,
    ) -> Result<i32, Halt> {
        self.count()?;
        line.clear();
        if let Some(score) = self.ended(position, ply) {
            return Ok(score);
        }
        if let Some(score) = self.told(position, ply) {
            return Ok(score);
        }
        if depth == 0 {
            return Ok(evaluate(position));
        }
        let key = position.key().bits();
        let mixed = position.key().mixed();
        let context = self.past.context(position, depth);
        let remembered = self.table.get(key, mixed, context);
        if let Some((known, true)) = remembered.filter(|(known, _)| known.depth == depth) {
            let score = seen_from(known.score, ply);
            match known.bound {
                Bound::Exact => return Ok(score),
                Bound::AtLeast if score >= beta => return Ok(score),
                Bound::AtMost if score <= alpha => return Ok(score),
                Bound::AtLeast | Bound::AtMost => {}
            }
        }
        let first = remembered.and_then(|(known, _)| known.best);
        let mut moves = position.legal_moves();
        self.ordering.sort(position, &mut moves, first, depth, ply);

        let floor = alpha;
        let (mut best, mut best_move) = (-WIN, None);
        let mut behind = Line::new();
        for (i, mv) in moves.iter().copied().enumerate() {
            let score = self.child(position, mv, depth, ply, alpha, beta, i > 0, &mut behind)?;
            if score > best || best_move.is_none() {
                best = score;
                best_move = Some(mv);
            }
            if score > alpha {
                alpha = score;
                line.clear();
                let _ = line.try_push(mv);
                line.extend(behind.iter().copied().take(line.remaining_capacity()));
            }
            if score >= beta {
                self.ordering.reward(mv, position.side(), depth, ply);
                break;
            }
        }
        let bound = if best >= beta {
            Bound::AtLeast
        } else if best > floor {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        let found = Remembered { score: seen_from(best, -ply), depth, bound, best: best_move };
        self.table.store(key, mixed, context, found);
        Ok(best)
    }

    /// The score of a position in which the game is over.
    fn ended(&self, position: &Position, ply: i32) -> Option<i32> {
        if let Some(winner) = position.winner() {
            return Some(if winner == position.side() { WIN - ply } else { ply - WIN });
        }
        match self.past.ending(position)? {
            Ending::Draw => Some(0),
            Ending::RepeaterLost => Some(WIN - ply),
        }
    }

    /// The score that the oracle gives.
    fn told(&mut self, position: &Position, ply: i32) -> Option<i32> {
        let known = self.known.probe(position)?;
        let Some(winner) = known.value.winner() else { return Some(0) };
        // Turns already made on the way here count, so that the shorter way is preferred.
        let turns = known.moves.unwrap_or(2_000).saturating_add(ply as u16 / 2);
        let score = oracle_win(turns);
        debug_assert!(score >= PROVED);
        Some(if winner == position.side() { score } else { -score })
    }
}

/// Every move's score by plain minimax, by the same rules and with the same evaluation: what the search must agree with.
#[cfg(test)]
pub(crate) fn minimax(situation: &Situation, depth: u8) -> Vec<RootMove> {
    fn value(position: &Position, past: &mut Past, depth: u8, ply: i32) -> i32 {
        if let Some(winner) = position.winner() {
            return if winner == position.side() { WIN - ply } else { ply - WIN };
        }
        match past.ending(position) {
            Some(Ending::Draw) => return 0,
            Some(Ending::RepeaterLost) => return WIN - ply,
            None => {}
        }
        if depth == 0 { evaluate(position) } else { best(position, past, depth, ply) }
    }
    fn best(position: &Position, past: &mut Past, depth: u8, ply: i32) -> i32 {
        let mut best = -WIN;
        for mv in position.legal_moves() {
            let next = position.play_unchecked(mv);
            past.push(position, can_return(position, &next));
            let score = value(&next, past, depth - 1, ply + 1);
            past.pop();
            best = best.max(if next.side() == position.side() { score } else { -score });
        }
        best
    }
    let position = situation.position();
    let past = &mut Past::new(position.rules(), situation.past());
    let scored = |&mv: &Move| {
        let next = position.play_unchecked(mv);
        past.push(position, can_return(position, &next));
        let score = value(&next, past, depth - 1, 1);
        past.pop();
        RootMove { mv, score: if next.side() == position.side() { score } else { -score } }
    };
    position.legal_moves().iter().map(scored).collect()
}
