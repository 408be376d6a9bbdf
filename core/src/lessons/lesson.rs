//! Which lessons there are.

use super::script;
use super::step::Step;
use crate::rules::{GameId, RuleSet, Variants};

/// A lesson: six for the game, in the order in which they build on each other, then what is different elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LessonId {
    /// The board, and how the goats enter.
    Board,
    /// How tigers move.
    TigerMoves,
    /// How tigers capture, and what is safe.
    Captures,
    /// The seven points on which no goat can ever be captured.
    SafePoints,
    /// How goats trap the tigers.
    Trapping,
    /// Draws, and a whole game with a guide.
    Draws,
    /// What is different in Bagh-Chal.
    BaghChal,
    /// What is different in Adu Huli.
    AduHuli,
}

impl LessonId {
    /// Every lesson, in the order in which they are offered.
    pub const ALL: [Self; 8] = [
        Self::Board,
        Self::TigerMoves,
        Self::Captures,
        Self::SafePoints,
        Self::Trapping,
        Self::Draws,
        Self::BaghChal,
        Self::AduHuli,
    ];

    /// The word in message keys, saves and commands, such as `tiger-moves`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::TigerMoves => "tiger-moves",
            Self::Captures => "captures",
            Self::SafePoints => "safe-points",
            Self::Trapping => "trapping",
            Self::Draws => "draws",
            Self::BaghChal => "bagh-chal",
            Self::AduHuli => "adu-huli",
        }
    }

    /// The lesson that this word names, upper or lower case.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|lesson| id.eq_ignore_ascii_case(lesson.id()))
    }

    /// The game that the lesson is about.
    pub const fn game(self) -> GameId {
        match self {
            Self::BaghChal => GameId::BaghChal,
            Self::AduHuli => GameId::AduHuli,
            _ => GameId::Standard,
        }
    }

    /// Whether this is one of the lessons on what is different in another game.
    pub const fn is_about_differences(self) -> bool {
        matches!(self, Self::BaghChal | Self::AduHuli)
    }

    /// The lesson that follows, if one does.
    pub fn next(self) -> Option<Self> {
        Self::ALL.into_iter().skip_while(|&lesson| lesson != self).nth(1)
    }

    /// The key of the lesson's title: `lesson-board-title`.
    pub fn title_key(self) -> String {
        format!("lesson-{}-title", self.id())
    }

    /// The key of the sentence that says what the lesson teaches: `lesson-board-summary`.
    pub fn summary_key(self) -> String {
        format!("lesson-{}-summary", self.id())
    }
}

/// A lesson with its steps.
///
/// # Examples
/// ```
/// use aadupuli_core::lessons::{Lesson, LessonId};
/// let lesson = Lesson::new(LessonId::Board);
/// assert!(lesson.steps().len() >= 5);
/// assert!(lesson.steps().iter().any(|step| step.task.is_some()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    id: LessonId,
    steps: Vec<Step>,
}

impl Lesson {
    /// The script of a lesson.
    pub fn new(id: LessonId) -> Self {
        Self { id, steps: script::steps(id) }
    }

    /// Which lesson this is.
    pub const fn id(&self) -> LessonId {
        self.id
    }

    /// The rules by which its positions are played.
    pub const fn rules(&self) -> RuleSet {
        RuleSet::new(self.id.game(), Variants::NONE)
    }

    /// The steps in order.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }
}
