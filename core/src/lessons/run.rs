//! One learner's way through a lesson.

use std::sync::Arc;

use super::goal::Find;
use super::lesson::{Lesson, LessonId};
use super::progress::LessonProgress;
use super::step::{Highlights, Scene, Step, Task};
use super::wrong::WrongTry;
use crate::game::{Game, Outcome};
use crate::moves::Move;
use crate::point::{Point, PointSet};
use crate::position::{Position, Refusal};
use crate::selection::Tap;

/// What a tap or a move did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Try {
    /// This piece is now the selected one.
    Selected(Point),
    /// Nothing is selected any more.
    Deselected,
    /// The task is done by this move; the opponent has answered.
    Accepted {
        /// The learner's move.
        mv: Move,
        /// The opponent's answer, if the script has one.
        reply: Option<Move>,
    },
    /// The task is done by tapping this point.
    Found(Point),
    /// The try is legal, but it is not what the task asks for. The position is as it was.
    Wrong(WrongTry),
    /// The rules refuse the move. The position is as it was.
    Refused(Refusal),
    /// Nothing is asked here, or the task is done already.
    NothingAsked,
}

/// Everything that a front end shows of a lesson at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonView {
    /// The lesson.
    pub lesson: LessonId,
    /// The step, from 0.
    pub step: usize,
    /// How many steps the lesson has.
    pub steps: usize,
    /// The key of the step's words.
    pub text_key: String,
    /// The key of what is said once the task is done; `None` before, and where nothing is asked.
    pub done_key: Option<String>,
    /// What stands on the board.
    pub position: Position,
    /// The last moves to mark: the learner's, then the opponent's answer.
    pub last_moves: Vec<Move>,
    /// How the game on the board has ended, if it has.
    pub outcome: Option<Outcome>,
    /// What to point at. Once the task is done, nothing.
    pub highlights: Highlights,
    /// What is asked, `None` where nothing is.
    pub task: Option<Task>,
    /// Whether what is asked is done.
    pub solved: bool,
    /// What the last try did; forgotten with the next step.
    pub last_try: Option<Try>,
    /// The selected piece.
    pub selected: Option<Point>,
    /// Where the selected piece can go.
    pub targets: PointSet,
    /// The pieces that can move while the task is open.
    pub movable: PointSet,
    /// Where a piece from the hand can be placed while the task is open.
    pub placements: PointSet,
    /// A move that answers the task, once the learner has asked to be shown.
    pub shown_move: Option<Move>,
    /// A point that answers the task, once the learner has asked to be shown.
    pub shown_point: Option<Point>,
    /// Whether there is a step before.
    pub can_go_back: bool,
    /// Whether the next step is open: the task is done, or there is none.
    pub can_go_on: bool,
    /// Whether this is the last step and nothing is left to do.
    pub finished: bool,
}

/// How a step was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answer {
    Move(Move),
    Point(Point),
}

/// One visited step.
#[derive(Clone, Debug)]
struct Visit {
    before: Game,
    game: Game,
    answer: Option<Answer>,
    last_try: Option<Try>,
    shown: Option<Answer>,
}

impl Visit {
    fn new(game: Game) -> Self {
        Self { before: game.clone(), game, answer: None, last_try: None, shown: None }
    }
}

/// One learner's way through a lesson: the step, the position, and what the last try did.
///
/// # Examples
/// ```
/// use aadupuli_core::lessons::{LessonId, LessonRun, Task, Try};
/// let mut run = LessonRun::new(LessonId::Board);
/// while run.view().task != Some(Task::AnyMove) {
///     assert!(run.next() || run.skip());
/// }
/// let point = run.view().placements.first().unwrap();
/// assert!(matches!(run.tap(point), Try::Accepted { .. }));
/// assert!(run.view().can_go_on);
/// ```
#[derive(Clone, Debug)]
pub struct LessonRun {
    lesson: Arc<Lesson>,
    visits: Vec<Visit>,
    index: usize,
    selected: Option<Point>,
}

impl LessonRun {
    /// The lesson from its first step.
    pub fn new(lesson: LessonId) -> Self {
        let lesson = Arc::new(Lesson::new(lesson));
        let mut run = Self { visits: Vec::new(), index: 0, selected: None, lesson };
        run.visits.push(Visit::new(run.scene(0, None)));
        run
    }

    /// The lesson where it was left. Where a kept answer no longer fits (the script has changed), it goes on there.
    pub fn resume(lesson: LessonId, progress: &LessonProgress) -> Self {
        let mut run = Self::new(lesson);
        for answer in progress.answers.iter().take(run.lesson.steps().len()) {
            if !run.answer(answer) || !run.next() {
                break;
            }
        }
        run
    }

    /// Which lesson this is.
    pub fn lesson(&self) -> LessonId {
        self.lesson.id()
    }

    /// How far the learner has come: enough to take the lesson up again. A finished lesson begins anew.
    pub fn progress(&self) -> LessonProgress {
        if self.is_finished() {
            return LessonProgress { answers: Vec::new(), completed: true };
        }
        let board = self.lesson.rules().board();
        let text = |visit: &Visit| match visit.answer {
            Some(Answer::Move(mv)) => mv.notation(board).to_string(),
            Some(Answer::Point(point)) => board.name(point).to_string(),
            None => String::new(),
        };
        LessonProgress { answers: self.visits.iter().take(self.index).map(text).collect(), completed: false }
    }

    /// Everything to show now.
    pub fn view(&self) -> LessonView {
        let step = self.step();
        let visit = self.visit();
        let solved = visit.answer.is_some();
        let open = !solved && matches!(step.task, Some(Task::AnyMove | Task::Move(_)));
        let position = *visit.game.position();
        let only = |set: PointSet| if open { set } else { PointSet::EMPTY };
        let from = visit.before.plies().len();
        LessonView {
            lesson: self.lesson(),
            step: self.index,
            steps: self.lesson.steps().len(),
            text_key: step.text_key(),
            done_key: step.done_key().filter(|_| solved),
            position,
            last_moves: visit.game.plies().iter().skip(from).map(|ply| ply.mv).collect(),
            outcome: visit.game.outcome(),
            highlights: if solved { Highlights::default() } else { step.highlights.clone() },
            task: step.task.clone(),
            solved,
            last_try: visit.last_try,
            selected: self.selected,
            targets: self.selected.map_or(PointSet::EMPTY, |from| only(position.targets(from))),
            movable: only(position.movable()),
            placements: only(position.placements()),
            shown_move: match visit.shown {
                Some(Answer::Move(mv)) if !solved => Some(mv),
                _ => None,
            },
            shown_point: match visit.shown {
                Some(Answer::Point(point)) if !solved => Some(point),
                _ => None,
            },
            can_go_back: self.index > 0,
            can_go_on: self.is_open_to_next(),
            finished: self.is_finished(),
        }
    }

    /// Whether the last step is reached and nothing is left to do.
    pub fn is_finished(&self) -> bool {
        self.index + 1 >= self.lesson.steps().len() && self.is_done()
    }

    /// The learner taps a point.
    pub fn tap(&mut self, point: Point) -> Try {
        if self.is_done() {
            return self.note(Try::NothingAsked);
        }
        if let Some(&Task::Find(find)) = self.step().task.as_ref() {
            return self.find(find, point);
        }
        match self.visit().game.tap(self.selected, point) {
            Tap::Select(point) => {
                self.selected = Some(point);
                self.note(Try::Selected(point))
            }
            Tap::Deselect => {
                self.selected = None;
                self.note(Try::Deselected)
            }
            Tap::Play(mv) => self.attempt(mv),
            Tap::Refuse(refusal) => self.note(Try::Refused(refusal)),
        }
    }

    /// The learner makes a move, by a drag or by its notation.
    pub fn attempt(&mut self, mv: Move) -> Try {
        let lesson = Arc::clone(&self.lesson);
        let goals = match lesson.steps().get(self.index).and_then(|step| step.task.as_ref()) {
            _ if self.is_done() => return self.note(Try::NothingAsked),
            None | Some(Task::Find(_)) => return self.note(Try::NothingAsked),
            Some(Task::AnyMove) => &[][..],
            Some(Task::Move(properties)) => properties,
        };
        let game = &self.visit().game;
        if let Err(refusal) = game.check(mv) {
            return self.note(Try::Refused(refusal));
        }
        if let Some(wrong) = goals.iter().find_map(|goal| goal.check(game, mv).err()) {
            self.selected = None;
            return self.note(Try::Wrong(wrong));
        }
        let reply = self.accept(mv);
        self.note(Try::Accepted { mv, reply })
    }

    /// Goes to the next step, if the task is done or there is none. Says whether it did.
    #[allow(clippy::should_implement_trait, reason = "a lesson is gone through, not iterated over")]
    pub fn next(&mut self) -> bool {
        if !self.is_open_to_next() {
            return false;
        }
        self.index += 1;
        self.selected = None;
        if self.visits.len() <= self.index {
            let before = self.visits.last().map(|visit| visit.game.clone());
            self.visits.push(Visit::new(self.scene(self.index, before)));
        }
        true
    }

    /// Goes to the step before, as it was left. Says whether there is one.
    pub fn back(&mut self) -> bool {
        self.selected = None;
        match self.index.checked_sub(1) {
            Some(index) => {
                self.index = index;
                true
            }
            None => false,
        }
    }

    /// Leaves the task out: it is answered as the script would, and the next step follows. Says whether one does.
    pub fn skip(&mut self) -> bool {
        match self.solution() {
            Some(Answer::Move(mv)) if !self.is_done() => {
                self.attempt(mv);
            }
            Some(Answer::Point(point)) if !self.is_done() => {
                self.tap(point);
            }
            _ => {}
        }
        self.next()
    }

    /// Shows an answer to the task. Says whether there is one to show.
    pub fn show_me(&mut self) -> bool {
        let shown = self.solution().filter(|_| !self.is_done());
        self.visit_mut(|visit| visit.shown = shown);
        shown.is_some()
    }

    /// Begins this step anew; the steps after it are forgotten, since they may go on from it.
    pub fn try_again(&mut self) {
        self.selected = None;
        self.visits.truncate(self.index + 1);
        self.visit_mut(|visit| *visit = Visit::new(visit.before.clone()));
    }

    /// Begins the lesson anew.
    pub fn restart(&mut self) {
        *self = Self::new(self.lesson());
    }

    fn step(&self) -> &Step {
        &self.lesson.steps()[self.index.min(self.lesson.steps().len().saturating_sub(1))]
    }

    fn visit(&self) -> &Visit {
        &self.visits[self.index.min(self.visits.len().saturating_sub(1))]
    }

    fn visit_mut(&mut self, change: impl FnOnce(&mut Visit)) {
        if let Some(visit) = self.visits.get_mut(self.index) {
            change(visit);
        }
    }

    fn scene(&self, index: usize, before: Option<Game>) -> Game {
        let start = || Game::new(self.lesson.rules());
        let Some(step) = self.lesson.steps().get(index) else { return start() };
        let mut game = match step.scene {
            Scene::New(position) => Game::from_position(position),
            Scene::Continue => before.unwrap_or_else(start),
        };
        for &mv in &step.played {
            // The project's tests play every script: none of these is refused.
            let _ = game.play(mv);
        }
        game
    }

    fn is_done(&self) -> bool {
        self.step().task.is_none() || self.visit().answer.is_some()
    }

    fn is_open_to_next(&self) -> bool {
        self.is_done() && self.index + 1 < self.lesson.steps().len()
    }

    fn note(&mut self, tried: Try) -> Try {
        self.visit_mut(|visit| visit.last_try = Some(tried));
        tried
    }

    fn find(&mut self, find: Find, point: Point) -> Try {
        match find.check(self.visit().game.position(), point) {
            Ok(()) => {
                self.visit_mut(|visit| visit.answer = Some(Answer::Point(point)));
                self.note(Try::Found(point))
            }
            Err(wrong) => self.note(Try::Wrong(wrong)),
        }
    }

    /// Plays an accepted move and the script's reply.
    fn accept(&mut self, mv: Move) -> Option<Move> {
        self.selected = None;
        let replies = self.step().replies.clone();
        let mut reply = None;
        self.visit_mut(|visit| {
            visit.answer = Some(Answer::Move(mv));
            // Both were checked to be legal, so neither is refused.
            let _ = visit.game.play(mv);
            reply = replies.into_iter().find(|&reply| visit.game.check(reply).is_ok());
            if let Some(reply) = reply {
                let _ = visit.game.play(reply);
            }
        });
        reply
    }

    /// Answers the step by what was kept of it.
    fn answer(&mut self, text: &str) -> bool {
        let board = self.lesson.rules().board();
        match &self.step().task {
            None => true,
            Some(Task::Find(_)) => board.point(text).is_some_and(|point| matches!(self.tap(point), Try::Found(_))),
            Some(Task::AnyMove | Task::Move(_)) => {
                Move::parse(text, board).is_ok_and(|mv| matches!(self.attempt(mv), Try::Accepted { .. }))
            }
        }
    }

    /// An answer that the task accepts; among any moves, one after which no goat can be captured.
    fn solution(&self) -> Option<Answer> {
        let game = &self.visit().before;
        let moves = game.legal_moves();
        match self.step().task.as_ref()? {
            Task::AnyMove => {
                let quiet = moves.iter().find(|&&mv| game.position().play_unchecked(mv).capturable_goats().is_empty());
                quiet.or(moves.first()).map(|&mv| Answer::Move(mv))
            }
            Task::Move(properties) => {
                let good = |&&mv: &&Move| properties.iter().all(|property| property.check(game, mv).is_ok());
                moves.iter().find(good).map(|&mv| Answer::Move(mv))
            }
            Task::Find(find) => find.answers(game.position()).first().map(Answer::Point),
        }
    }
}
