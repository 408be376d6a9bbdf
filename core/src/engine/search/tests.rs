//! Alpha-beta with everything switched on against plain minimax.

use rand::seq::{IndexedRandom, SliceRandom};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::*;
use crate::game::Game;
use crate::position::Setup;
use crate::rules::{GameId, RuleSet, Variant, Variants};
use crate::side::Side;

/// A situation out of a random game. Some games go to and fro, so that positions have stood before; some stand close
/// to the end of the quiet count.
fn random_situation(rules: RuleSet, random: &mut ChaCha8Rng) -> Situation {
    loop {
        let mut game = Game::new(rules);
        let plies = random.random_range(0..80);
        while game.plies().len() < plies {
            let Some(&mv) = game.legal_moves().choose(random) else { break };
            let _ = game.play(mv);
        }
        if game.outcome().is_some() {
            continue;
        }
        if game.position().is_movement_phase() && random.random_bool(0.7) {
            game = to_and_fro(game, random);
        }
        if game.outcome().is_none() {
            return Situation::of(&game);
        }
    }
}

/// Continues with a chosen quiet count by moves that are soon taken back.
fn to_and_fro(game: Game, random: &mut ChaCha8Rng) -> Game {
    let mut setup: Setup = game.position().to_setup();
    if let Some(limit) = setup.rules.quiet_tiger_moves {
        setup.quiet_tiger_moves = random.random_range(0..u16::from(limit) - 1);
    }
    let Ok(start) = setup.check() else { return game };
    let mut game = Game::from_position(start);
    for _ in 0..random.random_range(0..14) {
        let moves = game.legal_moves();
        let before = game.plies().len().checked_sub(2).and_then(|i| game.plies().get(i)).map(|ply| ply.mv);
        let back = before.and_then(|mv| match mv {
            Move::Step { from, to } => Some(Move::Step { from: to, to: from }),
            _ => None,
        });
        let mv =
            back.filter(|mv| moves.contains(mv) && random.random_bool(0.8)).or_else(|| moves.choose(random).copied());
        let Some(mv) = mv else { break };
        let mut next = game.clone();
        let _ = next.play(mv);
        if next.outcome().is_some() {
            break;
        }
        game = next;
    }
    game
}

/// About as deep as minimax gets in some ten thousand positions.
fn affordable_depth(situation: &Situation, budget: u64) -> u8 {
    (1..=12)
        .take_while(|&depth| crate::perft::perft_bulk(situation.position(), u32::from(depth)) <= budget)
        .last()
        .unwrap_or(1)
}

fn compare(rules: RuleSet, positions: usize, budget: u64) {
    let mut random = ChaCha8Rng::seed_from_u64(20_11);
    let mut with_past = 0;
    for i in 0..positions {
        let situation = random_situation(rules, &mut random);
        if situation.position().legal_moves().is_empty() {
            continue;
        }
        with_past += usize::from(!situation.past().is_empty());
        let depth = affordable_depth(&situation, budget);
        let all_moves = random.random_bool(0.3);
        let limits = Limits::depth(depth);
        let found = search(&situation, &mut Opened::none(), &limits, all_moves).map(|found| found.moves[0].score);
        let plain = minimax(&situation, depth).iter().map(|root| root.score).max().unwrap_or(-WIN);
        // A win that is certain ends the search before its depth, with the same score.
        assert_eq!(found, Ok(plain), "{i}: {:?} past {:?} depth {depth}", situation.position(), situation.past());
    }
    assert!(with_past > 0 || !rules.threefold || positions < 50, "repetition was tested");
}

/// A position with few moves, which stand in a long to and fro: here the past matters most.
fn crowded_situation(rules: RuleSet, random: &mut ChaCha8Rng) -> Situation {
    let board = rules.board();
    loop {
        let mut points: Vec<_> = board.points().collect();
        points.shuffle(random);
        let mut points = points.into_iter();
        let setup = Setup {
            rules,
            tigers: points.by_ref().take(usize::from(rules.tigers)).collect(),
            goats: points.take(usize::from(rules.goats)).collect(),
            side: if random.random_bool(0.5) { Side::Goats } else { Side::Tigers },
            goats_in_hand: 0,
            goats_captured: 0,
            tigers_in_hand: 0,
            chain: None,
            quiet_tiger_moves: 0,
        };
        let Ok(start) = setup.check() else { continue };
        if start.winner().is_some() || !start.capturable_goats().is_empty() {
            continue;
        }
        let situation = Situation::of(&to_and_fro(Game::from_position(start), random));
        if situation.past().len() > 3 && situation.position().legal_moves().len() > 1 {
            return situation;
        }
    }
}

#[test]
fn the_past_is_never_mixed_up() {
    // So many goats that one to four points stay empty: the few moves there are go round and round.
    let crowd = |game, variants, more| RuleSet::new(game, variants).with_handicap(more);
    let repeater = Variants::NONE.with(Variant::RepeaterLoses);
    let rules = [
        crowd(GameId::Standard, Variants::NONE, 4),
        crowd(GameId::Standard, Variants::NONE, 3),
        crowd(GameId::AduHuli, Variants::NONE, 1),
        crowd(GameId::Standard, repeater, 4),
        crowd(GameId::Standard, repeater, 3),
    ];
    for rules in rules.into_iter().flatten() {
        let mut random = ChaCha8Rng::seed_from_u64(3);
        for _ in 0..40 {
            let situation = crowded_situation(rules, &mut random);
            let depth = affordable_depth(&situation, 30_000);
            let found = search(&situation, &mut Opened::none(), &Limits::depth(depth), true);
            let mut found = found.map(|found| found.moves).unwrap_or_default();
            let mut plain = minimax(&situation, depth);
            found.sort_by_key(|root| root.mv);
            plain.sort_by_key(|root| root.mv);
            assert_eq!(found, plain, "{:?} past {:?} {depth}", situation.position(), situation.past());
        }
    }
}

fn sets() -> Vec<RuleSet> {
    let mut sets: Vec<RuleSet> = GameId::ALL.iter().map(|&game| RuleSet::new(game, Variants::NONE)).collect();
    sets.extend(Variant::ALL.iter().map(|&variant| RuleSet::new(GameId::Standard, Variants::NONE.with(variant))));
    sets
}

#[test]
fn alpha_beta_is_plain_minimax() {
    for rules in sets() {
        compare(rules, 120, 20_000);
    }
}

#[test]
#[ignore = "the long form: 1,000 positions of every game with every combination of variants"]
fn alpha_beta_is_plain_minimax_on_a_thousand_positions_each() {
    for game in GameId::ALL {
        for variants in Variants::all_combinations() {
            compare(RuleSet::new(game, variants), 1_000, 100_000);
        }
    }
}

#[test]
fn the_same_limits_give_the_same_answer() {
    let situation = Situation::new(Position::start(RuleSet::new(GameId::Standard, Variants::NONE)));
    let limits = Limits::nodes(5_000);
    let answers: Vec<_> = (0..2).map(|_| search(&situation, &mut Opened::none(), &limits, false)).collect();
    assert_eq!(answers[0], answers[1]);
}

#[test]
fn a_mirrored_position_has_the_mirrored_score() {
    let mut random = ChaCha8Rng::seed_from_u64(4);
    for _ in 0..50 {
        let situation = random_situation(RuleSet::new(GameId::Standard, Variants::NONE), &mut random);
        let mirrored = Situation::new(situation.position().mirrored());
        let plain = Situation::new(*situation.position());
        let score = |s: &Situation| search(s, &mut Opened::none(), &Limits::depth(4), false).map(|f| f.moves[0].score);
        assert_eq!(score(&plain), score(&mirrored));
    }
}

#[test]
fn a_search_is_cancelled_at_once() {
    let situation = Situation::new(Position::start(RuleSet::new(GameId::BaghChal, Variants::NONE)));
    let cancel = || Signal::Cancel;
    let limits = Limits::NONE.with_signal(&cancel);
    assert_eq!(search(&situation, &mut Opened::none(), &limits, false), Err(Halt::Cancel));
    let now = || Signal::MoveNow;
    let found = search(&situation, &mut Opened::none(), &Limits::NONE.with_signal(&now), false);
    assert!(found.is_ok_and(|found| !found.moves.is_empty() && found.depth == 0));
}
