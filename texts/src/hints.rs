//! Hints, refutations and reviews.

use aadupuli_core::engine::{Hint, Idea, Judgement, Reason, Refutation, ReviewedMove, Value as Worth};
use aadupuli_core::{Board, Piece, Point, Position, Side};

use crate::lookup::Texts;
use crate::places::Form;

impl Texts {
    /// The first step of a hint: its idea, which names no point.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_core::engine::Idea;
    /// use aadupuli_texts::{Language, Texts};
    /// let texts = Texts::for_language(Language::English);
    /// assert_eq!(texts.hint_idea(Idea::SaveGoat), "A goat is in danger.");
    /// ```
    pub fn hint_idea(self, idea: Idea) -> String {
        match idea {
            Idea::Forced => self.get("hint-idea-forced", &[]),
            Idea::LastCapture => self.get("hint-idea-last-capture", &[]),
            Idea::LastTrap => self.get("hint-idea-last-trap", &[]),
            Idea::CloseTrap => self.get("hint-idea-close-trap", &[]),
            Idea::ForceCaptures => self.get("hint-idea-force-captures", &[]),
            Idea::OnlyWin => self.get("hint-idea-only-win", &[]),
            Idea::OnlyDraw => self.get("hint-idea-only-draw", &[]),
            Idea::TakeGoat => self.get("hint-idea-take-goat", &[]),
            Idea::FreeTiger => self.get("hint-idea-free-tiger", &[]),
            Idea::SaveGoat => self.get("hint-idea-save-goat", &[]),
            Idea::Fork => self.get("hint-idea-fork", &[]),
            Idea::Threaten => self.get("hint-idea-threaten", &[]),
            Idea::TrapTiger => self.get("hint-idea-trap-tiger", &[]),
            Idea::SafePoint => self.get("hint-idea-safe-point", &[]),
            Idea::KeepWin => self.get("hint-idea-keep-win", &[]),
            Idea::KeepDraw => self.get("hint-idea-keep-draw", &[]),
            Idea::Resist => self.get("hint-idea-resist", &[]),
            Idea::Improve => self.get("hint-idea-improve", &[]),
        }
    }

    /// The second step of a hint: the piece that moves, or that one enters from the hand.
    pub fn hint_piece(self, hint: &Hint, position: &Position) -> String {
        let Some(point) = hint.piece else {
            return match position.side() {
                Side::Goats => self.get("hint-step-place-goat", &[]),
                Side::Tigers => self.get("hint-step-place-tiger", &[]),
            };
        };
        let on = [("on", self.place(position.board(), point, Form::On).into())];
        match position.piece(point) {
            Some(Piece::Tiger) => self.get("hint-step-piece-tiger", &on),
            _ => self.get("hint-step-piece-goat", &on),
        }
    }

    /// The third step of a hint: the move with its reason.
    pub fn hint_move(self, hint: &Hint, position: &Position) -> String {
        let mv = hint.mv.notation(position.board()).to_string();
        let reason = self.reason(hint.reason, position.board());
        self.get("hint-step-move", &[("move", mv.into()), ("reason", reason.into())])
    }

    /// A reason for a move, in a sentence that speaks of the move as “it”.
    pub fn reason(self, reason: Reason, board: &Board) -> String {
        let on = |point: Point| [("on", self.place(board, point, Form::On).into())];
        match reason {
            Reason::Forced => self.get("hint-reason-forced", &[]),
            Reason::LastCapture { goat } => self.get("hint-reason-last-capture", &on(goat)),
            Reason::LastTrap => self.get("hint-reason-last-trap", &[]),
            Reason::CloseTrap { turns: Some(turns) } => {
                self.get("hint-reason-close-trap-turns", &[("turns", turns.into())])
            }
            Reason::CloseTrap { turns: None } => self.get("hint-reason-close-trap", &[]),
            Reason::ForceCaptures { turns: Some(turns) } => {
                self.get("hint-reason-force-captures-turns", &[("turns", turns.into())])
            }
            Reason::ForceCaptures { turns: None } => self.get("hint-reason-force-captures", &[]),
            Reason::OnlyWin => self.get("hint-reason-only-win", &[]),
            Reason::OnlyDraw => self.get("hint-reason-only-draw", &[]),
            Reason::TakeGoat { goat } => self.get("hint-reason-take-goat", &on(goat)),
            Reason::FreeTiger { tiger } => self.get("hint-reason-free-tiger", &on(tiger)),
            Reason::SaveGoat { goat } => self.get("hint-reason-save-goat", &on(goat)),
            Reason::Fork { first, second } => {
                let first = self.place(board, first, Form::On);
                let second = self.place(board, second, Form::On);
                self.get("hint-reason-fork", &[("first", first.into()), ("second", second.into())])
            }
            Reason::Threaten { goat } => self.get("hint-reason-threaten", &on(goat)),
            Reason::TrapTiger { tiger } => self.get("hint-reason-trap-tiger", &on(tiger)),
            Reason::SafePoint { at } => self.get("hint-reason-safe-point", &on(at)),
            Reason::KeepWin => self.get("hint-reason-keep-win", &[]),
            Reason::KeepDraw => self.get("hint-reason-keep-draw", &[]),
            Reason::Resist { turns: Some(turns) } => self.get("hint-reason-resist-turns", &[("turns", turns.into())]),
            Reason::Resist { turns: None } => self.get("hint-reason-resist", &[]),
            Reason::Improve { plies } => self.get("hint-reason-improve", &[("plies", plies.into())]),
        }
    }

    /// A turning point of a reviewed game: what the move gave away, and what would have kept it. `index` is the
    /// move's place in the game, from 0. For a move that gave nothing away, its reason.
    pub fn turning_point(self, reviewed: &ReviewedMove, index: usize, board: &'static Board) -> String {
        let reason = self.reason(reviewed.reason, board);
        let number = index + 1;
        let played = reviewed.mv.notation(board).to_string();
        let lost = [("number", number.into()), ("move", played.into())];
        let certain = reviewed.before.is_exact() && reviewed.after.is_exact();
        let lost = match (Lost::between(reviewed.side, &reviewed.before, &reviewed.after), certain) {
            (None, _) => return reason,
            (Some(Lost::WinToDraw), true) => self.get("review-lost-win-to-draw", &lost),
            (Some(Lost::WinToLoss), true) => self.get("review-lost-win-to-loss", &lost),
            (Some(Lost::Draw), true) => self.get("review-lost-draw", &lost),
            (Some(Lost::WinToDraw), false) => self.get("review-lost-win-to-draw-perhaps", &lost),
            (Some(Lost::WinToLoss), false) => self.get("review-lost-win-to-loss-perhaps", &lost),
            (Some(Lost::Draw), false) => self.get("review-lost-draw-perhaps", &lost),
        };
        let best = reviewed.best.notation(board).to_string();
        let better = self.get("review-better", &[("move", best.into()), ("reason", reason.into())]);
        format!("{lost} {better}")
    }

    /// What a tried move of this side gives away, and what keeps it.
    pub fn refutation(self, refutation: &Refutation, side: Side, board: &'static Board) -> String {
        let Refutation { before, after, .. } = refutation;
        let certain = before.is_exact() && after.is_exact();
        let gives = match (Lost::between(side, before, after), certain) {
            (Some(Lost::WinToDraw), true) => self.get("review-gives-win-to-draw", &[]),
            (Some(Lost::WinToLoss), true) => self.get("review-gives-win-to-loss", &[]),
            (Some(Lost::Draw) | None, true) => self.get("review-gives-draw", &[]),
            (Some(Lost::WinToDraw), false) => self.get("review-gives-win-to-draw-perhaps", &[]),
            (Some(Lost::WinToLoss), false) => self.get("review-gives-win-to-loss-perhaps", &[]),
            (Some(Lost::Draw) | None, false) => self.get("review-gives-draw-perhaps", &[]),
        };
        let better = refutation.better.notation(board).to_string();
        let reason = self.reason(refutation.reason, board);
        let better = self.get("review-better-now", &[("move", better.into()), ("reason", reason.into())]);
        format!("{gives} {better}")
    }

    /// What a position is worth: `Goats win`, or `Goats look better` where it is an estimate.
    pub fn judgement(self, judgement: &Judgement) -> String {
        let value = ("value", judgement.value.id().into());
        match (judgement.is_exact(), judgement.moves) {
            (true, Some(turns)) if judgement.value != Worth::Draw => {
                self.get("review-value-exact-turns", &[value, ("turns", turns.into())])
            }
            (true, _) => self.get("review-value-exact", &[value]),
            (false, _) => self.get("review-value-estimate", &[value]),
        }
    }

    /// How well a side decided, in thousandths of its decisions; `None` where it had nothing to decide.
    pub fn accuracy(self, side: Side, thousandths: Option<u16>) -> String {
        let side = ("side", side.id().into());
        match thousandths {
            Some(thousandths) => {
                let percent = (u32::from(thousandths) + 5) / 10;
                self.get("review-accuracy-side", &[side, ("percent", percent.into())])
            }
            None => self.get("review-accuracy-none", &[side]),
        }
    }
}

/// What a move of a side gave away.
enum Lost {
    WinToDraw,
    WinToLoss,
    Draw,
}

impl Lost {
    fn between(side: Side, before: &Judgement, after: &Judgement) -> Option<Self> {
        match (before.value.to(side), after.value.to(side)) {
            (1, 0) => Some(Self::WinToDraw),
            (1, -1) => Some(Self::WinToLoss),
            (0, -1) => Some(Self::Draw),
            _ => None,
        }
    }
}
