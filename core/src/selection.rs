//! Taps on the board: which piece is selected, and which move two taps make.

use crate::game::Game;
use crate::moves::Move;
use crate::point::{Point, PointSet};
use crate::position::{Position, Refusal};
use crate::side::Piece;

/// What a tap on a point does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tap {
    /// This piece is now the selected one.
    Select(Point),
    /// Nothing is selected any more.
    Deselect,
    /// This move is made.
    Play(Move),
    /// Nothing happens, for this reason; the selection stays.
    Refuse(Refusal),
}

impl Game {
    /// What a tap does while `selected` is the selected piece.
    ///
    /// A tap on an own piece that can move selects it, also when another is selected; on the selected piece it
    /// deselects; on another point it moves the selected piece there, or places one from the hand.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_core::{Game, GameId, Move, RuleSet, Tap, Variants};
    /// let rules = RuleSet::new(GameId::Standard, Variants::NONE);
    /// let mut game = Game::new(rules);
    /// let point = |name| rules.board().point(name).unwrap();
    /// assert_eq!(game.tap(None, point("d3")), Tap::Play(Move::Place(point("d3"))));
    /// game.play(Move::Place(point("d3")))?;
    /// assert_eq!(game.tap(None, point("b3")), Tap::Select(point("b3")));
    /// assert_eq!(game.tap(Some(point("b3")), point("b4")), Tap::Select(point("b4")));
    /// # Ok::<(), aadupuli_core::Refusal>(())
    /// ```
    pub fn tap(&self, selected: Option<Point>, point: Point) -> Tap {
        if self.outcome().is_some() {
            return Tap::Refuse(Refusal::GameOver);
        }
        let position = self.position();
        if selected == Some(point) {
            return Tap::Deselect;
        }
        match (position.piece(point), selected) {
            (Some(piece), _) if piece.side() == position.side() => match position.why_immobile(point) {
                None => Tap::Select(point),
                Some(refusal) => Tap::Refuse(refusal),
            },
            (_, Some(from)) => match position.attempt(from, point) {
                Ok(mv) => Tap::Play(mv),
                Err(refusal) => Tap::Refuse(refusal),
            },
            (Some(_), None) => Tap::Refuse(self.without_selection(point)),
            (None, None) => match position.check(Move::Place(point)) {
                Ok(()) => Tap::Play(Move::Place(point)),
                Err(refusal) => Tap::Refuse(refusal),
            },
        }
    }

    /// Why a tap on the other side's piece does nothing: where a piece is to be placed, the point is taken.
    fn without_selection(&self, point: Point) -> Refusal {
        match self.position().check(Move::Place(point)) {
            Err(occupied @ Refusal::Occupied { .. }) => occupied,
            _ => Refusal::NotYourTurn,
        }
    }
}

impl Position {
    /// The move that takes the piece on `from` to `to`: a step to a neighbour, otherwise a capture.
    ///
    /// # Errors
    /// Why no legal move does that.
    pub fn attempt(&self, from: Point, to: Point) -> Result<Move, Refusal> {
        let far = !self.board().neighbours(from).contains(to);
        let mv = match self.piece(from) {
            Some(Piece::Tiger) if far => self.attempt_far(from, to),
            _ => Move::Step { from, to },
        };
        self.check(mv).map_err(|refusal| match refusal {
            // A neighbour that is a goat with another behind it: the person meant to capture it.
            Refusal::Occupied { at } if self.piece(at) == Some(Piece::Goat) => self.why_not_over(from, at, refusal),
            _ => refusal,
        })?;
        Ok(mv)
    }

    /// A tap two points away is meant as a capture where anything suggests one, otherwise as a step too far.
    fn attempt_far(&self, from: Point, to: Point) -> Move {
        let mv = Move::Capture { from, to };
        match self.check(mv) {
            Err(Refusal::NoGoatBetween { .. }) => Move::Step { from, to },
            Err(Refusal::AroundBend { over, .. }) if !self.goats().contains(over) => Move::Step { from, to },
            _ => mv,
        }
    }

    /// Why a tiger that was sent onto a goat does not capture it.
    fn why_not_over(&self, from: Point, goat: Point, otherwise: Refusal) -> Refusal {
        let Some(jump) = self.board().jumps(from).iter().find(|jump| jump.over == goat) else { return otherwise };
        match (self.piece(from), self.check(Move::Capture { from, to: jump.to })) {
            (Some(Piece::Tiger), Err(refusal)) => refusal,
            _ => otherwise,
        }
    }

    /// The points to which the piece on this point can go now.
    pub fn targets(&self, from: Point) -> PointSet {
        self.legal_moves().iter().filter(|mv| mv.from() == Some(from)).filter_map(|mv| mv.to()).collect()
    }

    /// The points on which a piece from the hand can be placed now.
    pub fn placements(&self) -> PointSet {
        let place = |mv: &Move| if let Move::Place(to) = *mv { Some(to) } else { None };
        self.legal_moves().iter().filter_map(place).collect()
    }

    /// The pieces that can move now.
    pub fn movable(&self) -> PointSet {
        self.legal_moves().iter().filter_map(|mv| mv.from()).collect()
    }

    /// Why the piece of the side to move that stands here cannot be selected, or `None` where it can.
    fn why_immobile(&self, point: Point) -> Option<Refusal> {
        if self.movable().contains(point) {
            return None;
        }
        let neighbours = self.board().neighbours(point);
        let to = neighbours.first().unwrap_or(point);
        match self.check(Move::Step { from: point, to }) {
            Err(Refusal::Occupied { .. }) => Some(Refusal::Blocked { at: point }),
            Err(refusal) => Some(refusal),
            Ok(()) => None,
        }
    }
}
