//! Whether a move follows a rule of thumb.

use super::advice::Advice;
use crate::board::BoardKind;
use crate::moves::Move;
use crate::point::{Point, PointSet};
use crate::position::{Position, Setup};
use crate::side::Side;

impl Advice {
    /// Whether a legal move follows the advice, or `None` where the advice says nothing about the position.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_core::{GameId, Move, Position, RuleSet, Variants, guide::Advice};
    /// let rules = RuleSet::new(GameId::Standard, Variants::NONE);
    /// let start = Position::start(rules);
    /// let follows = |text| Advice::SafePointsFirst.is_followed_by(&start, Move::parse(text, rules.board()).unwrap());
    /// assert_eq!((follows("e1"), follows("c3")), (Some(true), Some(false)));
    /// ```
    pub fn is_followed_by(self, position: &Position, mv: Move) -> Option<bool> {
        if position.side() != self.side() || !self.is_for(position.rules().game) {
            return None;
        }
        let after = position.play(mv).ok()?;
        let to = mv.to()?;
        let board = position.board();
        Some(match self {
            Self::LeaveNoneInDanger => after.capturable_goats().is_empty(),
            Self::WatchForForks => !can_fork(&after),
            Self::SafePointsFirst => placed(mv)? && !board.can_be_captured_on(to),
            Self::BuildFromTheBase => placed(mv)? && is_near_base(position, to),
            Self::StandTogether => !(board.neighbours(to) & after.goats()).is_empty(),
            Self::TwoInARow => {
                // Beside a tiger, the point just behind the goat is the one that matters.
                let beside = board.neighbours(to) & after.tigers();
                if beside.is_empty() {
                    return None;
                }
                beside.iter().all(|tiger| {
                    board.jumps(tiger).iter().all(|jump| jump.over != to || !after.empty().contains(jump.to))
                })
            }
            Self::KeepAway => placed(mv)? && (board.neighbours(to) & after.tigers()).is_empty(),
            Self::TakeTheApex => {
                let apex = Point::from_index(0);
                let can = position.legal_moves().iter().any(|mv| mv.to() == Some(apex));
                return can.then_some(to == apex);
            }
            Self::NarrowTheTigers => {
                let least = position.legal_moves().iter().map(|&mv| tiger_moves(&position.play_unchecked(mv))).min()?;
                tiger_moves(&after) == least
            }
            Self::KeepTheApex => {
                let apex = Point::from_index(0);
                let can = position.legal_moves().iter().any(|&mv| position.play_unchecked(mv).tigers().contains(apex));
                return can.then_some(after.tigers().contains(apex));
            }
            Self::CaptureWhenYouCan => {
                let can = position.legal_moves().iter().any(|mv| mv.is_capture());
                return can.then_some(mv.is_capture());
            }
            Self::Threaten => !after.capturable_goats().is_empty(),
            Self::Fork => {
                let forks = |mv: &Move| position.play_unchecked(*mv).capturable_goats().len() > 1;
                let can = position.legal_moves().iter().any(forks);
                return can.then_some(forks(&mv));
            }
            Self::StayFree => after.trapped_tigers().is_empty(),
            Self::KeepMovesOpen => {
                let most = position.legal_moves().iter().map(|&mv| tiger_moves(&position.play_unchecked(mv))).max()?;
                tiger_moves(&after) == most
            }
            Self::SpreadOut => after.tigers().iter().all(|tiger| (board.neighbours(tiger) & after.tigers()).is_empty()),
            Self::KeepOffTheCorners => {
                board.neighbours(to).len() > 2 + usize::from(board.kind() == BoardKind::BaghChal)
            }
            Self::HoldTheMiddle => middle(position).contains(to),
        })
    }
}

fn placed(mv: Move) -> Option<bool> {
    matches!(mv, Move::Place(_)).then_some(true)
}

/// The two lowest rows; in Bagh-Chal, whose tigers start in every corner, the edge.
fn is_near_base(position: &Position, point: Point) -> bool {
    let board = position.board();
    match board.kind() {
        BoardKind::AaduPuli => board.row(point) >= 3,
        BoardKind::BaghChal => !middle(position).contains(point),
    }
}

/// The inner points: of the slopes between apex and base, or of the square.
fn middle(position: &Position) -> PointSet {
    let board = position.board();
    let last = board.rows().len() - 1;
    let inner = |&point: &Point| {
        let (row, column) = (board.row(point), board.column(point));
        let columns = usize::from(board.rows().get(row).copied().unwrap_or(0));
        row > 0 && row < last && column > 0 && column + 1 < columns
    };
    board.points().filter(inner).collect()
}

/// How many moves the tigers have, were it their turn.
fn tiger_moves(position: &Position) -> usize {
    let theirs = Setup { side: Side::Tigers, chain: None, ..position.to_setup() };
    theirs.check().map_or(0, |position| position.legal_moves().len())
}

/// Whether a tiger, to move here, can step so that two goats can be captured.
fn can_fork(position: &Position) -> bool {
    position.legal_moves().iter().any(|&mv| {
        let after = position.play_unchecked(mv);
        !mv.is_capture() && after.capturable_goats().len() > 1
    })
}
