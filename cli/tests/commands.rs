//! The program as a person or a script runs it: what it prints, where, and with which exit code.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs, reason = "a test fails by panicking")]

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

struct Ran {
    code: Option<i32>,
    output: String,
    errors: String,
}

/// Runs the program in English with a folder of its own for data.
fn run_in(data: &Path, arguments: &[&str], input: &str) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_aadupuli"))
        .args(arguments)
        .env("AADUPULI_DATA", data)
        .env("LC_ALL", "en_GB.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that does not read its input may have ended already.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let Output { status, stdout, stderr } = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Ran { code: status.code(), output: text(stdout), errors: text(stderr) }
}

fn run(arguments: &[&str], input: &str) -> Ran {
    run_in(tempfile::tempdir().unwrap().path(), arguments, input)
}

#[test]
fn a_game_from_a_pipe_is_kept_at_the_end_of_its_input() {
    let data = tempfile::tempdir().unwrap();
    let first = run_in(data.path(), &["--two"], "d3\nb3-c3\ne1\n");
    assert_eq!((first.code, first.errors.as_str()), (Some(0), ""));
    assert!(first.output.contains("Goats: d3. Goat placed on row 3 point 3"), "{}", first.output);
    assert!(first.output.ends_with("The game is kept.\n"));
    let second = run_in(data.path(), &[], "moves\nundo\nmoves\nredo\nb4-c4\nquit\n");
    assert!(second.output.contains("Your unfinished game goes on."));
    assert!(second.output.contains("\n1. d3 b3-c3 2. e1 *\n") && second.output.contains("\n1. d3 b3-c3 *\n"));
    let third = run_in(data.path(), &[], "record");
    assert!(third.output.contains("1. d3 b3-c3 2. e1 b4-c4 *"), "{}", third.output);
}

#[test]
fn after_a_finished_game_a_new_one_begins() {
    let data = tempfile::tempdir().unwrap();
    run_in(data.path(), &["--two"], "d3\nresign yes\n");
    let next = run_in(data.path(), &[], "moves\n").output;
    assert!(next.contains("No moves yet") && !next.contains("unfinished"), "{next}");
}

#[test]
fn a_saved_game_is_opened_again_from_its_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json").display().to_string();
    assert!(run(&["--two"], &format!("d3\nsave {file}\nsave {file}\n")).output.contains("is not written over"));
    assert!(run(&["--open", &file], "moves\n").output.contains("1. d3 *"));
}

#[test]
fn a_game_against_the_computer_repeats_with_its_seed() {
    let play = || run(&["--plain", "--level", "easy", "--side", "tigers", "--seed", "5"], "record\n").output;
    let once = play();
    assert!(once.contains("[GoatsLevel \"easy\"]"), "{once}");
    assert_eq!(once, play());
}

#[test]
fn refusals_hints_and_reasons_are_told() {
    let told = run(&["--two"], "d3\nd3\nb3-c5\nwhy\nhint\nhint\nhint\nzz\nb3c3\nresign\nyes\nundo\n").output;
    for part in [
        "That is not your piece to move now",
        "No line leads straight",
        "is not a move",
        "Tiger goes from row 1 point 3 to row 2 point 3",
        "Resign? It counts as a loss.",
        "Tigers win: the goats resigned",
        "Taken back",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
}

#[test]
fn every_word_of_the_help_is_understood() {
    let words = "help\nboard\nnames\npieces\nrules\nmoves\nrecord\nclaim\nredo\nwhy\nnew two bagh-chal clock 5 handicap 1\nrematch\n";
    let told = run(&["--two"], words).output;
    assert!(!told.contains('⟦') && !told.contains("is not a move"), "{told}");
    assert!(told.contains("Bagh-Chal"));
}

#[test]
fn a_wrong_command_line_is_explained_and_nothing_is_done() {
    for (arguments, explained) in [
        (&["prft"][..], "no command “prft”"),
        (&["--lvel", "easy"], "“--lvel” is not understood"),
        (&["--level", "god"], "there are: easy, medium, hard, perfect"),
        (&["--two", "--side", "goats"], "does not go together"),
        (&["--handicap", "9"], "“9” is no value"),
        (&["perft"], "<DEPTH> is missing"),
        (&["perft", "x"], "“x” is no value"),
        (&["perft", "3", "--position", "x"], "A position has 7 fields"),
        (&["--variants", "flying-goats"], "“flying-goats” is no value"),
        (&["show"], "<FILE> is missing"),
    ] {
        let ran = run(arguments, "");
        assert_eq!(ran.code, Some(2), "{arguments:?}");
        assert!(ran.output.is_empty(), "{arguments:?}: {}", ran.output);
        assert!(
            ran.errors.starts_with("aadupuli: ") && ran.errors.contains(explained),
            "{arguments:?}: {}",
            ran.errors
        );
    }
}

#[test]
fn files_that_are_no_games_are_told_apart() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, content: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, content).unwrap();
        path.display().to_string()
    };
    let missing = run(&["show", &folder.path().join("none").display().to_string()], "");
    assert_eq!(missing.code, Some(1));
    assert!(missing.errors.contains("there is no such file"));
    for (name, content, problem) in [
        ("text", "Dear diary", "not a game of Aadupuli"),
        ("cut", r#"{"format":"aadupuli","version":1,"rules":"#, "breaks off"),
        ("new", r#"{"format":"aadupuli","version":99}"#, "newer version"),
        ("record", "[Rules \"standard\"]\n\n1. d3 d3 *\n", "Line"),
    ] {
        let ran = run(&["show", &file(name, content)], "");
        assert_eq!(ran.code, Some(3), "{name}: {}", ran.errors);
        assert!(ran.errors.contains(problem), "{name}: {}", ran.errors);
    }
}

#[test]
fn games_of_the_computer_are_shown_reviewed_and_converted() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("games").display().to_string();
    let play = ["selfplay", "--goats", "easy", "--tigers", "easy", "--games", "2", "--seed", "3", "--nodes", "200"];
    let once = run(&[&play[..], &["--out", &out]].concat(), "");
    assert_eq!((once.code, once.errors.as_str()), (Some(0), ""));
    let again = run(&[&play[..], &["--out", &out]].concat(), "");
    assert_eq!(again.code, Some(1), "a file is never written over");
    assert!(again.errors.contains("is not written over"));
    let game = format!("{out}/game-0001.txt");
    let record = std::fs::read_to_string(&game).unwrap();
    assert!(run(&play, "").output.starts_with(&record));
    let save = run(&["show", &game, "--save"], "").output;
    assert_eq!(run(&["show", "-", "--record"], &save).output, record);
    let shown = run(&["show", &game, "--at", "3"], "");
    assert!(shown.output.contains("Move 3 of ") && shown.output.contains(" t 13 0 0 - 0"), "{}", shown.output);
    assert_eq!(run(&["show", &game, "--at", "9999"], "").code, Some(2));
    let review = run(&["review", &game, "--nodes", "50"], "");
    assert_eq!(review.code, Some(0));
    assert!(review.output.contains("Accuracy") && review.output.contains("Turning points"), "{}", review.output);
}

#[test]
fn perft_counts_and_divides() {
    assert_eq!(run(&["perft", "3"], "").output, "nodes 2286\n");
    let divided = run(&["perft", "2", "--rules", "bagh-chal", "--divide"], "").output;
    assert_eq!((divided.lines().count(), divided.lines().last()), (22, Some("nodes 252")));
}

#[test]
fn lessons_are_gone_through_and_remembered() {
    let data = tempfile::tempdir().unwrap();
    let lesson = run_in(data.path(), &["learn", "captures"], "next\na1-b2\nshow\nquit\n");
    assert_eq!(lesson.code, Some(0));
    assert!(lesson.output.contains("Step 2 of"), "{}", lesson.output);
    assert!(run_in(data.path(), &["learn"], "").output.contains("In progress"));
}

#[test]
fn help_is_in_the_persons_language_and_every_command_has_an_example() {
    let commands = ["learn", "rules", "puzzle", "show", "review", "selfplay", "puzzles", "ladder", "ugi", "perft"];
    for command in commands.into_iter().chain(["completions"]) {
        let ran = run(&[command, "--help"], "");
        assert_eq!(ran.code, Some(0));
        assert!(ran.output.contains("$ ") && ran.output.contains("aadupuli "), "{command}: {}", ran.output);
        assert!(!ran.output.contains('⟦'), "{command}: {}", ran.output);
    }
    let help = run(&["--help"], "").output;
    assert!(help.contains("Exit codes") && commands.iter().all(|command| help.contains(command)));
    assert_ne!(run(&["--help", "--lang", "ta"], "").output, help);
}

#[test]
fn completions_are_written_for_every_shell() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let ran = run(&["completions", shell], "");
        assert!(ran.code == Some(0) && ran.output.contains("aadupuli"), "{shell}");
    }
}

#[test]
fn the_language_may_stand_before_a_command_and_the_games_own_options_may_not() {
    let tamil = run(&["--lang", "ta", "learn"], "");
    assert_eq!((tamil.code, tamil.errors.as_str()), (Some(0), ""));
    assert_eq!(tamil.output, run(&["learn", "--lang", "ta"], "").output);
    let misplaced = run(&["--level", "easy", "learn"], "");
    assert_eq!((misplaced.code, misplaced.output.as_str()), (Some(2), ""));
    assert!(misplaced.errors.contains("--level") && misplaced.errors.contains("learn"), "{}", misplaced.errors);
}

#[test]
fn a_table_of_puzzles_is_proved_anew_and_a_wrong_one_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("puzzles.tsv");
    let made = run(&["puzzles", "--rules", "bagh-chal", "--count", "3", "--seed", "3"], "");
    std::fs::write(&file, &made.output).unwrap();
    let check = |file: &Path| run(&["puzzles", "--rules", "bagh-chal", "--check", file.to_str().unwrap()], "");
    let checked = check(&file);
    assert_eq!(checked.code, Some(0), "{}", checked.errors);
    assert!(checked.output.ends_with("3 of 3 puzzles have exactly one solving move, proved.\n"), "{}", checked.output);
    let mut lines: Vec<String> = made.output.lines().map(str::to_owned).collect();
    let mut columns: Vec<&str> = lines[1].split('\t').collect();
    columns[3] = if columns[3] == "a1" { "a2" } else { "a1" };
    lines[1] = columns.join("\t");
    std::fs::write(&file, lines.join("\n")).unwrap();
    let checked = check(&file);
    assert_eq!(checked.code, Some(1), "{}", checked.output);
    assert!(checked.errors.contains(&lines[1]) && checked.output.contains("2 of 3"), "{}", checked.errors);
}
