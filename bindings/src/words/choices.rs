//! Words for choices: games, variants, levels, sides, clocks and dates.

use aadupuli_core::engine;
use aadupuli_core::{Date, GameId, Level, Outcome, RuleSet, Side, Variant, Variants};
use aadupuli_store::{BoardLook, PieceSet, SideChoice, Theme};

use super::Texts;
use crate::learn::puzzle::{PuzzleDifficulty, PuzzleTheme};
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

    /// What a game by these rules is worth with perfect play, in a sentence.
    pub fn rules_value(&self, choice: &RulesChoice) -> String {
        self.words.get("rules-value", &[("value", worth(&rules(choice)).into())])
    }

    /// What a game by these rules is worth with perfect play, in a word or two.
    pub fn rules_value_short(&self, choice: &RulesChoice) -> String {
        self.words.get("rules-value-short", &[("value", worth(&rules(choice)).into())])
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

    /// The name of a board look.
    pub fn board_look(&self, look: BoardLook) -> String {
        self.words.get("settings-board-look-name", &[("look", look.id().into())])
    }

    /// The name of a theme: light, dark, or as the system has it.
    pub fn theme(&self, theme: Theme) -> String {
        self.words.get("settings-theme-name", &[("theme", theme.id().into())])
    }

    /// The name of a set of pieces.
    pub fn piece_set(&self, set: PieceSet) -> String {
        self.words.get("settings-piece-set-name", &[("set", set.id().into())])
    }

    /// The name of a puzzle's theme.
    pub fn puzzle_theme(&self, theme: PuzzleTheme) -> String {
        self.words.get("puzzle-theme", &[("theme", engine::Theme::from(theme).id().into())])
    }

    /// The name of a puzzle's difficulty.
    pub fn puzzle_difficulty(&self, difficulty: PuzzleDifficulty) -> String {
        self.words.get("puzzle-difficulty", &[("difficulty", engine::Difficulty::from(difficulty).id().into())])
    }

    /// Which side a person takes against the computer.
    pub fn side_choice(&self, choice: SideChoice) -> String {
        match choice {
            SideChoice::Goats => self.words.side(Side::Goats),
            SideChoice::Tigers => self.words.side(Side::Tigers),
            SideChoice::Random => self.words.get("new-side-random", &[]),
        }
    }
}

/// The word by which messages choose what a game is worth.
fn worth(rules: &RuleSet) -> &'static str {
    match engine::solved_value(rules) {
        Some(engine::Value::Draw) => "even",
        Some(engine::Value::Goats) => "goats",
        Some(engine::Value::Tigers) => "tigers",
        None => "unknown",
    }
}
