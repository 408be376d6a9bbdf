//! The game at the table: what both ways of playing in a terminal share. Every change is kept at once.

mod begin;
mod computer;
mod hints;

use aadupuli_core::{ClaimRefused, Game, Match, Move, Player, Refusal, Side, UndoRefused};
use aadupuli_store::{DiskError, GameNumber, NewGame, SetAside, Store};
use std::time::Duration;

pub(crate) use begin::{HANDICAPS, begin, practise, today};
pub(crate) use computer::{Question, Thought, Thoughts, answer, level_to_move};
pub(crate) use hints::{HintShown, HintStep};

/// A game under way, and the store that keeps it.
pub(crate) struct Sitting {
    store: Store,
    number: Option<GameNumber>,
    played: Match,
    revision: u64,
    hint: Option<HintShown>,
    /// What went wrong with keeping the game, for the person to know.
    trouble: Option<DiskError>,
    /// Thinking time on the clock that is not kept yet.
    unkept: Duration,
}

/// The most thinking time that is lost when the program is killed.
const MOST_UNKEPT: Duration = Duration::from_secs(5);

/// How a sitting began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Opening {
    /// With the game that was left unfinished.
    Resumed,
    /// With a new game.
    New,
}

impl Sitting {
    /// Sits down to the unfinished game, or to a new one by the choices that were made last.
    pub(crate) fn open(store: Store, seed: u64) -> (Self, Opening) {
        match store.current() {
            Ok(Some(stored)) if stored.played.game.outcome().is_none() => {
                (Self::over(store, Some(stored.number), stored.played), Opening::Resumed)
            }
            Ok(_) => {
                let choices = store.settings().map(|settings| settings.new_game).unwrap_or_default();
                (Self::start(store, &choices, seed), Opening::New)
            }
            Err(error) => {
                let mut sitting = Self::start(store, &NewGame::default(), seed);
                sitting.trouble.get_or_insert(error);
                (sitting, Opening::New)
            }
        }
    }

    /// Sits down to a new game by these choices, which are remembered.
    pub(crate) fn start(store: Store, choices: &NewGame, seed: u64) -> Self {
        let mut sitting = Self::over(store, None, begin(choices, seed));
        sitting.remember(choices);
        sitting.keep();
        sitting
    }

    /// Sits down to a game that was read from somewhere.
    pub(crate) fn with(store: Store, played: Match) -> Self {
        let mut sitting = Self::over(store, None, played);
        sitting.keep();
        sitting
    }

    fn over(store: Store, number: Option<GameNumber>, played: Match) -> Self {
        Self { store, number, played, revision: 0, hint: None, trouble: None, unkept: Duration::ZERO }
    }

    pub(crate) const fn played(&self) -> &Match {
        &self.played
    }

    pub(crate) const fn game(&self) -> &Game {
        &self.played.game
    }

    pub(crate) const fn store(&self) -> &Store {
        &self.store
    }

    /// A number that grows with every change of the game.
    pub(crate) const fn revision(&self) -> u64 {
        self.revision
    }

    pub(crate) const fn hint(&self) -> Option<&HintShown> {
        self.hint.as_ref()
    }

    pub(crate) const fn show_hint(&mut self, shown: HintShown) {
        self.hint = Some(shown);
    }

    /// What went wrong with keeping games since this was asked last.
    pub(crate) fn take_trouble(&mut self) -> (Option<DiskError>, Vec<SetAside>) {
        (self.trouble.take(), self.store.take_problems())
    }

    /// Leaves the game where it is and begins another.
    pub(crate) fn new_game(&mut self, choices: &NewGame, seed: u64) {
        self.remember(choices);
        self.sit_down_to(begin(choices, seed));
    }

    fn remember(&mut self, choices: &NewGame) {
        let remembered = self.store.change_settings(|settings| {
            settings.new_game = choices.clone();
            settings.started_before = true;
        });
        self.trouble = remembered.err();
    }

    /// Begins the same game again with the sides changed.
    pub(crate) fn rematch(&mut self, seed: u64) {
        self.sit_down_to(self.played.rematch(seed, today()));
    }

    /// Leaves the game where it is and goes on with another one.
    pub(crate) fn sit_down_to(&mut self, played: Match) {
        self.played = played;
        self.number = None;
        self.changed();
    }

    /// Goes on with a game out of the store.
    pub(crate) fn resume(&mut self, number: GameNumber) -> Result<(), aadupuli_store::OpenError> {
        let stored = self.store.resume(number)?;
        self.played = stored.played;
        self.number = Some(stored.number);
        self.revision += 1;
        self.hint = None;
        Ok(())
    }

    pub(crate) fn play(&mut self, mv: Move) -> Result<(), Refusal> {
        self.played.game.play(mv)?;
        self.changed();
        Ok(())
    }

    pub(crate) fn undo(&mut self) -> Result<(), UndoRefused> {
        self.played.undo()?;
        self.changed();
        Ok(())
    }

    pub(crate) fn redo(&mut self) -> Result<(), UndoRefused> {
        self.played.redo()?;
        self.changed();
        Ok(())
    }

    /// The side that resigns when the person at the keyboard does: the person's own, or the one to move.
    pub(crate) fn resigning_side(&self) -> Side {
        self.played.only_person().unwrap_or_else(|| self.game().position().side())
    }

    pub(crate) fn resign(&mut self) -> Result<(), aadupuli_core::AlreadyOver> {
        let side = self.resigning_side();
        self.played.game.resign(side)?;
        self.changed();
        Ok(())
    }

    pub(crate) fn claim(&mut self) -> Result<(), ClaimRefused> {
        self.played.game.claim_draw()?;
        self.changed();
        Ok(())
    }

    /// Counts thinking time of the person to move, and keeps it every few seconds. The computer takes none.
    pub(crate) fn spend(&mut self, thinking: Duration) {
        if self.game().clock().is_none() || !matches!(self.played.player_to_move(), Some(Player::Person(_))) {
            return;
        }
        self.played.game.spend(thinking);
        self.unkept = self.unkept.saturating_add(thinking);
        if self.game().outcome().is_some() {
            self.changed();
        } else if self.unkept >= MOST_UNKEPT {
            self.keep();
        }
    }

    /// Plays on from an earlier move; the game as it stood stays in the store.
    pub(crate) fn play_on_from(&mut self, plies: usize) {
        let game = self.game().truncated(plies);
        let played = Match { game, ..self.played.clone() };
        self.sit_down_to(played);
    }

    fn changed(&mut self) {
        self.revision += 1;
        self.hint = None;
        self.keep();
    }

    /// Keeps the game as it stands. What goes wrong is told, and does not stop the game.
    pub(crate) fn keep(&mut self) {
        self.unkept = Duration::ZERO;
        let kept = match self.number {
            Some(number) => self.store.save(number, &self.played),
            None => self.store.start(&self.played),
        };
        match kept {
            Ok(number) => self.number = Some(number),
            Err(error) => self.trouble = Some(error),
        }
    }
}
