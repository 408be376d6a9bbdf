//! `aadupuli puzzles`: a table of puzzles.

use std::io::{self, Write};

use aadupuli_core::Move;
use aadupuli_core::engine::{Difficulty, Limits, Puzzle, Theme};
use aadupuli_texts::Texts;
use clap::ArgMatches;

use crate::thinking::engine;
use crate::{Exit, command_line, complain, finished};

/// Prints puzzles as a table, a tab between the columns.
pub(crate) fn puzzles(matches: &ArgMatches, texts: Texts) -> Exit {
    let rules = command_line::rules(matches);
    let count = matches.get_one::<u32>("count").copied().unwrap_or(5);
    let seed = matches.get_one::<u64>("seed").copied().unwrap_or(0);
    let (theme, difficulty) = (matches.get_one::<Theme>("theme"), matches.get_one::<Difficulty>("difficulty"));
    let wanted = |puzzle: &Puzzle| {
        theme.is_none_or(|&theme| puzzle.theme == theme)
            && difficulty.is_none_or(|&difficulty| puzzle.difficulty() == difficulty)
    };
    let mut maker = engine().puzzles(rules, seed);
    let mut output = io::stdout();
    let mut exit = finished(writeln!(output, "theme\tdifficulty\tposition\tsolution\tline"), texts);
    for _ in 0..count {
        if exit != Exit::Done {
            break;
        }
        exit = match maker.next(&Limits::NONE, wanted) {
            Ok(Some(puzzle)) => finished(writeln!(output, "{}", row(&puzzle)), texts),
            Ok(None) | Err(_) => {
                complain(&texts.get("cli-error-no-puzzle", &[]));
                Exit::Failed
            }
        };
    }
    exit
}

fn row(puzzle: &Puzzle) -> String {
    let board = puzzle.position.board();
    let notation = |mv: &Move| mv.notation(board).to_string();
    let line: Vec<String> = puzzle.line.iter().map(notation).collect();
    let (theme, difficulty) = (puzzle.theme.id(), puzzle.difficulty().id());
    format!("{theme}\t{difficulty}\t{}\t{}\t{}", puzzle.position, notation(&puzzle.solution), line.join(" "))
}
