//! Writes sheets of every game to a folder, to look at: `cargo run -p aadupuli-print --example sheets -- FOLDER`.

use std::path::PathBuf;

use aadupuli_core::{GameId, RuleSet, Variants};
use aadupuli_print::{Paper, Sheet};
use aadupuli_texts::Language;

fn main() -> std::io::Result<()> {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| ".".to_owned()));
    for game in GameId::ALL {
        for (language, paper) in Language::ALL.into_iter().zip(Paper::ALL.into_iter().cycle()) {
            let rules = RuleSet::new(game, Variants::NONE);
            let sheet = Sheet { rules, paper, language, with_rules: true, with_pieces: true };
            let name = format!("{}-{}-{}", game.id(), language.id(), paper.id());
            std::fs::write(folder.join(format!("{name}.pdf")), sheet.to_pdf())?;
            for (page, svg) in sheet.to_svg().into_iter().enumerate() {
                std::fs::write(folder.join(format!("{name}-{}.svg", page + 1)), svg)?;
            }
        }
    }
    Ok(())
}
