//! Rule sets as plain data: the four games of the family and the variants that families play.

use core::fmt;

use crate::board::{Board, BoardKind};
use crate::point::{Point, PointSet};

/// Which game of the family a rule set starts from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameId {
    /// Aadu Puli Attam by its standard rules.
    Standard,
    /// Aadu Puli Attam with claimed draws only.
    Parlour,
    /// Adu Huli: sixteen goats, six captures.
    AduHuli,
    /// Bagh-Chal: four tigers, twenty goats, 5 × 5 points.
    BaghChal,
}

impl GameId {
    /// Every game.
    pub const ALL: [Self; 4] = [Self::Standard, Self::Parlour, Self::AduHuli, Self::BaghChal];

    /// The word that saves, records and the engine protocol use, such as `adu-huli`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Parlour => "parlour",
            Self::AduHuli => "adu-huli",
            Self::BaghChal => "bagh-chal",
        }
    }

    /// The game that this word names, upper or lower case.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| id.eq_ignore_ascii_case(game.id()))
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// A family variant: each may be switched on for any game, alone or with others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Variant {
    /// The tigers must capture every goat.
    FifteenCaptures,
    /// After a capture the same tiger may capture again at once.
    MultipleJumps,
    /// The tigers but the first enter one a turn.
    PlacingTigers,
    /// Who makes a position stand for the fourth time loses.
    RepeaterLoses,
}

impl Variant {
    /// Every variant.
    pub const ALL: [Self; 4] = [Self::FifteenCaptures, Self::MultipleJumps, Self::PlacingTigers, Self::RepeaterLoses];

    /// The word that saves, records and the engine protocol use, such as `multiple-jumps`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::FifteenCaptures => "fifteen-captures",
            Self::MultipleJumps => "multiple-jumps",
            Self::PlacingTigers => "placing-tigers",
            Self::RepeaterLoses => "repeater-loses",
        }
    }

    /// The variant that this word names, upper or lower case.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|variant| id.eq_ignore_ascii_case(variant.id()))
    }
}

/// Which variants are on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Variants(u8);

impl Variants {
    /// No variant.
    pub const NONE: Self = Self(0);

    /// The same variants and this one.
    #[must_use]
    pub const fn with(self, variant: Variant) -> Self {
        Self(self.0 | 1 << variant as u8)
    }

    /// Whether this variant is on.
    pub const fn contains(self, variant: Variant) -> bool {
        self.0 >> variant as u8 & 1 == 1
    }

    /// Whether no variant is on.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The variants that are on, in the order of [`Variant::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Variant> {
        Variant::ALL.into_iter().filter(move |&variant| self.contains(variant))
    }

    /// Every combination of variants.
    pub fn all_combinations() -> impl Iterator<Item = Self> {
        (0..1 << Variant::ALL.len()).map(Self)
    }

    /// The variants of a comma list such as `multiple-jumps,placing-tigers`, or of `none`.
    ///
    /// # Errors
    /// The word that names no variant.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_core::{Variant, Variants};
    /// let on = Variants::parse("multiple-jumps, placing-tigers")?;
    /// assert!(on.contains(Variant::PlacingTigers));
    /// assert_eq!(Variants::parse("none")?, Variants::NONE);
    /// assert!(Variants::parse("flying-goats").is_err());
    /// # Ok::<(), aadupuli_core::UnknownVariant>(())
    /// ```
    pub fn parse(list: &str) -> Result<Self, UnknownVariant> {
        let list = list.trim();
        if list.is_empty() || list.eq_ignore_ascii_case("none") {
            return Ok(Self::NONE);
        }
        list.split(',').map(str::trim).try_fold(Self::NONE, |on, word| match Variant::from_id(word) {
            Some(variant) => Ok(on.with(variant)),
            None => Err(UnknownVariant { word: word.chars().take(40).collect() }),
        })
    }
}

impl FromIterator<Variant> for Variants {
    fn from_iter<I: IntoIterator<Item = Variant>>(variants: I) -> Self {
        variants.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Display for Variants {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.pad("none");
        }
        let words: Vec<&str> = self.iter().map(Variant::id).collect();
        f.pad(&words.join(","))
    }
}

/// A word in a list of variants that names none.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown variant \"{word}\" (known: fifteen-captures, multiple-jumps, placing-tigers, repeater-loses)")]
pub struct UnknownVariant {
    /// The word, at most 40 letters of it.
    pub word: String,
}

/// What goats do that are to move and have no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StuckGoats {
    /// They pass, and the tigers move again.
    Pass,
}

/// The rules of one game: every choice that tellings of the game make differently is a field here.
///
/// # Examples
/// ```
/// use aadupuli_core::{GameId, RuleSet, Variant, Variants};
/// let standard = RuleSet::new(GameId::Standard, Variants::NONE);
/// assert_eq!((standard.goats, standard.captures_to_win, standard.quiet_tiger_moves), (15, 5, Some(50)));
/// let family = RuleSet::new(GameId::AduHuli, Variants::NONE.with(Variant::FifteenCaptures));
/// assert_eq!(family.captures_to_win, 16);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RuleSet {
    /// The game of the family.
    pub game: GameId,
    /// The family variants that are on.
    pub variants: Variants,
    /// Goats more (or fewer, below 0) than the game has: a handicap.
    pub handicap: i8,
    /// The board.
    pub board: BoardKind,
    /// How many tigers play.
    pub tigers: u8,
    /// How many goats play.
    pub goats: u8,
    /// How many captures win the game for the tigers.
    pub captures_to_win: u8,
    /// Whether a position that stands for the third time is a draw.
    pub threefold: bool,
    /// How many tiger moves in a row without a capture make a draw.
    pub quiet_tiger_moves: Option<u8>,
    /// After how many moves of each side a draw may be claimed.
    pub claim_after: Option<u8>,
    /// Whether the player loses whose move makes a position stand for the fourth time.
    pub repeater_loses: bool,
    /// Whether a tiger that has captured may capture again at once.
    pub multiple_jumps: bool,
    /// Whether the tigers but the first enter one a turn.
    pub placing_tigers: bool,
    /// What goats without a move do. A house choice for all games but the standard one.
    pub stuck_goats: StuckGoats,
}

impl RuleSet {
    /// The rules of a game with these variants.
    ///
    /// With [`Variant::RepeaterLoses`] the threefold draw is off, since it would end the game first.
    pub const fn new(game: GameId, variants: Variants) -> Self {
        let mut rules = match game {
            GameId::Standard => Self::triangle(game, 15, 5),
            GameId::Parlour => {
                Self { threefold: false, quiet_tiger_moves: None, claim_after: Some(30), ..Self::triangle(game, 15, 5) }
            }
            // The quiet-move rule of Adu Huli is a house choice: the sources are silent.
            GameId::AduHuli => Self::triangle(game, 16, 6),
            GameId::BaghChal => {
                Self { board: BoardKind::BaghChal, tigers: 4, quiet_tiger_moves: None, ..Self::triangle(game, 20, 5) }
            }
        };
        rules.variants = variants;
        if variants.contains(Variant::FifteenCaptures) {
            rules.captures_to_win = rules.goats;
        }
        rules.multiple_jumps = variants.contains(Variant::MultipleJumps);
        rules.placing_tigers = variants.contains(Variant::PlacingTigers);
        if variants.contains(Variant::RepeaterLoses) {
            rules.repeater_loses = true;
            rules.threefold = false;
        }
        rules
    }

    const fn triangle(game: GameId, goats: u8, captures_to_win: u8) -> Self {
        Self {
            game,
            variants: Variants::NONE,
            handicap: 0,
            board: BoardKind::AaduPuli,
            tigers: 3,
            goats,
            captures_to_win,
            threefold: true,
            quiet_tiger_moves: Some(50),
            claim_after: None,
            repeater_loses: false,
            multiple_jumps: false,
            placing_tigers: false,
            stuck_goats: StuckGoats::Pass,
        }
    }

    /// The same rules with more goats, or with fewer where `handicap` is below 0.
    ///
    /// `None` where the captures could no longer be made, or where the pieces would fill the board.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_core::{GameId, RuleSet, Variants};
    /// let standard = RuleSet::new(GameId::Standard, Variants::NONE);
    /// assert_eq!(standard.with_handicap(-1).map(|rules| rules.goats), Some(14));
    /// assert_eq!(standard.with_handicap(9), None);
    /// ```
    pub fn with_handicap(self, handicap: i8) -> Option<Self> {
        let base = Self::new(self.game, self.variants);
        let goats = u8::try_from(i16::from(base.goats) + i16::from(handicap)).ok()?;
        let captures_to_win =
            if self.variants.contains(Variant::FifteenCaptures) { goats } else { base.captures_to_win };
        let room = usize::from(goats) + usize::from(base.tigers) < Board::of(base.board).len();
        (room && goats >= captures_to_win && goats > 0).then_some(Self { handicap, goats, captures_to_win, ..base })
    }

    /// The board that this game is played on.
    #[inline]
    pub fn board(&self) -> &'static Board {
        Board::of(self.board)
    }

    /// The points on which tigers stand when a game begins.
    pub fn tiger_start(&self) -> PointSet {
        let all: &[u8] = match self.board {
            BoardKind::AaduPuli => &[0, 3, 4],
            BoardKind::BaghChal => &[0, 4, 20, 24],
        };
        let standing = if self.placing_tigers { 1 } else { all.len() };
        all.iter().take(standing).map(|&index| Point::from_index(index)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rule_sets_are_the_table_of_the_rules() {
        let row = |game| {
            let r = RuleSet::new(game, Variants::NONE);
            (r.tigers, r.goats, r.captures_to_win, r.threefold, r.quiet_tiger_moves, r.claim_after)
        };
        assert_eq!(row(GameId::Standard), (3, 15, 5, true, Some(50), None));
        assert_eq!(row(GameId::Parlour), (3, 15, 5, false, None, Some(30)));
        assert_eq!(row(GameId::AduHuli), (3, 16, 6, true, Some(50), None));
        assert_eq!(row(GameId::BaghChal), (4, 20, 5, true, None, None));
    }

    #[test]
    fn variants_print_and_parse() {
        for on in Variants::all_combinations() {
            assert_eq!(Variants::parse(&on.to_string()), Ok(on));
        }
        assert_eq!(Variants::parse("x,none").map_err(|e| e.word), Err("x".to_owned()));
    }

    #[test]
    fn handicaps_leave_an_empty_point_and_enough_goats() {
        let bagh_chal = RuleSet::new(GameId::BaghChal, Variants::NONE);
        assert_eq!(bagh_chal.with_handicap(1), None);
        assert_eq!(bagh_chal.with_handicap(-15).map(|r| r.goats), Some(5));
        assert_eq!(bagh_chal.with_handicap(-16), None);
        assert_eq!(bagh_chal.with_handicap(-3).and_then(|r| r.with_handicap(0)), Some(bagh_chal));
        let every = RuleSet::new(GameId::Standard, Variants::NONE.with(Variant::FifteenCaptures));
        assert_eq!(every.with_handicap(1).map(|r| r.captures_to_win), Some(16));
    }
}
