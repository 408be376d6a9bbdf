//! Games: a start, the moves made from it, and what follows from the history.

mod claim;
mod clock;
mod outcome;
mod undo;

use core::time::Duration;

use crate::moves::Move;
use crate::position::{Moves, Position, Refusal};
use crate::rules::RuleSet;
use crate::side::Side;

pub use claim::{AlreadyOver, ClaimRefused, ClaimStatus};
pub use clock::ClockSetting;
pub(crate) use outcome::Ending;
pub use outcome::{DrawReason, Outcome, WinReason};
pub use undo::{NothingThere, Undone};

/// How often a position has to stand to be a draw.
const THREEFOLD: usize = 3;

/// The occurrence of a position that loses for the player who brings it about, by the family rule.
const REPEATER: usize = 4;

/// A move that was made, with what it led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The move.
    pub mv: Move,
    /// The position after it.
    pub position: Position,
    /// The thinking time that it took; zero without a clock.
    pub spent: Duration,
}

/// A game: its start, its moves, and how it ended.
///
/// # Examples
/// ```
/// use aadupuli_core::{Game, GameId, Move, RuleSet, Variants};
/// let rules = RuleSet::new(GameId::Standard, Variants::NONE);
/// let mut game = Game::new(rules);
/// for text in ["e1", "b3-c3", "e4"] {
///     game.play(Move::parse(text, rules.board())?)?;
/// }
/// game.undo()?;
/// assert_eq!(game.plies().len(), 2);
/// assert_eq!(game.outcome(), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    start: Position,
    plies: Vec<Ply>,
    undone: Vec<Ply>,
    ending: Option<Ending>,
    clock: Option<ClockSetting>,
    thinking: Duration,
}

impl Game {
    /// A new game.
    pub fn new(rules: RuleSet) -> Self {
        Self::from_position(Position::start(rules))
    }

    /// A game that starts from a given position, which counts once for repetition.
    pub const fn from_position(start: Position) -> Self {
        Self { start, plies: Vec::new(), undone: Vec::new(), ending: None, clock: None, thinking: Duration::ZERO }
    }

    /// The same game with a clock, or without one.
    #[must_use]
    pub fn with_clock(mut self, clock: Option<ClockSetting>) -> Self {
        self.clock = clock;
        self
    }

    /// The rules.
    pub const fn rules(&self) -> &RuleSet {
        self.start.rules()
    }

    /// The position in which the game started.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The moves made so far, with the positions that they led to.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        self.plies.last().map_or(&self.start, |ply| &ply.position)
    }

    /// The position after this many moves; 0 is the start.
    pub fn position_after(&self, plies: usize) -> Option<&Position> {
        match plies.checked_sub(1) {
            None => Some(&self.start),
            Some(index) => self.plies.get(index).map(|ply| &ply.position),
        }
    }

    /// The game as it stood after this many moves, with nothing to redo.
    pub fn truncated(&self, plies: usize) -> Self {
        Self {
            plies: self.plies.iter().take(plies).copied().collect(),
            undone: Vec::new(),
            ending: if plies >= self.plies.len() { self.ending } else { None },
            thinking: Duration::ZERO,
            ..*self
        }
    }

    /// Each move with the side that made it.
    pub fn plies_with_mover(&self) -> impl Iterator<Item = (Side, &Ply)> {
        let before = core::iter::once(&self.start).chain(self.plies.iter().map(|ply| &ply.position));
        before.map(Position::side).zip(&self.plies)
    }

    /// Each move with its number in a record and the side that made it.
    ///
    /// Every goat move begins a new number, from 1; a tiger move in front of the first has number 1 too.
    pub fn numbered_plies(&self) -> impl Iterator<Item = (usize, Side, &Ply)> {
        let mut number = 0;
        self.plies_with_mover().map(move |(mover, ply)| {
            number = if mover == Side::Goats { number + 1 } else { number.max(1) };
            (number, mover, ply)
        })
    }

    /// How the game ended, or `None` while it goes on.
    ///
    /// Checked in this order: captures reached, tigers trapped, quiet tigers, repetition.
    pub fn outcome(&self) -> Option<Outcome> {
        if let Some(ending) = self.ending {
            return Some(ending.outcome());
        }
        let position = self.position();
        if let Some(winner) = position.winner() {
            let reason = if winner == Side::Goats { WinReason::Trapped } else { WinReason::Captures };
            return Some(Outcome::Win { winner, reason });
        }
        let rules = self.rules();
        if rules.quiet_tiger_moves.is_some_and(|most| position.quiet_tiger_moves() >= u16::from(most)) {
            return Some(Outcome::Draw { reason: DrawReason::QuietTigers });
        }
        if rules.threefold && self.repetitions() >= THREEFOLD {
            return Some(Outcome::Draw { reason: DrawReason::Threefold });
        }
        if rules.repeater_loses && self.repetitions() >= REPEATER {
            let (repeater, _) = self.plies_with_mover().last()?;
            return Some(Outcome::Win { winner: repeater.other(), reason: WinReason::Repeater });
        }
        None
    }

    /// How often the position now has stood, this time included; 0 while goats are in hand, when nothing counts.
    pub fn repetitions(&self) -> usize {
        let key = self.position().key();
        self.repeatable_positions().filter(|position| position.key() == key).count()
    }

    /// The positions that could still come again, the one now in front, back to the last capture or placement.
    pub fn repeatable_positions(&self) -> impl Iterator<Item = &Position> {
        let now = Some(self.position()).filter(|position| position.is_movement_phase());
        let reversible = |ply: &&Ply| !matches!(ply.mv, Move::Place(_) | Move::Capture { .. });
        let tail = self.plies.iter().rev().take_while(reversible).count();
        let first = self.plies.len() - tail;
        let earlier = (first..self.plies.len()).rev().filter_map(|after| self.position_after(after));
        now.into_iter().chain(earlier.filter(move |_| now.is_some()))
    }

    /// The legal moves; none once the game has ended.
    pub fn legal_moves(&self) -> Moves {
        if self.outcome().is_some() { Moves::new() } else { self.position().legal_moves() }
    }

    /// Whether a move is legal now.
    ///
    /// # Errors
    /// Why it is not.
    pub fn check(&self, mv: Move) -> Result<(), Refusal> {
        if self.outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        self.position().check(mv)
    }

    /// Makes a move. What had been taken back can no longer be played again.
    ///
    /// # Errors
    /// Why the move is refused; the game is as it was.
    pub fn play(&mut self, mv: Move) -> Result<(), Refusal> {
        self.check(mv)?;
        let spent = core::mem::take(&mut self.thinking);
        self.plies.push(Ply { mv, position: self.position().play_unchecked(mv), spent });
        self.undone.clear();
        Ok(())
    }

    pub(crate) fn end(&mut self, ending: Ending) {
        self.ending = Some(ending);
        self.undone.clear();
    }

    pub(crate) const fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// What was taken back, the next to be played again last.
    pub(crate) fn undone(&self) -> &[Ply] {
        &self.undone
    }

    pub(crate) const fn thinking(&self) -> Duration {
        self.thinking
    }

    /// Restores the thinking time of the move that had begun, also where it is what ended the game.
    pub(crate) fn resume_thinking(&mut self, thinking: Duration) {
        if self.ending.is_some() {
            self.thinking = thinking;
        } else {
            self.spend(thinking);
        }
    }
}
