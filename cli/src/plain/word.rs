//! The words that the line game understands.

use aadupuli_texts::Texts;

/// What a line asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    Help,
    Board,
    Names,
    Pieces,
    Undo,
    Redo,
    Hint,
    Why,
    Moves,
    Record,
    Save,
    Claim,
    Resign,
    Yes,
    New,
    Rematch,
    Rules,
    Quit,
}

impl Word {
    pub(super) const ALL: [Self; 18] = [
        Self::Help,
        Self::Board,
        Self::Names,
        Self::Pieces,
        Self::Undo,
        Self::Redo,
        Self::Hint,
        Self::Why,
        Self::Moves,
        Self::Record,
        Self::Save,
        Self::Claim,
        Self::Resign,
        Self::Yes,
        Self::New,
        Self::Rematch,
        Self::Rules,
        Self::Quit,
    ];

    /// The words that are understood in every language, the usual one in front.
    pub(super) const fn english(self) -> &'static [&'static str] {
        match self {
            Self::Help => &["help", "?"],
            Self::Board => &["board", "b"],
            Self::Names => &["names"],
            Self::Pieces => &["pieces"],
            Self::Undo => &["undo", "u"],
            Self::Redo => &["redo"],
            Self::Hint => &["hint", "h"],
            Self::Why => &["why"],
            Self::Moves => &["moves"],
            Self::Record => &["record"],
            Self::Save => &["save"],
            Self::Claim => &["claim"],
            Self::Resign => &["resign"],
            Self::Yes => &["yes", "y"],
            Self::New => &["new"],
            Self::Rematch => &["rematch"],
            Self::Rules => &["rules"],
            Self::Quit => &["quit", "q", "exit"],
        }
    }

    /// The word in the person's language.
    pub(super) fn local(self, texts: Texts) -> String {
        match self {
            Self::Help => texts.get("terminal-word-help", &[]),
            Self::Board => texts.get("terminal-word-board", &[]),
            Self::Names => texts.get("terminal-word-names", &[]),
            Self::Pieces => texts.get("terminal-word-pieces", &[]),
            Self::Undo => texts.get("terminal-word-undo", &[]),
            Self::Redo => texts.get("terminal-word-redo", &[]),
            Self::Hint => texts.get("terminal-word-hint", &[]),
            Self::Why => texts.get("terminal-word-why", &[]),
            Self::Moves => texts.get("terminal-word-moves", &[]),
            Self::Record => texts.get("terminal-word-record", &[]),
            Self::Save => texts.get("terminal-word-save", &[]),
            Self::Claim => texts.get("terminal-word-claim", &[]),
            Self::Resign => texts.get("terminal-word-resign", &[]),
            Self::Yes => texts.get("terminal-word-yes", &[]),
            Self::New => texts.get("terminal-word-new", &[]),
            Self::Rematch => texts.get("terminal-word-rematch", &[]),
            Self::Rules => texts.get("terminal-word-rules", &[]),
            Self::Quit => texts.get("terminal-word-quit", &[]),
        }
    }

    /// What the word does, in one line.
    pub(super) fn explained(self, texts: Texts) -> String {
        match self {
            Self::Help => texts.get("terminal-help-help", &[]),
            Self::Board => texts.get("terminal-help-board", &[]),
            Self::Names => texts.get("terminal-help-names", &[]),
            Self::Pieces => texts.get("terminal-help-pieces", &[]),
            Self::Undo => texts.get("terminal-help-undo", &[]),
            Self::Redo => texts.get("terminal-help-redo", &[]),
            Self::Hint => texts.get("terminal-help-hint", &[]),
            Self::Why => texts.get("terminal-help-why", &[]),
            Self::Moves => texts.get("terminal-help-moves", &[]),
            Self::Record => texts.get("terminal-help-record", &[]),
            Self::Save => texts.get("terminal-help-save", &[]),
            Self::Claim => texts.get("terminal-help-claim", &[]),
            Self::Resign => texts.get("terminal-help-resign", &[]),
            Self::Yes => texts.get("terminal-help-yes", &[]),
            Self::New => texts.get("terminal-help-new", &[]),
            Self::Rematch => texts.get("terminal-help-rematch", &[]),
            Self::Rules => texts.get("terminal-help-rules", &[]),
            Self::Quit => texts.get("terminal-help-quit", &[]),
        }
    }

    /// The word that this is, in English or in the person's language.
    pub(super) fn parse(text: &str, texts: Texts) -> Option<Self> {
        let text = text.to_lowercase();
        let is = |word: &Self| word.english().contains(&text.as_str()) || word.local(texts).to_lowercase() == text;
        Self::ALL.into_iter().find(is)
    }
}
