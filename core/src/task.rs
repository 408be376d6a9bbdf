//! What the side to move is expected to do.

use crate::game::Game;
use crate::moves::Move;
use crate::point::Point;
use crate::side::Side;

/// What the side to move is expected to do: what a status line says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Task {
    /// Place a goat from the hand.
    PlaceGoat {
        /// How many are in hand, this one included.
        in_hand: u8,
    },
    /// Move a goat.
    MoveGoat,
    /// Place a tiger from the hand.
    PlaceTiger {
        /// How many are in hand, this one included.
        in_hand: u8,
    },
    /// Move a tiger, or capture.
    MoveTiger,
    /// Capture again with the tiger that has just captured, or stop.
    CaptureAgainOrStop {
        /// That tiger.
        tiger: Point,
    },
    /// Pass: the goats have no move.
    Pass,
}

impl Game {
    /// What the side to move is expected to do, or `None` once the game has ended.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_core::{Game, GameId, RuleSet, Task, Variants};
    /// let game = Game::new(RuleSet::new(GameId::AduHuli, Variants::NONE));
    /// assert_eq!(game.task(), Some(Task::PlaceGoat { in_hand: 16 }));
    /// ```
    pub fn task(&self) -> Option<Task> {
        let moves = self.legal_moves();
        let first = moves.first()?;
        let position = self.position();
        Some(match (position.side(), first) {
            (_, Move::Pass) => Task::Pass,
            (Side::Goats, Move::Place(_)) => Task::PlaceGoat { in_hand: position.goats_in_hand() },
            (Side::Goats, _) => Task::MoveGoat,
            (Side::Tigers, Move::Place(_)) => Task::PlaceTiger { in_hand: position.tigers_in_hand() },
            (Side::Tigers, _) => position.chain().map_or(Task::MoveTiger, |tiger| Task::CaptureAgainOrStop { tiger }),
        })
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is the test's failure")]

    use super::*;
    use crate::position::Position;
    use crate::rules::{GameId, RuleSet, Variant, Variants};

    fn task(position: &str, rules: RuleSet) -> Option<Task> {
        Game::from_position(Position::parse(position, rules).unwrap()).task()
    }

    #[test]
    fn every_task_is_named() {
        let standard = RuleSet::new(GameId::Standard, Variants::NONE);
        assert_eq!(task("T/2TT2/6/6/4 g 15 0 0 - 0", standard), Some(Task::PlaceGoat { in_hand: 15 }));
        assert_eq!(task("T/2TT2/6/6/3G t 14 0 0 - 0", standard), Some(Task::MoveTiger));
        assert_eq!(task("T/2TT2/G1G1G1/G1G1G1/GGGG g 0 5 0 - 0", standard), None, "the tigers have won");
        assert_eq!(task("T/2TT2/GGG1G1/G1G1G1/GGGG g 0 4 0 - 0", standard), Some(Task::MoveGoat));
        let placing = RuleSet::new(GameId::Standard, Variants::NONE.with(Variant::PlacingTigers));
        assert_eq!(task("T/6/6/6/3G t 14 0 2 - 0", placing), Some(Task::PlaceTiger { in_hand: 2 }));
        let few = standard.with_handicap(-10).unwrap();
        assert_eq!(task("G/T1TT2/6/6/4 g 0 4 0 - 0", few), Some(Task::MoveGoat));
        let jumps = RuleSet::new(GameId::Standard, Variants::NONE.with(Variant::MultipleJumps));
        let mut game = Game::from_position(Position::parse("T/1G1TT1/6/1G4/4 t 13 0 0 - 0", jumps).unwrap());
        game.play(Move::parse("a1xc2", jumps.board()).unwrap()).unwrap();
        let tiger = jumps.board().point("c2").unwrap();
        assert_eq!(game.task(), Some(Task::CaptureAgainOrStop { tiger }));
    }

    #[test]
    fn goats_without_a_move_are_told_to_pass() {
        let few = RuleSet::new(GameId::BaghChal, Variants::NONE).with_handicap(-15).unwrap();
        assert_eq!(task("GTT2/TT3/5/5/5 g 0 4 0 - 0", few), Some(Task::Pass));
    }
}
