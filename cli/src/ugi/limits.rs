//! What limits a search: the words behind `go`.

use core::time::Duration;

use aadupuli_core::Side;

use super::words::{Word, number};

/// Of the time that a player has left, this share is spent on one move.
const SHARE_OF_CLOCK: u64 = 30;

/// The limits of one search. What is not given does not limit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SearchLimits {
    /// The most positions to visit.
    pub nodes: Option<u64>,
    /// The most plies to look ahead.
    pub depth: Option<u8>,
    /// The most time to take.
    pub time: Option<Duration>,
    /// Nothing but `stop`, or the engine's own limits, ends the search.
    pub infinite: bool,
}

/// What is wrong with the words behind `go`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LimitsError {
    /// There is no such limit.
    #[error("no limit {0} (known: nodes, depth, movetime, infinite, p1time, p2time, p1inc, p2inc)")]
    Unknown(Word),
    /// A limit's number is missing.
    #[error("{0} has no number")]
    NoNumber(&'static str),
    /// A limit's number is none, or too small.
    #[error("{limit}: {value} is not a number from {least} to {most}", most = u64::MAX)]
    Number {
        /// The limit.
        limit: &'static str,
        /// Its value.
        value: Word,
        /// The smallest number that it may be.
        least: u64,
    },
}

const LIMITS: [&str; 8] = ["nodes", "depth", "movetime", "infinite", "p1time", "p2time", "p1inc", "p2inc"];

impl SearchLimits {
    /// Reads the words behind `go`. `nodes` is what limits a search that names no limit, unless it is 0.
    pub(super) fn parse(words: &[&str], side: Side, nodes: u64) -> Result<Self, LimitsError> {
        let mut limits = Self::default();
        let (mut left, mut increment) = (None, 0);
        let (own_time, own_increment) = match side {
            Side::Goats => ("p1time", "p1inc"),
            Side::Tigers => ("p2time", "p2inc"),
        };
        let mut words = words.iter();
        let mut named = false;
        while let Some(word) = words.next() {
            let Some(limit) = LIMITS.into_iter().find(|known| known.eq_ignore_ascii_case(word)) else {
                return Err(LimitsError::Unknown(Word::new(word)));
            };
            named = true;
            if limit == "infinite" {
                limits.infinite = true;
                continue;
            }
            let value = words.next().ok_or(LimitsError::NoNumber(limit))?;
            let least = u64::from(!matches!(limit, "depth" | "p1inc" | "p2inc"));
            let value = number(value).filter(|&value| value >= least).ok_or_else(|| LimitsError::Number {
                limit,
                value: Word::new(value),
                least,
            })?;
            match limit {
                "nodes" => limits.nodes = Some(value),
                // A search of no ply finds no move; the shallowest that does looks one ahead.
                "depth" => limits.depth = Some(u8::try_from(value).unwrap_or(u8::MAX).max(1)),
                "movetime" => limits.time = Some(Duration::from_millis(value)),
                _ if limit == own_time => left = Some(value),
                _ if limit == own_increment => increment = value,
                _ => {}
            }
        }
        if let Some(left) = left {
            let share = (left / SHARE_OF_CLOCK).saturating_add(increment).min(left).max(1);
            limits.time =
                Some(limits.time.map_or(Duration::from_millis(share), |t| t.min(Duration::from_millis(share))));
        }
        if !named && nodes > 0 {
            limits.nodes = Some(nodes);
        }
        Ok(limits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<SearchLimits, String> {
        let words: Vec<&str> = line.split_whitespace().collect();
        SearchLimits::parse(&words, Side::Tigers, 700).map_err(|error| error.to_string())
    }

    #[test]
    fn limits_are_read() {
        let none = SearchLimits::default();
        let millis = |n| Some(Duration::from_millis(n));
        assert_eq!(parse(""), Ok(SearchLimits { nodes: Some(700), ..none }));
        assert_eq!(parse("nodes 5"), Ok(SearchLimits { nodes: Some(5), ..none }));
        assert_eq!(parse("DEPTH 0"), Ok(SearchLimits { depth: Some(1), ..none }));
        assert_eq!(parse("depth 9999"), Ok(SearchLimits { depth: Some(255), ..none }));
        assert_eq!(parse("movetime 20 nodes 9"), Ok(SearchLimits { nodes: Some(9), time: millis(20), ..none }));
        assert_eq!(parse("infinite"), Ok(SearchLimits { infinite: true, ..none }));
        assert_eq!(parse("p1time 9 p2time 3000 p1inc 7 p2inc 50"), Ok(SearchLimits { time: millis(150), ..none }));
        assert_eq!(parse("p1time 3000 p2time 3 p1inc 0 p2inc 50"), Ok(SearchLimits { time: millis(3), ..none }));
    }

    #[test]
    fn errors_say_what_is_wrong() {
        assert_eq!(parse("nodes"), Err("nodes has no number".to_owned()));
        assert_eq!(parse("nodes 0"), Err(format!("nodes: \"0\" is not a number from 1 to {}", u64::MAX)));
        assert_eq!(parse("depth -1"), Err(format!("depth: \"-1\" is not a number from 0 to {}", u64::MAX)));
        assert!(parse("fast").is_err_and(|e| e.starts_with("no limit \"fast\"")));
    }
}
