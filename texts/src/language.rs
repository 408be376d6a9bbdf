//! The languages, and which of them a person's system asks for.

use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use unic_langid::LanguageIdentifier;

/// A language that the app speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// English.
    English,
    /// Tamil.
    Tamil,
    /// Kannada.
    Kannada,
    /// Telugu.
    Telugu,
}

impl Language {
    /// Every language.
    pub const ALL: [Self; 4] = [Self::English, Self::Tamil, Self::Kannada, Self::Telugu];

    /// The code of ISO 639-1: `en`, `ta`, `kn` or `te`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Tamil => "ta",
            Self::Kannada => "kn",
            Self::Telugu => "te",
        }
    }

    /// The language with this code.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| id.eq_ignore_ascii_case(language.id()))
    }

    /// What the language calls itself, such as `தமிழ்`.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Tamil => "தமிழ்",
            Self::Kannada => "ಕನ್ನಡ",
            Self::Telugu => "తెలుగు",
        }
    }

    /// The first language that a system's list of locales asks for; English where it asks for none of ours.
    ///
    /// Takes the forms of phones (`ta-IN`) and of POSIX (`ta_IN.UTF-8`, `en_IN@calendar`); what is neither is
    /// passed over.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_texts::Language;
    /// assert_eq!(Language::from_locales(["ml-IN", "kn_IN.UTF-8", "en-US"]), Language::Kannada);
    /// assert_eq!(Language::from_locales(["fr-FR"]), Language::English);
    /// ```
    pub fn from_locales<L: AsRef<str>>(locales: impl IntoIterator<Item = L>) -> Self {
        let requested: Vec<LanguageIdentifier> =
            locales.into_iter().filter_map(|locale| locale.as_ref().split(['.', '@']).next()?.parse().ok()).collect();
        let available = Self::ALL.map(Self::identifier);
        let english = Self::English.identifier();
        let chosen = negotiate_languages(&requested, &available, Some(&english), NegotiationStrategy::Lookup);
        chosen.first().and_then(|chosen| Self::from_id(chosen.language.as_str())).unwrap_or(Self::English)
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        // Our four codes all parse: a test looks each of them up by a locale.
        self.id().parse().unwrap_or_default()
    }

    /// The files of a language: the screens' words, those of lessons and guides, and those of the terminal.
    pub(crate) const fn sources(self) -> [&'static str; 3] {
        match self {
            Self::English => [
                include_str!("../languages/en.ftl"),
                include_str!("../languages/en.learn.ftl"),
                include_str!("../languages/en.terminal.ftl"),
            ],
            Self::Tamil => [
                include_str!("../languages/ta.ftl"),
                include_str!("../languages/ta.learn.ftl"),
                include_str!("../languages/ta.terminal.ftl"),
            ],
            Self::Kannada => [
                include_str!("../languages/kn.ftl"),
                include_str!("../languages/kn.learn.ftl"),
                include_str!("../languages/kn.terminal.ftl"),
            ],
            Self::Telugu => [
                include_str!("../languages/te.ftl"),
                include_str!("../languages/te.learn.ftl"),
                include_str!("../languages/te.terminal.ftl"),
            ],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_of_phones_and_of_posix_are_understood() {
        for (locales, language) in [
            (&["ta"][..], Language::Tamil),
            (&["ta-IN"], Language::Tamil),
            (&["ta-Taml-LK"], Language::Tamil),
            (&["te_IN.UTF-8"], Language::Telugu),
            (&["kn_IN@x"], Language::Kannada),
            (&["en-GB", "ta-IN"], Language::English),
            (&["hi-IN", "te-IN", "en-IN"], Language::Telugu),
            (&["C"], Language::English),
            (&["POSIX", "", "12345678901234567890", "ta"], Language::Tamil),
            (&["TA-in"], Language::Tamil),
            (&[], Language::English),
        ] {
            assert_eq!(Language::from_locales(locales), language, "{locales:?}");
        }
    }

    #[test]
    fn codes_name_their_language() {
        for language in Language::ALL {
            assert_eq!(Language::from_id(language.id()), Some(language));
            assert_eq!(Language::from_id(&language.id().to_uppercase()), Some(language));
        }
        assert_eq!(Language::from_id("ml"), None);
    }
}
