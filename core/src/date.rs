//! Calendar days, as the front end's own calendar gives them.

use core::fmt;

/// A day of the Gregorian calendar, year 1 to 9999.
///
/// # Examples
/// ```
/// use aadupuli_core::Date;
/// let day = Date::parse("2028-02-29").unwrap();
/// assert_eq!(day.to_string(), "2028-02-29");
/// assert_eq!(day.days_since_epoch(), 21_243);
/// assert_eq!(Date::new(2027, 2, 29), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

impl Date {
    /// The day, or `None` where the calendar has no such day.
    pub fn new(year: u16, month: u8, day: u8) -> Option<Self> {
        let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
        let length = match month {
            1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
            4 | 6 | 9 | 11 => 30,
            2 if leap => 29,
            2 => 28,
            _ => 0,
        };
        ((1..=9999).contains(&year) && (1..=length).contains(&day)).then_some(Self { year, month, day })
    }

    /// Reads `YYYY-MM-DD` in ASCII digits.
    pub fn parse(text: &str) -> Option<Self> {
        let bytes = text.as_bytes();
        let form = bytes.len() == 10
            && bytes.iter().enumerate().all(|(i, b)| if i == 4 || i == 7 { *b == b'-' } else { b.is_ascii_digit() });
        if !form {
            return None;
        }
        Self::new(text.get(..4)?.parse().ok()?, text.get(5..7)?.parse().ok()?, text.get(8..)?.parse().ok()?)
    }

    /// The year.
    pub const fn year(self) -> u16 {
        self.year
    }

    /// The month, 1 to 12.
    pub const fn month(self) -> u8 {
        self.month
    }

    /// The day of the month, 1 to 31.
    pub const fn day(self) -> u8 {
        self.day
    }

    /// How many days after 1970-01-01 this is; below 0 before it.
    ///
    /// The arithmetic counts years from March, so that the leap day comes last.
    pub fn days_since_epoch(self) -> i32 {
        let (year, month) = (i32::from(self.year), i32::from(self.month));
        let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
        let before_month = (153 * month + 2) / 5;
        year * 365 + year / 4 - year / 100 + year / 400 + before_month + i32::from(self.day) - 719_469
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl serde::Serialize for Date {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> serde::Deserialize<'de> for Date {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::parse(&text).ok_or_else(|| serde::de::Error::custom("no such day, as YYYY-MM-DD"))
    }
}
