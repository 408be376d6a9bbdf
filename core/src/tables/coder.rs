//! A binary arithmetic decoder over a slice.
//!
//! The carry-less range coder that is common in context-modelling compressors (after Mahoney's lpaq): 32-bit bounds, 16-bit
//! probabilities. Bytes past the end count as 0, so that an encoder can leave out what is not needed.

/// Decodes bits from bytes.
#[derive(Debug)]
pub struct Decoder<'a> {
    low: u32,
    high: u32,
    code: u32,
    rest: &'a [u8],
}

impl<'a> Decoder<'a> {
    /// Begins to decode.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Self {
        let mut decoder = Self { low: 0, high: u32::MAX, code: 0, rest: bytes };
        for _ in 0..4 {
            decoder.shift();
        }
        decoder
    }

    #[inline]
    fn shift(&mut self) {
        let byte = match self.rest.split_first() {
            Some((&byte, rest)) => {
                self.rest = rest;
                byte
            }
            None => 0,
        };
        self.code = self.code << 8 | u32::from(byte);
    }

    /// Decodes a bit that is set with a probability of `probability` in 65,536.
    #[inline]
    pub fn bit(&mut self, probability: u16) -> bool {
        let middle = split(self.low, self.high, probability);
        let bit = self.code <= middle;
        if bit {
            self.high = middle;
        } else {
            self.low = middle + 1;
        }
        while (self.low ^ self.high) >> 24 == 0 {
            self.low <<= 8;
            self.high = self.high << 8 | 0xFF;
            self.shift();
        }
        bit
    }
}

/// Where the range is split; at least one value falls on each side.
#[inline]
pub fn split(low: u32, high: u32, probability: u16) -> u32 {
    let range = high - low;
    let part = ((u64::from(range) * u64::from(probability)) >> 16) as u32;
    low + part.min(range.saturating_sub(1))
}
