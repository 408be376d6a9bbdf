//! Lessons.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use aadupuli_core::lessons::{LessonId, LessonRun, LessonView, Task, Try};
use aadupuli_core::{Outcome, Point};
use aadupuli_texts::PointState as SpokenState;

use super::Pointers;
use crate::moves::Move;
use crate::numbers::{int, number, point};
use crate::position::{PointState, Target, points};
use crate::refusal::Refusal;
use crate::rules::RulesChoice;
use crate::words::Texts;

/// A lesson in the list of lessons.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct LessonEntry {
    /// The lesson.
    pub lesson: LessonId,
    /// Its title.
    pub title: String,
    /// What it teaches, in one sentence.
    pub summary: String,
    /// Whether it is about what is different in another game.
    pub about_differences: bool,
    /// Whether the learner has been through the whole of it.
    pub completed: bool,
    /// At which step it goes on, from 0.
    pub step: i32,
    /// How many steps it has.
    pub steps: i32,
    /// Whether it was left in the middle.
    pub in_the_middle: bool,
    /// Whether it is the one to go on with.
    pub suggested: bool,
}

/// What the last tap or move did.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum LessonTry {
    /// A piece is now selected.
    Selected,
    /// Nothing is selected any more.
    Deselected,
    /// The task is done by this move; the opponent has answered.
    Accepted {
        /// The learner's move.
        played: Move,
        /// The opponent's answer, if there is one.
        reply: Option<Move>,
    },
    /// The task is done by tapping this point.
    Found {
        /// The point.
        point: i32,
    },
    /// The try is legal, but it is not what the task asks for.
    Wrong {
        /// Why not, in words.
        words: String,
        /// The point that the words name first.
        point: Option<i32>,
        /// A move to show with the words.
        shows: Option<Move>,
    },
    /// The rules refuse the move.
    Refused {
        /// Why.
        refusal: Refusal,
        /// Why, in words.
        words: String,
    },
    /// Nothing is asked here, or the task is done already.
    NothingAsked,
}

/// What a step asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum LessonTask {
    /// Nothing.
    Nothing,
    /// A move.
    Move,
    /// To tap a point.
    Find,
}

/// Everything that a lesson shows at one moment.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct LessonSnapshot {
    /// The lesson.
    pub lesson: LessonId,
    /// Its title.
    pub title: String,
    /// The rules of the game on the board.
    pub rules: RulesChoice,
    /// The step, from 0.
    pub step: i32,
    /// How many steps the lesson has.
    pub steps: i32,
    /// What the step says; once its task is done, what is said then.
    pub words: String,
    /// The points in reading order.
    pub points: Vec<PointState>,
    /// The place and piece of each point by ear, in reading order.
    pub point_names: Vec<String>,
    /// What else is to be said of each point by ear, such as that it is selected, a target or pointed at; empty where there
    /// is nothing to say.
    pub point_states: Vec<String>,
    /// The position as a position string.
    pub position: String,
    /// The last moves to mark: the learner's, then the opponent's answer.
    pub last_moves: Vec<Move>,
    /// How the game on the board has ended, if it has.
    pub outcome: Option<Outcome>,
    /// What the step points at; nothing once its task is done.
    pub pointers: Pointers,
    /// What is asked.
    pub task: LessonTask,
    /// Whether what is asked is done.
    pub solved: bool,
    /// What the last try did; none at the beginning of a step.
    pub last_try: Option<LessonTry>,
    /// The selected piece.
    pub selected: Option<i32>,
    /// A move that answers the task, once the learner has asked to be shown.
    pub shown_move: Option<Move>,
    /// A point that answers the task, once the learner has asked to be shown.
    pub shown_point: Option<i32>,
    /// Whether there is a step before.
    pub can_go_back: bool,
    /// Whether the next step is open.
    pub can_go_on: bool,
    /// Whether the task is open, so that it can be left out or shown.
    pub can_skip: bool,
    /// Whether the task is done, so that it can be tried again.
    pub can_try_again: bool,
    /// Whether this is the last step and nothing is left to do.
    pub finished: bool,
    /// The lesson that follows, if one does.
    pub next_lesson: Option<LessonId>,
}

/// A learner's way through one lesson.
#[derive(Debug, uniffi::Object)]
pub struct Lesson {
    run: Mutex<LessonRun>,
}

impl Lesson {
    pub(crate) fn of(run: LessonRun) -> Arc<Self> {
        Arc::new(Self { run: Mutex::new(run) })
    }

    /// The run, also after a thread that held it has failed: every step of a run stands on its own.
    pub(crate) fn lock(&self) -> MutexGuard<'_, LessonRun> {
        self.run.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn change(&self, texts: &Texts, change: impl FnOnce(&mut LessonRun)) -> LessonSnapshot {
        let mut run = self.lock();
        change(&mut run);
        snapshot(&run, texts)
    }
}

/// Every lesson, in the order in which they are offered.
#[uniffi::export]
pub fn all_lessons() -> Vec<LessonId> {
    LessonId::ALL.to_vec()
}

#[uniffi::export]
impl Lesson {
    /// The lesson from its first step.
    #[uniffi::constructor]
    pub fn begin(lesson: LessonId) -> Arc<Self> {
        Self::of(LessonRun::new(lesson))
    }

    /// What the lesson shows now.
    pub fn snapshot(&self, texts: &Texts) -> LessonSnapshot {
        snapshot(&self.lock(), texts)
    }

    /// The learner taps a point. A number that is no point of the board does nothing.
    pub fn tap(&self, texts: &Texts, point: i32) -> LessonSnapshot {
        self.change(texts, |run| {
            if let Some(point) = self::point(point, run.view().position.board()) {
                run.tap(point);
            }
        })
    }

    /// The learner makes a move by a drag.
    pub fn attempt(&self, texts: &Texts, tried: Move) -> LessonSnapshot {
        self.change(texts, |run| {
            if let Ok(mv) = tried.to_core(run.view().position.board()) {
                run.attempt(mv);
            }
        })
    }

    /// The learner drags the piece on `from` to `to`; from the hand where `from` is none.
    pub fn drag(&self, texts: &Texts, from: Option<i32>, to: i32) -> LessonSnapshot {
        self.change(texts, |run| {
            let board = run.view().position.board();
            let Some(to) = point(to, board) else { return };
            if let (Some(from), selected) = (from.and_then(|from| point(from, board)), run.view().selected) {
                if selected != Some(from) {
                    run.tap(from);
                }
            }
            run.tap(to);
        })
    }

    /// Goes to the next step, if it is open.
    pub fn go_on(&self, texts: &Texts) -> LessonSnapshot {
        self.change(texts, |run| {
            run.next();
        })
    }

    /// Goes to the step before, as it was left.
    pub fn go_back(&self, texts: &Texts) -> LessonSnapshot {
        self.change(texts, |run| {
            run.back();
        })
    }

    /// Leaves the task out and goes on.
    pub fn skip(&self, texts: &Texts) -> LessonSnapshot {
        self.change(texts, |run| {
            run.skip();
        })
    }

    /// Shows an answer to the task.
    pub fn show_me(&self, texts: &Texts) -> LessonSnapshot {
        self.change(texts, |run| {
            run.show_me();
        })
    }

    /// Begins this step anew.
    pub fn try_again(&self, texts: &Texts) -> LessonSnapshot {
        self.change(texts, LessonRun::try_again)
    }

    /// Begins the lesson anew.
    pub fn restart(&self, texts: &Texts) -> LessonSnapshot {
        self.change(texts, LessonRun::restart)
    }
}

fn snapshot(run: &LessonRun, texts: &Texts) -> LessonSnapshot {
    let view = run.view();
    let words = texts.words();
    let position = &view.position;
    let board = position.board();
    let open = view.task.is_some() && !view.solved;
    LessonSnapshot {
        lesson: view.lesson,
        title: words.get(&view.lesson.title_key(), &[]),
        rules: position.rules().into(),
        step: int(view.step),
        steps: int(view.steps),
        words: words.lesson_step(&view),
        points: points(position, view.last_moves.last().copied(), open && view.outcome.is_none())
            .into_iter()
            .map(|point| only_for_moves(point, view.task.as_ref()))
            .collect(),
        point_names: board.points().map(|point| words.point_name(position, point)).collect(),
        point_states: board.points().map(|point| point_state(&view, point, texts)).collect(),
        position: position.to_string(),
        last_moves: view.last_moves.iter().map(|&mv| Move::of(mv, board)).collect(),
        outcome: view.outcome,
        pointers: Pointers::of(&view.highlights, board),
        task: match view.task {
            None => LessonTask::Nothing,
            Some(Task::AnyMove | Task::Move(_)) => LessonTask::Move,
            Some(Task::Find(_)) => LessonTask::Find,
        },
        solved: view.solved,
        last_try: view.last_try.map(|tried| lesson_try(tried, position, texts)),
        selected: view.selected.map(number),
        shown_move: view.shown_move.map(|mv| Move::of(mv, board)),
        shown_point: view.shown_point.map(number),
        can_go_back: view.can_go_back,
        can_go_on: view.can_go_on,
        can_skip: open,
        can_try_again: view.solved && view.task.is_some(),
        finished: view.finished,
        next_lesson: view.lesson.next(),
    }
}

/// What is to be said of a point beyond place and piece.
fn point_state(view: &LessonView, point: Point, texts: &Texts) -> String {
    let moving = matches!(view.task, Some(Task::AnyMove | Task::Move(_))) && !view.solved;
    let acting = moving && view.outcome.is_none();
    let mut state = SpokenState::at(&view.position, point, view.selected, acting, view.last_moves.last().copied());
    state.hinted = view.highlights.points.contains(point) || view.shown_point == Some(point);
    texts.words().point_state(&view.position, &state)
}

/// A point without its moves where a step asks for no move.
fn only_for_moves(point: PointState, task: Option<&Task>) -> PointState {
    match task {
        Some(Task::AnyMove | Task::Move(_)) => point,
        Some(Task::Find(_)) | None => {
            PointState { can_move: false, can_place: false, targets: Vec::<Target>::new(), ..point }
        }
    }
}

fn lesson_try(tried: Try, position: &aadupuli_core::Position, texts: &Texts) -> LessonTry {
    let board = position.board();
    match tried {
        Try::Selected(_) => LessonTry::Selected,
        Try::Deselected => LessonTry::Deselected,
        Try::Accepted { mv, reply } => {
            LessonTry::Accepted { played: Move::of(mv, board), reply: reply.map(|mv| Move::of(mv, board)) }
        }
        Try::Found(point) => LessonTry::Found { point: number(point) },
        Try::Wrong(wrong) => LessonTry::Wrong {
            words: texts.words().wrong_try(wrong, board),
            point: wrong.point().map(|point: Point| number(point)),
            shows: wrong.shows().map(|mv| Move::of(mv, board)),
        },
        Try::Refused(refusal) => {
            LessonTry::Refused { refusal: refusal.into(), words: texts.words().refusal(refusal, position) }
        }
        Try::NothingAsked => LessonTry::NothingAsked,
    }
}
