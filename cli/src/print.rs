//! `aadupuli board`: a board to print.

use std::io;
use std::path::{Path, PathBuf};

use aadupuli_print::{Paper, Sheet};
use aadupuli_texts::Texts;
use clap::ArgMatches;

use crate::{Exit, command_line, complain, words};

pub(crate) fn run(matches: &ArgMatches, texts: Texts) -> Exit {
    let sheet = Sheet {
        rules: command_line::rules(matches),
        paper: matches.get_one("paper").copied().unwrap_or(Paper::A4),
        language: texts.language(),
        with_rules: matches.get_flag("with-rules"),
        with_pieces: matches.get_flag("pieces"),
    };
    let name =
        |ending: &str| PathBuf::from(format!("aadupuli-{}-{}.{ending}", sheet.rules.game.id(), sheet.paper.id()));
    let mut files: Vec<(PathBuf, Vec<u8>)> = Vec::new();
    if matches.get_flag("svg") {
        let file = matches.get_one::<PathBuf>("out").cloned().unwrap_or_else(|| name("svg"));
        files.extend(
            sheet.to_svg().into_iter().enumerate().map(|(page, svg)| (numbered(&file, page), svg.into_bytes())),
        );
    } else {
        let file = matches.get_one::<PathBuf>("out").cloned().unwrap_or_else(|| name("pdf"));
        files.push((file, sheet.to_pdf()));
    }
    for (file, data) in files {
        let shown = file.display().to_string();
        if let Err(error) = write(&file, &data) {
            complain(&words::file_error(texts, &shown, &error));
            return Exit::Failed;
        }
        println!("{}", texts.get("terminal-board-written", &[("file", shown.into())]));
    }
    Exit::Done
}

/// The file of a page: the first has the name itself, the others have their number in it.
fn numbered(file: &Path, page: usize) -> PathBuf {
    if page == 0 {
        return file.to_owned();
    }
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    let ending = file.extension().map(|ending| format!(".{}", ending.to_string_lossy())).unwrap_or_default();
    file.with_file_name(format!("{stem}-{}{ending}", page + 1))
}

fn write(file: &Path, data: &[u8]) -> io::Result<()> {
    std::fs::write(file, data)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pages_after_the_first_are_numbered() {
        let file = Path::new("folder/board.svg");
        assert_eq!(numbered(file, 0), file);
        assert_eq!(numbered(file, 1), Path::new("folder/board-2.svg"));
        assert_eq!(numbered(Path::new("board"), 2), Path::new("board-3"));
    }
}
