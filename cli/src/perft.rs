//! `aadupuli perft`: how many sequences of moves there are.

use std::io::{self, Write};
use std::time::Instant;

use aadupuli_core::{Position, perft_bulk};
use clap::ArgMatches;

use crate::{Exit, command_line, output_failed};

pub(crate) fn run(matches: &ArgMatches) -> Exit {
    let rules = command_line::rules(matches);
    let position = match matches.get_one::<String>("position") {
        None => Position::start(rules),
        Some(text) => match Position::parse(text, rules) {
            Ok(position) => position,
            Err(error) => {
                eprintln!("aadupuli: --position: {error}");
                return Exit::Usage;
            }
        },
    };
    let depth = matches.get_one("depth").copied().unwrap_or(0);
    match count(&position, depth, matches.get_flag("divide"), &mut io::stdout()) {
        Ok(()) => Exit::Done,
        Err(error) => output_failed(&error),
    }
}

fn count(position: &Position, depth: u32, divide: bool, output: &mut dyn Write) -> io::Result<()> {
    let began = Instant::now();
    let nodes = if divide && depth > 0 {
        let mut sum = 0;
        for mv in position.legal_moves() {
            let nodes = perft_bulk(&position.play_unchecked(mv), depth - 1);
            writeln!(output, "{} {nodes}", mv.notation(position.board()))?;
            sum += nodes;
        }
        sum
    } else {
        perft_bulk(position, depth)
    };
    writeln!(output, "nodes {nodes}")?;
    let seconds = began.elapsed().as_secs_f64();
    eprintln!("{seconds:.3} s, {:.1} million a second", nodes as f64 / seconds.max(1e-9) / 1e6);
    Ok(())
}
