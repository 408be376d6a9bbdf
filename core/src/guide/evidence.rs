//! What advice is worth, where it has been measured.

use super::advice::Advice;
use crate::rules::GameId;

/// How far to trust a rule of thumb.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Strength {
    /// Moves that follow it are hardly better than the others, or worse.
    Weak,
    /// Moves that follow it are somewhat better.
    Fair,
    /// Moves that follow it are much better.
    Strong,
}

impl Strength {
    /// The word that messages choose by: `strong`, `fair` or `weak`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Strong => "strong",
            Self::Fair => "fair",
            Self::Weak => "weak",
        }
    }
}

/// What was measured of a rule of thumb, over decisions in which something can be given away and in which it can be
/// followed or not: of the moves that follow it, and of those that do not, the share that keeps what the position is
/// worth with perfect play.
///
/// No game has been measured yet, so that [`Advice::evidence`] answers `None` for now and front ends say that the advice was
/// not measured. Figures come from a solution of the game, never from taste.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Evidence {
    /// How many decisions were looked at.
    pub decisions: u32,
    /// The share of the moves following it that keep the value, in thousandths.
    pub followed: u16,
    /// The share of the other moves that keep the value, in thousandths.
    pub ignored: u16,
}

impl Evidence {
    /// From how many thousandths of difference advice is strong.
    pub const STRONG: i32 = 150;

    /// From how many thousandths of difference advice is fair.
    pub const FAIR: i32 = 50;

    /// How far to trust the advice: by the difference between following it and not.
    pub fn strength(&self) -> Strength {
        match i32::from(self.followed) - i32::from(self.ignored) {
            Self::STRONG.. => Strength::Strong,
            Self::FAIR.. => Strength::Fair,
            _ => Strength::Weak,
        }
    }
}

impl Advice {
    /// What was measured of this advice in this game, or `None` where it was not.
    pub fn evidence(self, game: GameId) -> Option<Evidence> {
        let measured = MEASURED.iter().find(|(in_game, advice, _)| *in_game == game && *advice == self);
        measured.map(|&(_, _, evidence)| evidence)
    }
}

/// The figures: none yet.
const MEASURED: &[(GameId, Advice, Evidence)] = &[];
