//! Perfect gives nothing away, and wins what is won.

use aadupuli_core::engine::{Contestant, LadderSettings, Limits, Situation};
use aadupuli_core::{Game, GameId, Level, Move, Position, Side};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::positions::{TABLES, engine, random_position, rules};

const PERFECT: Contestant = Contestant::Level(Level::Perfect);

fn play_against(opponent: Contestant, side: Side, seed: u64, most_plies: usize) {
    let (goats, tigers) = if side == Side::Goats { (PERFECT, opponent) } else { (opponent, PERFECT) };
    let settings = LadderSettings { most_plies, judge_nodes: 2_000_000, ..LadderSettings::default() };
    let game = engine().ladder_game(rules(GameId::Standard), goats, tigers, seed, settings, &Limits::NONE).unwrap();
    for movement in [false, true] {
        let rate = game.errors.of(side, movement);
        assert_eq!((rate.lost, rate.unjudged), (0, 0), "{side} against {}, seed {seed}", opponent.id());
    }
    // The standard game is a draw: who gives nothing away loses none.
    assert_ne!(game.winner, Some(side.other()), "{side} against {}, seed {seed}", opponent.id());
}

/// The larger form is `aadupuli ladder --pairings perfect-hard,perfect-medium,perfect-easy,perfect-random --games 125`.
#[test]
fn perfect_gives_nothing_away() {
    for opponent in Contestant::ALL.into_iter().filter(|&opponent| opponent != PERFECT) {
        for side in Side::ALL {
            play_against(opponent, side, 77, 44);
        }
    }
}

/// The reply that puts the end off the longest, by the tables.
fn longest_defence(position: &Position) -> Move {
    let mut prober = TABLES.prober();
    let far = |mv: &Move| {
        let next = position.play_unchecked(*mv);
        match next.winner() {
            Some(_) => 0,
            None => prober.probe(&next).unwrap().unwrap().distance.expect("a lost position stays lost"),
        }
    };
    position.legal_moves().into_iter().max_by_key(far).expect("the game goes on")
}

/// Plays random won positions of the movement phase, the quiet count as high as the win allows, to their end.
fn convert(positions: usize, seed: u64) {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut prober = TABLES.prober();
    let mut converted = [0; 2];
    while converted.iter().sum::<usize>() < positions {
        let position = random_position(rules(GameId::Standard), 0, &mut random);
        let value = prober.probe(&position).unwrap().unwrap();
        let (Some(winner), Some(distance)) = (value.winner, value.distance) else { continue };
        // Half of them for each side; wins on the spot say little.
        let done = &mut converted[usize::from(winner == Side::Tigers)];
        if *done >= positions.div_ceil(2) || distance < 2 {
            continue;
        }
        *done += 1;
        let position = position.with_quiet_tiger_moves(random.random_range(0..=50 - distance)).unwrap();
        let mut game = Game::from_position(position);
        while game.outcome().is_none() {
            let situation = Situation::of(&game);
            let mv = if game.position().side() == winner {
                engine().suggest(&situation, Level::Perfect, 1, &Limits::NONE).unwrap().mv
            } else {
                longest_defence(game.position())
            };
            game.play(mv).unwrap();
        }
        assert_eq!(game.outcome().unwrap().winner(), Some(winner), "{position}");
    }
}

#[test]
fn perfect_wins_won_positions_within_the_quiet_count() {
    convert(10, 5);
}

#[test]
#[ignore = "the larger form: cargo test --release -p aadupuli-core --test engine -- --ignored thousand"]
fn perfect_wins_a_thousand_won_positions_within_the_quiet_count() {
    convert(1_000, 6);
}
