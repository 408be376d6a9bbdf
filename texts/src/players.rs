//! Players and levels.

use aadupuli_core::{Level, Match, Player, Side};

use crate::lookup::Texts;

impl Texts {
    /// A level's name: `Hard`.
    pub fn level_name(self, level: Level) -> String {
        self.get("level-name", &[("level", level.id().into())])
    }

    /// A level's character in one line.
    pub fn level_character(self, level: Level) -> String {
        self.get("level-character", &[("level", level.id().into())])
    }

    /// A side's name: `Goats`.
    pub fn side(self, side: Side) -> String {
        self.get("side-name", &[("side", side.id().into())])
    }

    /// What a player is called: a person's name, the side's where it has none, or `Computer · Hard`.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_core::{Level, Player, Side};
    /// use aadupuli_texts::{Language, Texts};
    /// let texts = Texts::for_language(Language::English);
    /// assert_eq!(texts.player(&Player::person("Meena"), Side::Goats), "Meena");
    /// assert_eq!(texts.player(&Player::person(""), Side::Goats), "Goats");
    /// assert_eq!(texts.player(&Player::Computer(Level::Hard), Side::Goats), "Computer · Hard");
    /// ```
    pub fn player(self, player: &Player, side: Side) -> String {
        match player {
            Player::Person(name) if name.is_empty() => self.side(side),
            Player::Person(name) => name.clone(),
            Player::Computer(level) => self.get("opponent-computer", &[("level", self.level_name(*level).into())]),
        }
    }

    /// The opponent in a title or a list: `Hard · tigers`, or both names where no single person plays the computer.
    pub fn opponent(self, played: &Match) -> String {
        let against = played.only_person().map(Side::other);
        if let Some((side, Player::Computer(level))) = against.map(|side| (side, played.player(side))) {
            let level = self.level_name(*level);
            return self.get("opponent-computer-side", &[("side", side.id().into()), ("level", level.into())]);
        }
        let goats = self.player(&played.goats, Side::Goats);
        let tigers = self.player(&played.tigers, Side::Tigers);
        self.get("opponent-friend", &[("goats", goats.into()), ("tigers", tigers.into())])
    }
}
