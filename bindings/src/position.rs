//! The points of a position with what can be done on them.

use aadupuli_core::{Game, Move, Piece, Point, Position};

use crate::numbers::number;
use crate::rules::RulesChoice;

/// A point to which a piece can go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Target {
    /// The point.
    pub to: i32,
    /// The point of the goat that is captured on the way.
    pub captures: Option<i32>,
}

/// What stands on a point and what can be done there.
///
/// What can be done (`can_move`, `can_place`, `targets`) is given only where a person may do it now.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct PointState {
    /// The point's number.
    pub point: i32,
    /// What stands there.
    pub piece: Option<Piece>,
    /// Whether the piece can be selected.
    pub can_move: bool,
    /// Whether a piece from the hand can be placed here.
    pub can_place: bool,
    /// Where the piece can go.
    pub targets: Vec<Target>,
    /// A tiger that could neither step nor capture if it were its turn.
    pub trapped: bool,
    /// A goat that a tiger could capture if it were the tigers' turn.
    pub capturable: bool,
    /// The tiger that has captured and may capture again.
    pub in_chain: bool,
    /// The last move came from here.
    pub last_from: bool,
    /// The last move captured the goat that stood here.
    pub last_over: bool,
    /// The last move went to this point.
    pub last_to: bool,
}

/// The points of a position in reading order; `acting` where a person may act on it.
pub(crate) fn points(position: &Position, last: Option<Move>, acting: bool) -> Vec<PointState> {
    let moves = if acting { position.legal_moves() } else { Default::default() };
    let (trapped, capturable) = (position.trapped_tigers(), position.capturable_goats());
    let board = position.board();
    let last_over = last.and_then(|mv| position.captured_point(mv));
    let state = |point: Point| {
        let targets: Vec<Target> = moves
            .iter()
            .filter(|mv| mv.from() == Some(point))
            .filter_map(|mv| {
                let to = mv.to()?;
                let captures = position.captured_point(*mv).map(number);
                Some(Target { to: number(to), captures })
            })
            .collect();
        PointState {
            point: number(point),
            piece: position.piece(point),
            can_move: !targets.is_empty(),
            can_place: moves.contains(&Move::Place(point)),
            targets,
            trapped: trapped.contains(point),
            capturable: capturable.contains(point),
            in_chain: position.chain() == Some(point),
            last_from: last.and_then(Move::from) == Some(point),
            last_over: last_over == Some(point),
            last_to: last.and_then(Move::to) == Some(point),
        }
    };
    board.points().map(state).collect()
}

/// The last move of a game that stands after so many moves.
pub(crate) fn last_move(game: &Game, plies: usize) -> Option<Move> {
    game.plies().get(plies.checked_sub(1)?).map(|ply| ply.mv)
}

/// Why a text is no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, uniffi::Error)]
pub enum PositionError {
    /// The rules are impossible.
    #[error("a handicap of {handicap} goats is not possible in this game")]
    Handicap {
        /// The handicap.
        handicap: i32,
    },
    /// The text is no position of these rules.
    #[error("{fault}")]
    Position {
        /// What is wrong with it, in English, for a log.
        fault: String,
    },
}

/// The points of a position string, for a small board or a diagram: nothing can be done on them.
///
/// # Errors
/// What is wrong with the rules or the text.
#[uniffi::export]
pub fn points_of(position: &str, rules: &RulesChoice) -> Result<Vec<PointState>, PositionError> {
    let rules = rules.rule_set().map_err(|_| PositionError::Handicap { handicap: rules.handicap })?;
    let position =
        Position::parse(position, rules).map_err(|fault| PositionError::Position { fault: fault.to_string() })?;
    Ok(points(&position, None, false))
}
