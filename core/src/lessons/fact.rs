//! What the words of a step or a diagram claim, in a form that can be checked.

use crate::moves::Move;
use crate::point::{Point, PointSet};
use crate::position::{Position, Setup};
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
    /// A turn captures one goat at most.
    OneCaptureATurn,
    /// So many tiger moves in a row have captured nothing.
    Quiet(u16),
    /// No number of quiet tiger moves ends the game.
    NoQuietLimit,
    /// The tigers, were it their turn, could reach so many points in all.
    WaysOfTigers(usize),
    /// The tigers stand where they stood at the beginning.
    TigersAsAtTheStart,
    /// These are all the empty points, and no goat is one step away from any.
    OutOfReachOfGoats(PointSet),
    /// On each line through this point on which a tiger stands beside it, the point behind it is taken.
    Guarded(Point),
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
            Self::OneCaptureATurn => !rules.multiple_jumps,
            Self::Quiet(count) => position.quiet_tiger_moves() == *count,
            Self::NoQuietLimit => rules.quiet_tiger_moves.is_none(),
            Self::WaysOfTigers(count) => {
                let theirs = Setup { side: Side::Tigers, chain: None, ..position.to_setup() }.check();
                let moves = theirs.map(|position| position.legal_moves()).unwrap_or_default();
                moves.iter().filter_map(|mv| mv.to()).collect::<PointSet>().len() == *count
            }
            Self::TigersAsAtTheStart => position.tigers() == rules.tiger_start(),
            Self::OutOfReachOfGoats(points) => {
                let near = |point| !(board.neighbours(point) & position.goats()).is_empty();
                position.empty() == *points && !points.iter().any(near)
            }
            Self::Guarded(point) => position.tigers().iter().all(|tiger| {
                let free = |to| position.empty().contains(to);
                board.jumps(tiger).iter().all(|jump| jump.over != *point || !free(jump.to))
            }),
            Self::Value(_) => return None,
        })
    }
}
