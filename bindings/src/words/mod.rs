//! Words: every text that a person reads or hears, in one language.

pub mod choices;
pub mod files;
pub mod game;

pub(crate) use game::GameWords;
use std::sync::Arc;

use aadupuli_texts::{self as texts, Language};

/// The words of one language.
#[derive(uniffi::Object)]
pub struct Texts {
    words: texts::Texts,
}

/// A value for a variable of a text.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum TextValue {
    /// A text, or the id of a choice such as `goats`.
    Text {
        /// The text.
        text: String,
    },
    /// A number; languages choose their plural by it.
    Number {
        /// The number.
        number: i64,
    },
}

/// A variable of a text with its value.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct TextArg {
    /// The variable, without `$`.
    pub name: String,
    /// Its value.
    pub value: TextValue,
}

/// A language with its names.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct LanguageNames {
    /// The language.
    pub language: Language,
    /// Its code, such as `ta`.
    pub code: String,
    /// What it calls itself.
    pub own_name: String,
}

/// Every language that the app speaks.
#[uniffi::export]
pub fn all_languages() -> Vec<LanguageNames> {
    let names = |language: Language| LanguageNames {
        language,
        code: language.id().to_owned(),
        own_name: language.own_name().to_owned(),
    };
    Language::ALL.into_iter().map(names).collect()
}

/// The language with this code, such as `ta`.
#[uniffi::export]
pub fn language_of_code(code: &str) -> Option<Language> {
    Language::from_id(code)
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Texts").field("language", &self.words.language()).finish()
    }
}

impl Texts {
    /// The words themselves, for this crate's other modules.
    pub(crate) const fn words(&self) -> texts::Texts {
        self.words
    }
}

#[uniffi::export]
impl Texts {
    /// The words of this language.
    #[uniffi::constructor]
    pub fn for_language(language: Language) -> Arc<Self> {
        Arc::new(Self { words: texts::Texts::for_language(language) })
    }

    /// The words of the first language among a system's locales (`ta-IN`, `ta_IN.UTF-8`) that the app speaks; English
    /// where it speaks none.
    #[uniffi::constructor]
    pub fn for_locales(locales: Vec<String>) -> Arc<Self> {
        Self::for_language(Language::from_locales(locales))
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.words.language()
    }

    /// The text with this id. A wrong id, or a variable that is missing, shows as the id in brackets.
    #[uniffi::method(default(args = []))]
    pub fn get(&self, id: &str, args: Vec<TextArg>) -> String {
        let values: Vec<(&str, texts::Value<'_>)> = args
            .iter()
            .map(|arg| {
                let value = match &arg.value {
                    TextValue::Text { text } => text.as_str().into(),
                    TextValue::Number { number } => (*number).into(),
                };
                (arg.name.as_str(), value)
            })
            .collect();
        self.words.get(id, &values)
    }
}
