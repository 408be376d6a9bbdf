//! Points by ear: where they are, what stands there, what can be done.

use aadupuli_core::{Board, BoardKind, Game, Move, Piece, Point, Position, Side};

use crate::lookup::{Texts, Value};

/// The forms in which a point stands in a sentence.
#[derive(Clone, Copy)]
pub(crate) enum Form {
    Name,
    On,
    From,
    To,
}

/// What a listener wants to know of a point besides its place and its piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct PointState {
    /// Its piece is the selected one.
    pub selected: bool,
    /// Its piece can move now.
    pub can_move: bool,
    /// Its tiger is trapped.
    pub trapped: bool,
    /// Its goat could be captured if it were the tigers' turn.
    pub in_danger: bool,
    /// The move that a tap here makes, if it makes one.
    pub makes: Option<Move>,
    /// The last move began or ended here.
    pub last_move: bool,
    /// A hint that is shown speaks of this point.
    pub hinted: bool,
}

impl PointState {
    /// The state of a point while `selected` is the selected piece; `acting` where the listener is to move.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_core::{Game, GameId, RuleSet, Variants};
    /// use aadupuli_texts::{Language, PointState, Texts};
    /// let rules = RuleSet::new(GameId::Standard, Variants::NONE);
    /// let game = Game::new(rules);
    /// let base = rules.board().point("e1").unwrap();
    /// let texts = Texts::for_language(Language::English);
    /// let state = PointState::of(&game, base, None, true);
    /// assert_eq!(texts.point(game.position(), base, &state), "base, point 1, empty, goat can be placed here");
    /// ```
    pub fn of(game: &Game, point: Point, selected: Option<Point>, acting: bool) -> Self {
        let last = game.plies().last().map(|ply| ply.mv);
        Self::at(game.position(), point, selected, acting && game.outcome().is_none(), last)
    }

    /// What is to be said of a point of a position that no game leads to: of a lesson, a puzzle, a diagram. `acting` where
    /// a person may move now, `last` the move to mention.
    pub fn at(position: &Position, point: Point, selected: Option<Point>, acting: bool, last: Option<Move>) -> Self {
        let makes = |mv: &Move| mv.to() == Some(point) && (mv.from().is_none() || mv.from() == selected);
        Self {
            selected: selected == Some(point),
            can_move: acting && position.movable().contains(point),
            trapped: position.trapped_tigers().contains(point),
            in_danger: position.capturable_goats().contains(point),
            makes: position.legal_moves().iter().find(|mv| acting && makes(mv)).copied(),
            last_move: last.is_some_and(|mv| mv.from() == Some(point) || mv.to() == Some(point)),
            hinted: false,
        }
    }
}

impl Texts {
    /// A point by ear, place and piece: `row 2, point 3, goat`.
    pub fn point_name(self, position: &Position, point: Point) -> String {
        let place = self.place(position.board(), point, Form::Name);
        let id = match position.piece(point) {
            None => "spoken-point-empty",
            Some(Piece::Goat) => "spoken-point-goat",
            Some(Piece::Tiger) => "spoken-point-tiger",
        };
        self.get(id, &[("place", place.into())])
    }

    /// What can be said of a point beyond place and piece: `can move`; empty where there is nothing to say.
    pub fn point_state(self, position: &Position, state: &PointState) -> String {
        let mut words = Vec::new();
        let mut say = |applies: bool, text: &dyn Fn() -> String| {
            if applies {
                words.push(text());
            }
        };
        say(state.selected, &|| self.get("spoken-selected", &[]));
        say(state.can_move && !state.selected, &|| self.get("spoken-can-move", &[]));
        say(state.trapped, &|| self.get("spoken-trapped", &[]));
        say(state.in_danger, &|| self.get("spoken-in-danger", &[]));
        if let Some(mv) = state.makes {
            say(true, &|| self.what_a_tap_makes(position, mv));
        }
        say(state.last_move, &|| self.get("spoken-last-move", &[]));
        say(state.hinted, &|| self.get("spoken-hint", &[]));
        self.list(words)
    }

    /// A point by ear with all that can be said of it: `row 2, point 3, goat, can move`.
    pub fn point(self, position: &Position, point: Point, state: &PointState) -> String {
        let state = self.point_state(position, state);
        let name = self.point_name(position, point);
        if state.is_empty() { name } else { self.list([name, state]) }
    }

    fn what_a_tap_makes(self, position: &Position, mv: Move) -> String {
        match (mv, position.captured_point(mv)) {
            (_, Some(goat)) => {
                self.get("spoken-captures", &[("place", self.place(position.board(), goat, Form::On).into())])
            }
            (Move::Place(_), None) => match position.side() {
                Side::Goats => self.get("spoken-goat-can-be-placed", &[]),
                Side::Tigers => self.get("spoken-tiger-can-be-placed", &[]),
            },
            _ => self.get("spoken-target", &[]),
        }
    }

    /// The place of a point, in the form that the sentence wants.
    pub(crate) fn place(self, board: &Board, point: Point, form: Form) -> String {
        let row = board.row(point);
        let triangle = board.kind() == BoardKind::AaduPuli;
        let kind = match row {
            0 if triangle => "apex",
            _ if triangle && row + 1 == board.rows().len() => "base",
            _ => "row",
        };
        // The triangle's apex is no row of its own to a listener: its first row is the one below.
        let number = if triangle { row } else { row + 1 };
        let values: [(&str, Value<'_>); 3] =
            [("kind", kind.into()), ("row", number.into()), ("column", (board.column(point) + 1).into())];
        match form {
            Form::Name => self.get("place-name", &values),
            Form::On => self.get("place-on", &values),
            Form::From => self.get("place-from", &values),
            Form::To => self.get("place-to", &values),
        }
    }
}
