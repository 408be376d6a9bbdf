//! Why an operation on a game is refused: one small enum for each.

use aadupuli_core as core;

use crate::numbers::int;
use crate::refusal::Refusal;

/// The game has changed since: `asked` is the revision that was answered, `now` the one that stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stale {
    pub(super) asked: i64,
    pub(super) now: i64,
}

/// Why a tap is not even looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error, uniffi::Error)]
pub enum TapError {
    /// The game has changed since the snapshot that was tapped on.
    #[error("revision {asked} is out of date: it is {now} now")]
    Stale {
        /// The revision that was tapped on.
        asked: i64,
        /// The revision now.
        now: i64,
    },
    /// The board has no such point.
    #[error("the board has no point number {point}")]
    NoSuchPoint {
        /// Its number.
        point: i32,
    },
}

/// Why a move is not made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error, uniffi::Error)]
pub enum PlayError {
    /// The game has changed since the snapshot that the move was made on.
    #[error("revision {asked} is out of date: it is {now} now")]
    Stale {
        /// The revision that the move was made on.
        asked: i64,
        /// The revision now.
        now: i64,
    },
    /// The board has no such point.
    #[error("the board has no point number {point}")]
    NoSuchPoint {
        /// Its number.
        point: i32,
    },
    /// The rules refuse the move, or the computer is to move.
    #[error("refused: {refusal:?}")]
    Refused {
        /// Why.
        refusal: Refusal,
    },
}

/// Why nothing was taken back or played again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error, uniffi::Error)]
pub enum UndoError {
    /// The players agreed on playing without undo.
    #[error("this game is played without undo")]
    NotAllowed,
    /// There is nothing to take back or to play again.
    #[error("there is nothing to take back or to play again")]
    NothingThere,
}

/// Why nobody resigns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error, uniffi::Error)]
pub enum ResignError {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// The computer plays both sides.
    #[error("nobody plays")]
    NobodyPlays,
}

/// Why there is no draw to claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error, uniffi::Error)]
pub enum ClaimError {
    /// By these rules no draw is claimed.
    #[error("these rules have no claimed draw")]
    NotInRules,
    /// Not before each side has made enough moves.
    #[error("a draw may be claimed after {after} moves each")]
    TooEarly {
        /// How many moves each side has to have made.
        after: i32,
        /// How many the goats still lack.
        goats_to_go: i32,
        /// How many the tigers still lack.
        tigers_to_go: i32,
    },
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
}

/// Why an earlier position cannot be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error, uniffi::Error)]
pub enum BrowseError {
    /// The game has not come so far.
    #[error("the game has {plies} moves, not {asked}")]
    NoSuchPly {
        /// The moves that were asked for.
        asked: i32,
        /// The moves there are.
        plies: i32,
    },
}

/// Why a suggestion is not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error, uniffi::Error)]
pub enum SuggestionError {
    /// The game has changed since the suggestion was asked for.
    #[error("revision {asked} is out of date: it is {now} now")]
    Stale {
        /// The revision that the suggestion answers.
        asked: i64,
        /// The revision now.
        now: i64,
    },
    /// The rules refuse the move: the suggestion was not this game's.
    #[error("refused: {refusal:?}")]
    Refused {
        /// Why.
        refusal: Refusal,
    },
}

impl From<Stale> for TapError {
    fn from(Stale { asked, now }: Stale) -> Self {
        Self::Stale { asked, now }
    }
}

impl From<Stale> for PlayError {
    fn from(Stale { asked, now }: Stale) -> Self {
        Self::Stale { asked, now }
    }
}

impl From<Stale> for SuggestionError {
    fn from(Stale { asked, now }: Stale) -> Self {
        Self::Stale { asked, now }
    }
}

impl From<core::Refusal> for PlayError {
    fn from(refusal: core::Refusal) -> Self {
        Self::Refused { refusal: refusal.into() }
    }
}

impl From<core::ComputersTurn> for PlayError {
    fn from(turn: core::ComputersTurn) -> Self {
        Self::Refused { refusal: turn.into() }
    }
}

impl From<core::UndoRefused> for UndoError {
    fn from(refused: core::UndoRefused) -> Self {
        match refused {
            core::UndoRefused::NotAllowed => Self::NotAllowed,
            core::UndoRefused::NothingThere => Self::NothingThere,
        }
    }
}

impl From<core::ClaimRefused> for ClaimError {
    fn from(refused: core::ClaimRefused) -> Self {
        match refused {
            core::ClaimRefused::NotInRules => Self::NotInRules,
            core::ClaimRefused::GameOver => Self::GameOver,
            core::ClaimRefused::TooEarly { after, goats_to_go, tigers_to_go } => {
                Self::TooEarly { after: int(after), goats_to_go: int(goats_to_go), tigers_to_go: int(tigers_to_go) }
            }
        }
    }
}
