//! Lessons and puzzles on the screen, in the place of the game, which waits.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::thread;

use aadupuli_core::engine::{Limits, Puzzle, Refutation, Signal, Situation};
use aadupuli_core::lessons::{LessonId, LessonRun, Try};
use aadupuli_core::practice::{PuzzleRun, PuzzleTry};
use aadupuli_core::{Date, Move, Point, PointSet, Position, RuleSet};
use aadupuli_store::{DiskError, Store};
use aadupuli_texts::Texts;
use crossterm::event::KeyCode;

use crate::sitting::today;
use crate::thinking::engine;
use crate::{learn, words};

/// What is studied.
pub(super) enum Study {
    Lesson(Box<Lesson>),
    Puzzle(Box<Solving>),
}

/// What is to be seen of it beside the board.
pub(super) struct Page {
    pub(super) title: String,
    /// How far it has come, or what kind of puzzle it is.
    pub(super) progress: String,
    /// What is told or asked.
    pub(super) words: String,
    /// What the last try did.
    pub(super) said: String,
    pub(super) keys: String,
}

/// What is to be seen of it on the board.
pub(super) struct OnBoard {
    pub(super) position: Position,
    pub(super) selected: Option<Point>,
    pub(super) targets: PointSet,
    pub(super) last_move: Option<Move>,
    pub(super) marked: PointSet,
    pub(super) lines: Vec<Vec<Point>>,
}

/// What follows from a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum After {
    Stay,
    Leave,
    /// Begin a game from the position.
    Practise(Position),
}

impl Study {
    /// Takes the lesson up where it was left.
    pub(super) fn lesson(lesson: LessonId, store: &Store) -> Self {
        let run = store.progress().map(|progress| progress.lessons.run(lesson));
        let run = run.unwrap_or_else(|_| LessonRun::new(lesson));
        Self::Lesson(Box::new(Lesson { run, said: String::new() }))
    }

    /// Looks for a puzzle: today's, or one that was never given before.
    pub(super) fn puzzle(rules: RuleSet, daily: bool, store: &Store) -> Self {
        Self::Puzzle(Box::new(Solving::start(rules, today().filter(|_| daily), store)))
    }

    /// Time has passed: a puzzle, or what is wrong with a try, may have been found.
    pub(super) fn tick(&mut self, texts: Texts) {
        if let Self::Puzzle(solving) = self {
            solving.hear(texts);
        }
    }

    pub(super) fn tap(&mut self, point: Point, store: &Store, texts: Texts) -> Result<(), DiskError> {
        match self {
            Self::Lesson(lesson) => lesson.tap(point, store, texts),
            Self::Puzzle(solving) => solving.tap(point, store, texts),
        }
    }

    pub(super) fn attempt(&mut self, mv: Move, store: &Store, texts: Texts) -> Result<(), DiskError> {
        match self {
            Self::Lesson(lesson) => {
                let before = lesson.run.view().position;
                let tried = lesson.run.attempt(mv);
                lesson.tried(tried, &before, store, texts)
            }
            Self::Puzzle(solving) => {
                let tried = solving.run.as_mut().map(|run| run.attempt(mv));
                tried.map_or(Ok(()), |tried| solving.tried(tried, store, texts))
            }
        }
    }

    pub(super) fn key(&mut self, key: KeyCode, store: &Store, texts: Texts) -> Result<After, DiskError> {
        if matches!(key, KeyCode::Esc | KeyCode::Char('q' | 'Q')) {
            return Ok(After::Leave);
        }
        match self {
            Self::Lesson(lesson) => lesson.key(key, store),
            Self::Puzzle(solving) => solving.key(key, store, texts),
        }
    }

    pub(super) fn position(&self) -> Position {
        match self {
            Self::Lesson(lesson) => lesson.run.view().position,
            Self::Puzzle(solving) => solving.position(),
        }
    }

    /// The puzzle, once it is found.
    #[cfg(test)]
    pub(super) fn puzzle_shown(&self) -> Option<&Puzzle> {
        match self {
            Self::Lesson(_) => None,
            Self::Puzzle(solving) => solving.run.as_ref().map(PuzzleRun::puzzle),
        }
    }

    pub(super) fn on_board(&self) -> OnBoard {
        match self {
            Self::Lesson(lesson) => lesson.on_board(),
            Self::Puzzle(solving) => solving.on_board(),
        }
    }

    pub(super) fn page(&self, texts: Texts) -> Page {
        match self {
            Self::Lesson(lesson) => lesson.page(texts),
            Self::Puzzle(solving) => solving.page(texts),
        }
    }
}

/// A lesson under way. How far it has come is kept after every key.
pub(super) struct Lesson {
    run: LessonRun,
    said: String,
}

impl Lesson {
    fn tap(&mut self, point: Point, store: &Store, texts: Texts) -> Result<(), DiskError> {
        let before = self.run.view().position;
        let tried = self.run.tap(point);
        self.tried(tried, &before, store, texts)
    }

    fn tried(&mut self, tried: Try, before: &Position, store: &Store, texts: Texts) -> Result<(), DiskError> {
        self.said = match tried {
            Try::Accepted { mv, .. } => texts.move_spoken(before, mv),
            Try::Wrong(wrong) => texts.wrong_try(wrong, before.board()),
            Try::Refused(refusal) => texts.refusal(refusal, before),
            Try::Found(_) => texts.get("puzzle-right", &[]),
            Try::Selected(_) | Try::Deselected | Try::NothingAsked => String::new(),
        };
        self.keep(store)
    }

    fn key(&mut self, key: KeyCode, store: &Store) -> Result<After, DiskError> {
        let last = self.run.is_finished();
        self.said.clear();
        match key {
            KeyCode::Enter | KeyCode::Char(' ' | 'n') if last => {
                // On to the next lesson, or back to the game after the last.
                let Some(next) = self.run.lesson().next() else { return Ok(After::Leave) };
                self.run = store.progress().map_or_else(|_| LessonRun::new(next), |kept| kept.lessons.run(next));
            }
            KeyCode::Enter | KeyCode::Char(' ' | 'n') => drop(self.run.next()),
            KeyCode::Backspace | KeyCode::Char('b') => drop(self.run.back()),
            KeyCode::Char('k') => drop(self.run.skip()),
            KeyCode::Char('s') => drop(self.run.show_me()),
            KeyCode::Char('a') => self.run.try_again(),
            KeyCode::Char('r') => self.run.restart(),
            _ => {}
        }
        self.keep(store).map(|()| After::Stay)
    }

    fn keep(&self, store: &Store) -> Result<(), DiskError> {
        store.change_progress(|progress| progress.lessons.keep(&self.run)).map(|_| ())
    }

    fn on_board(&self) -> OnBoard {
        let view = self.run.view();
        let shown = view.shown_move.into_iter().flat_map(|mv| [mv.from(), mv.to()]).flatten();
        let arrows = view.highlights.arrows.iter().flat_map(|mv| [mv.from(), mv.to()]).flatten();
        let marked = view.highlights.points.iter().chain(arrows).chain(shown).chain(view.shown_point).collect();
        OnBoard {
            selected: view.selected,
            targets: view.targets,
            last_move: view.last_moves.last().copied(),
            marked,
            lines: view.highlights.lines,
            position: view.position,
        }
    }

    fn page(&self, texts: Texts) -> Page {
        let view = self.run.view();
        let progress = [("step", (view.step + 1).into()), ("all", view.steps.into())];
        let said = if self.run.is_finished() && self.said.is_empty() {
            texts.get("learn-finished", &[])
        } else {
            self.said.clone()
        };
        let open = view.task.is_some() && !view.solved;
        let keys = if open { "screen-keys-lesson-task" } else { "screen-keys-lesson" };
        Page {
            title: texts.get(&self.run.lesson().title_key(), &[]),
            progress: texts.get("learn-progress", &progress),
            words: texts.lesson_step(&view),
            said,
            keys: texts.get(keys, &[]),
        }
    }
}

/// Work on a thread of its own, which is cancelled with this value.
struct Search<T> {
    heard: Receiver<T>,
    cancelled: Arc<AtomicBool>,
}

impl<T: Send + 'static> Search<T> {
    fn start(work: impl FnOnce(&Limits<'_>) -> T + Send + 'static) -> Self {
        let (sender, heard) = mpsc::channel();
        let cancelled = Arc::new(AtomicBool::new(false));
        let signal = Arc::clone(&cancelled);
        thread::spawn(move || {
            let go_on = || if signal.load(Ordering::Relaxed) { Signal::Cancel } else { Signal::Continue };
            // Whoever no longer listens needs no answer.
            let _ = sender.send(work(&Limits::NONE.with_signal(&go_on)));
        });
        Self { heard, cancelled }
    }
}

impl<T> Drop for Search<T> {
    fn drop(&mut self) {
        self.cancelled.store(true, Ordering::Relaxed);
    }
}

/// A puzzle that is looked for, tried, or solved.
pub(super) struct Solving {
    rules: RuleSet,
    daily: Option<Date>,
    search: Option<Search<Option<Puzzle>>>,
    refuting: Option<(Move, Search<Option<Refutation>>)>,
    run: Option<PuzzleRun>,
    said: String,
    /// How many are solved by now, said once this one is over.
    so_far: String,
    kept: bool,
}

impl Solving {
    fn start(rules: RuleSet, daily: Option<Date>, store: &Store) -> Self {
        let mut seed = words::new_seed();
        if daily.is_none() {
            // A puzzle that was never given before, as long as its seed can be kept.
            let _ = store.change_progress(|progress| seed = progress.puzzles.take_seed(rules.game));
        }
        let search = Search::start(move |limits| match daily {
            Some(today) => engine().daily_puzzle(rules, today, limits).ok().flatten(),
            None => engine().puzzles(rules, seed).next(limits, |_| true).ok().flatten(),
        });
        Self {
            rules,
            daily,
            search: Some(search),
            refuting: None,
            run: None,
            said: String::new(),
            so_far: String::new(),
            kept: false,
        }
    }

    fn hear(&mut self, texts: Texts) {
        if let Some(heard) = self.search.as_ref().map(|search| search.heard.try_recv()) {
            match heard {
                Ok(Some(puzzle)) => (self.run, self.search) = (Some(PuzzleRun::new(puzzle)), None),
                Ok(None) | Err(TryRecvError::Disconnected) => {
                    self.search = None;
                    self.said = texts.get("puzzle-none", &[]);
                }
                Err(TryRecvError::Empty) => {}
            }
        }
        let Some((mv, search)) = &self.refuting else { return };
        let (mv, heard) = (*mv, search.heard.try_recv());
        if heard == Err(TryRecvError::Empty) {
            return;
        }
        self.refuting = None;
        if let (Ok(Some(found)), Some(run)) = (heard, &self.run) {
            let board = run.puzzle().position.board();
            let line: Vec<String> = [mv].iter().chain(&found.line).map(|mv| mv.notation(board).to_string()).collect();
            self.said = format!("{}: {}", texts.get("puzzle-wrong", &[]), line.join(" "));
        }
    }

    fn tap(&mut self, point: Point, store: &Store, texts: Texts) -> Result<(), DiskError> {
        let tried = self.run.as_mut().map(|run| run.tap(point));
        tried.map_or(Ok(()), |tried| self.tried(tried, store, texts))
    }

    fn tried(&mut self, tried: PuzzleTry, store: &Store, texts: Texts) -> Result<(), DiskError> {
        let Some(run) = &self.run else { return Ok(()) };
        self.refuting = None;
        self.said = match tried {
            PuzzleTry::Solved(_) => texts.get("puzzle-right", &[]),
            PuzzleTry::Wrong(mv) => {
                let situation = Situation::new(run.puzzle().position);
                let search = Search::start(move |limits| engine().refute(&situation, mv, limits).ok().flatten());
                self.refuting = Some((mv, search));
                texts.get("puzzle-wrong", &[])
            }
            PuzzleTry::Refused(refusal) => texts.refusal(refusal, &run.puzzle().position),
            PuzzleTry::Selected(_) | PuzzleTry::Deselected | PuzzleTry::NothingAsked => String::new(),
        };
        self.keep(store, texts)
    }

    fn key(&mut self, key: KeyCode, store: &Store, texts: Texts) -> Result<After, DiskError> {
        let done = self.run.as_ref().is_some_and(|run| run.how().is_some());
        match (key, &mut self.run) {
            (KeyCode::Enter | KeyCode::Char(' ' | 'n'), _) if done => *self = Self::start(self.rules, None, store),
            (KeyCode::Char('n'), Some(_)) => *self = Self::start(self.rules, None, store),
            (KeyCode::Char('e'), Some(run)) => return Ok(After::Practise(run.puzzle().position)),
            (KeyCode::Char('s'), Some(run)) => {
                run.show_solution();
                (self.refuting, self.said) = (None, String::new());
                self.keep(store, texts)?;
            }
            _ => {}
        }
        Ok(After::Stay)
    }

    /// Keeps how it was solved, once.
    fn keep(&mut self, store: &Store, texts: Texts) -> Result<(), DiskError> {
        let Some((run, how)) = self.run.as_ref().and_then(|run| Some((run, run.how()?))) else { return Ok(()) };
        if std::mem::replace(&mut self.kept, true) {
            return Ok(());
        }
        self.so_far = learn::keep(store, run.puzzle(), how, self.daily, texts)?;
        Ok(())
    }

    fn position(&self) -> Position {
        self.run.as_ref().map_or_else(|| Position::start(self.rules), |run| *run.game().position())
    }

    fn on_board(&self) -> OnBoard {
        let selected = self.run.as_ref().and_then(PuzzleRun::selected);
        let position = self.position();
        OnBoard {
            position,
            selected,
            targets: selected.map_or(PointSet::EMPTY, |from| position.targets(from)),
            last_move: self.run.as_ref().and_then(|run| run.how().map(|_| run.puzzle().solution)),
            marked: PointSet::EMPTY,
            lines: Vec::new(),
        }
    }

    fn page(&self, texts: Texts) -> Page {
        let title = match self.daily {
            Some(_) => texts.get("puzzle-daily", &[]),
            None => texts.get("puzzle-title", &[]),
        };
        let Some(run) = &self.run else {
            let words = if self.search.is_some() { texts.get("screen-puzzle-searching", &[]) } else { String::new() };
            let keys = texts.get("screen-close", &[]);
            return Page { title, progress: texts.rules(&self.rules), words, said: self.said.clone(), keys };
        };
        let puzzle = run.puzzle();
        let (theme, difficulty) = (puzzle.theme.id(), puzzle.difficulty().id());
        let mut words = texts.get("puzzle-task", &[("theme", theme.into())]);
        if run.how().is_some() {
            let board = puzzle.position.board();
            let line: Vec<String> = puzzle.line.iter().map(|mv| mv.notation(board).to_string()).collect();
            words = format!("{words}\n\n{}: {}", texts.get("puzzle-solution", &[]), line.join(" "));
            words = format!("{words}\n\n{}", self.so_far);
        }
        let keys = if run.how().is_some() { "screen-keys-puzzle-done" } else { "screen-keys-puzzle" };
        Page {
            title,
            progress: texts.get("puzzle-difficulty", &[("difficulty", difficulty.into())]),
            words,
            said: self.said.clone(),
            keys: texts.get(keys, &[]),
        }
    }
}
