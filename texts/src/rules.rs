//! Games of the family and their variants.

use aadupuli_core::{GameId, RuleSet, Variant};

use crate::lookup::Texts;

impl Texts {
    /// A game's name.
    pub fn game_name(self, game: GameId) -> String {
        self.get("rules-name", &[("game", game.id().into())])
    }

    /// A game in one sentence.
    pub fn game_description(self, game: GameId) -> String {
        self.get("rules-description", &[("game", game.id().into())])
    }

    /// A game's figures: `15 goats, 5 captures`.
    pub fn game_figures(self, rules: &RuleSet) -> String {
        let values = [("goats", rules.goats.into()), ("captures", rules.captures_to_win.into())];
        self.get("rules-figures", &values)
    }

    /// A variant's name.
    pub fn variant_name(self, variant: Variant) -> String {
        self.get("variant-name", &[("variant", variant.id().into())])
    }

    /// A variant in one sentence.
    pub fn variant_description(self, variant: Variant) -> String {
        self.get("variant-description", &[("variant", variant.id().into())])
    }

    /// The game with its variants: `Adu Huli · Multiple jumps, Placing the tigers`.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_core::{GameId, RuleSet, Variant, Variants};
    /// use aadupuli_texts::{Language, Texts};
    /// let texts = Texts::for_language(Language::English);
    /// let rules = RuleSet::new(GameId::AduHuli, Variants::NONE.with(Variant::MultipleJumps));
    /// assert_eq!(texts.rules(&rules), "Adu Huli · Multiple jumps");
    /// ```
    pub fn rules(self, rules: &RuleSet) -> String {
        let name = self.game_name(rules.game);
        let Some(changes) = self.changes(rules) else { return name };
        self.get("rules-with-variants", &[("rules", name.into()), ("variants", changes.into())])
    }

    /// What differs from the game as it is usually played: the variants in force and the handicap.
    pub fn changes(self, rules: &RuleSet) -> Option<String> {
        let mut all: Vec<String> = rules.variants.iter().map(|variant| self.variant_name(variant)).collect();
        all.extend((rules.handicap != 0).then(|| self.handicap(rules.handicap)));
        (!all.is_empty()).then(|| self.list(all))
    }

    /// A handicap: `2 goats fewer`.
    pub fn handicap(self, handicap: i8) -> String {
        let count = [("count", handicap.unsigned_abs().into())];
        match handicap {
            0 => self.get("new-handicap-none", &[]),
            1.. => self.get("new-handicap-more", &count),
            _ => self.get("new-handicap-fewer", &count),
        }
    }
}
