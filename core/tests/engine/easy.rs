//! What a child sees, Easy sees.

use aadupuli_core::engine::{Engine, Limits, Situation};
use aadupuli_core::{GameId, Level, Position, RuleSet, Side, Variant, Variants};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::positions::{engine, random_position};

/// Whether the tigers can capture a goat and are not trapped at the goats' next move.
fn goat_for_nothing(position: &Position) -> bool {
    position.legal_moves().into_iter().filter(|mv| mv.is_capture()).any(|capture| {
        let next = position.play_unchecked(capture);
        let trapped = |after: &Position| after.winner() == Some(Side::Goats);
        let replies = || next.legal_moves().into_iter().map(|reply| next.play_unchecked(reply));
        !trapped(&next) && (next.side() == Side::Tigers || !replies().any(|after| trapped(&after)))
    })
}

fn wins_at_once(position: &Position, mv: aadupuli_core::Move) -> bool {
    position.play_unchecked(mv).winner() == Some(position.side())
}

#[test]
fn easy_misses_no_goat_for_nothing_and_no_win_in_one() {
    let mut random = ChaCha8Rng::seed_from_u64(11);
    let (mut captures, mut traps) = (0, 0);
    let every = Variant::ALL.map(Some).into_iter().chain([None]);
    for (game, variant) in GameId::ALL.into_iter().flat_map(|game| every.clone().map(move |variant| (game, variant))) {
        let rules = RuleSet::new(game, variant.into_iter().collect::<Variants>());
        for number in 0..400 {
            let in_hand = if number % 2 == 0 { 0 } else { random.random_range(0..rules.goats) };
            let position = random_position(rules, in_hand, &mut random);
            let for_nothing = position.side() == Side::Tigers && goat_for_nothing(&position);
            let win_in_one = position.legal_moves().into_iter().any(|mv| wins_at_once(&position, mv));
            if !for_nothing && !win_in_one {
                continue;
            }
            for engine in [engine(), Engine::without_tables()] {
                let situation = Situation::new(position);
                let mv = engine.suggest(&situation, Level::Easy, number, &Limits::NONE).unwrap().mv;
                if win_in_one {
                    assert!(wins_at_once(&position, mv), "{rules:?} {position}: {mv:?}");
                    traps += u32::from(position.side() == Side::Goats);
                } else {
                    assert!(mv.is_capture(), "{rules:?} {position}: {mv:?}");
                    captures += 1;
                }
            }
        }
    }
    assert!(captures > 1000 && traps > 50, "{captures} captures, {traps} traps");
}
