//! Scores inside a search: whole numbers from the point of view of the side to move.

/// A win on the spot; a win in `n` plies is worth `WIN - n`.
pub(crate) const WIN: i32 = 30_000;

/// From here on a score is a win by the rules, found by the search itself.
pub(crate) const FORCED: i32 = WIN - 1_000;

/// From here on a score is a proved win, by the rules or by an oracle.
pub(crate) const PROVED: i32 = 20_000;

/// The largest score that an evaluation gives.
pub(crate) const MOST_ESTIMATE: i32 = 10_000;

/// The score of an oracle's win: the fewer turns to go, the better; below every win that the search itself sees.
pub(crate) const fn oracle_win(turns: u16) -> i32 {
    let turns = if turns > 4_000 { 4_000 } else { turns as i32 };
    FORCED - 1_000 - turns
}

/// A score as it is seen `plies` earlier: a win is so many plies further away.
#[inline]
pub(crate) const fn seen_from(score: i32, plies: i32) -> i32 {
    if score >= FORCED {
        score - plies
    } else if score <= -FORCED {
        score + plies
    } else {
        score
    }
}

/// A score as an expected result in thousandths, for the side to move.
///
/// The evaluation is fitted as the logarithm of the odds, 256 to a unit.
pub(crate) fn expectation(score: i32) -> i16 {
    if score >= PROVED {
        return 1000;
    }
    if score <= -PROVED {
        return -1000;
    }
    let odds = f64::from(score) / 256.0;
    let chance = 1.0 / (1.0 + (-odds).exp());
    ((2.0 * chance - 1.0) * 999.0).round() as i16
}
