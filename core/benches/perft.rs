//! Moves generated and made per second: `cargo bench -p aadupuli-core --bench perft`.
#![allow(missing_docs, clippy::expect_used, reason = "criterion's macros; a benchmark fails by panicking")]

use aadupuli_core::{GameId, Position, RuleSet, Variants, perft, perft_bulk};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

fn benches(criterion: &mut Criterion) {
    let standard = RuleSet::new(GameId::Standard, Variants::NONE);
    let movement = Position::parse("G/G1G1TG/GT1G1G/GG1G1G/GGGT t 0 1 0 - 0", standard).expect("a legal position");
    let bagh_chal = Position::start(RuleSet::new(GameId::BaghChal, Variants::NONE));
    let cases = [
        ("standard start", Position::start(standard), 6),
        ("standard movement", movement, 7),
        ("bagh-chal start", bagh_chal, 5),
    ];
    for (name, position, depth) in cases {
        let mut group = criterion.benchmark_group(format!("perft {depth}, {name}"));
        group.throughput(Throughput::Elements(perft_bulk(&position, depth)));
        group.bench_function("leaves made", |bencher| bencher.iter(|| perft(&position, depth)));
        group.bench_function("leaves counted in bulk", |bencher| bencher.iter(|| perft_bulk(&position, depth)));
        group.finish();
    }
}

criterion_group!(perft_benches, benches);
criterion_main!(perft_benches);
