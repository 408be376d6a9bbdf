//! The program `aadupuli`.

use std::process::ExitCode;

fn main() -> ExitCode {
    aadupuli_cli::run(std::env::args_os())
}
