//! What a person has chosen.

use aadupuli_core::{GameId, Level, Side, Variant};
use aadupuli_store as store;
use aadupuli_store::{BoardLook, Opponent, PieceSet, SideChoice, Theme};

use super::{Store, StoreError};
use crate::numbers::int;
use crate::players::Help;
use crate::rules::RulesChoice;

/// The choices of the screen for a new game, remembered from the last one.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct NewGameChoices {
    /// The computer or a friend.
    pub opponent: Opponent,
    /// The computer's level.
    pub level: Level,
    /// The person's side against the computer.
    pub side: SideChoice,
    /// Who plays the goats when a friend plays; empty for the usual word.
    pub goats_name: String,
    /// Who plays the tigers when a friend plays; empty for the usual word.
    pub tigers_name: String,
    /// The game of the family.
    pub game: GameId,
    /// The family variants.
    pub variants: Vec<Variant>,
    /// Goats more or fewer.
    pub handicap: i32,
    /// Minutes for each player; none plays without a clock.
    pub clock_minutes: Option<i32>,
    /// Which help is allowed.
    pub help: Help,
}

/// The side that a person who chose so takes; the seed of the game decides by lot.
#[uniffi::export]
pub fn chosen_side(choice: SideChoice, seed: i64) -> Side {
    choice.side(seed as u64)
}

/// Every setting.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Settings {
    /// Whether the first start is over.
    pub started_before: bool,
    /// The choices for a new game.
    pub new_game: NewGameChoices,
    /// A second tap plays the move.
    pub confirm_moves: bool,
    /// Legal targets are shown on selection.
    pub show_legal_moves: bool,
    /// Trapped tigers are shown as trapped.
    pub show_trapped_tigers: bool,
    /// The names of the points are shown.
    pub coordinates: bool,
    /// Between two players the pieces turn to face the one who is to move.
    pub turn_pieces: bool,
    /// How the board looks.
    pub board_look: BoardLook,
    /// Light or dark.
    pub theme: Theme,
    /// How the pieces look.
    pub piece_set: PieceSet,
    /// Moves are animated.
    pub animations: bool,
    /// Sounds are played.
    pub sound: bool,
    /// The phone vibrates.
    pub vibration: bool,
    /// The code of the language; none for the system's.
    pub language: Option<String>,
    /// Moves are announced with all that follows from them.
    pub announce_fully: bool,
    /// A tap counts for the nearest point.
    pub larger_targets: bool,
}

impl From<&store::NewGame> for NewGameChoices {
    fn from(kept: &store::NewGame) -> Self {
        Self {
            opponent: kept.opponent,
            level: kept.level,
            side: kept.side,
            goats_name: kept.goats_name.clone(),
            tigers_name: kept.tigers_name.clone(),
            game: kept.game,
            variants: kept.variants.iter().collect(),
            handicap: int(kept.handicap),
            clock_minutes: kept.clock_minutes.map(int),
            help: kept.help.into(),
        }
    }
}

impl NewGameChoices {
    fn put_into(self, kept: &mut store::NewGame) {
        kept.opponent = self.opponent;
        kept.level = self.level;
        kept.side = self.side;
        kept.goats_name = self.goats_name;
        kept.tigers_name = self.tigers_name;
        kept.game = self.game;
        let choice = RulesChoice { game: self.game, variants: self.variants, handicap: self.handicap };
        kept.handicap = choice.rule_set().map_or(0, |rules| rules.handicap);
        kept.variants = choice.variants.into_iter().collect();
        kept.clock_minutes = self.clock_minutes.and_then(|minutes| u16::try_from(minutes).ok());
        kept.help = self.help.into();
    }
}

impl From<&store::Settings> for Settings {
    fn from(kept: &store::Settings) -> Self {
        Self {
            started_before: kept.started_before,
            new_game: (&kept.new_game).into(),
            confirm_moves: kept.confirm_moves,
            show_legal_moves: kept.show_legal_moves,
            show_trapped_tigers: kept.show_trapped_tigers,
            coordinates: kept.coordinates,
            turn_pieces: kept.turn_pieces,
            board_look: kept.board_look,
            theme: kept.theme,
            piece_set: kept.piece_set,
            animations: kept.animations,
            sound: kept.sound,
            vibration: kept.vibration,
            language: kept.language.clone(),
            announce_fully: kept.announce_fully,
            larger_targets: kept.larger_targets,
        }
    }
}

impl Settings {
    /// Puts every field into what is kept, whose unknown fields of a newer app stay.
    fn put_into(self, kept: &mut store::Settings) {
        kept.started_before = self.started_before;
        self.new_game.put_into(&mut kept.new_game);
        kept.confirm_moves = self.confirm_moves;
        kept.show_legal_moves = self.show_legal_moves;
        kept.show_trapped_tigers = self.show_trapped_tigers;
        kept.coordinates = self.coordinates;
        kept.turn_pieces = self.turn_pieces;
        kept.board_look = self.board_look;
        kept.theme = self.theme;
        kept.piece_set = self.piece_set;
        kept.animations = self.animations;
        kept.sound = self.sound;
        kept.vibration = self.vibration;
        kept.language = self.language;
        kept.announce_fully = self.announce_fully;
        kept.larger_targets = self.larger_targets;
    }
}

#[uniffi::export]
impl Store {
    /// The settings; the usual ones where there are none, or where they cannot be read.
    ///
    /// # Errors
    /// The disk failed.
    pub fn settings(&self) -> Result<Settings, StoreError> {
        Ok((&self.kept.settings()?).into())
    }

    /// Keeps these settings, and returns them as they are kept.
    ///
    /// # Errors
    /// The disk failed; the settings are as they were.
    pub fn keep_settings(&self, settings: Settings) -> Result<Settings, StoreError> {
        Ok((&self.kept.change_settings(|kept| settings.put_into(kept))?).into())
    }
}
