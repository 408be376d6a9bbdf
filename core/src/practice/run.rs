//! One person's tries at a puzzle.

use super::puzzles::Solved;
use crate::engine::Puzzle;
use crate::game::Game;
use crate::moves::Move;
use crate::point::Point;
use crate::position::Refusal;
use crate::selection::Tap;

/// What a tap or a move at a puzzle did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleTry {
    /// This piece is now the selected one.
    Selected(Point),
    /// Nothing is selected any more.
    Deselected,
    /// This move solves the puzzle.
    Solved(Move),
    /// This move is legal, but does not solve it. The position is as it was.
    Wrong(Move),
    /// The rules refuse the move. The position is as it was.
    Refused(Refusal),
    /// The puzzle is solved already, or its solution was shown.
    NothingAsked,
}

/// One person's tries at a puzzle, until it is solved or its solution is shown.
///
/// # Examples
/// ```
/// use aadupuli_core::engine::{Engine, Limits};
/// use aadupuli_core::practice::{PuzzleRun, PuzzleTry, Solved};
/// use aadupuli_core::{GameId, RuleSet, Variants};
/// let rules = RuleSet::new(GameId::Standard, Variants::NONE);
/// let limits = Limits::nodes(2_000);
/// let puzzle = Engine::without_tables().puzzles(rules, 3).next(&limits, |_| true)?.unwrap();
/// let mut run = PuzzleRun::new(puzzle.clone());
/// let wrong = *puzzle.position.legal_moves().iter().find(|&&mv| mv != puzzle.solution).unwrap();
/// assert_eq!(run.attempt(wrong), PuzzleTry::Wrong(wrong));
/// assert_eq!(run.attempt(puzzle.solution), PuzzleTry::Solved(puzzle.solution));
/// assert_eq!(run.how(), Some(Solved::AfterTries));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleRun {
    puzzle: Puzzle,
    selected: Option<Point>,
    wrong: u32,
    how: Option<Solved>,
}

impl PuzzleRun {
    /// A puzzle that nobody has tried yet.
    pub const fn new(puzzle: Puzzle) -> Self {
        Self { puzzle, selected: None, wrong: 0, how: None }
    }

    /// The puzzle.
    pub const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The game on the board: the puzzle's position, and once it is solved or shown, the solution played.
    pub fn game(&self) -> Game {
        let mut game = Game::from_position(self.puzzle.position);
        if self.how.is_some() {
            // A puzzle's solution is legal; were it not, the board would stay as it is.
            let _ = game.play(self.puzzle.solution);
        }
        game
    }

    /// The selected piece.
    pub const fn selected(&self) -> Option<Point> {
        self.selected
    }

    /// How many tries went wrong.
    pub const fn wrong_tries(&self) -> u32 {
        self.wrong
    }

    /// How it was solved; `None` while it is open.
    pub const fn how(&self) -> Option<Solved> {
        self.how
    }

    /// A tap on a point.
    pub fn tap(&mut self, point: Point) -> PuzzleTry {
        if self.how.is_some() {
            return PuzzleTry::NothingAsked;
        }
        match Game::from_position(self.puzzle.position).tap(self.selected, point) {
            Tap::Select(point) => {
                self.selected = Some(point);
                PuzzleTry::Selected(point)
            }
            Tap::Deselect => {
                self.selected = None;
                PuzzleTry::Deselected
            }
            Tap::Play(mv) => self.attempt(mv),
            Tap::Refuse(refusal) => PuzzleTry::Refused(refusal),
        }
    }

    /// A tried move, by a drag or by its notation.
    pub fn attempt(&mut self, mv: Move) -> PuzzleTry {
        if self.how.is_some() {
            return PuzzleTry::NothingAsked;
        }
        if let Err(refusal) = self.puzzle.position.check(mv) {
            return PuzzleTry::Refused(refusal);
        }
        self.selected = None;
        if mv == self.puzzle.solution {
            self.how = Some(if self.wrong == 0 { Solved::AtOnce } else { Solved::AfterTries });
            PuzzleTry::Solved(mv)
        } else {
            self.wrong = self.wrong.saturating_add(1);
            PuzzleTry::Wrong(mv)
        }
    }

    /// Gives up: the solution is shown. A solved puzzle stays solved.
    pub fn show_solution(&mut self) {
        self.selected = None;
        self.how.get_or_insert(Solved::Shown);
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is the test's failure")]

    use super::*;
    use crate::date::Date;
    use crate::engine::Theme;
    use crate::position::Position;
    use crate::practice::PuzzleProgress;
    use crate::rules::{GameId, RuleSet, Variants};

    fn last_capture() -> PuzzleRun {
        let rules = RuleSet::new(GameId::Standard, Variants::NONE);
        let position = Position::parse("G/2T3/G2G1T/GGG1GT/GGGG t 0 4 0 - 0", rules).unwrap();
        let capture = |mv: &&Move| mv.is_capture();
        let solution = *position.legal_moves().iter().find(capture).unwrap();
        PuzzleRun::new(Puzzle { position, theme: Theme::Capture, depth: 1, solution, line: vec![solution] })
    }

    #[test]
    fn the_daily_puzzle_is_one_of_those_that_were_solved_but_once_a_day() {
        let (run, mut progress) = (last_capture(), PuzzleProgress::default());
        let days = [Date::parse("2028-02-28").unwrap(), Date::parse("2028-02-29").unwrap()];
        let mut meet = |day, how| {
            progress.add_daily_puzzle(run.puzzle(), day, how);
            (progress.solved(), progress.is_daily_solved(GameId::Standard, day), progress.streak().current(day))
        };
        assert_eq!(meet(days[0], Solved::Shown), (0, false, 0));
        assert_eq!(meet(days[0], Solved::AtOnce), (1, true, 1));
        assert_eq!(meet(days[0], Solved::AtOnce), (1, true, 1));
        assert_eq!(meet(days[1], Solved::AfterTries), (2, true, 2));
    }

    #[test]
    fn taps_select_and_solve() {
        let mut run = last_capture();
        let (from, to) = (run.puzzle().solution.from().unwrap(), run.puzzle().solution.to().unwrap());
        assert_eq!(run.tap(from), PuzzleTry::Selected(from));
        assert_eq!(run.tap(to), PuzzleTry::Solved(run.puzzle().solution));
        assert_eq!((run.how(), run.selected(), run.tap(from)), (Some(Solved::AtOnce), None, PuzzleTry::NothingAsked));
        assert!(run.game().outcome().is_some());
    }

    #[test]
    fn refused_moves_are_no_tries_and_a_shown_solution_does_not_count_as_solved() {
        let mut run = last_capture();
        assert_eq!(run.attempt(Move::Pass), PuzzleTry::Refused(Refusal::NotYourTurn));
        assert_eq!(run.wrong_tries(), 0);
        run.show_solution();
        assert_eq!((run.how(), run.game().plies().len()), (Some(Solved::Shown), 1));
    }
}
