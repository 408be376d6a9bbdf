//! Why a try is not what a task asks for.

use crate::moves::Move;
use crate::point::{Point, PointSet};
use crate::side::Side;

/// Why a legal move, or a tapped point, is not what the task asks for. Each reason holds in the position at hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WrongTry {
    /// The move is legal, but it is another than the one asked for.
    NotAsked,
    /// Another piece was asked to move.
    AnotherPiece {
        /// Where that piece stands.
        asked: Point,
    },
    /// Another point was asked for.
    AnotherPoint {
        /// That point.
        asked: Point,
    },
    /// The piece was asked to go elsewhere.
    GoesElsewhere {
        /// The points asked for.
        asked: PointSet,
    },
    /// The move captures nothing.
    CapturesNothing {
        /// A capture that there was.
        could: Option<Move>,
    },
    /// After the move a goat can be captured.
    GoatCanBeCaptured {
        /// That goat.
        goat: Point,
        /// The capture.
        by: Move,
    },
    /// A line goes on beyond this point on both sides: a tiger can jump over it.
    CanBeJumped {
        /// The point.
        at: Point,
        /// From where a tiger could jump.
        from: Point,
        /// Where it would land.
        to: Point,
    },
    /// The tiger can still move.
    TigerEscapes {
        /// The tiger.
        tiger: Point,
        /// A move that it has.
        by: Move,
    },
    /// Too few goats are threatened.
    ThreatensTooFew {
        /// How many are.
        goats: u8,
        /// How many were asked for.
        asked: u8,
    },
    /// The game does not end with this move.
    GameGoesOn,
    /// With perfect play the move gives away what the side had.
    GivesAway {
        /// The side that moved.
        side: Side,
        /// Who would have won; `None` where the draw is given away.
        had: Option<Side>,
    },
    /// No tiger can capture this goat now.
    GoatIsSafe {
        /// The goat.
        goat: Point,
    },
    /// No goat stands there.
    NoGoatThere {
        /// The point.
        at: Point,
    },
    /// No tiger stands there.
    NoTigerThere {
        /// The point.
        at: Point,
    },
}

impl WrongTry {
    /// The word for this reason, as messages and tests use it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::NotAsked => "not-asked",
            Self::AnotherPiece { .. } => "another-piece",
            Self::AnotherPoint { .. } => "another-point",
            Self::GoesElsewhere { .. } => "goes-elsewhere",
            Self::CapturesNothing { .. } => "captures-nothing",
            Self::GoatCanBeCaptured { .. } => "goat-can-be-captured",
            Self::CanBeJumped { .. } => "can-be-jumped",
            Self::TigerEscapes { .. } => "tiger-escapes",
            Self::ThreatensTooFew { .. } => "threatens-too-few",
            Self::GameGoesOn => "game-goes-on",
            Self::GivesAway { .. } => "gives-away",
            Self::GoatIsSafe { .. } => "goat-is-safe",
            Self::NoGoatThere { .. } => "no-goat-there",
            Self::NoTigerThere { .. } => "no-tiger-there",
        }
    }

    /// The point that the words name first: the goat in danger, the tiger that escapes, the point asked for.
    pub fn point(self) -> Option<Point> {
        match self {
            Self::AnotherPiece { asked } | Self::AnotherPoint { asked } => Some(asked),
            Self::GoesElsewhere { asked } => asked.first(),
            Self::GoatCanBeCaptured { goat, .. } | Self::GoatIsSafe { goat } => Some(goat),
            Self::CanBeJumped { at, .. } | Self::NoGoatThere { at } | Self::NoTigerThere { at } => Some(at),
            Self::TigerEscapes { tiger, .. } => Some(tiger),
            Self::CapturesNothing { could } => could.and_then(Move::from),
            Self::NotAsked | Self::ThreatensTooFew { .. } | Self::GameGoesOn | Self::GivesAway { .. } => None,
        }
    }

    /// The move to show with the words: the capture, the escape, the jump.
    pub fn shows(self) -> Option<Move> {
        match self {
            Self::CapturesNothing { could } => could,
            Self::GoatCanBeCaptured { by, .. } | Self::TigerEscapes { by, .. } => Some(by),
            Self::CanBeJumped { from, to, .. } => Some(Move::Capture { from, to }),
            _ => None,
        }
    }
}
