//! Words for a game as it stands, or for an earlier position of it.

use aadupuli_core as core;
use aadupuli_core::{Match, Point, UndoRefused};
use aadupuli_texts::PointState;

use super::Texts;
use crate::game::{ClaimError, Game, UndoError};
use crate::numbers::{int, point};
use crate::refusal::Refusal;
use crate::snapshot::ClaimStatus;

/// A point by ear.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct PointWords {
    /// The point's number.
    pub point: i32,
    /// Its place and piece, such as `row 2, point 3, goat`.
    pub name: String,
    /// What can be said beyond that, such as `can move`; empty where there is nothing to say.
    pub state: String,
}

/// Everything that is said of a game, in one language: the words to one snapshot.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct GameWords {
    /// The revision of the snapshot to which these words belong.
    pub revision: i64,
    /// The status line.
    pub status: String,
    /// The result with its reason, once there is one.
    pub outcome: Option<String>,
    /// The result as the players see it: `You won`; none while the game goes on.
    pub result: Option<String>,
    /// What is announced when the turn passes.
    pub turn_announcement: String,
    /// The move that led to the position, by ear.
    pub last_move: Option<String>,
    /// The same for those who do not see the board.
    pub last_move_fully: Option<String>,
    /// Who plays the goats.
    pub goats: String,
    /// Who plays the tigers.
    pub tigers: String,
    /// Against whom.
    pub opponent: String,
    /// The rules on one line.
    pub rules: String,
    /// Where an unfinished game stands, for the entry that continues it.
    pub where_it_stands: String,
    /// Whether a draw can be claimed, and if not, why.
    pub claim: String,
    /// The points in reading order; none in a list of games.
    pub points: Vec<PointWords>,
}

#[uniffi::export]
impl Texts {
    /// The words to a game's snapshot: as it stands, or after `ply` moves; while `selected` is the selected piece and a
    /// hint speaks of the points `hinted`.
    ///
    /// A ply that the game has not reached counts as its end.
    #[uniffi::method(default(ply = None, selected = None, hinted = []))]
    pub fn game(&self, game: &Game, ply: Option<i32>, selected: Option<i32>, hinted: Vec<i32>) -> GameWords {
        let (played, revision) = game.copy();
        self.game_words(&played, revision, ply, selected, Some(&hinted))
    }

    /// Why a move is refused, in the position that stands now.
    pub fn refusal(&self, game: &Game, refusal: Refusal) -> String {
        let (played, _) = game.copy();
        let position = played.game.position();
        match refusal.to_core(position.board()) {
            Ok(Ok(refusal)) => self.words.refusal(refusal, position),
            Ok(Err(core::ComputersTurn { .. })) => self.words.get("status-thinking", &[]),
            Err(_) => self.words.refusal(core::Refusal::NotYourTurn, position),
        }
    }

    /// A move of the game by ear; `fully` for those who do not see the board. None where the game has no such move.
    #[uniffi::method(default(fully = false))]
    pub fn move_spoken(&self, game: &Game, ply: i32, fully: bool) -> Option<String> {
        let (played, _) = game.copy();
        self.spoken(&played.game, usize::try_from(ply).ok()?, fully)
    }

    /// Why nothing was taken back.
    pub fn undo_refused(&self, refused: &UndoError) -> String {
        self.words.undo_refused(undo(refused))
    }

    /// Why nothing was played again.
    pub fn redo_refused(&self, refused: &UndoError) -> String {
        self.words.redo_refused(undo(refused))
    }

    /// Why there is no draw to claim.
    pub fn claim_refused(&self, refused: &ClaimError) -> String {
        let status = match *refused {
            ClaimError::NotInRules => ClaimStatus::NotInRules,
            ClaimError::GameOver => ClaimStatus::GameOver,
            ClaimError::TooEarly { after, goats_to_go, tigers_to_go } => {
                ClaimStatus::TooEarly { after, goats_to_go, tigers_to_go }
            }
        };
        self.claim_status(status)
    }

    /// Whether a draw can be claimed, and if not, why.
    pub fn claim_status(&self, status: ClaimStatus) -> String {
        self.words.claim_status(status.to_core())
    }
}

const fn undo(refused: &UndoError) -> UndoRefused {
    match refused {
        UndoError::NotAllowed => UndoRefused::NotAllowed,
        UndoError::NothingThere => UndoRefused::NothingThere,
    }
}

impl Texts {
    fn spoken(&self, game: &core::Game, ply: usize, fully: bool) -> Option<String> {
        let before = game.position_after(ply.checked_sub(1)?)?;
        let mv = game.plies().get(ply - 1)?.mv;
        Some(if fully { self.words.move_spoken_fully(before, mv) } else { self.words.move_spoken(before, mv) })
    }

    /// The words to a snapshot; without those of the points where `hinted` is none, as in a list of games.
    pub(crate) fn game_words(
        &self,
        played: &Match,
        revision: i64,
        ply: Option<i32>,
        selected: Option<i32>,
        hinted: Option<&[i32]>,
    ) -> GameWords {
        let words = self.words;
        let game = &played.game;
        let plies = game.plies().len();
        let shown = ply.and_then(|ply| usize::try_from(ply).ok()).filter(|&ply| ply < plies);
        let ply = shown.unwrap_or(plies);
        let earlier = shown.map(|shown| game.truncated(shown));
        let seen = earlier.as_ref().unwrap_or(game);
        let outcome = game.outcome();
        let acting = shown.is_none() && outcome.is_none() && played.check_person().is_ok();
        let board = game.rules().board();
        let selected = selected.and_then(|number| point(number, board));
        let point_words = |at: Point, hinted: &[i32]| {
            let mut state = PointState::of(seen, at, selected, acting);
            state.hinted = hinted.contains(&int(at.index()));
            PointWords {
                point: int(at.index()),
                name: words.point_name(seen.position(), at),
                state: words.point_state(seen.position(), &state),
            }
        };
        GameWords {
            revision,
            status: match (shown, selected.filter(|_| acting).and_then(|at| game.position().piece(at))) {
                (Some(_), _) => words.get("status-browsing", &[]),
                (None, Some(piece)) => words.selected(piece),
                (None, None) => words.status(played),
            },
            outcome: outcome.map(|outcome| words.outcome(outcome, game.rules())),
            result: outcome.map(|_| words.result_for_players(played)),
            turn_announcement: words.turn_announcement(played),
            last_move: self.spoken(game, ply, false),
            last_move_fully: self.spoken(game, ply, true),
            goats: words.player(&played.goats, core::Side::Goats),
            tigers: words.player(&played.tigers, core::Side::Tigers),
            opponent: words.opponent(played),
            rules: words.rules(game.rules()),
            where_it_stands: words.where_it_stands(played),
            claim: words.claim_status(game.claim_status()),
            points: hinted.map_or_else(Vec::new, |hinted| board.points().map(|at| point_words(at, hinted)).collect()),
        }
    }
}
