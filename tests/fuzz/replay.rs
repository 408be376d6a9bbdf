//! Every target over its corpus, and over seeded mutations of it: the same inputs in every run.
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a test fails by panicking")]

use aadupuli_fuzz::TARGETS;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// How many mutated inputs each target is given.
const MUTATIONS: usize = 4_000;

/// How many those are that copy and open a whole table each time.
const TABLE_MUTATIONS: usize = 300;

/// Bytes that mean something to one parser or another.
const TELLING: &[u8] = b"TGgtx-/*0123456789 \"{}[]\\.,;:\n\r\t\0\x7f\xc3\xe0\xff";

fn corpus(name: &str) -> Vec<Vec<u8>> {
    let folder = format!("{}/corpus/{name}", env!("CARGO_MANIFEST_DIR"));
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("{folder}: {error}"))
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    assert!(files.len() >= 3, "{folder} holds too little");
    files.iter().map(|file| std::fs::read(file).unwrap()).collect()
}

/// One to four small changes: a flipped bit, a telling byte, a piece cut out, doubled, or taken from another input.
fn mutate(random: &mut ChaCha8Rng, inputs: &[Vec<u8>]) -> Vec<u8> {
    let mut bytes = inputs[random.random_range(0..inputs.len())].clone();
    for _ in 0..random.random_range(1..=4) {
        let at = random.random_range(0..=bytes.len());
        let end = (at + random.random_range(0..24)).min(bytes.len());
        match random.random_range(0..6) {
            0 if at < bytes.len() => bytes[at] ^= 1 << random.random_range(0..8),
            1 if at < bytes.len() => bytes[at] = TELLING[random.random_range(0..TELLING.len())],
            2 => bytes.insert(at, TELLING[random.random_range(0..TELLING.len())]),
            3 => drop(bytes.drain(at..end)),
            4 => {
                let piece = bytes[at..end].to_vec();
                bytes.splice(at..at, piece);
            }
            _ => {
                let other = &inputs[random.random_range(0..inputs.len())];
                let from = random.random_range(0..=other.len());
                let piece = other[from..(from + 40).min(other.len())].to_vec();
                bytes.splice(at..end, piece);
            }
        }
    }
    bytes
}

#[test]
fn every_target_stands_its_corpus_and_mutations_of_it() {
    for (seed, (name, target)) in TARGETS.into_iter().enumerate() {
        let inputs = corpus(name);
        inputs.iter().for_each(|input| target(input));
        let mut random = ChaCha8Rng::seed_from_u64(seed as u64);
        let mutations = if name == "tables" { TABLE_MUTATIONS } else { MUTATIONS };
        for _ in 0..mutations {
            target(&mutate(&mut random, &inputs));
        }
    }
}
