//! Writing a game record.

use core::fmt::Write;

use crate::game::Outcome;
use crate::players::{Match, Player, one_line};
use crate::position::Position;
use crate::side::Side;

/// Moves are broken into lines of at most this many letters.
const LINE: usize = 100;

impl Match {
    /// The game as a record that people can read and other programs can keep; ASCII digits.
    ///
    /// What was taken back, the clock, the help and the seed are not part of a record.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_core::{Game, GameId, Match, Move, Player, RuleSet, Variants};
    /// let rules = RuleSet::new(GameId::Standard, Variants::NONE);
    /// let mut game = Game::new(rules);
    /// for text in ["e1", "b3-c3", "e4"] {
    ///     game.play(Move::parse(text, rules.board())?)?;
    /// }
    /// let record = Match::new(game, Player::person("Meena"), Player::person("Ravi")).to_record();
    /// assert!(record.ends_with("\n1. e1 b3-c3 2. e4 *\n"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_record(&self) -> String {
        let mut text = String::new();
        let mut header = |key: &str, value: &str| {
            let value = value.replace('\\', "\\\\").replace('"', "\\\"");
            // Writing to a string cannot fail.
            let _ = writeln!(text, "[{key} \"{value}\"]");
        };
        let game = &self.game;
        let rules = game.rules();
        header("Rules", rules.game.id());
        if !rules.variants.is_empty() {
            header("Variants", &rules.variants.to_string());
        }
        if rules.handicap != 0 {
            header("Handicap", &rules.handicap.to_string());
        }
        for (key, level_key, player) in [("Goats", "GoatsLevel", &self.goats), ("Tigers", "TigersLevel", &self.tigers)]
        {
            match player {
                Player::Person(name) => header(key, &one_line(name)),
                Player::Computer(level) => {
                    header(key, "Computer");
                    header(level_key, level.id());
                }
            }
        }
        header("Date", &self.date.map_or_else(|| "?".to_owned(), |date| date.to_string()));
        if *game.start() != Position::start(*rules) {
            header("Start", &game.start().to_string());
        }
        let outcome = game.outcome();
        header("Result", outcome.map_or("*", Outcome::result_id));
        text.push('\n');
        text.push_str(&self.movetext(outcome));
        text
    }

    fn movetext(&self, outcome: Option<Outcome>) -> String {
        let board = self.game.rules().board();
        let mut words = Vec::new();
        for (number, mover, ply) in self.game.numbered_plies() {
            if mover == Side::Goats {
                words.push(format!("{number}."));
            } else if words.is_empty() {
                words.push("1...".to_owned());
            }
            words.push(ply.mv.notation(board).to_string());
        }
        words.push(outcome.map_or("*", Outcome::result_id).to_owned());
        words.extend(outcome.map(|outcome| format!("{{{}}}", outcome.reason_id())));
        wrap(&words)
    }
}

fn wrap(words: &[String]) -> String {
    let (mut text, mut column) = (String::new(), 0);
    for word in words {
        if column > 0 && column + 1 + word.len() > LINE {
            text.push('\n');
            column = 0;
        }
        if column > 0 {
            text.push(' ');
            column += 1;
        }
        text.push_str(word);
        column += word.len();
    }
    text.push('\n');
    text
}
