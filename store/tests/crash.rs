//! Killed processes, failing power, and processes that share a folder.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a failed unwrap is the test's failure")]

mod support;

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use aadupuli_core::practice::Solved;
use aadupuli_core::{Game, GameId, Match, Player, RuleSet, Side, Variants};
use aadupuli_store::{Files, Listed, MemoryFiles, Store};
use support::{match_after, new_match, play_one, solve_puzzle};

const FOLDER: &str = "AADUPULI_TEST_FOLDER";
const SEED: &str = "AADUPULI_TEST_SEED";
const WRITES: usize = 200;

/// A game that goes on for as long as it is asked to: both sides only move to and fro, by rules without draws.
fn endless_match() -> Match {
    let rules = RuleSet::new(GameId::Parlour, Variants::NONE);
    Match::new(Game::new(rules), Player::person("Meena"), Player::person("Ravi"))
}

/// Plays a move after which the game goes on.
fn play_on(played: &mut Match) {
    let choices = played.game.legal_moves();
    let goes_on = |mv: &&aadupuli_core::Move| {
        let after = played.game.position().play(**mv).unwrap();
        !mv.is_capture() && after.winner().is_none() && after.trapped_tigers().len() < 2
    };
    let mv = *choices.iter().find(goes_on).or_else(|| choices.first()).unwrap();
    played.game.play(mv).unwrap();
}

fn child(test: &str, folder: &Path, seed: usize) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", test, "--nocapture", "--test-threads=1"])
        .env(FOLDER, folder)
        .env(SEED, seed.to_string())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::inherit())
        .spawn()
        .unwrap()
}

/// The part of `killed_at_a_random_moment…` that is killed; it does nothing when it runs as a test of its own.
#[test]
fn child_that_writes_until_it_is_killed() {
    let Ok(folder) = std::env::var(FOLDER) else { return };
    let store = Store::open(folder).unwrap();
    let mut played = endless_match();
    let number = store.start(&played).unwrap();
    println!("\nkept 0");
    for ply in 1..=WRITES {
        play_on(&mut played);
        assert_eq!(store.save(number, &played).unwrap(), number);
        println!("kept {ply}");
    }
}

#[test]
fn killed_at_a_random_moment_of_200_writes_loses_nothing_but_the_move_being_written() {
    let mut cut_short = 0;
    for seed in 0..16_usize {
        let folder = tempfile::tempdir().unwrap();
        let mut process = child("child_that_writes_until_it_is_killed", folder.path(), seed);
        let mut lines = BufReader::new(process.stdout.take().unwrap()).lines().map_while(Result::ok);
        // While the process starts, or in the middle of the write that follows this one.
        let last = (seed * 83) % (WRITES + 1);
        if seed % 8 == 0 {
            std::thread::sleep(Duration::from_millis(seed as u64));
        } else {
            lines.find(|line| *line == format!("kept {last}"));
            std::thread::sleep(Duration::from_micros(seed as u64 * 61));
        }
        process.kill().unwrap();
        process.wait().unwrap();
        let rest = lines.filter_map(|line| line.strip_prefix("kept ")?.parse::<usize>().ok()).last();
        let kept = rest.or(Some(last).filter(|_| seed % 8 != 0));
        cut_short += usize::from(kept.is_some_and(|kept| kept < WRITES));

        let store = Store::open(folder.path()).unwrap();
        let found = store.current().unwrap().map(|stored| stored.played);
        assert_eq!(store.take_problems(), [], "seed {seed}");
        match (kept, found) {
            (None, None) => {}
            (kept, Some(found)) => {
                let plies = found.game.plies().len();
                let kept = kept.unwrap_or(0);
                assert!(plies == kept || plies == kept + 1, "seed {seed}: {plies} moves, {kept} were kept");
                let mut expected = endless_match();
                (0..plies).for_each(|_| play_on(&mut expected));
                assert_eq!(found, expected, "seed {seed}");
            }
            (Some(kept), None) => panic!("seed {seed}: the game is gone, {kept} moves were kept"),
        }
        // And it goes on.
        let number = store.start(&new_match(1)).unwrap();
        assert_eq!(store.current().unwrap().map(|stored| stored.number), Some(number));
    }
    assert!(cut_short >= 8, "only {cut_short} of the processes were killed in the middle");
}

#[test]
fn power_that_fails_at_any_moment_leaves_the_old_state_or_the_new_one() {
    let mut moment = 0;
    loop {
        let files = Arc::new(MemoryFiles::new());
        let store = Store::with_files(files.clone()).unwrap();
        let before = match_after(1, 8);
        let number = store.start(&before).unwrap();
        let mut after = before.clone();
        play_one(&mut after);
        after.game.resign(Side::Tigers).unwrap();

        files.cut_off_after(Some(moment));
        let saved = store.save(number, &after);
        let settled = store.change_settings(|settings| settings.sound = false);
        files.crash();

        let store = Store::with_files(files).unwrap();
        let found = store.current().unwrap().unwrap().played;
        assert!(found == before || found == after, "moment {moment}");
        assert_eq!(store.take_problems(), [], "moment {moment}");
        if saved.is_ok() {
            assert_eq!(found, after, "moment {moment}: what was reported as kept is kept");
            assert_eq!(store.statistics().unwrap().tally(None, None, None).wins, 1);
        }
        if settled.is_ok() {
            assert!(!store.settings().unwrap().sound);
            break;
        }
        moment += 1;
    }
    assert!(moment > 8, "every step of every write was a moment of its own");
}

#[test]
fn power_that_fails_while_deleting_or_setting_aside_loses_no_file() {
    for moment in 0..12 {
        let files = Arc::new(MemoryFiles::new());
        let store = Store::with_files(files.clone()).unwrap();
        let number = store.start(&match_after(1, 8)).unwrap();
        files.write("settings.json", b"soup").unwrap();
        files.sync("settings.json").unwrap();
        files.sync_folder("").unwrap();

        files.cut_off_after(Some(moment));
        let _ = store.delete(number);
        let _ = store.settings();
        files.crash();

        let content = match_after(1, 8).to_save().into_bytes();
        let places = ["games/000001.json", "trash/000001.json"].map(|path| files.read(path).unwrap());
        assert!(places.iter().any(|there| there.as_ref() == Some(&content)), "moment {moment}");
        let places = ["settings.json", "settings.damaged-1.json"].map(|path| files.read(path).unwrap());
        assert!(places.iter().any(|there| there.as_deref() == Some(b"soup")), "moment {moment}");
    }
}

/// The part of `two_processes…` that runs twice; it does nothing when it runs as a test of its own.
#[test]
fn child_that_shares_a_folder() {
    let (Ok(folder), Ok(seed)) = (std::env::var(FOLDER), std::env::var(SEED)) else { return };
    let seed: u64 = seed.parse().unwrap();
    let store = Store::open(folder).unwrap();
    // Both go on with the same game …
    let shared = store.current().unwrap().unwrap();
    let (mut number, mut played) = (shared.number, shared.played);
    println!("\nopened");
    std::io::stdin().read_line(&mut String::new()).unwrap();
    played.seed = seed;
    for _ in 0..20 {
        play_one(&mut played);
        number = store.save(number, &played).unwrap();
    }
    // … and then each starts games of its own, counts, and changes settings and progress.
    for n in 0..20 {
        let winner = if seed == 1 { Side::Goats } else { Side::Tigers };
        store.start(&support::finished(seed * 1000 + n, aadupuli_core::Level::Easy, winner)).unwrap();
        store.change_progress(solve_puzzle).unwrap();
        store.change_settings(|settings| settings.new_game.handicap = n as i8).unwrap();
    }
}

#[test]
fn two_processes_in_one_folder_lose_nothing_of_each_other() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    let start = match_after(9, 4);
    store.start(&start).unwrap();
    let mut processes: Vec<Child> =
        (1..=2).map(|seed| child("child_that_shares_a_folder", folder.path(), seed)).collect();
    for process in &mut processes {
        let output = BufReader::new(process.stdout.as_mut().unwrap());
        assert!(output.lines().map_while(Result::ok).any(|line| line == "opened"));
    }
    for process in &mut processes {
        process.stdin.take().unwrap().write_all(b"go\n").unwrap();
    }
    for mut process in processes {
        // What it still prints is read, so that it is not stopped by a full or a closed pipe.
        std::io::copy(&mut process.stdout.take().unwrap(), &mut std::io::sink()).unwrap();
        assert!(process.wait().unwrap().success());
    }
    assert_eq!(store.take_problems(), []);
    let listed = store.list(usize::MAX).unwrap();
    let games: Vec<Match> = listed
        .into_iter()
        .map(|listed| match listed {
            Listed::Game(stored) => stored.played,
            Listed::Unreadable(file) => panic!("{file:?}"),
        })
        .collect();
    for seed in 1..=2_u64 {
        let mut expected = start.clone();
        expected.seed = seed;
        (0..20).for_each(|_| {
            play_one(&mut expected);
        });
        assert!(games.contains(&expected), "the shared game as process {seed} left it");
    }
    let statistics = store.statistics().unwrap();
    let tally = statistics.tally(None, None, None);
    assert_eq!((tally.wins, tally.losses), (20, 20));
    assert_eq!(store.progress().unwrap().puzzles.solved(), 40);
    assert_eq!(store.settings().unwrap().new_game.handicap, 19);
}

#[test]
fn threads_that_share_a_store_take_turns() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    std::thread::scope(|scope| {
        for thread in 0..4_u64 {
            let store = &store;
            scope.spawn(move || {
                for n in 0..10 {
                    store.change_progress(solve_puzzle).unwrap();
                    store.start(&new_match(thread * 100 + n)).unwrap();
                }
            });
        }
    });
    assert_eq!(store.progress().unwrap().puzzles.solved(), 40);
    assert_eq!(store.list(usize::MAX).unwrap().len(), 40);
}

/// The part of `digits…` that runs under another locale; it does nothing when it runs as a test of its own.
#[test]
fn child_under_a_locale() {
    let Ok(folder) = std::env::var(FOLDER) else { return };
    let store = Store::open(folder).unwrap();
    let mut played = match_after(1, 25);
    let number = store.start(&played).unwrap();
    played.game.resign(Side::Goats).unwrap();
    store.save(number, &played).unwrap();
    store.change_settings(|settings| settings.new_game.clock_minutes = Some(20)).unwrap();
    store.change_progress(solve_puzzle).unwrap();
    let date = played.date.unwrap();
    store.change_progress(|progress| progress.puzzles.add_daily(GameId::Standard, date, Solved::AtOnce)).unwrap();
    std::fs::write(Path::new(&std::env::var(FOLDER).unwrap()).join("record"), played.to_record()).unwrap();
}

#[test]
fn digits_in_files_are_ascii_under_every_locale() {
    for locale in ["C", "en_IN.UTF-8", "ta_IN.UTF-8", "kn_IN.UTF-8", "te_IN.UTF-8", "ar_EG.UTF-8", "bn_BD.UTF-8"] {
        let folder = tempfile::tempdir().unwrap();
        let status = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "child_under_a_locale"])
            .env(FOLDER, folder.path())
            .env("LC_ALL", locale)
            .env("LANG", locale)
            .stdout(Stdio::null())
            .status()
            .unwrap();
        assert!(status.success());
        let mut files = 0;
        for sub in ["", "games"] {
            for entry in std::fs::read_dir(folder.path().join(sub)).unwrap() {
                let path = entry.unwrap().path();
                if path.is_file() {
                    let text = std::fs::read_to_string(&path).unwrap();
                    assert!(text.chars().all(|c| c.is_ascii() || !c.is_numeric()), "{locale}: {}", path.display());
                    files += 1;
                }
            }
        }
        assert!(files >= 6, "{locale}");
    }
}
