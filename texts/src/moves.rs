//! Moves by ear.

use aadupuli_core::{Move, Position, Side};

use crate::lookup::Texts;
use crate::places::Form;

impl Texts {
    /// A move by ear, as it is announced; `before` is the position in which it was made.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_core::{GameId, Move, Position, RuleSet, Variants};
    /// use aadupuli_texts::{Language, Texts};
    /// let rules = RuleSet::new(GameId::Standard, Variants::NONE);
    /// let start = Position::start(rules);
    /// let texts = Texts::for_language(Language::English);
    /// let mv = Move::parse("e2", rules.board())?;
    /// assert_eq!(texts.move_spoken(&start, mv), "Goat placed on base point 2");
    /// # Ok::<(), aadupuli_core::MoveTextError>(())
    /// ```
    pub fn move_spoken(self, before: &Position, mv: Move) -> String {
        let board = before.board();
        let goats = before.side() == Side::Goats;
        match mv {
            Move::Place(to) => {
                let on = [("on", self.place(board, to, Form::On).into())];
                if goats { self.get("move-place-goat", &on) } else { self.get("move-place-tiger", &on) }
            }
            Move::Step { from, to } => {
                let from = self.place(board, from, Form::From);
                let values = [("from", from.into()), ("to", self.place(board, to, Form::To).into())];
                if goats { self.get("move-step-goat", &values) } else { self.get("move-step-tiger", &values) }
            }
            Move::Capture { from, to } => {
                let from = self.place(board, from, Form::From);
                let goat = before.captured_point(mv).unwrap_or(to);
                let on = self.place(board, goat, Form::On);
                let captured = before.goats_captured().saturating_add(1);
                let all = before.rules().captures_to_win;
                let values =
                    [("from", from.into()), ("on", on.into()), ("captured", captured.into()), ("all", all.into())];
                self.get("move-capture", &values)
            }
            Move::Stop => self.get("move-stop", &[]),
            Move::Pass => self.get("move-pass", &[]),
        }
    }

    /// A move by ear, and how many tigers it leaves trapped if it traps more than before.
    ///
    /// The fuller announcement, for those who do not see the board.
    pub fn move_spoken_fully(self, before: &Position, mv: Move) -> String {
        let spoken = self.move_spoken(before, mv);
        let Ok(after) = before.play(mv) else { return spoken };
        let trapped = after.trapped_tigers().len();
        if after.tigers_in_hand() > 0 || trapped <= before.trapped_tigers().len() {
            return spoken;
        }
        self.get("move-and-trapped", &[("move", spoken.into()), ("count", trapped.into())])
    }
}
