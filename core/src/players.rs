//! A game with the people around it: who plays, with what help, since when.

use crate::date::Date;
use crate::game::Game;
use crate::level::Level;
use crate::point::Point;
use crate::selection::Tap;
use crate::side::Side;

/// Who plays a side.
#[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Player {
    /// A person, by name; an empty name stands for the front end's usual word.
    Person(String),
    /// The computer at a level.
    Computer(Level),
}

impl Player {
    /// The most letters of a name; the rest is dropped.
    pub const NAME_LETTERS: usize = 40;

    /// A person of this name: without control letters, on one line, at most [`Player::NAME_LETTERS`] letters.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_core::Player;
    /// assert_eq!(Player::person(" Meena\n"), Player::Person("Meena".to_owned()));
    /// ```
    pub fn person(name: &str) -> Self {
        Self::Person(one_line(name))
    }

    /// The level of a computer player.
    pub const fn level(&self) -> Option<Level> {
        match self {
            Self::Computer(level) => Some(*level),
            Self::Person(_) => None,
        }
    }
}

/// A name as it may stand in a record or a title.
pub(crate) fn one_line(name: &str) -> String {
    let name: String = name.trim().chars().filter(|c| !c.is_control()).take(Player::NAME_LETTERS).collect();
    name.trim().to_owned()
}

/// Which help the players agreed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Help {
    /// Hints may be asked for.
    pub hints: bool,
    /// Moves may be taken back.
    pub undo: bool,
    /// A hint is shown on every move.
    pub practice: bool,
}

impl Default for Help {
    fn default() -> Self {
        Self { hints: true, undo: true, practice: false }
    }
}

/// A game with its players: what is saved, resumed and shared.
///
/// # Examples
/// ```
/// use aadupuli_core::{Game, GameId, Level, Match, Player, RuleSet, Side, Variants};
/// let game = Game::new(RuleSet::new(GameId::Standard, Variants::NONE));
/// let played = Match::new(game, Player::person("Meena"), Player::Computer(Level::Hard));
/// assert_eq!(played.player(Side::Tigers).level(), Some(Level::Hard));
/// assert_eq!(played.only_person(), Some(Side::Goats));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// The game.
    pub game: Game,
    /// Who plays the goats.
    pub goats: Player,
    /// Who plays the tigers.
    pub tigers: Player,
    /// Which help is allowed.
    pub help: Help,
    /// The seed of the computer's choices.
    pub seed: u64,
    /// The day on which the game began.
    pub date: Option<Date>,
}

impl Match {
    /// A game of these players with the usual help.
    pub fn new(game: Game, goats: Player, tigers: Player) -> Self {
        Self { game, goats, tigers, help: Help::default(), seed: 0, date: None }
    }

    /// Who plays this side.
    pub const fn player(&self, side: Side) -> &Player {
        match side {
            Side::Goats => &self.goats,
            Side::Tigers => &self.tigers,
        }
    }

    /// Who is to move; `None` once the game has ended.
    pub fn player_to_move(&self) -> Option<&Player> {
        if self.game.outcome().is_some() { None } else { Some(self.player(self.game.position().side())) }
    }

    /// The side of the person who plays against the computer, or `None` where two people or two computers play.
    pub fn only_person(&self) -> Option<Side> {
        match (&self.goats, &self.tigers) {
            (Player::Person(_), Player::Computer(_)) => Some(Side::Goats),
            (Player::Computer(_), Player::Person(_)) => Some(Side::Tigers),
            _ => None,
        }
    }

    /// The side that loses when a person resigns now: the person's own against the computer, otherwise the side to
    /// move; `None` between two computers.
    pub fn resigning_side(&self) -> Option<Side> {
        match (&self.goats, &self.tigers) {
            (Player::Computer(_), Player::Computer(_)) => None,
            _ => Some(self.only_person().unwrap_or(self.game.position().side())),
        }
    }

    /// Whether [`Match::undo`] would take something back.
    pub fn can_undo(&self) -> bool {
        self.help.undo
            && match self.only_person() {
                Some(side) => self.game.can_undo_decision(side),
                None => !self.game.plies().is_empty() || self.game.ending().is_some(),
            }
    }

    /// Takes back to the person's own last decision against the computer, or one move between two people.
    ///
    /// # Errors
    /// Why nothing was taken back.
    pub fn undo(&mut self) -> Result<(), UndoRefused> {
        if !self.help.undo {
            return Err(UndoRefused::NotAllowed);
        }
        let undone = match self.only_person() {
            Some(side) => self.game.undo_decision(side),
            None => self.game.undo().map(|_| ()),
        };
        undone.map_err(|_| UndoRefused::NothingThere)
    }

    /// Whether [`Match::redo`] would play something again.
    pub fn can_redo(&self) -> bool {
        self.help.undo && self.game.redo_len() > 0
    }

    /// Plays again what [`Match::undo`] took back.
    ///
    /// # Errors
    /// Why nothing was played again.
    pub fn redo(&mut self) -> Result<(), UndoRefused> {
        if !self.help.undo {
            return Err(UndoRefused::NotAllowed);
        }
        let redone = match self.only_person() {
            Some(side) => self.game.redo_decision(side),
            None => self.game.redo().map(|_| ()),
        };
        redone.map_err(|_| UndoRefused::NothingThere)
    }

    /// Goes back to an earlier position of the game and plays on from there; what followed is given up.
    ///
    /// # Errors
    /// The players agreed on playing without undo, or the game has not come so far.
    pub fn play_on_from(&mut self, plies: usize) -> Result<(), UndoRefused> {
        if !self.help.undo {
            return Err(UndoRefused::NotAllowed);
        }
        if plies > self.game.plies().len() {
            return Err(UndoRefused::NothingThere);
        }
        self.game = self.game.truncated(plies);
        Ok(())
    }

    /// What a person's tap does while `selected` is the selected piece, as [`Game::tap`].
    ///
    /// # Errors
    /// The computer is to move.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_core::{ComputersTurn, Game, GameId, Level, Match, Player, Point, RuleSet, Variants};
    /// let game = Game::new(RuleSet::new(GameId::Standard, Variants::NONE));
    /// let played = Match::new(game, Player::Computer(Level::Easy), Player::person("Ravi"));
    /// let apex = Point::new(0).unwrap();
    /// assert_eq!(played.tap(None, apex), Err(ComputersTurn { level: Level::Easy }));
    /// ```
    pub fn tap(&self, selected: Option<Point>, point: Point) -> Result<Tap, ComputersTurn> {
        self.check_person()?;
        Ok(self.game.tap(selected, point))
    }

    /// That it is not the computer's turn.
    ///
    /// # Errors
    /// The computer is to move.
    pub fn check_person(&self) -> Result<(), ComputersTurn> {
        match self.player_to_move().and_then(Player::level) {
            Some(level) => Err(ComputersTurn { level }),
            None => Ok(()),
        }
    }

    /// A new game by the same rules in which the players have changed sides.
    #[must_use]
    pub fn rematch(&self, seed: u64, date: Option<Date>) -> Self {
        Self {
            game: Game::from_position(*self.game.start()).with_clock(self.game.clock()),
            goats: self.tigers.clone(),
            tigers: self.goats.clone(),
            help: self.help,
            seed,
            date,
        }
    }
}

/// Why nothing was taken back or played again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UndoRefused {
    /// The players agreed on playing without undo.
    #[error("this game is played without undo")]
    NotAllowed,
    /// There is nothing to take back or to play again.
    #[error("there is nothing to take back or to play again")]
    NothingThere,
}

/// The computer is to move, so that a person's move has to wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the computer ({level}) is to move")]
pub struct ComputersTurn {
    /// The level that is to move.
    pub level: Level,
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is the test's failure")]

    use super::*;
    use crate::moves::Move;
    use crate::position::Position;
    use crate::rules::{GameId, RuleSet, Variants};

    fn played(goats: Player, tigers: Player, moves: &str) -> Match {
        let rules = RuleSet::new(GameId::Standard, Variants::NONE);
        let mut game = Game::new(rules);
        for text in moves.split_whitespace() {
            game.play(Move::parse(text, rules.board()).unwrap()).unwrap();
        }
        Match::new(game, goats, tigers)
    }

    #[test]
    fn a_person_resigns_for_the_own_side_or_for_the_one_to_move() {
        let (person, computer) = (Player::person(""), Player::Computer(Level::Easy));
        let side =
            |goats: &Player, tigers: &Player, moves| played(goats.clone(), tigers.clone(), moves).resigning_side();
        assert_eq!(side(&person, &computer, "e1"), Some(Side::Goats));
        assert_eq!(side(&computer, &person, ""), Some(Side::Tigers));
        assert_eq!(side(&person, &person, "e1"), Some(Side::Tigers));
        assert_eq!(side(&computer, &computer, ""), None);
    }

    #[test]
    fn playing_on_from_an_earlier_position_is_a_kind_of_undo() {
        let mut game = played(Player::person(""), Player::person(""), "e1 b3-c3 e4 c3-b3");
        assert_eq!(game.play_on_from(5), Err(UndoRefused::NothingThere));
        game.game.resign(Side::Goats).unwrap();
        assert_eq!(game.play_on_from(2), Ok(()));
        assert_eq!((game.game.plies().len(), game.game.outcome(), game.can_redo()), (2, None, false));
        game.help.undo = false;
        assert_eq!(game.play_on_from(0), Err(UndoRefused::NotAllowed));
    }

    #[test]
    fn the_computers_turn_is_no_ones_to_tap() {
        let game = played(Player::person(""), Player::Computer(Level::Hard), "e1");
        let turn = ComputersTurn { level: Level::Hard };
        assert_eq!((game.check_person(), game.tap(None, Point::new(0).unwrap())), (Err(turn), Err(turn)));
        let mut over = game.clone();
        over.game.resign(Side::Goats).unwrap();
        assert_eq!(over.check_person(), Ok(()), "a game that is over waits for nobody");
    }

    #[test]
    fn moves_are_numbered_as_in_a_record() {
        let game = played(Player::person(""), Player::person(""), "e1 b3-c3 e4").game;
        let numbers = |game: &Game| game.numbered_plies().map(|(number, side, _)| (number, side)).collect::<Vec<_>>();
        assert_eq!(numbers(&game), [(1, Side::Goats), (1, Side::Tigers), (2, Side::Goats)]);
        let rules = *game.rules();
        let mut later = Game::from_position(Position::parse("T/2TT2/6/6/3G t 14 0 0 - 0", rules).unwrap());
        for text in ["b3-c3", "e1"] {
            later.play(Move::parse(text, rules.board()).unwrap()).unwrap();
        }
        assert_eq!(numbers(&later), [(1, Side::Tigers), (2, Side::Goats)]);
    }
}
