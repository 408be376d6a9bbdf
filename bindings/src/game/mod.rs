//! The game that a screen holds: every change answers with a complete snapshot.

pub mod errors;
pub mod hint;
pub mod review;
pub mod think;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use aadupuli_core::{Match, Side, Tap};

use crate::moves::Move;
use crate::numbers::{duration, int, milliseconds, point, seed};
use crate::record::RecordError;
use crate::refusal::Refusal;
use crate::rules::{NewGame, NewGameError, day};
use crate::save::SaveError;
use crate::snapshot::GameSnapshot;
use errors::{BrowseError, PlayError, ResignError, Stale, TapError};
pub(crate) use errors::{ClaimError, UndoError};

/// A game with its players. Safe to call from any thread.
#[derive(Debug, uniffi::Object)]
pub struct Game {
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    played: Match,
    revision: i64,
}

/// What a tap did.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Enum)]
#[allow(clippy::large_enum_variant, reason = "a reply is made once and written out")]
pub enum TapReply {
    /// This piece is now the selected one.
    Selected {
        /// Its point.
        point: i32,
    },
    /// Nothing is selected any more.
    Deselected,
    /// A move was made; nothing is selected any more.
    Played {
        /// The game after it.
        snapshot: GameSnapshot,
    },
    /// Nothing happened, for this reason; the selection stays.
    Refused {
        /// The reason.
        refusal: Refusal,
    },
}

/// What the clocks show after a player has thought for a while.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct ClockReading {
    /// What the goats have left, in milliseconds; none without a clock.
    pub goats_ms: Option<i64>,
    /// What the tigers have left, in milliseconds; none without a clock.
    pub tigers_ms: Option<i64>,
    /// The side whose time ran down during this call.
    pub side: Side,
    /// The game, where its time ran out just now.
    pub ended: Option<GameSnapshot>,
}

impl Game {
    pub(crate) fn of(played: Match) -> Arc<Self> {
        Arc::new(Self { state: Mutex::new(State { played, revision: 1 }) })
    }

    /// The state, also after a thread that held it has failed: a change is made on a copy and put in place whole, so
    /// that nothing half done is ever seen.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The game as it stands, to think about without holding it.
    pub(crate) fn copy(&self) -> (Match, i64) {
        let state = self.lock();
        (state.played.clone(), state.revision)
    }

    fn change<E>(&self, change: impl FnOnce(&mut Match) -> Result<(), E>) -> Result<GameSnapshot, E> {
        self.lock().change(change)
    }

    /// Changes the game if it is still at this revision.
    fn change_at<E: From<Stale>>(
        &self,
        asked: i64,
        change: impl FnOnce(&mut Match) -> Result<(), E>,
    ) -> Result<GameSnapshot, E> {
        let mut state = self.lock();
        state.check_revision(asked)?;
        state.change(change)
    }
}

impl State {
    fn check_revision(&self, asked: i64) -> Result<(), Stale> {
        if asked == self.revision { Ok(()) } else { Err(Stale { asked, now: self.revision }) }
    }

    fn change<E>(&mut self, change: impl FnOnce(&mut Match) -> Result<(), E>) -> Result<GameSnapshot, E> {
        let mut changed = self.played.clone();
        change(&mut changed)?;
        self.played = changed;
        self.revision += 1;
        Ok(self.snapshot())
    }

    fn snapshot(&self) -> GameSnapshot {
        GameSnapshot::of(&self.played, self.revision, None)
    }
}

#[uniffi::export]
impl Game {
    /// A new game.
    ///
    /// # Errors
    /// What of it is not possible.
    #[uniffi::constructor]
    pub fn begin(new_game: &NewGame) -> Result<Arc<Self>, NewGameError> {
        Ok(Self::of(new_game.to_match()?))
    }

    /// The game in a save file, replayed through the rules.
    ///
    /// # Errors
    /// What is wrong with the file, and where.
    #[uniffi::constructor]
    pub fn from_save(bytes: &[u8]) -> Result<Arc<Self>, SaveError> {
        Ok(Self::of(Match::from_save(bytes)?))
    }

    /// The game in a game record, replayed through the rules.
    ///
    /// # Errors
    /// What is wrong with the record, and on which line.
    #[uniffi::constructor]
    pub fn from_record(text: &str) -> Result<Arc<Self>, RecordError> {
        Ok(Self::of(Match::from_record(text)?))
    }

    /// The game as a save file, with all that can be redone.
    pub fn to_save(&self) -> String {
        self.lock().played.to_save()
    }

    /// The game as a record that people can read.
    pub fn to_record(&self) -> String {
        self.lock().played.to_record()
    }

    /// The game as it stands.
    pub fn snapshot(&self) -> GameSnapshot {
        self.lock().snapshot()
    }

    /// An earlier position of the game: after `ply` moves, 0 for the start. All but the position is the game's as it
    /// stands.
    ///
    /// # Errors
    /// The game has not come so far.
    pub fn browse(&self, ply: i32) -> Result<GameSnapshot, BrowseError> {
        let state = self.lock();
        let plies = state.played.game.plies().len();
        match usize::try_from(ply) {
            Ok(shown) if shown <= plies => Ok(GameSnapshot::of(&state.played, state.revision, Some(shown))),
            _ => Err(BrowseError::NoSuchPly { asked: ply, plies: int(plies) }),
        }
    }

    /// What a person's tap on a point does while `selected` is the selected piece. A drag is a tap on its end while
    /// its beginning is selected; from the hand, nothing is.
    ///
    /// # Errors
    /// The snapshot is out of date, so that the person tapped on something else, or there is no such point.
    pub fn tap(&self, revision: i64, selected: Option<i32>, point: i32) -> Result<TapReply, TapError> {
        let mut state = self.lock();
        state.check_revision(revision)?;
        let board = state.played.game.rules().board();
        let named = |number| self::point(number, board).ok_or(TapError::NoSuchPoint { point: number });
        let selected = selected.map(named).transpose()?;
        let tapped = named(point)?;
        Ok(match state.played.tap(selected, tapped) {
            Err(turn) => TapReply::Refused { refusal: turn.into() },
            Ok(Tap::Refuse(refusal)) => TapReply::Refused { refusal: refusal.into() },
            Ok(Tap::Select(_)) => TapReply::Selected { point },
            Ok(Tap::Deselect) => TapReply::Deselected,
            Ok(Tap::Play(mv)) => match state.change(|played| played.game.play(mv)) {
                Ok(snapshot) => TapReply::Played { snapshot },
                Err(refusal) => TapReply::Refused { refusal: refusal.into() },
            },
        })
    }

    /// Makes a person's move.
    ///
    /// # Errors
    /// The snapshot is out of date, the computer is to move, or the rules refuse the move.
    pub fn play(&self, revision: i64, played: Move) -> Result<GameSnapshot, PlayError> {
        self.change_at(revision, |now| {
            now.check_person()?;
            let mv = played.to_core(now.game.rules().board()).map_err(|point| PlayError::NoSuchPoint { point })?;
            Ok(now.game.play(mv)?)
        })
    }

    /// A person makes the goats pass, which have no other move.
    ///
    /// # Errors
    /// As for [`Game::play`].
    pub fn pass_turn(&self, revision: i64) -> Result<GameSnapshot, PlayError> {
        self.play(revision, Move::Pass)
    }

    /// A person stops the chain of captures.
    ///
    /// # Errors
    /// As for [`Game::play`].
    pub fn stop_chain(&self, revision: i64) -> Result<GameSnapshot, PlayError> {
        self.play(revision, Move::Stop)
    }

    /// Takes back to the person's own last decision against the computer, or one move between two people.
    ///
    /// # Errors
    /// Why nothing was taken back.
    pub fn undo(&self) -> Result<GameSnapshot, UndoError> {
        self.change(|played| Ok(played.undo()?))
    }

    /// Plays again what was taken back.
    ///
    /// # Errors
    /// Why nothing was played again.
    pub fn redo(&self) -> Result<GameSnapshot, UndoError> {
        self.change(|played| Ok(played.redo()?))
    }

    /// Goes back to an earlier position and plays on from there; what followed is given up.
    ///
    /// # Errors
    /// Why that is not possible.
    pub fn play_on_from(&self, ply: i32) -> Result<GameSnapshot, UndoError> {
        self.change(|played| {
            let plies = usize::try_from(ply).map_err(|_| UndoError::NothingThere)?;
            Ok(played.play_on_from(plies)?)
        })
    }

    /// The person who plays against the computer gives the game up; between two people, the one to move.
    ///
    /// # Errors
    /// Why nobody resigns.
    pub fn resign(&self) -> Result<GameSnapshot, ResignError> {
        self.change(|played| {
            let side = played.resigning_side().ok_or(ResignError::NobodyPlays)?;
            played.game.resign(side).map_err(|_| ResignError::GameOver)
        })
    }

    /// Claims a draw.
    ///
    /// # Errors
    /// Why there is none to claim.
    pub fn claim_draw(&self) -> Result<GameSnapshot, ClaimError> {
        self.change(|played| Ok(played.game.claim_draw()?))
    }

    /// Begins anew by the same rules, with sides changed. The game that stood here is no longer held.
    ///
    /// # Errors
    /// The date is no day.
    pub fn rematch(&self, seed: i64, date: Option<String>) -> Result<GameSnapshot, NewGameError> {
        let date = day(date.as_ref())?;
        self.change(|played| {
            *played = played.rematch(self::seed(seed), date);
            Ok(())
        })
    }

    /// Begins another game in place of the one that stood here.
    ///
    /// # Errors
    /// What of it is not possible; the game is as it was.
    pub fn begin_another(&self, new_game: &NewGame) -> Result<GameSnapshot, NewGameError> {
        let another = new_game.to_match()?;
        self.change(|played| {
            *played = another;
            Ok(())
        })
    }

    /// Counts thinking time of the player to move; at zero that player has lost. Without a clock nothing happens.
    ///
    /// The game's revision stays what it was unless the time runs out.
    pub fn spend(&self, milliseconds: i64) -> ClockReading {
        let mut state = self.lock();
        let side = state.played.game.position().side();
        let going = state.played.game.outcome().is_none();
        state.played.game.spend(duration(milliseconds));
        let ended = going && state.played.game.outcome().is_some();
        if ended {
            state.revision += 1;
        }
        let left = |side| state.played.game.time_left(side).map(self::milliseconds);
        ClockReading {
            goats_ms: left(Side::Goats),
            tigers_ms: left(Side::Tigers),
            side,
            ended: ended.then(|| state.snapshot()),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::panic, reason = "a failed unwrap is the test's failure")]

    use std::panic::{AssertUnwindSafe, catch_unwind};

    use aadupuli_core::{Game as CoreGame, GameId, Player, RuleSet, Variants};

    use super::*;

    fn two_people() -> Arc<Game> {
        let game = CoreGame::new(RuleSet::new(GameId::Standard, Variants::NONE));
        Game::of(Match::new(game, Player::person(""), Player::person("")))
    }

    #[test]
    fn a_thread_that_fails_in_the_middle_of_a_change_leaves_the_game_as_it_was() {
        let game = two_people();
        let before = game.snapshot();
        let failed = catch_unwind(AssertUnwindSafe(|| {
            game.change::<()>(|played| {
                *played = played.rematch(1, None);
                panic!("in the middle")
            })
        }));
        assert!(failed.is_err() && game.state.is_poisoned());
        assert_eq!(game.snapshot(), before);
        assert_eq!(game.play(before.revision, Move::Place { to: 22 }).unwrap().revision, before.revision + 1);
    }

    #[test]
    fn a_refused_change_keeps_the_revision() {
        let game = two_people();
        let before = game.snapshot();
        assert!(game.play(before.revision, Move::Pass).is_err() && game.undo().is_err() && game.claim_draw().is_err());
        assert_eq!(game.snapshot(), before);
    }
}
