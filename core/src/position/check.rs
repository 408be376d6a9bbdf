//! Whether a move is legal, and if not, why.

use super::{Position, Refusal};
use crate::moves::Move;
use crate::point::Point;
use crate::side::{Piece, Side};

impl Position {
    /// Whether a move is legal here.
    ///
    /// # Errors
    /// Why it is not.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_core::{GameId, Move, Position, Refusal, RuleSet, Variants};
    /// let rules = RuleSet::new(GameId::Standard, Variants::NONE);
    /// let bend = Position::parse("G/1T4/6/6/4 t 14 0 0 - 0", rules);
    /// assert!(bend.is_err(), "three tigers are needed");
    /// let bend = Position::parse("G/1T4/6/6/1TT1 t 14 0 0 - 0", rules)?;
    /// let mv = Move::parse("b2xb5", rules.board())?;
    /// assert!(matches!(bend.check(mv), Err(Refusal::AroundBend { .. })));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn check(&self, mv: Move) -> Result<(), Refusal> {
        if self.winner().is_some() {
            return Err(Refusal::GameOver);
        }
        match mv {
            Move::Place(to) => self.check_place(to),
            Move::Step { from, to } => self.check_step(from, to),
            Move::Capture { from, to } => self.check_capture(from, to),
            Move::Stop => self.chain().map(|_| ()).ok_or(Refusal::NothingToStop),
            Move::Pass if self.side() == Side::Tigers => Err(Refusal::NotYourTurn),
            Move::Pass if !self.goats_are_stuck() => Err(Refusal::CanStillMove),
            Move::Pass => Ok(()),
        }
    }

    fn check_place(&self, to: Point) -> Result<(), Refusal> {
        if let Some(tiger) = self.chain() {
            return Err(Refusal::ChainContinues { tiger });
        }
        let (ours, theirs) = match self.side() {
            Side::Goats => (self.goats_in_hand(), self.tigers_in_hand()),
            Side::Tigers => (self.tigers_in_hand(), self.goats_in_hand()),
        };
        if ours == 0 {
            return Err(if theirs > 0 { Refusal::NotYourTurn } else { Refusal::NoneInHand });
        }
        self.check_room(to)
    }

    fn check_room(&self, to: Point) -> Result<(), Refusal> {
        if self.empty().contains(to) { Ok(()) } else { Err(Refusal::Occupied { at: to }) }
    }

    /// That the piece on `from` may move at all.
    fn check_mover(&self, from: Point) -> Result<(), Refusal> {
        let piece = self.piece(from).ok_or(Refusal::NoPiece { at: from })?;
        if piece.side() != self.side() {
            return Err(Refusal::NotYourTurn);
        }
        match piece {
            Piece::Goat if self.goats_in_hand() > 0 => Err(Refusal::NotYetMovable { in_hand: self.goats_in_hand() }),
            Piece::Tiger if self.tigers_in_hand() > 0 => {
                Err(Refusal::TigersNotYetMovable { in_hand: self.tigers_in_hand() })
            }
            Piece::Goat | Piece::Tiger => Ok(()),
        }
    }

    fn check_step(&self, from: Point, to: Point) -> Result<(), Refusal> {
        self.check_mover(from)?;
        if let Some(tiger) = self.chain() {
            return Err(Refusal::ChainContinues { tiger });
        }
        if !self.board().neighbours(from).contains(to) {
            return Err(Refusal::NoLine { from, to });
        }
        self.check_room(to)
    }

    fn check_capture(&self, from: Point, to: Point) -> Result<(), Refusal> {
        self.check_mover(from)?;
        if self.side() == Side::Goats {
            return Err(Refusal::GoatsNeverCapture);
        }
        if let Some(tiger) = self.chain().filter(|&tiger| tiger != from) {
            return Err(Refusal::ChainContinues { tiger });
        }
        let Some(over) = self.board().over(from, to) else { return Err(self.why_no_jump(from, to)) };
        match (self.piece(over), self.piece(to)) {
            (Some(Piece::Tiger), _) => Err(Refusal::TigerInTheWay { at: over }),
            (None, _) => Err(Refusal::NoGoatBetween { at: over }),
            (Some(Piece::Goat), Some(Piece::Goat)) => Err(Refusal::TwoGoats { first: over, second: to }),
            (Some(Piece::Goat), Some(Piece::Tiger)) => Err(Refusal::Occupied { at: to }),
            (Some(Piece::Goat), None) => Ok(()),
        }
    }

    /// Why no line makes this jump: it bends, goes over two goats, or no line leads there.
    fn why_no_jump(&self, from: Point, to: Point) -> Refusal {
        let board = self.board();
        let bends = board.neighbours(from) & board.neighbours(to);
        // Where the way could bend at two points, name the one that holds a goat: that goat was meant.
        if let Some(over) = (bends & self.goats()).first().or_else(|| bends.first()) {
            return Refusal::AroundBend { from, over, to };
        }
        let three_on = board.jumps(from).iter().find(|jump| board.over(jump.over, to) == Some(jump.to));
        match three_on {
            Some(jump) if self.goats().contains(jump.over) && self.goats().contains(jump.to) => {
                Refusal::TwoGoats { first: jump.over, second: jump.to }
            }
            _ => Refusal::NoLine { from, to },
        }
    }
}
