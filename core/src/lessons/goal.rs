//! What a task asks of a move or of a point, and how a try is judged.

use super::wrong::WrongTry;
use crate::game::Game;
use crate::moves::Move;
use crate::point::{Point, PointSet};
use crate::position::Position;
use crate::side::Side;

/// What a move is asked to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Property {
    /// It is one of these.
    OneOf(Vec<Move>),
    /// The piece that moves stands here before.
    MovesFrom(Point),
    /// The piece that moves stands on one of these points afterwards.
    GoesTo(PointSet),
    /// It captures.
    Captures,
    /// Afterwards no goat can be captured.
    NoGoatCanBeCaptured,
    /// Afterwards the goat on this point cannot be captured.
    Protects(Point),
    /// The goat that moves ends on a point on which no goat can ever be captured.
    OnSafePoint,
    /// Afterwards the tiger on this point cannot move.
    Traps(Point),
    /// Afterwards no tiger can move: the goats win.
    TrapsEveryTiger,
    /// Afterwards at least this many goats could be captured, were it the tigers' turn again.
    Threatens(u8),
    /// The game ends with this move as a draw.
    Draws,
    /// The game ends with this move as a win.
    Wins,
    /// It is one of these, which alone keep what the position is worth: a win for `result`, or a draw for `None`.
    /// Whether they do is for tables or a search to prove, as the project's tests make them.
    Keeps {
        /// Who wins after these moves; `None` for a draw.
        result: Option<Side>,
        /// The moves.
        moves: Vec<Move>,
    },
}

impl Property {
    /// Judges a legal move.
    ///
    /// # Errors
    /// What the move lacks.
    pub(super) fn check(&self, game: &Game, mv: Move) -> Result<(), WrongTry> {
        let before = game.position();
        let after = before.play_unchecked(mv);
        match self {
            Self::OneOf(moves) => or(moves.contains(&mv), || WrongTry::NotAsked),
            Self::MovesFrom(point) => or(mv.from() == Some(*point), || WrongTry::AnotherPiece { asked: *point }),
            Self::GoesTo(points) => {
                or(mv.to().is_some_and(|to| points.contains(to)), || WrongTry::GoesElsewhere { asked: *points })
            }
            Self::Captures => or(mv.is_capture(), || WrongTry::CapturesNothing {
                could: before.legal_moves().into_iter().find(|mv| mv.is_capture()),
            }),
            Self::NoGoatCanBeCaptured => match capture_of(&after, None) {
                Some((goat, by)) => Err(WrongTry::GoatCanBeCaptured { goat, by }),
                None => Ok(()),
            },
            Self::Protects(goat) => match capture_of(&after, Some(*goat)) {
                Some((goat, by)) => Err(WrongTry::GoatCanBeCaptured { goat, by }),
                None => Ok(()),
            },
            Self::OnSafePoint => check_safe(before, mv),
            Self::Traps(tiger) => match escape_of(&after, *tiger) {
                Some(by) => Err(WrongTry::TigerEscapes { tiger: *tiger, by }),
                None => Ok(()),
            },
            Self::TrapsEveryTiger => {
                let escape = after.tigers().iter().find_map(|tiger| escape_of(&after, tiger).map(|by| (tiger, by)));
                match escape {
                    Some((tiger, by)) => Err(WrongTry::TigerEscapes { tiger, by }),
                    None => Ok(()),
                }
            }
            Self::Threatens(least) => {
                let goats = after.capturable_goats().len();
                or(goats >= usize::from(*least), || WrongTry::ThreatensTooFew { goats: goats as u8, asked: *least })
            }
            Self::Draws => {
                let mut then = game.clone();
                let drawn = then.play(mv).is_ok() && then.outcome().is_some_and(|outcome| outcome.winner().is_none());
                or(drawn, || WrongTry::GameGoesOn)
            }
            Self::Wins => or(after.winner() == Some(before.side()), || WrongTry::GameGoesOn),
            Self::Keeps { result, moves } => {
                or(moves.contains(&mv), || WrongTry::GivesAway { side: before.side(), had: *result })
            }
        }
    }
}

fn or(holds: bool, wrong: impl FnOnce() -> WrongTry) -> Result<(), WrongTry> {
    if holds { Ok(()) } else { Err(wrong()) }
}

fn check_safe(before: &Position, mv: Move) -> Result<(), WrongTry> {
    let board = before.board();
    let Some(at) = mv.to() else { return Err(WrongTry::NotAsked) };
    let jump = board
        .points()
        .find_map(|from| board.jumps(from).iter().find(|jump| jump.over == at).map(|jump| (from, jump.to)));
    match jump {
        Some((from, to)) => Err(WrongTry::CanBeJumped { at, from, to }),
        None => Ok(()),
    }
}

/// A capture that the tigers would have, were it their turn: of this goat, or of any.
fn capture_of(position: &Position, goat: Option<Point>) -> Option<(Point, Move)> {
    let board = position.board();
    if position.tigers_in_hand() > 0 {
        return None;
    }
    position.tigers().iter().find_map(|from| {
        let jump = board.jumps(from).iter().find(|jump| {
            position.goats().contains(jump.over)
                && position.empty().contains(jump.to)
                && goat.is_none_or(|goat| goat == jump.over)
        })?;
        Some((jump.over, Move::Capture { from, to: jump.to }))
    })
}

/// A move that this tiger would have, were it the tigers' turn.
fn escape_of(position: &Position, tiger: Point) -> Option<Move> {
    let step = (position.board().neighbours(tiger) & position.empty()).first();
    step.map(|to| Move::Step { from: tiger, to }).or_else(|| {
        let jump = position
            .board()
            .jumps(tiger)
            .iter()
            .find(|jump| position.goats().contains(jump.over) && position.empty().contains(jump.to))?;
        Some(Move::Capture { from: tiger, to: jump.to })
    })
}

/// What kind of point a task asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Find {
    /// A point on which no goat can ever be captured.
    SafePoint,
    /// A goat that a tiger could capture now.
    GoatInDanger,
    /// A tiger that cannot move.
    TrappedTiger,
    /// The point at the top.
    Apex,
}

impl Find {
    /// The points that answer the task.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_core::lessons::Find;
    /// use aadupuli_core::{GameId, Position, RuleSet, Variants};
    /// let start = Position::start(RuleSet::new(GameId::Standard, Variants::NONE));
    /// assert_eq!(Find::SafePoint.answers(&start).len(), 7);
    /// ```
    pub fn answers(self, position: &Position) -> PointSet {
        let board = position.board();
        match self {
            Self::SafePoint => board.points().filter(|&point| !board.can_be_captured_on(point)).collect(),
            Self::GoatInDanger => position.capturable_goats(),
            Self::TrappedTiger => position.trapped_tigers(),
            Self::Apex => board.points().take(1).collect(),
        }
    }

    /// Judges a tapped point.
    ///
    /// # Errors
    /// Why the point is no answer.
    pub(super) fn check(self, position: &Position, point: Point) -> Result<(), WrongTry> {
        if self.answers(position).contains(point) {
            return Ok(());
        }
        let board = position.board();
        Err(match self {
            Self::SafePoint => {
                let jump = board.points().find_map(|from| {
                    board.jumps(from).iter().find(|jump| jump.over == point).map(|jump| (from, jump.to))
                });
                match jump {
                    Some((from, to)) => WrongTry::CanBeJumped { at: point, from, to },
                    None => WrongTry::NotAsked,
                }
            }
            Self::GoatInDanger if position.goats().contains(point) => WrongTry::GoatIsSafe { goat: point },
            Self::GoatInDanger => WrongTry::NoGoatThere { at: point },
            Self::TrappedTiger => match escape_of(position, point).filter(|_| position.tigers().contains(point)) {
                Some(by) => WrongTry::TigerEscapes { tiger: point, by },
                None => WrongTry::NoTigerThere { at: point },
            },
            Self::Apex => match self.answers(position).first() {
                Some(asked) => WrongTry::AnotherPoint { asked },
                None => WrongTry::NotAsked,
            },
        })
    }
}
