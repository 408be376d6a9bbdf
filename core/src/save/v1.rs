//! Version 1 of the save file, frozen: files that were written once stay readable for ever.

use serde::{Deserialize, Serialize};

use crate::date::Date;
use crate::players::{Help, Player};
use crate::rules::{GameId, Variant};
use crate::side::Side;

pub(super) const FORMAT: &str = "aadupuli";
pub(super) const VERSION: u64 = 1;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SaveV1 {
    pub(super) format: String,
    pub(super) version: u64,
    pub(super) rules: GameId,
    pub(super) variants: Vec<Variant>,
    pub(super) handicap: i8,
    pub(super) start: String,
    pub(super) goats: Player,
    pub(super) tigers: Player,
    pub(super) help: Help,
    pub(super) seed: u64,
    pub(super) date: Option<Date>,
    pub(super) clock: Option<ClockV1>,
    pub(super) moves: Vec<String>,
    pub(super) undone: Vec<String>,
    pub(super) ending: Option<EndingV1>,
    /// CRC-32 of this object's compact JSON without this field, eight hexadecimal digits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) checksum: Option<String>,
}

/// Times in nanoseconds.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ClockV1 {
    pub(super) per_player: u64,
    /// One for each of `moves`, then one for each of `undone`.
    pub(super) spent: Vec<u64>,
    pub(super) thinking: u64,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum EndingV1 {
    Resigned(Side),
    OutOfTime(Side),
    Claimed,
}

impl SaveV1 {
    /// The checksum that belongs to this content, whatever `checksum` holds.
    pub(super) fn computed_checksum(&mut self) -> String {
        let stated = self.checksum.take();
        let canonical = serde_json::to_vec(self).unwrap_or_default();
        self.checksum = stated;
        format!("{:08x}", crc32fast::hash(&canonical))
    }
}
