//! Paper sizes.

/// A paper size, upright.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Paper {
    /// 210 × 297 mm.
    A4,
    /// 8.5 × 11 inches.
    Letter,
}

impl Paper {
    /// Every size.
    pub const ALL: [Self; 2] = [Self::A4, Self::Letter];

    /// The word that commands and settings use: `a4` or `letter`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::A4 => "a4",
            Self::Letter => "letter",
        }
    }

    /// The size that this word names, upper or lower case.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_print::Paper;
    /// assert_eq!(Paper::from_id("Letter"), Some(Paper::Letter));
    /// assert_eq!(Paper::from_id("a3"), None);
    /// ```
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|paper| id.eq_ignore_ascii_case(paper.id()))
    }

    /// Width in millimetres.
    pub const fn width(self) -> f64 {
        match self {
            Self::A4 => 210.0,
            Self::Letter => 215.9,
        }
    }

    /// Height in millimetres.
    pub const fn height(self) -> f64 {
        match self {
            Self::A4 => 297.0,
            Self::Letter => 279.4,
        }
    }
}
