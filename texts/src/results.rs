//! Refusals, results and claims.

use aadupuli_core::{
    ClaimRefused, ClaimStatus, DrawReason, Outcome, Piece, Position, Refusal, RuleSet, UndoRefused, WinReason,
};

use crate::lookup::Texts;

impl Texts {
    /// Why a move is refused, in one sentence; `position` is the one in which it was tried.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_core::{GameId, Move, Position, RuleSet, Variants};
    /// use aadupuli_texts::{Language, Texts};
    /// let rules = RuleSet::new(GameId::Standard, Variants::NONE);
    /// let start = Position::start(rules);
    /// let refusal = start.play(Move::parse("a1", rules.board())?).unwrap_err();
    /// let texts = Texts::for_language(Language::English);
    /// assert_eq!(texts.refusal(refusal, &start), "Something stands there already");
    /// # Ok::<(), aadupuli_core::MoveTextError>(())
    /// ```
    pub fn refusal(self, refusal: Refusal, position: &Position) -> String {
        let blocked = match refusal {
            Refusal::Blocked { at } => position.piece(at),
            _ => None,
        };
        self.refusal_of(refusal, blocked)
    }

    /// The sentence for a refusal where the position is not at hand; `blocked` is the piece that cannot move.
    pub(crate) fn refusal_of(self, refusal: Refusal, blocked: Option<Piece>) -> String {
        match refusal {
            Refusal::GameOver => self.get("refusal-game-over", &[]),
            Refusal::NotYourTurn => self.get("refusal-not-your-turn", &[]),
            Refusal::NoPiece { .. } => self.get("refusal-no-piece", &[]),
            Refusal::Occupied { .. } => self.get("refusal-occupied", &[]),
            Refusal::NotYetMovable { in_hand } => self.get("refusal-not-yet-movable", &[("count", in_hand.into())]),
            Refusal::TigersNotYetMovable { in_hand } => {
                self.get("refusal-tigers-not-yet-movable", &[("count", in_hand.into())])
            }
            Refusal::NoneInHand => self.get("refusal-none-in-hand", &[]),
            Refusal::NoLine { .. } => self.get("refusal-no-line", &[]),
            Refusal::AroundBend { .. } => self.get("refusal-around-bend", &[]),
            Refusal::TwoGoats { .. } => self.get("refusal-two-goats", &[]),
            Refusal::TigerInTheWay { .. } => self.get("refusal-tiger-in-the-way", &[]),
            Refusal::NoGoatBetween { .. } => self.get("refusal-no-goat-between", &[]),
            Refusal::GoatsNeverCapture => self.get("refusal-goats-never-capture", &[]),
            Refusal::ChainContinues { .. } => self.get("refusal-chain-continues", &[]),
            Refusal::NothingToStop => self.get("refusal-nothing-to-stop", &[]),
            Refusal::CanStillMove => self.get("refusal-can-still-move", &[]),
            Refusal::Blocked { .. } if blocked == Some(Piece::Tiger) => self.get("refusal-blocked-tiger", &[]),
            Refusal::Blocked { .. } => self.get("refusal-blocked-goat", &[]),
        }
    }

    /// How a game ended, in one sentence.
    pub fn outcome(self, outcome: Outcome, rules: &RuleSet) -> String {
        match outcome {
            Outcome::Win { reason: WinReason::Trapped, .. } => {
                self.get("outcome-goats-trapped", &[("tigers", rules.tigers.into())])
            }
            Outcome::Win { reason: WinReason::Captures, .. } if rules.captures_to_win == rules.goats => {
                self.get("outcome-tigers-captures-all", &[])
            }
            Outcome::Win { reason: WinReason::Captures, .. } => {
                self.get("outcome-tigers-captures", &[("captures", rules.captures_to_win.into())])
            }
            Outcome::Win { reason: WinReason::Resignation, winner } => {
                self.get("outcome-resignation", &[("winner", winner.id().into())])
            }
            Outcome::Win { reason: WinReason::Time, winner } => {
                self.get("outcome-time", &[("winner", winner.id().into())])
            }
            Outcome::Win { reason: WinReason::Repeater, winner } => {
                self.get("outcome-repeater", &[("winner", winner.id().into())])
            }
            Outcome::Draw { reason: DrawReason::Threefold } => self.get("outcome-draw-threefold", &[]),
            Outcome::Draw { reason: DrawReason::QuietTigers } => {
                let moves = rules.quiet_tiger_moves.unwrap_or_default();
                self.get("outcome-draw-quiet-tigers", &[("moves", moves.into())])
            }
            Outcome::Draw { reason: DrawReason::Claim } => self.get("outcome-draw-claim", &[]),
        }
    }

    /// A result in a list: `Goats won`, or `Unfinished`.
    pub fn result_short(self, outcome: Option<Outcome>) -> String {
        self.get("result-short", &[("result", outcome.map_or("none", Outcome::result_id).into())])
    }

    /// Whether a draw may be claimed, and if not, why: the line under the menu's entry.
    pub fn claim_status(self, status: ClaimStatus) -> String {
        match status {
            ClaimStatus::NotInRules => self.get("claim-not-in-rules", &[]),
            ClaimStatus::TooEarly { after, goats_to_go, tigers_to_go } => {
                let to_go = goats_to_go.max(tigers_to_go);
                self.get("claim-too-early", &[("after", after.into()), ("count", to_go.into())])
            }
            ClaimStatus::Available => self.get("claim-available", &[]),
            ClaimStatus::GameOver => self.get("claim-game-over", &[]),
        }
    }

    /// Why a claim is refused.
    pub fn claim_refused(self, refused: ClaimRefused) -> String {
        self.claim_status(match refused {
            ClaimRefused::NotInRules => ClaimStatus::NotInRules,
            ClaimRefused::TooEarly { after, goats_to_go, tigers_to_go } => {
                ClaimStatus::TooEarly { after, goats_to_go, tigers_to_go }
            }
            ClaimRefused::GameOver => ClaimStatus::GameOver,
        })
    }

    /// Why nothing was taken back.
    pub fn undo_refused(self, refused: UndoRefused) -> String {
        match refused {
            UndoRefused::NotAllowed => self.get("error-undo-not-allowed", &[]),
            UndoRefused::NothingThere => self.get("error-undo-nothing", &[]),
        }
    }

    /// Why nothing was played again.
    pub fn redo_refused(self, refused: UndoRefused) -> String {
        match refused {
            UndoRefused::NotAllowed => self.get("error-undo-not-allowed", &[]),
            UndoRefused::NothingThere => self.get("error-redo-nothing", &[]),
        }
    }
}
