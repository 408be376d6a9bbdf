//! The engine protocol over real pipes, as another program drives it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs, reason = "a test fails by panicking")]

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

/// Far longer than any answer takes, so that only a hang fails.
const PATIENCE: Duration = Duration::from_secs(60);

struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Engine {
    fn start() -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_aadupuli"))
            .arg("ugi")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let (sender, lines) = channel();
        thread::spawn(move || output.lines().map_while(Result::ok).for_each(|line| drop(sender.send(line))));
        Self { input: child.stdin.take(), child, lines }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input.as_mut().unwrap(), "{line}").unwrap();
    }

    fn line(&self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("an answer")
    }

    fn ask(&mut self, line: &str) -> String {
        self.say(line);
        self.line()
    }

    fn best_move(&mut self, go: &str) -> String {
        self.say(go);
        loop {
            let line = self.line();
            if let Some(best) = line.strip_prefix("bestmove ") {
                return best.to_owned();
            }
            assert!(line.starts_with("info "), "{line}");
        }
    }

    /// Whether the engine has ended, and well.
    fn ended(&mut self) -> bool {
        let began = Instant::now();
        while began.elapsed() < PATIENCE {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status.success();
            }
            thread::sleep(Duration::from_millis(5));
        }
        false
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn the_introduction_names_the_engine_and_its_options() {
    let mut engine = Engine::start();
    engine.say("ugi");
    let lines: Vec<String> = std::iter::repeat_with(|| engine.line()).take(8).collect();
    assert!(lines[0].starts_with("id name Aadupuli "));
    assert!(lines[1].starts_with("id author "));
    let rules = "option name Rules type combo default standard var standard var parlour var adu-huli var bagh-chal";
    assert_eq!(lines[2], rules);
    assert_eq!(lines[3], "option name Variants type string default none");
    let level = "option name Level type combo default perfect var easy var medium var hard var perfect";
    assert_eq!(lines[4], level);
    assert!(lines[5].starts_with("option name Seed type spin default 0 "));
    assert!(lines[6].starts_with("option name Nodes type spin default 0 "));
    assert_eq!(lines[7], "ugiok");
    assert_eq!(engine.ask("isready"), "readyok");
}

#[test]
fn positions_are_set_and_asked_about() {
    let mut engine = Engine::start();
    let legal = "legal b1 b2 b5 b6 c1 c2 c3 c4 c5 c6 d1 d2 d3 d4 d5 d6 e1 e2 e3 e4";
    assert_eq!(engine.ask("legal"), legal);
    assert_eq!(engine.ask("fen"), "fen T/2TT2/6/6/4 g 15 0 0 - 0");
    engine.say("POSITION STARTPOS MOVES E1 B3-C3 E4");
    assert_eq!(engine.ask("fen"), "fen T/3T2/2T3/6/G2G t 13 0 0 - 0");
    assert_eq!(engine.ask("query p1turn"), "response false");
    assert_eq!(engine.ask("query gameover"), "response false");
    assert_eq!(engine.ask("query result"), "response none");
    assert_eq!(engine.ask("outcome"), "outcome ongoing");
    assert_eq!(engine.ask("why c3-d3"), "why legal");
    assert_eq!(engine.ask("why c3-c5"), "why no-line");
    assert_eq!(engine.ask("why e1-d1"), "why not-your-turn");
    assert_eq!(engine.ask("perft 2"), "nodes 180");
    engine.say("position fen G/2T3/G2G1T/GGG1GT/GGGG t 0 1 0 - 0");
    assert!(engine.line().starts_with("error position: "));
    assert_eq!(engine.ask("fen"), "fen T/3T2/2T3/6/G2G t 13 0 0 - 0");
    engine.say("uginewgame");
    assert_eq!(engine.ask("fen"), "fen T/2TT2/6/6/4 g 15 0 0 - 0");
}

#[test]
fn rules_and_variants_change_the_start() {
    let mut engine = Engine::start();
    engine.say("setoption name Rules value bagh-chal");
    assert_eq!(engine.ask("fen"), "fen T3T/5/5/5/T3T g 20 0 0 - 0");
    engine.say("setoption name Rules value standard");
    engine.say("setoption name Variants value fifteen-captures,multiple-jumps,placing-tigers");
    assert_eq!(engine.ask("fen"), "fen T/6/6/6/4 g 15 0 2 - 0");
    engine.say("position startpos moves e1 b2");
    engine.say("setoption name Level value easy");
    assert_eq!(engine.ask("fen"), "fen T/1T4/6/6/G3 g 14 0 1 - 0");
    engine.say("setoption name Variants value none");
    assert_eq!(engine.ask("fen"), "fen T/2TT2/6/6/4 g 15 0 0 - 0");
    assert!(engine.ask("setoption name Rules value chess").starts_with("error setoption: Rules: \"chess\""));
    assert_eq!(engine.ask("fen"), "fen T/2TT2/6/6/4 g 15 0 0 - 0");
}

#[test]
fn repetition_counts_over_the_moves_that_led_to_the_position() {
    let mut engine = Engine::start();
    // The first position counts, so the second return of it ends the game.
    let start = "position fen T/3TT1/2G3/GGGGGG/GGGG g 0 4 0 - 0";
    let there_and_back = " d1-c1 b4-b3 c1-d1 b3-b4";
    engine.say(&format!("{start} moves{there_and_back}"));
    assert_eq!(engine.ask("outcome"), "outcome ongoing");
    engine.say(&format!("{start} moves{there_and_back}{there_and_back}"));
    assert_eq!(engine.ask("outcome"), "outcome draw threefold");
    assert_eq!(engine.ask("query result"), "response draw");
    assert_eq!(engine.ask("legal"), "legal");
    assert_eq!(engine.ask("why d1-c1"), "why game-over");
    let error = engine.ask(&format!("{start} moves{there_and_back}{there_and_back} d1-c1"));
    assert_eq!(error, "error position: move 9 \"d1-c1\" is refused: game-over");
    assert_eq!(engine.best_move("go"), "none");
    assert_eq!(engine.ask("hint"), "error hint: the game is over");
}

#[test]
fn claims_and_resignations_end_the_game() {
    let mut engine = Engine::start();
    assert_eq!(engine.ask("claim"), "error claim: these rules have no claimed draw");
    assert_eq!(engine.ask("resign tigers"), "outcome goats resignation");
    assert_eq!(engine.ask("query result"), "response p1win");
    assert_eq!(engine.ask("resign goats"), "error resign: the game is over");
    assert_eq!(engine.ask("resign"), "error resign: the form is: resign goats|tigers");
    engine.say("setoption name Rules value parlour");
    assert!(engine.ask("claim").starts_with("error claim: a draw may be claimed after 30 moves each"));
    let enter = ["b1", "b2", "b5", "b6", "c1", "c2", "c5", "c6", "d1", "d6", "e1", "e2", "e3", "e4", "d5"];
    let mut moves = String::new();
    for (i, goat) in enter.iter().enumerate() {
        let tiger = ["b3-c3", "c3-b3"][i % 2];
        moves.push_str(&format!(" {goat} {tiger}"));
    }
    for i in 0..15 {
        let goat = ["d5-d4", "d4-d5"][i % 2];
        let tiger = ["c3-b3", "b3-c3"][i % 2];
        moves.push_str(&format!(" {goat} {tiger}"));
    }
    engine.say(&format!("position startpos moves{moves}"));
    assert_eq!(engine.ask("claim"), "outcome draw claim");
}

#[test]
fn a_search_gives_a_legal_move_and_the_same_seed_the_same_move() {
    let mut engine = Engine::start();
    for go in ["go nodes 300", "go depth 2", "go movetime 10", "go p1time 300 p2time 300 p1inc 0 p2inc 0"] {
        let best = engine.best_move(go);
        assert_eq!(engine.ask(&format!("why {best}")), "why legal", "{go}");
    }
    for level in ["easy", "medium"] {
        engine.say(&format!("setoption name Level value {level}"));
        engine.say("setoption name Seed value 11");
        let first = engine.best_move("go nodes 500");
        assert_eq!(engine.best_move("go nodes 500"), first);
    }
}

#[test]
fn a_bad_command_changes_nothing() {
    let mut engine = Engine::start();
    engine.say("position startpos moves d3");
    for (line, answer) in [
        ("jump", "error unknown command \"jump\""),
        ("go fast", "error go: no limit \"fast\""),
        ("go nodes many", "error go: nodes: \"many\" is not a number"),
        ("position", "error position: the form is"),
        ("position startpos moves zz", "error position: move 1 \"zz\": "),
        ("position startpos moves d3 d3", "error position: move 2 \"d3\" is refused: not-your-turn"),
        ("position fen T/2TT2/6/6/4 g 15 0 0 -", "error position: a position has 7 fields, not 6"),
        ("setoption Level easy", "error setoption: the form is"),
        ("query winner", "error query: \"winner\" is none of gameover, p1turn, result"),
        ("perft", "error perft: the form is"),
        ("perft -1", "error perft: the form is"),
        ("perft 100", "error perft: the form is"),
        ("why", "error why: the form is"),
        ("why f1", "error why: this board has no point \"f1\""),
        ("legal now", "error legal: nothing may follow, but \"now\" does"),
        ("\u{1b}[2Jfen", "error unknown command \"\\u{1b}[2Jfen\""),
    ] {
        let got = engine.ask(line);
        assert!(got.starts_with(answer), "{line}: {got}");
        assert_eq!(engine.ask("fen"), "fen T/2TT2/6/2G3/4 t 14 0 0 - 0", "{line}");
    }
}

#[test]
fn the_engine_listens_while_it_works() {
    let mut engine = Engine::start();
    engine.say("perft 40");
    assert_eq!(engine.ask("isready"), "readyok");
    engine.say("fen");
    engine.say("stop");
    assert_eq!(engine.line(), "error perft: stopped");
    assert_eq!(engine.line(), "fen T/2TT2/6/6/4 g 15 0 0 - 0");
    engine.say("go infinite");
    engine.say("stop");
    while !engine.line().starts_with("bestmove ") {}
    assert_eq!(engine.ask("isready"), "readyok");
}

#[test]
fn quit_and_the_end_of_input_end_the_engine_also_during_a_search() {
    for end in ["quit", "go infinite\nquit", "go nodes 1000000000\nquit", ""] {
        let mut engine = Engine::start();
        engine.say(end);
        if end.is_empty() {
            engine.input = None;
        }
        assert!(engine.ended(), "{end}");
    }
}

#[test]
fn the_example_in_the_documentation_is_what_the_engine_says() {
    let page = include_str!("../../docs/ugi.md");
    let example = page.split("```console\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let (command, answers) = example.split_once('\n').unwrap();
    let said = command.split('\'').nth(1).unwrap().replace("\\n", "\n");
    let mut engine = Engine::start();
    engine.say(&said);
    for answer in answers.lines() {
        assert_eq!(engine.line(), answer);
    }
    assert!(engine.ended());
}

#[test]
fn values_and_hints_are_given_on_one_line() {
    let mut engine = Engine::start();
    engine.say("position fen G/2T3/G2G1T/GGG1GT/GGGG t 0 4 0 - 0");
    assert_eq!(engine.ask("value"), "value tigers exact moves 1");
    let hint = engine.ask("hint");
    let words: Vec<&str> = hint.split(' ').collect();
    assert_eq!((words[0], words[1], words[4]), ("hint", "last-capture", "last-capture"), "{hint}");
    assert_eq!(engine.ask(&format!("why {}", words[3])), "why legal");
    assert!(words[3].starts_with(words[2]));
}
