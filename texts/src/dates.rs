//! Dates and clocks.

use core::time::Duration;

use aadupuli_core::{Date, Side};

use crate::lookup::Texts;

impl Texts {
    /// A day: `Today`, `Yesterday` or `29 February 2028`; `today` is the front end's own.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_core::Date;
    /// use aadupuli_texts::{Language, Texts};
    /// let texts = Texts::for_language(Language::English);
    /// let today = Date::new(2028, 3, 1);
    /// assert_eq!(texts.date(Date::new(2028, 2, 29), today), "Yesterday");
    /// assert_eq!(texts.date(Date::new(2028, 2, 28), today), "28 February 2028");
    /// assert_eq!(texts.date(None, today), "Date unknown");
    /// ```
    pub fn date(self, date: Option<Date>, today: Option<Date>) -> String {
        let Some(date) = date else { return self.get("date-unknown", &[]) };
        match today.map(|today| today.days_since_epoch() - date.days_since_epoch()) {
            Some(0) => self.get("date-today", &[]),
            Some(1) => self.get("date-yesterday", &[]),
            _ => {
                let values = [("day", date.day().into()), ("month", date.month().into()), ("year", date.year().into())];
                self.get("date-day", &values)
            }
        }
    }

    /// A clock to look at: `4:31`, and `0:07`. What has begun counts as a whole second, so that `0:00` is lost.
    pub fn clock(self, left: Duration) -> String {
        let (minutes, seconds) = minutes_and_seconds(left);
        self.get("clock-digits", &[("minutes", minutes.into()), ("seconds", format!("{seconds:02}").into())])
    }

    /// A clock by ear: `4 minutes 31 seconds`.
    pub fn clock_spoken(self, left: Duration) -> String {
        let (minutes, seconds) = minutes_and_seconds(left);
        let minutes_text = self.get("minutes-count", &[("count", minutes.into())]);
        let seconds_text = self.get("seconds-count", &[("count", seconds.into())]);
        match (minutes, seconds) {
            (0, _) => seconds_text,
            (_, 0) => minutes_text,
            _ => self.get("clock-spoken", &[("minutes", minutes_text.into()), ("seconds", seconds_text.into())]),
        }
    }

    /// The announcement of a clock that runs low: at one minute and at ten seconds, otherwise none.
    ///
    /// `before` and `now` are what the player had left at two moments; each threshold is announced once.
    pub fn clock_warning(self, side: Side, before: Duration, now: Duration) -> Option<String> {
        let passed = |seconds| before > Duration::from_secs(seconds) && now <= Duration::from_secs(seconds);
        let side = [("side", side.id().into())];
        match now {
            Duration::ZERO => None,
            _ if passed(10) => Some(self.get("announce-clock-seconds", &side)),
            _ if passed(60) => Some(self.get("announce-clock-minute", &side)),
            _ => None,
        }
    }
}

fn minutes_and_seconds(left: Duration) -> (u64, u64) {
    let seconds = left.as_secs() + u64::from(left.subsec_nanos() > 0);
    (seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;

    #[test]
    fn clocks_show_and_say_what_is_left() {
        let texts = Texts::for_language(Language::English);
        let shown =
            |millis| (texts.clock(Duration::from_millis(millis)), texts.clock_spoken(Duration::from_millis(millis)));
        assert_eq!(shown(271_000), ("4:31".to_owned(), "4 minutes 31 seconds".to_owned()));
        assert_eq!(shown(60_000), ("1:00".to_owned(), "1 minute".to_owned()));
        assert_eq!(shown(6_001), ("0:07".to_owned(), "7 seconds".to_owned()));
        assert_eq!(shown(0), ("0:00".to_owned(), "0 seconds".to_owned()));
        assert_eq!(shown(6_000_000), ("100:00".to_owned(), "100 minutes".to_owned()));
    }

    #[test]
    fn each_warning_comes_once() {
        let texts = Texts::for_language(Language::English);
        let warn =
            |before, now| texts.clock_warning(Side::Goats, Duration::from_millis(before), Duration::from_millis(now));
        assert_eq!(warn(61_000, 60_000).as_deref(), Some("Goats: one minute left"));
        assert_eq!(warn(60_000, 59_900), None);
        assert_eq!(warn(10_500, 9_900).as_deref(), Some("Goats: 10 seconds left"));
        assert_eq!(warn(70_000, 9_900).as_deref(), Some("Goats: 10 seconds left"));
        assert_eq!(warn(100, 0), None);
    }
}
