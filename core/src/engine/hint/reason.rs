//! Why a move is good, as data: the words live elsewhere.

use core::fmt;

use crate::point::Point;

/// The idea behind a hint: its first step, which names no point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Idea {
    /// There is only one legal move.
    Forced,
    /// Make the capture that wins the game.
    LastCapture,
    /// Trap the last tiger: the game is won.
    LastTrap,
    /// Close the trap within some turns.
    CloseTrap,
    /// Win by captures within some turns.
    ForceCaptures,
    /// One move alone keeps the win.
    OnlyWin,
    /// One move alone keeps the draw.
    OnlyDraw,
    /// Take a goat.
    TakeGoat,
    /// Give a trapped tiger a way out.
    FreeTiger,
    /// Save a goat that could be captured.
    SaveGoat,
    /// Threaten two goats at once.
    Fork,
    /// Threaten a goat.
    Threaten,
    /// Leave a tiger without a move.
    TrapTiger,
    /// Take a point on which no goat can ever be captured.
    SafePoint,
    /// Keep the win.
    KeepWin,
    /// Keep the draw.
    KeepDraw,
    /// Hold out as long as possible.
    Resist,
    /// The best that a search found, not proved.
    Improve,
}

impl Idea {
    /// Every idea.
    pub const ALL: [Self; 18] = [
        Self::Forced,
        Self::LastCapture,
        Self::LastTrap,
        Self::CloseTrap,
        Self::ForceCaptures,
        Self::OnlyWin,
        Self::OnlyDraw,
        Self::TakeGoat,
        Self::FreeTiger,
        Self::SaveGoat,
        Self::Fork,
        Self::Threaten,
        Self::TrapTiger,
        Self::SafePoint,
        Self::KeepWin,
        Self::KeepDraw,
        Self::Resist,
        Self::Improve,
    ];

    /// The word that the engine protocol and the texts use, such as `save-goat`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Forced => "forced",
            Self::LastCapture => "last-capture",
            Self::LastTrap => "last-trap",
            Self::CloseTrap => "close-trap",
            Self::ForceCaptures => "force-captures",
            Self::OnlyWin => "only-win",
            Self::OnlyDraw => "only-draw",
            Self::TakeGoat => "take-goat",
            Self::FreeTiger => "free-tiger",
            Self::SaveGoat => "save-goat",
            Self::Fork => "fork",
            Self::Threaten => "threaten",
            Self::TrapTiger => "trap-tiger",
            Self::SafePoint => "safe-point",
            Self::KeepWin => "keep-win",
            Self::KeepDraw => "keep-draw",
            Self::Resist => "resist",
            Self::Improve => "improve",
        }
    }
}

impl fmt::Display for Idea {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// The reason for a move: its third step. Every reason has been checked when a hint states it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// It is the only legal move.
    Forced,
    /// It captures the goat that wins the game.
    LastCapture {
        /// The goat.
        goat: Point,
    },
    /// It leaves the tigers without a move: the game is won.
    LastTrap,
    /// The goats trap every tiger, whatever the tigers do.
    CloseTrap {
        /// Within so many tiger turns, where that is known: the trap itself, or the next capture that changes nothing.
        turns: Option<u16>,
    },
    /// The tigers reach a capture that keeps the win, whatever the goats do.
    ForceCaptures {
        /// Within so many tiger turns, where that is known.
        turns: Option<u16>,
    },
    /// Every other move gives the win away.
    OnlyWin,
    /// Every other move loses.
    OnlyDraw,
    /// It captures a goat and loses nothing.
    TakeGoat {
        /// The goat.
        goat: Point,
    },
    /// A tiger that could not move can move afterwards.
    FreeTiger {
        /// The tiger, where it stood trapped.
        tiger: Point,
    },
    /// A goat that could be captured no longer can, and no other can.
    SaveGoat {
        /// The goat, where it stood in danger.
        goat: Point,
    },
    /// Two goats can be captured next, and no single goat move saves both.
    Fork {
        /// One goat.
        first: Point,
        /// The other.
        second: Point,
    },
    /// A goat can be captured next.
    Threaten {
        /// The goat.
        goat: Point,
    },
    /// A tiger that could move cannot move afterwards.
    TrapTiger {
        /// The tiger.
        tiger: Point,
    },
    /// The goat can never be captured where it stands then.
    SafePoint {
        /// The point.
        at: Point,
    },
    /// The win is kept.
    KeepWin,
    /// The draw is kept.
    KeepDraw,
    /// The position is lost; this defence takes the longest that is known.
    Resist {
        /// For so many tiger turns, where that is known.
        turns: Option<u16>,
    },
    /// A search of this depth found nothing better.
    Improve {
        /// How many plies it looked ahead.
        plies: u8,
    },
}

impl Reason {
    /// The idea behind the reason.
    pub const fn idea(self) -> Idea {
        match self {
            Self::Forced => Idea::Forced,
            Self::LastCapture { .. } => Idea::LastCapture,
            Self::LastTrap => Idea::LastTrap,
            Self::CloseTrap { .. } => Idea::CloseTrap,
            Self::ForceCaptures { .. } => Idea::ForceCaptures,
            Self::OnlyWin => Idea::OnlyWin,
            Self::OnlyDraw => Idea::OnlyDraw,
            Self::TakeGoat { .. } => Idea::TakeGoat,
            Self::FreeTiger { .. } => Idea::FreeTiger,
            Self::SaveGoat { .. } => Idea::SaveGoat,
            Self::Fork { .. } => Idea::Fork,
            Self::Threaten { .. } => Idea::Threaten,
            Self::TrapTiger { .. } => Idea::TrapTiger,
            Self::SafePoint { .. } => Idea::SafePoint,
            Self::KeepWin => Idea::KeepWin,
            Self::KeepDraw => Idea::KeepDraw,
            Self::Resist { .. } => Idea::Resist,
            Self::Improve { .. } => Idea::Improve,
        }
    }

    /// The points that the reason speaks of: the goats or tigers, in the order of the fields.
    pub fn points(self) -> Vec<Point> {
        match self {
            Self::LastCapture { goat }
            | Self::TakeGoat { goat }
            | Self::SaveGoat { goat }
            | Self::Threaten { goat } => vec![goat],
            Self::FreeTiger { tiger } | Self::TrapTiger { tiger } => vec![tiger],
            Self::Fork { first, second } => vec![first, second],
            Self::SafePoint { at } => vec![at],
            Self::Forced
            | Self::LastTrap
            | Self::CloseTrap { .. }
            | Self::ForceCaptures { .. }
            | Self::OnlyWin
            | Self::OnlyDraw
            | Self::KeepWin
            | Self::KeepDraw
            | Self::Resist { .. }
            | Self::Improve { .. } => Vec::new(),
        }
    }

    /// The number that the reason speaks of: turns, or plies.
    pub const fn number(self) -> Option<u16> {
        match self {
            Self::CloseTrap { turns } | Self::ForceCaptures { turns } | Self::Resist { turns } => turns,
            Self::Improve { plies } => Some(plies as u16),
            _ => None,
        }
    }
}
