//! Reviews: a game looked at again.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use aadupuli_core::engine::{self as core, NoAnswer};
use aadupuli_core::{Game as CoreGame, Side};

use super::Game;
use crate::cancel::CancelToken;
use crate::engine::{ThinkLimits, engine, with_limits};
use crate::judged::{Judged, MoveReason};
use crate::moves::Move;
use crate::numbers::int;
use crate::words::Texts;

/// One move of a game, looked at again.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct ReviewedMove {
    /// Which move of the game, from 1.
    pub ply: i32,
    /// Its number in a record, from 1.
    pub number: i32,
    /// Who made it.
    pub side: Side,
    /// The move.
    pub played: Move,
    /// The move in notation.
    pub notation: String,
    /// The value before it.
    pub before: Judged,
    /// The value after it.
    pub after: Judged,
    /// The best move there.
    pub best: Move,
    /// The best move in notation.
    pub best_notation: String,
    /// Why that one is good.
    pub reason: MoveReason,
    /// Whether the move gave something away: the game turned here.
    pub turning_point: bool,
    /// Whether something could have been given away, so that the move counts towards accuracy.
    pub decision: bool,
    /// In words: what the move gave away and what would have kept it; otherwise why it is good.
    pub words: String,
    /// What the position is worth after it, in words.
    pub worth: String,
}

/// A reviewed game.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Review {
    /// The revision of the game that was reviewed.
    pub revision: i64,
    /// Each move of the game.
    pub moves: Vec<ReviewedMove>,
    /// The plies (from 1) at which the value changed.
    pub turning_points: Vec<i32>,
    /// The share of the goats' decisions that kept the value, in thousandths; none if they had nothing to decide.
    pub goats_accuracy: Option<i32>,
    /// The same for the tigers.
    pub tigers_accuracy: Option<i32>,
    /// Whether every value is proved.
    pub proved: bool,
    /// How well the goats decided, in words.
    pub goats_words: String,
    /// How well the tigers decided, in words.
    pub tigers_words: String,
}

/// What came of asking for a review.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum ReviewReply {
    /// The review.
    Reviewed {
        /// What was found.
        review: Review,
    },
    /// It was cancelled.
    Cancelled,
}

/// How far a review has come: asked for from another thread.
#[derive(Debug, Default, uniffi::Object)]
pub struct ReviewProgress {
    done: AtomicU32,
    all: AtomicU32,
}

#[uniffi::export]
impl ReviewProgress {
    /// Nothing done yet.
    #[uniffi::constructor]
    pub fn new() -> Arc<Self> {
        Arc::new(Self::default())
    }

    /// How many moves are done.
    pub fn done(&self) -> i32 {
        int(self.done.load(Ordering::Relaxed))
    }

    /// Of how many; 0 before the review has begun.
    pub fn all(&self) -> i32 {
        int(self.all.load(Ordering::Relaxed))
    }
}

impl ReviewProgress {
    fn report(&self, done: usize, all: usize) {
        let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        self.all.store(count(all), Ordering::Relaxed);
        self.done.store(count(done), Ordering::Relaxed);
    }
}

#[uniffi::export]
impl Game {
    /// Looks at every move of the game again. The limits are those of each move. Blocks until it is done.
    #[uniffi::method(default(progress = None, cancel = None))]
    pub fn review(
        &self,
        texts: &Texts,
        limits: ThinkLimits,
        progress: Option<Arc<ReviewProgress>>,
        cancel: Option<Arc<CancelToken>>,
    ) -> ReviewReply {
        let (played, revision) = self.copy();
        let mut report = |done, all| {
            if let Some(progress) = &progress {
                progress.report(done, all);
            }
        };
        match with_limits(limits, cancel.as_deref(), |limits| engine().review(&played.game, limits, &mut report)) {
            Ok(review) => ReviewReply::Reviewed { review: translated(&played.game, revision, &review, texts) },
            Err(NoAnswer::Cancelled | NoAnswer::GameOver) => ReviewReply::Cancelled,
        }
    }
}

fn translated(game: &CoreGame, revision: i64, review: &core::Review, texts: &Texts) -> Review {
    let words = texts.words();
    let board = game.rules().board();
    let moves = game.numbered_plies().zip(&review.moves).enumerate().map(|(index, ((number, side, ply), reviewed))| {
        ReviewedMove {
            ply: int(index + 1),
            number: int(number),
            side,
            played: Move::of(ply.mv, board),
            notation: ply.mv.notation(board).to_string(),
            before: reviewed.before.into(),
            after: reviewed.after.into(),
            best: Move::of(reviewed.best, board),
            best_notation: reviewed.best.notation(board).to_string(),
            reason: reviewed.reason.into(),
            turning_point: reviewed.turning_point,
            decision: reviewed.decision,
            words: words.turning_point(reviewed, index, board),
            worth: words.judgement(&reviewed.after),
        }
    });
    Review {
        revision,
        moves: moves.collect(),
        turning_points: review.turning_points().map(|index| int(index + 1)).collect(),
        goats_accuracy: review.goats_accuracy.map(int),
        tigers_accuracy: review.tigers_accuracy.map(int),
        proved: review.exact,
        goats_words: words.accuracy(Side::Goats, review.goats_accuracy),
        tigers_words: words.accuracy(Side::Tigers, review.tigers_accuracy),
    }
}
