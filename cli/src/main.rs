//! The program `aadupuli`.

use std::process::ExitCode;

fn main() -> ExitCode {
    aadupuli::run(std::env::args_os())
}
