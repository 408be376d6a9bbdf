//! Keeping, listing, deleting, sharing and counting games.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a failed unwrap is the test's failure")]

mod support;

use std::sync::Arc;

use aadupuli_core::{GameId, Level, LoadError, Side};
use aadupuli_store::{
    Files, FriendTally, GameNumber, ImportError, Listed, MemoryFiles, OpenError, Store, Tally, Theme, UndoDeleteError,
};
use support::{begin_lesson, finished, match_after, new_match, play_one, solve_puzzle};

fn numbers(store: &Store) -> Vec<u64> {
    let listed = store.list(usize::MAX).unwrap();
    listed
        .iter()
        .map(|listed| match listed {
            Listed::Game(stored) => stored.number.0,
            Listed::Unreadable(file) => panic!("{file:?}"),
        })
        .collect()
}

#[test]
fn a_new_game_keeps_the_one_before() {
    let store = Store::in_memory();
    let first = store.start(&match_after(1, 7)).unwrap();
    let second = store.start(&new_match(2)).unwrap();
    assert!(second > first);
    assert_eq!(numbers(&store), [2, 1]);
    assert_eq!(store.current().unwrap().unwrap().number, second);
    assert_eq!(store.open_game(first).unwrap().played, match_after(1, 7));
    assert_eq!(store.current().unwrap().unwrap().number, second, "looking at a game does not change what is played");
    assert_eq!(store.resume(first).unwrap().played, match_after(1, 7));
    assert_eq!(store.current().unwrap().unwrap().number, first);
    store.leave_current().unwrap();
    assert_eq!(store.current().unwrap(), None);
    assert_eq!(numbers(&store), [2, 1]);
}

#[test]
fn the_newest_are_listed_first_and_no_more_than_asked_for() {
    let store = Store::in_memory();
    for seed in 0..12 {
        store.start(&match_after(seed, seed as usize)).unwrap();
    }
    assert_eq!(numbers(&store), (1..=12).rev().collect::<Vec<_>>());
    let three: Vec<_> = store.list(3).unwrap();
    assert!(matches!(&three[..], [Listed::Game(a), _, Listed::Game(c)] if a.number.0 == 12 && c.number.0 == 10));
    assert_eq!(store.list(0).unwrap(), []);
}

#[test]
fn every_move_can_be_kept_and_found_again_by_another_store() {
    let files: Arc<dyn Files> = Arc::new(MemoryFiles::new());
    let store = Store::with_files(files.clone()).unwrap();
    let mut played = new_match(3);
    let number = store.start(&played).unwrap();
    while played.game.plies().len() < 60 && play_one(&mut played) {
        assert_eq!(store.save(number, &played).unwrap(), number);
        let other = Store::with_files(files.clone()).unwrap();
        assert_eq!(other.current().unwrap().unwrap().played, played);
    }
}

#[test]
fn deleting_can_be_undone_until_the_store_is_opened_anew() {
    let files: Arc<dyn Files> = Arc::new(MemoryFiles::new());
    let store = Store::with_files(files.clone()).unwrap();
    let first = store.start(&match_after(1, 3)).unwrap();
    let second = store.start(&match_after(2, 4)).unwrap();
    let deleted_first = store.delete(first).unwrap();
    let deleted_second = store.delete(second).unwrap();
    assert_eq!(numbers(&store), [] as [u64; 0]);
    assert!(matches!(store.open_game(first), Err(OpenError::NotThere { number }) if number == first));
    store.undo_delete(&deleted_first).unwrap();
    assert_eq!(store.current().unwrap(), None, "it was not the one being played");
    store.undo_delete(&deleted_second).unwrap();
    assert_eq!(store.current().unwrap().unwrap().number, second);
    assert_eq!(numbers(&store), [2, 1]);
    assert!(matches!(store.undo_delete(&deleted_first), Err(UndoDeleteError::Gone { .. })));

    let deleted = store.delete(first).unwrap();
    let anew = Store::with_files(files).unwrap();
    assert!(matches!(anew.undo_delete(&deleted), Err(UndoDeleteError::Gone { .. })));
}

#[test]
fn a_number_is_not_given_twice_while_the_statistics_know_it() {
    let files: Arc<dyn Files> = Arc::new(MemoryFiles::new());
    let store = Store::with_files(files.clone()).unwrap();
    let number = store.start(&finished(1, Level::Hard, Side::Goats)).unwrap();
    store.delete(number).unwrap();
    let anew = Store::with_files(files).unwrap();
    let mut next = new_match(2);
    let other = anew.start(&next).unwrap();
    assert_ne!(other, number);
    play_one(&mut next);
    anew.save(other, &next).unwrap();
    assert_eq!(anew.statistics().unwrap().tally(None, None, None).wins, 1, "a deleted game still counts");
}

#[test]
fn a_deleted_game_that_is_still_played_comes_back() {
    let store = Store::in_memory();
    let mut played = match_after(1, 5);
    let number = store.start(&played).unwrap();
    store.delete(number).unwrap();
    play_one(&mut played);
    assert_eq!(store.save(number, &played).unwrap(), number);
    assert_eq!(store.open_game(number).unwrap().played, played);
}

#[test]
fn a_game_that_another_store_has_changed_is_not_written_over() {
    let files: Arc<dyn Files> = Arc::new(MemoryFiles::new());
    let ours = Store::with_files(files.clone()).unwrap();
    let number = ours.start(&match_after(1, 4)).unwrap();
    let theirs = Store::with_files(files).unwrap();
    let mut their_game = theirs.current().unwrap().unwrap().played;
    play_one(&mut their_game);
    theirs.save(number, &their_game).unwrap();

    let mut our_game = match_after(1, 4);
    our_game.game.undo().unwrap();
    let forked = ours.save(number, &our_game).unwrap();
    assert_ne!(forked, number);
    assert_eq!(ours.open_game(number).unwrap().played, their_game);
    assert_eq!(ours.current().unwrap().unwrap().played, our_game);
    our_game.game.redo().unwrap();
    assert_eq!(ours.save(forked, &our_game).unwrap(), forked, "from now on it has a file of its own");
}

#[test]
fn statistics_add_up_by_game_side_and_level() {
    let store = Store::in_memory();
    let results = [
        (Level::Easy, Side::Goats),
        (Level::Easy, Side::Goats),
        (Level::Hard, Side::Tigers),
        (Level::Hard, Side::Goats),
        (Level::Easy, Side::Goats),
        (Level::Easy, Side::Goats),
        (Level::Easy, Side::Tigers),
    ];
    for (seed, (level, winner)) in (0..).zip(results) {
        store.start(&finished(seed, level, winner)).unwrap();
    }
    let statistics = store.statistics().unwrap();
    assert_eq!(statistics.tally(None, None, None), Tally { wins: 5, draws: 0, losses: 2 });
    assert_eq!(statistics.tally(None, None, Some(Level::Hard)), Tally { wins: 1, draws: 0, losses: 1 });
    assert_eq!(statistics.tally(Some(GameId::Standard), Some(Side::Goats), None).games(), 7);
    assert_eq!(statistics.tally(None, Some(Side::Tigers), None).games(), 0);
    assert_eq!((statistics.longest_streak(), statistics.current_streak()), (3, 0));
    assert_eq!(statistics.friends(None), FriendTally::default());
    store.reset_statistics().unwrap();
    assert_eq!(store.statistics().unwrap().finished(), []);
    assert_eq!(numbers(&store).len(), 7, "the games stay");
}

#[test]
fn a_game_counts_once_and_an_undo_after_the_end_takes_it_back() {
    let store = Store::in_memory();
    let mut played = finished(1, Level::Easy, Side::Tigers);
    let number = store.start(&played).unwrap();
    store.save(number, &played).unwrap();
    assert_eq!(store.statistics().unwrap().tally(None, None, None), Tally { losses: 1, ..Tally::default() });
    played.game.undo().unwrap();
    store.save(number, &played).unwrap();
    assert_eq!(store.statistics().unwrap().tally(None, None, None), Tally::default());
    played.game.resign(Side::Tigers).unwrap();
    store.save(number, &played).unwrap();
    assert_eq!(store.statistics().unwrap().tally(None, None, None), Tally { wins: 1, ..Tally::default() });
}

#[test]
fn practice_and_games_from_elsewhere_do_not_count() {
    let store = Store::in_memory();
    let mut practice = finished(1, Level::Easy, Side::Goats);
    practice.help.practice = true;
    store.start(&practice).unwrap();
    let mut from_position = finished(2, Level::Easy, Side::Goats);
    from_position.game = aadupuli_core::Game::from_position(*match_after(2, 9).game.position());
    from_position.game.resign(Side::Tigers).unwrap();
    store.start(&from_position).unwrap();
    store.import(finished(3, Level::Easy, Side::Goats).to_save().as_bytes()).unwrap();
    assert_eq!(numbers(&store).len(), 3);
    assert_eq!(store.statistics().unwrap().finished(), []);
}

#[test]
fn everything_goes_to_another_device_and_twice_is_as_good_as_once() {
    let old = Store::in_memory();
    for seed in 0..4 {
        old.start(&finished(seed, Level::Medium, Side::Goats)).unwrap();
    }
    // Two alike games count twice.
    let alike = finished(0, Level::Medium, Side::Goats);
    old.start(&alike).unwrap();
    old.change_settings(|settings| settings.theme = Theme::Dark).unwrap();
    old.change_progress(begin_lesson).unwrap();
    old.change_progress(solve_puzzle).unwrap();
    let everything = old.export_everything().unwrap();

    let new = Store::in_memory();
    new.start(&finished(9, Level::Easy, Side::Tigers)).unwrap();
    let imported = new.import(everything.as_bytes()).unwrap();
    assert_eq!((imported.games.len(), imported.already_there.len(), imported.settings), (4, 1, true));
    assert_eq!(new.statistics().unwrap().tally(None, None, None), Tally { wins: 5, draws: 0, losses: 1 });
    assert_eq!(new.settings().unwrap().theme, Theme::Dark);
    assert_eq!(new.progress().unwrap(), old.progress().unwrap());
    assert_eq!(new.current().unwrap().unwrap().number, GameNumber(1), "what is being played stays");

    let before = new.export_everything().unwrap();
    let again = new.import(everything.as_bytes()).unwrap();
    assert_eq!((again.games.len(), again.already_there.len(), again.settings), (0, 5, false));
    assert_eq!(new.export_everything().unwrap(), before);
}

#[test]
fn saves_and_records_are_taken_in_and_anything_else_is_named() {
    let store = Store::in_memory();
    let played = match_after(5, 12);
    let imported = store.import(played.to_save().as_bytes()).unwrap();
    assert_eq!(store.open_game(imported.games[0]).unwrap().played, played);
    let record = format!("\u{feff}\n{}", played.to_record());
    let imported = store.import(record.as_bytes()).unwrap();
    assert_eq!(store.open_game(imported.games[0]).unwrap().played.game.plies(), played.game.plies());

    let damaged = played.to_save().replace("\"moves\":[", "\"moves\":[\"e9\",");
    assert!(matches!(store.import(damaged.as_bytes()), Err(ImportError::Save(LoadError::NotAMove { .. }))));
    assert!(matches!(store.import(b"[Rules \"chess\"]\n\n*\n"), Err(ImportError::Record(_))));
    assert_eq!(store.import(b" \n"), Err(ImportError::Empty));
    assert_eq!(store.import(b"\xff\xfe"), Err(ImportError::Unknown));
    assert_eq!(store.import(b"e1 b3-c3"), Err(ImportError::Unknown));
    let everything = store.export_everything().unwrap();
    let newer = everything.replace("\"version\": 1,\n  \"settings\"", "\"version\": 2,\n  \"settings\"");
    assert_eq!(store.import(newer.as_bytes()), Err(ImportError::TooNew { version: 2 }));
    let cut = &everything[..everything.len() / 2];
    assert!(matches!(store.import(cut.as_bytes()), Err(ImportError::Damaged { .. })));
    assert_eq!(numbers(&store).len(), 2);
}

#[test]
fn one_unreadable_game_does_not_stop_an_import_of_everything() {
    let old = Store::in_memory();
    for seed in 0..3 {
        old.start(&match_after(seed, 5)).unwrap();
    }
    let everything = old.export_everything().unwrap().replace("\\\"seed\\\":1", "\\\"seed\\\":7");
    let new = Store::in_memory();
    let imported = new.import(everything.as_bytes()).unwrap();
    assert_eq!(imported.games.len(), 2);
    assert!(matches!(&imported.unreadable[..], [(2, LoadError::Damaged { .. })]));
}

#[test]
fn deleting_everything_leaves_nothing() {
    let files = Arc::new(MemoryFiles::new());
    let store = Store::with_files(files.clone()).unwrap();
    let number = store.start(&finished(1, Level::Easy, Side::Goats)).unwrap();
    store.start(&match_after(2, 3)).unwrap();
    store.delete(number).unwrap();
    store.change_settings(|settings| settings.sound = false).unwrap();
    store.change_progress(solve_puzzle).unwrap();
    store.delete_everything().unwrap();
    files.crash();
    for folder in ["", "games", "trash", "kept"] {
        assert_eq!(files.list(folder).unwrap(), [] as [String; 0], "{folder}");
    }
    assert_eq!(store.current().unwrap(), None);
    assert!(store.settings().unwrap().sound);
    assert_eq!(store.take_problems(), []);
}
