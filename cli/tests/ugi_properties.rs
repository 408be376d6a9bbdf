//! Whatever is said to the engine, it answers on whole lines, and a refused command changes nothing.
#![allow(clippy::unwrap_used, missing_docs, reason = "a test fails by panicking")]

use aadupuli_cli::ugi::{Reply, Session};
use proptest::prelude::*;

/// Words that commands are made of, and words that they are not.
fn word() -> impl Strategy<Value = String> {
    let known = prop::sample::select(vec![
        "ugi",
        "isready",
        "setoption",
        "name",
        "value",
        "Rules",
        "Variants",
        "Level",
        "Seed",
        "Nodes",
        "uginewgame",
        "position",
        "startpos",
        "fen",
        "moves",
        "go",
        "nodes",
        "depth",
        "movetime",
        "infinite",
        "stop",
        "query",
        "gameover",
        "p1turn",
        "result",
        "quit",
        "legal",
        "perft",
        "outcome",
        "claim",
        "resign",
        "goats",
        "tigers",
        "why",
        "standard",
        "parlour",
        "adu-huli",
        "bagh-chal",
        "multiple-jumps",
        "placing-tigers",
        "fifteen-captures",
        "none",
        "easy",
        "perfect",
        "0",
        "1",
        "2",
        "99",
        "18446744073709551615",
        "d3",
        "b3-c3",
        "b3xd3",
        "pass",
        "e1",
        "e4",
        "T/2TT2/6/6/4",
        "T3T/5/5/5/T3T",
        "g",
        "t",
        "15",
        "20",
        "-",
        ",",
        "\u{1b}[0m",
        "\u{2028}",
        "௫",
    ]);
    prop_oneof![9 => known.prop_map(str::to_owned), 1 => "\\PC{0,12}", 1 => any::<String>()]
}

fn line() -> impl Strategy<Value = String> {
    prop_oneof![
        6 => prop::collection::vec(word(), 0..8).prop_map(|words| words.join(" ")),
        2 => (0_usize..40).prop_map(|n| format!("MOVE {n}")),
        1 => any::<String>(),
    ]
}

proptest! {
    #[test]
    fn answers_are_whole_lines_and_errors_change_nothing(lines in prop::collection::vec(line(), 1..60)) {
        let mut session = Session::default();
        let mut moves: Vec<String> = Vec::new();
        for said in lines {
            // A legal move now and then, so that the conversation gets somewhere.
            let said = match said.strip_prefix("MOVE ") {
                None => said,
                Some(n) => {
                    let legal = session.answer("legal").remove(0);
                    let legal: Vec<&str> = legal.split(' ').skip(1).collect();
                    let Some(mv) = n.parse::<usize>().ok().and_then(|n| legal.get(n % legal.len().max(1))) else {
                        continue;
                    };
                    moves.push((*mv).to_owned());
                    let fen = session.game().start().to_string();
                    format!("position fen {fen} moves {}", moves.join(" "))
                }
            };
            let before = (*session.options(), session.game().clone());
            let replied = session.clone().command(&said);
            let answer = session.answer(&said);
            for line in &answer {
                prop_assert!(!line.is_empty() && !line.chars().any(char::is_control), "{line:?}");
            }
            let asks = matches!(replied, Reply::Lines(_)) && answer.iter().any(|line| line.starts_with("error "));
            if asks {
                prop_assert_eq!(&before, &(*session.options(), session.game().clone()));
            }
            if before.1 != *session.game() {
                moves = played(&session);
            }
            let fen = session.answer("fen").remove(0);
            let mut other = session.clone();
            let mut again = format!("position {}", fen.replacen("fen", "fen ", 1));
            again.push_str(" moves");
            prop_assert!(other.answer(&again).is_empty(), "{again}");
            prop_assert_eq!(other.game().position(), session.game().position());
        }
    }
}

fn played(session: &Session) -> Vec<String> {
    let board = session.game().rules().board();
    session.game().plies().iter().map(|ply| ply.mv.notation(board).to_string()).collect()
}
