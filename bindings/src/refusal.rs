//! Why moves and other wishes are refused.

use aadupuli_core as core;
use aadupuli_core::{Board, Level};

use crate::numbers::{int, number, point};

/// Why a move is refused: what a person who tried it has to be told. Points by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, uniffi::Enum)]
pub enum Refusal {
    /// The game has ended.
    GameOver,
    /// The piece belongs to the side that is not to move, or that side has nothing to do now.
    NotYourTurn,
    /// Nothing stands on the point from which a piece should move.
    NoPiece {
        /// The empty point.
        at: i32,
    },
    /// Something stands on the point to which a piece should go.
    Occupied {
        /// The occupied point.
        at: i32,
    },
    /// Goats on the board do not move until all have entered.
    NotYetMovable {
        /// How many goats have not yet entered.
        in_hand: i32,
    },
    /// No tiger moves or captures until all have entered.
    TigersNotYetMovable {
        /// How many tigers have not yet entered.
        in_hand: i32,
    },
    /// A piece was to enter, but none is in hand.
    NoneInHand,
    /// No line joins the two points so that a piece could go from one to the other.
    NoLine {
        /// Where the piece stands.
        from: i32,
        /// Where it should go.
        to: i32,
    },
    /// The jump would follow two lines: captures go straight on.
    AroundBend {
        /// Where the tiger stands.
        from: i32,
        /// The point at which the way bends.
        over: i32,
        /// Where it should land.
        to: i32,
    },
    /// Two goats stand in a row, so that there is no room to land.
    TwoGoats {
        /// The nearer goat.
        first: i32,
        /// The one behind it.
        second: i32,
    },
    /// A tiger stands where the jump would go over.
    TigerInTheWay {
        /// That tiger.
        at: i32,
    },
    /// No goat stands where the jump would go over.
    NoGoatBetween {
        /// The empty point.
        at: i32,
    },
    /// Goats never capture.
    GoatsNeverCapture,
    /// A tiger in a chain captures again or stops; nothing else moves.
    ChainContinues {
        /// That tiger.
        tiger: i32,
    },
    /// There is no chain to stop.
    NothingToStop,
    /// The goats may pass only where they have no other move.
    CanStillMove,
    /// Every way out of the point is closed: the piece cannot move.
    Blocked {
        /// Where the piece stands.
        at: i32,
    },
    /// The computer is to move.
    ComputersTurn {
        /// Its level.
        level: Level,
    },
}

impl From<core::Refusal> for Refusal {
    fn from(refusal: core::Refusal) -> Self {
        use aadupuli_core::Refusal as Core;
        match refusal {
            Core::GameOver => Self::GameOver,
            Core::NotYourTurn => Self::NotYourTurn,
            Core::NoPiece { at } => Self::NoPiece { at: number(at) },
            Core::Occupied { at } => Self::Occupied { at: number(at) },
            Core::NotYetMovable { in_hand } => Self::NotYetMovable { in_hand: int(in_hand) },
            Core::TigersNotYetMovable { in_hand } => Self::TigersNotYetMovable { in_hand: int(in_hand) },
            Core::NoneInHand => Self::NoneInHand,
            Core::NoLine { from, to } => Self::NoLine { from: number(from), to: number(to) },
            Core::AroundBend { from, over, to } => {
                Self::AroundBend { from: number(from), over: number(over), to: number(to) }
            }
            Core::TwoGoats { first, second } => Self::TwoGoats { first: number(first), second: number(second) },
            Core::TigerInTheWay { at } => Self::TigerInTheWay { at: number(at) },
            Core::NoGoatBetween { at } => Self::NoGoatBetween { at: number(at) },
            Core::GoatsNeverCapture => Self::GoatsNeverCapture,
            Core::ChainContinues { tiger } => Self::ChainContinues { tiger: number(tiger) },
            Core::NothingToStop => Self::NothingToStop,
            Core::CanStillMove => Self::CanStillMove,
            Core::Blocked { at } => Self::Blocked { at: number(at) },
        }
    }
}

impl From<core::ComputersTurn> for Refusal {
    fn from(turn: core::ComputersTurn) -> Self {
        Self::ComputersTurn { level: turn.level }
    }
}

impl Refusal {
    /// The core's refusal on this board; the computer's level where it is the computer's turn.
    ///
    /// # Errors
    /// A number that is no point of the board.
    pub(crate) fn to_core(self, board: &Board) -> Result<Result<core::Refusal, core::ComputersTurn>, NoSuchPoint> {
        use aadupuli_core::Refusal as Core;
        let at = |number| point(number, board).ok_or(NoSuchPoint { number });
        let count = |count: i32| u8::try_from(count.max(0)).unwrap_or(u8::MAX);
        Ok(Ok(match self {
            Self::ComputersTurn { level } => return Ok(Err(core::ComputersTurn { level })),
            Self::GameOver => Core::GameOver,
            Self::NotYourTurn => Core::NotYourTurn,
            Self::NoPiece { at: empty } => Core::NoPiece { at: at(empty)? },
            Self::Occupied { at: occupied } => Core::Occupied { at: at(occupied)? },
            Self::NotYetMovable { in_hand } => Core::NotYetMovable { in_hand: count(in_hand) },
            Self::TigersNotYetMovable { in_hand } => Core::TigersNotYetMovable { in_hand: count(in_hand) },
            Self::NoneInHand => Core::NoneInHand,
            Self::NoLine { from, to } => Core::NoLine { from: at(from)?, to: at(to)? },
            Self::AroundBend { from, over, to } => Core::AroundBend { from: at(from)?, over: at(over)?, to: at(to)? },
            Self::TwoGoats { first, second } => Core::TwoGoats { first: at(first)?, second: at(second)? },
            Self::TigerInTheWay { at: tiger } => Core::TigerInTheWay { at: at(tiger)? },
            Self::NoGoatBetween { at: empty } => Core::NoGoatBetween { at: at(empty)? },
            Self::GoatsNeverCapture => Core::GoatsNeverCapture,
            Self::ChainContinues { tiger } => Core::ChainContinues { tiger: at(tiger)? },
            Self::NothingToStop => Core::NothingToStop,
            Self::CanStillMove => Core::CanStillMove,
            Self::Blocked { at: piece } => Core::Blocked { at: at(piece)? },
        }))
    }
}

/// A number that is no point of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NoSuchPoint {
    pub(crate) number: i32,
}
