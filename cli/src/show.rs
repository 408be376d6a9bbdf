//! `aadupuli show` and `aadupuli review`: games out of files.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use aadupuli_core::Match;
use aadupuli_core::engine::Limits;
use aadupuli_texts::Texts;
use clap::ArgMatches;

use crate::plain::drawing;
use crate::sitting::today;
use crate::thinking::engine;
use crate::words::{self, ReviewLine};
use crate::{Exit, complain, files, finished};

fn game(matches: &ArgMatches, texts: Texts) -> Result<Match, Exit> {
    let file = matches.get_one::<PathBuf>("file").cloned().unwrap_or_default();
    files::game(&file, texts)
}

pub(crate) fn show(matches: &ArgMatches, texts: Texts) -> Exit {
    let played = match game(matches, texts) {
        Ok(played) => played,
        Err(exit) => return exit,
    };
    let output = &mut io::stdout();
    if matches.get_flag("record") {
        return finished(write!(output, "{}", played.to_record()), texts);
    }
    if matches.get_flag("save") {
        return finished(write!(output, "{}", played.to_save()), texts);
    }
    let all = played.game.plies().len();
    let at = matches.get_one::<usize>("at").copied().unwrap_or(all);
    if at > all {
        complain(&texts.get("cli-error-at", &[("at", at.into()), ("all", all.into())]));
        return Exit::Usage;
    }
    finished(write_game(&played, at, texts, output), texts)
}

fn write_game(played: &Match, at: usize, texts: Texts, output: &mut dyn Write) -> io::Result<()> {
    let game = &played.game;
    let position = game.position_after(at).unwrap_or_else(|| game.position());
    writeln!(output, "{}", texts.rules(game.rules()))?;
    writeln!(output, "{}", texts.opponent(played))?;
    writeln!(output, "{}", texts.date(played.date, today()))?;
    writeln!(output, "\n{}\n", drawing::position(position))?;
    writeln!(output, "{position}")?;
    if at < game.plies().len() {
        let values = [("move", at.into()), ("all", game.plies().len().into())];
        writeln!(output, "{}", texts.get("game-browsing", &values))?;
    } else {
        match game.outcome() {
            Some(outcome) => writeln!(output, "{}", texts.outcome(outcome, game.rules()))?,
            None => writeln!(output, "{}", texts.where_it_stands(played))?,
        }
    }
    let record = played.to_record();
    let moves = record.split_once("\n\n").map_or("", |(_, moves)| moves);
    write!(output, "{moves}")
}

pub(crate) fn review(matches: &ArgMatches, texts: Texts) -> Exit {
    let played = match game(matches, texts) {
        Ok(played) => played,
        Err(exit) => return exit,
    };
    let watched = io::stderr().is_terminal();
    let mut progress = |done: usize, all: usize| {
        if watched {
            eprint!("\r{}", texts.get("review-working", &[("done", done.into()), ("all", all.into())]));
            if done == all {
                eprintln!();
            }
        }
    };
    let limits = Limits { nodes: matches.get_one("nodes").copied(), ..Limits::NONE };
    match engine().review(&played.game, &limits, &mut progress) {
        Ok(review) => {
            let lines = words::review(texts, &review, played.game.rules().board());
            finished(write_lines(&lines, &mut io::stdout()), texts)
        }
        Err(_) => {
            complain(&texts.get("error-hint", &[]));
            Exit::Failed
        }
    }
}

fn write_lines(lines: &[ReviewLine], output: &mut dyn Write) -> io::Result<()> {
    for (i, line) in lines.iter().enumerate() {
        match line {
            ReviewLine::Heading(words) if i > 0 => writeln!(output, "\n{words}")?,
            ReviewLine::Heading(words) => writeln!(output, "{words}")?,
            ReviewLine::Text(words) => writeln!(output, "  {words}")?,
        }
    }
    Ok(())
}
