//! A position with the past that can still matter to it.

use crate::game::Game;
use crate::moves::Move;
use crate::position::{Position, PositionKey};

/// A position and the positions before it that could still come again.
///
/// Captures and placements cannot be taken back, so only the positions since the last of them count; before the last
/// goat has entered none does.
///
/// # Examples
/// ```
/// use aadupuli_core::{GameId, Position, RuleSet, Variants, engine::Situation};
/// let start = Position::start(RuleSet::new(GameId::Standard, Variants::NONE));
/// let situation = Situation::new(start);
/// assert_eq!(situation.position(), &start);
/// assert!(situation.past().is_empty());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Situation {
    position: Position,
    past: Vec<PositionKey>,
}

impl Situation {
    /// A position without a past.
    pub fn new(position: Position) -> Self {
        Self { position, past: Vec::new() }
    }

    /// The position in which a game stands, with its past.
    pub fn of(game: &Game) -> Self {
        let mut past: Vec<PositionKey> = game.repeatable_positions().skip(1).map(Position::key).collect();
        past.reverse();
        Self { position: *game.position(), past }
    }

    /// The position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The positions before it that could still come again, the oldest first.
    pub fn past(&self) -> &[PositionKey] {
        &self.past
    }

    /// Whether the game is drawn here by the quiet count or by the third standing of the position.
    pub(crate) fn ends_in_draw(&self) -> bool {
        let (position, rules) = (&self.position, self.position.rules());
        let quiet = rules.quiet_tiger_moves.is_some_and(|most| position.quiet_tiger_moves() >= u16::from(most));
        let stood = self.past.iter().filter(|&&key| key == position.key()).count();
        position.winner().is_none() && position.is_movement_phase() && (quiet || rules.threefold && stood >= 2)
    }

    /// The situation after a move that is known to be legal.
    #[must_use]
    pub(crate) fn after(&self, mv: Move) -> Self {
        let position = self.position.play_unchecked(mv);
        let mut past = Vec::new();
        if can_return(&self.position, &position) {
            past.clone_from(&self.past);
            past.push(self.position.key());
        }
        Self { position, past }
    }
}

/// Whether an earlier position could stand again after a later one.
pub(crate) fn can_return(earlier: &Position, later: &Position) -> bool {
    later.is_movement_phase()
        && earlier.is_movement_phase()
        && earlier.goats_captured() == later.goats_captured()
        && earlier.tigers_in_hand() == later.tigers_in_hand()
}
