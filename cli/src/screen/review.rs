//! A review on the screen: made on a thread of its own, shown as it comes.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::thread;

use aadupuli_core::engine::{Limits, Review, Signal};
use aadupuli_core::{Board, Game};
use aadupuli_texts::Texts;

use super::overlay::Line;
use crate::thinking::engine;
use crate::words::{self, ReviewLine};

enum Heard {
    Progress(usize, usize),
    Done(Option<Review>),
}

/// A review under way, or done.
pub(super) struct Reviewing {
    texts: Texts,
    board: &'static Board,
    heard: Receiver<Heard>,
    cancelled: Arc<AtomicBool>,
    lines: Vec<Line>,
    /// The first line that is shown.
    pub(super) first: usize,
}

impl Reviewing {
    pub(super) fn start(game: &Game, texts: Texts) -> Self {
        let (sender, heard) = mpsc::channel();
        let cancelled = Arc::new(AtomicBool::new(false));
        let (game_to_review, signal) = (game.clone(), Arc::clone(&cancelled));
        thread::spawn(move || {
            let go_on = || if signal.load(Ordering::Relaxed) { Signal::Cancel } else { Signal::Continue };
            let limits = Limits::NONE.with_signal(&go_on);
            // Whoever no longer listens needs no progress.
            let review = engine().review(&game_to_review, &limits, &mut |done, all| {
                let _ = sender.send(Heard::Progress(done, all));
            });
            let _ = sender.send(Heard::Done(review.ok()));
        });
        Self { texts, board: game.rules().board(), heard, cancelled, lines: Vec::new(), first: 0 }
    }

    /// Takes in what has been found since.
    pub(super) fn hear(&mut self) {
        while let Ok(heard) = self.heard.try_recv() {
            self.lines = match heard {
                Heard::Progress(done, all) => {
                    let values = [("done", done.into()), ("all", all.into())];
                    vec![Line::Text(self.texts.get("review-working", &values))]
                }
                Heard::Done(Some(review)) => words::review(self.texts, &review, self.board)
                    .into_iter()
                    .map(|line| match line {
                        ReviewLine::Heading(words) => Line::Heading(words),
                        ReviewLine::Text(words) => Line::Text(words),
                    })
                    .collect(),
                Heard::Done(None) => vec![Line::Text(self.texts.get("error-hint", &[]))],
            };
        }
    }

    pub(super) fn lines(&self) -> &[Line] {
        &self.lines
    }
}

impl Drop for Reviewing {
    fn drop(&mut self) {
        self.cancelled.store(true, Ordering::Relaxed);
    }
}
