//! Games in files: saves and records, told apart by what they hold.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use aadupuli_core::{LONGEST_SAVE, Match};
use aadupuli_texts::Texts;

use crate::{Exit, complain, words};

/// Reads the game in a file, a save or a record; `-` is standard input. What is wrong is said on standard error.
///
/// # Errors
/// How the program should end.
pub(crate) fn game(file: &Path, texts: Texts) -> Result<Match, Exit> {
    let name = file.display().to_string();
    let bytes = read(file).map_err(|error| {
        complain(&words::file_error(texts, &name, &error));
        Exit::Failed
    })?;
    parse(&bytes, texts).map_err(|problem| {
        complain(&texts.get("cli-error-file-content", &[("file", name.into()), ("problem", problem.into())]));
        Exit::BadFile
    })
}

fn read(file: &Path) -> io::Result<Vec<u8>> {
    // One byte more than the longest save, so that a longer file is told apart without being read whole.
    let most = LONGEST_SAVE as u64 + 1;
    let mut bytes = Vec::new();
    if file == Path::new("-") {
        io::stdin().lock().take(most).read_to_end(&mut bytes)?;
    } else {
        File::open(file)?.take(most).read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}

/// A record begins with a header in brackets; anything else is read as a save, which can say why it is none.
fn parse(bytes: &[u8], texts: Texts) -> Result<Match, String> {
    match core::str::from_utf8(bytes) {
        Ok(text) if text.trim_start_matches('\u{feff}').trim_start().starts_with('[') => {
            Match::from_record(text).map_err(|error| texts.record_error(&error))
        }
        _ => Match::from_save(bytes).map_err(|error| texts.load_error(&error)),
    }
}
