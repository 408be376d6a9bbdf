//! Words for choices: games, variants, levels, sides, clocks and dates.

use aadupuli_core::{Date, GameId, Level, Outcome, RuleSet, Side, Variant, Variants};

use super::Texts;
use crate::numbers::duration;
use crate::players::Player;
use crate::rules::RulesChoice;

/// The rules of a choice; where its handicap is impossible, those without one.
fn rules(choice: &RulesChoice) -> RuleSet {
    let variants: Variants = choice.variants.iter().copied().collect();
    choice.rule_set().unwrap_or_else(|_| RuleSet::new(choice.game, variants))
}

#[uniffi::export]
impl Texts {
    /// The name of a side.
    pub fn side(&self, side: Side) -> String {
        self.words.side(side)
    }

    /// The name of a level.
    pub fn level_name(&self, level: Level) -> String {
        self.words.level_name(level)
    }

    /// A level's character in one line.
    pub fn level_character(&self, level: Level) -> String {
        self.words.level_character(level)
    }

    /// The name of a player, or the usual word for one without a name.
    pub fn player(&self, player: &Player, side: Side) -> String {
        self.words.player(&player.into(), side)
    }

    /// The name of a game.
    pub fn game_name(&self, game: GameId) -> String {
        self.words.game_name(game)
    }

    /// A game in one sentence.
    pub fn game_description(&self, game: GameId) -> String {
        self.words.game_description(game)
    }

    /// A game's figures: goats and captures.
    pub fn game_figures(&self, choice: &RulesChoice) -> String {
        self.words.game_figures(&rules(choice))
    }

    /// The name of a variant.
    pub fn variant_name(&self, variant: Variant) -> String {
        self.words.variant_name(variant)
    }

    /// A variant in one sentence.
    pub fn variant_description(&self, variant: Variant) -> String {
        self.words.variant_description(variant)
    }

    /// A game with its variants and handicap, on one line.
    pub fn rules_line(&self, choice: &RulesChoice) -> String {
        self.words.rules(&rules(choice))
    }

    /// A handicap in words.
    pub fn handicap(&self, handicap: i32) -> String {
        let most = if handicap < 0 { i8::MIN } else { i8::MAX };
        self.words.handicap(i8::try_from(handicap).unwrap_or(most))
    }

    /// How a game by these rules ended, with the reason.
    pub fn outcome(&self, outcome: Outcome, choice: &RulesChoice) -> String {
        self.words.outcome(outcome, &rules(choice))
    }

    /// A result in a word or two; none for a game that goes on.
    pub fn result_short(&self, outcome: Option<Outcome>) -> String {
        self.words.result_short(outcome)
    }

    /// A day (`YYYY-MM-DD`) as people write it; today, if given, by that word.
    pub fn date(&self, day: Option<String>, today: Option<String>) -> String {
        let date = |text: Option<String>| text.and_then(|text| Date::parse(&text));
        self.words.date(date(day), date(today))
    }

    /// Time left on a clock, such as `4:31`.
    pub fn clock(&self, left_ms: i64) -> String {
        self.words.clock(duration(left_ms))
    }

    /// Time left on a clock, by ear.
    pub fn clock_spoken(&self, left_ms: i64) -> String {
        self.words.clock_spoken(duration(left_ms))
    }

    /// The warning, if the time left has passed one minute or ten seconds since `before_ms`.
    pub fn clock_warning(&self, side: Side, before_ms: i64, now_ms: i64) -> Option<String> {
        self.words.clock_warning(side, duration(before_ms), duration(now_ms))
    }
}
