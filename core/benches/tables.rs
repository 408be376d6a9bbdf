//! How long a probe takes: `cargo bench -p aadupuli-core --bench tables`.
//!
//! Cold is a prober that has unpacked nothing yet; warm is one that was just asked the same. The percentiles are over the
//! movement positions of `tests/truth/values-standard.tsv`, each with the quickest of three probes, so that what else the
//! machine does is left out.
#![allow(missing_docs, clippy::print_stdout, reason = "the macros of criterion; a benchmark says what it found")]

use std::hint::black_box;
use std::time::{Duration, Instant};

use aadupuli_core::tables::Prober;
use aadupuli_core::{GameId, Position, RuleSet, Tables, Variants};
use criterion::{Criterion, criterion_group, criterion_main};

/// What is asked of a prober.
type Question = fn(&mut Prober<'_>, &Position) -> bool;

const QUESTIONS: [(&str, Question); 2] = [
    ("winner", |prober, position| prober.probe_winner(position).is_ok()),
    ("winner and distance", |prober, position| prober.probe(position).is_ok()),
];

fn positions() -> Vec<Position> {
    let rules = RuleSet::new(GameId::Standard, Variants::NONE);
    let text = include_str!("../../tests/truth/values-standard.tsv");
    text.lines()
        .skip(1)
        .filter_map(|line| Position::parse(line.split('\t').next()?, rules).ok())
        .filter(|position| position.is_movement_phase() && position.winner().is_none())
        .collect()
}

fn percentiles(what: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let micros = |share: usize| {
        let at = (times.len() * share / 100).min(times.len().saturating_sub(1));
        times.get(at).map_or(0.0, |time| time.as_secs_f64() * 1e6)
    };
    println!("{what}: p50 {:.1} µs, p99 {:.1} µs, over {} positions", micros(50), micros(99), times.len());
}

fn timed(ask: Question, prober: &mut Prober<'_>, position: &Position) -> Duration {
    let started = Instant::now();
    black_box(ask(prober, black_box(position)));
    started.elapsed()
}

fn probes(criterion: &mut Criterion) {
    let Ok(tables) = Tables::embedded() else { return };
    let positions = positions();
    for (name, ask) in QUESTIONS {
        let (mut cold, mut warm) = (Vec::new(), Vec::new());
        for position in &positions {
            let best = |mut time: Box<dyn FnMut() -> Duration + '_>| (0..3).map(|_| time()).min().unwrap_or_default();
            cold.push(best(Box::new(|| timed(ask, &mut tables.prober(), position))));
            let mut prober = tables.prober();
            timed(ask, &mut prober, position);
            warm.push(best(Box::new(|| timed(ask, &mut prober, position))));
        }
        percentiles(&format!("{name}, cold"), cold);
        percentiles(&format!("{name}, warm"), warm);
    }

    let mut group = criterion.benchmark_group("tables");
    group.sample_size(10).warm_up_time(Duration::from_millis(300)).measurement_time(Duration::from_secs(1));
    for (name, ask) in QUESTIONS {
        let mut prober = tables.prober();
        let mut next = positions.iter().take(3).cycle();
        group.bench_function(format!("{name}, warm"), |bench| {
            bench.iter(|| next.next().map(|position| ask(&mut prober, position)));
        });
    }
    group.bench_function("open", |bench| bench.iter(|| Tables::embedded().is_ok()));
    group.finish();
}

criterion_group!(benches, probes);
criterion_main!(benches);
