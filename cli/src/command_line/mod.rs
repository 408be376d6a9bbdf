//! The command line: commands, options, their help and what is wrong with them, in the person's language.

mod commands;
mod errors;
mod options;

use aadupuli_texts::Texts;
use clap::builder::{PossibleValue, PossibleValuesParser, Str};
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};

use crate::sitting::HANDICAPS;

pub(crate) use errors::explain;
pub(crate) use options::{position, rules};

/// The whole command line.
pub(crate) fn command(texts: Texts) -> Command {
    let root = base("aadupuli", "cli-about", texts)
        .version(env!("CARGO_PKG_VERSION"))
        .disable_version_flag(true)
        .subcommand_help_heading(texts.get("cli-heading-commands", &[]))
        .arg(
            flag("version", texts.get("cli-version", &[]))
                .short('V')
                .action(ArgAction::Version)
                .help_heading(heading(texts)),
        )
        .args([
            option("lang", "CODE", texts.get("cli-lang", &[])).global(true),
            option("data", "DIR", texts.get("cli-data", &[]))
                .global(true)
                .value_parser(value_parser!(std::path::PathBuf)),
            flag("plain", texts.get("cli-plain", &[])),
            flag("spoken", texts.get("cli-spoken", &[])),
            flag("new", texts.get("cli-new", &[])),
            flag("two", texts.get("cli-two", &[])).conflicts_with_all(["level", "side"]),
            option("level", "LEVEL", texts.get("cli-level", &[])).value_parser(options::level_parser()),
            option("side", "SIDE", texts.get("cli-side", &[])).value_parser(options::side_parser()),
        ])
        .args(options::rules_arguments(texts))
        .args([
            option("clock", "MINUTES", texts.get("cli-clock", &[])).value_parser(value_parser!(u16).range(1..=600)),
            option("handicap", "GOATS", texts.get("cli-handicap", &[]))
                .allow_negative_numbers(true)
                .value_parser(value_parser!(i8).range(i64::from(*HANDICAPS.start())..=i64::from(*HANDICAPS.end()))),
            flag("practice", texts.get("cli-practice", &[])),
            option("seed", "NUMBER", texts.get("cli-seed", &[])).value_parser(value_parser!(u64)),
            option("open", "FILE", texts.get("cli-open", &[])).value_parser(value_parser!(std::path::PathBuf)),
        ]);
    let examples = [
        ("aadupuli", texts.get("cli-example-play", &[])),
        ("aadupuli --rules bagh-chal --side tigers", texts.get("cli-example-new", &[])),
        ("echo e1 | aadupuli --plain --new", texts.get("cli-example-pipe", &[])),
    ];
    finish(root.after_help(after_help(texts, &examples, true)), texts).subcommands([
        with_examples(commands::learn(texts), texts, "cli-example-learn", "aadupuli learn captures"),
        with_examples(commands::rules(texts), texts, "cli-example-rules", "aadupuli rules --rules bagh-chal"),
        with_examples(commands::puzzle(texts), texts, "cli-example-puzzle", "aadupuli puzzle --daily"),
        with_examples(
            commands::board(texts),
            texts,
            "cli-example-board",
            "aadupuli board --pdf --paper a4 --pieces --with-rules --lang ta",
        ),
        with_examples(commands::show(texts), texts, "cli-example-show", "aadupuli show game.txt --at 20"),
        with_examples(commands::review(texts), texts, "cli-example-review", "aadupuli review game.txt"),
        with_examples(
            commands::selfplay(texts),
            texts,
            "cli-example-selfplay",
            "aadupuli selfplay --goats hard --tigers easy --games 10 --seed 7 --out games",
        ),
        with_examples(commands::puzzles(texts), texts, "cli-example-puzzles", "aadupuli puzzles --count 5 --seed 1"),
        with_examples(commands::ladder(texts), texts, "cli-example-ladder", "aadupuli ladder --games 20"),
        with_examples(
            base("ugi", "cli-ugi", texts),
            texts,
            "cli-example-ugi",
            "printf 'legal\\nquit\\n' | aadupuli ugi",
        ),
        with_examples(commands::perft(texts), texts, "cli-example-perft", "aadupuli perft 5 --rules adu-huli --divide"),
        with_examples(commands::completions(texts), texts, "cli-example-completions", "aadupuli completions bash"),
    ])
}

/// An option of the game itself that stands before a command, which knows nothing of it; with the command.
pub(crate) fn misplaced(matches: &ArgMatches) -> Option<(String, &str)> {
    let (command, _) = matches.subcommand()?;
    let given = |id: &&str| matches.value_source(id) == Some(ValueSource::CommandLine);
    let everywhere = ["lang", "data"];
    let option = matches.ids().map(clap::Id::as_str).filter(|id| !everywhere.contains(id)).find(given)?;
    Some((format!("--{option}"), command))
}

/// A command without the parts that clap would write in English.
fn base(name: &'static str, about: &str, texts: Texts) -> Command {
    let about = texts.get(about, &[]);
    Command::new(name)
        .about(about)
        .disable_help_flag(true)
        .disable_help_subcommand(true)
        .next_help_heading(heading(texts))
}

/// Gives a command its help, after its own arguments.
fn finish(command: Command, texts: Texts) -> Command {
    let usage = texts.get("cli-heading-usage", &[]);
    command
        .arg(flag("help", texts.get("cli-help", &[])).short('h').action(ArgAction::Help))
        .help_template(format!("{{about}}\n\n{usage}: {{usage}}\n\n{{all-args}}{{after-help}}\n"))
}

fn with_examples(command: Command, texts: Texts, what: &str, example: &'static str) -> Command {
    let examples = [(example, texts.get(what, &[]))];
    finish(command.after_help(after_help(texts, &examples, false)), texts)
}

fn after_help(texts: Texts, examples: &[(&str, String)], exit_codes: bool) -> String {
    let mut help = format!("{}:", texts.get("cli-heading-examples", &[]));
    for (command, what) in examples {
        help.push_str(&format!("\n  {what}\n    $ {command}"));
    }
    if exit_codes {
        let codes = texts.get("cli-exit-codes", &[]);
        let indented: String = codes.lines().map(|line| format!("\n  {line}")).collect();
        help.push_str(&format!("\n\n{}:{indented}", texts.get("cli-heading-exit-codes", &[])));
    }
    help
}

fn heading(texts: Texts) -> Str {
    texts.get("cli-heading-options", &[]).into()
}

fn flag(name: &'static str, help: String) -> Arg {
    Arg::new(name).long(name).help(help).action(ArgAction::SetTrue)
}

fn option(name: &'static str, value: &'static str, help: String) -> Arg {
    Arg::new(name).long(name).value_name(value).help(help).hide_possible_values(true).hide_default_value(true)
}

fn positional(name: &'static str, value: &'static str, help: String, texts: Texts) -> Arg {
    Arg::new(name)
        .value_name(value)
        .help(help)
        .hide_possible_values(true)
        .help_heading(Str::from(texts.get("cli-heading-arguments", &[])))
}

/// One of these words, upper or lower case.
fn one_of<T: Clone + Send + Sync + 'static>(
    words: impl IntoIterator<Item = impl Into<PossibleValue>>,
    parse: fn(&str) -> Option<T>,
) -> impl clap::builder::TypedValueParser<Value = T> {
    use clap::builder::TypedValueParser;
    // The first parser has let only known words through.
    PossibleValuesParser::new(words).try_map(move |word| parse(&word).ok_or_else(|| std::io::Error::other(word)))
}
