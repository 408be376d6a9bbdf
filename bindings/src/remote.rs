//! Enums of the core that cross as they are: the compiler checks that these lists agree with the core's.

use aadupuli_core::engine::Idea;
use aadupuli_core::lessons::LessonId;
use aadupuli_core::{BoardKind, DrawReason, GameId, Level, Outcome, Piece, Side, Variant, WinReason};
use aadupuli_print::Paper;
use aadupuli_store::{BoardLook, Opponent, PieceSet, SideChoice, Theme};
use aadupuli_texts::Language;

/// One of the two players: the goats move first.
#[uniffi::remote(Enum)]
pub enum Side {
    /// The many: they place, then move, and win by trapping every tiger.
    Goats,
    /// The few: they move and capture, and win by their captures.
    Tigers,
}

/// What stands on a point.
#[uniffi::remote(Enum)]
pub enum Piece {
    /// A goat.
    Goat,
    /// A tiger.
    Tiger,
}

/// Which of the two boards.
#[uniffi::remote(Enum)]
pub enum BoardKind {
    /// The triangle of four slopes and three rows, 23 points.
    AaduPuli,
    /// The square of 5 × 5 points.
    BaghChal,
}

/// Which game of the family.
#[uniffi::remote(Enum)]
pub enum GameId {
    /// Aadu Puli Attam by its standard rules.
    Standard,
    /// Aadu Puli Attam with claimed draws only.
    Parlour,
    /// Adu Huli: sixteen goats, six captures.
    AduHuli,
    /// Bagh-Chal: four tigers, twenty goats, 5 × 5 points.
    BaghChal,
}

/// A family variant: each may be switched on for any game, alone or with others.
#[uniffi::remote(Enum)]
pub enum Variant {
    /// The tigers must capture every goat.
    FifteenCaptures,
    /// After a capture the same tiger may capture again at once.
    MultipleJumps,
    /// The tigers but the first enter one a turn.
    PlacingTigers,
    /// Who makes a position stand for the fourth time loses.
    RepeaterLoses,
}

/// A strength of the computer.
#[uniffi::remote(Enum)]
pub enum Level {
    /// A child's first opponent.
    Easy,
    /// An uncle who plays well.
    Medium,
    /// The best player in the village.
    Hard,
    /// Never errs where the game is solved.
    Perfect,
}

/// How a game has ended.
#[uniffi::remote(Enum)]
pub enum Outcome {
    /// A side has won.
    Win {
        /// That side.
        winner: Side,
        /// Why.
        reason: WinReason,
    },
    /// Nobody has won.
    Draw {
        /// Why.
        reason: DrawReason,
    },
}

/// Why a side has won.
#[uniffi::remote(Enum)]
pub enum WinReason {
    /// Goats: no tiger could move.
    Trapped,
    /// Tigers: enough goats are captured.
    Captures,
    /// The other side resigned.
    Resignation,
    /// The other side's time ran out.
    Time,
    /// The other side made a position stand for the fourth time.
    Repeater,
}

/// Why a game is a draw.
#[uniffi::remote(Enum)]
pub enum DrawReason {
    /// A position stood for the third time.
    Threefold,
    /// The tigers made too many moves in a row without a capture.
    QuietTigers,
    /// A player claimed it.
    Claim,
}

/// A language that the app speaks.
#[uniffi::remote(Enum)]
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

/// A paper size.
#[uniffi::remote(Enum)]
pub enum Paper {
    /// 210 × 297 mm.
    A4,
    /// 8.5 × 11 inches.
    Letter,
}

/// The idea behind a hint: its first step, which names no point.
#[uniffi::remote(Enum)]
pub enum Idea {
    /// There is only one legal move.
    Forced,
    /// Make the capture that wins the game.
    LastCapture,
    /// Trap the last tiger: the game is won.
    LastTrap,
    /// Close the trap within some turns.
    CloseTrap,
    /// Win by captures within some turns.
    ForceCaptures,
    /// One move alone keeps the win.
    OnlyWin,
    /// One move alone keeps the draw.
    OnlyDraw,
    /// Take a goat.
    TakeGoat,
    /// Give a trapped tiger a way out.
    FreeTiger,
    /// Save a goat that could be captured.
    SaveGoat,
    /// Threaten two goats at once.
    Fork,
    /// Threaten a goat.
    Threaten,
    /// Leave a tiger without a move.
    TrapTiger,
    /// Take a point on which no goat can ever be captured.
    SafePoint,
    /// Keep the win.
    KeepWin,
    /// Keep the draw.
    KeepDraw,
    /// Hold out as long as possible.
    Resist,
    /// The best that a search found, not proved.
    Improve,
}

/// Who plays against the person.
#[uniffi::remote(Enum)]
pub enum Opponent {
    /// The computer.
    Computer,
    /// A friend on the same device.
    Friend,
}

/// Which side the person takes against the computer.
#[uniffi::remote(Enum)]
pub enum SideChoice {
    /// The goats.
    Goats,
    /// The tigers.
    Tigers,
    /// Either, by lot.
    Random,
}

/// How the board looks.
#[uniffi::remote(Enum)]
pub enum BoardLook {
    /// Stone in the dark theme, red earth in the light one.
    Automatic,
    /// Slate with chalk lines.
    Stone,
    /// Red earth with white lines.
    Earth,
    /// Ivory with ink.
    Paper,
}

/// Light or dark.
#[uniffi::remote(Enum)]
pub enum Theme {
    /// As the system has it.
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// How the pieces look.
#[uniffi::remote(Enum)]
pub enum PieceSet {
    /// Drawn tigers and goats.
    Tokens,
    /// Large and small stones.
    Pebbles,
}

/// A lesson: six for the game, in the order in which they build on each other, then what is different elsewhere.
#[uniffi::remote(Enum)]
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
