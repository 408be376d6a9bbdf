//! `aadupuli selfplay`: two levels play each other; the same seed gives the same games.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use aadupuli_core::engine::{Limits, Situation};
use aadupuli_core::{ClaimStatus, Game, Level, Match, Player, RuleSet};
use aadupuli_texts::Texts;
use clap::ArgMatches;

use crate::thinking::engine;
use crate::{Exit, command_line, complain, finished, words};

/// A game that no rule ends is broken off here and stays unfinished.
const MOST_PLIES: usize = 1000;

pub(crate) fn run(matches: &ArgMatches, texts: Texts) -> Exit {
    let level = |name| matches.get_one(name).copied().unwrap_or(Level::Medium);
    let (goats, tigers) = (level("goats"), level("tigers"));
    let games = matches.get_one::<u32>("games").copied().unwrap_or(1);
    let seed = matches.get_one::<u64>("seed").copied().unwrap_or(0);
    let limits = Limits { nodes: matches.get_one("nodes").copied(), ..Limits::NONE };
    let folder = matches.get_one::<PathBuf>("out");
    if let Some(folder) = folder {
        if let Err(error) = fs::create_dir_all(folder) {
            complain(&words::file_error(texts, &folder.display().to_string(), &error));
            return Exit::Failed;
        }
    }
    let rules = command_line::rules(matches);
    for number in 0..games {
        let record = play(rules, goats, tigers, seed.wrapping_add(number.into()), &limits).to_record();
        let file = folder.map(|folder| folder.join(format!("game-{:04}.txt", number + 1)));
        let exit = match file {
            None => finished(writeln!(io::stdout(), "{record}"), texts),
            Some(file) => match write_new(&file, &record) {
                Ok(()) => Exit::Done,
                Err(error) => {
                    complain(&words::file_error(texts, &file.display().to_string(), &error));
                    Exit::Failed
                }
            },
        };
        if exit != Exit::Done {
            return exit;
        }
    }
    Exit::Done
}

/// One game.
fn play(rules: RuleSet, goats: Level, tigers: Level, seed: u64, limits: &Limits<'_>) -> Match {
    let mut played = Match::new(Game::new(rules), Player::Computer(goats), Player::Computer(tigers));
    played.seed = seed;
    while played.game.plies().len() < MOST_PLIES {
        let Some(level) = played.player_to_move().and_then(Player::level) else { break };
        let claims = played.game.claim_status() == ClaimStatus::Available
            && engine().wants_draw(&played.game, limits).unwrap_or(false);
        if claims && played.game.claim_draw().is_ok() {
            break;
        }
        let Ok(found) = engine().suggest(&Situation::of(&played.game), level, seed, limits) else { break };
        if played.game.play(found.mv).is_err() {
            break;
        }
    }
    played
}

/// Writes a file that must not be there yet.
pub(crate) fn write_new(file: &Path, content: &str) -> io::Result<()> {
    let mut file = File::create_new(file)?;
    file.write_all(content.as_bytes())?;
    file.sync_all()
}
