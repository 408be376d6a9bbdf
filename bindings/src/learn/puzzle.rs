//! Puzzles and tries at them.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use aadupuli_core::engine::{self as core, NoAnswer, Situation};
use aadupuli_core::practice::{PuzzleRun, PuzzleTry, Solved};
use aadupuli_core::{Move as CoreMove, Position, Side};
use aadupuli_texts::PointState as SpokenState;

use crate::cancel::CancelToken;
use crate::engine::{ThinkLimits, engine, with_limits};
use crate::game::hint::{Refutation, RefuteReply};
use crate::moves::{LineMove, Move, line};
use crate::numbers::{int, number, point};
use crate::position::{PointState, last_move, points};
use crate::refusal::Refusal;
use crate::rules::RulesChoice;
use crate::words::Texts;

/// What a puzzle is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, uniffi::Enum)]
pub enum PuzzleTheme {
    /// The tigers win by captures.
    Capture,
    /// The tigers win by threatening two goats at once.
    Fork,
    /// The goats win by closing the trap.
    Trap,
    /// The goats hold by saving a goat.
    SaveGoat,
    /// One move alone holds the draw.
    HoldDraw,
}

impl From<core::Theme> for PuzzleTheme {
    fn from(theme: core::Theme) -> Self {
        match theme {
            core::Theme::Capture => Self::Capture,
            core::Theme::Fork => Self::Fork,
            core::Theme::Trap => Self::Trap,
            core::Theme::SaveGoat => Self::SaveGoat,
            core::Theme::HoldDraw => Self::HoldDraw,
        }
    }
}

impl From<PuzzleTheme> for core::Theme {
    fn from(theme: PuzzleTheme) -> Self {
        match theme {
            PuzzleTheme::Capture => Self::Capture,
            PuzzleTheme::Fork => Self::Fork,
            PuzzleTheme::Trap => Self::Trap,
            PuzzleTheme::SaveGoat => Self::SaveGoat,
            PuzzleTheme::HoldDraw => Self::HoldDraw,
        }
    }
}

/// How hard a puzzle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, uniffi::Enum)]
pub enum PuzzleDifficulty {
    /// At most two plies show the solution.
    Easy,
    /// Three to five plies do.
    Medium,
    /// It takes six plies or more.
    Hard,
}

impl From<core::Difficulty> for PuzzleDifficulty {
    fn from(difficulty: core::Difficulty) -> Self {
        match difficulty {
            core::Difficulty::Easy => Self::Easy,
            core::Difficulty::Medium => Self::Medium,
            core::Difficulty::Hard => Self::Hard,
        }
    }
}

impl From<PuzzleDifficulty> for core::Difficulty {
    fn from(difficulty: PuzzleDifficulty) -> Self {
        match difficulty {
            PuzzleDifficulty::Easy => Self::Easy,
            PuzzleDifficulty::Medium => Self::Medium,
            PuzzleDifficulty::Hard => Self::Hard,
        }
    }
}

/// A puzzle as it can be kept and taken up again.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct PuzzleSetup {
    /// The rules.
    pub rules: RulesChoice,
    /// The position; its side to move is the solver's.
    pub position: String,
    /// What it is about.
    pub theme: PuzzleTheme,
    /// How many plies ahead the solution is seen.
    pub depth: i32,
    /// The only move that solves it, in notation.
    pub solution: String,
    /// The expected play, beginning with the solution, in notation.
    pub line: Vec<String>,
}

/// Why something is no puzzle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, uniffi::Error)]
pub enum PuzzleError {
    /// The rules are impossible.
    #[error("a handicap of {handicap} goats is not possible in this game")]
    Handicap {
        /// The handicap.
        handicap: i32,
    },
    /// The position is none.
    #[error("position: {fault}")]
    Position {
        /// What is wrong with it, in English, for a log.
        fault: String,
    },
    /// The solution, or a move of the line, is no legal move.
    #[error("{notation} is no legal move there")]
    Solution {
        /// The move.
        notation: String,
    },
}

impl From<&core::Puzzle> for PuzzleSetup {
    fn from(puzzle: &core::Puzzle) -> Self {
        let board = puzzle.position.board();
        Self {
            rules: puzzle.position.rules().into(),
            position: puzzle.position.to_string(),
            theme: puzzle.theme.into(),
            depth: int(puzzle.depth),
            solution: puzzle.solution.notation(board).to_string(),
            line: puzzle.line.iter().map(|mv| mv.notation(board).to_string()).collect(),
        }
    }
}

impl PuzzleSetup {
    fn to_core(&self) -> Result<core::Puzzle, PuzzleError> {
        let rules = self.rules.rule_set().map_err(|_| PuzzleError::Handicap { handicap: self.rules.handicap })?;
        let position = Position::parse(&self.position, rules)
            .map_err(|fault| PuzzleError::Position { fault: fault.to_string() })?;
        let wrong = |notation: &String| PuzzleError::Solution { notation: notation.clone() };
        let read = |notation: &String| CoreMove::parse(notation, rules.board()).map_err(|_| wrong(notation));
        let solution = read(&self.solution)?;
        position.check(solution).map_err(|_| wrong(&self.solution))?;
        let line = self.line.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        let depth = u8::try_from(self.depth).unwrap_or(u8::MAX);
        Ok(core::Puzzle { position, theme: self.theme.into(), depth, solution, line })
    }
}

/// How far a puzzle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum PuzzleState {
    /// It wants a move.
    Open,
    /// It was solved with the first try.
    SolvedAtOnce,
    /// It was solved after wrong tries.
    SolvedAfterTries,
    /// The solution was shown.
    Shown,
}

/// Everything that a puzzle shows at one moment.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct PuzzleSnapshot {
    /// The rules.
    pub rules: RulesChoice,
    /// The solver's side.
    pub side: Side,
    /// What it is about.
    pub theme: PuzzleTheme,
    /// How hard it is.
    pub difficulty: PuzzleDifficulty,
    /// The task in one line.
    pub task: String,
    /// The theme in words.
    pub theme_words: String,
    /// The difficulty in words.
    pub difficulty_words: String,
    /// The points in reading order.
    pub points: Vec<PointState>,
    /// The place and piece of each point by ear, in reading order.
    pub point_names: Vec<String>,
    /// What else is to be said of each point by ear, such as that it is selected or a target; empty where there is nothing
    /// to say.
    pub point_states: Vec<String>,
    /// The position as a position string.
    pub position: String,
    /// How far it is.
    pub state: PuzzleState,
    /// The selected piece.
    pub selected: Option<i32>,
    /// How many tries went wrong.
    pub wrong_tries: i32,
    /// The solution and what follows, once it is solved or shown.
    pub solution: Option<Vec<LineMove>>,
}

/// What a tap or a move at a puzzle did.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum PuzzleReply {
    /// A piece is now selected.
    Selected,
    /// Nothing is selected any more.
    Deselected,
    /// The puzzle is solved.
    Solved,
    /// The move is legal, but does not solve it: ask for its refutation.
    Wrong {
        /// The move.
        tried: Move,
    },
    /// The rules refuse the move.
    Refused {
        /// Why.
        refusal: Refusal,
        /// Why, in words.
        words: String,
    },
    /// It is solved already, or its solution was shown; or there is no such point.
    NothingAsked,
}

/// One person's tries at a puzzle.
#[derive(Debug, uniffi::Object)]
pub struct Puzzle {
    run: Mutex<PuzzleRun>,
}

impl Puzzle {
    /// The run, also after a thread that held it has failed: no change of a run is ever seen half done.
    fn lock(&self) -> MutexGuard<'_, PuzzleRun> {
        self.run.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What it was, and how it was solved, if it is.
    pub(crate) fn result(&self) -> (core::Puzzle, Option<Solved>) {
        let run = self.lock();
        (run.puzzle().clone(), run.how())
    }
}

#[uniffi::export]
impl Puzzle {
    /// A puzzle that nobody has tried yet.
    ///
    /// # Errors
    /// What is wrong with it.
    #[uniffi::constructor]
    pub fn begin(setup: &PuzzleSetup) -> Result<Arc<Self>, PuzzleError> {
        Ok(Arc::new(Self { run: Mutex::new(PuzzleRun::new(setup.to_core()?)) }))
    }

    /// What the puzzle shows now.
    pub fn snapshot(&self, texts: &Texts) -> PuzzleSnapshot {
        let run = self.lock();
        let puzzle = run.puzzle();
        let game = run.game();
        let words = texts.words();
        let (position, start) = (game.position(), &puzzle.position);
        let side = ("side", start.side().id().into());
        let theme = ("theme", puzzle.theme.id().into());
        let open = run.how().is_none();
        PuzzleSnapshot {
            rules: start.rules().into(),
            side: start.side(),
            theme: puzzle.theme.into(),
            difficulty: puzzle.difficulty().into(),
            task: words.get("puzzle-task", &[theme.clone(), side]),
            theme_words: words.get("puzzle-theme", &[theme]),
            difficulty_words: words.get("puzzle-difficulty", &[("difficulty", puzzle.difficulty().id().into())]),
            points: points(position, last_move(&game, game.plies().len()), open),
            point_names: position.board().points().map(|point| words.point_name(position, point)).collect(),
            point_states: position
                .board()
                .points()
                .map(|point| {
                    let last = game.plies().last().map(|ply| ply.mv);
                    let state = SpokenState::at(position, point, run.selected(), open, last);
                    words.point_state(position, &state)
                })
                .collect(),
            position: position.to_string(),
            state: match run.how() {
                None => PuzzleState::Open,
                Some(Solved::AtOnce) => PuzzleState::SolvedAtOnce,
                Some(Solved::AfterTries) => PuzzleState::SolvedAfterTries,
                Some(Solved::Shown) => PuzzleState::Shown,
            },
            selected: run.selected().map(number),
            wrong_tries: int(run.wrong_tries()),
            solution: (!open).then(|| line(start, &puzzle.line)),
        }
    }

    /// A tap on a point.
    pub fn tap(&self, texts: &Texts, point: i32) -> PuzzleReply {
        let mut run = self.lock();
        match self::point(point, run.puzzle().position.board()) {
            Some(point) => {
                let tried = run.tap(point);
                reply(tried, &run.puzzle().position, texts)
            }
            None => PuzzleReply::NothingAsked,
        }
    }

    /// A move by a drag, from the hand where `from` is none.
    pub fn drag(&self, texts: &Texts, from: Option<i32>, to: i32) -> PuzzleReply {
        let mut run = self.lock();
        let board = run.puzzle().position.board();
        let Some(to) = point(to, board) else { return PuzzleReply::NothingAsked };
        if let Some(from) = from.and_then(|from| point(from, board)) {
            if run.selected() != Some(from) {
                run.tap(from);
            }
        }
        let tried = run.tap(to);
        reply(tried, &run.puzzle().position, texts)
    }

    /// Gives up: the solution is shown. A solved puzzle stays solved.
    pub fn show_solution(&self) {
        self.lock().show_solution();
    }

    /// What punishes a wrong try. Blocks until it is found.
    pub fn refute(
        &self,
        texts: &Texts,
        tried: Move,
        limits: ThinkLimits,
        cancel: Option<Arc<CancelToken>>,
    ) -> RefuteReply {
        let position = self.lock().puzzle().position;
        let Ok(tried) = tried.to_core(position.board()) else { return RefuteReply::NothingLost };
        let situation = Situation::new(position);
        match with_limits(limits, cancel.as_deref(), |limits| engine().refute(&situation, tried, limits)) {
            Ok(Some(found)) => RefuteReply::Refuted { refutation: Refutation::of(&position, tried, &found, texts) },
            Ok(None) => RefuteReply::NothingLost,
            Err(NoAnswer::Cancelled) => RefuteReply::Cancelled,
            Err(NoAnswer::GameOver) => RefuteReply::GameOver,
        }
    }
}

fn reply(tried: PuzzleTry, position: &Position, texts: &Texts) -> PuzzleReply {
    match tried {
        PuzzleTry::Selected(_) => PuzzleReply::Selected,
        PuzzleTry::Deselected => PuzzleReply::Deselected,
        PuzzleTry::Solved(_) => PuzzleReply::Solved,
        PuzzleTry::Wrong(mv) => PuzzleReply::Wrong { tried: Move::of(mv, position.board()) },
        PuzzleTry::Refused(refusal) => {
            PuzzleReply::Refused { refusal: refusal.into(), words: texts.words().refusal(refusal, position) }
        }
        PuzzleTry::NothingAsked => PuzzleReply::NothingAsked,
    }
}
