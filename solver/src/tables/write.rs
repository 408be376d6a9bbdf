//! Writes a table.

use aadupuli_core::BoardKind;
use aadupuli_core::tables::file::{BOARDS, DESCRIPTION, HEAD, MAGIC, OBVIOUS_LEFT_OUT, TWO_RULES, VERSION, rules_hash};
use aadupuli_core::tables::section::GROUP;

use super::encode::Encoded;

/// The bytes of a board's table with these sections.
pub fn table(board: BoardKind, sections: &[Encoded]) -> Vec<u8> {
    let number = BOARDS.iter().find(|(_, known)| *known == board).map_or(0, |(number, _)| *number);
    let mut front = vec![0; HEAD + sections.len() * DESCRIPTION];
    let mut data: Vec<u8> = Vec::new();
    // Starts of data parts: they are moved behind the front when its length is known.
    let mut data_parts = Vec::new();
    for (index, section) in sections.iter().enumerate() {
        let own = HEAD + index * DESCRIPTION;
        let layer = section.layer;
        let kind = layer.kind.number() | if section.two_rules { TWO_RULES } else { 0 };
        let flags = if section.obvious_left_out { OBVIOUS_LEFT_OUT } else { 0 };
        front[own..own + 4].copy_from_slice(&[kind, layer.in_hand, layer.on_board, flags]);
        let start = data.len();
        let mut lengths = Vec::with_capacity(section.blocks.len());
        let mut groups = Vec::new();
        for group in section.blocks.chunks(GROUP) {
            let from = data.len();
            groups.extend_from_slice(&((from - start) as u32).to_le_bytes());
            for block in group {
                if block.len() < 255 {
                    lengths.push(block.len() as u8);
                } else {
                    lengths.push(255);
                    data.extend_from_slice(&(block.len() as u16).to_le_bytes());
                }
                data.extend_from_slice(block);
            }
            groups.extend_from_slice(&crc32fast::hash(&data[from..]).to_le_bytes());
        }
        data_parts.push((own + 4 + 8 * 7, start, data.len() - start));
        let weights = &section.weights;
        let parts = [
            &weights.tuples,
            &weights.sets,
            &weights.tigers,
            &weights.nearby,
            &section.probabilities,
            &lengths,
            &groups,
        ];
        for (place, part) in parts.into_iter().enumerate() {
            let at = own + 4 + 8 * place;
            let begins = front.len() as u32;
            front[at..at + 4].copy_from_slice(&begins.to_le_bytes());
            front[at + 4..at + 8].copy_from_slice(&(part.len() as u32).to_le_bytes());
            front.extend_from_slice(part);
        }
    }
    let length = front.len();
    for (at, start, size) in data_parts {
        front[at..at + 4].copy_from_slice(&((length + start) as u32).to_le_bytes());
        front[at + 4..at + 8].copy_from_slice(&(size as u32).to_le_bytes());
    }
    front[..8].copy_from_slice(MAGIC);
    front[8..10].copy_from_slice(&VERSION.to_le_bytes());
    front[10] = number;
    front[11] = sections.len() as u8;
    front[12..16].copy_from_slice(&(length as u32).to_le_bytes());
    front[24..32].copy_from_slice(&((length + data.len()) as u64).to_le_bytes());
    front[32..40].copy_from_slice(&rules_hash(board).to_le_bytes());
    let mut checksum = crc32fast::Hasher::new();
    checksum.update(&front[..16]);
    checksum.update(&front[20..]);
    front[16..20].copy_from_slice(&checksum.finalize().to_le_bytes());
    front.extend_from_slice(&data);
    front
}
