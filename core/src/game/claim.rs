//! Claimed draws, resignation, and losses on time that a record reports.

use super::{Ending, Game};
use crate::side::Side;

/// Whether a draw may be claimed now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClaimStatus {
    /// By these rules no draw is claimed.
    NotInRules,
    /// Not before each side has made enough moves.
    TooEarly {
        /// How many moves each side has to have made.
        after: u8,
        /// How many the goats still lack.
        goats_to_go: u8,
        /// How many the tigers still lack.
        tigers_to_go: u8,
    },
    /// Either player may claim.
    Available,
    /// The game has ended.
    GameOver,
}

/// Why a claim is refused: any [`ClaimStatus`] but `Available`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ClaimRefused {
    /// By these rules no draw is claimed.
    #[error("these rules have no claimed draw")]
    NotInRules,
    /// Not before each side has made enough moves.
    #[error("a draw may be claimed after {after} moves each: goats {goats_to_go} to go, tigers {tigers_to_go} to go")]
    TooEarly {
        /// How many moves each side has to have made.
        after: u8,
        /// How many the goats still lack.
        goats_to_go: u8,
        /// How many the tigers still lack.
        tigers_to_go: u8,
    },
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
}

/// The game has ended already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the game is over")]
pub struct AlreadyOver;

impl Game {
    /// Whether a draw may be claimed now, and if not, from when.
    pub fn claim_status(&self) -> ClaimStatus {
        let Some(after) = self.rules().claim_after else { return ClaimStatus::NotInRules };
        if self.outcome().is_some() {
            return ClaimStatus::GameOver;
        }
        let to_go = |side| {
            let made = self.plies_with_mover().filter(|&(mover, _)| mover == side).count();
            usize::from(after).saturating_sub(made) as u8
        };
        match (to_go(Side::Goats), to_go(Side::Tigers)) {
            (0, 0) => ClaimStatus::Available,
            (goats_to_go, tigers_to_go) => ClaimStatus::TooEarly { after, goats_to_go, tigers_to_go },
        }
    }

    /// Claims a draw.
    ///
    /// # Errors
    /// Why there is none to claim.
    pub fn claim_draw(&mut self) -> Result<(), ClaimRefused> {
        match self.claim_status() {
            ClaimStatus::Available => {
                self.end(Ending::Claimed);
                Ok(())
            }
            ClaimStatus::NotInRules => Err(ClaimRefused::NotInRules),
            ClaimStatus::GameOver => Err(ClaimRefused::GameOver),
            ClaimStatus::TooEarly { after, goats_to_go, tigers_to_go } => {
                Err(ClaimRefused::TooEarly { after, goats_to_go, tigers_to_go })
            }
        }
    }

    /// A side gives the game up.
    ///
    /// # Errors
    /// The game has ended already.
    pub fn resign(&mut self, side: Side) -> Result<(), AlreadyOver> {
        self.end_unless_over(Ending::Resigned(side))
    }

    /// A side has lost on time, by a clock that the game itself does not keep.
    ///
    /// # Errors
    /// The game has ended already.
    pub fn lose_on_time(&mut self, side: Side) -> Result<(), AlreadyOver> {
        self.end_unless_over(Ending::OutOfTime(side))
    }

    fn end_unless_over(&mut self, ending: Ending) -> Result<(), AlreadyOver> {
        if self.outcome().is_some() {
            return Err(AlreadyOver);
        }
        self.end(ending);
        Ok(())
    }
}
