//! The numbers of a rule set that a solution depends on.

use aadupuli_core::{RuleSet, Variant};

/// What goats without a move do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StuckGoats {
    /// They pass, and the tigers move again.
    Pass,
    /// They lose.
    Lose,
}

/// The numbers of a rule set that a solution depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    pub goats: u32,
    pub captures_to_win: u32,
    /// After so many tiger moves in a row without a capture the game is a draw.
    pub quiet_tiger_moves: Option<u32>,
    pub stuck_goats: StuckGoats,
}

/// Why a rule set cannot be solved here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnsolvableRules {
    /// The variant adds positions that the bitmaps do not hold, or makes values depend on the history of the game.
    #[error("the variant {} cannot be solved by this tool", .0.id())]
    Variant(Variant),
    /// More captures than goats: the tigers could never win.
    #[error("{captures} captures of {goats} goats cannot be made")]
    Captures { goats: u8, captures: u8 },
}

impl Terms {
    /// The numbers of these rules.
    ///
    /// # Errors
    /// A variant that is out of this tool's reach: `multiple-jumps` and `placing-tigers` add kinds of turns that the
    /// bitmaps do not hold; with `repeater-loses` values depend on the history of the game. More captures than goats.
    pub fn of(rules: &RuleSet, stuck_goats: StuckGoats) -> Result<Self, UnsolvableRules> {
        let hard = [Variant::MultipleJumps, Variant::PlacingTigers, Variant::RepeaterLoses];
        if let Some(variant) = hard.into_iter().find(|&variant| rules.variants.contains(variant)) {
            return Err(UnsolvableRules::Variant(variant));
        }
        if rules.captures_to_win > rules.goats {
            return Err(UnsolvableRules::Captures { goats: rules.goats, captures: rules.captures_to_win });
        }
        Ok(Self {
            goats: u32::from(rules.goats),
            captures_to_win: u32::from(rules.captures_to_win),
            quiet_tiger_moves: rules.quiet_tiger_moves.map(u32::from),
            stuck_goats,
        })
    }

    /// How many goats are left on the board, with none in hand, when the tigers have won.
    pub fn lost_at(&self) -> u32 {
        self.goats - self.captures_to_win
    }
}
