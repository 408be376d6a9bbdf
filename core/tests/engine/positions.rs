//! Positions to ask about, and the engine to ask.

use std::sync::LazyLock;

use aadupuli_core::engine::{Engine, WarmTables};
use aadupuli_core::{GameId, PointSet, Position, RuleSet, Side, Tables, Variants};
use rand::Rng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;

const TRUTH: &str = include_str!("../../../tests/truth/values-standard.tsv");

pub(crate) static TABLES: LazyLock<Tables> = LazyLock::new(|| Tables::embedded().expect("the tables are built in"));
static WARM: LazyLock<WarmTables<'static>> = LazyLock::new(|| WarmTables::new(&TABLES, 64));

/// The engine with the tables.
pub(crate) fn engine() -> Engine<'static> {
    Engine::new(&*WARM)
}

pub(crate) fn rules(game: GameId) -> RuleSet {
    RuleSet::new(game, Variants::NONE)
}

/// Placement positions of games that short-sighted players played, of known value.
pub(crate) fn placement_positions() -> impl Iterator<Item = Position> {
    let parse = |line: &str| Position::parse(line.split('\t').next().unwrap(), rules(GameId::Standard)).unwrap();
    let going_on = |position: &Position| !position.is_movement_phase() && position.winner().is_none();
    TRUTH.lines().skip(1).map(parse).filter(going_on)
}

/// A position with pieces on random points, so many goats in hand and at least as many captured as may be.
pub(crate) fn random_position(rules: RuleSet, in_hand: u8, random: &mut ChaCha8Rng) -> Position {
    loop {
        let mut setup = Position::start(rules).to_setup();
        let mut free: Vec<_> = rules.board().points().collect();
        let mut take = |count: u8| -> PointSet {
            (0..count).fold(PointSet::EMPTY, |set, _| {
                let point = *free.choose(random).expect("boards have room");
                free.retain(|&other| other != point);
                set.with(point)
            })
        };
        setup.tigers = take(rules.tigers);
        setup.tigers_in_hand = 0;
        setup.goats_in_hand = in_hand;
        let placed = rules.goats - in_hand;
        setup.goats_captured = 0;
        setup.goats = take(placed);
        // Of the goats that were placed some are captured.
        let captured = random.random_range(0..rules.captures_to_win.min(placed + 1));
        for _ in 0..captured {
            let goats: Vec<_> = setup.goats.iter().collect();
            setup.goats = setup.goats.without(*goats.choose(random).expect("goats are left"));
        }
        setup.goats_captured = captured;
        setup.side = if random.random_bool(0.5) { Side::Goats } else { Side::Tigers };
        let Ok(position) = setup.check() else { continue };
        if position.winner().is_none() && !position.legal_moves().is_empty() {
            return position;
        }
    }
}
