//! A game as a front end shows it: complete, and read only.

use aadupuli_core::{self as core, ClaimStatus as CoreClaimStatus, Level, Match, Outcome, Position, Side, Task};

use crate::moves::{Move, MoveEntry};
use crate::numbers::{int, milliseconds, number};
use crate::players::{Help, Player};
use crate::position::{PointState, last_move, points};
use crate::rules::Rules;

/// What the side to move is expected to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum Expected {
    /// Place a goat from the hand.
    PlaceGoat {
        /// How many are in hand, this one included.
        in_hand: i32,
    },
    /// Move a goat.
    MoveGoat,
    /// Place a tiger from the hand.
    PlaceTiger {
        /// How many are in hand, this one included.
        in_hand: i32,
    },
    /// Move a tiger, or capture.
    MoveTiger,
    /// Capture again with the tiger that has just captured, or stop.
    CaptureAgainOrStop {
        /// That tiger.
        tiger: i32,
    },
    /// Pass: the goats have no move.
    Pass,
}

impl From<Task> for Expected {
    fn from(task: Task) -> Self {
        match task {
            Task::PlaceGoat { in_hand } => Self::PlaceGoat { in_hand: int(in_hand) },
            Task::MoveGoat => Self::MoveGoat,
            Task::PlaceTiger { in_hand } => Self::PlaceTiger { in_hand: int(in_hand) },
            Task::MoveTiger => Self::MoveTiger,
            Task::CaptureAgainOrStop { tiger } => Self::CaptureAgainOrStop { tiger: number(tiger) },
            Task::Pass => Self::Pass,
        }
    }
}

/// In which state the game is: what the status line tells.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum Status {
    /// The person who plays against the computer is to move.
    YourTurn {
        /// That person's side.
        side: Side,
        /// What is expected.
        expected: Expected,
    },
    /// One of two people is to move.
    PersonsTurn {
        /// The side.
        side: Side,
        /// The name; an empty one stands for the usual word.
        name: String,
        /// What is expected.
        expected: Expected,
    },
    /// The computer is to move: ask for a suggestion and play it.
    ComputersTurn {
        /// The side.
        side: Side,
        /// The level.
        level: Level,
    },
    /// An earlier position is shown.
    Browsing {
        /// After how many moves.
        ply: i32,
        /// Of how many.
        of: i32,
    },
    /// The game has ended.
    Over {
        /// How.
        outcome: Outcome,
    },
}

/// Whether a draw may be claimed now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum ClaimStatus {
    /// By these rules no draw is claimed.
    NotInRules,
    /// Not before each side has made enough moves.
    TooEarly {
        /// How many moves each side has to have made.
        after: i32,
        /// How many the goats still lack.
        goats_to_go: i32,
        /// How many the tigers still lack.
        tigers_to_go: i32,
    },
    /// Either player may claim.
    Available,
    /// The game has ended.
    GameOver,
}

impl From<CoreClaimStatus> for ClaimStatus {
    fn from(status: CoreClaimStatus) -> Self {
        match status {
            CoreClaimStatus::NotInRules => Self::NotInRules,
            CoreClaimStatus::TooEarly { after, goats_to_go, tigers_to_go } => {
                Self::TooEarly { after: int(after), goats_to_go: int(goats_to_go), tigers_to_go: int(tigers_to_go) }
            }
            CoreClaimStatus::Available => Self::Available,
            CoreClaimStatus::GameOver => Self::GameOver,
        }
    }
}

impl ClaimStatus {
    pub(crate) fn to_core(self) -> CoreClaimStatus {
        let count = |count: i32| u8::try_from(count.max(0)).unwrap_or(u8::MAX);
        match self {
            Self::NotInRules => CoreClaimStatus::NotInRules,
            Self::TooEarly { after, goats_to_go, tigers_to_go } => CoreClaimStatus::TooEarly {
                after: count(after),
                goats_to_go: count(goats_to_go),
                tigers_to_go: count(tigers_to_go),
            },
            Self::Available => CoreClaimStatus::Available,
            Self::GameOver => CoreClaimStatus::GameOver,
        }
    }
}

/// A side with its player.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct PlayerState {
    /// The side.
    pub side: Side,
    /// Who plays it.
    pub player: Player,
    /// Whether it is to move; false once the game has ended.
    pub to_move: bool,
    /// How many of its pieces have not yet entered.
    pub in_hand: i32,
    /// How many of its pieces stand on the board.
    pub on_board: i32,
    /// What is left on its clock, in milliseconds; none without a clock.
    pub time_left_ms: Option<i64>,
}

/// Everything that the screen of a game shows.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct GameSnapshot {
    /// Which state of the game this is: every change has a higher number, and an answer to an earlier one is refused.
    pub revision: i64,
    /// The rules.
    pub rules: Rules,
    /// The goats' player.
    pub goats: PlayerState,
    /// The tigers' player.
    pub tigers: PlayerState,
    /// The side of the person who plays against the computer; none between two people.
    pub person_side: Option<Side>,
    /// Which help is allowed.
    pub help: Help,
    /// The day on which the game began, `YYYY-MM-DD`.
    pub date: Option<String>,
    /// The points in reading order.
    pub points: Vec<PointState>,
    /// The position as a position string.
    pub position: String,
    /// The side to move in the position that is shown.
    pub side_to_move: Side,
    /// How many goats have been captured.
    pub captured: i32,
    /// The last move before the position that is shown.
    pub last_move: Option<MoveEntry>,
    /// What the status line tells.
    pub status: Status,
    /// How the game has ended; also while an earlier position is shown.
    pub outcome: Option<Outcome>,
    /// Whether the tiger in a chain may stop now: **Stop here** is offered.
    pub can_stop: bool,
    /// Whether the goats have to pass and a person has to do it: it is played after a moment.
    pub must_pass: bool,
    /// Whether a draw may be claimed.
    pub claim: ClaimStatus,
    /// Whether something can be taken back.
    pub can_undo: bool,
    /// Whether something can be played again.
    pub can_redo: bool,
    /// Whether a person can resign now.
    pub can_resign: bool,
    /// Whether a person may ask for a hint now.
    pub can_hint: bool,
    /// How often the position has stood, this time included; 0 while goats are in hand.
    pub repetitions: i32,
    /// How many moves the tigers have made in a row without a capture.
    pub quiet_tiger_moves: i32,
    /// After how many moves the position stands that is shown.
    pub ply: i32,
    /// All moves of the game.
    pub moves: Vec<MoveEntry>,
}

/// The moves of a game with their numbers.
pub(crate) fn move_entries(game: &core::Game) -> Vec<MoveEntry> {
    let board = game.rules().board();
    game.numbered_plies()
        .enumerate()
        .map(|(index, (number, side, ply))| MoveEntry {
            ply: int(index + 1),
            number: int(number),
            side,
            played: Move::of(ply.mv, board),
            notation: ply.mv.notation(board).to_string(),
            spent_ms: milliseconds(ply.spent),
        })
        .collect()
}

impl GameSnapshot {
    /// The game as it stands, or an earlier position of it: after `shown` moves.
    pub(crate) fn of(played: &Match, revision: i64, shown: Option<usize>) -> Self {
        let game = &played.game;
        let plies = game.plies().len();
        let shown = shown.filter(|&shown| shown < plies);
        let ply = shown.unwrap_or(plies);
        let position = *game.position_after(ply).unwrap_or_else(|| game.position());
        let outcome = game.outcome();
        let person_acts = shown.is_none() && outcome.is_none() && played.check_person().is_ok();
        let task = game.task();
        let moves = move_entries(game);
        Self {
            revision,
            rules: Rules::from(game.rules()),
            goats: player_state(played, Side::Goats, &position),
            tigers: player_state(played, Side::Tigers, &position),
            person_side: played.only_person(),
            help: played.help.into(),
            date: played.date.map(|date| date.to_string()),
            points: points(&position, last_move(game, ply), person_acts),
            position: position.to_string(),
            side_to_move: position.side(),
            captured: int(position.goats_captured()),
            last_move: ply.checked_sub(1).and_then(|index| moves.get(index).cloned()),
            status: status(played, shown, task),
            outcome,
            can_stop: person_acts && matches!(task, Some(Task::CaptureAgainOrStop { .. })),
            must_pass: person_acts && task == Some(Task::Pass),
            claim: game.claim_status().into(),
            can_undo: played.can_undo(),
            can_redo: played.can_redo(),
            can_resign: outcome.is_none() && played.resigning_side().is_some(),
            can_hint: person_acts && played.help.hints,
            repetitions: int(if shown.is_some() { game.truncated(ply).repetitions() } else { game.repetitions() }),
            quiet_tiger_moves: int(position.quiet_tiger_moves()),
            ply: int(ply),
            moves,
        }
    }
}

fn player_state(played: &Match, side: Side, position: &Position) -> PlayerState {
    let in_hand = match side {
        Side::Goats => position.goats_in_hand(),
        Side::Tigers => position.tigers_in_hand(),
    };
    PlayerState {
        side,
        player: played.player(side).into(),
        to_move: played.game.outcome().is_none() && position.side() == side,
        in_hand: int(in_hand),
        on_board: int(position.pieces(side).len()),
        time_left_ms: played.game.time_left(side).map(milliseconds),
    }
}

fn status(played: &Match, shown: Option<usize>, task: Option<Task>) -> Status {
    let game = &played.game;
    if let Some(ply) = shown {
        return Status::Browsing { ply: int(ply), of: int(game.plies().len()) };
    }
    let side = game.position().side();
    match (game.outcome(), task, played.player(side)) {
        (Some(outcome), ..) => Status::Over { outcome },
        (None, _, core::Player::Computer(level)) => Status::ComputersTurn { side, level: *level },
        (None, Some(task), _) if played.only_person().is_some() => Status::YourTurn { side, expected: task.into() },
        (None, Some(task), core::Player::Person(name)) => {
            Status::PersonsTurn { side, name: name.clone(), expected: task.into() }
        }
        // Every position without an outcome has a move; were it not so, the side would have to pass.
        (None, None, core::Player::Person(name)) => {
            Status::PersonsTurn { side, name: name.clone(), expected: Expected::Pass }
        }
    }
}
