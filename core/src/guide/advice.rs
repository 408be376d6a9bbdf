//! The advice that the strategy guide gives, each a rule of thumb that a move follows or not.

use crate::rules::GameId;
use crate::side::Side;

/// A rule of thumb.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Advice {
    /// Goats: leave no goat where a tiger can capture it.
    LeaveNoneInDanger,
    /// Goats: leave no way for a tiger to threaten two goats with one step.
    WatchForForks,
    /// Goats: enter on the points on which no goat can ever be captured.
    SafePointsFirst,
    /// Goats: build from the base (in Bagh-Chal from the edge).
    BuildFromTheBase,
    /// Goats: stand beside another goat.
    StandTogether,
    /// Goats: two goats in a row are safe; move so that the goat has another behind it, as seen from each tiger.
    TwoInARow,
    /// Goats: keep away from the tigers until all have entered.
    KeepAway,
    /// Goats: take the point at the top when it is free.
    TakeTheApex,
    /// Goats: leave the tigers as few moves as you can.
    NarrowTheTigers,
    /// Tigers: keep a tiger on the point at the top.
    KeepTheApex,
    /// Tigers: capture whenever you can.
    CaptureWhenYouCan,
    /// Tigers: threaten a goat with every move.
    Threaten,
    /// Tigers: threaten two goats at once where you can.
    Fork,
    /// Tigers: let none of yours be shut in.
    StayFree,
    /// Tigers: keep as many moves open as you can.
    KeepMovesOpen,
    /// Tigers: do not stand beside each other.
    SpreadOut,
    /// Tigers: stay where three lines or more lead away.
    KeepOffTheCorners,
    /// Tigers: stay in the middle, on the slopes between apex and base.
    HoldTheMiddle,
}

impl Advice {
    /// Every rule of thumb, the goats' first.
    pub const ALL: [Self; 18] = [
        Self::LeaveNoneInDanger,
        Self::WatchForForks,
        Self::SafePointsFirst,
        Self::BuildFromTheBase,
        Self::StandTogether,
        Self::TwoInARow,
        Self::KeepAway,
        Self::TakeTheApex,
        Self::NarrowTheTigers,
        Self::KeepTheApex,
        Self::CaptureWhenYouCan,
        Self::Threaten,
        Self::Fork,
        Self::StayFree,
        Self::KeepMovesOpen,
        Self::SpreadOut,
        Self::KeepOffTheCorners,
        Self::HoldTheMiddle,
    ];

    /// The word for it in message keys and figures, such as `keep-the-apex`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::LeaveNoneInDanger => "leave-none-in-danger",
            Self::WatchForForks => "watch-for-forks",
            Self::SafePointsFirst => "safe-points-first",
            Self::BuildFromTheBase => "build-from-the-base",
            Self::StandTogether => "stand-together",
            Self::TwoInARow => "two-in-a-row",
            Self::KeepAway => "keep-away",
            Self::TakeTheApex => "take-the-apex",
            Self::NarrowTheTigers => "narrow-the-tigers",
            Self::KeepTheApex => "keep-the-apex",
            Self::CaptureWhenYouCan => "capture-when-you-can",
            Self::Threaten => "threaten",
            Self::Fork => "fork",
            Self::StayFree => "stay-free",
            Self::KeepMovesOpen => "keep-moves-open",
            Self::SpreadOut => "spread-out",
            Self::KeepOffTheCorners => "keep-off-the-corners",
            Self::HoldTheMiddle => "hold-the-middle",
        }
    }

    /// The side that it is for.
    pub const fn side(self) -> Side {
        match self {
            Self::LeaveNoneInDanger
            | Self::WatchForForks
            | Self::SafePointsFirst
            | Self::BuildFromTheBase
            | Self::StandTogether
            | Self::TwoInARow
            | Self::KeepAway
            | Self::TakeTheApex
            | Self::NarrowTheTigers => Side::Goats,
            Self::KeepTheApex
            | Self::CaptureWhenYouCan
            | Self::Threaten
            | Self::Fork
            | Self::StayFree
            | Self::KeepMovesOpen
            | Self::SpreadOut
            | Self::KeepOffTheCorners
            | Self::HoldTheMiddle => Side::Tigers,
        }
    }

    /// Whether it makes sense in this game: Bagh-Chal's board has no apex.
    pub const fn is_for(self, game: GameId) -> bool {
        !matches!((game, self), (GameId::BaghChal, Self::TakeTheApex | Self::KeepTheApex))
    }

    /// The key of its words.
    pub const fn text_key(self) -> &'static str {
        match self {
            Self::LeaveNoneInDanger => "advice-leave-none-in-danger",
            Self::WatchForForks => "advice-watch-for-forks",
            Self::SafePointsFirst => "advice-safe-points-first",
            Self::BuildFromTheBase => "advice-build-from-the-base",
            Self::StandTogether => "advice-stand-together",
            Self::TwoInARow => "advice-two-in-a-row",
            Self::KeepAway => "advice-keep-away",
            Self::TakeTheApex => "advice-take-the-apex",
            Self::NarrowTheTigers => "advice-narrow-the-tigers",
            Self::KeepTheApex => "advice-keep-the-apex",
            Self::CaptureWhenYouCan => "advice-capture-when-you-can",
            Self::Threaten => "advice-threaten",
            Self::Fork => "advice-fork",
            Self::StayFree => "advice-stay-free",
            Self::KeepMovesOpen => "advice-keep-moves-open",
            Self::SpreadOut => "advice-spread-out",
            Self::KeepOffTheCorners => "advice-keep-off-the-corners",
            Self::HoldTheMiddle => "advice-hold-the-middle",
        }
    }
}
