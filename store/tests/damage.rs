//! Damaged files are set aside, named, reported, and stand in nobody's way.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a failed unwrap is the test's failure")]

mod support;

use std::sync::Arc;

use aadupuli_core::LoadError;
use aadupuli_store::{Damage, Files, GameNumber, Holds, Listed, MemoryFiles, OpenError, SetAside, Store};
use support::{begin_lesson, match_after, new_match};

fn store_with(files: &[(&str, &[u8])]) -> (Arc<MemoryFiles>, Store) {
    let memory = Arc::new(MemoryFiles::new());
    for (path, content) in files {
        memory.write(path, content).unwrap();
    }
    let store = Store::with_files(memory.clone()).unwrap();
    (memory, store)
}

const CURRENT: &[u8] = br#"{"version": 1, "game": 1}"#;

#[test]
fn a_save_cut_at_every_byte_is_the_same_game_or_is_set_aside() {
    let played = match_after(4, 31);
    let save = played.to_save().into_bytes();
    for length in 0..save.len() {
        let cut = &save[..length];
        let (files, store) = store_with(&[("games/000001.json", cut), ("current.json", CURRENT)]);
        match store.current().unwrap() {
            // Only the line's end can be missed.
            Some(stored) => assert_eq!((stored.played, length), (played.clone(), save.len() - 1)),
            None => {
                let problems = store.take_problems();
                let [SetAside { holds: Holds::Game, name, now: Some(now), damage: Damage::Game(_) }] = &problems[..]
                else {
                    panic!("{length}: {problems:?}");
                };
                assert_eq!((name.as_str(), now.as_str()), ("games/000001.json", "games/000001.damaged-1.json"));
                assert_eq!(files.read(now).unwrap().as_deref(), Some(cut), "kept as it was");
                let number = store.start(&new_match(1)).unwrap();
                assert_ne!(number, GameNumber(1));
                assert_eq!(store.current().unwrap().unwrap().played, new_match(1));
            }
        }
    }
}

#[test]
fn every_bit_of_a_save_flipped_is_the_same_game_or_is_set_aside() {
    let played = match_after(4, 31);
    let save = played.to_save().into_bytes();
    for bit in 0..save.len() * 8 {
        let mut flipped = save.clone();
        flipped[bit / 8] ^= 1 << (bit % 8);
        let (_, store) = store_with(&[("games/000001.json", &flipped), ("current.json", CURRENT)]);
        match store.current().unwrap() {
            Some(stored) => assert_eq!(stored.played, played, "bit {bit}"),
            None => assert_eq!(store.take_problems().len(), 1, "bit {bit}"),
        }
    }
}

#[test]
fn documents_cut_at_every_byte_give_the_usual_ones_and_are_set_aside() {
    let (files, store) = store_with(&[]);
    store.start(&support::finished(1, aadupuli_core::Level::Easy, aadupuli_core::Side::Goats)).unwrap();
    store.change_settings(|settings| settings.language = Some("ta".to_owned())).unwrap();
    store.change_progress(begin_lesson).unwrap();
    for name in ["settings.json", "statistics.json", "progress.json", "current.json"] {
        let whole = files.read(name).unwrap().unwrap();
        for length in 0..whole.len() - 1 {
            let (files, store) = store_with(&[(name, &whole[..length])]);
            store.settings().unwrap();
            store.statistics().unwrap();
            store.progress().unwrap();
            store.current().unwrap();
            let problems = store.take_problems();
            let [SetAside { now: Some(now), damage: Damage::Json { .. }, .. }] = &problems[..] else {
                panic!("{name} {length}: {problems:?}");
            };
            assert_eq!(*now, name.replace(".json", ".damaged-1.json"));
            assert_eq!(files.read(now).unwrap().as_deref(), Some(&whole[..length]));
            assert_eq!(files.read(name).unwrap(), None);
            // It works again, and is reported once.
            store.change_settings(|settings| settings.sound = false).unwrap();
            store.start(&new_match(2)).unwrap();
            assert_eq!(store.take_problems(), []);
        }
    }
}

#[test]
fn set_aside_files_never_take_each_others_names() {
    let (files, store) = store_with(&[]);
    for n in 1..=3_u8 {
        files.write("settings.json", &[n]).unwrap();
        store.settings().unwrap();
        assert_eq!(store.take_problems()[0].now.as_deref(), Some(&*format!("settings.damaged-{n}.json")));
    }
    for n in 1..=3_u8 {
        assert_eq!(files.read(&format!("settings.damaged-{n}.json")).unwrap(), Some(vec![n]));
    }
}

#[test]
fn unreadable_games_are_listed_with_their_reason_and_can_be_kept_or_deleted() {
    let save = match_after(1, 9).to_save();
    let newer = save.replace("\"version\":1", "\"version\":2");
    let (files, store) = store_with(&[
        ("games/000001.json", save.as_bytes()),
        ("games/000002.json", b"{\"format\":\"aadupuli\",\"version\":1,"),
        ("games/000003.json", newer.as_bytes()),
        ("games/000004.json", b"soup"),
        ("games/notes.txt", b"none of ours"),
    ]);
    let unreadable = |store: &Store| -> Vec<(String, LoadError)> {
        let listed = store.list(usize::MAX).unwrap();
        let files = listed.into_iter().filter_map(|listed| match listed {
            Listed::Unreadable(file) => Some((file.name, file.reason)),
            Listed::Game(_) => None,
        });
        files.collect()
    };
    let first = unreadable(&store);
    let names: Vec<&str> = first.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["000004.damaged-1.json", "000003.json", "000002.damaged-1.json"]);
    assert_eq!(first[0].1, LoadError::NotASave);
    assert_eq!(first[1].1, LoadError::TooNew { version: 2 });
    assert!(matches!(first[2].1, LoadError::Damaged { .. }));
    assert_eq!(unreadable(&store), first, "listing again changes nothing");
    assert_eq!(store.take_problems().len(), 3);

    let listed = store.list(usize::MAX).unwrap();
    let [Listed::Unreadable(four), Listed::Unreadable(three), Listed::Unreadable(two), Listed::Game(_)] = &listed[..]
    else {
        panic!("{listed:?}");
    };
    store.keep_unreadable(two).unwrap();
    assert!(files.read("kept/000002.damaged-1.json").unwrap().is_some());
    let deleted = store.delete_unreadable(four).unwrap();
    assert_eq!(unreadable(&store).len(), 1);
    store.undo_delete(&deleted).unwrap();
    assert_eq!(unreadable(&store).len(), 2);
    assert!(matches!(store.open_game(GameNumber(3)), Err(OpenError::Unreadable { .. })));
    assert!(files.read("games/000003.json").unwrap().is_some(), "an update of the app will open it");
    store.delete_unreadable(three).unwrap();
    assert_eq!(store.start(&new_match(5)).unwrap(), GameNumber(5));
}

#[test]
fn a_newer_apps_settings_are_kept_beside_the_own_ones() {
    let newer = br#"{"version": 2, "theme": {"hue": 30}}"#;
    let (files, store) = store_with(&[("settings.json", newer)]);
    assert!(store.settings().unwrap().sound);
    assert!(store.settings().unwrap().sound);
    let problems = store.take_problems();
    assert!(matches!(&problems[..], [SetAside { now: None, damage: Damage::TooNew { version: 2 }, .. }]));
    assert_eq!(files.read("settings.json").unwrap().as_deref(), Some(&newer[..]), "reading leaves it alone");
    store.change_settings(|settings| settings.sound = false).unwrap();
    assert_eq!(files.read("settings.newer-1.json").unwrap().as_deref(), Some(&newer[..]));
    assert!(!store.settings().unwrap().sound);
}

#[test]
fn a_current_game_that_is_gone_is_no_current_game() {
    let (_, store) = store_with(&[("current.json", br#"{"version": 1, "game": 77}"#)]);
    assert_eq!(store.current().unwrap(), None);
    assert_eq!(store.take_problems(), []);
}
