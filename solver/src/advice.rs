//! What advice is worth: the guide's rules of thumb, measured against a solution.

use std::fmt::Write as _;

use aadupuli_core::guide::{Advice, Evidence, Positions, Tallies, Tally, measure};
use aadupuli_core::{RuleSet, Side};

use crate::solution::Solution;

/// How many games the sample has that `core/tests/advice.rs` counts anew with the tables.
pub const GAMES_OF_THE_TEST: u64 = 10;

/// A table for `docs/solution.md`, and the same figures as rows for `core/src/guide/evidence.rs` and
/// `core/tests/advice.rs`.
pub fn report(rules: RuleSet, solution: &Solution, games: u64, positions: u64) -> String {
    let winner = |position: &_| solution.winner(position);
    let in_play = measure(rules, Positions::InPlay, games, winner);
    let anywhere = measure(rules, Positions::Any, positions, winner);
    let few = measure(rules, Positions::InPlay, GAMES_OF_THE_TEST, winner);
    let mut rows: Vec<(Advice, &Tallies, &Tallies)> =
        Advice::ALL.into_iter().zip(&in_play).zip(&anywhere).map(|((advice, a), b)| (advice, a, b)).collect();
    rows.retain(|(_, tallies, _)| tallies.all.evidence().is_some());
    rows.sort_by_key(|(advice, tallies, _)| {
        (advice.side() == Side::Tigers, tallies.all.evidence().map(|evidence| -evidence.difference()))
    });
    let mut out = String::new();
    let _ = writeln!(
        out,
        "| advice | worth | followed | not | difference | entering | moving | beyond captures | any position | decisions |"
    );
    let _ = writeln!(out, "|---|---|---|---|---|---|---|---|---|---|");
    for (advice, played, any) in &rows {
        let Some(all) = played.all.evidence() else { continue };
        let _ = writeln!(
            out,
            "| {}: {} | {} | {} | {} | **{}** ± {:.1} | {} | {} | {} | {} | {} |",
            advice.side(),
            advice.id(),
            all.strength().id(),
            percent(i32::from(all.followed)),
            percent(i32::from(all.ignored)),
            signed(&played.all),
            played.all.margin() / 10.0,
            signed(&played.entering),
            signed(&played.moving),
            signed(&played.beyond_captures),
            signed(&any.all),
            all.decisions,
        );
    }
    let _ = writeln!(out);
    for (advice, tallies, _) in &rows {
        write_row(&mut out, rules, *advice, tallies.evidence());
    }
    let _ = writeln!(out, "\nOf the first {GAMES_OF_THE_TEST} games, when all goats are in:\n");
    for (advice, tallies) in Advice::ALL.into_iter().zip(&few) {
        write_row(&mut out, rules, advice, tallies.moving.evidence());
    }
    out
}

fn write_row(out: &mut String, rules: RuleSet, advice: Advice, evidence: Option<Evidence>) {
    let Some(Evidence { decisions, followed, ignored, beyond_captures }) = evidence else { return };
    let game = rules.game;
    let _ = writeln!(
        out,
        "    row(GameId::{game:?}, Advice::{advice:?}, {decisions}, [{followed}, {ignored}], {beyond_captures:?}),"
    );
}

fn percent(thousandths: i32) -> String {
    format!("{:.1} %", f64::from(thousandths) / 10.0)
}

fn signed(tally: &Tally) -> String {
    tally.evidence().map_or("–".to_owned(), |evidence| format!("{:+.1}", f64::from(evidence.difference()) / 10.0))
}
