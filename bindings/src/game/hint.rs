//! Hints, and what punishes a move.

use std::sync::Arc;

use aadupuli_core::engine::{NoAnswer, Situation};
use aadupuli_core::{self as core, Position};

use super::Game;
use crate::cancel::CancelToken;
use crate::engine::{ThinkLimits, engine, with_limits};
use crate::judged::{Judged, MoveReason};
use crate::moves::{LineMove, Move, line};
use crate::numbers::number;
use crate::words::Texts;

/// A hint with all its three steps: the idea of its reason, the piece, the move with the reason.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Hint {
    /// The revision that it answers.
    pub revision: i64,
    /// The reason; its idea is the first step.
    pub reason: MoveReason,
    /// The piece to move: the second step. None where one enters from the hand, and for a pass or a stop.
    pub piece: Option<i32>,
    /// The move: the third step.
    pub suggested: Move,
    /// The move in notation.
    pub notation: String,
    /// The value of the position when the move is made.
    pub judged: Judged,
    /// The first step in words: the idea.
    pub idea_words: String,
    /// The second step in words: the piece.
    pub piece_words: String,
    /// The third step in words: the move and its reason.
    pub move_words: String,
}

/// What came of asking for a hint.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum HintReply {
    /// A hint.
    Hinted {
        /// The hint.
        hint: Hint,
    },
    /// The players agreed on playing without hints.
    NotAllowed,
    /// It was cancelled.
    Cancelled,
    /// The game has ended: there is nothing to move.
    GameOver,
}

/// The line that punishes a move.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Refutation {
    /// The tried move, and what follows with both sides at their best.
    pub line: Vec<LineMove>,
    /// The value before the tried move.
    pub before: Judged,
    /// The value after it.
    pub after: Judged,
    /// A move that would have kept the value.
    pub better: Move,
    /// That move in notation.
    pub better_notation: String,
    /// Why that one is good.
    pub reason: MoveReason,
    /// What the move gives away and what would have kept it, in words.
    pub words: String,
}

/// What came of asking for a refutation.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum RefuteReply {
    /// The move gives something away.
    Refuted {
        /// What punishes it.
        refutation: Refutation,
    },
    /// The move loses nothing, or cannot be made.
    NothingLost,
    /// It was cancelled.
    Cancelled,
    /// The game has ended: there is nothing to move.
    GameOver,
}

/// Whether the computer wants to claim a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum DrawWish {
    /// It claims one.
    Claim,
    /// It plays on.
    PlayOn,
    /// It was cancelled.
    Cancelled,
}

impl Refutation {
    pub(crate) fn of(position: &Position, tried: core::Move, found: &core::engine::Refutation, texts: &Texts) -> Self {
        let board = position.board();
        let moves: Vec<_> = std::iter::once(tried).chain(found.line.iter().copied()).collect();
        Self {
            line: line(position, &moves),
            before: found.before.into(),
            after: found.after.into(),
            better: Move::of(found.better, board),
            better_notation: found.better.notation(board).to_string(),
            reason: found.reason.into(),
            words: texts.words().refutation(found, position.side(), board),
        }
    }
}

#[uniffi::export]
impl Game {
    /// A hint for the side to move, with its words. Blocks until it is found.
    pub fn hint(&self, texts: &Texts, limits: ThinkLimits, cancel: Option<Arc<CancelToken>>) -> HintReply {
        let (played, revision) = self.copy();
        if !played.help.hints {
            return HintReply::NotAllowed;
        }
        if played.game.outcome().is_some() {
            return HintReply::GameOver;
        }
        let situation = Situation::of(&played.game);
        let position = played.game.position();
        let board = position.board();
        match with_limits(limits, cancel.as_deref(), |limits| engine().hint(&situation, limits)) {
            Ok(hint) => HintReply::Hinted {
                hint: Hint {
                    revision,
                    reason: hint.reason.into(),
                    piece: hint.piece.map(number),
                    suggested: Move::of(hint.mv, board),
                    notation: hint.mv.notation(board).to_string(),
                    judged: hint.judgement.into(),
                    idea_words: texts.words().hint_idea(hint.idea()),
                    piece_words: texts.words().hint_piece(&hint, position),
                    move_words: texts.words().hint_move(&hint, position),
                },
            },
            Err(NoAnswer::Cancelled) => HintReply::Cancelled,
            Err(NoAnswer::GameOver) => HintReply::GameOver,
        }
    }

    /// What punishes a move that could be made now, or was made after `ply` moves. Blocks until it is found.
    pub fn refute(
        &self,
        texts: &Texts,
        tried: Move,
        ply: Option<i32>,
        limits: ThinkLimits,
        cancel: Option<Arc<CancelToken>>,
    ) -> RefuteReply {
        let (played, _) = self.copy();
        let earlier = ply.map(|ply| played.game.truncated(usize::try_from(ply).unwrap_or(0)));
        let game = earlier.as_ref().unwrap_or(&played.game);
        if game.outcome().is_some() {
            return RefuteReply::GameOver;
        }
        let position = game.position();
        let board = position.board();
        let Ok(tried) = tried.to_core(board) else { return RefuteReply::NothingLost };
        let situation = Situation::of(game);
        match with_limits(limits, cancel.as_deref(), |limits| engine().refute(&situation, tried, limits)) {
            Ok(None) => RefuteReply::NothingLost,
            Ok(Some(found)) => RefuteReply::Refuted { refutation: Refutation::of(position, tried, &found, texts) },
            Err(NoAnswer::Cancelled) => RefuteReply::Cancelled,
            Err(NoAnswer::GameOver) => RefuteReply::GameOver,
        }
    }

    /// Whether the computer claims a draw before it moves, where these rules let it.
    pub fn computer_claims(&self, limits: ThinkLimits, cancel: Option<Arc<CancelToken>>) -> DrawWish {
        let (played, _) = self.copy();
        match with_limits(limits, cancel.as_deref(), |limits| engine().wants_draw(&played.game, limits)) {
            Ok(true) => DrawWish::Claim,
            Ok(false) | Err(NoAnswer::GameOver) => DrawWish::PlayOn,
            Err(NoAnswer::Cancelled) => DrawWish::Cancelled,
        }
    }
}
