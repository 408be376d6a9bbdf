//! Small invented games, solved by bitmaps and compared with the core's rules position by position.
//!
//! That every value follows from its successors' by the rules, with distances that fall on the way to a win, proves
//! them (here for every seventh tiger set): a win cannot lead round in a circle, and the nearest win that was overlooked would contradict its successors.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs, reason = "a test fails by panicking")]

use std::collections::HashMap;

use aadupuli_core::tables::numbering::next_subset;
use aadupuli_core::{GameId, Position, RuleSet, Side, TableValue, Variants};
use aadupuli_solver::movement::{LayerValues, Movement, Value};
use aadupuli_solver::placement::Stage;
use aadupuli_solver::rules::{StuckGoats, Terms};
use aadupuli_solver::space::Space;
use aadupuli_solver::verify::{from_successors, position};

fn small_game(goats: u8, captures: u8, quiet: Option<u8>) -> (RuleSet, Terms) {
    let rules = RuleSet {
        goats,
        captures_to_win: captures,
        quiet_tiger_moves: quiet,
        ..RuleSet::new(GameId::Standard, Variants::NONE)
    };
    (rules, Terms::of(&rules, StuckGoats::Pass).expect("a game without variants"))
}

fn solve(space: &Space, terms: &Terms) -> (Movement, HashMap<u32, LayerValues>) {
    let mut movement = Movement::new(space, terms);
    let layers = (terms.lost_at() + 1..=terms.goats)
        .map(|goats| (goats, movement.solve_layer(space, terms, goats, &|_| ()).1))
        .collect();
    (movement, layers)
}

fn look_up(space: &Space, layers: &HashMap<u32, LayerValues>, position: &Position) -> Option<TableValue> {
    let values = layers.get(&(position.goats().len() as u32))?;
    let (set, goats) = space.locate(position.tigers(), position.goats())?;
    let side = if position.side() == Side::Goats { &values.goats_to_move } else { &values.tigers_to_move };
    let value: Value = *side.get(set * values.width + space.numbering.rank(goats))?;
    let distance = value.winner().map(|_| value.distance() as u16);
    let quiet = position.quiet_tiger_moves();
    let too_far = position.rules().quiet_tiger_moves.zip(distance).is_some_and(|(m, n)| n + quiet > u16::from(m));
    Some(if too_far { TableValue::DRAW } else { TableValue { winner: value.winner(), distance } })
}

#[test]
fn every_movement_value_follows_from_its_successors() {
    for (goats, captures, quiet) in [(2, 2, None), (2, 2, Some(2))] {
        let (rules, terms) = small_game(goats, captures, quiet);
        let space = Space::new(rules.board(), 3);
        let (_, layers) = solve(&space, &terms);
        let mut decided = 0;
        for on_board in terms.lost_at() + 1..=terms.goats {
            for set in (0..space.sets.len()).step_by(7) {
                let mut slots = (1 << on_board) - 1;
                for _ in 0..space.numbering.width(on_board) {
                    let goats = space.numbering.sets()[set].points(slots);
                    slots = next_subset(slots);
                    for side in Side::ALL {
                        let Some(here) = position(rules, space.numbering.sets()[set].tigers, goats, 0, side) else {
                            continue;
                        };
                        if here.winner().is_some() {
                            continue;
                        }
                        let stored = look_up(&space, &layers, &here);
                        let derived = from_successors(&here, &mut |after| Ok(look_up(&space, &layers, after)));
                        assert_eq!(Ok(stored), derived, "{here}");
                        decided += u32::from(stored.is_some_and(|value| value.winner.is_some()));
                    }
                }
            }
        }
        assert!(decided > 100);
    }
}

#[test]
fn the_placement_phase_is_what_plain_search_says() {
    let (rules, terms) = small_game(3, 2, None);
    let space = Space::new(rules.board(), 3);
    let (movement, layers) = solve(&space, &terms);
    let mut stage = Stage::last(&terms, movement.tigers, movement.goats);
    let mut known = HashMap::new();
    for placed in (1..3).rev() {
        stage.step_back(&space, &terms);
        for set in (0..space.sets.len()).step_by(211) {
            for first in (0..20).step_by(3) {
                let slots = (0..placed).fold(0, |slots, goat| slots | 1 << ((first + 7 * goat) % 20));
                let goats = space.numbering.sets()[set].points(slots);
                let tigers = space.numbering.sets()[set].tigers;
                let Some(here) = position(rules, tigers, goats, (3 - placed) as u8, Side::Tigers) else { continue };
                let bit = |wins: &[aadupuli_solver::bits::Line]| {
                    let lines = space.lines();
                    wins[set * lines + (slots >> 9) as usize].0[(slots >> 6 & 7) as usize] >> (slots & 63) & 1 == 1
                };
                let stored = match (bit(&stage.tigers.tigers_to_move), bit(&stage.goats.tigers_to_move)) {
                    (true, _) => Some(Side::Tigers),
                    (_, true) => Some(Side::Goats),
                    _ => None,
                };
                assert_eq!(stored, search(&space, &layers, &here, &mut known), "{here}");
            }
        }
    }
}

fn search(
    space: &Space,
    layers: &HashMap<u32, LayerValues>,
    here: &Position,
    known: &mut HashMap<u64, Option<Side>>,
) -> Option<Side> {
    if let Some(winner) = here.winner() {
        return Some(winner);
    }
    if here.is_movement_phase() {
        return look_up(space, layers, here).and_then(|value| value.winner);
    }
    if let Some(&winner) = known.get(&here.key().bits()) {
        return winner;
    }
    let side = here.side();
    let mut best = Some(side.other());
    for mv in here.legal_moves() {
        match search(space, layers, &here.play_unchecked(mv), known) {
            Some(winner) if winner == side => {
                best = Some(side);
                break;
            }
            None => best = None,
            Some(_) => {}
        }
    }
    known.insert(here.key().bits(), best);
    best
}
