//! The format of a table file.
//!
//! All numbers are little-endian. The file begins with a front, which one checksum covers: a head of [`HEAD`] bytes, the
//! descriptions of the sections, and their weights, probabilities and indices. The compressed blocks follow; each group of
//! blocks has a checksum in the index.

use std::ops::Range;

use super::error::TableError;
use super::numbering::Numbering;
use super::section::{GROUP, Kind, Layer, Section};
use crate::{BoardKind, GameId, RuleSet, StuckGoats, Variants};

/// What a table begins with.
pub const MAGIC: &[u8; 8] = b"aadutabl";

/// The version of the format.
pub const VERSION: u16 = 1;

/// The bytes of the head: magic, version, board, sections, front length, checksum, file length, rules hash.
pub const HEAD: usize = 40;

/// The bytes of a section's description: kind and flag, goats in hand, goats on the board, further flags, then eight pairs of start
/// and length.
pub const DESCRIPTION: usize = 4 + 8 * 8;

/// The flag, beside a section's kind, that values with and without the quiet-move rule are told apart.
pub const TWO_RULES: u8 = 0x80;

/// The further flag that distances of 1 which one look at the board tells are left out.
pub const OBVIOUS_LEFT_OUT: u8 = 1;

/// A part of the file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Part(pub Range<usize>);

impl Part {
    /// The bytes of the part.
    #[inline]
    pub fn of<'a>(&self, bytes: &'a [u8]) -> &'a [u8] {
        bytes.get(self.0.clone()).unwrap_or_default()
    }
}

/// The parts of a section.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Parts {
    /// Whether values with and without the quiet-move rule are told apart.
    pub two_rules: bool,
    /// Whether distances of 1 which one look at the board tells are left out: where one capture wins, those of positions in
    /// which every goat move allows a capture.
    pub obvious_left_out: bool,
    /// Weights of the tuples.
    pub tuples: Part,
    /// Weights of the tiger sets.
    pub sets: Part,
    /// Weights of mobility and threats.
    pub tigers: Part,
    /// Weights of what is nearby.
    pub nearby: Part,
    /// Probabilities, two bytes each.
    pub probabilities: Part,
    /// The length of each block, one byte; 255 says that the block begins with its length in two bytes.
    pub lengths: Part,
    /// For each group of blocks its start in the data and its checksum.
    pub groups: Part,
    /// The blocks.
    pub data: Part,
}

/// A table that was opened: what is in which part of its bytes.
#[derive(Debug)]
pub struct Contents {
    /// The board.
    pub board: BoardKind,
    /// The sections.
    pub sections: Vec<Section>,
}

/// A number for the rules of all games on a board: a table is refused where the rules have changed since it was made.
pub fn rules_hash(board: BoardKind) -> u64 {
    let numbers = games_on(board).flat_map(|rules| {
        let stuck = match rules.stuck_goats {
            StuckGoats::Pass => 0,
        };
        [
            rules.board().len() as u64,
            u64::from(rules.tigers),
            u64::from(rules.goats),
            u64::from(rules.captures_to_win),
            u64::from(rules.quiet_tiger_moves.unwrap_or(0)),
            stuck,
        ]
    });
    // FNV-1a.
    numbers
        .flat_map(u64::to_le_bytes)
        .fold(0xCBF2_9CE4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3))
}

/// The number of each board in a table.
pub const BOARDS: [(u8, BoardKind); 2] = [(1, BoardKind::AaduPuli), (2, BoardKind::BaghChal)];

/// The games that are played on a board: one table serves them all.
///
/// `standard` and `adu-huli` are both won by the tigers when ten goats are left, so that they share their layers;
/// `parlour` differs from `standard` in how games are drawn only, and the table tells both apart.
pub fn games_on(board: BoardKind) -> impl Iterator<Item = RuleSet> {
    GameId::ALL.into_iter().map(|game| RuleSet::new(game, Variants::NONE)).filter(move |rules| rules.board == board)
}

/// Opens a table: checks the front and where everything lies.
///
/// # Errors
/// What is wrong with it.
pub fn open(bytes: &[u8], numbering: impl Fn(BoardKind) -> std::sync::Arc<Numbering>) -> Result<Contents, TableError> {
    if bytes.get(..8) != Some(&MAGIC[..]) {
        return Err(TableError::NotATable);
    }
    let damaged = TableError::DamagedHeader;
    let version = u16_at(bytes, 8).ok_or(damaged)?;
    if version != VERSION {
        return Err(TableError::Format { found: version, known: VERSION });
    }
    let front = u32_at(bytes, 12).ok_or(damaged)? as usize;
    let checksum = u32_at(bytes, 16).ok_or(damaged)?;
    let mut hash = crc32fast::Hasher::new();
    hash.update(bytes.get(..16).ok_or(damaged)?);
    hash.update(bytes.get(20..front).ok_or(damaged)?);
    if hash.finalize() != checksum {
        return Err(damaged);
    }
    let expected = u64_at(bytes, 24).ok_or(damaged)?;
    if bytes.len() as u64 != expected {
        return Err(TableError::Length { found: bytes.len(), expected: expected as usize });
    }
    let number = *bytes.get(10).ok_or(damaged)?;
    let &(_, board) = BOARDS.iter().find(|(n, _)| *n == number).ok_or(TableError::Rules)?;
    if u64_at(bytes, 32) != Some(rules_hash(board)) {
        return Err(TableError::Rules);
    }
    let numbering = numbering(board);
    let count = usize::from(*bytes.get(11).ok_or(damaged)?);
    let sections = (0..count)
        .map(|index| {
            let own = bytes.get(HEAD + index * DESCRIPTION..).and_then(|own| own.get(..DESCRIPTION)).ok_or(damaged)?;
            section(own, bytes.len(), front, &numbering).ok_or(damaged)
        })
        .collect::<Result<_, _>>()?;
    Ok(Contents { board, sections })
}

fn section(own: &[u8], all: usize, front: usize, numbering: &Numbering) -> Option<Section> {
    let &[kind, in_hand, on_board, flags, ..] = own else { return None };
    let two_rules = kind & TWO_RULES != 0;
    let kind = Kind::from_number(kind & !TWO_RULES)?;
    let mut parts = (0..8).map(|part| {
        let start = u32_at(own, 4 + 8 * part)? as usize;
        let end = start.checked_add(u32_at(own, 8 + 8 * part)? as usize)?;
        (end <= if part == 7 { all } else { front }).then_some(Part(start..end))
    });
    let mut next = || parts.next().flatten();
    let parts = Parts {
        two_rules,
        obvious_left_out: flags & OBVIOUS_LEFT_OUT != 0,
        tuples: next()?,
        sets: next()?,
        tigers: next()?,
        nearby: next()?,
        probabilities: next()?,
        lengths: next()?,
        groups: next()?,
        data: next()?,
    };
    let width = (u32::from(on_board) <= numbering.slots()).then(|| numbering.width(u32::from(on_board)))?;
    let section = Section { layer: Layer { kind, in_hand, on_board }, parts, width };
    if section.is_empty() && section.parts.groups.0.is_empty() {
        return Some(section);
    }
    let blocks = section.blocks_of_set() * numbering.sets().len();
    let fits = section.parts.lengths.0.len() == blocks && section.parts.groups.0.len() == 8 * blocks.div_ceil(GROUP);
    fits.then_some(section)
}

/// Two bytes as a number.
#[inline]
pub fn u16_at(bytes: &[u8], at: usize) -> Option<u16> {
    Some(u16::from_le_bytes(bytes.get(at..at.checked_add(2)?)?.try_into().ok()?))
}

/// Four bytes as a number.
#[inline]
pub fn u32_at(bytes: &[u8], at: usize) -> Option<u32> {
    Some(u32::from_le_bytes(bytes.get(at..at.checked_add(4)?)?.try_into().ok()?))
}

fn u64_at(bytes: &[u8], at: usize) -> Option<u64> {
    Some(u64::from_le_bytes(bytes.get(at..at.checked_add(8)?)?.try_into().ok()?))
}
