//! Hints lose nothing, and every reason they give is so.

use std::collections::BTreeMap;

use aadupuli_core::engine::{Engine, Hint, Idea, Limits, Reason, Situation, Value};
use aadupuli_core::{GameId, Position, Side};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::positions::{engine, placement_positions, random_position, rules};

/// The value, proved, with its number of turns.
fn judged(position: &Position) -> (Value, Option<u16>) {
    if let Some(winner) = position.winner() {
        return (Value::win(winner), None);
    }
    let judged = engine().judge(&Situation::new(*position), &Limits::nodes(5_000_000)).unwrap();
    assert!(judged.is_exact(), "{position}");
    (judged.value, judged.moves)
}

/// The values behind all moves but one.
fn others<'a>(position: &'a Position, hint: &'a Hint) -> impl Iterator<Item = i8> + 'a {
    let side = position.side();
    let others = position.legal_moves().into_iter().filter(|&mv| mv != hint.mv);
    others.map(move |mv| judged(&position.play_unchecked(mv)).0.to(side))
}

/// Whether the reason holds, by the rules and by proved values alone.
fn holds(position: &Position, hint: &Hint) -> bool {
    let next = position.play_unchecked(hint.mv);
    let board = position.board();
    let side = position.side();
    match hint.reason {
        Reason::Forced => position.legal_moves().len() == 1,
        Reason::LastCapture { goat } => position.goats().contains(goat) && next.winner() == Some(Side::Tigers),
        Reason::LastTrap => next.winner() == Some(Side::Goats),
        Reason::CloseTrap { turns } => judged(position) == (Value::Goats, turns),
        Reason::ForceCaptures { turns } => judged(position) == (Value::Tigers, turns),
        Reason::OnlyWin => judged(position).0 == Value::win(side) && others(position, hint).all(|value| value < 1),
        Reason::OnlyDraw => judged(position).0 == Value::Draw && others(position, hint).all(|value| value < 0),
        Reason::TakeGoat { goat } => position.goats().contains(goat) && !next.goats().contains(goat),
        Reason::FreeTiger { tiger } => {
            position.trapped_tigers().contains(tiger) && next.tigers().contains(tiger) && {
                !next.trapped_tigers().contains(tiger)
            }
        }
        Reason::SaveGoat { goat } => position.capturable_goats().contains(goat) && next.capturable_goats().is_empty(),
        Reason::Fork { first, second } => {
            let in_danger = |position: &Position| {
                let goats = position.capturable_goats();
                goats.contains(first) || goats.contains(second)
            };
            let both = next.capturable_goats().contains(first) && next.capturable_goats().contains(second);
            both && first != second && next.legal_moves().into_iter().all(|mv| in_danger(&next.play_unchecked(mv)))
        }
        Reason::Threaten { goat } => {
            next.capturable_goats().contains(goat) && !position.capturable_goats().contains(goat)
        }
        Reason::TrapTiger { tiger } => {
            !position.trapped_tigers().contains(tiger) && next.trapped_tigers().contains(tiger)
        }
        Reason::SafePoint { at } => {
            hint.mv.to() == Some(at) && {
                let over = |from| board.jumps(from).iter().any(|jump| jump.over == at);
                next.goats().contains(at) && !board.points().any(over)
            }
        }
        Reason::KeepWin => judged(position).0 == Value::win(side),
        Reason::KeepDraw => judged(position).0 == Value::Draw,
        Reason::Resist { turns } => judged(position) == (Value::win(side.other()), turns),
        Reason::Improve { .. } => !hint.judgement.is_exact(),
    }
}

#[test]
fn hints_lose_nothing_and_state_what_is_so() {
    let mut random = ChaCha8Rng::seed_from_u64(31);
    let mut positions: Vec<Position> = Vec::new();
    for game in GameId::ALL {
        positions.extend((0..120).map(|_| random_position(rules(game), 0, &mut random)));
    }
    positions.extend((0..20).map(|_| {
        let in_hand = random.random_range(1..4);
        random_position(rules(GameId::AduHuli), in_hand, &mut random)
    }));
    positions.extend(placement_positions().step_by(60));
    let mut ideas: BTreeMap<Idea, u32> = BTreeMap::new();
    for position in &positions {
        let hint = engine().hint(&Situation::new(*position), &Limits::NONE).unwrap();
        let before = judged(position).0;
        assert!(hint.judgement.is_exact(), "{position}: a proof can be had");
        assert_eq!(hint.judgement.value, before, "{position}");
        assert_eq!(judged(&position.play_unchecked(hint.mv)).0, before, "{position}: {:?}", hint.mv);
        assert_eq!(hint.piece, hint.mv.from());
        assert!(holds(position, &hint), "{position}: {hint:?}");
        *ideas.entry(hint.idea()).or_default() += 1;
    }
    // Where nothing can be proved the hint is the best that a search found, and says so.
    for position in positions.iter().filter(|position| position.is_movement_phase()).take(40) {
        let hint = Engine::without_tables().hint(&Situation::new(*position), &Limits::nodes(3_000)).unwrap();
        assert!(hint.idea() != Idea::Improve || holds(position, &hint), "{position}: {hint:?}");
        *ideas.entry(hint.idea()).or_default() += u32::from(hint.idea() == Idea::Improve);
    }
    println!("{ideas:?}");
    let never: Vec<Idea> = Idea::ALL.into_iter().filter(|idea| !ideas.contains_key(idea)).collect();
    assert!(never.is_empty(), "{never:?} never: {ideas:?}");
}
