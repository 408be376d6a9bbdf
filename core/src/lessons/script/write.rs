//! How scripts are written: a pen that knows the board turns names into points and moves.
//!
//! A name or a position that does not parse is left out, or is the start: scripts are part of the program, and its tests
//! hold every text in them against [`mistakes`], so that none is ever left out.

use crate::lessons::fact::Fact;
use crate::lessons::goal::Property;
use crate::lessons::lesson::LessonId;
use crate::lessons::step::{Highlights, Scene, Step, Task};
use crate::moves::Move;
use crate::point::{Point, PointSet};
use crate::position::Position;
use crate::rules::{RuleSet, Variants};

#[cfg(test)]
std::thread_local! {
    static MISTAKES: core::cell::RefCell<Vec<String>> = const { core::cell::RefCell::new(Vec::new()) };
}

/// The texts in scripts that did not parse since the last call, on this thread.
#[cfg(test)]
pub(in crate::lessons) fn mistakes() -> Vec<String> {
    MISTAKES.with(|mistakes| core::mem::take(&mut *mistakes.borrow_mut()))
}

fn mistake(text: impl core::fmt::Display) {
    #[cfg(test)]
    MISTAKES.with(|mistakes| mistakes.borrow_mut().push(text.to_string()));
    #[cfg(not(test))]
    let _ = text;
}

/// Writes the steps of one lesson.
#[derive(Clone, Copy)]
pub(super) struct Pen {
    lesson: LessonId,
    rules: RuleSet,
}

impl Pen {
    pub(super) const fn new(lesson: LessonId) -> Self {
        Self { lesson, rules: RuleSet::new(lesson.game(), Variants::NONE) }
    }

    /// A step that shows a new position.
    pub(super) fn show(self, key: &'static str, position: &str) -> Step {
        let position = Position::parse(position, self.rules).unwrap_or_else(|error| {
            mistake(format_args!("{key}: {position}: {error}"));
            Position::start(self.rules)
        });
        self.step(key, Scene::New(position))
    }

    /// A step that goes on from the one before.
    pub(super) fn go_on(self, key: &'static str) -> Step {
        self.step(key, Scene::Continue)
    }

    fn step(self, key: &'static str, scene: Scene) -> Step {
        let lesson = self.lesson;
        let highlights = Highlights::default();
        Step { lesson, key, words: key, scene, played: vec![], highlights, task: None, replies: vec![], facts: vec![] }
    }

    /// One point by its name.
    pub(super) fn point(self, name: &str) -> Point {
        self.rules.board().point(name).unwrap_or_else(|| {
            mistake(format_args!("no point {name}"));
            Point::from_index(0)
        })
    }

    /// Points by their names.
    pub(super) fn points(self, names: &str) -> PointSet {
        names.split_whitespace().map(|name| self.point(name)).collect()
    }

    /// One move in notation.
    pub(super) fn mv(self, text: &str) -> Move {
        Move::parse(text, self.rules.board()).unwrap_or_else(|error| {
            mistake(error);
            Move::Pass
        })
    }

    /// Moves in notation.
    pub(super) fn moves(self, texts: &str) -> Vec<Move> {
        texts.split_whitespace().map(|text| self.mv(text)).collect()
    }
}

impl Step {
    fn pen(&self) -> Pen {
        Pen::new(self.lesson)
    }

    /// Shares the texts of this word with other steps.
    pub(super) fn words(mut self, words: &'static str) -> Self {
        self.words = words;
        self
    }

    /// These moves have been made already.
    pub(super) fn played(mut self, moves: &str) -> Self {
        self.played = self.pen().moves(moves);
        self
    }

    /// Rings these points.
    pub(super) fn ring(mut self, names: &str) -> Self {
        self.highlights.points = self.pen().points(names);
        self
    }

    /// Draws the lines that join these pairs of ends strongly, such as `a1-e1 b1-b6`.
    pub(super) fn lines(mut self, ends: &str) -> Self {
        let board = self.pen().rules.board();
        for pair in ends.split_whitespace() {
            let line = board.lines().map(Iterator::collect::<Vec<Point>>).find(|line| {
                let name = |point: Option<&Point>| point.map(|&p| board.name(p).to_string()).unwrap_or_default();
                format!("{}-{}", name(line.first()), name(line.last())) == pair
            });
            match line {
                Some(line) => self.highlights.lines.push(line),
                None => mistake(format_args!("no line {pair}")),
            }
        }
        self
    }

    /// Draws these moves as arrows.
    pub(super) fn arrows(mut self, moves: &str) -> Self {
        self.highlights.arrows = self.pen().moves(moves);
        self
    }

    /// Asks for something.
    pub(super) fn ask(mut self, task: Task) -> Self {
        self.task = Some(task);
        self
    }

    /// Asks for a move with these properties.
    pub(super) fn ask_move(self, properties: impl Into<Vec<Property>>) -> Self {
        self.ask(Task::Move(properties.into()))
    }

    /// The opponent answers with the first of these moves that is legal.
    pub(super) fn reply(mut self, moves: &str) -> Self {
        self.replies = self.pen().moves(moves);
        self
    }

    /// States what the words claim.
    pub(super) fn fact(mut self, fact: Fact) -> Self {
        self.facts.push(fact);
        self
    }
}
