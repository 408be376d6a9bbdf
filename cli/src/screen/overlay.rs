//! What lies over the game: questions, forms, lists and pages.

use aadupuli_core::guide::{Section, how_to_play, strategy};
use aadupuli_core::lessons::LessonId;
use aadupuli_core::{Game, RuleSet, Side};
use aadupuli_store::{GameNumber, Listed, NewGame, Store};
use aadupuli_texts::Texts;
use crossterm::event::KeyCode;

use super::new_game::{Chosen, Form};
use super::review::Reviewing;
use crate::sitting::today;
use crate::words::{lesson_state, worth};

/// The most games that the list shows.
const MOST_LISTED: usize = 500;

/// Something over the game. While it is there it has the keys.
pub(super) enum Overlay {
    /// A question with yes or no.
    Question { title: String, text: String, wish: Wish },
    /// A page to read.
    Page { title: String, lines: Vec<Line>, first: usize },
    /// The choices for a new game.
    NewGame(Form),
    /// Things to choose one of: games of the store, lessons.
    List { title: String, entries: Vec<Entry>, chosen: usize },
    /// A review, which takes time to make.
    Review(Reviewing),
}

/// A line of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Line {
    Heading(String),
    Text(String),
    /// What stands behind the text above.
    Quiet(String),
}

/// One thing in a list.
pub(super) struct Entry {
    /// What choosing it does; nothing for a game that cannot be read.
    pub(super) wish: Option<Wish>,
    pub(super) words: String,
}

/// What the person has decided.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Wish {
    Resign,
    Claim,
    Rematch,
    PlayOn(usize),
    Begin(NewGame),
    Resume(GameNumber),
    Lesson(LessonId),
    Puzzle { daily: bool },
    HowToPlay,
    Strategy(Side),
}

/// What follows from a key.
pub(super) enum After {
    Stay(Overlay),
    Close,
    Do(Wish),
}

impl Overlay {
    pub(super) fn resign(texts: Texts) -> Self {
        let (title, text) = (texts.get("confirm-resign-title", &[]), texts.get("confirm-resign-text", &[]));
        Self::Question { title, text, wish: Wish::Resign }
    }

    pub(super) fn claim(texts: Texts) -> Self {
        let (title, text) = (texts.get("confirm-claim-title", &[]), texts.get("confirm-claim-text", &[]));
        Self::Question { title, text, wish: Wish::Claim }
    }

    pub(super) fn rematch(texts: Texts) -> Self {
        let (title, text) = (texts.get("over-rematch", &[]), texts.get("new-unfinished-kept", &[]));
        Self::Question { title, text, wish: Wish::Rematch }
    }

    pub(super) fn play_on(plies: usize, given_up: usize, texts: Texts) -> Self {
        let text = texts.get("confirm-play-on-text", &[("count", given_up.into())]);
        Self::Question { title: texts.get("confirm-play-on-title", &[]), text, wish: Wish::PlayOn(plies) }
    }

    pub(super) fn help(texts: Texts) -> Self {
        let lines = [
            texts.get("screen-help-arrows", &[]),
            texts.get("screen-help-enter", &[]),
            texts.get("screen-help-mouse", &[]),
            texts.get("screen-help-escape", &[]),
            texts.get("screen-help-colon", &[]),
            texts.get("screen-help-letters", &[]),
            texts.get("screen-help-more", &[]),
            texts.get("screen-help-learn", &[]),
            texts.get("screen-help-looks", &[]),
            texts.get("screen-help-marks", &[]),
        ];
        let lines = lines.into_iter().map(Line::Text).collect();
        Self::Page { title: texts.get("screen-help-title", &[]), lines, first: 0 }
    }

    /// How to play by these rules.
    pub(super) fn rules(rules: &RuleSet, texts: Texts) -> Self {
        Self::guide(&how_to_play(rules), rules, texts)
    }

    /// How to play a side well, with what the advice is worth.
    pub(super) fn strategy(side: Side, rules: &RuleSet, texts: Texts) -> Self {
        Self::guide(&strategy(rules, side), rules, texts)
    }

    fn guide(sections: &[Section], rules: &RuleSet, texts: Texts) -> Self {
        let mut lines = Vec::new();
        for section in sections {
            lines.push(Line::Heading(texts.get(section.title_key, &[])));
            for paragraph in section.paragraphs.iter().filter(|paragraph| paragraph.in_force) {
                lines.push(Line::Text(texts.paragraph(paragraph)));
                lines.extend(paragraph.advice.and_then(|advice| worth(advice, rules, texts)).map(Line::Quiet));
            }
        }
        Self::Page { title: texts.rules(rules), lines, first: 0 }
    }

    /// What there is to learn: lessons with how far they have come, guides, puzzles.
    pub(super) fn learn(store: &Store, texts: Texts) -> Self {
        let progress = store.progress().unwrap_or_default();
        let mut entries: Vec<Entry> = LessonId::ALL
            .into_iter()
            .map(|id| {
                let words =
                    format!("{} · {}", texts.get(&id.title_key(), &[]), lesson_state(&progress.lessons, id, texts));
                Entry { wish: Some(Wish::Lesson(id)), words }
            })
            .collect();
        let suggested = progress.lessons.suggested();
        let chosen = LessonId::ALL.into_iter().position(|id| Some(id) == suggested).unwrap_or(0);
        for (wish, key) in [
            (Wish::HowToPlay, "learn-how-to-play"),
            (Wish::Strategy(Side::Goats), "learn-strategy-goats"),
            (Wish::Strategy(Side::Tigers), "learn-strategy-tigers"),
            (Wish::Puzzle { daily: true }, "puzzle-daily"),
            (Wish::Puzzle { daily: false }, "puzzle-title"),
        ] {
            entries.push(Entry { wish: Some(wish), words: texts.get(key, &[]) });
        }
        Self::List { title: texts.get("learn-title", &[]), entries, chosen }
    }

    pub(super) fn games(store: &Store, texts: Texts) -> Self {
        let listed = match store.list(MOST_LISTED) {
            Ok(listed) => listed,
            Err(error) => {
                let lines = vec![Line::Text(texts.disk_error(&error))];
                return Self::Page { title: texts.get("games-title", &[]), lines, first: 0 };
            }
        };
        if listed.is_empty() {
            let lines = vec![Line::Text(texts.get("games-empty", &[]))];
            return Self::Page { title: texts.get("games-title", &[]), lines, first: 0 };
        }
        let entries = listed.iter().map(|game| Entry::of(game, texts)).collect();
        Self::List { title: texts.get("games-title", &[]), entries, chosen: 0 }
    }

    pub(super) fn review(game: &Game, texts: Texts) -> Self {
        Self::Review(Reviewing::start(game, texts))
    }

    /// The words of what is chosen in a list.
    #[cfg(test)]
    pub(super) fn chosen_words(&self) -> Option<&str> {
        match self {
            Self::List { entries, chosen, .. } => entries.get(*chosen).map(|entry| entry.words.as_str()),
            _ => None,
        }
    }

    /// Time has passed: a review may have come further.
    pub(super) fn tick(&mut self) {
        if let Self::Review(reviewing) = self {
            reviewing.hear();
        }
    }

    pub(super) fn scroll(&mut self, lines: isize) {
        match self {
            Self::Page { first, .. } => *first = first.saturating_add_signed(lines),
            Self::Review(reviewing) => reviewing.first = reviewing.first.saturating_add_signed(lines),
            Self::List { entries, chosen, .. } => {
                *chosen = chosen.saturating_add_signed(lines).min(entries.len().saturating_sub(1));
            }
            Self::NewGame(form) => form.choose(lines),
            Self::Question { .. } => {}
        }
    }

    pub(super) fn key(mut self, key: KeyCode) -> After {
        match (&mut self, key) {
            (Self::Question { wish, .. }, KeyCode::Enter) => return After::Do(wish.clone()),
            (Self::Question { .. }, KeyCode::Char(letter)) => {
                // The words for yes and no begin differently in each language; their English letters always work.
                return match letter.to_ascii_lowercase() {
                    'y' => self.key(KeyCode::Enter),
                    'n' | 'q' => After::Close,
                    _ => After::Stay(self),
                };
            }
            (Self::NewGame(form), code) => match form.key(code) {
                Chosen::Begin(choices) => return After::Do(Wish::Begin(choices)),
                Chosen::Leave => return After::Close,
                Chosen::Nothing => {}
            },
            (Self::List { entries, chosen, .. }, KeyCode::Enter) => {
                if let Some(wish) = entries.get(*chosen).and_then(|entry| entry.wish.clone()) {
                    return After::Do(wish);
                }
            }
            (_, KeyCode::Esc | KeyCode::Char('q' | 'Q')) => return After::Close,
            (Self::Page { .. }, KeyCode::Enter) => return After::Close,
            (_, KeyCode::Down) => self.scroll(1),
            (_, KeyCode::Up) => self.scroll(-1),
            (_, KeyCode::PageDown | KeyCode::Char(' ')) => self.scroll(10),
            (_, KeyCode::PageUp) => self.scroll(-10),
            (_, KeyCode::Home) => self.scroll(isize::MIN / 2),
            _ => {}
        }
        After::Stay(self)
    }
}

impl Entry {
    fn of(listed: &Listed, texts: Texts) -> Self {
        match listed {
            Listed::Game(stored) => {
                let played = &stored.played;
                let (opponent, result) = (texts.opponent(played), texts.result_short(played.game.outcome()));
                let item = texts.get("games-item", &[("opponent", opponent.into()), ("result", result.into())]);
                let moves = texts.get("moves-count", &[("count", played.game.plies().len().into())]);
                let words = [texts.date(played.date, today()), texts.rules(played.game.rules()), item, moves];
                Self { wish: Some(Wish::Resume(stored.number)), words: words.join(" · ") }
            }
            Listed::Unreadable(file) => {
                let named = texts.get("games-unreadable", &[("name", file.name.clone().into())]);
                Self { wish: None, words: format!("{named}. {}", texts.load_error(&file.reason)) }
            }
        }
    }
}
