//! Games of random legal moves, the raw material of the properties.

use aadupuli_core::{Game, GameId, Match, Player, RuleSet, Variants};
use proptest::prelude::*;

/// Every rule set with every combination of variants, and some handicaps.
pub(crate) fn rules() -> impl Strategy<Value = RuleSet> {
    let game = prop::sample::select(GameId::ALL.to_vec());
    let variants = prop::sample::select(Variants::all_combinations().collect::<Vec<_>>());
    (game, variants, -2i8..=2).prop_map(|(game, variants, handicap)| {
        let rules = RuleSet::new(game, variants);
        rules.with_handicap(handicap).unwrap_or(rules)
    })
}

/// Plays a move for each number, chosen by it among the legal ones, until the game ends.
pub(crate) fn play(rules: RuleSet, choices: &[u16]) -> Game {
    let mut game = Game::new(rules);
    for &choice in choices {
        let moves = game.legal_moves();
        let Some(&mv) = moves.get(usize::from(choice) % moves.len().max(1)) else { break };
        game.play(mv).expect("a legal move is accepted");
    }
    game
}

/// A random game of up to `plies` moves.
pub(crate) fn games(plies: usize) -> impl Strategy<Value = Game> {
    (rules(), prop::collection::vec(any::<u16>(), 0..plies)).prop_map(|(rules, choices)| play(rules, &choices))
}

/// A random game between two people.
#[allow(dead_code, reason = "not every test binary uses it")]
pub(crate) fn matches(plies: usize) -> impl Strategy<Value = Match> {
    games(plies).prop_map(|game| Match::new(game, Player::person("Meena"), Player::person("Ravi \"the\" \\ uncle")))
}
