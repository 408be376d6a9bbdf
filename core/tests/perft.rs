//! Node counts against those of an independent program (`tests/truth/perft.tsv`).
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs, reason = "a test fails by panicking")]

use aadupuli_core::{GameId, Position, RuleSet, Variant, Variants, perft, perft_bulk};

const TRUTH: &str = include_str!("../../tests/truth/perft.tsv");

/// The rule set that a name of the truth data means.
fn rules(name: &str) -> RuleSet {
    match name {
        "all-variants" => {
            let all = [Variant::FifteenCaptures, Variant::MultipleJumps, Variant::PlacingTigers];
            RuleSet::new(GameId::Standard, all.into_iter().collect())
        }
        _ => match (GameId::from_id(name), Variant::from_id(name)) {
            (Some(game), _) => RuleSet::new(game, Variants::NONE),
            (None, Some(variant)) => RuleSet::new(GameId::Standard, Variants::NONE.with(variant)),
            (None, None) => panic!("no rules named {name}"),
        },
    }
}

fn check(largest: u64) {
    let mut rows = 0;
    for line in TRUTH.lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let &[name, text, depth, count] = fields.as_slice() else { panic!("bad line: {line}") };
        let count: u64 = count.parse().unwrap();
        if count > largest {
            continue;
        }
        let position = Position::parse(text, rules(name)).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(position.to_string(), text);
        let depth = depth.parse().unwrap();
        assert_eq!(perft(&position, depth), count, "{line}");
        assert_eq!(perft_bulk(&position, depth), count, "{line}");
        rows += 1;
    }
    assert!(rows > 250, "only {rows} rows");
}

#[test]
fn node_counts_up_to_a_hundred_thousand() {
    check(100_000);
}

/// All of the data: `cargo test --release -p aadupuli-core --test perft -- --ignored`.
#[test]
#[ignore = "takes a minute; run by name"]
fn node_counts_all() {
    check(u64::MAX);
}
