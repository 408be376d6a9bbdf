//! `aadupuli perft`: how many sequences of moves there are.

use std::io::{self, Write};

use aadupuli_core::{Position, perft_bulk};
use aadupuli_texts::Texts;
use clap::ArgMatches;

use crate::{Exit, command_line, complain, finished};

pub(crate) fn run(matches: &ArgMatches, texts: Texts) -> Exit {
    let position = match command_line::position(matches, texts) {
        Ok(position) => position,
        Err(sentence) => {
            complain(&sentence);
            return Exit::Usage;
        }
    };
    let depth = matches.get_one("depth").copied().unwrap_or(0);
    finished(count(&position, depth, matches.get_flag("divide"), &mut io::stdout()), texts)
}

fn count(position: &Position, depth: u32, divide: bool, output: &mut dyn Write) -> io::Result<()> {
    if !divide || depth == 0 {
        return writeln!(output, "nodes {}", perft_bulk(position, depth));
    }
    let mut sum = 0;
    for mv in position.legal_moves() {
        let nodes = perft_bulk(&position.play_unchecked(mv), depth - 1);
        writeln!(output, "{} {nodes}", mv.notation(position.board()))?;
        sum += nodes;
    }
    writeln!(output, "nodes {sum}")
}
