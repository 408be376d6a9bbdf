//! The encoder that belongs to the core's decoder.

use aadupuli_core::tables::coder::split;

/// Encodes bits into bytes.
pub struct Encoder {
    low: u32,
    high: u32,
    bytes: Vec<u8>,
}

impl Encoder {
    pub fn new() -> Self {
        Self { low: 0, high: u32::MAX, bytes: Vec::new() }
    }

    /// Encodes a bit that is set with a probability of `probability` in 65,536.
    #[inline]
    pub fn bit(&mut self, probability: u16, bit: bool) {
        let middle = split(self.low, self.high, probability);
        if bit {
            self.high = middle;
        } else {
            self.low = middle + 1;
        }
        while (self.low ^ self.high) >> 24 == 0 {
            self.bytes.push((self.high >> 24) as u8);
            self.low <<= 8;
            self.high = self.high << 8 | 0xFF;
        }
    }

    /// The bytes, as few as tell the bits when zeros follow.
    pub fn finish(mut self) -> Vec<u8> {
        for count in 0..=4_u32 {
            let keep = if count == 0 { 0 } else { u32::MAX << (32 - 8 * count) };
            let code = self.high & keep;
            if code >= self.low {
                self.bytes.extend(code.to_be_bytes().iter().take(count as usize));
                break;
            }
        }
        while self.bytes.last() == Some(&0) {
            self.bytes.pop();
        }
        self.bytes
    }
}

impl Default for Encoder {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use aadupuli_core::tables::coder::Decoder;

    use super::*;

    #[test]
    fn what_was_encoded_is_decoded() {
        for seed in 1..300_u64 {
            let mut state = seed;
            let mut next = || {
                state ^= state << 13;
                state ^= state >> 7;
                state ^= state << 17;
                state
            };
            let bits: Vec<(u16, bool)> = (0..seed * 7 % 900)
                .map(|_| {
                    let probability = (next() as u16).max(1);
                    (probability, (next() as u16) < probability)
                })
                .collect();
            let mut encoder = Encoder::new();
            for &(probability, bit) in &bits {
                encoder.bit(probability, bit);
            }
            let bytes = encoder.finish();
            let mut decoder = Decoder::new(&bytes);
            for &(probability, bit) in &bits {
                assert_eq!(decoder.bit(probability), bit);
            }
        }
    }
}
