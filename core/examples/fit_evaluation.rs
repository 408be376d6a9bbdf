//! Fits the weights of the evaluation to measured results and prints them as Rust.
//!
//! ```text
//! cargo run --release -p aadupuli-core --example fit_evaluation -- RULES VARIANTS GAMES SEED [TABLE-FILE …]
//! ```
//!
//! Positions come from games that short-sighted players play with each other, one move in eight at random. Each
//! position is worth its value by the tables where they know it, and else the result of its game, played on by the
//! search. The weights are those of a logistic regression on that worth (256 to a unit of the logarithm of the odds),
//! found by Newton's method with a small ridge, for the placement and for the movement phase. A feature that can only
//! hurt the goats (a capture made, a goat in danger) but gets a weight in their favour is left out: that is what is
//! left of the games' bad play, not something to play by.
#![allow(clippy::needless_range_loop, reason = "matrices are written with their indices")]

use std::borrow::Cow;
use std::error::Error;

use aadupuli_core::engine::evaluation::{FEATURES, NAMES, features};
use aadupuli_core::engine::{Engine, Limits, Oracle, Situation, Value};

use aadupuli_core::{Game, GameId, Level, Position, RuleSet, Side, Tables, Variants};
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

type Row = ([f64; FEATURES], f64);

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [rules, variants, games, seed, tables @ ..] = arguments.as_slice() else {
        return Err("usage: fit_evaluation RULES VARIANTS GAMES SEED [TABLE-FILE …]".into());
    };
    let game = GameId::from_id(rules).ok_or("unknown rules")?;
    let rules = RuleSet::new(game, Variants::parse(variants)?);
    let mut oracle = Tables::embedded().unwrap_or_else(|_| Tables::none());
    for file in tables {
        oracle.add(Cow::Owned(std::fs::read(file)?))?;
    }
    let mut random = ChaCha8Rng::seed_from_u64(seed.parse()?);
    let mut rows: [Vec<Row>; 2] = [Vec::new(), Vec::new()];
    let (mut known, mut results) = (0, [0; 3]);
    for _ in 0..games.parse()? {
        known += play(rules, &oracle, &mut random, &mut rows, &mut results);
    }
    let [placement, movement] = &rows;
    println!(
        "// {game} {variants}: {} placement and {} movement positions, {known} of them by tables; games: goats {}, draws {}, tigers {}",
        placement.len(),
        movement.len(),
        results[2],
        results[1],
        results[0]
    );
    for (name, rows) in [("placement", placement), ("movement", movement)] {
        if rows.len() < 10 * FEATURES {
            println!("// {name}: too few positions");
            continue;
        }
        let (weights, loss) = fit(rows);
        println!("// {name}: mean log loss {loss:.4}");
        println!("{:?},", weights.map(|weight| (256.0 * weight).round() as i32));
        for (name, weight) in NAMES.iter().zip(weights) {
            println!("//   {weight:8.3}  {name}");
        }
    }
    Ok(())
}

/// Plays one game and adds its positions; says how many of them the tables know.
fn play(
    rules: RuleSet,
    oracle: &Tables,
    random: &mut ChaCha8Rng,
    rows: &mut [Vec<Row>; 2],
    results: &mut [u32; 3],
) -> usize {
    let engine = Engine::without_tables();
    let mut game = Game::new(rules);
    let mut seen: Vec<Position> = Vec::new();
    while game.outcome().is_none() && game.plies().len() < 200 {
        let legal = game.legal_moves();
        let chosen = if random.random_bool(0.125) {
            legal.choose(random).copied()
        } else {
            let limits = Limits { nodes: Some(1_500), depth: Some(3), signal: None };
            engine.suggest(&Situation::of(&game), Level::Medium, random.random(), &limits).ok().map(|found| found.mv)
        };
        let Some(mv) = chosen else { break };
        if game.play(mv).is_err() {
            break;
        }
        if game.outcome().is_none() {
            seen.push(*game.position());
        }
    }
    let result = match game.outcome().and_then(|outcome| outcome.winner()) {
        Some(Side::Goats) => 1.0,
        Some(Side::Tigers) => 0.0,
        None => 0.5,
    };
    results[(2.0 * result) as usize] += 1;
    let mut known = 0;
    let mut probe = oracle.open();
    for position in seen {
        let told = probe.probe(&position).map(|told| match told.value {
            Value::Goats => 1.0,
            Value::Draw => 0.5,
            Value::Tigers => 0.0,
        });
        known += usize::from(told.is_some());
        let row = (features(&position).map(f64::from), told.unwrap_or(result));
        rows[usize::from(position.is_movement_phase())].push(row);
    }
    known
}

/// The features that can only hurt the goats.
const HURTING: [usize; 5] = [2, 3, 6, 7, 8];

fn fit(rows: &[Row]) -> ([f64; FEATURES], f64) {
    let mut used = [true; FEATURES];
    loop {
        let (weights, loss) = fit_used(rows, &used);
        let wrong = HURTING.into_iter().find(|&i| weights[i] > 0.0);
        match wrong {
            Some(i) => used[i] = false,
            None => return (weights, loss),
        }
    }
}

/// Logistic regression by Newton's method, with some features left out.
fn fit_used(rows: &[Row], used: &[bool; FEATURES]) -> ([f64; FEATURES], f64) {
    const RIDGE: f64 = 1e-3;
    let mut weights = [0.0; FEATURES];
    let mut loss = f64::INFINITY;
    for _ in 0..30 {
        let mut slope = [0.0; FEATURES];
        let mut curve = [[0.0; FEATURES]; FEATURES];
        let mut total = 0.0;
        for (x, worth) in rows {
            let sum: f64 = x.iter().zip(&weights).map(|(x, w)| x * w).sum();
            let chance = (1.0 / (1.0 + (-sum).exp())).clamp(1e-9, 1.0 - 1e-9);
            total -= worth * chance.ln() + (1.0 - worth) * (1.0 - chance).ln();
            for i in 0..FEATURES {
                slope[i] += (chance - worth) * x[i];
                for j in 0..=i {
                    curve[i][j] += chance * (1.0 - chance) * x[i] * x[j];
                }
            }
        }
        let count = rows.len() as f64;
        loss = total / count;
        for i in 0..FEATURES {
            slope[i] = slope[i] / count + RIDGE * weights[i];
            for j in 0..=i {
                curve[i][j] /= count;
                curve[j][i] = curve[i][j];
            }
            curve[i][i] += RIDGE;
        }
        for i in (0..FEATURES).filter(|&i| !used[i]) {
            slope[i] = 0.0;
            for j in 0..FEATURES {
                curve[i][j] = 0.0;
                curve[j][i] = 0.0;
            }
            curve[i][i] = 1.0;
        }
        let step = solve(curve, slope);
        for i in 0..FEATURES {
            weights[i] -= step[i];
        }
        if step.iter().all(|s| s.abs() < 1e-6) {
            break;
        }
    }
    (weights, loss)
}

/// Solves a positive definite system by elimination.
fn solve(mut a: [[f64; FEATURES]; FEATURES], mut b: [f64; FEATURES]) -> [f64; FEATURES] {
    for i in 0..FEATURES {
        for j in i + 1..FEATURES {
            let factor = a[j][i] / a[i][i];
            for k in i..FEATURES {
                a[j][k] -= factor * a[i][k];
            }
            b[j] -= factor * b[i];
        }
    }
    for i in (0..FEATURES).rev() {
        for k in i + 1..FEATURES {
            b[i] -= a[i][k] * b[k];
        }
        b[i] /= a[i][i];
    }
    b
}
