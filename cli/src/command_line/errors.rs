//! What is wrong with a command line, in the person's language.

use aadupuli_texts::Texts;
use clap::error::{ContextKind, ContextValue, ErrorKind};

/// A sentence or two for a mistake in the command line.
pub(crate) fn explain(error: &clap::Error, texts: Texts) -> String {
    let told = what_is_wrong(error, texts);
    let mut lines = vec![told];
    if let Some(suggestion) = context(error, ContextKind::SuggestedArg)
        .or_else(|| context(error, ContextKind::SuggestedSubcommand))
        .or_else(|| context(error, ContextKind::SuggestedValue))
    {
        lines.push(texts.get("cli-error-suggestion", &[("suggestion", suggestion.into())]));
    }
    lines.push(texts.get("cli-error-see-help", &[("command", "aadupuli".into())]));
    lines.join("\n")
}

fn what_is_wrong(error: &clap::Error, texts: Texts) -> String {
    let argument = context(error, ContextKind::InvalidArg).unwrap_or_default();
    let value = context(error, ContextKind::InvalidValue).unwrap_or_default();
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let command = context(error, ContextKind::InvalidSubcommand).unwrap_or_default();
            texts.get("cli-error-unknown-command", &[("command", command.into())])
        }
        ErrorKind::UnknownArgument => texts.get("cli-error-unknown-argument", &[("argument", argument.into())]),
        ErrorKind::InvalidValue if value.is_empty() => {
            texts.get("cli-error-no-value", &[("argument", argument.into())])
        }
        ErrorKind::InvalidValue => match context(error, ContextKind::ValidValue) {
            Some(known) => texts.get(
                "cli-error-value-known",
                &[("value", value.into()), ("argument", argument.into()), ("known", known.into())],
            ),
            None => texts.get("cli-error-value", &[("value", value.into()), ("argument", argument.into())]),
        },
        ErrorKind::ValueValidation | ErrorKind::TooManyValues => {
            texts.get("cli-error-value", &[("value", value.into()), ("argument", argument.into())])
        }
        ErrorKind::MissingRequiredArgument => texts.get("cli-error-missing", &[("argument", argument.into())]),
        ErrorKind::ArgumentConflict => {
            let other = context(error, ContextKind::PriorArg).unwrap_or_default();
            texts.get("cli-error-conflict", &[("argument", argument.into()), ("other", other.into())])
        }
        // What remains cannot be reached by this command line; clap's own words are better than none.
        _ => error.to_string(),
    }
}

/// What clap knows about the mistake, on one line and without what could command a terminal.
fn context(error: &clap::Error, kind: ContextKind) -> Option<String> {
    let text = match error.get(kind)? {
        ContextValue::String(text) => text.clone(),
        ContextValue::Strings(texts) => texts.join(", "),
        ContextValue::StyledStr(text) => text.to_string(),
        ContextValue::StyledStrs(texts) => texts.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
        ContextValue::Number(number) => number.to_string(),
        _ => return None,
    };
    Some(text.chars().filter(|c| !c.is_control()).take(200).collect())
}
