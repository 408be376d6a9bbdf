//! The two sides.

use core::fmt;

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Other draws from a seed use stream 0.
const LOT_STREAM: u64 = 1;

/// One of the two players: the goats move first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The many: they place, then move, and win by trapping every tiger.
    Goats,
    /// The few: they move and capture, and win by their captures.
    Tigers,
}

impl Side {
    /// Both sides, the one that moves first in front.
    pub const ALL: [Self; 2] = [Self::Goats, Self::Tigers];

    /// The opponent.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Goats => Self::Tigers,
            Self::Tigers => Self::Goats,
        }
    }

    /// A side by lot, for a person who does not choose one: the same seed gives the same side.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_core::Side;
    /// let goats = (0..1_000).filter(|&seed| Side::by_lot(seed) == Side::Goats).count();
    /// assert!((450..550).contains(&goats));
    /// ```
    pub fn by_lot(seed: u64) -> Self {
        let mut lot = ChaCha8Rng::seed_from_u64(seed);
        // A stream of its own, so that the side says nothing of the moves that the same seed decides.
        lot.set_stream(LOT_STREAM);
        if lot.random() { Self::Goats } else { Self::Tigers }
    }

    /// The word that position strings, records and the engine protocol use: `goats` or `tigers`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Goats => "goats",
            Self::Tigers => "tigers",
        }
    }

    /// The side that this word names, upper or lower case.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|side| id.eq_ignore_ascii_case(side.id()))
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// What stands on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// A goat.
    Goat,
    /// A tiger.
    Tiger,
}

impl Piece {
    /// The side that moves this piece.
    pub const fn side(self) -> Side {
        match self {
            Self::Goat => Side::Goats,
            Self::Tiger => Side::Tigers,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lot_is_fair_and_repeats() {
        let sides: Vec<Side> = (0..10_000).map(Side::by_lot).collect();
        assert_eq!(sides, (0..10_000).map(Side::by_lot).collect::<Vec<_>>());
        let goats = sides.iter().filter(|&&side| side == Side::Goats).count();
        // Four standard deviations of a fair coin.
        assert!((4_800..5_200).contains(&goats), "{goats}");
        // Seeds that differ in one bit decide independently, whichever bit it is.
        for bit in 0..64 {
            let changed = (0..1_000).filter(|&seed| Side::by_lot(seed) != Side::by_lot(seed ^ 1 << bit)).count();
            assert!((400..600).contains(&changed), "bit {bit}: {changed}");
        }
    }
}
