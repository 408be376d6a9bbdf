//! Games in the store.

use std::sync::Arc;

use aadupuli_core::{Match, Outcome, Side};
use aadupuli_store as store;

use super::errors::game_number;
use super::{ImportError, OpenGameError, Store, StoreError, UndoDeleteError};
use crate::game::Game;
use crate::numbers::int;
use crate::players::Player;
use crate::position::{PointState, last_move, points};
use crate::rules::RulesChoice;
use crate::save::SaveError;
use crate::words::{GameWords, Texts};

/// A game in a list.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct GameEntry {
    /// Its number in the store.
    pub number: i64,
    /// The rules.
    pub rules: RulesChoice,
    /// Who plays the goats.
    pub goats: Player,
    /// Who plays the tigers.
    pub tigers: Player,
    /// The side of the person who plays against the computer; none between two people.
    pub person_side: Option<Side>,
    /// How it ended; none for an unfinished game.
    pub outcome: Option<Outcome>,
    /// The day on which it began, `YYYY-MM-DD`.
    pub date: Option<String>,
    /// How many moves were made.
    pub plies: i32,
    /// The points as they stand, for a small board.
    pub points: Vec<PointState>,
    /// The position as a position string.
    pub position: String,
    /// All that is said of it, in the language that was asked for.
    pub words: GameWords,
}

/// One line of the list of games.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Enum)]
#[allow(clippy::large_enum_variant, reason = "nearly every line is a game")]
pub enum GameListing {
    /// A game.
    Playable {
        /// The game.
        entry: GameEntry,
    },
    /// A file that cannot be read.
    Unreadable {
        /// The file's name.
        name: String,
        /// Why.
        reason: SaveError,
        /// Why, in words.
        words: String,
    },
}

/// What was imported.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct ImportSummary {
    /// The games that are new here, by number.
    pub games: Vec<i64>,
    /// The games that were here already, move for move.
    pub already_there: Vec<i64>,
    /// How many games of an export could not be read.
    pub unreadable: i32,
    /// Whether settings were taken over.
    pub settings: bool,
    /// What was taken in, in words: one line for the games, one for each that could not be read.
    pub words: Vec<String>,
}

/// A file that could not be read, and where it is now.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct SetAsideFile {
    /// The file's name.
    pub name: String,
    /// Its new name; none where it still has the old one.
    pub now: Option<String>,
    /// What is wrong with it.
    pub damage: FileDamage,
    /// What it held and where it is now, in words.
    pub words: String,
}

/// What is wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum FileDamage {
    /// A game: why it cannot be loaded.
    Game {
        /// Why.
        reason: SaveError,
    },
    /// Settings, statistics or progress that are broken.
    Json {
        /// The line, from 1.
        line: i32,
        /// The column, from 1; 0 at a line's beginning.
        column: i32,
    },
    /// A newer app wrote it: it is left where it is.
    TooNew {
        /// The version of its format.
        version: i64,
    },
}

impl SetAsideFile {
    fn of(file: store::SetAside, texts: &Texts) -> Self {
        let words = texts.words().set_aside(&file);
        let damage = match file.damage {
            store::Damage::Game(reason) => FileDamage::Game { reason: reason.into() },
            store::Damage::Json { line, column } => FileDamage::Json { line: int(line), column: int(column) },
            store::Damage::TooNew { version } => FileDamage::TooNew { version: version.try_into().unwrap_or(i64::MAX) },
        };
        Self { name: file.name, now: file.now, damage, words }
    }
}

fn entry(number: store::GameNumber, played: &Match, texts: &Texts) -> GameEntry {
    let game = &played.game;
    let plies = game.plies().len();
    GameEntry {
        number: game_number(number),
        rules: game.rules().into(),
        goats: (&played.goats).into(),
        tigers: (&played.tigers).into(),
        person_side: played.only_person(),
        outcome: game.outcome(),
        date: played.date.map(|date| date.to_string()),
        plies: int(plies),
        points: points(game.position(), last_move(game, plies), false),
        position: game.position().to_string(),
        words: texts.game_words(played, 0, None, None, None),
    }
}

/// The game's number in the store; no game has one below 0.
fn number(number: i64) -> store::GameNumber {
    store::GameNumber(u64::try_from(number).unwrap_or(u64::MAX))
}

#[uniffi::export]
impl Store {
    /// Keeps a new game and makes it the current one. Answers with its number.
    ///
    /// # Errors
    /// The disk failed.
    pub fn start(&self, game: &Game) -> Result<i64, StoreError> {
        Ok(game_number(self.kept.start(&game.copy().0)?))
    }

    /// Keeps a game as it stands now: after every change. Answers with the number that it has from now on, which is
    /// another only where another process has changed the game meanwhile.
    ///
    /// # Errors
    /// The disk failed; what was kept before is still there.
    pub fn save(&self, game_number: i64, game: &Game) -> Result<i64, StoreError> {
        Ok(self::game_number(self.kept.save(number(game_number), &game.copy().0)?))
    }

    /// The game that is being played, finished or not.
    ///
    /// # Errors
    /// The disk failed.
    pub fn current(&self, texts: &Texts) -> Result<Option<GameEntry>, StoreError> {
        Ok(self.kept.current()?.map(|stored| entry(stored.number, &stored.played, texts)))
    }

    /// Opens a game and makes it the current one.
    ///
    /// # Errors
    /// Why it cannot be opened.
    pub fn resume(&self, texts: &Texts, game_number: i64) -> Result<Arc<Game>, OpenGameError> {
        let stored = self.kept.resume(number(game_number)).map_err(|error| OpenGameError::of(error, texts))?;
        Ok(Game::of(stored.played))
    }

    /// Opens a game to look at it.
    ///
    /// # Errors
    /// Why it cannot be opened.
    pub fn open_game(&self, texts: &Texts, game_number: i64) -> Result<Arc<Game>, OpenGameError> {
        let stored = self.kept.open_game(number(game_number)).map_err(|error| OpenGameError::of(error, texts))?;
        Ok(Game::of(stored.played))
    }

    /// No game is the current one any more.
    ///
    /// # Errors
    /// The disk failed.
    pub fn leave_current(&self) -> Result<(), StoreError> {
        Ok(self.kept.leave_current()?)
    }

    /// The games, the newest first, at most so many.
    ///
    /// # Errors
    /// The disk failed.
    pub fn games(&self, texts: &Texts, most: i32) -> Result<Vec<GameListing>, StoreError> {
        let listed = self.kept.list(usize::try_from(most).unwrap_or(0))?;
        let listing = |listed| match listed {
            store::Listed::Game(stored) => GameListing::Playable { entry: entry(stored.number, &stored.played, texts) },
            store::Listed::Unreadable(store::Unreadable { name, reason }) => {
                GameListing::Unreadable { name, words: texts.words().load_error(&reason), reason: reason.into() }
            }
        };
        Ok(listed.into_iter().map(listing).collect())
    }

    /// Deletes a game. Answers with the name by which [`Store::undo_delete`] brings it back.
    ///
    /// # Errors
    /// The disk failed; the game is still there.
    pub fn delete_game(&self, game_number: i64) -> Result<String, StoreError> {
        let deleted = self.kept.delete(number(game_number))?;
        let name = format!("{game_number}");
        self.note_deleted(name.clone(), deleted);
        Ok(name)
    }

    /// Deletes a file that cannot be read. Answers with the name by which [`Store::undo_delete`] brings it back.
    ///
    /// # Errors
    /// The disk failed; the file is still there.
    pub fn delete_unreadable(&self, name: String) -> Result<String, StoreError> {
        let deleted = self.kept.delete_unreadable(&unreadable(&name))?;
        self.note_deleted(name.clone(), deleted);
        Ok(name)
    }

    /// Takes a file that cannot be read out of the list, and keeps it.
    ///
    /// # Errors
    /// The disk failed.
    pub fn keep_unreadable(&self, name: String) -> Result<(), StoreError> {
        Ok(self.kept.keep_unreadable(&unreadable(&name))?)
    }

    /// Brings back what was deleted since the store was opened.
    ///
    /// # Errors
    /// It is gone for good, or the disk failed.
    pub fn undo_delete(&self, name: &str) -> Result<(), UndoDeleteError> {
        let deleted = self.take_deleted(name).ok_or_else(|| UndoDeleteError::Gone { name: name.to_owned() })?;
        Ok(self.kept.undo_delete(&deleted)?)
    }

    /// Takes in a save, a game record or an export of everything, told apart by what is in it.
    ///
    /// # Errors
    /// Why nothing was taken in.
    pub fn take_in(&self, texts: &Texts, content: &[u8]) -> Result<ImportSummary, ImportError> {
        let imported = self.kept.import(content).map_err(|error| ImportError::of(error, texts))?;
        let words = texts.words().imported(&imported);
        Ok(ImportSummary {
            games: imported.games.into_iter().map(game_number).collect(),
            already_there: imported.already_there.into_iter().map(game_number).collect(),
            unreadable: int(imported.unreadable.len()),
            settings: imported.settings,
            words,
        })
    }

    /// What was set aside since this was asked last, for the person to know.
    pub fn take_problems(&self, texts: &Texts) -> Vec<SetAsideFile> {
        self.kept.take_problems().into_iter().map(|file| SetAsideFile::of(file, texts)).collect()
    }
}

/// The store knows a file that it cannot read by its name alone.
fn unreadable(name: &str) -> store::Unreadable {
    store::Unreadable { name: name.to_owned(), reason: aadupuli_core::LoadError::NotASave }
}
