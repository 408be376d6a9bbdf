//! A hint and how much of it has been shown.

use aadupuli_core::PointSet;
use aadupuli_core::engine::Hint;

/// The steps of a hint, each asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum HintStep {
    /// The idea.
    Idea,
    /// The piece that should move.
    Piece,
    /// The move with its reason.
    Move,
}

/// A hint that is on show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct HintShown {
    pub(crate) hint: Hint,
    pub(crate) step: HintStep,
}

impl HintShown {
    pub(crate) const fn first(hint: Hint) -> Self {
        Self { hint, step: HintStep::Idea }
    }

    /// The points that the shown steps speak of.
    pub(crate) fn points(&self) -> PointSet {
        let piece = if self.step >= HintStep::Piece { self.hint.piece } else { None };
        let to = if self.step == HintStep::Move { self.hint.mv.to() } else { None };
        piece.into_iter().chain(to).collect()
    }

    /// The hint with all its steps.
    pub(crate) const fn whole(self) -> Self {
        Self { step: HintStep::Move, ..self }
    }

    /// The hint with one step more.
    pub(crate) const fn further(self) -> Self {
        let step = match self.step {
            HintStep::Idea => HintStep::Piece,
            HintStep::Piece | HintStep::Move => HintStep::Move,
        };
        Self { step, ..self }
    }
}
