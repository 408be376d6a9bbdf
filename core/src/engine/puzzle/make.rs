//! Finding puzzles in games that the computer plays with itself.

use std::collections::HashSet;

use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::{Puzzle, Theme};
use crate::date::Date;
use crate::engine::hint::{Reason, reason_for};
use crate::engine::judge::searched;
use crate::engine::oracle::Opened;
use crate::engine::thought::{Appraisal, Thought};
use crate::engine::value::Value;
use crate::engine::{Engine, Limits, NoAnswer, Situation};
use crate::game::Game;
use crate::moves::Move;
use crate::position::{Position, PositionKey};
use crate::rules::RuleSet;
use crate::side::Side;

/// The most plies of one game from which puzzles are taken.
const MOST_PLIES: usize = 160;

/// One move in so many of the games is made at random, so that positions arise in which something can be won.
const RANDOM_MOVE: f64 = 0.3;

/// The deepest that a puzzle is graded.
const MOST_GRADE: u8 = 8;

/// The most positions that grading visits.
const GRADE_NODES: u64 = 60_000;

/// The most positions to visit for each further move of a solution.
const LINE_NODES: u64 = 20_000;

/// The most positions that the proof of one move visits: enough for one ply in front of the tables.
const PROOF_NODES: u64 = 200;

/// How deep puzzles of games without tables are searched.
const SEARCHED_DEPTH: u8 = 5;

/// After so many games without a puzzle there is none to be had.
const MOST_GAMES: usize = 400;

/// Makes puzzles of one rule set; the same seed gives the same puzzles in the same order.
///
/// With tables every puzzle is proved: its one solution keeps the value, every other move loses some of it. Without,
/// the solution is the only move that wins within five plies.
#[derive(Debug)]
pub struct PuzzleMaker<'t> {
    engine: Engine<'t>,
    rules: RuleSet,
    random: ChaCha8Rng,
    game: Game,
    seen: HashSet<PositionKey>,
}

impl<'t> PuzzleMaker<'t> {
    fn new(engine: Engine<'t>, rules: RuleSet, seed: u64) -> Self {
        let random = ChaCha8Rng::seed_from_u64(seed);
        Self { engine, rules, random, game: Game::new(rules), seen: HashSet::new() }
    }

    /// The next puzzle that `wanted` accepts, or `None` if many games in a row had none.
    ///
    /// # Errors
    /// [`NoAnswer::Cancelled`] if the signal of the limits said so.
    pub fn next(&mut self, limits: &Limits<'_>, wanted: impl Fn(&Puzzle) -> bool) -> Result<Option<Puzzle>, NoAnswer> {
        let mut games = 0;
        while games < MOST_GAMES {
            if self.game.outcome().is_some() || self.game.plies().len() >= MOST_PLIES {
                self.game = Game::new(self.rules);
                games += 1;
            }
            self.advance(limits)?;
            if let Some(puzzle) = self.puzzle_here(limits)?.filter(&wanted) {
                return Ok(Some(puzzle));
            }
        }
        Ok(None)
    }

    /// Goes on by one move: mostly a short-sighted one, sometimes any.
    fn advance(&mut self, limits: &Limits<'_>) -> Result<(), NoAnswer> {
        let legal = self.game.legal_moves();
        let mv = if self.random.random_bool(RANDOM_MOVE) {
            legal.choose(&mut self.random).copied()
        } else {
            let short = Limits { nodes: Some(2_000), depth: Some(2), signal: limits.signal };
            let found = searched(&Situation::of(&self.game), &mut Opened::none(), &short, true)?;
            let best = found.moves.first().map_or(0, |root| root.score);
            let alike: Vec<Move> = found.moves.iter().filter(|r| r.score >= best - 40).map(|r| r.mv).collect();
            alike.choose(&mut self.random).copied()
        };
        // The move is legal; a game that is over is replaced before the next.
        let _ = mv.map(|mv| self.game.play(mv));
        Ok(())
    }

    fn puzzle_here(&mut self, limits: &Limits<'_>) -> Result<Option<Puzzle>, NoAnswer> {
        let position = *self.game.position();
        // A puzzle has no past: it starts with a fresh count.
        let Ok(position) = position.with_quiet_tiger_moves(0) else { return Ok(None) };
        let over = self.game.outcome().is_some();
        if over || position.legal_moves().len() < 3 || !self.seen.insert(position.key()) {
            return Ok(None);
        }
        let situation = Situation::new(position);
        let Some(appraisal) = self.appraise(&situation, limits)? else { return Ok(None) };
        let Some((solution, theme)) = the_only_move(&situation, &appraisal) else { return Ok(None) };
        let depth = grade(&situation, solution, limits)?;
        let mut line = vec![solution];
        let mut thought = Thought::new(self.engine.open(), limits.at_most_nodes(LINE_NODES));
        line.extend(thought.punishing_line(&situation.after(solution))?);
        Ok(Some(Puzzle { position, theme, depth, solution, line }))
    }

    /// What every move is worth; `None` where there are tables and it cannot be proved.
    fn appraise(&self, situation: &Situation, limits: &Limits<'_>) -> Result<Option<Appraisal>, NoAnswer> {
        let mut thought = Thought::new(self.engine.open(), *limits);
        let in_tables = |side| thought.opened.serves(situation.position().rules(), 0, side);
        if Side::ALL.into_iter().all(in_tables) {
            return match is_just_before_the_tables(&thought.opened, situation.position()) {
                true => thought.appraise_exactly(situation, PROOF_NODES),
                false => Ok(None),
            };
        }
        let limits = Limits { nodes: limits.nodes, depth: Some(SEARCHED_DEPTH), signal: limits.signal };
        Thought::new(Opened::none(), limits).appraise(situation).map(Some)
    }
}

/// Whether what follows is in the tables, or a ply away from them: a proof from farther off takes longer than the next game.
fn is_just_before_the_tables(opened: &Opened<'_>, position: &Position) -> bool {
    let in_hand = position.goats_in_hand();
    let serves = |goats, side| opened.serves(position.rules(), goats, side);
    in_hand == 0 || serves(in_hand, Side::Goats) || serves(in_hand - 1, Side::Tigers)
}

/// The move that alone keeps a win or a draw, with the theme.
fn the_only_move(situation: &Situation, appraisal: &Appraisal) -> Option<(Move, Theme)> {
    let position = situation.position();
    let side = position.side();
    let (best, second) = (appraisal.moves.first()?, appraisal.moves.get(1)?);
    let value = best.judgement.value;
    if !best.judgement.is_exact() || value.to(side) < 0 {
        return None;
    }
    let alone = if second.judgement.is_exact() {
        second.judgement.value.to(side) < value.to(side)
    } else {
        // No other move wins as far as the same search saw.
        value.to(side) > 0 && appraisal.depth >= SEARCHED_DEPTH
    };
    if !alone {
        return None;
    }
    let theme = match (side, value) {
        (_, Value::Draw) => match reason_for(position, best, appraisal) {
            Reason::SaveGoat { .. } => Theme::SaveGoat,
            _ => Theme::HoldDraw,
        },
        (Side::Goats, _) => Theme::Trap,
        (Side::Tigers, _) => {
            let next = position.play_unchecked(best.mv);
            if !best.mv.is_capture() && next.capturable_goats().len() > 1 { Theme::Fork } else { Theme::Capture }
        }
    };
    Some((best.mv, theme))
}

/// How many plies a search without tables looks ahead before it prefers the solution to every other move.
fn grade(situation: &Situation, solution: Move, limits: &Limits<'_>) -> Result<u8, NoAnswer> {
    for depth in 1..MOST_GRADE {
        let limits = Limits { nodes: Some(GRADE_NODES), depth: Some(depth), signal: limits.signal };
        let found = searched(situation, &mut Opened::none(), &limits, true)?;
        if found.depth < depth && !found.line.is_empty() && found.nodes >= GRADE_NODES {
            break;
        }
        if let [first, second, ..] = found.moves.as_slice() {
            if first.mv == solution && first.score > second.score {
                return Ok(depth);
            }
        }
    }
    Ok(MOST_GRADE)
}

impl<'t> Engine<'t> {
    /// Puzzles of a rule set; the same seed gives the same puzzles.
    pub fn puzzles(&self, rules: RuleSet, seed: u64) -> PuzzleMaker<'t> {
        PuzzleMaker::new(*self, rules, seed)
    }

    /// The puzzle of a day: the same on every phone.
    ///
    /// # Errors
    /// [`NoAnswer::Cancelled`] if the signal of the limits said so.
    pub fn daily_puzzle(&self, rules: RuleSet, date: Date, limits: &Limits<'_>) -> Result<Option<Puzzle>, NoAnswer> {
        self.puzzles(rules, daily_seed(date)).next(limits, |_| true)
    }
}

/// The seed of a day.
fn daily_seed(date: Date) -> u64 {
    (u64::from(date.year()) * 100 + u64::from(date.month())) * 100 + u64::from(date.day())
}
