//! The command line: commands, options and their help.

use aadupuli_core::{GameId, Level, RuleSet, Variants};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Arg, ArgAction, ArgMatches, Command};

/// The whole command line.
pub(crate) fn command() -> Command {
    Command::new("aadupuli")
        .version(env!("CARGO_PKG_VERSION"))
        .about("The tiger-and-goat games: play in the terminal, or drive the engine")
        .subcommand_required(true)
        .subcommand(Command::new("ugi").about("Talk the Universal Game Interface on standard input and output"))
        .subcommand(
            Command::new("perft")
                .about("Count the sequences of moves from a position")
                .arg(
                    Arg::new("depth")
                        .value_name("DEPTH")
                        .required(true)
                        .value_parser(clap::value_parser!(u32).range(0..100)),
                )
                .args(rules_arguments())
                .arg(Arg::new("position").long("position").short('p').value_name("POSITION"))
                .arg(Arg::new("divide").long("divide").action(ArgAction::SetTrue)),
        )
}

fn rules_arguments() -> [Arg; 2] {
    [
        Arg::new("rules")
            .long("rules")
            .short('r')
            .value_name("GAME")
            .default_value("standard")
            .ignore_case(true)
            .value_parser(
                PossibleValuesParser::new(GameId::ALL.map(GameId::id))
                    .try_map(|id| GameId::from_id(&id).ok_or("no such game")),
            ),
        Arg::new("variants").long("variants").value_name("LIST").default_value("none").value_parser(Variants::parse),
    ]
}

/// The rules that the options `--rules` and `--variants` make.
pub(crate) fn rules(matches: &ArgMatches) -> RuleSet {
    let game = matches.get_one("rules").copied().unwrap_or(GameId::Standard);
    RuleSet::new(game, matches.get_one("variants").copied().unwrap_or(Variants::NONE))
}

#[allow(dead_code)]
fn level_parser() -> impl TypedValueParser<Value = Level> {
    PossibleValuesParser::new(Level::ALL.map(Level::id)).try_map(|id| Level::from_id(&id).ok_or("no such level"))
}
