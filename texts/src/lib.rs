//! Every word that a person reads, for every front end: in [Fluent](https://projectfluent.org) files, two a language
//! (the screens' words, and those of lessons and guides).
//!
//! The core says *what* in enums with data; this crate says it in words. A front end gets the text of a screen by
//! message id ([`Texts::get`]) and the text of the core's enums by functions ([`Texts::outcome`],
//! [`Texts::refusal`], …). Digits are ASCII in every language.
//!
//! # Examples
//! ```
//! use aadupuli_core::{Outcome, GameId, RuleSet, Side, Variants, WinReason};
//! use aadupuli_texts::{Language, Texts};
//! let texts = Texts::for_language(Language::from_locales(["en_IN.UTF-8"]));
//! assert_eq!(texts.get("home-learn-progress", &[("done", 2.into()), ("all", 6.into())]), "2 of 6 lessons done");
//! let rules = RuleSet::new(GameId::Standard, Variants::NONE);
//! let outcome = Outcome::Win { winner: Side::Goats, reason: WinReason::Trapped };
//! assert_eq!(texts.outcome(outcome, &rules), "Goats win: all 3 tigers are trapped");
//! ```

#![forbid(unsafe_code)]

mod dates;
mod errors;
mod hints;
mod language;
mod learn;
mod lessons;
mod lookup;
mod moves;
mod places;
mod players;
mod results;
mod rules;
mod stored;
mod turns;

pub use language::Language;
pub use lookup::{TextError, Texts, Value, message_ids, message_variables};
pub use places::PointState;
