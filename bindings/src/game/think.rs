//! Thinking about a game, on the caller's thread.

use aadupuli_core::engine::{NoAnswer, Situation, Suggestion as CoreSuggestion};
use aadupuli_core::{Level, Match};

use super::Game;
use super::errors::SuggestionError;
use crate::cancel::CancelToken;
use crate::engine::{ThinkLimits, engine, with_limits};
use crate::judged::Judged;
use crate::moves::{LineMove, Move, line};
use crate::snapshot::GameSnapshot;

/// A move that the computer would make in one revision of a game.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Suggestion {
    /// The revision that it answers.
    pub revision: i64,
    /// The move.
    pub suggested: Move,
    /// The move in notation.
    pub notation: String,
    /// What the computer thinks of the position.
    pub judged: Judged,
    /// The expected play, beginning with the move.
    pub line: Vec<LineMove>,
    /// How many positions were visited.
    pub nodes: i64,
    /// How many plies were searched to the end; 0 where the answer was known.
    pub depth: i32,
}

/// What came of asking for a suggestion.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum SuggestReply {
    /// A move.
    Suggested {
        /// The move and what speaks for it.
        suggestion: Suggestion,
    },
    /// It was cancelled.
    Cancelled,
    /// The game has ended: there is nothing to move.
    GameOver,
}

fn translated(played: &Match, revision: i64, found: &CoreSuggestion) -> Suggestion {
    let position = played.game.position();
    let board = position.board();
    Suggestion {
        revision,
        suggested: Move::of(found.mv, board),
        notation: found.mv.notation(board).to_string(),
        judged: found.judgement.into(),
        line: line(position, &found.line),
        nodes: i64::try_from(found.nodes).unwrap_or(i64::MAX),
        depth: found.depth.into(),
    }
}

#[uniffi::export]
impl Game {
    /// The move that a level would make now. Blocks until it is found; the game can be changed meanwhile, and then the
    /// answer is out of date.
    pub fn suggest(
        &self,
        level: Level,
        limits: ThinkLimits,
        cancel: Option<std::sync::Arc<CancelToken>>,
    ) -> SuggestReply {
        let (played, revision) = self.copy();
        if played.game.outcome().is_some() {
            return SuggestReply::GameOver;
        }
        let situation = Situation::of(&played.game);
        let found =
            with_limits(limits, cancel.as_deref(), |limits| engine().suggest(&situation, level, played.seed, limits));
        match found {
            Ok(found) => SuggestReply::Suggested { suggestion: translated(&played, revision, &found) },
            Err(NoAnswer::Cancelled) => SuggestReply::Cancelled,
            Err(NoAnswer::GameOver) => SuggestReply::GameOver,
        }
    }

    /// Makes a suggested move, for whoever is to move.
    ///
    /// # Errors
    /// The game has changed since, or the suggestion belongs to another game.
    pub fn play_suggestion(&self, suggestion: &Suggestion) -> Result<GameSnapshot, SuggestionError> {
        self.change_at(suggestion.revision, |played| {
            let mv = suggestion.suggested.to_core(played.game.rules().board());
            let mv = mv.map_err(|at| SuggestionError::Refused { refusal: crate::refusal::Refusal::NoPiece { at } })?;
            played.game.play(mv).map_err(|refusal| SuggestionError::Refused { refusal: refusal.into() })
        })
    }
}
