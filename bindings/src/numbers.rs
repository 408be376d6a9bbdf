//! Whole numbers as the other languages count them.

use std::time::Duration;

use aadupuli_core::{Board, Point};

/// A count as `i32`; none here comes near its limit.
pub(crate) fn int(count: impl TryInto<i32>) -> i32 {
    count.try_into().unwrap_or(i32::MAX)
}

/// A duration in milliseconds, rounded up, so that a clock never shows 0 before its time is up.
pub(crate) fn milliseconds(duration: Duration) -> i64 {
    i64::try_from(duration.as_nanos().div_ceil(1_000_000)).unwrap_or(i64::MAX)
}

/// Milliseconds as a duration; below 0 there is none.
pub(crate) fn duration(milliseconds: i64) -> Duration {
    Duration::from_millis(u64::try_from(milliseconds).unwrap_or(0))
}

/// The 64 bits of a seed, whatever their sign.
pub(crate) const fn seed(bits: i64) -> u64 {
    u64::from_ne_bytes(bits.to_ne_bytes())
}

/// A point's number: its place in reading order, from 0.
pub(crate) fn number(point: Point) -> i32 {
    int(point.index())
}

/// The point of this number, if the board has it.
pub(crate) fn point(number: i32, board: &Board) -> Option<Point> {
    Point::new(usize::try_from(number).ok()?).filter(|&point| board.all().contains(point))
}
