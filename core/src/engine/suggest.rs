//! Which move the computer makes.

use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;

use super::Engine;
use super::judge::{judgement, searched};
use super::level::Sight;
use super::limits::{Limits, NoAnswer};
use super::oracle::Opened;
use super::search::RootMove;
use super::situation::Situation;
use super::thought::Thought;
use super::value::Judgement;
use crate::level::Level;
use crate::moves::Move;

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
        if situation.position().legal_moves().is_empty() {
            return Err(NoAnswer::GameOver);
        }
        let sight = Sight::of(level);
        let limits = limits.at_most_nodes(sight.nodes).at_most_depth(sight.depth);
        match level {
            Level::Perfect => self.suggest_perfect(situation, limits),
            Level::Easy | Level::Medium | Level::Hard => suggest_by_sight(situation, sight, seed, &limits),
        }
    }

    fn suggest_perfect(&self, situation: &Situation, limits: Limits<'_>) -> Result<Suggestion, NoAnswer> {
        let mut thought = Thought::new(self.open(), limits);
        let appraisal = thought.appraise(situation)?;
        let chosen = thought.perfect(situation.position(), &appraisal)?.ok_or(NoAnswer::GameOver)?;
        let line = if appraisal.line.first() == Some(&chosen.mv) { appraisal.line } else { vec![chosen.mv] };
        let (mv, judgement) = (chosen.mv, chosen.judgement);
        Ok(Suggestion { mv, judgement, nodes: thought.nodes(), depth: appraisal.depth, line })
    }
}

fn suggest_by_sight(
    situation: &Situation,
    sight: Sight,
    seed: u64,
    limits: &Limits<'_>,
) -> Result<Suggestion, NoAnswer> {
    let position = situation.position();
    let mut found = searched(situation, &mut Opened::none(), limits, sight.blur > 0)?;
    let judgement = judgement(&found, position.side(), position.is_movement_phase());
    let best = found.moves.first().map_or(0, |root| root.score);
    let alike: Vec<RootMove> = found.moves.iter().take_while(|root| best - root.score <= sight.blur).cloned().collect();
    let mut random = ChaCha8Rng::seed_from_u64(seed ^ position.key().mixed());
    let chosen = if sight.blur > 0 { alike.choose(&mut random) } else { alike.first() };
    let mv = chosen.map(|root| root.mv).ok_or(NoAnswer::GameOver)?;
    if found.line.first() != Some(&mv) {
        found.line = vec![mv];
    }
    Ok(Suggestion { mv, judgement, nodes: found.nodes, depth: found.depth, line: found.line })
}
