//! How much memory the tables take while they are in use: `cargo run --release -p aadupuli-core --example memory_of_tables`.
//!
//! Says the resident memory of the process before the tables are opened, after that, and after 100,000 probes by one prober
//! of positions out of random games. Linux only.
#![allow(clippy::print_stdout, reason = "a program that says what it found")]

use aadupuli_core::{GameId, Position, RuleSet, Tables, Variants};
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// What the kernel says of this process, in KiB: all that is resident, and of that what is read from the program's own file.
fn resident() -> (u64, u64) {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let of = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name));
        line.and_then(|rest| rest.split_whitespace().next()).and_then(|number| number.parse().ok()).unwrap_or(0)
    };
    (of("VmRSS:"), of("RssFile:"))
}

fn say(what: &str) {
    let (all, file) = resident();
    println!("{what}: {all} KiB resident, {file} KiB of them pages of the program's file");
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    say("before opening");
    let tables = Tables::embedded()?;
    say("tables open");
    let mut prober = tables.prober();
    say("with a prober");
    let mut random = ChaCha8Rng::seed_from_u64(7);
    let (mut probes, mut answers) = (0_u32, 0_u32);
    while probes < 100_000 {
        let game = *[GameId::Standard, GameId::Parlour, GameId::AduHuli, GameId::BaghChal]
            .choose(&mut random)
            .unwrap_or(&GameId::Standard);
        let mut position = Position::start(RuleSet::new(game, Variants::NONE));
        for _ in 0..random.random_range(20..120) {
            let moves = position.legal_moves();
            let Some(&mv) = moves.choose(&mut random) else { break };
            position = position.play_unchecked(mv);
            if position.winner().is_some() {
                break;
            }
            probes += 1;
            answers += u32::from(prober.probe(&position)?.is_some());
        }
    }
    say("after 100,000 probes");
    println!("{answers} of {probes} positions were in the tables");
    Ok(())
}
