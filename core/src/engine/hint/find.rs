//! Which reason holds for a move: each is checked on the board or by proved values before it is stated.

use super::reason::Reason;
use crate::engine::thought::{Appraisal, Appraised};
use crate::engine::value::Value;
use crate::moves::Move;
use crate::point::{Point, PointSet};
use crate::position::Position;
use crate::side::Side;

/// Wins up to so many turns are announced as such before anything else.
const SOON: u16 = 5;

/// The most telling reason that holds for a move that is among the best.
pub(crate) fn reason_for(position: &Position, chosen: &Appraised, appraisal: &Appraisal) -> Reason {
    let next = position.play_unchecked(chosen.mv);
    if let Some(reason) = at_once(position, &next, chosen.mv) {
        return reason;
    }
    if appraisal.moves.len() == 1 {
        return Reason::Forced;
    }
    let won = won_by_force(position.side(), chosen);
    if let Some(reason) = won.filter(|reason| reason.number().is_some_and(|turns| turns <= SOON)) {
        return reason;
    }
    let lost = chosen.judgement.is_exact() && chosen.judgement.value.to(position.side()) < 0;
    let telling = if lost { None } else { on_the_board(position, &next, chosen.mv) };
    telling
        .or_else(|| only_move(position.side(), chosen, appraisal))
        .or_else(|| if lost { None } else { modest(position, &next) })
        .or(won.filter(|reason| reason.number().is_some()))
        .or_else(|| if lost { None } else { safe_point(position, &next, chosen.mv) })
        .unwrap_or_else(|| by_value(position.side(), chosen, appraisal))
}

fn at_once(position: &Position, next: &Position, mv: Move) -> Option<Reason> {
    match next.winner()? {
        Side::Tigers => position.captured_point(mv).map(|goat| Reason::LastCapture { goat }),
        Side::Goats => Some(Reason::LastTrap),
    }
}

fn won_by_force(side: Side, chosen: &Appraised) -> Option<Reason> {
    let judgement = chosen.judgement;
    if !judgement.is_exact() || judgement.value != Value::win(side) {
        return None;
    }
    let turns = judgement.moves;
    Some(match side {
        Side::Goats => Reason::CloseTrap { turns },
        Side::Tigers => Reason::ForceCaptures { turns },
    })
}

/// What the move visibly does for its side, the strongest in front.
fn on_the_board(position: &Position, next: &Position, mv: Move) -> Option<Reason> {
    if let Some(goat) = position.captured_point(mv) {
        return Some(Reason::TakeGoat { goat });
    }
    match position.side() {
        Side::Goats => saved_goat(position, next).map(|goat| Reason::SaveGoat { goat }),
        Side::Tigers => {
            let freed = (position.trapped_tigers() - next.trapped_tigers()) & next.tigers();
            freed.first().map(|tiger| Reason::FreeTiger { tiger }).or_else(|| fork(next))
        }
    }
}

/// A goat that was in danger, if no goat is in danger any more.
fn saved_goat(position: &Position, next: &Position) -> Option<Point> {
    if next.capturable_goats().is_empty() { position.capturable_goats().first() } else { None }
}

/// Two goats in danger of which no reply saves both.
fn fork(next: &Position) -> Option<Reason> {
    let mut threatened = next.capturable_goats().iter();
    let (first, second) = (threatened.next()?, threatened.next()?);
    if next.side() != Side::Goats {
        return None;
    }
    let no_escape = next.legal_moves().iter().all(|&reply| {
        let still = next.play_unchecked(reply).capturable_goats();
        still.contains(first) || still.contains(second)
    });
    no_escape.then_some(Reason::Fork { first, second })
}

fn only_move(side: Side, chosen: &Appraised, appraisal: &Appraisal) -> Option<Reason> {
    let value = chosen.judgement.value.to(side);
    let keeps = |other: &&Appraised| other.judgement.value.to(side) >= value;
    if !appraisal.complete || appraisal.moves.iter().filter(keeps).count() != 1 {
        return None;
    }
    match value {
        1 => Some(Reason::OnlyWin),
        0 => Some(Reason::OnlyDraw),
        _ => None,
    }
}

/// Smaller merits.
fn modest(position: &Position, next: &Position) -> Option<Reason> {
    match position.side() {
        Side::Goats => {
            let trapped = next.trapped_tigers() - position.trapped_tigers();
            trapped.first().map(|tiger| Reason::TrapTiger { tiger })
        }
        Side::Tigers => {
            let threatened = next.capturable_goats() - position.capturable_goats();
            let goat = threatened.first()?;
            (next.side() == Side::Goats).then_some(Reason::Threaten { goat })
        }
    }
}

/// True of many moves that are worth no more than others (`Advice::SafePointsFirst` is weak): said only of a move of which
/// nothing better can be said.
fn safe_point(position: &Position, next: &Position, mv: Move) -> Option<Reason> {
    let safe = position.board().safe_points();
    let was_safe = mv.from().is_some_and(|from| safe.contains(from));
    let at = mv.to().filter(|&to| position.side() == Side::Goats && safe.contains(to) && !was_safe)?;
    // Of little use to somebody whose other goats hang.
    (next.capturable_goats() == PointSet::EMPTY).then_some(Reason::SafePoint { at })
}

fn by_value(side: Side, chosen: &Appraised, appraisal: &Appraisal) -> Reason {
    let judgement = chosen.judgement;
    if !judgement.is_exact() {
        return Reason::Improve { plies: appraisal.depth };
    }
    match judgement.value.to(side) {
        1 => Reason::KeepWin,
        0 => Reason::KeepDraw,
        _ => Reason::Resist { turns: judgement.moves },
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::panic, reason = "a test fails by panicking")]

    use super::*;
    use crate::engine::value::Judgement;
    use crate::rules::{GameId, RuleSet, Variants};

    /// The reason for a move, where it and all others have this value.
    fn reason(position: &str, mv: &str, judgement: Judgement) -> Reason {
        let rules = RuleSet::new(GameId::Standard, Variants::NONE);
        let position = Position::parse(position, rules).unwrap_or_else(|error| panic!("{position}: {error}"));
        let mv = Move::parse(mv, rules.board()).unwrap_or_else(|error| panic!("{mv}: {error}"));
        let alike = |&mv: &Move| Appraised { mv, judgement, score: 0 };
        let moves: Vec<Appraised> = position.legal_moves().iter().map(alike).collect();
        let Some(&chosen) = moves.iter().find(|other| other.mv == mv) else { panic!("{mv:?} is not legal") };
        reason_for(&position, &chosen, &Appraisal { moves, depth: 0, line: Vec::new(), complete: true })
    }

    #[test]
    fn a_safe_point_is_a_reason_where_there_is_no_better_one() {
        let start = "T/2TT2/6/6/4 g 15 0 0 - 0";
        let draw = Judgement::exact(Value::Draw, None);
        let won = |turns| Judgement::exact(Value::Goats, Some(turns));
        assert_eq!(reason(start, "e1", draw).idea().id(), "safe-point");
        assert_eq!(reason(start, "c3", draw), Reason::KeepDraw);
        assert_eq!(reason(start, "e1", won(SOON + 20)), Reason::CloseTrap { turns: Some(SOON + 20) });
        // The goat on d3 hangs, and a goat on e1 does not help it.
        let hangs = "T/2T3/3T2/3G2/4 g 14 0 0 - 0";
        assert_eq!(reason(hangs, "e1", draw), Reason::KeepDraw);
    }

    #[test]
    fn what_a_move_does_on_the_board_comes_before_the_safe_point_that_it_takes() {
        let draw = Judgement::exact(Value::Draw, None);
        assert_eq!(reason("T/T2T2/G5/6/4 g 14 0 0 - 0", "d1", draw).idea().id(), "save-goat");
        assert_eq!(reason("T/3T2/2G3/2G3/1TGG g 11 0 0 - 0", "e1", draw).idea().id(), "trap-tiger");
    }
}
