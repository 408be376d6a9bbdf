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
/// The figures are those of a solution of the game, counted by [`measure`](super::measure()) over games between players
/// who look one move ahead; `docs/solution.md` says more, `solver advice` counts them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Evidence {
    /// How many decisions were looked at.
    pub decisions: u32,
    /// The share of the moves following it that keep the value, in thousandths.
    pub followed: u16,
    /// The share of the other moves that keep the value, in thousandths.
    pub ignored: u16,
    /// By how many thousandths the shares differ among the moves alone that leave no goat in danger (goats) or capture
    /// none (tigers); `None` where the advice is about nothing else.
    pub beyond_captures: Option<i16>,
}

impl Evidence {
    /// From how many thousandths of difference advice is strong.
    pub const STRONG: i32 = 150;

    /// From how many thousandths of difference advice is fair.
    pub const FAIR: i32 = 50;

    /// How many thousandths more of the moves that follow the advice keep the value; negative where fewer do.
    pub fn difference(&self) -> i32 {
        i32::from(self.followed) - i32::from(self.ignored)
    }

    /// By how many thousandths the moves that do *not* follow the advice are the better ones, as soon as no move is counted
    /// that leaves a goat in danger or captures one; `None` where they are not clearly better.
    ///
    /// Such advice sounds right because the moves that follow it seldom lose a goat, which is what matters.
    pub fn misleads_by(&self) -> Option<u16> {
        let worse = -i32::from(self.beyond_captures?);
        (worse >= Self::FAIR).then(|| worse.unsigned_abs() as u16)
    }

    /// How far to trust the advice: by the difference between following it and not.
    pub fn strength(&self) -> Strength {
        match self.difference() {
            Self::STRONG.. => Strength::Strong,
            Self::FAIR.. => Strength::Fair,
            _ => Strength::Weak,
        }
    }
}

impl Advice {
    /// What was measured of this advice in this game, or `None` where it makes no sense.
    pub fn evidence(self, game: GameId) -> Option<Evidence> {
        let measured = MEASURED.iter().find(|(in_game, advice, _)| *in_game == game && *advice == self);
        measured.map(|&(_, _, evidence)| evidence)
    }
}

/// The figures, as `solver advice` prints them.
#[rustfmt::skip]
const MEASURED: &[(GameId, Advice, Evidence)] = &[
    row(GameId::Standard, Advice::LeaveNoneInDanger, 245101, [783, 231], None),
    row(GameId::Standard, Advice::TwoInARow, 171502, [751, 210], None),
    row(GameId::Standard, Advice::WatchForForks, 215788, [681, 225], Some(628)),
    row(GameId::Standard, Advice::TakeTheApex, 68452, [735, 442], Some(395)),
    row(GameId::Standard, Advice::NarrowTheTigers, 253102, [702, 464], Some(188)),
    row(GameId::Standard, Advice::StandTogether, 237083, [558, 454], Some(36)),
    row(GameId::Standard, Advice::KeepAway, 50414, [326, 295], Some(-251)),
    row(GameId::Standard, Advice::SafePointsFirst, 49521, [332, 304], Some(-83)),
    row(GameId::Standard, Advice::BuildFromTheBase, 50277, [284, 332], Some(-182)),
    row(GameId::Standard, Advice::CaptureWhenYouCan, 32202, [928, 333], None),
    row(GameId::Standard, Advice::Fork, 38442, [814, 320], Some(682)),
    row(GameId::Standard, Advice::Threaten, 104429, [695, 404], Some(381)),
    row(GameId::Standard, Advice::StayFree, 35084, [610, 337], Some(303)),
    row(GameId::Standard, Advice::KeepOffTheCorners, 68214, [566, 370], Some(238)),
    row(GameId::Standard, Advice::KeepMovesOpen, 146627, [666, 472], Some(227)),
    row(GameId::Standard, Advice::KeepTheApex, 87073, [656, 497], Some(174)),
    row(GameId::Standard, Advice::HoldTheMiddle, 114142, [548, 443], Some(125)),
    row(GameId::Standard, Advice::SpreadOut, 110089, [575, 491], Some(104)),
    row(GameId::AduHuli, Advice::TwoInARow, 246892, [721, 191], None),
    row(GameId::AduHuli, Advice::LeaveNoneInDanger, 360213, [685, 195], None),
    row(GameId::AduHuli, Advice::TakeTheApex, 112297, [816, 379], Some(547)),
    row(GameId::AduHuli, Advice::WatchForForks, 265147, [625, 214], Some(439)),
    row(GameId::AduHuli, Advice::NarrowTheTigers, 349389, [678, 427], Some(270)),
    row(GameId::AduHuli, Advice::KeepAway, 161584, [368, 260], Some(-224)),
    row(GameId::AduHuli, Advice::StandTogether, 311132, [513, 421], Some(1)),
    row(GameId::AduHuli, Advice::BuildFromTheBase, 161104, [362, 304], Some(-43)),
    row(GameId::AduHuli, Advice::SafePointsFirst, 158796, [325, 341], Some(-160)),
    row(GameId::AduHuli, Advice::CaptureWhenYouCan, 43283, [907, 337], None),
    row(GameId::AduHuli, Advice::Fork, 44003, [763, 333], Some(612)),
    row(GameId::AduHuli, Advice::KeepTheApex, 147088, [627, 259], Some(395)),
    row(GameId::AduHuli, Advice::Threaten, 139274, [639, 349], Some(381)),
    row(GameId::AduHuli, Advice::StayFree, 51198, [596, 353], Some(265)),
    row(GameId::AduHuli, Advice::KeepMovesOpen, 220795, [584, 386], Some(218)),
    row(GameId::AduHuli, Advice::KeepOffTheCorners, 85501, [473, 294], Some(216)),
    row(GameId::AduHuli, Advice::SpreadOut, 161631, [469, 445], Some(35)),
    row(GameId::AduHuli, Advice::HoldTheMiddle, 151447, [446, 437], Some(15)),
    row(GameId::Parlour, Advice::LeaveNoneInDanger, 245700, [783, 231], None),
    row(GameId::Parlour, Advice::TwoInARow, 171995, [751, 210], None),
    row(GameId::Parlour, Advice::WatchForForks, 216335, [681, 225], Some(627)),
    row(GameId::Parlour, Advice::TakeTheApex, 68655, [735, 442], Some(396)),
    row(GameId::Parlour, Advice::NarrowTheTigers, 253712, [702, 464], Some(189)),
    row(GameId::Parlour, Advice::StandTogether, 237635, [558, 454], Some(37)),
    row(GameId::Parlour, Advice::KeepAway, 50683, [326, 295], Some(-252)),
    row(GameId::Parlour, Advice::SafePointsFirst, 49782, [332, 304], Some(-84)),
    row(GameId::Parlour, Advice::BuildFromTheBase, 50544, [284, 332], Some(-181)),
    row(GameId::Parlour, Advice::CaptureWhenYouCan, 32347, [927, 333], None),
    row(GameId::Parlour, Advice::Fork, 38608, [814, 320], Some(681)),
    row(GameId::Parlour, Advice::Threaten, 104935, [695, 404], Some(381)),
    row(GameId::Parlour, Advice::StayFree, 35227, [611, 337], Some(304)),
    row(GameId::Parlour, Advice::KeepOffTheCorners, 68576, [567, 368], Some(239)),
    row(GameId::Parlour, Advice::KeepMovesOpen, 147376, [666, 472], Some(227)),
    row(GameId::Parlour, Advice::KeepTheApex, 87479, [656, 496], Some(176)),
    row(GameId::Parlour, Advice::HoldTheMiddle, 114760, [548, 442], Some(125)),
    row(GameId::Parlour, Advice::SpreadOut, 110623, [575, 492], Some(102)),
    row(GameId::BaghChal, Advice::LeaveNoneInDanger, 373519, [775, 208], None),
    row(GameId::BaghChal, Advice::TwoInARow, 304393, [605, 214], None),
    row(GameId::BaghChal, Advice::WatchForForks, 327592, [568, 178], Some(526)),
    row(GameId::BaghChal, Advice::NarrowTheTigers, 394534, [656, 383], Some(280)),
    row(GameId::BaghChal, Advice::SafePointsFirst, 28595, [578, 432], Some(21)),
    row(GameId::BaghChal, Advice::BuildFromTheBase, 49619, [540, 418], Some(-23)),
    row(GameId::BaghChal, Advice::StandTogether, 182613, [424, 366], Some(55)),
    row(GameId::BaghChal, Advice::KeepAway, 43138, [482, 444], Some(-296)),
    row(GameId::BaghChal, Advice::CaptureWhenYouCan, 61008, [929, 262], None),
    row(GameId::BaghChal, Advice::Fork, 49399, [670, 371], Some(560)),
    row(GameId::BaghChal, Advice::Threaten, 120956, [570, 366], Some(335)),
    row(GameId::BaghChal, Advice::KeepMovesOpen, 205494, [619, 426], Some(204)),
    row(GameId::BaghChal, Advice::KeepOffTheCorners, 142875, [544, 407], Some(160)),
    row(GameId::BaghChal, Advice::StayFree, 115112, [542, 450], Some(78)),
    row(GameId::BaghChal, Advice::HoldTheMiddle, 159936, [512, 470], Some(52)),
    row(GameId::BaghChal, Advice::SpreadOut, 104138, [471, 495], Some(-11)),
];

const fn row(
    game: GameId,
    advice: Advice,
    decisions: u32,
    [followed, ignored]: [u16; 2],
    beyond_captures: Option<i16>,
) -> (GameId, Advice, Evidence) {
    (game, advice, Evidence { decisions, followed, ignored, beyond_captures })
}
