//! What the words of a step or a diagram claim, in a form that can be checked.

use crate::moves::Move;
use crate::point::{Point, PointSet};
use crate::position::Position;
use crate::side::Side;

/// A claim about a position, its board or its rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// The board has so many points.
    Points(usize),
    /// The board has so many lines.
    Lines(usize),
    /// So many tigers play.
    Tigers(u8),
    /// So many goats play.
    Goats(u8),
    /// So many goats have yet to enter.
    InHand(u8),
    /// So many captures win.
    CapturesToWin(u8),
    /// So many quiet tiger moves are a draw.
    QuietLimit(u8),
    /// A position that stands for the third time is a draw.
    Threefold,
    /// These are the points on which no goat can ever be captured, and no others.
    NeverCaptured(PointSet),
    /// These goats can be captured, and no others.
    InDanger(PointSet),
    /// These tigers cannot move, and no others.
    Trapped(PointSet),
    /// So many points are one step away from this one.
    WaysFrom(Point, usize),
    /// No line joins these two points.
    NoLine(Point, Point),
    /// The move is legal.
    Legal(Move),
    /// The move is refused, for the reason of this word.
    Refused(Move, &'static str),
    /// Passing is the only move.
    MustPass,
    /// With perfect play this side wins; `None` for a draw. Only tables or a search can tell.
    Value(Option<Side>),
}

impl Fact {
    /// Whether the claim holds by the rules, or `None` where only tables or a search can tell.
    pub fn holds(&self, position: &Position) -> Option<bool> {
        let (board, rules) = (position.board(), position.rules());
        Some(match self {
            Self::Points(count) => board.len() == *count,
            Self::Lines(count) => board.lines().count() == *count,
            Self::Tigers(count) => rules.tigers == *count,
            Self::Goats(count) => rules.goats == *count,
            Self::InHand(count) => position.goats_in_hand() == *count,
            Self::CapturesToWin(count) => rules.captures_to_win == *count,
            Self::QuietLimit(count) => rules.quiet_tiger_moves == Some(*count),
            Self::Threefold => rules.threefold,
            Self::NeverCaptured(points) => {
                board.points().all(|point| board.can_be_captured_on(point) != points.contains(point))
            }
            Self::InDanger(goats) => position.capturable_goats() == *goats,
            Self::Trapped(tigers) => position.trapped_tigers() == *tigers,
            Self::WaysFrom(point, count) => board.neighbours(*point).len() == *count,
            Self::NoLine(a, b) => board.lines().all(|line| {
                let on: PointSet = line.collect();
                !(on.contains(*a) && on.contains(*b))
            }),
            Self::Legal(mv) => position.check(*mv).is_ok(),
            Self::Refused(mv, reason) => position.check(*mv).is_err_and(|refusal| refusal.id() == *reason),
            Self::MustPass => position.legal_moves().as_slice() == [Move::Pass],
            Self::Value(_) => return None,
        })
    }
}
