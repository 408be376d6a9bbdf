//! The fonts that this crate carries: subsets of Noto Sans (SIL Open Font License, `fonts/LICENSE-OFL.txt`).

use std::sync::OnceLock;

use harfrust::Font;

/// A font face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Face {
    /// Latin letters, digits, punctuation.
    Latin,
    /// The same, bold.
    LatinBold,
    /// Tamil.
    Tamil,
    /// Kannada.
    Kannada,
    /// Telugu.
    Telugu,
}

impl Face {
    /// Every face.
    pub const ALL: [Self; 5] = [Self::Latin, Self::LatinBold, Self::Tamil, Self::Kannada, Self::Telugu];

    /// The face's name in a PDF.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Latin => "NotoSans-Regular",
            Self::LatinBold => "NotoSans-Bold",
            Self::Tamil => "NotoSansTamil-Regular",
            Self::Kannada => "NotoSansKannada-Regular",
            Self::Telugu => "NotoSansTelugu-Regular",
        }
    }

    /// The font file.
    pub const fn bytes(self) -> &'static [u8] {
        match self {
            Self::Latin => include_bytes!("../../fonts/NotoSans-Regular.ttf"),
            Self::LatinBold => include_bytes!("../../fonts/NotoSans-Bold.ttf"),
            Self::Tamil => include_bytes!("../../fonts/NotoSansTamil-Regular.ttf"),
            Self::Kannada => include_bytes!("../../fonts/NotoSansKannada-Regular.ttf"),
            Self::Telugu => include_bytes!("../../fonts/NotoSansTelugu-Regular.ttf"),
        }
    }

    /// The face for a letter, where a run in `current` may go on with letters of no script of their own.
    pub(crate) fn of(letter: char, bold: bool, current: Option<Self>) -> Self {
        let latin = if bold { Self::LatinBold } else { Self::Latin };
        match letter {
            '\u{0b80}'..='\u{0bff}' => Self::Tamil,
            '\u{0c80}'..='\u{0cff}' => Self::Kannada,
            '\u{0c00}'..='\u{0c7f}' => Self::Telugu,
            '\u{200c}' | '\u{200d}' => current.unwrap_or(latin),
            _ => latin,
        }
    }

    /// The font, read once. `None` for bytes that are no font, which a test rules out.
    pub(crate) fn font(self) -> Option<&'static Font> {
        static FONTS: [OnceLock<Option<Font>>; 5] = [const { OnceLock::new() }; 5];
        FONTS.get(self as usize)?.get_or_init(|| Font::new(self.bytes().to_vec(), 0)).as_ref()
    }

    /// Units to the em.
    pub(crate) fn units(self) -> f64 {
        self.font().map_or(1000.0, |font| f64::from(font.units_per_em()))
    }
}
