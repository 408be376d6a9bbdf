//! Aadupuli in a terminal: the game itself, the engine protocol, analysis and printable boards.

#![forbid(unsafe_code)]

mod command_line;
mod data;
mod exit;
mod files;
mod ladder;
mod learn;
mod perft;
mod plain;
mod play;
mod print;
mod puzzles;
mod screen;
mod selfplay;
mod show;
mod sitting;
mod thinking;
pub mod ugi;
mod words;

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use aadupuli_texts::Texts;

pub use exit::Exit;

/// Runs the program with these arguments, the program's own name first.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let texts = Texts::for_language(words::language(&arguments));
    let matches = match command_line::command(texts).try_get_matches_from(arguments) {
        Ok(matches) => matches,
        Err(error) if error.use_stderr() => {
            complain(&command_line::explain(&error, texts));
            return Exit::Usage.into();
        }
        // Help and version were asked for.
        Err(help) => return finished(writeln!(io::stdout(), "{}", help.to_string().trim_end()), texts).into(),
    };
    if let Some((option, command)) = command_line::misplaced(&matches) {
        complain(
            &texts.get("cli-error-conflict", &[("argument", option.into()), ("other", command.to_owned().into())]),
        );
        return Exit::Usage.into();
    }
    let exit = match matches.subcommand() {
        None => play::run(&matches, texts),
        Some(("ugi", _)) => finished(ugi::serve(io::BufReader::new(io::stdin()), &mut io::stdout()), texts),
        Some(("perft", matches)) => perft::run(matches, texts),
        Some(("selfplay", matches)) => selfplay::run(matches, texts),
        Some(("show", matches)) => show::show(matches, texts),
        Some(("review", matches)) => show::review(matches, texts),
        Some(("puzzles", matches)) => puzzles::puzzles(matches, texts),
        Some(("ladder", matches)) => ladder::ladder(matches, texts),
        Some(("rules", matches)) => learn::rules(matches, texts),
        Some(("learn", matches)) => learn::learn(matches, texts),
        Some(("puzzle", matches)) => learn::puzzle(matches, texts),
        Some(("board", matches)) => print::run(matches, texts),
        Some(("completions", matches)) => completions(matches, texts),
        Some(_) => Exit::Usage,
    };
    exit.into()
}

/// Prints the completions of a shell.
fn completions(matches: &clap::ArgMatches, texts: Texts) -> Exit {
    let Some(&shell) = matches.get_one::<clap_complete::Shell>("shell") else { return Exit::Usage };
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command_line::command(texts), "aadupuli", &mut script);
    finished(io::stdout().write_all(&script), texts)
}

/// Says what went wrong, on standard error.
fn complain(sentences: &str) {
    eprintln!("aadupuli: {sentences}");
}

/// How a command ends that only writes. A reader who has left is no failure.
fn finished(written: io::Result<()>, texts: Texts) -> Exit {
    match written {
        Ok(()) => Exit::Done,
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Exit::Done,
        Err(error) => {
            complain(&words::file_error(texts, "-", &error));
            Exit::Failed
        }
    }
}
