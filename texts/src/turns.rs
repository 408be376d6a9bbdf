//! Whose turn it is, and what is expected.

use aadupuli_core::{Match, Piece, Player, Position, Side};

use crate::lookup::Texts;

/// What the side to move is expected to do.
enum Expected {
    PlaceGoat,
    PlaceTiger,
    MoveGoat,
    MoveTiger,
    GoOnOrStop,
    Pass,
}

impl Expected {
    fn of(position: &Position) -> Self {
        match position.side() {
            Side::Goats if position.goats_in_hand() > 0 => Self::PlaceGoat,
            Side::Goats if position.movable().is_empty() => Self::Pass,
            Side::Goats => Self::MoveGoat,
            Side::Tigers if position.chain().is_some() => Self::GoOnOrStop,
            Side::Tigers if position.tigers_in_hand() > 0 => Self::PlaceTiger,
            Side::Tigers => Self::MoveTiger,
        }
    }
}

impl Texts {
    /// The status line while the one who holds the phone is to move: `Your turn: place a goat`.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_core::{GameId, Position, RuleSet, Variants};
    /// use aadupuli_texts::{Language, Texts};
    /// let start = Position::start(RuleSet::new(GameId::BaghChal, Variants::NONE));
    /// assert_eq!(Texts::for_language(Language::English).your_turn(&start), "Your turn: place a goat");
    /// ```
    pub fn your_turn(self, position: &Position) -> String {
        match Expected::of(position) {
            Expected::PlaceGoat => self.get("status-your-turn-place-goat", &[]),
            Expected::PlaceTiger => self.get("status-your-turn-place-tiger", &[]),
            Expected::MoveGoat => self.get("status-your-turn-move-goat", &[]),
            Expected::MoveTiger => self.get("status-your-turn-move-tiger", &[]),
            Expected::GoOnOrStop => self.get("status-chain", &[]),
            Expected::Pass => self.get("status-pass", &[]),
        }
    }

    /// The status line between two players: `Meena: place a goat`.
    pub fn turn_of(self, name: &str, position: &Position) -> String {
        let name = [("name", name.into())];
        match Expected::of(position) {
            Expected::PlaceGoat => self.get("status-turn-place-goat", &name),
            Expected::PlaceTiger => self.get("status-turn-place-tiger", &name),
            Expected::MoveGoat => self.get("status-turn-move-goat", &name),
            Expected::MoveTiger => self.get("status-turn-move-tiger", &name),
            Expected::GoOnOrStop => self.get("status-chain", &[]),
            Expected::Pass => self.get("status-pass", &[]),
        }
    }

    /// The status line of a game: whose turn it is and what is expected, that the computer thinks, or the result.
    pub fn status(self, played: &Match) -> String {
        let game = &played.game;
        if let Some(outcome) = game.outcome() {
            return self.outcome(outcome, game.rules());
        }
        let position = game.position();
        match (played.player(position.side()), played.only_person()) {
            (Player::Computer(_), _) => self.get("status-thinking", &[]),
            (Player::Person(_), Some(_)) => self.your_turn(position),
            (person @ Player::Person(_), None) => self.turn_of(&self.player(person, position.side()), position),
        }
    }

    /// The status line while a piece is selected.
    pub fn selected(self, piece: Piece) -> String {
        let piece = match piece {
            Piece::Goat => "goat",
            Piece::Tiger => "tiger",
        };
        self.get("status-selected", &[("piece", piece.into())])
    }

    /// Where an unfinished game stands, for the entry that continues it: `Your turn, 6 goats to place`.
    pub fn where_it_stands(self, played: &Match) -> String {
        let game = &played.game;
        let position = game.position();
        if game.outcome().is_some() {
            return self.result_short(game.outcome());
        }
        match (played.player(position.side()), played.only_person()) {
            (Player::Computer(_), _) => self.get("home-continue-their-turn", &[]),
            (Player::Person(_), Some(Side::Goats)) if position.goats_in_hand() > 0 => {
                self.get("home-continue-your-turn-place", &[("count", position.goats_in_hand().into())])
            }
            (Player::Person(_), Some(_)) => self.get("home-continue-your-turn", &[]),
            (person @ Player::Person(_), None) => {
                let name = self.player(person, position.side());
                self.get("home-continue-turn-of", &[("name", name.into())])
            }
        }
    }

    /// The announcement when the turn passes to the one who listens, or to a named player.
    pub fn turn_announcement(self, played: &Match) -> String {
        let game = &played.game;
        let side = game.position().side();
        match (game.outcome(), played.player(side), played.only_person()) {
            (Some(outcome), ..) => self.outcome(outcome, game.rules()),
            (None, Player::Computer(_), _) => self.get("announce-computer-thinking", &[]),
            (None, Player::Person(_), Some(_)) => self.get("announce-your-turn", &[]),
            (None, person @ Player::Person(_), None) => {
                let name = self.player(person, side);
                self.get("announce-turn", &[("name", name.into())])
            }
        }
    }

    /// The result as the one who plays sees it: `You won`; between two players `Meena won`.
    pub fn result_for_players(self, played: &Match) -> String {
        let Some(outcome) = played.game.outcome() else { return self.result_short(None) };
        match (outcome.winner(), played.only_person()) {
            (None, _) => self.get("over-draw", &[]),
            (Some(winner), Some(person)) if winner == person => self.get("over-you-won", &[]),
            (Some(_), Some(_)) => self.get("over-you-lost", &[]),
            (Some(winner), None) => {
                let name = self.player(played.player(winner), winner);
                self.get("over-name-won", &[("name", name.into())])
            }
        }
    }
}
