//! `aadupuli` without a command: the game.

use std::io::{self, IsTerminal};

use aadupuli_core::{GameId, Level, Match, Variants};
use aadupuli_store::{NewGame, Opponent, SideChoice, Store};
use aadupuli_texts::Texts;
use clap::ArgMatches;

use crate::plain::{self, Manner};
use crate::sitting::{Opening, Sitting};
use crate::{Exit, complain, data, finished, screen, words};

pub(crate) fn run(matches: &ArgMatches, texts: Texts) -> Exit {
    let opened = match matches.get_one::<std::path::PathBuf>("open") {
        None => None,
        Some(file) => match crate::files::game(file, texts) {
            Ok(played) => Some(played),
            Err(exit) => return exit,
        },
    };
    let (sitting, opening) = sit_down(matches, opened, data::store(matches, texts));
    let spoken = matches.get_flag("spoken");
    let typed = io::stdin().is_terminal() && io::stdout().is_terminal();
    if typed && !spoken && !matches.get_flag("plain") {
        return match screen::play(sitting, opening, texts) {
            Ok(()) => Exit::Done,
            Err(error) => {
                complain(&texts.get("cli-error-terminal", &[("reason", error.to_string().into())]));
                Exit::Failed
            }
        };
    }
    let manner = Manner { spoken, prompt: typed };
    finished(plain::play(sitting, opening, texts, manner, &mut io::stdin().lock(), &mut io::stdout()), texts)
}

/// The game that the command line asks for: one from a file, a new one, or the one that was left.
fn sit_down(matches: &ArgMatches, opened: Option<Match>, store: Store) -> (Sitting, Opening) {
    let seed = matches.get_one("seed").copied().unwrap_or_else(words::new_seed);
    if let Some(played) = opened {
        return (Sitting::with(store, played), Opening::Resumed);
    }
    let mut choices = store.settings().map(|settings| settings.new_game).unwrap_or_default();
    if choose(matches, &mut choices) {
        return (Sitting::start(store, &choices, seed), Opening::New);
    }
    Sitting::open(store, seed)
}

/// Applies the options to the choices for a new game. Any of them asks for one.
fn choose(matches: &ArgMatches, choices: &mut NewGame) -> bool {
    let mut asked = matches.get_flag("new") || matches.contains_id("seed");
    if matches.get_flag("two") {
        (choices.opponent, asked) = (Opponent::Friend, true);
    }
    if let Some(level) = matches.get_one::<Level>("level") {
        (choices.level, choices.opponent, asked) = (*level, Opponent::Computer, true);
    }
    if let Some(side) = matches.get_one::<SideChoice>("side") {
        (choices.side, choices.opponent, asked) = (*side, Opponent::Computer, true);
    }
    if let Some(game) = matches.get_one::<GameId>("rules") {
        (choices.game, asked) = (*game, true);
    }
    if let Some(variants) = matches.get_one::<Variants>("variants") {
        (choices.variants, asked) = (*variants, true);
    }
    if let Some(minutes) = matches.get_one::<u16>("clock") {
        (choices.clock_minutes, asked) = (Some(*minutes), true);
    }
    if let Some(handicap) = matches.get_one::<i8>("handicap") {
        (choices.handicap, asked) = (*handicap, true);
    }
    if matches.get_flag("practice") {
        (choices.help.practice, choices.help.hints, asked) = (true, true, true);
    }
    asked
}
