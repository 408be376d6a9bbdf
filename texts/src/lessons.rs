//! Lessons: why a try is not what was asked.

use aadupuli_core::lessons::WrongTry;
use aadupuli_core::{Board, Move, Point};

use crate::lookup::Texts;
use crate::places::Form;

impl Texts {
    /// Why a legal move, or a tapped point, is not what a lesson asks for.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_core::{Board, lessons::WrongTry};
    /// use aadupuli_texts::{Language, Texts};
    /// let board = Board::aadu_puli();
    /// let wrong = WrongTry::NoTigerThere { at: board.point("e1").unwrap() };
    /// assert_eq!(Texts::for_language(Language::English).wrong_try(wrong, board), "No tiger stands there.");
    /// ```
    pub fn wrong_try(self, wrong: WrongTry, board: &Board) -> String {
        let place = |point: Point, form| self.place(board, point, form);
        let on = |point: Point| [("on", place(point, Form::On).into())];
        match wrong {
            WrongTry::NotAsked => self.get("lesson-wrong-not-asked", &[]),
            WrongTry::AnotherPiece { asked } => self.get("lesson-wrong-another-piece", &on(asked)),
            WrongTry::AnotherPoint { asked } => self.get("lesson-wrong-another-point", &on(asked)),
            WrongTry::GoesElsewhere { asked } => {
                let to = self.list(asked.iter().map(|point| place(point, Form::To)));
                self.get("lesson-wrong-goes-elsewhere", &[("to", to.into())])
            }
            WrongTry::CapturesNothing { could: Some(Move::Capture { from, .. }) } => {
                self.get("lesson-wrong-captures-nothing-could", &[("from", place(from, Form::On).into())])
            }
            WrongTry::CapturesNothing { .. } => self.get("lesson-wrong-captures-nothing", &[]),
            WrongTry::GoatCanBeCaptured { goat, .. } => self.get("lesson-wrong-goat-can-be-captured", &on(goat)),
            WrongTry::CanBeJumped { from, to, .. } => {
                let values = [("from", place(from, Form::From).into()), ("to", place(to, Form::To).into())];
                self.get("lesson-wrong-can-be-jumped", &values)
            }
            WrongTry::TigerEscapes { tiger, .. } => self.get("lesson-wrong-tiger-escapes", &on(tiger)),
            WrongTry::ThreatensTooFew { goats, asked } => {
                self.get("lesson-wrong-threatens-too-few", &[("goats", goats.into()), ("asked", asked.into())])
            }
            WrongTry::GameGoesOn => self.get("lesson-wrong-game-goes-on", &[]),
            WrongTry::GivesAway { side, had: Some(_) } => {
                self.get("lesson-wrong-gives-away-win", &[("side", side.id().into())])
            }
            WrongTry::GivesAway { side, had: None } => {
                self.get("lesson-wrong-gives-away-draw", &[("side", side.id().into())])
            }
            WrongTry::GoatIsSafe { goat } => self.get("lesson-wrong-goat-is-safe", &on(goat)),
            WrongTry::NoGoatThere { .. } => self.get("lesson-wrong-no-goat-there", &[]),
            WrongTry::NoTigerThere { .. } => self.get("lesson-wrong-no-tiger-there", &[]),
        }
    }
}
