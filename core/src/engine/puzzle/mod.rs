//! Puzzles: positions with exactly one move that wins or holds.

mod make;

use core::fmt;

pub use make::PuzzleMaker;

use crate::moves::Move;
use crate::position::Position;
use crate::rules::GameId;

/// What a puzzle is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
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

impl Theme {
    /// Every theme.
    pub const ALL: [Self; 5] = [Self::Capture, Self::Fork, Self::Trap, Self::SaveGoat, Self::HoldDraw];

    /// Whether at least ten in a thousand puzzles of the game are of this theme and difficulty, so that one is found soon.
    ///
    /// The others are rare or unknown: what a fork or a goat in danger is about shows within a few plies. The figures are
    /// those of `docs/performance.md`.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_core::{GameId, engine::{Difficulty, Theme}};
    /// assert!(Theme::Fork.is_common(GameId::Standard, Difficulty::Easy));
    /// assert!(!Theme::Fork.is_common(GameId::Standard, Difficulty::Hard));
    /// ```
    pub const fn is_common(self, game: GameId, difficulty: Difficulty) -> bool {
        let bagh_chal = matches!(game, GameId::BaghChal);
        match (self, difficulty) {
            (_, Difficulty::Easy) | (Self::Trap | Self::HoldDraw, _) | (Self::Capture, Difficulty::Medium) => true,
            (Self::Capture, Difficulty::Hard) | (Self::SaveGoat, Difficulty::Medium) => bagh_chal,
            (Self::SaveGoat, Difficulty::Hard) | (Self::Fork, Difficulty::Medium | Difficulty::Hard) => false,
        }
    }

    /// The word that commands and texts use, such as `save-goat`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Capture => "capture",
            Self::Fork => "fork",
            Self::Trap => "trap",
            Self::SaveGoat => "save-goat",
            Self::HoldDraw => "hold-draw",
        }
    }

    /// The theme that this word names, upper or lower case.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| id.eq_ignore_ascii_case(theme.id()))
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// How hard a puzzle is, by how far one has to look ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Difficulty {
    /// At most two plies show the solution.
    Easy,
    /// Three to five plies do.
    Medium,
    /// It takes six plies or more.
    Hard,
}

impl Difficulty {
    /// Every difficulty, the easiest in front.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];

    /// The word that commands and texts use: `easy`, `medium` or `hard`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
        }
    }

    /// The difficulty that this word names, upper or lower case.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|difficulty| id.eq_ignore_ascii_case(difficulty.id()))
    }

    /// The difficulty of a puzzle whose solution is seen so many plies ahead.
    pub const fn of_depth(plies: u8) -> Self {
        match plies {
            0..=2 => Self::Easy,
            3..=5 => Self::Medium,
            _ => Self::Hard,
        }
    }
}

/// A position with exactly one first move that wins, or that holds the draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The position. Its side to move is the solver's.
    pub position: Position,
    /// What it is about.
    pub theme: Theme,
    /// How far a search without tables has to look ahead, in plies, before it prefers the solution to every other move.
    pub depth: u8,
    /// The only move that solves it.
    pub solution: Move,
    /// The expected play, beginning with the solution, both sides at their best.
    pub line: Vec<Move>,
}

impl Puzzle {
    /// How hard it is.
    pub const fn difficulty(&self) -> Difficulty {
        Difficulty::of_depth(self.depth)
    }
}
