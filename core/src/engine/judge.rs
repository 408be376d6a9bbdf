//! The value of a position.

use super::Engine;
use super::limits::{Limits, NoAnswer};
use super::oracle::Opened;
use super::score::{FORCED, PROVED, WIN, expectation};
use super::search::{Found, Halt, search};
use super::situation::Situation;
use super::thought::Thought;
use super::value::{Certainty, Judgement, Value};
use crate::side::Side;

/// The most positions that a judgement visits unless told otherwise.
pub(super) const JUDGE_NODES: u64 = 1_000_000;

/// The most positions that the estimate visits where no proof was found.
const FALLBACK_NODES: u64 = 200_000;

impl Engine<'_> {
    /// The value of a position, for its own quiet count.
    ///
    /// It is exact where the rules, the tables or a search to the end prove it, and an estimate otherwise.
    ///
    /// # Errors
    /// [`NoAnswer::Cancelled`] if the signal said so. A finished position has its value too.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_core::{GameId, Position, RuleSet, Variants, engine::{Engine, Limits, Situation, Value}};
    /// let rules = RuleSet::new(GameId::Standard, Variants::NONE);
    /// let last_goat = Position::parse("G/2T3/G2G1T/GGG1GT/GGGG t 0 4 0 - 0", rules)?;
    /// let judged = Engine::without_tables().judge(&Situation::new(last_goat), &Limits::nodes(10_000))?;
    /// assert_eq!((judged.value, judged.is_exact(), judged.moves), (Value::Tigers, true, Some(1)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn judge(&self, situation: &Situation, limits: &Limits<'_>) -> Result<Judgement, NoAnswer> {
        self.judge_counted(situation, limits).map(|(judgement, _)| judgement)
    }

    /// The same, with how many positions were visited.
    ///
    /// # Errors
    /// As [`Engine::judge`].
    pub fn judge_counted(&self, situation: &Situation, limits: &Limits<'_>) -> Result<(Judgement, u64), NoAnswer> {
        let limits = if limits.nodes.is_none() { limits.at_most_nodes(JUDGE_NODES) } else { *limits };
        let position = situation.position();
        let mut thought = Thought::new(self.open(), limits);
        if let Some(known) = thought.proved(position, u64::MAX)? {
            let moves = known.moves.filter(|_| position.is_movement_phase());
            return Ok((Judgement::exact(known.value, moves), thought.nodes()));
        }
        let found = searched(situation, &mut thought.opened, &limits.at_most_nodes(FALLBACK_NODES), false)?;
        let judged = judgement(&found, position.side(), position.is_movement_phase());
        Ok((judged, thought.nodes() + found.nodes))
    }
}

/// Searches and turns a halt into an answer.
pub(super) fn searched(
    situation: &Situation,
    known: &mut Opened<'_>,
    limits: &Limits<'_>,
    all_moves: bool,
) -> Result<Found, NoAnswer> {
    match search(situation, known, limits, all_moves) {
        Ok(found) => Ok(found),
        Err(Halt::Cancel | Halt::MoveNow) => Err(NoAnswer::Cancelled),
    }
}

/// From this expectation on, either way, an estimate is called a win.
const ESTIMATED_WIN: i16 = 500;

/// What a search's best score says of the position, for `side` to move.
pub(super) fn judgement(found: &Found, side: Side, movement: bool) -> Judgement {
    let score = found.moves.first().map_or(0, |root| root.score);
    judgement_of_score(score, side, movement)
}

/// What a score says, for `side` to move.
pub(super) fn judgement_of_score(score: i32, side: Side, movement: bool) -> Judgement {
    let winner = if score > 0 { side } else { side.other() };
    if score.abs() >= PROVED {
        // A search counts plies to the end, not turns to the next capture; on the last turn they are the same.
        let last_turn = score.abs() >= FORCED && turns_of_tigers(WIN - score.abs(), side, winner) <= 1;
        let moves = (movement && last_turn).then_some(1);
        return Judgement::exact(Value::win(winner), moves);
    }
    let for_goats = if side == Side::Goats { 1 } else { -1 };
    let expectation = for_goats * expectation(score);
    let value = match expectation {
        ESTIMATED_WIN.. => Value::Goats,
        e if e <= -ESTIMATED_WIN => Value::Tigers,
        _ => Value::Draw,
    };
    Judgement { value, certainty: Certainty::Estimate, moves: None, expectation }
}

/// How many tiger turns lie in a win that is `plies` away.
fn turns_of_tigers(plies: i32, side: Side, winner: Side) -> u16 {
    let plies = u16::try_from(plies).unwrap_or(0);
    // The trap is found out on the tigers' turn after the goats' last move.
    match (side, winner) {
        (Side::Tigers, Side::Tigers) => plies.div_ceil(2),
        (Side::Goats, Side::Tigers) => plies / 2,
        (Side::Tigers, Side::Goats) => plies / 2 + 1,
        (Side::Goats, Side::Goats) => plies.div_ceil(2),
    }
}
