//! The figures of the guide's advice, counted anew by the tables on a part of the sample that they were measured on.
#![cfg(feature = "tables")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs, reason = "a test fails by panicking")]

use aadupuli_core::guide::{Advice, Evidence, Positions, Strength, measure};
use aadupuli_core::{GameId, Position, RuleSet, Tables, Variants};

/// The first games of the sample that this test counts: `GAMES_OF_THE_TEST` in `solver/src/advice.rs`.
const GAMES: u64 = 10;

type Row = (GameId, Advice, Evidence);

const fn row(
    game: GameId,
    advice: Advice,
    decisions: u32,
    [followed, ignored]: [u16; 2],
    beyond_captures: Option<i16>,
) -> Row {
    (game, advice, Evidence { decisions, followed, ignored, beyond_captures })
}

/// What `solver advice` prints of those games when all goats are in, counted by the solver's own files.
#[rustfmt::skip]
const BY_THE_SOLVER: &[Row] = &[
    row(GameId::Standard, Advice::LeaveNoneInDanger, 124, [889, 284], None),
    row(GameId::Standard, Advice::WatchForForks, 114, [757, 227], None),
    row(GameId::Standard, Advice::StandTogether, 123, [654, 535], None),
    row(GameId::Standard, Advice::TwoInARow, 80, [839, 234], None),
    row(GameId::Standard, Advice::TakeTheApex, 14, [571, 574], None),
    row(GameId::Standard, Advice::NarrowTheTigers, 130, [807, 592], None),
    row(GameId::Standard, Advice::KeepTheApex, 7, [440, 236], None),
    row(GameId::Standard, Advice::CaptureWhenYouCan, 7, [1000, 286], None),
    row(GameId::Standard, Advice::Threaten, 24, [597, 177], None),
    row(GameId::Standard, Advice::Fork, 10, [1000, 100], None),
    row(GameId::Standard, Advice::StayFree, 15, [511, 156], None),
    row(GameId::Standard, Advice::KeepMovesOpen, 24, [458, 267], None),
    row(GameId::Standard, Advice::SpreadOut, 22, [428, 231], None),
    row(GameId::Standard, Advice::KeepOffTheCorners, 12, [518, 83], None),
    row(GameId::Standard, Advice::HoldTheMiddle, 21, [520, 119], None),
    row(GameId::AduHuli, Advice::LeaveNoneInDanger, 116, [870, 414], None),
    row(GameId::AduHuli, Advice::WatchForForks, 117, [780, 320], None),
    row(GameId::AduHuli, Advice::StandTogether, 110, [657, 602], None),
    row(GameId::AduHuli, Advice::TwoInARow, 83, [831, 399], None),
    row(GameId::AduHuli, Advice::TakeTheApex, 27, [716, 466], None),
    row(GameId::AduHuli, Advice::NarrowTheTigers, 123, [770, 590], None),
    row(GameId::AduHuli, Advice::KeepTheApex, 9, [619, 280], None),
    row(GameId::AduHuli, Advice::CaptureWhenYouCan, 11, [894, 296], None),
    row(GameId::AduHuli, Advice::Threaten, 22, [631, 256], None),
    row(GameId::AduHuli, Advice::Fork, 14, [693, 407], None),
    row(GameId::AduHuli, Advice::StayFree, 12, [782, 333], None),
    row(GameId::AduHuli, Advice::KeepMovesOpen, 34, [544, 445], None),
    row(GameId::AduHuli, Advice::SpreadOut, 24, [475, 365], None),
    row(GameId::AduHuli, Advice::KeepOffTheCorners, 9, [398, 611], None),
    row(GameId::AduHuli, Advice::HoldTheMiddle, 25, [476, 497], None),
    row(GameId::Parlour, Advice::LeaveNoneInDanger, 126, [877, 280], None),
    row(GameId::Parlour, Advice::WatchForForks, 116, [747, 223], None),
    row(GameId::Parlour, Advice::StandTogether, 125, [645, 526], None),
    row(GameId::Parlour, Advice::TwoInARow, 82, [827, 228], None),
    row(GameId::Parlour, Advice::TakeTheApex, 14, [571, 574], None),
    row(GameId::Parlour, Advice::NarrowTheTigers, 132, [804, 583], None),
    row(GameId::Parlour, Advice::KeepTheApex, 7, [440, 236], None),
    row(GameId::Parlour, Advice::CaptureWhenYouCan, 7, [1000, 286], None),
    row(GameId::Parlour, Advice::Threaten, 27, [614, 157], None),
    row(GameId::Parlour, Advice::Fork, 12, [1000, 125], None),
    row(GameId::Parlour, Advice::StayFree, 15, [511, 156], None),
    row(GameId::Parlour, Advice::KeepMovesOpen, 27, [500, 275], None),
    row(GameId::Parlour, Advice::SpreadOut, 22, [428, 231], None),
    row(GameId::Parlour, Advice::KeepOffTheCorners, 13, [517, 77], None),
    row(GameId::Parlour, Advice::HoldTheMiddle, 22, [519, 114], None),
    row(GameId::BaghChal, Advice::LeaveNoneInDanger, 71, [758, 140], None),
    row(GameId::BaghChal, Advice::WatchForForks, 69, [538, 131], None),
    row(GameId::BaghChal, Advice::StandTogether, 35, [356, 367], None),
    row(GameId::BaghChal, Advice::TwoInARow, 53, [529, 143], None),
    row(GameId::BaghChal, Advice::NarrowTheTigers, 72, [623, 307], None),
    row(GameId::BaghChal, Advice::CaptureWhenYouCan, 9, [1000, 346], None),
    row(GameId::BaghChal, Advice::Threaten, 17, [643, 397], None),
    row(GameId::BaghChal, Advice::Fork, 10, [950, 533], None),
    row(GameId::BaghChal, Advice::StayFree, 13, [616, 615], None),
    row(GameId::BaghChal, Advice::KeepMovesOpen, 30, [742, 398], None),
    row(GameId::BaghChal, Advice::SpreadOut, 13, [641, 647], None),
    row(GameId::BaghChal, Advice::KeepOffTheCorners, 21, [522, 381], None),
    row(GameId::BaghChal, Advice::HoldTheMiddle, 22, [511, 396], None),
];

/// Should a rule of thumb, the sample or the tables change, this fails, and the figures of `core/src/guide/evidence.rs`
/// and `docs/solution.md` are to be measured again: `solver advice`.
#[test]
fn the_tables_count_what_the_solver_counted() {
    let tables = Tables::embedded().expect("the tables are built in");
    for game in GameId::ALL {
        let mut prober = tables.prober();
        let rules = RuleSet::new(game, Variants::NONE);
        let counted = measure(rules, Positions::InPlay, GAMES, |position: &Position| match position.winner() {
            Some(winner) => Some(Some(winner)),
            None if position.is_movement_phase() => prober.probe_winner(position).expect("no block is damaged"),
            None => None,
        });
        let counted = Advice::ALL.into_iter().zip(&counted);
        let found: Vec<Row> = counted.filter_map(|(advice, t)| Some((game, advice, t.moving.evidence()?))).collect();
        let expected: Vec<Row> = BY_THE_SOLVER.iter().copied().filter(|row| row.0 == game).collect();
        assert_eq!(found, expected, "{game}");
    }
}

#[test]
fn all_advice_of_all_games_is_measured() {
    for game in GameId::ALL {
        for advice in Advice::ALL.into_iter().filter(|advice| advice.is_for(game)) {
            let evidence = advice.evidence(game).unwrap_or_else(|| panic!("{game}: {}", advice.id()));
            assert!(evidence.decisions >= 100, "{game}: {}: {}", advice.id(), evidence.decisions);
            assert!(evidence.followed <= 1000 && evidence.ignored <= 1000);
        }
    }
}

#[test]
fn the_documents_say_what_the_apps_say() {
    let document = include_str!("../../docs/solution.md");
    for game in GameId::ALL {
        let section =
            document.split(&format!("### Advice, {}\n", game.id())).nth(1).unwrap_or_else(|| panic!("{}", game.id()));
        let section = section.split("\n#").next().unwrap_or_default();
        for advice in Advice::ALL.into_iter().filter(|advice| advice.is_for(game)) {
            let Evidence { decisions, followed, ignored, .. } = advice.evidence(game).unwrap();
            let strength = match advice.evidence(game).unwrap().strength() {
                Strength::Strong => "strong",
                Strength::Fair => "fair",
                Strength::Weak => "weak",
            };
            let percent = |thousandths: u16| format!("{:.1} %", f64::from(thousandths) / 10.0);
            let start = format!(
                "| {}: {} | {strength} | {} | {} |",
                advice.side(),
                advice.id(),
                percent(followed),
                percent(ignored)
            );
            let line = section.lines().find(|line| line.starts_with(&start));
            let line = line.unwrap_or_else(|| panic!("docs/solution.md, {game}: no line begins with {start}"));
            assert!(line.ends_with(&format!("| {decisions} |")), "{line}");
        }
    }
}
