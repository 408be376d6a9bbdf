//! When the computer claims a draw.

use super::{Engine, Limits, NoAnswer, Situation, Value};
use crate::game::{ClaimStatus, Game};

/// So many moves of each side have to pass without a capture first.
const QUIET_MOVES_EACH: usize = 10;

impl Engine<'_> {
    /// Whether the computer claims a draw now: only where the rules allow it, the position is proved to be drawn, and
    /// ten moves of each side have passed without a capture. So it never escapes a loss by a claim.
    ///
    /// # Errors
    /// [`NoAnswer::Cancelled`] if the signal said so.
    pub fn wants_draw(&self, game: &Game, limits: &Limits<'_>) -> Result<bool, NoAnswer> {
        let recent = game.plies().iter().rev().take(2 * QUIET_MOVES_EACH);
        let quiet = recent.len() == 2 * QUIET_MOVES_EACH && !recent.clone().any(|ply| ply.mv.is_capture());
        if !quiet || game.claim_status() != ClaimStatus::Available {
            return Ok(false);
        }
        let judged = self.judge(&Situation::of(game), limits)?;
        Ok(judged.is_exact() && judged.value == Value::Draw)
    }
}
