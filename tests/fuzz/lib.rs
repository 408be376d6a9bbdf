//! Fuzz targets: functions that take any bytes and must neither panic nor hang.
//!
//! Whatever is read, the answer is a value or an error; and a value that was read is written and read again as
//! itself. `replay.rs` runs each target over its corpus and seeded mutations of it in every test run;
//! `libfuzzer/` lets a coverage-guided fuzzer look for more (`./test fuzz`).
#![allow(clippy::expect_used, reason = "a fuzz target fails by panicking")]

use std::borrow::Cow;
use std::sync::Arc;

use aadupuli_cli::ugi::Session;
use aadupuli_core::{GameId, Match, Move, Position, RuleSet, TableError, Tables, Variant, Variants};
use aadupuli_store::{Files as _, MemoryFiles, Store};

/// A target: its name, which is also its folder in `corpus/`, and the function.
pub type Target = (&'static str, fn(&[u8]));

/// Every target.
pub const TARGETS: [Target; 8] = [
    ("position_strings", position_strings),
    ("moves", moves),
    ("saves", saves),
    ("records", records),
    ("ugi", ugi),
    ("imports", imports),
    ("stored_files", stored_files),
    ("tables", tables),
];

fn every_rule_set() -> impl Iterator<Item = RuleSet> {
    let variants = [Variants::NONE, Variant::ALL.into_iter().collect()];
    GameId::ALL.into_iter().flat_map(move |game| variants.map(|variants| RuleSet::new(game, variants)))
}

/// Position strings under every rule set; what is read can be played.
pub fn position_strings(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    for rules in every_rule_set() {
        if let Ok(position) = Position::parse(&text, rules) {
            assert_eq!(Position::parse(&position.to_string(), rules), Ok(position));
            for mv in position.legal_moves() {
                position.play(mv).expect("a legal move is accepted");
            }
        }
    }
}

/// Moves in notation on both boards.
pub fn moves(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    for rules in every_rule_set() {
        if let Ok(mv) = Move::parse(&text, rules.board()) {
            assert!(text.eq_ignore_ascii_case(&mv.notation(rules.board()).to_string()));
            let _ = Position::start(rules).check(mv);
        }
    }
}

/// Save files.
pub fn saves(input: &[u8]) {
    if let Ok(played) = Match::from_save(input) {
        assert_eq!(Match::from_save(played.to_save().as_bytes()), Ok(played));
    }
}

/// Game records.
pub fn records(input: &[u8]) {
    if let Ok(played) = Match::from_record(&String::from_utf8_lossy(input)) {
        assert_eq!(Match::from_record(&played.to_record()).map(|read| read.game), Ok(played.game));
    }
}

/// A session of the engine protocol, a command a line; searches and deep counts are left out.
pub fn ugi(input: &[u8]) {
    let mut session = Session::default();
    for line in String::from_utf8_lossy(input).lines().take(40) {
        // These work for as long as they are told to: their limits have tests of their own.
        let slow = ["go", "perft", "value", "hint"];
        if line.split_ascii_whitespace().any(|word| slow.iter().any(|slow| word.eq_ignore_ascii_case(slow))) {
            continue;
        }
        for answer in session.answer(line) {
            assert!(!answer.contains('\n'), "an answer on several lines: {answer:?}");
        }
    }
}

/// What a person shares with the app. What was taken in comes out of an export, and goes into another store.
pub fn imports(input: &[u8]) {
    let store = Store::in_memory();
    let Ok(imported) = store.import(input) else { return };
    let again = store.import(input).expect("what was taken in once is taken in again");
    assert_eq!(again.games, [], "the same twice adds nothing");
    for &number in &imported.games {
        store.open_game(number).expect("a game that was taken in can be opened");
    }
    let export = store.export_everything().expect("the disk is in memory");
    let other = Store::in_memory();
    let moved = other.import(export.as_bytes()).expect("an export is taken in");
    assert_eq!(moved.games.len(), imported.games.len());
    assert_eq!(moved.unreadable, []);
}

/// The store's own files, damaged: each is read or set aside, and its content is still there.
///
/// The first line of the input is the file's name.
pub fn stored_files(input: &[u8]) {
    const NAMES: [&str; 5] = ["settings.json", "statistics.json", "progress.json", "current.json", "games/000001.json"];
    let end = input.iter().position(|&byte| byte == b'\n').unwrap_or(input.len());
    let (name, content) = (&input[..end], input.get(end + 1..).unwrap_or_default());
    let Some(name) = NAMES.into_iter().find(|own| own.as_bytes() == name) else { return };
    let files = Arc::new(MemoryFiles::new());
    files.write(name, content).expect("the disk is in memory");
    let store = Store::with_files(files.clone()).expect("the disk is in memory");
    let read = || {
        let disk = "the disk is in memory";
        (
            store.settings().expect(disk),
            store.statistics().expect(disk),
            store.progress().expect(disk),
            store.current().expect(disk),
            store.list(10).expect(disk).len(),
        )
    };
    let first = read();
    assert_eq!(read(), first, "reading changes nothing");
    let kept = ["", "games"].into_iter().any(|folder| {
        let names = files.list(folder).expect("the disk is in memory");
        names.iter().any(|name| {
            let path = if folder.is_empty() { name.clone() } else { format!("{folder}/{name}") };
            files.read(&path).is_ok_and(|found| found.as_deref() == Some(content))
        })
    });
    assert!(kept, "what cannot be read is kept");
    store.change_settings(|settings| settings.coordinates = !settings.coordinates).expect("the disk is in memory");
    assert_eq!(store.settings().map(|settings| settings.coordinates), Ok(!first.0.coordinates));
}

/// The table that [`tables`] damages.
static TABLE: &[u8] = include_bytes!("../../core/tables/bagh-chal.table");

/// Positions of every layer of that table, with both sides to move.
const PROBED: &str = include_str!("probed.txt");

/// A shipped table, damaged: it is refused, or its damaged blocks are, and the others answer.
///
/// Each line of the input is one change: how far into the file, as a share of 65,536, in which part (`h` for the head with
/// the descriptions, `f` for the whole front, `a` for all), and the byte to put there. A line `mend` makes the checksum of
/// the front right again, so that what lies behind it is reached; `cut` takes the end away from there.
pub fn tables(input: &[u8]) {
    let mut bytes = TABLE.to_vec();
    let front = front_of(TABLE);
    for line in String::from_utf8_lossy(input).lines().take(16) {
        let mut words = line.split_ascii_whitespace();
        let (part, at, byte) = (words.next(), words.next(), words.next());
        let share = at.and_then(|at| at.parse::<u16>().ok()).unwrap_or(0);
        let place = |length: usize| (length * usize::from(share)) >> 16;
        let at = match part {
            Some("mend") => {
                mend(&mut bytes);
                continue;
            }
            Some("cut") => {
                bytes.truncate(place(TABLE.len()));
                continue;
            }
            Some("h") => place(512),
            Some("f") => place(front),
            Some("a") => place(TABLE.len()),
            _ => continue,
        };
        let byte = byte.and_then(|byte| u8::from_str_radix(byte, 16).ok()).unwrap_or(0xff);
        if let Some(old) = bytes.get_mut(at) {
            *old = byte;
        }
    }
    let mut opened = Tables::none();
    let unchanged = bytes == TABLE;
    match opened.add(Cow::Owned(bytes)) {
        Err(error) => assert!(!unchanged && !matches!(error, TableError::DamagedBlock { .. }), "{error}"),
        Ok(_) => {
            let rules = RuleSet::new(GameId::BaghChal, Variants::NONE);
            let mut prober = opened.prober();
            for line in PROBED.lines() {
                let position = Position::parse(line, rules).expect("the probed positions are right");
                let found = prober.probe(&position);
                assert!(!unchanged || matches!(found, Ok(Some(_))), "{line}: {found:?}");
                assert!(matches!(found, Ok(_) | Err(TableError::DamagedBlock { .. })), "{line}: {found:?}");
            }
        }
    }
}

/// How long a table says that its front is.
fn front_of(bytes: &[u8]) -> usize {
    bytes.get(12..16).and_then(|four| four.try_into().ok()).map_or(0, |four| u32::from_le_bytes(four) as usize)
}

/// Makes the checksum of the front right, where the front lies within the file.
fn mend(bytes: &mut [u8]) {
    let front = front_of(bytes);
    let (Some(head), Some(rest)) = (bytes.get(..16), bytes.get(20..front)) else { return };
    let mut checksum = crc32fast::Hasher::new();
    checksum.update(head);
    checksum.update(rest);
    let checksum = checksum.finalize().to_le_bytes();
    if let Some(place) = bytes.get_mut(16..20) {
        place.copy_from_slice(&checksum);
    }
}
