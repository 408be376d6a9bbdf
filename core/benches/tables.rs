//! Probe latency: warm (a block that is unpacked already) and cold (a new prober for each probe).

#![allow(missing_docs, reason = "the macros of criterion")]

use aadupuli_core::{GameId, Position, RuleSet, Tables, Variants};
use criterion::{BatchSize, Criterion, criterion_group, criterion_main};

fn probes(criterion: &mut Criterion) {
    let Ok(tables) = Tables::embedded() else { return };
    let rules = RuleSet::new(GameId::Standard, Variants::NONE);
    let text = include_str!("../../tests/truth/values-standard.tsv");
    let positions: Vec<Position> = text
        .lines()
        .skip(1)
        .filter_map(|line| Position::parse(line.split('\t').next()?, rules).ok())
        .filter(|position| position.is_movement_phase() && position.winner().is_none())
        .collect();
    let mut prober = tables.prober();
    let mut next = positions.iter().cycle();
    criterion.bench_function("probe, cold", |bench| {
        bench.iter_batched(
            || (tables.prober(), next.next()),
            |(mut prober, position)| position.map(|position| prober.probe_winner(position)),
            BatchSize::PerIteration,
        );
    });
    let mut next = positions.iter().take(50).cycle();
    criterion.bench_function("probe, warm", |bench| {
        bench.iter(|| next.next().map(|position| prober.probe_winner(position)));
    });
    criterion.bench_function("open", |bench| bench.iter(|| Tables::embedded().is_ok()));
}

criterion_group!(benches, probes);
criterion_main!(benches);
