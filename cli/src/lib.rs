//! Aadupuli in a terminal: the game itself, the engine protocol, analysis and printable boards.

#![forbid(unsafe_code)]

mod command_line;
mod exit;
mod perft;
mod thinking;
pub mod ugi;

use std::ffi::OsString;
use std::io;
use std::process::ExitCode;

pub use exit::Exit;

/// Runs the program with these arguments, the program's own name first.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let matches = match command_line::command().try_get_matches_from(arguments) {
        Ok(matches) => matches,
        Err(error) => {
            // Help and version are asked for and go to the output; mistakes go to standard error.
            let exit = if error.use_stderr() { Exit::Usage } else { Exit::Done };
            let _ = error.print();
            return exit.into();
        }
    };
    let exit = match matches.subcommand() {
        Some(("ugi", _)) => match ugi::serve(io::BufReader::new(io::stdin()), &mut io::stdout()) {
            Ok(()) => Exit::Done,
            Err(error) => output_failed(&error),
        },
        Some(("perft", matches)) => perft::run(matches),
        _ => Exit::Usage,
    };
    exit.into()
}

/// A reader who has left is no failure.
fn output_failed(error: &io::Error) -> Exit {
    if error.kind() == io::ErrorKind::BrokenPipe {
        return Exit::Done;
    }
    eprintln!("aadupuli: {error}");
    Exit::Failed
}
