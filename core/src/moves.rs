//! Moves and their notation.

use core::fmt;

use crate::board::Board;
use crate::point::Point;

/// One move. Each jump of a chain is a move of its own, and so is the `stop` that ends it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// A piece enters from the hand.
    Place(Point),
    /// A piece goes to a neighbouring point.
    Step {
        /// Where it stood.
        from: Point,
        /// Where it goes.
        to: Point,
    },
    /// A tiger jumps over a goat, which leaves the board.
    Capture {
        /// Where the tiger stood.
        from: Point,
        /// Where it lands.
        to: Point,
    },
    /// The tiger in a chain captures no more.
    Stop,
    /// The goats have no move.
    Pass,
}

impl Move {
    /// The point on which the moved piece stands afterwards.
    pub const fn to(self) -> Option<Point> {
        match self {
            Self::Place(to) | Self::Step { to, .. } | Self::Capture { to, .. } => Some(to),
            Self::Stop | Self::Pass => None,
        }
    }

    /// The point that the moved piece left.
    pub const fn from(self) -> Option<Point> {
        match self {
            Self::Step { from, .. } | Self::Capture { from, .. } => Some(from),
            Self::Place(_) | Self::Stop | Self::Pass => None,
        }
    }

    /// Whether this is a capture.
    pub const fn is_capture(self) -> bool {
        matches!(self, Self::Capture { .. })
    }

    /// The move with left and right exchanged.
    #[must_use]
    pub fn mirrored(self, board: &Board) -> Self {
        match self {
            Self::Place(to) => Self::Place(board.mirror(to)),
            Self::Step { from, to } => Self::Step { from: board.mirror(from), to: board.mirror(to) },
            Self::Capture { from, to } => Self::Capture { from: board.mirror(from), to: board.mirror(to) },
            Self::Stop | Self::Pass => self,
        }
    }

    /// The move in notation: `d3`, `b3-c3`, `b3xd3`, `stop` or `pass`.
    pub const fn notation(self, board: &'static Board) -> Notation {
        Notation { mv: self, board }
    }

    /// Reads a move in notation, upper or lower case. Whether it is legal is the position's to say.
    ///
    /// # Errors
    /// What is wrong with the text: its form, or a point that the board lacks.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_core::{Board, Move};
    /// let board = Board::aadu_puli();
    /// let mv = Move::parse("B3xD3", board)?;
    /// assert_eq!(mv.notation(board).to_string(), "b3xd3");
    /// assert!(Move::parse("b3-f1", board).is_err());
    /// # Ok::<(), aadupuli_core::MoveTextError>(())
    /// ```
    pub fn parse(text: &str, board: &Board) -> Result<Self, MoveTextError> {
        if text.eq_ignore_ascii_case("stop") {
            return Ok(Self::Stop);
        }
        if text.eq_ignore_ascii_case("pass") {
            return Ok(Self::Pass);
        }
        let shown = || text.chars().take(20).collect::<String>();
        let point = |name: &str| board.point(name).ok_or_else(|| MoveTextError::NoSuchPoint { name: name.to_owned() });
        let is_point = |s: &str| matches!(s.as_bytes(), [l, d] if l.is_ascii_alphabetic() && d.is_ascii_digit());
        let parts = (text.get(..2), text.get(2..3), text.get(3..));
        match parts {
            (Some(name), None | Some(""), _) if text.len() == 2 && is_point(name) => Ok(Self::Place(point(name)?)),
            (Some(from), Some("-"), Some(to)) if is_point(from) && is_point(to) => {
                Ok(Self::Step { from: point(from)?, to: point(to)? })
            }
            (Some(from), Some("x" | "X"), Some(to)) if is_point(from) && is_point(to) => {
                Ok(Self::Capture { from: point(from)?, to: point(to)? })
            }
            _ => Err(MoveTextError::NotAMove { text: shown() }),
        }
    }
}

/// A move with the board that names its points; prints as notation.
#[derive(Clone, Copy)]
pub struct Notation {
    mv: Move,
    board: &'static Board,
}

impl fmt::Display for Notation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |point| self.board.name(point);
        match self.mv {
            Move::Place(to) => f.pad(name(to).as_str()),
            Move::Step { from, to } => f.pad(&format!("{}-{}", name(from), name(to))),
            Move::Capture { from, to } => f.pad(&format!("{}x{}", name(from), name(to))),
            Move::Stop => f.pad("stop"),
            Move::Pass => f.pad("pass"),
        }
    }
}

impl fmt::Debug for Notation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why a text is no move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveTextError {
    /// The text has none of the forms of a move.
    #[error("\"{text}\" is not a move (like d3, b3-c3, b3xd3, stop or pass)")]
    NotAMove {
        /// The text, at most 20 letters of it.
        text: String,
    },
    /// The text names a point that the board lacks.
    #[error("this board has no point \"{name}\"")]
    NoSuchPoint {
        /// The name.
        name: String,
    },
}
