//! Options that several commands share.

use aadupuli_core::{GameId, Level, Position, RuleSet, Variants};
use aadupuli_store::SideChoice;
use aadupuli_texts::Texts;
use clap::builder::TypedValueParser;
use clap::{Arg, ArgMatches};

pub(super) fn rules_arguments(texts: Texts) -> [Arg; 2] {
    [
        super::option("rules", "GAME", texts.get("cli-rules", &[]))
            .ignore_case(true)
            .value_parser(super::one_of(GameId::ALL.map(GameId::id), GameId::from_id)),
        super::option("variants", "LIST", texts.get("cli-variants", &[])).value_parser(Variants::parse),
    ]
}

pub(super) fn level_parser() -> impl TypedValueParser<Value = Level> {
    super::one_of(Level::ALL.map(Level::id), Level::from_id)
}

pub(super) fn side_parser() -> impl TypedValueParser<Value = SideChoice> {
    super::one_of(SideChoice::ALL.iter().map(|side| side.id()), |word| {
        SideChoice::ALL.iter().copied().find(|side| word.eq_ignore_ascii_case(side.id()))
    })
}

/// The rules that the options `--rules` and `--variants` make.
pub(crate) fn rules(matches: &ArgMatches) -> RuleSet {
    let game = matches.get_one("rules").copied().unwrap_or(GameId::Standard);
    RuleSet::new(game, matches.get_one("variants").copied().unwrap_or(Variants::NONE))
}

/// The position that `--position` gives, or the start.
///
/// # Errors
/// What is wrong with it, as a sentence.
pub(crate) fn position(matches: &ArgMatches, texts: Texts) -> Result<Position, String> {
    let rules = rules(matches);
    let Some(text) = matches.get_one::<String>("position") else { return Ok(Position::start(rules)) };
    Position::parse(text, rules).map_err(|error| {
        let problem = texts.position_error(&error);
        texts.get("cli-error-position", &[("argument", "--position".into()), ("problem", problem.into())])
    })
}
