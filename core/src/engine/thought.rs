//! One thought: every move of a situation with its value, as far as it can be known.

use super::judge::judgement_of_score;
use super::limits::{Limits, NoAnswer};
use super::oracle::{Known, Opened};
use super::prove::{Prover, Unproved};
use super::score::{MOST_ESTIMATE, oracle_win};
use super::search::{Found, Halt, RootMove, search};
use super::situation::Situation;
use super::value::{Judgement, Value};
use crate::moves::Move;
use crate::position::Position;
use crate::side::Side;

/// How the moves are sorted before they are proved.
const OPINION_DEPTH: u8 = 3;
const OPINION_NODES: u64 = 5_000;

/// The most positions to visit to tell a draw from a loss behind a move that gives a win away.
const LOSER_NODES: u64 = 20_000;

/// A position of an opinion costs a twentieth of what one of a proof costs, so there may be more of them.
const OPINIONS: u64 = 6;

/// As many positions may be visited to find again what is mostly remembered.
const REMEMBERED_NODES: u64 = 500;

/// A move with its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Appraised {
    pub(super) mv: Move,
    /// The value of the position when this move is made, seen before the move.
    pub(super) judgement: Judgement,
    /// For the side that moves: the larger, the better. Quicker wins and longer losses are better.
    pub(super) score: i32,
}

/// Every legal move with its value, the best first.
#[derive(Clone, Debug, Default)]
pub(super) struct Appraisal {
    pub(super) moves: Vec<Appraised>,
    /// Plies searched to the end; 0 where every value was known.
    pub(super) depth: u8,
    pub(super) line: Vec<Move>,
    /// Whether of every move it is proved whether it keeps the value.
    pub(super) complete: bool,
}

impl Appraisal {
    pub(super) fn best(&self) -> Option<&Appraised> {
        self.moves.first()
    }

    pub(super) fn of(&self, mv: Move) -> Option<&Appraised> {
        self.moves.iter().find(|appraised| appraised.mv == mv)
    }
}

/// What one thought may use and has used.
pub(super) struct Thought<'t, 'l> {
    pub(super) opened: Opened<'t>,
    prover: Prover,
    limits: Limits<'l>,
    nodes: u64,
    /// Positions that opinions of replies visited.
    opinions: u64,
}

impl<'t, 'l> Thought<'t, 'l> {
    pub(super) fn new(opened: Opened<'t>, limits: Limits<'l>) -> Self {
        Self { opened, prover: Prover::new(), limits, nodes: 0, opinions: 0 }
    }

    /// How many positions were visited so far.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes + self.prover.nodes + self.opinions
    }

    fn left(&self) -> u64 {
        self.limits.nodes.map_or(u64::MAX, |most| most.saturating_sub(self.nodes + self.prover.nodes))
    }

    /// Goes on to another question with as many positions to visit as for the first; what was proved is remembered.
    pub(super) fn renew(&mut self) {
        self.nodes = 0;
        self.opinions = 0;
        self.prover.nodes = 0;
    }

    /// The proved value of a position, if it can be had by looking up or by visiting at most so many positions.
    pub(super) fn proved(&mut self, position: &Position, nodes: u64) -> Result<Option<Known>, NoAnswer> {
        if let Some(winner) = position.winner() {
            // Tigers that are trapped find it out on this very turn.
            return Ok(Some(Known { value: Value::win(winner), moves: (winner == Side::Goats).then_some(1) }));
        }
        if let Some(known) = self.opened.probe(position) {
            return Ok(Some(known));
        }
        if nodes == 0 || !Prover::can_prove(&self.opened, position) {
            return Ok(None);
        }
        let nodes = nodes.min(self.left());
        match self.prover.value(&mut self.opened, position, nodes, &self.limits) {
            Ok(value) => Ok(Some(Known { value, moves: None })),
            Err(Unproved::TooHard) => Ok(None),
            Err(Unproved::Cancelled) => Err(NoAnswer::Cancelled),
        }
    }

    /// The value of a placement position, proved by visiting at most `left` positions, which are counted down.
    pub(super) fn prove(&mut self, position: &Position, left: &mut u64) -> Result<Value, Unproved> {
        if !Prover::can_prove(&self.opened, position) {
            return Err(Unproved::TooHard);
        }
        let before = self.prover.nodes;
        let value = self.prover.value(&mut self.opened, position, *left, &self.limits);
        *left = left.saturating_sub(self.prover.nodes - before);
        value
    }

    /// Whether a position is worth at least a value to a side, proved as by [`Self::prove`].
    pub(super) fn keeps(
        &mut self,
        position: &Position,
        wanted: (Value, Side),
        left: &mut u64,
    ) -> Result<bool, Unproved> {
        if !Prover::can_prove(&self.opened, position) && !position.is_movement_phase() {
            return Err(Unproved::TooHard);
        }
        let before = self.prover.nodes;
        let kept = self.prover.keeps(&mut self.opened, position, wanted, *left, &self.limits);
        *left = left.saturating_sub(self.prover.nodes - before);
        kept
    }

    /// Appraises every move: looked up or proved where that can be done for all, searched otherwise.
    pub(super) fn appraise(&mut self, situation: &Situation) -> Result<Appraisal, NoAnswer> {
        self.appraise_within(situation, u64::MAX)
    }

    /// The same with at most so many positions where they have to be searched.
    pub(super) fn appraise_within(&mut self, situation: &Situation, most: u64) -> Result<Appraisal, NoAnswer> {
        if let Some(exact) = self.looked_up(situation)? {
            return Ok(exact);
        }
        if let Some(proved) = self.by_proofs(situation)? {
            return Ok(proved);
        }
        let position = situation.position();
        let limits = Limits { nodes: Some(self.left().max(1_000).min(most)), ..self.limits };
        let found = match search(situation, &mut self.opened, &limits, true) {
            Ok(found) => found,
            Err(Halt::Cancel | Halt::MoveNow) => return Err(NoAnswer::Cancelled),
        };
        self.nodes += found.nodes;
        let movement = position.is_movement_phase();
        let appraise = |root: &RootMove| Appraised {
            mv: root.mv,
            judgement: judgement_of_score(root.score, position.side(), movement),
            score: root.score,
        };
        Ok(Appraisal {
            moves: found.moves.iter().map(appraise).collect(),
            depth: found.depth,
            line: found.line,
            complete: false,
        })
    }

    /// Appraises the moves of a placement position by proving of each whether it keeps the value; the likeliest are
    /// tried first, for as long as the limits allow. `None` where nothing can be proved.
    fn by_proofs(&mut self, situation: &Situation) -> Result<Option<Appraisal>, NoAnswer> {
        let position = situation.position();
        let side = position.side();
        if !Prover::can_prove(&self.opened, position) {
            return Ok(None);
        }
        let Some(value) = self.proved(position, self.left() / 4 * 3)?.map(|known| known.value) else { return Ok(None) };
        let found = self.opinion(situation, OPINION_DEPTH, OPINION_NODES)?;
        self.nodes += found.nodes;
        let mut moves = Vec::with_capacity(found.moves.len());
        let mut complete = true;
        for root in &found.moves {
            let next = position.play_unchecked(root.mv);
            // What proved the value has proved a move that keeps it: to find that again takes next to nothing.
            let nodes = self.left().max(REMEMBERED_NODES);
            match self.prover.keeps(&mut self.opened, &next, (value, side), nodes, &self.limits) {
                Ok(true) => moves.push(appraised(position, root.mv, Known { value, moves: None })),
                Ok(false) => moves.push(self.loser(position, root.mv, value)?),
                Err(Unproved::TooHard) => {
                    complete = false;
                    moves.push(unproved(root, side));
                }
                Err(Unproved::Cancelled) => return Err(NoAnswer::Cancelled),
            }
        }
        moves.sort_by_key(|appraised| core::cmp::Reverse(appraised.score));
        let kept = moves.first().is_some_and(|best| best.judgement.is_exact() && best.judgement.value == value);
        let line = moves.first().map(|best| best.mv).into_iter().collect();
        Ok(kept.then_some(Appraisal { moves, depth: 0, line, complete }))
    }

    /// How the moves look to somebody who looks so many plies ahead and knows nothing.
    fn opinion(&self, situation: &Situation, depth: u8, nodes: u64) -> Result<Found, NoAnswer> {
        let limits = Limits { nodes: Some(nodes), depth: Some(depth), signal: self.limits.signal };
        match search(situation, &mut Opened::none(), &limits, true) {
            Ok(found) => Ok(found),
            Err(Halt::Cancel | Halt::MoveNow) => Err(NoAnswer::Cancelled),
        }
    }

    /// How the replies in a position look; none once as many positions were visited for such opinions as the limits
    /// allow: [`OPINIONS`] for each that may be visited otherwise.
    pub(super) fn opinion_of_replies(
        &mut self,
        position: &Position,
        depth: u8,
        nodes: u64,
    ) -> Result<Vec<RootMove>, NoAnswer> {
        let most = self.limits.nodes.map_or(u64::MAX, |nodes| nodes.saturating_mul(OPINIONS));
        if self.opinions >= most {
            return Ok(Vec::new());
        }
        let found = self.opinion(&Situation::new(*position), depth, nodes.min(most - self.opinions))?;
        self.opinions += found.nodes;
        Ok(found.moves)
    }

    /// A move that is proved not to keep `value`.
    fn loser(&mut self, position: &Position, mv: Move, value: Value) -> Result<Appraised, NoAnswer> {
        let side = position.side();
        let lost = Value::win(side.other());
        if value != Value::win(side) {
            return Ok(appraised(position, mv, Known { value: lost, moves: None }));
        }
        // From a win it may be a draw or a loss.
        let known = self.proved(&position.play_unchecked(mv), LOSER_NODES)?;
        Ok(appraised(position, mv, known.unwrap_or(Known { value: Value::Draw, moves: None })))
    }

    /// Appraises every move by looking it up, or not at all.
    pub(super) fn looked_up(&mut self, situation: &Situation) -> Result<Option<Appraisal>, NoAnswer> {
        self.appraise_exactly(situation, 0)
    }

    /// Appraises every move by proved values only, visiting at most so many positions for each, or not at all.
    pub(super) fn appraise_exactly(
        &mut self,
        situation: &Situation,
        nodes: u64,
    ) -> Result<Option<Appraisal>, NoAnswer> {
        let position = situation.position();
        let legal = position.legal_moves();
        let mut moves = Vec::with_capacity(legal.len());
        // A proof that fails for one move is not tried for the others.
        for mv in legal {
            let next = situation.after(mv);
            let known = match next.ends_in_draw() {
                true => Some(Known { value: Value::Draw, moves: None }),
                false => self.proved(next.position(), nodes)?,
            };
            let Some(known) = known else { return Ok(None) };
            moves.push(appraised(position, mv, known));
        }
        moves.sort_by_key(|appraised| core::cmp::Reverse(appraised.score));
        let line = moves.first().map(|best| best.mv).into_iter().collect();
        Ok(Some(Appraisal { moves, depth: 0, line, complete: true }))
    }
}

/// A move of which nothing could be proved: it counts less than any that keeps the value.
fn unproved(root: &RootMove, side: Side) -> Appraised {
    let judgement = judgement_of_score(root.score.clamp(-MOST_ESTIMATE, MOST_ESTIMATE), side, false);
    Appraised { mv: root.mv, judgement, score: -oracle_win(0) }
}

/// A move from the known value behind it.
fn appraised(position: &Position, mv: Move, known: Known) -> Appraised {
    let side = position.side();
    // The turn of this move counts too where tigers make it; a capture that keeps the win is the aim itself.
    let moves = match (side, known.value.winner()) {
        (_, None) => None,
        (Side::Goats, Some(_)) => known.moves,
        (Side::Tigers, Some(Side::Goats)) if mv.is_capture() => Some(1),
        (Side::Tigers, Some(Side::Tigers)) if mv.is_capture() => Some(1),
        (Side::Tigers, Some(_)) => known.moves.map(|moves| moves + 1),
    };
    let moves = moves.filter(|_| position.is_movement_phase());
    let judgement = Judgement::exact(known.value, moves);
    let score =
        i32::from(known.value.to(side)) * known.value.winner().map_or(0, |_| oracle_win(moves.unwrap_or(2_000)));
    Appraised { mv, judgement, score }
}
