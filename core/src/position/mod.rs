//! Positions: one moment of a game, always legal.

mod check;
mod generate;
mod play;
mod refusal;
mod setup;
mod text;

use crate::board::Board;
use crate::moves::Move;
use crate::point::{Point, PointSet};
use crate::rules::RuleSet;
use crate::side::{Piece, Side};

pub use generate::Moves;
pub use refusal::Refusal;
pub use setup::{ChainFault, Setup, SetupError};
pub use text::{PositionField, PositionTextError};

/// A legal position of one rule set: pieces, hands, side to move, chain and quiet count. 32 bytes, `Copy`.
///
/// A position knows nothing of its past: repetition, claims, resignation and clocks belong to [`Game`](crate::Game).
///
/// # Examples
/// ```
/// use aadupuli_core::{GameId, Move, Position, RuleSet, Side, Variants};
/// let rules = RuleSet::new(GameId::Standard, Variants::NONE);
/// let start = Position::start(rules);
/// assert_eq!(start.to_string(), "T/2TT2/6/6/4 g 15 0 0 - 0");
/// let after = start.play(Move::parse("d3", rules.board())?)?;
/// assert_eq!((after.side(), after.goats_in_hand()), (Side::Tigers, 14));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    key: u64,
    quiet: u16,
    captured: u8,
    rules: RuleSet,
}

/// Where the parts of a position lie in its key: 25 bits of tigers, 25 bits of goats, then these.
mod layout {
    pub(super) const GOATS: u32 = 25;
    pub(super) const GOATS_IN_HAND: u32 = 50;
    pub(super) const TIGERS_IN_HAND: u32 = 55;
    pub(super) const SIDE: u32 = 57;
    pub(super) const CHAIN: u32 = 58;
}

/// A position's exact identity within its rule set, quiet count aside: two positions are the same if and only if
/// their keys are, so that a table keyed by it never mixes two positions up.
///
/// `Position` keeps it up to date move by move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PositionKey(u64);

impl PositionKey {
    /// The 63 bits of the key.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The key well mixed, for tables that are indexed by some of its bits (the finaliser of SplitMix64).
    #[inline]
    pub const fn mixed(self) -> u64 {
        let mut z = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

impl Position {
    /// The position in which a game by these rules begins.
    pub fn start(rules: RuleSet) -> Self {
        let tigers = rules.tiger_start();
        Self::pack(&Setup {
            rules,
            tigers,
            goats: PointSet::EMPTY,
            side: Side::Goats,
            goats_in_hand: rules.goats,
            goats_captured: 0,
            tigers_in_hand: rules.tigers - tigers.len() as u8,
            chain: None,
            quiet_tiger_moves: 0,
        })
    }

    fn pack(setup: &Setup) -> Self {
        let key = u64::from(setup.tigers.bits())
            | u64::from(setup.goats.bits()) << layout::GOATS
            | u64::from(setup.goats_in_hand) << layout::GOATS_IN_HAND
            | u64::from(setup.tigers_in_hand) << layout::TIGERS_IN_HAND
            | u64::from(setup.side == Side::Tigers) << layout::SIDE
            | setup.chain.map_or(0, |p| p.index() as u64 + 1) << layout::CHAIN;
        Self { key, quiet: setup.quiet_tiger_moves, captured: setup.goats_captured, rules: setup.rules }
    }

    /// The rules by which this position is played.
    #[inline]
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The board.
    #[inline]
    pub fn board(&self) -> &'static Board {
        self.rules.board()
    }

    /// The exact identity of the position, quiet count aside.
    #[inline]
    pub const fn key(&self) -> PositionKey {
        PositionKey(self.key)
    }

    /// The points on which tigers stand.
    #[inline]
    pub const fn tigers(&self) -> PointSet {
        PointSet::from_bits(self.key as u32)
    }

    /// The points on which goats stand.
    #[inline]
    pub const fn goats(&self) -> PointSet {
        PointSet::from_bits((self.key >> layout::GOATS) as u32)
    }

    /// The points on which nothing stands.
    #[inline]
    pub fn empty(&self) -> PointSet {
        self.board().all() - (self.tigers() | self.goats())
    }

    /// The points on which a side's pieces stand.
    #[inline]
    pub const fn pieces(&self, side: Side) -> PointSet {
        match side {
            Side::Goats => self.goats(),
            Side::Tigers => self.tigers(),
        }
    }

    /// What stands on a point.
    pub const fn piece(&self, point: Point) -> Option<Piece> {
        if self.tigers().contains(point) {
            Some(Piece::Tiger)
        } else if self.goats().contains(point) {
            Some(Piece::Goat)
        } else {
            None
        }
    }

    /// The side to move.
    #[inline]
    pub const fn side(&self) -> Side {
        if self.key >> layout::SIDE & 1 == 1 { Side::Tigers } else { Side::Goats }
    }

    /// How many goats have not yet entered.
    #[inline]
    pub const fn goats_in_hand(&self) -> u8 {
        (self.key >> layout::GOATS_IN_HAND & 31) as u8
    }

    /// How many goats have been captured.
    #[inline]
    pub const fn goats_captured(&self) -> u8 {
        self.captured
    }

    /// How many tigers have not yet entered (only with the variant *Placing the tigers*).
    #[inline]
    pub const fn tigers_in_hand(&self) -> u8 {
        (self.key >> layout::TIGERS_IN_HAND & 3) as u8
    }

    /// The tiger that may capture again (only with the variant *Multiple jumps*).
    #[inline]
    pub const fn chain(&self) -> Option<Point> {
        let chain = (self.key >> layout::CHAIN & 31) as u8;
        if chain == 0 { None } else { Some(Point::from_index(chain - 1)) }
    }

    /// How many moves the tigers have made in a row without a capture, since the last goat entered.
    #[inline]
    pub const fn quiet_tiger_moves(&self) -> u16 {
        self.quiet
    }

    /// The same position with another quiet count.
    ///
    /// # Errors
    /// A count above 0 while goats are in hand, or above the rule set's limit.
    pub fn with_quiet_tiger_moves(&self, quiet: u16) -> Result<Self, SetupError> {
        Setup { quiet_tiger_moves: quiet, ..self.to_setup() }.check()
    }

    /// Whether every goat has entered.
    #[inline]
    pub const fn is_movement_phase(&self) -> bool {
        self.goats_in_hand() == 0
    }

    /// The parts of the position, free to change.
    pub fn to_setup(&self) -> Setup {
        Setup {
            rules: self.rules,
            tigers: self.tigers(),
            goats: self.goats(),
            side: self.side(),
            goats_in_hand: self.goats_in_hand(),
            goats_captured: self.captured,
            tigers_in_hand: self.tigers_in_hand(),
            chain: self.chain(),
            quiet_tiger_moves: self.quiet,
        }
    }

    /// The position with left and right exchanged; its value is the same.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let board = self.board();
        let setup = self.to_setup();
        Self::pack(&Setup {
            tigers: board.mirror_set(setup.tigers),
            goats: board.mirror_set(setup.goats),
            chain: setup.chain.map(|p| board.mirror(p)),
            ..setup
        })
    }

    /// The side that has won on the board: captures reached, or all tigers trapped on their turn.
    ///
    /// Draws need the history (or the quiet count) and are [`Game`](crate::Game)'s to say.
    pub fn winner(&self) -> Option<Side> {
        if self.captured >= self.rules.captures_to_win {
            Some(Side::Tigers)
        } else if self.tigers_are_trapped() {
            Some(Side::Goats)
        } else {
            None
        }
    }

    /// Whether the tigers are to move and none can move, capture or enter.
    pub fn tigers_are_trapped(&self) -> bool {
        self.side() == Side::Tigers && self.tigers_in_hand() == 0 && !self.can_move(self.tigers())
    }

    /// The tigers that could neither step nor capture if it were their turn.
    pub fn trapped_tigers(&self) -> PointSet {
        self.tigers().iter().filter(|&tiger| !self.can_move(tiger.set())).collect()
    }

    /// The goats that a tiger could capture if it were the tigers' turn.
    pub fn capturable_goats(&self) -> PointSet {
        if self.tigers_in_hand() > 0 {
            return PointSet::EMPTY;
        }
        let board = self.board();
        let mut jumps = board.capture_jumps(self.tigers(), self.goats(), self.empty());
        let mut goats = PointSet::EMPTY;
        while jumps != 0 {
            goats = goats.with(board.jump(jumps.trailing_zeros()).1);
            jumps &= jumps - 1;
        }
        goats
    }

    /// The point of the goat that a capture takes.
    #[inline]
    pub fn captured_point(&self, mv: Move) -> Option<Point> {
        match mv {
            Move::Capture { from, to } => self.board().over(from, to),
            _ => None,
        }
    }
}

impl core::fmt::Debug for Position {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Position({} {}, {self})", self.rules.game, self.rules.variants)
    }
}
