//! Unchecked parts of a position, and the check that makes them one.

use super::Position;
use crate::board::PointName;
use crate::point::{Point, PointSet};
use crate::rules::RuleSet;
use crate::side::Side;

/// The parts of a position, not yet checked: any of it may contradict the rules.
///
/// # Examples
/// ```
/// use aadupuli_core::{GameId, Position, RuleSet, Variants};
/// let start = Position::start(RuleSet::new(GameId::Standard, Variants::NONE));
/// let mut setup = start.to_setup();
/// assert_eq!(setup.check(), Ok(start));
/// setup.goats_in_hand = 14;
/// assert!(setup.check().is_err(), "a goat is missing");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The rules.
    pub rules: RuleSet,
    /// Where tigers stand.
    pub tigers: PointSet,
    /// Where goats stand.
    pub goats: PointSet,
    /// The side to move.
    pub side: Side,
    /// How many goats have not yet entered.
    pub goats_in_hand: u8,
    /// How many goats have been captured.
    pub goats_captured: u8,
    /// How many tigers have not yet entered.
    pub tigers_in_hand: u8,
    /// The tiger in a chain of captures.
    pub chain: Option<Point>,
    /// How many moves the tigers have made in a row without a capture.
    pub quiet_tiger_moves: u16,
}

/// Why a setup is no legal position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// A piece stands on a point that the board lacks.
    #[error("a piece stands off the board")]
    OffBoard,
    /// A tiger and a goat stand on the same point.
    #[error("a tiger and a goat both stand on {point}")]
    TwoPieces {
        /// That point.
        point: PointName,
    },
    /// The goats do not add up.
    #[error("goats: {on_board} on the board + {in_hand} in hand + {captured} captured are not {expected}")]
    Goats {
        /// Goats on the board.
        on_board: u8,
        /// Goats in hand.
        in_hand: u8,
        /// Goats captured.
        captured: u8,
        /// The rule set's goats.
        expected: u8,
    },
    /// The tigers do not add up.
    #[error("tigers: {on_board} on the board + {in_hand} in hand are not {expected}")]
    Tigers {
        /// Tigers on the board.
        on_board: u8,
        /// Tigers in hand.
        in_hand: u8,
        /// The rule set's tigers.
        expected: u8,
    },
    /// Tigers are in hand, but by these rules they stand on the board from the start.
    #[error("tigers in hand: {in_hand}, but the variant placing-tigers is off")]
    TigersInHand {
        /// Tigers in hand.
        in_hand: u8,
    },
    /// More goats are captured than the captures that end the game.
    #[error("goats captured: {captured}, but {most} end the game")]
    Captured {
        /// Goats captured.
        captured: u8,
        /// The captures that win.
        most: u8,
    },
    /// Quiet tiger moves are counted only once all goats have entered.
    #[error("quiet tiger moves: {quiet}, but {in_hand} goats are still in hand")]
    QuietTooEarly {
        /// Quiet tiger moves.
        quiet: u16,
        /// Goats in hand.
        in_hand: u8,
    },
    /// More quiet moves than end the game.
    #[error("quiet tiger moves: {quiet}, but {most} end the game")]
    Quiet {
        /// Quiet tiger moves.
        quiet: u16,
        /// The quiet moves that make a draw.
        most: u16,
    },
    /// The chain is impossible.
    #[error("chain on {point}: {fault}")]
    Chain {
        /// The point named as the tiger in a chain.
        point: PointName,
        /// What is wrong with it.
        fault: ChainFault,
    },
}

/// What is wrong with the tiger named as being in a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ChainFault {
    /// The rules have no chains.
    #[error("the variant multiple-jumps is off")]
    VariantOff,
    /// The goats are to move.
    #[error("the goats are to move")]
    GoatsToMove,
    /// No tiger stands there.
    #[error("no tiger stands there")]
    NoTiger,
    /// That tiger cannot have captured on its last move.
    #[error("that tiger has not just captured")]
    NotJustCaptured,
    /// That tiger has no further capture.
    #[error("that tiger cannot capture again")]
    NoFurtherCapture,
}

impl Setup {
    /// The position with these parts.
    ///
    /// # Errors
    /// The first rule that the parts contradict.
    pub fn check(&self) -> Result<Position, SetupError> {
        self.check_pieces()?;
        self.check_quiet()?;
        let position = Position::pack(self);
        if let Some(tiger) = self.chain {
            self.check_chain(tiger, &position)
                .map_err(|fault| SetupError::Chain { point: self.rules.board().name(tiger), fault })?;
        }
        Ok(position)
    }

    fn check_pieces(&self) -> Result<(), SetupError> {
        let rules = &self.rules;
        let board = rules.board();
        if !((self.tigers | self.goats) - board.all()).is_empty() {
            return Err(SetupError::OffBoard);
        }
        if let Some(point) = (self.tigers & self.goats).first() {
            return Err(SetupError::TwoPieces { point: board.name(point) });
        }
        let (goats, tigers) = (self.goats.len() as u8, self.tigers.len() as u8);
        let (in_hand, captured) = (self.goats_in_hand, self.goats_captured);
        if u16::from(goats) + u16::from(in_hand) + u16::from(captured) != u16::from(rules.goats) {
            return Err(SetupError::Goats { on_board: goats, in_hand, captured, expected: rules.goats });
        }
        let in_hand = self.tigers_in_hand;
        if u16::from(tigers) + u16::from(in_hand) != u16::from(rules.tigers) {
            return Err(SetupError::Tigers { on_board: tigers, in_hand, expected: rules.tigers });
        }
        // The first tiger stands on the board from the start, and without the variant all of them do.
        if in_hand > 0 && (!rules.placing_tigers || in_hand >= rules.tigers) {
            return Err(SetupError::TigersInHand { in_hand });
        }
        if captured > rules.captures_to_win {
            return Err(SetupError::Captured { captured, most: rules.captures_to_win });
        }
        Ok(())
    }

    fn check_quiet(&self) -> Result<(), SetupError> {
        let quiet = self.quiet_tiger_moves;
        if quiet > 0 && self.goats_in_hand > 0 {
            return Err(SetupError::QuietTooEarly { quiet, in_hand: self.goats_in_hand });
        }
        match self.rules.quiet_tiger_moves.map(u16::from) {
            Some(most) if quiet > most => Err(SetupError::Quiet { quiet, most }),
            _ => Ok(()),
        }
    }

    fn check_chain(&self, tiger: Point, position: &Position) -> Result<(), ChainFault> {
        if !self.rules.multiple_jumps {
            return Err(ChainFault::VariantOff);
        }
        if self.side == Side::Goats {
            return Err(ChainFault::GoatsToMove);
        }
        if !self.tigers.contains(tiger) {
            return Err(ChainFault::NoTiger);
        }
        // It came over a point that is now empty, from a point that is now empty, and the count began anew.
        let empty = position.empty();
        let came = self.rules.board().jumps(tiger).iter().any(|j| empty.contains(j.over) && empty.contains(j.to));
        if !came || self.goats_captured == 0 || self.quiet_tiger_moves > 0 || self.tigers_in_hand > 0 {
            return Err(ChainFault::NotJustCaptured);
        }
        if self.goats_captured >= self.rules.captures_to_win || !position.can_capture(tiger.set()) {
            return Err(ChainFault::NoFurtherCapture);
        }
        Ok(())
    }
}
