//! Which move the computer makes.

use rand::seq::SliceRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::Engine;
use super::judge::{judgement_of_score, searched};
use super::level::Sight;
use super::limits::{Limits, NoAnswer};
use super::oracle::{Known, Opened};
use super::search::RootMove;
use super::situation::Situation;
use super::thought::Thought;
use super::value::Judgement;
use crate::level::Level;
use crate::moves::Move;
use crate::side::Side;

/// A move with what the computer thinks of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suggestion {
    /// The move.
    pub mv: Move,
    /// The value of the position when this move is made.
    pub judgement: Judgement,
    /// How many positions were visited.
    pub nodes: u64,
    /// How many plies were searched to the end; 0 where the answer was known.
    pub depth: u8,
    /// The expected play, beginning with the move.
    pub line: Vec<Move>,
}

impl Engine<'_> {
    /// The move that a level makes. The same situation, level, seed and node limit give the same move.
    ///
    /// A limit can only tighten the level's own, so that a level is never stronger than itself.
    ///
    /// # Errors
    /// [`NoAnswer::GameOver`] where there is no move, [`NoAnswer::Cancelled`] if the signal said so.
    pub fn suggest(
        &self,
        situation: &Situation,
        level: Level,
        seed: u64,
        limits: &Limits<'_>,
    ) -> Result<Suggestion, NoAnswer> {
        let position = situation.position();
        if position.legal_moves().is_empty() {
            return Err(NoAnswer::GameOver);
        }
        let opened = self.open();
        let served = Side::ALL.iter().all(|&side| opened.serves(position.rules(), 0, side));
        let sight = if served { Sight::of } else { Sight::without_proofs };
        let sight = sight(level, position);
        let limits = limits.at_most_nodes(sight.nodes).at_most_depth(sight.depth);
        match level {
            Level::Perfect => self.suggest_perfect(situation, opened, seed, limits),
            Level::Easy | Level::Medium | Level::Hard => self.suggest_by_sight(situation, opened, sight, seed, &limits),
        }
    }

    fn suggest_perfect(
        &self,
        situation: &Situation,
        opened: Opened<'_>,
        seed: u64,
        limits: Limits<'_>,
    ) -> Result<Suggestion, NoAnswer> {
        let mut thought = Thought::new(opened, limits);
        let mut appraisal = thought.appraise(situation)?;
        // Which of several moves that are alike in every way comes first is the seed's to say.
        appraisal.moves.shuffle(&mut random(situation, seed));
        appraisal.moves.sort_by_key(|appraised| core::cmp::Reverse(appraised.score));
        let chosen = thought.perfect(situation, &appraisal)?.ok_or(NoAnswer::GameOver)?;
        let line = if appraisal.line.first() == Some(&chosen.mv) { appraisal.line } else { vec![chosen.mv] };
        let (mv, judgement) = (chosen.mv, chosen.judgement);
        Ok(Suggestion { mv, judgement, nodes: thought.nodes(), depth: appraisal.depth, line })
    }

    fn suggest_by_sight(
        &self,
        situation: &Situation,
        opened: Opened<'_>,
        sight: Sight,
        seed: u64,
        limits: &Limits<'_>,
    ) -> Result<Suggestion, NoAnswer> {
        let position = situation.position();
        let mut random = random(situation, seed);
        let mut found = searched(situation, &mut Opened::none(), limits, true)?;
        let opinion = at_first_sight(&found.moves, sight, &mut random);
        let horizon = if sight.horizon == 0 { 0 } else { random.random_range(0..=sight.horizon) };
        let thought_limits = Limits { nodes: Some(4 * sight.proof_nodes), ..*limits };
        let mut thought = Thought::new(opened, thought_limits);
        let chosen = thought.first_unsuspected(situation, &opinion, horizon, sight.proof_nodes)?;
        let RootMove { mv, score } = chosen.ok_or(NoAnswer::GameOver)?;
        if found.line.first() != Some(&mv) {
            found.line = vec![mv];
        }
        Ok(Suggestion {
            mv,
            judgement: judgement_of_score(score, position.side(), position.is_movement_phase()),
            nodes: found.nodes + thought.nodes(),
            depth: found.depth,
            line: found.line,
        })
    }
}

fn random(situation: &Situation, seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed ^ situation.position().key().mixed())
}

/// The moves in the order in which they look good: those that hardly differ from the best come first, in any order.
/// A capture that nothing speaks against comes before all: nobody overlooks a goat for nothing.
fn at_first_sight(moves: &[RootMove], sight: Sight, random: &mut ChaCha8Rng) -> Vec<RootMove> {
    let best = moves.first().map_or(0, |root| root.score);
    let mut order = moves.to_vec();
    let alike = order.iter().take_while(|root| best - root.score <= sight.blur).count();
    if let Some(alike) = order.get_mut(..alike) {
        alike.shuffle(random);
    }
    order.sort_by_key(|root| !(root.mv.is_capture() && sight.greed.takes(root.score, best)));
    order
}

impl Thought<'_, '_> {
    /// The first move that is not noticed to be a mistake; the first of all if every one is.
    fn first_unsuspected(
        &mut self,
        situation: &Situation,
        moves: &[RootMove],
        horizon: u16,
        proof_nodes: u64,
    ) -> Result<Option<RootMove>, NoAnswer> {
        let position = situation.position();
        let side = position.side();
        let first = moves.first().cloned();
        if horizon == 0 {
            return Ok(first);
        }
        let Some(value) = self.proved(position, proof_nodes)? else { return Ok(first) };
        // How far the consequences lie: until the next capture or the trap; while goats are placed, some turns into
        // the time when they can move.
        let distance = |behind: Known| behind.moves.unwrap_or(u16::from(position.goats_in_hand()) + 3);
        for root in moves {
            let next = situation.after(root.mv);
            let known = if next.ends_in_draw() { None } else { self.proved(next.position(), proof_nodes)? };
            let noticed = known.is_some_and(|known| {
                known.value.to(side) < value.value.to(side) && distance(known).min(distance(value)) <= horizon
            });
            if !noticed {
                return Ok(Some(root.clone()));
            }
        }
        Ok(first)
    }
}
