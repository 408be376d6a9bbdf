//! Why a move is refused.

use core::fmt;

use crate::point::Point;

/// Why a move is refused: what a person who tried it has to be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// The game has ended.
    GameOver,
    /// The piece belongs to the side that is not to move, or that side has nothing to do now.
    NotYourTurn,
    /// Nothing stands on the point from which a piece should move.
    NoPiece {
        /// The empty point.
        at: Point,
    },
    /// Something stands on the point to which a piece should go.
    Occupied {
        /// The occupied point.
        at: Point,
    },
    /// Goats on the board do not move until all have entered.
    NotYetMovable {
        /// How many goats have not yet entered.
        in_hand: u8,
    },
    /// No tiger moves or captures until all have entered.
    TigersNotYetMovable {
        /// How many tigers have not yet entered.
        in_hand: u8,
    },
    /// A piece was to enter, but none is in hand.
    NoneInHand,
    /// No line joins the two points so that a piece could go from one to the other.
    NoLine {
        /// Where the piece stands.
        from: Point,
        /// Where it should go.
        to: Point,
    },
    /// The jump would follow two lines: captures go straight on.
    AroundBend {
        /// Where the tiger stands.
        from: Point,
        /// The point at which the way bends.
        over: Point,
        /// Where it should land.
        to: Point,
    },
    /// Two goats stand in a row, so that there is no room to land.
    TwoGoats {
        /// The nearer goat.
        first: Point,
        /// The one behind it.
        second: Point,
    },
    /// A tiger stands where the jump would go over.
    TigerInTheWay {
        /// That tiger.
        at: Point,
    },
    /// No goat stands where the jump would go over.
    NoGoatBetween {
        /// The empty point.
        at: Point,
    },
    /// Goats never capture.
    GoatsNeverCapture,
    /// A tiger in a chain captures again or stops; nothing else moves.
    ChainContinues {
        /// That tiger.
        tiger: Point,
    },
    /// There is no chain to stop.
    NothingToStop,
    /// The goats may pass only where they have no other move.
    CanStillMove,
    /// Every way out of the point is closed: the piece cannot move.
    Blocked {
        /// Where the piece stands.
        at: Point,
    },
}

impl Refusal {
    /// The word for this reason in the engine protocol, such as `around-a-bend`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::NotYourTurn => "not-your-turn",
            Self::NoPiece { .. } => "no-piece",
            Self::Occupied { .. } => "occupied",
            Self::NotYetMovable { .. } => "not-yet-movable",
            Self::TigersNotYetMovable { .. } => "tigers-not-yet-movable",
            Self::NoneInHand => "none-in-hand",
            Self::NoLine { .. } => "no-line",
            Self::AroundBend { .. } => "around-a-bend",
            Self::TwoGoats { .. } => "two-goats-in-a-row",
            Self::TigerInTheWay { .. } => "tiger-in-the-way",
            Self::NoGoatBetween { .. } => "no-goat-between",
            Self::GoatsNeverCapture => "goats-never-capture",
            Self::ChainContinues { .. } => "chain-continues",
            Self::NothingToStop => "nothing-to-stop",
            Self::CanStillMove => "can-still-move",
            Self::Blocked { .. } => "blocked",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl core::error::Error for Refusal {}
