//! From the choices for a new game to the game.

use std::time::Duration;

use aadupuli_core::{ClockSetting, Date, Game, Help, Level, Match, Player, Position, RuleSet, Side};
use aadupuli_store::{NewGame, Opponent};
use chrono::Datelike;

/// Goats more or fewer that can be asked for.
pub(crate) const HANDICAPS: core::ops::RangeInclusive<i8> = -3..=3;

/// The game that these choices make. The seed decides a side by lot, and the computer's moves.
pub(crate) fn begin(choices: &NewGame, seed: u64) -> Match {
    let rules = RuleSet::new(choices.game, choices.variants);
    // A handicap that does not fit the chosen game is left out.
    let rules = rules.with_handicap(choices.handicap).unwrap_or(rules);
    let clock =
        choices.clock_minutes.map(|minutes| ClockSetting { per_player: Duration::from_secs(u64::from(minutes) * 60) });
    let game = Game::new(rules).with_clock(clock);
    let (goats, tigers) = match (choices.opponent, choices.side.side(seed)) {
        (Opponent::Friend, _) => (Player::person(&choices.goats_name), Player::person(&choices.tigers_name)),
        (Opponent::Computer, Side::Goats) => (Player::person(""), Player::Computer(choices.level)),
        (Opponent::Computer, Side::Tigers) => (Player::Computer(choices.level), Player::person("")),
    };
    Match { help: choices.help, seed, date: today(), ..Match::new(game, goats, tigers) }
}

/// A game from a position, for the person to play the side to move against the computer, with a hint on every move.
pub(crate) fn practise(position: Position, level: Level, seed: u64) -> Match {
    let (person, computer) = (Player::person(""), Player::Computer(level));
    let (goats, tigers) = match position.side() {
        Side::Goats => (person, computer),
        Side::Tigers => (computer, person),
    };
    let played = Match::new(Game::from_position(position), goats, tigers);
    let help = Help { hints: true, practice: true, ..played.help };
    Match { help, seed, date: today(), ..played }
}

/// The day by this machine's calendar.
pub(crate) fn today() -> Option<Date> {
    let now = chrono::Local::now();
    Date::new(now.year().try_into().ok()?, now.month().try_into().ok()?, now.day().try_into().ok()?)
}
