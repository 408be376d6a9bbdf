//! The computer's turn, on a thread of its own so that the person is never kept waiting.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use aadupuli_core::engine::{Hint, Limits, NoAnswer, Refutation, Signal, Situation};
use aadupuli_core::{Game, Level, Match, Move, Player};

use crate::thinking::engine;

/// What the engine is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Question {
    /// The computer's move.
    Move(Level),
    /// A hint for the person.
    Hint,
    /// What is wrong with this move, made from the situation.
    Why(Move),
}

/// What it answers.
#[derive(Clone, Debug)]
pub(crate) enum Thought {
    Move(Move),
    /// The computer claims a draw.
    Claim,
    Hint(Hint),
    /// `None` where nothing is wrong with it.
    Why(Move, Option<Refutation>),
    Nothing,
}

/// One thought under way or none: a new question, or a change of the game, ends the one before.
pub(crate) struct Thoughts {
    sender: Sender<(u64, Thought)>,
    answers: Receiver<(u64, Thought)>,
    asked: u64,
    under_way: Option<UnderWay>,
}

struct UnderWay {
    /// Which of the questions this is: an answer to an earlier one is not heard.
    ticket: u64,
    revision: u64,
    question: Question,
    cancelled: Arc<AtomicBool>,
}

impl Thoughts {
    pub(crate) fn new() -> Self {
        let (sender, answers) = mpsc::channel();
        Self { sender, answers, asked: 0, under_way: None }
    }

    /// The question that is being thought about.
    pub(crate) fn question(&self) -> Option<Question> {
        self.under_way.as_ref().map(|under_way| under_way.question)
    }

    /// Starts to think about a question, in the game as it stood after some revision.
    pub(crate) fn ask(&mut self, question: Question, game: Game, seed: u64, revision: u64) {
        self.cancel();
        self.asked += 1;
        let ticket = self.asked;
        let cancelled = Arc::new(AtomicBool::new(false));
        let (sender, signal) = (self.sender.clone(), Arc::clone(&cancelled));
        thread::spawn(move || {
            let answer = answer(question, &game, seed, &|| signal.load(Ordering::Relaxed));
            // Whoever has left needs no answer.
            let _ = sender.send((ticket, answer.unwrap_or(Thought::Nothing)));
        });
        self.under_way = Some(UnderWay { ticket, revision, question, cancelled });
    }

    /// Ends the thought that is under way; its answer will not be heard.
    pub(crate) fn cancel(&mut self) {
        if let Some(under_way) = self.under_way.take() {
            under_way.cancelled.store(true, Ordering::Relaxed);
        }
    }

    /// The answer, once it is there. One about an earlier revision of the game is not heard.
    pub(crate) fn answer(&mut self, revision: u64) -> Option<Thought> {
        while let Ok((ticket, thought)) = self.answers.try_recv() {
            if self.under_way.as_ref().is_none_or(|under_way| under_way.ticket != ticket) {
                continue;
            }
            let about = self.under_way.take().map(|under_way| under_way.revision);
            return (about == Some(revision)).then_some(thought);
        }
        None
    }
}

impl Drop for Thoughts {
    fn drop(&mut self) {
        self.cancel();
    }
}

/// Thinks about a question on the caller's own thread.
pub(crate) fn answer(
    question: Question,
    game: &Game,
    seed: u64,
    cancelled: &dyn Fn() -> bool,
) -> Result<Thought, NoAnswer> {
    let signal = || if cancelled() { Signal::Cancel } else { Signal::Continue };
    let limits = Limits::NONE.with_signal(&signal);
    let situation = Situation::of(game);
    Ok(match question {
        Question::Move(_) if engine().wants_draw(game, &limits)? => Thought::Claim,
        Question::Move(level) => Thought::Move(engine().suggest(&situation, level, seed, &limits)?.mv),
        Question::Hint => Thought::Hint(engine().hint(&situation, &limits)?),
        Question::Why(mv) => Thought::Why(mv, engine().refute(&situation, mv, &limits)?),
    })
}

/// The level of the computer if it is to move.
pub(crate) fn level_to_move(played: &Match) -> Option<Level> {
    played.player_to_move().and_then(Player::level)
}
