//! How the program ends: the code that the shell sees.

use std::process::ExitCode;

/// What the program's exit code says. The same table stands in `--help`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// Done; also when the input ended or the reader of the output left.
    Done,
    /// Something outside failed: a file, the disk, the terminal.
    Failed,
    /// The command line is wrong; nothing was done.
    Usage,
    /// A file was read, but is not what it should be.
    BadFile,
}

impl Exit {
    /// The number.
    pub const fn code(self) -> u8 {
        match self {
            Self::Done => 0,
            Self::Failed => 1,
            Self::Usage => 2,
            Self::BadFile => 3,
        }
    }
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit.code())
    }
}
