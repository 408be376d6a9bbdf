//! Every move that loses value is refuted, and no other.

use aadupuli_core::engine::{Limits, Situation, Value};
use aadupuli_core::{Game, GameId, Position};
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;

use super::positions::{engine, placement_positions, random_position, rules};

/// What a game is worth where it stands, proved.
fn worth(game: &Game) -> Value {
    match game.outcome() {
        Some(outcome) => outcome.winner().map_or(Value::Draw, Value::win),
        None => value(game.position()),
    }
}

fn value(position: &Position) -> Value {
    let judged = engine().judge(&Situation::new(*position), &Limits::nodes(5_000_000)).unwrap();
    assert!(judged.is_exact(), "{position}");
    judged.value
}

/// Tries a move; says whether it was refuted.
fn check(position: &Position, mv: aadupuli_core::Move) -> bool {
    let side = position.side();
    let mut game = Game::from_position(*position);
    let before = value(position);
    game.play(mv).unwrap();
    let after = worth(&game);
    let found = engine().refute(&Situation::new(*position), mv, &Limits::NONE).unwrap();
    assert_eq!(found.is_some(), after.to(side) < before.to(side), "{position} {mv:?}: {before} to {after}");
    let Some(found) = found else { return false };
    assert!(found.before.is_exact() && found.after.is_exact());
    assert_eq!((found.before.value, found.after.value), (before, after), "{position} {mv:?}");
    let mut better = Game::from_position(*position);
    better.play(found.better).unwrap();
    assert_eq!(worth(&better), before, "{position}: {:?}", found.better);
    assert!(!found.line.is_empty() || game.outcome().is_some(), "{position} {mv:?}");
    for reply in found.line {
        game.play(reply).unwrap();
        assert_eq!(worth(&game), after, "{position} {mv:?} {reply:?}");
    }
    true
}

#[test]
fn every_move_that_loses_value_is_refuted_and_no_other() {
    let mut random = ChaCha8Rng::seed_from_u64(21);
    let mut refuted = [0; 2];
    for game in GameId::ALL {
        for _ in 0..30 {
            let position = random_position(rules(game), 0, &mut random);
            let mv = *position.legal_moves().choose(&mut random).unwrap();
            refuted[0] += usize::from(check(&position, mv));
        }
    }
    for position in placement_positions().step_by(90) {
        let mv = *position.legal_moves().choose(&mut random).unwrap();
        refuted[1] += usize::from(check(&position, mv));
    }
    assert!(refuted.iter().all(|&refuted| refuted >= 5), "{refuted:?}");
}
