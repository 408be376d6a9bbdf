//! Position strings: seven fields on a line, after the pattern of chess's FEN (`docs/rules.md`).

use core::fmt;

use super::{Position, Setup, SetupError};
use crate::board::Board;
use crate::point::PointSet;
use crate::rules::RuleSet;
use crate::side::{Piece, Side};

/// Why a text is no position string, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionTextError {
    /// Not seven fields.
    #[error("a position has 7 fields, not {found}")]
    FieldCount {
        /// How many fields the text has.
        found: usize,
    },
    /// Not as many rows as the board has.
    #[error("rows: the board has {expected}, not {found}")]
    RowCount {
        /// The board's rows.
        expected: usize,
        /// The text's rows.
        found: usize,
    },
    /// A row has too few or too many points.
    #[error("row {row}: it has {expected} points, not {found}")]
    RowLength {
        /// The row's letter.
        row: char,
        /// How many points the row has.
        expected: usize,
        /// How many the text gives it.
        found: usize,
    },
    /// A row holds a letter that means nothing.
    #[error("row {row}, letter {column}: \"{symbol}\" is none of T, G and 1 to 9")]
    Symbol {
        /// The row's letter.
        row: char,
        /// Which letter of the row, from 1.
        column: usize,
        /// The letter.
        symbol: char,
    },
    /// The second field is neither `g` nor `t`.
    #[error("side to move: \"{found}\" is neither g nor t")]
    Side {
        /// The field.
        found: String,
    },
    /// A field that should be a number is none.
    #[error("{field}: \"{found}\" is not a number from 0 to {most}")]
    Number {
        /// The field.
        field: PositionField,
        /// What it holds.
        found: String,
        /// The largest number that it may hold.
        most: u16,
    },
    /// The sixth field is neither `-` nor a point.
    #[error("tiger in a chain: \"{found}\" is neither - nor a point of the board")]
    Chain {
        /// The field.
        found: String,
    },
    /// The fields contradict the rules.
    #[error(transparent)]
    Illegal(#[from] SetupError),
}

/// A field of a position string that holds a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionField {
    /// The third.
    GoatsInHand,
    /// The fourth.
    GoatsCaptured,
    /// The fifth.
    TigersInHand,
    /// The seventh.
    QuietTigerMoves,
}

impl fmt::Display for PositionField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::GoatsInHand => "goats in hand",
            Self::GoatsCaptured => "goats captured",
            Self::TigersInHand => "tigers in hand",
            Self::QuietTigerMoves => "quiet tiger moves",
        })
    }
}

impl Position {
    /// Reads a position string.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_core::{GameId, Position, PositionTextError, RuleSet, Variants};
    /// let rules = RuleSet::new(GameId::Standard, Variants::NONE);
    /// let text = "G/2T3/G2G1T/GGG1GT/GGGG t 0 3 0 - 0";
    /// assert!(Position::parse(text, rules).is_err(), "these goats do not add up");
    /// let text = "T/2TT2/6/6/4 g 15 0 0 - 0";
    /// assert_eq!(Position::parse(text, rules)?.to_string(), text);
    /// # Ok::<(), PositionTextError>(())
    /// ```
    pub fn parse(text: &str, rules: RuleSet) -> Result<Self, PositionTextError> {
        let fields: Vec<&str> = text.split_ascii_whitespace().take(8).collect();
        let &[rows, side, in_hand, captured, tigers_in_hand, chain, quiet] = fields.as_slice() else {
            return Err(PositionTextError::FieldCount { found: text.split_ascii_whitespace().count() });
        };
        let board = rules.board();
        let (tigers, goats) = parse_rows(rows, board)?;
        let side = match side {
            "g" | "G" => Side::Goats,
            "t" | "T" => Side::Tigers,
            _ => return Err(PositionTextError::Side { found: shown(side) }),
        };
        let chain = match chain {
            "-" => None,
            name => Some(board.point(name).ok_or_else(|| PositionTextError::Chain { found: shown(name) })?),
        };
        let small = |text, field| number(text, field, u16::from(u8::MAX)).map(|n| n as u8);
        let setup = Setup {
            rules,
            tigers,
            goats,
            side,
            goats_in_hand: small(in_hand, PositionField::GoatsInHand)?,
            goats_captured: small(captured, PositionField::GoatsCaptured)?,
            tigers_in_hand: small(tigers_in_hand, PositionField::TigersInHand)?,
            chain,
            quiet_tiger_moves: number(quiet, PositionField::QuietTigerMoves, u16::MAX)?,
        };
        Ok(setup.check()?)
    }
}

fn shown(text: &str) -> String {
    text.chars().take(20).collect()
}

/// ASCII digits only: the parser of the standard library would also take a sign.
fn number(text: &str, field: PositionField, most: u16) -> Result<u16, PositionTextError> {
    let digits = text.bytes().all(|b| b.is_ascii_digit());
    let value = if digits { text.parse::<u16>().ok() } else { None };
    value.filter(|&n| n <= most).ok_or_else(|| PositionTextError::Number { field, found: shown(text), most })
}

fn parse_rows(text: &str, board: &Board) -> Result<(PointSet, PointSet), PositionTextError> {
    let expected = board.rows().len();
    let found = text.split('/').count();
    if found != expected {
        return Err(PositionTextError::RowCount { expected, found });
    }
    let (mut tigers, mut goats) = (PointSet::EMPTY, PointSet::EMPTY);
    for (row, (letters, letter)) in text.split('/').zip('a'..).enumerate() {
        let mut column = 0;
        for (i, symbol) in letters.chars().enumerate() {
            let at = board.at(row, column);
            match (symbol, at) {
                ('T' | 't', Some(point)) => tigers = tigers.with(point),
                ('G' | 'g', Some(point)) => goats = goats.with(point),
                ('T' | 't' | 'G' | 'g' | '1'..='9', _) => {}
                _ => return Err(PositionTextError::Symbol { row: letter, column: i + 1, symbol }),
            }
            column += symbol.to_digit(10).map_or(1, |run| run as usize);
        }
        let expected = board.rows().get(row).map_or(0, |&n| usize::from(n));
        if column != expected {
            return Err(PositionTextError::RowLength { row: letter, expected, found: column });
        }
    }
    Ok((tigers, goats))
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = self.board();
        let mut run = 0;
        let end_run = |run: &mut u8, f: &mut fmt::Formatter<'_>| {
            let n = core::mem::take(run);
            if n > 0 { write!(f, "{n}") } else { Ok(()) }
        };
        for point in board.points() {
            if board.column(point) == 0 && board.row(point) > 0 {
                end_run(&mut run, f)?;
                f.write_str("/")?;
            }
            let letter = match self.piece(point) {
                Some(Piece::Tiger) => "T",
                Some(Piece::Goat) => "G",
                None => {
                    run += 1;
                    continue;
                }
            };
            end_run(&mut run, f)?;
            f.write_str(letter)?;
        }
        end_run(&mut run, f)?;
        let side = if self.side() == Side::Goats { 'g' } else { 't' };
        write!(f, " {side} {} {} {} ", self.goats_in_hand(), self.goats_captured(), self.tigers_in_hand())?;
        match self.chain() {
            Some(tiger) => write!(f, "{}", board.name(tiger))?,
            None => f.write_str("-")?,
        }
        write!(f, " {}", self.quiet_tiger_moves())
    }
}
