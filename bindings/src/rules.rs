//! Rule sets and the choice of a new game.

use aadupuli_core::{BoardKind, ClockSetting, Date, Game, GameId, Match, Position, RuleSet, Variant};

use crate::numbers::{duration, int, seed};
use crate::players::{Help, Player};

/// The rules of one game in figures.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Rules {
    /// The game of the family.
    pub game: GameId,
    /// The family variants that are on.
    pub variants: Vec<Variant>,
    /// Goats more than the game has, or fewer below 0.
    pub handicap: i32,
    /// The board.
    pub board: BoardKind,
    /// How many tigers play.
    pub tigers: i32,
    /// How many goats play.
    pub goats: i32,
    /// How many captures win the game for the tigers.
    pub captures_to_win: i32,
    /// Whether a position that stands for the third time is a draw.
    pub threefold: bool,
    /// How many tiger moves in a row without a capture make a draw.
    pub quiet_tiger_moves: Option<i32>,
    /// After how many moves of each side a draw may be claimed.
    pub claim_after: Option<i32>,
    /// Whether the player loses whose move makes a position stand for the fourth time.
    pub repeater_loses: bool,
    /// Whether a tiger that has captured may capture again at once.
    pub multiple_jumps: bool,
    /// Whether the tigers but the first enter one a turn.
    pub placing_tigers: bool,
    /// The position in which a game by these rules begins, as a position string.
    pub start: String,
}

impl From<&RuleSet> for Rules {
    fn from(rules: &RuleSet) -> Self {
        Self {
            game: rules.game,
            variants: rules.variants.iter().collect(),
            handicap: int(rules.handicap),
            board: rules.board,
            tigers: int(rules.tigers),
            goats: int(rules.goats),
            captures_to_win: int(rules.captures_to_win),
            threefold: rules.threefold,
            quiet_tiger_moves: rules.quiet_tiger_moves.map(int),
            claim_after: rules.claim_after.map(int),
            repeater_loses: rules.repeater_loses,
            multiple_jumps: rules.multiple_jumps,
            placing_tigers: rules.placing_tigers,
            start: Position::start(*rules).to_string(),
        }
    }
}

/// Which rules: a game, its variants and a handicap.
#[derive(Clone, Debug, PartialEq, Eq, Hash, uniffi::Record)]
pub struct RulesChoice {
    /// The game of the family.
    pub game: GameId,
    /// The family variants that are on, in any order.
    #[uniffi(default = [])]
    pub variants: Vec<Variant>,
    /// Goats more than the game has, or fewer below 0.
    #[uniffi(default = 0)]
    pub handicap: i32,
}

/// Why there are no such rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error, uniffi::Error)]
pub enum RulesError {
    /// With so many goats more or fewer the game cannot be played.
    #[error("a handicap of {handicap} goats is not possible in this game")]
    Handicap {
        /// The handicap.
        handicap: i32,
    },
}

impl RulesChoice {
    pub(crate) fn rule_set(&self) -> Result<RuleSet, RulesError> {
        let impossible = RulesError::Handicap { handicap: self.handicap };
        let handicap = i8::try_from(self.handicap).map_err(|_| impossible)?;
        RuleSet::new(self.game, self.variants.iter().copied().collect()).with_handicap(handicap).ok_or(impossible)
    }
}

impl From<&RuleSet> for RulesChoice {
    fn from(rules: &RuleSet) -> Self {
        Self { game: rules.game, variants: rules.variants.iter().collect(), handicap: int(rules.handicap) }
    }
}

/// Every game of the family.
#[uniffi::export]
pub fn all_games() -> Vec<GameId> {
    GameId::ALL.to_vec()
}

/// Every family variant.
#[uniffi::export]
pub fn all_variants() -> Vec<Variant> {
    Variant::ALL.to_vec()
}

/// Every level of the computer, the weakest in front.
#[uniffi::export]
pub fn all_levels() -> Vec<aadupuli_core::Level> {
    aadupuli_core::Level::ALL.to_vec()
}

/// The rules in figures.
///
/// # Errors
/// The handicap is not possible.
#[uniffi::export]
pub fn rules_of(choice: &RulesChoice) -> Result<Rules, RulesError> {
    Ok(Rules::from(&choice.rule_set()?))
}

/// Which handicaps a game with these variants can be played with: goats more, or fewer below 0; 0 among them.
#[uniffi::export]
pub fn possible_handicaps(game: GameId, variants: Vec<Variant>) -> Vec<i32> {
    let rules = RuleSet::new(game, variants.into_iter().collect());
    (i8::MIN..=i8::MAX).filter(|&handicap| rules.with_handicap(handicap).is_some()).map(int).collect()
}

/// Everything that a new game is made of.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct NewGame {
    /// The rules.
    pub rules: RulesChoice,
    /// Who plays the goats.
    pub goats: Player,
    /// Who plays the tigers.
    pub tigers: Player,
    /// Which help is allowed.
    pub help: Help,
    /// What each player has on the clock for the whole game, in milliseconds; none plays without a clock.
    #[uniffi(default = None)]
    pub clock_ms: Option<i64>,
    /// The seed of the computer's choices: any number, another one for each game.
    #[uniffi(default = 0)]
    pub seed: i64,
    /// The day on which the game begins, `YYYY-MM-DD`.
    #[uniffi(default = None)]
    pub date: Option<String>,
    /// The position to start from, as a position string; none for the usual one.
    #[uniffi(default = None)]
    pub start: Option<String>,
}

/// Why no such game can begin.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, uniffi::Error)]
pub enum NewGameError {
    /// With so many goats more or fewer the game cannot be played.
    #[error("a handicap of {handicap} goats is not possible in this game")]
    Handicap {
        /// The handicap.
        handicap: i32,
    },
    /// The date is no day as `YYYY-MM-DD`.
    #[error("{text} is no day as YYYY-MM-DD")]
    Date {
        /// The date.
        text: String,
    },
    /// The start is no position of these rules.
    #[error("start: {fault}")]
    Start {
        /// What is wrong with it, in English, for a log.
        fault: String,
    },
}

impl From<RulesError> for NewGameError {
    fn from(RulesError::Handicap { handicap }: RulesError) -> Self {
        Self::Handicap { handicap }
    }
}

/// The day in this text, or none.
pub(crate) fn day(text: Option<&String>) -> Result<Option<Date>, NewGameError> {
    text.map(|text| Date::parse(text).ok_or_else(|| NewGameError::Date { text: text.chars().take(40).collect() }))
        .transpose()
}

impl NewGame {
    pub(crate) fn to_match(&self) -> Result<Match, NewGameError> {
        let rules = self.rules.rule_set()?;
        let start = match &self.start {
            Some(text) => {
                Position::parse(text, rules).map_err(|error| NewGameError::Start { fault: error.to_string() })?
            }
            None => Position::start(rules),
        };
        let clock = self.clock_ms.map(|milliseconds| ClockSetting { per_player: duration(milliseconds) });
        let game = Game::from_position(start).with_clock(clock);
        let mut played = Match::new(game, (&self.goats).into(), (&self.tigers).into());
        played.help = self.help.into();
        played.seed = seed(self.seed);
        played.date = day(self.date.as_ref())?;
        Ok(played)
    }
}
