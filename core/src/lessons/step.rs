//! The parts of a script.

use super::fact::Fact;
use super::goal::{Find, Property};
use super::lesson::LessonId;
use crate::moves::Move;
use crate::point::{Point, PointSet};
use crate::position::Position;

/// One step of a lesson: a sentence or two, the board, and at most one task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The lesson that the step belongs to.
    pub lesson: LessonId,
    /// The step's own word within the lesson, such as `points`.
    pub key: &'static str,
    /// The word by which the step's texts are found: its key, or one that it shares with like steps.
    pub words: &'static str,
    /// What stands on the board.
    pub scene: Scene,
    /// Moves that have been made in the scene before the learner sees it, so that the position has a past.
    pub played: Vec<Move>,
    /// What the text points at.
    pub highlights: Highlights,
    /// What the learner is asked to do.
    pub task: Option<Task>,
    /// What the opponent answers, the first of these that is legal; none where the list is empty.
    pub replies: Vec<Move>,
    /// What the text claims. The project's tests check each.
    pub facts: Vec<Fact>,
}

impl Step {
    /// The key of the step's words: `lesson-board-points`.
    pub fn text_key(&self) -> String {
        format!("lesson-{}-{}", self.lesson.id(), self.words)
    }

    /// The key of what is said once the task is done: `lesson-board-enter-done`. `None` for a step without a task.
    pub fn done_key(&self) -> Option<String> {
        self.task.as_ref().map(|_| format!("{}-done", self.text_key()))
    }
}

/// Where a step's position comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scene {
    /// This position, new on the board.
    New(Position),
    /// The position in which the step before ended, with its history.
    Continue,
}

/// What a step points at.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Highlights {
    /// Points to ring.
    pub points: PointSet,
    /// Lines to draw strongly, each as its points in order.
    pub lines: Vec<Vec<Point>>,
    /// Moves to draw as arrows.
    pub arrows: Vec<Move>,
}

/// What a step asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// Any legal move.
    AnyMove,
    /// A move with all of these properties.
    Move(Vec<Property>),
    /// To tap a point.
    Find(Find),
}
