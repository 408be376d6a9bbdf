//! Repetition and the quiet count inside a search, and which of the past a search to a given depth can notice.
//!
//! A stored score is only right where the past means the same: the same position may be a draw by repetition on one
//! way and not on another (the graph-history interaction). Scores are therefore stored together with a *context*: a
//! hash of exactly that part of the past which a search of this depth could run into. Mostly nothing is, and all
//! ways share the entry.

use crate::position::{Position, PositionKey};
use crate::rules::RuleSet;

/// The fewest plies in which a position can come again.
const SHORTEST_CYCLE: u32 = 4;

/// How an ended line is scored for the side that is to move at its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    Draw,
    /// The side that moved last has repeated once too often and loses.
    RepeaterLost,
}

/// The positions on the way to the present one, since the last move that cannot be taken back.
pub(super) struct Past {
    keys: Vec<u64>,
    /// Where in `keys` the part begins that still counts; older parts wait for the way back.
    starts: Vec<usize>,
    draw_at: Option<usize>,
    loss_at: Option<usize>,
}

impl Past {
    pub(super) fn new(rules: &RuleSet, past: &[PositionKey]) -> Self {
        Self {
            keys: past.iter().map(|key| key.bits()).collect(),
            starts: vec![0],
            draw_at: rules.threefold.then_some(3),
            loss_at: rules.repeater_loses.then_some(4),
        }
    }

    fn counting(&self) -> &[u64] {
        let start = self.starts.last().copied().unwrap_or(0);
        self.keys.get(start..).unwrap_or(&[])
    }

    /// Goes on to the next position; `returnable` says whether `from` can come again after it.
    pub(super) fn push(&mut self, from: &Position, returnable: bool) {
        self.keys.push(from.key().bits());
        let start = if returnable { self.starts.last().copied().unwrap_or(0) } else { self.keys.len() };
        self.starts.push(start);
    }

    pub(super) fn pop(&mut self) {
        self.keys.pop();
        self.starts.pop();
    }

    /// Whether a position that was just reached ends the game by the quiet count or by repetition.
    pub(super) fn ending(&self, position: &Position) -> Option<Ending> {
        if !position.is_movement_phase() {
            return None;
        }
        if position.rules().quiet_tiger_moves.is_some_and(|limit| position.quiet_tiger_moves() >= u16::from(limit)) {
            return Some(Ending::Draw);
        }
        let often = self.draw_at.or(self.loss_at)?;
        let key = position.key().bits();
        let before = self.counting();
        if before.len() + 1 < often {
            return None;
        }
        let stands = 1 + before.iter().filter(|&&earlier| earlier == key).count();
        match (self.draw_at, self.loss_at) {
            (Some(draw), _) if stands >= draw => Some(Ending::Draw),
            (_, Some(loss)) if stands >= loss => Some(Ending::RepeaterLost),
            _ => None,
        }
    }

    /// What of the past a search of this depth from this position could notice, hashed; 0 for nothing.
    pub(super) fn context(&self, position: &Position, depth: u8) -> u64 {
        if !position.is_movement_phase() {
            return 0;
        }
        let mut context = 0_u64;
        if let Some(limit) = position.rules().quiet_tiger_moves {
            // In `depth` plies the tigers move at most `depth` times (goats may have to pass).
            if position.quiet_tiger_moves() + u16::from(depth) >= u16::from(limit) {
                context = 1 + u64::from(position.quiet_tiger_moves());
            }
        }
        let Some(often) = self.draw_at.or(self.loss_at) else { return context };
        let here = position.key().bits();
        let before = self.counting();
        for (i, &key) in before.iter().enumerate() {
            let first_return = if key == here { SHORTEST_CYCLE } else { fewest_plies(here, key) };
            if first_return > u32::from(depth) {
                continue;
            }
            // How often it has stood up to this entry, standing here now included.
            let stood = before.iter().take(i + 1).filter(|&&earlier| earlier == key).count() + usize::from(key == here);
            let missing = often.saturating_sub(stood) as u32;
            if first_return + SHORTEST_CYCLE * missing.saturating_sub(1) <= u32::from(depth) {
                context = context.wrapping_add(mix(key));
            }
        }
        context
    }
}

/// A lower bound of the plies from one position to another: every piece that stands elsewhere has to move.
fn fewest_plies(from: u64, to: u64) -> u32 {
    const TIGERS: u64 = (1 << 25) - 1;
    const GOATS: u64 = TIGERS << 25;
    let gone = from & !to;
    let (tigers, goats) = ((gone & TIGERS).count_ones(), (gone & GOATS).count_ones());
    // The sides alternate, so that between two moves of one side lies a move of the other.
    let most = tigers.max(goats);
    (2 * most).saturating_sub(1)
}

fn mix(key: u64) -> u64 {
    let mut z = key.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
