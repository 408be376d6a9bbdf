//! The three looks of the board, as colours of a terminal.

use aadupuli_core::Piece;
use aadupuli_store::BoardLook;
use ratatui::style::{Color, Modifier, Style};

/// The colours of one look. The pairs that must be told apart are at least 3:1, text at least 4.5:1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Look {
    pub(super) ground: Color,
    pub(super) raised: Color,
    pub(super) line: Color,
    pub(super) point: Color,
    pub(super) text: Color,
    pub(super) quiet: Color,
    pub(super) tiger: Color,
    pub(super) tiger_ink: Color,
    pub(super) goat: Color,
    pub(super) goat_ink: Color,
    pub(super) target: Color,
    pub(super) last_move: Color,
    pub(super) hint: Color,
    pub(super) danger: Color,
    /// Whether the terminal shows colours at all.
    pub(super) colours: bool,
}

/// How many colours a terminal shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Palette {
    /// None: shape and emphasis alone tell things apart.
    Monochrome,
    /// The 256 colours that nearly every terminal has.
    Indexed,
    /// All of them.
    True,
}

impl Palette {
    /// What the environment says: <https://no-color.org>, and `COLORTERM`.
    pub(super) fn of_environment() -> Self {
        let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
        match (set("NO_COLOR"), set("COLORTERM").as_deref(), set("TERM").as_deref()) {
            (Some(_), ..) | (None, None, Some("dumb")) => Self::Monochrome,
            (None, Some("truecolor" | "24bit"), _) => Self::True,
            _ => Self::Indexed,
        }
    }

    fn colour(self, rgb: u32) -> Color {
        let [_, red, green, blue] = rgb.to_be_bytes();
        match self {
            Self::Monochrome => Color::Reset,
            Self::True => Color::Rgb(red, green, blue),
            Self::Indexed => Color::Indexed(nearest(red, green, blue)),
        }
    }
}

/// The nearest of the 6 × 6 × 6 colours and the 24 greys.
fn nearest(red: u8, green: u8, blue: u8) -> u8 {
    let steps: [i32; 6] = [0, 95, 135, 175, 215, 255];
    let step = |value: u8| {
        let distance = |i: &usize| steps.get(*i).map_or(i32::MAX, |step| (step - i32::from(value)).abs());
        (0..steps.len()).min_by_key(distance).unwrap_or(0)
    };
    let (r, g, b) = (step(red), step(green), step(blue));
    let at = |i: usize| steps.get(i).copied().unwrap_or(0);
    let far = |r: i32, g: i32, b: i32| {
        let (red, green, blue) = (i32::from(red), i32::from(green), i32::from(blue));
        (r - red).pow(2) + (g - green).pow(2) + (b - blue).pow(2)
    };
    let mean = (i32::from(red) + i32::from(green) + i32::from(blue)) / 3;
    let grey = ((mean - 8).max(0) / 10).min(23);
    let grey_value = 8 + 10 * grey;
    if far(grey_value, grey_value, grey_value) < far(at(r), at(g), at(b)) {
        u8::try_from(232 + grey).unwrap_or(u8::MAX)
    } else {
        u8::try_from(16 + 36 * r + 6 * g + b).unwrap_or(u8::MAX)
    }
}

impl Look {
    pub(super) fn new(look: BoardLook, palette: Palette) -> Self {
        let c = |rgb| palette.colour(rgb);
        let colours = palette != Palette::Monochrome;
        match look {
            // A terminal does not say whether it is light or dark; slate looks right in both.
            BoardLook::Automatic | BoardLook::Stone => Self {
                ground: c(0x25_2B_31),
                raised: c(0x33_3B_43),
                line: c(0xC3_CB_D1),
                point: c(0xE6_EB_EE),
                text: c(0xF1_F4_F6),
                quiet: c(0xC0_C9_D0),
                tiger: c(0xD0_7F_1B),
                tiger_ink: c(0x1B_12_06),
                goat: c(0xFB_F6_E9),
                goat_ink: c(0x2E_26_1D),
                target: c(0x74_D3_A8),
                last_move: c(0x8F_C7_F2),
                hint: c(0xF3_D3_5B),
                danger: c(0xFF_9A_8B),
                colours,
            },
            BoardLook::Earth => Self {
                ground: c(0x63_26_18),
                raised: c(0x74_30_1F),
                line: c(0xF0_DF_CE),
                point: c(0xFD_F3_E7),
                text: c(0xFF_F6_EC),
                quiet: c(0xF0_D9_C8),
                tiger: c(0xDA_87_17),
                tiger_ink: c(0x20_10_03),
                goat: c(0xFF_FB_F2),
                goat_ink: c(0x33_20_0F),
                target: c(0x8F_DD_B0),
                last_move: c(0xA9_D5_F5),
                hint: c(0xFB_DD_6A),
                danger: c(0xFF_B4_A6),
                colours,
            },
            BoardLook::Paper => Self {
                ground: c(0xF7_F0_DF),
                raised: c(0xEC_E2_CB),
                line: c(0x4D_4A_45),
                point: c(0x2E_2B_27),
                text: c(0x22_1F_1B),
                quiet: c(0x55_4E_44),
                tiger: c(0xBE_6A_0B),
                tiger_ink: c(0x1D_10_03),
                goat: c(0xFF_FD_F7),
                goat_ink: c(0x2A_22_1A),
                target: c(0x0F_6B_4A),
                last_move: c(0x1F_5F_99),
                hint: c(0x7A_4F_A3),
                danger: c(0xB3_26_1E),
                colours,
            },
        }
    }

    pub(super) fn base(&self) -> Style {
        Style::new().fg(self.text).bg(self.ground)
    }

    pub(super) fn quiet_text(&self) -> Style {
        Style::new().fg(self.quiet).bg(self.ground)
    }

    /// A line that is chosen in a list or a form.
    pub(super) fn chosen(&self) -> Style {
        if self.colours {
            Style::new().fg(self.text).bg(self.raised).add_modifier(Modifier::BOLD)
        } else {
            Style::new().add_modifier(Modifier::REVERSED)
        }
    }

    pub(super) fn strong(&self) -> Style {
        self.base().add_modifier(Modifier::BOLD)
    }

    /// A piece: ink on its own colour, or plain where there are none.
    pub(super) fn token_style(&self, piece: Piece) -> Style {
        let style = Style::new().add_modifier(Modifier::BOLD);
        match piece {
            _ if !self.colours => style,
            Piece::Tiger => style.fg(self.tiger_ink).bg(self.tiger),
            Piece::Goat => style.fg(self.goat_ink).bg(self.goat),
        }
    }

    pub(super) fn of(&self, colour: Color) -> Style {
        Style::new().fg(colour).bg(self.ground)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_matched_to_the_nearest_of_256() {
        assert_eq!(nearest(0, 0, 0), 16);
        assert_eq!(nearest(255, 255, 255), 231);
        assert_eq!(nearest(255, 0, 0), 196);
        assert_eq!(nearest(0x25, 0x2B, 0x31), 235);
    }
}
