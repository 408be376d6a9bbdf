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

    /// The size that printers use where people speak this language, by its BCP 47 tag: Letter in the regions that CLDR
    /// names for it (`paperSize`), A4 everywhere else and where the tag names no region.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_print::Paper;
    /// assert_eq!(Paper::usual_for("en-US"), Paper::Letter);
    /// assert_eq!(Paper::usual_for("ta-Taml-IN"), Paper::A4);
    /// assert_eq!(Paper::usual_for("ta"), Paper::A4);
    /// ```
    pub fn usual_for(language: &str) -> Self {
        const LETTER: [&str; 15] =
            ["BZ", "CA", "CL", "CO", "CR", "DO", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE"];
        // The language comes first; the region after it has two letters. One letter begins what names no place.
        let region = language.split(['-', '_']).skip(1).take_while(|part| part.len() > 1).find(|part| part.len() == 2);
        match region {
            Some(region) if LETTER.iter().any(|letter| region.eq_ignore_ascii_case(letter)) => Self::Letter,
            _ => Self::A4,
        }
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
