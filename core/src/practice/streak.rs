//! Days in a row.

use crate::date::Date;

/// Days in a row on which something was done.
///
/// # Examples
/// ```
/// use aadupuli_core::{Date, practice::Streak};
/// let day = |text| Date::parse(text).unwrap();
/// let mut streak = Streak::default();
/// streak.add(day("2028-02-28"));
/// streak.add(day("2028-02-29"));
/// assert_eq!(streak.current(day("2028-03-01")), 2, "today is not over yet");
/// assert_eq!(streak.current(day("2028-03-02")), 0);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, serde::Serialize, serde::Deserialize)]
#[serde(default)]
pub struct Streak {
    last: Option<Date>,
    days: u32,
    longest: u32,
}

impl Streak {
    /// It was done on this day. A day twice counts once; a day before the last one (a clock set back) counts not.
    pub fn add(&mut self, day: Date) {
        let gap = self.last.map(|last| day.days_since_epoch() - last.days_since_epoch());
        self.days = match gap {
            Some(..=0) => return,
            Some(1) => self.days.saturating_add(1),
            _ => 1,
        };
        self.last = Some(day);
        self.longest = self.longest.max(self.days);
    }

    /// Takes over a streak from elsewhere where that reaches a later day, or as late a day and goes further back.
    pub(super) fn merge(&mut self, other: &Self) {
        if (other.last, other.days) > (self.last, self.days) {
            (self.last, self.days) = (other.last, other.days);
        }
        self.longest = self.longest.max(other.longest);
    }

    /// How many days in a row, as seen on this day: the streak stands while it can still be carried on.
    pub fn current(&self, today: Date) -> u32 {
        let still = self.last.is_some_and(|last| today.days_since_epoch() - last.days_since_epoch() <= 1);
        if still { self.days } else { 0 }
    }

    /// The most days in a row so far.
    pub const fn longest(&self) -> u32 {
        self.longest
    }

    /// The last day on which it was done.
    pub const fn last(&self) -> Option<Date> {
        self.last
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is the test's failure")]

    use super::*;

    fn day(text: &str) -> Date {
        Date::parse(text).unwrap()
    }

    #[test]
    fn days_in_a_row_count_across_months_and_years() {
        let mut streak = Streak::default();
        for text in ["2027-12-30", "2027-12-31", "2028-01-01", "2028-01-01"] {
            streak.add(day(text));
        }
        assert_eq!((streak.current(day("2028-01-02")), streak.longest()), (3, 3));
        streak.add(day("2028-01-05"));
        assert_eq!((streak.current(day("2028-01-05")), streak.longest()), (1, 3));
    }

    #[test]
    fn a_clock_set_back_takes_nothing_and_gives_nothing() {
        let mut streak = Streak::default();
        streak.add(day("2028-06-10"));
        streak.add(day("2028-06-11"));
        let before = streak;
        streak.add(day("2028-06-01"));
        streak.add(day("2028-06-10"));
        assert_eq!(streak, before);
        assert_eq!(streak.current(day("2028-06-01")), 2);
    }
}
