//! The options of the engine: what `setoption` sets and `ugi` lists.

use aadupuli_core::{GameId, Level, RuleSet, UnknownVariant, Variants};

use super::words::{Word, number};

/// What `setoption` has set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The game.
    pub game: GameId,
    /// The family variants.
    pub variants: Variants,
    /// How strong the engine plays.
    pub level: Level,
    /// Decides among moves that are equally good for the level.
    pub seed: u64,
    /// The nodes of a `go` that names no limit; 0 leaves it to the level.
    pub nodes: u64,
}

/// Why an option cannot be set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionError {
    /// The command has not the form `setoption name … value …`.
    #[error("the form is: setoption name <name> value <value>")]
    Form,
    /// There is no option of this name.
    #[error("no option {0} (known: Rules, Variants, Level, Seed, Nodes)")]
    Unknown(Word),
    /// The option's value is missing.
    #[error("{0} has no value")]
    NoValue(&'static str),
    /// The value is none of the words that the option knows.
    #[error("{name}: {value} is none of {known}")]
    Choice {
        /// The option.
        name: &'static str,
        /// The value.
        value: Word,
        /// The words that it knows.
        known: String,
    },
    /// The value is no number.
    #[error("{name}: {value} is not a number from 0 to {most}", most = u64::MAX)]
    Number {
        /// The option.
        name: &'static str,
        /// The value.
        value: Word,
    },
    /// A word in the list of variants names none.
    #[error("Variants: {0}")]
    Variant(#[from] UnknownVariant),
}

impl Default for Options {
    fn default() -> Self {
        Self { game: GameId::Standard, variants: Variants::NONE, level: Level::Perfect, seed: 0, nodes: 0 }
    }
}

impl Options {
    /// The rules that the options make.
    pub const fn rules(&self) -> RuleSet {
        RuleSet::new(self.game, self.variants)
    }

    /// The lines that list the options, with their defaults.
    pub(super) fn listing() -> Vec<String> {
        let default = Self::default();
        let combo = |name: &str, default: &str, known: &[&str]| {
            let vars: String = known.iter().map(|word| format!(" var {word}")).collect();
            format!("option name {name} type combo default {default}{vars}")
        };
        let spin = |name: &str, default: u64| {
            format!("option name {name} type spin default {default} min 0 max {most}", most = u64::MAX)
        };
        vec![
            combo("Rules", default.game.id(), &GameId::ALL.map(GameId::id)),
            format!("option name Variants type string default {}", default.variants),
            combo("Level", default.level.id(), &Level::ALL.map(Level::id)),
            spin("Seed", default.seed),
            spin("Nodes", default.nodes),
        ]
    }

    /// The options after `setoption` with these words behind it.
    pub(super) fn set(mut self, words: &[&str]) -> Result<Self, OptionError> {
        let is = |word: &str, name: &str| word.eq_ignore_ascii_case(name);
        let value_at = words.iter().position(|word| is(word, "value"));
        let (name, value) = match words.split_first() {
            Some((first, rest)) if is(first, "name") => match value_at {
                Some(at) => (rest.get(..at.saturating_sub(1)).unwrap_or_default(), words.get(at + 1..)),
                None => (rest, None),
            },
            _ => return Err(OptionError::Form),
        };
        let [name] = name else {
            return Err(if name.is_empty() {
                OptionError::Form
            } else {
                OptionError::Unknown(Word::new(&name.join(" ")))
            });
        };
        let known = ["Rules", "Variants", "Level", "Seed", "Nodes"];
        let Some(name) = known.into_iter().find(|known| is(known, name)) else {
            return Err(OptionError::Unknown(Word::new(name)));
        };
        let value = value.map(|words| words.join(" ")).filter(|value| !value.is_empty());
        let value = value.ok_or(OptionError::NoValue(name))?;
        match name {
            "Rules" => {
                self.game = GameId::from_id(&value).ok_or_else(|| choice(name, &value, &GameId::ALL.map(GameId::id)))?
            }
            "Variants" if value == "<empty>" => self.variants = Variants::NONE,
            "Variants" => self.variants = Variants::parse(&value)?,
            "Level" => {
                self.level = Level::from_id(&value).ok_or_else(|| choice(name, &value, &Level::ALL.map(Level::id)))?
            }
            "Seed" => self.seed = spin(name, &value)?,
            _ => self.nodes = spin(name, &value)?,
        }
        Ok(self)
    }
}

fn choice(name: &'static str, value: &str, known: &[&str]) -> OptionError {
    OptionError::Choice { name, value: Word::new(value), known: known.join(", ") }
}

fn spin(name: &'static str, value: &str) -> Result<u64, OptionError> {
    number(value).ok_or_else(|| OptionError::Number { name, value: Word::new(value) })
}

#[cfg(test)]
mod tests {
    use aadupuli_core::Variant;

    use super::*;

    /// The variants that the protocol's documents name; the engine knows one more (`repeater-loses`).
    const DOCUMENTED: [Variant; 3] = [Variant::FifteenCaptures, Variant::MultipleJumps, Variant::PlacingTigers];

    fn set(line: &str) -> Result<Options, OptionError> {
        Options::default().set(&line.split_whitespace().collect::<Vec<_>>())
    }

    #[test]
    fn options_are_set_whatever_the_case() {
        assert_eq!(set("name Rules value adu-huli").map(|o| o.game), Ok(GameId::AduHuli));
        assert_eq!(set("NAME rules VALUE Bagh-Chal").map(|o| o.game), Ok(GameId::BaghChal));
        assert_eq!(set("name Level value easy").map(|o| o.level), Ok(Level::Easy));
        assert_eq!(set("name Seed value 18446744073709551615").map(|o| o.seed), Ok(u64::MAX));
        assert_eq!(set("name Nodes value 5000").map(|o| o.nodes), Ok(5000));
    }

    #[test]
    fn variants_are_a_comma_list_or_none() {
        let all = DOCUMENTED.into_iter().collect();
        let list = "name Variants value fifteen-captures,multiple-jumps,placing-tigers";
        assert_eq!(set(list).map(|o| o.variants), Ok(all));
        assert_eq!(set(&list.replace(',', " , ")).map(|o| o.variants), Ok(all));
        assert_eq!(set("name Variants value none").map(|o| o.variants), Ok(Variants::NONE));
        assert!(matches!(set("name Variants value fifteen"), Err(OptionError::Variant(_))));
    }

    #[test]
    fn errors_say_what_is_wrong() {
        for (line, error) in [
            ("", "the form is: setoption name <name> value <value>"),
            ("name", "the form is: setoption name <name> value <value>"),
            ("Rules value standard", "the form is: setoption name <name> value <value>"),
            ("name Rules", "Rules has no value"),
            ("name Hash value 5", "no option \"Hash\" (known: Rules, Variants, Level, Seed, Nodes)"),
            ("name Level value god", "Level: \"god\" is none of easy, medium, hard, perfect"),
            ("name Seed value -1", "Seed: \"-1\" is not a number from 0 to 18446744073709551615"),
            ("name Seed value +1", "Seed: \"+1\" is not a number from 0 to 18446744073709551615"),
            ("name Nodes value ௫", "Nodes: \"௫\" is not a number from 0 to 18446744073709551615"),
        ] {
            assert_eq!(set(line).map_err(|e| e.to_string()), Err(error.to_owned()), "{line}");
        }
    }
}
