//! Word-parallel operations on bitmaps that are indexed by the set of points on which goats stand.
//!
//! A bitmap holds one bit for each subset of `slots` points: bit `S` speaks of the goats on the points whose slots are the
//! bits of `S`. A goat that enters or moves, and a goat that leaves, change one or two bits of the index, so that the
//! answer for 512 positions at once is a shifted copy of the bitmap under a mask. The index is split: bits 0–5 lie
//! within a word, bits 6–8 choose the word of a [`Line`], and the rest choose the line.

use std::array::from_fn;

/// Index bits within one line.
pub const LINE_BITS: u32 = 9;

/// 512 bits: what the operations handle at once, and one cache line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(C, align(64))]
pub struct Line(pub [u64; 8]);

impl Line {
    /// No bit.
    pub const ZERO: Self = Self([0; 8]);
    /// Every bit.
    pub const ONES: Self = Self([!0; 8]);

    #[inline(always)]
    pub fn and(self, other: Self) -> Self {
        Self(from_fn(|i| self.0[i] & other.0[i]))
    }

    #[inline(always)]
    pub fn and_not(self, other: Self) -> Self {
        Self(from_fn(|i| self.0[i] & !other.0[i]))
    }

    #[inline(always)]
    pub fn or(self, other: Self) -> Self {
        Self(from_fn(|i| self.0[i] | other.0[i]))
    }

    #[inline(always)]
    pub fn complement(self) -> Self {
        Self(from_fn(|i| !self.0[i]))
    }

    #[inline(always)]
    pub fn is_zero(self) -> bool {
        self.0.iter().fold(0, |all, &word| all | word) == 0
    }

    #[inline(always)]
    pub fn count(self) -> u64 {
        self.0.iter().map(|word| u64::from(word.count_ones())).sum()
    }

    #[inline(always)]
    fn lanes<const L: usize>(self) -> Self {
        Self(from_fn(|i| self.0[i ^ L]))
    }

    #[inline(always)]
    fn shifted(self, left: u32, right: u32) -> Self {
        Self(from_fn(|i| (self.0[i] << left) >> right))
    }

    /// Those of the 512 indices that have this bit (below [`LINE_BITS`]) set.
    pub fn with_index_bit(bit: u32) -> Self {
        const LOW: [u64; 6] = [
            0xAAAA_AAAA_AAAA_AAAA,
            0xCCCC_CCCC_CCCC_CCCC,
            0xF0F0_F0F0_F0F0_F0F0,
            0xFF00_FF00_FF00_FF00,
            0xFFFF_0000_FFFF_0000,
            0xFFFF_FFFF_0000_0000,
        ];
        match LOW.get(bit as usize) {
            Some(&word) => Self([word; 8]),
            None => Self(from_fn(|i| if i >> (bit - 6) & 1 == 1 { !0 } else { 0 })),
        }
    }
}

/// The parts of an index condition, split into what the line number decides and what a mask within the line decides.
struct Condition {
    line_set: usize,
    line_clear: usize,
    mask: Line,
}

impl Condition {
    fn new(set: u32, clear: u32) -> Self {
        let mut mask = Line::ONES;
        for bit in 0..LINE_BITS {
            if set >> bit & 1 == 1 {
                mask = mask.and(Line::with_index_bit(bit));
            }
            if clear >> bit & 1 == 1 {
                mask = mask.and_not(Line::with_index_bit(bit));
            }
        }
        Self { line_set: (set >> LINE_BITS) as usize, line_clear: (clear >> LINE_BITS) as usize, mask }
    }
}

/// How far a word must be shifted so that the index bits `set` (which the source lacks) and `clear` (which it has) fit.
fn word_shift(set: u32, clear: u32) -> (u32, u32) {
    let (up, down) = (set & 63, clear & 63);
    (up.saturating_sub(down), down.saturating_sub(up))
}

macro_rules! by_lane {
    ($lane:expr, $f:ident($($arg:expr),*)) => {
        match $lane & 7 {
            0 => $f::<0>($($arg),*),
            1 => $f::<1>($($arg),*),
            2 => $f::<2>($($arg),*),
            3 => $f::<3>($($arg),*),
            4 => $f::<4>($($arg),*),
            5 => $f::<5>($($arg),*),
            6 => $f::<6>($($arg),*),
            _ => $f::<7>($($arg),*),
        }
    };
}

/// `into[S] |= from[S ^ flip]` for every `S` that has all bits of `set` and none of `clear`.
///
/// `flip` must be a subset of `set | clear`; two of its bits at most may lie within a word, and then one must be in `set`
/// and one in `clear`.
/// Only busy lines of `into` are looked at.
pub fn accumulate(into: &mut [Line], from: &[Line], flip: u32, set: u32, clear: u32, busy: &Busy) {
    debug_assert_eq!(flip & !(set | clear), 0);
    debug_assert_eq!(into.len(), from.len());
    let condition = Condition::new(set, clear);
    let shift = word_shift(flip & set, flip & clear);
    by_lane!(flip >> 6, accumulate_lanes(into, from, (flip >> LINE_BITS) as usize, shift, &condition, busy));
}

#[inline(never)]
fn accumulate_lanes<const L: usize>(
    into: &mut [Line],
    from: &[Line],
    line_flip: usize,
    (left, right): (u32, u32),
    condition: &Condition,
    busy: &Busy,
) {
    let fixed = condition.line_set | condition.line_clear;
    let free = (into.len() - 1) & !fixed;
    let mask = condition.mask;
    let mut visit = |line: usize| {
        let moved = from[line ^ line_flip].lanes::<L>().shifted(left, right).and(mask);
        into[line] = into[line].or(moved);
    };
    // Whichever is fewer: the busy lines, or those that fit the condition.
    if busy.lines.len() < 1 << free.count_ones() {
        busy.lines().filter(|line| line & fixed == condition.line_set).for_each(visit);
        return;
    }
    let mut subset = 0;
    loop {
        let line = subset | condition.line_set;
        if busy.has(line) {
            visit(line);
        }
        subset = ((subset | !free).wrapping_add(1)) & free;
        if subset == 0 {
            break;
        }
    }
}

/// `into[S] |= from[S']` for every `S` in which exactly one of the index bits `a` and `b` is set, `S'` having the other:
/// a goat has moved between the points of these two slots, in either direction.
pub fn accumulate_exchanged(into: &mut [Line], from: &[Line], a: u32, b: u32, busy: &Busy) {
    let both = 1 << a | 1 << b;
    accumulate(into, from, both, 1 << a, 1 << b, busy);
    accumulate(into, from, both, 1 << b, 1 << a, busy);
}

/// The lines in which some index has a number of bits between two bounds: the others can be left out of a walk.
#[derive(Clone, Debug)]
pub struct Busy {
    from: u32,
    to: u32,
    lines: Vec<u32>,
}

impl Busy {
    /// Those of the first `lines` lines that may hold indices of `from` to `to` bits.
    pub fn new(lines: usize, from: u32, to: u32) -> Self {
        let mut busy = Self { from: from.saturating_sub(LINE_BITS), to, lines: Vec::new() };
        busy.lines = (0..lines as u32).filter(|&line| busy.has(line as usize)).collect();
        busy
    }

    /// Whether a line may hold such an index.
    #[inline(always)]
    pub fn has(&self, line: usize) -> bool {
        let own = line.count_ones();
        self.from <= own && own <= self.to
    }

    /// Clears the busy lines of a bitmap.
    pub fn clear(&self, map: &mut [Line]) {
        self.lines().for_each(|line| map[line] = Line::ZERO);
    }

    /// Copies the busy lines of a bitmap.
    pub fn copy(&self, from: &[Line], to: &mut [Line]) {
        self.lines().for_each(|line| to[line] = from[line]);
    }

    /// The lines that may hold such an index, in order.
    #[inline(always)]
    pub fn lines(&self) -> impl Iterator<Item = usize> + '_ {
        self.lines.iter().map(|&line| line as usize)
    }
}

/// Exchanges the index bits `a` and `b`: afterwards `map[S]` is what was `map[S with the two bits exchanged]`.
/// Only what is in busy lines is right afterwards.
pub fn transpose(map: &mut [Line], a: u32, b: u32, busy: &Busy) {
    let (low, high) = (a.min(b), a.max(b));
    if low == high {
        return;
    }
    if low >= LINE_BITS {
        let (low, high) = (1_usize << (low - LINE_BITS), 1_usize << (high - LINE_BITS));
        for line in busy.lines().filter(|line| line & low != 0 && line & high == 0) {
            map.swap(line, line ^ low ^ high);
        }
    } else if high >= LINE_BITS {
        by_lane!(1_u32 << low >> 6, transpose_across(map, low, 1 << (high - LINE_BITS), busy));
    } else {
        by_lane!((1_u32 << low | 1 << high) >> 6, transpose_within(map, low, high, busy));
    }
}

#[inline(never)]
fn transpose_across<const L: usize>(map: &mut [Line], low: u32, high: usize, busy: &Busy) {
    let shift = if low < 6 { 1 << low } else { 0 };
    let mask = Line::with_index_bit(low);
    // Each pair of lines once: by the lower one, unless only the upper one is busy.
    for line in busy.lines().filter(|&line| line & high == 0 || !busy.has(line ^ high)) {
        let line = line & !high;
        let (below, above) = (map[line], map[line | high]);
        map[line] = below.and_not(mask).or(above.lanes::<L>().shifted(shift, 0).and(mask));
        map[line | high] = above.and(mask).or(below.lanes::<L>().shifted(0, shift).and_not(mask));
    }
}

#[inline(never)]
fn transpose_within<const L: usize>(map: &mut [Line], low: u32, high: u32, busy: &Busy) {
    let (has_low, has_high) = (Line::with_index_bit(low), Line::with_index_bit(high));
    let (only_low, only_high) = (has_low.and_not(has_high), has_high.and_not(has_low));
    let keep = only_low.or(only_high).complement();
    let up = word_shift(1 << low & 63, (1_u64 << high & 63) as u32);
    let down = word_shift((1_u64 << high & 63) as u32, 1 << low & 63);
    for line in busy.lines() {
        let exchanged = map[line].lanes::<L>();
        map[line] = map[line]
            .and(keep)
            .or(exchanged.shifted(up.0, up.1).and(only_low))
            .or(exchanged.shifted(down.0, down.1).and(only_high));
    }
}

/// For each number of bits that a line's own part of the index must have, the indices that have it.
pub struct BitCounts([Line; LINE_BITS as usize + 1]);

impl Default for BitCounts {
    fn default() -> Self {
        Self(from_fn(|count| {
            Line(from_fn(|lane| {
                (0..64_u32)
                    .filter(|bit| (bit.count_ones() + (lane as u32).count_ones()) as usize == count)
                    .fold(0, |word, bit| word | 1 << bit)
            }))
        }))
    }
}

impl BitCounts {
    /// Those indices of this line that have `count` bits in all.
    #[inline(always)]
    pub fn of(&self, line: usize, count: u32) -> Line {
        let own = count.wrapping_sub(line.count_ones());
        self.0.get(own as usize).copied().unwrap_or(Line::ZERO)
    }

    /// Those indices of this line that have between `from` and `to` bits in all, both included.
    #[inline(always)]
    pub fn between(&self, line: usize, from: u32, to: u32) -> Line {
        (from..=to).fold(Line::ZERO, |all, count| all.or(self.of(line, count)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SLOTS: u32 = 12;

    fn bit(map: &[Line], index: u32) -> bool {
        map[(index >> LINE_BITS) as usize].0[(index >> 6 & 7) as usize] >> (index & 63) & 1 == 1
    }

    fn every_line() -> Busy {
        Busy::new(1 << (SLOTS - LINE_BITS), 0, SLOTS)
    }

    fn noise(seed: u64) -> Vec<Line> {
        let mut state = seed;
        (0..1 << (SLOTS - LINE_BITS))
            .map(|_| {
                Line(from_fn(|_| {
                    state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                    state ^ state >> 29
                }))
            })
            .collect()
    }

    #[test]
    fn exchange_and_transpose_are_what_they_say_bit_by_bit() {
        for a in 0..SLOTS {
            for b in 0..SLOTS {
                let from = noise(u64::from(a * SLOTS + b));
                let swap = |s: u32| s & !(1 << a | 1 << b) | (s >> a & 1) << b | (s >> b & 1) << a;
                let mut turned = from.clone();
                transpose(&mut turned, a, b, &every_line());
                let mut into = vec![Line::ZERO; from.len()];
                if a != b {
                    accumulate_exchanged(&mut into, &from, a, b, &every_line());
                }
                for s in 0..1 << SLOTS {
                    assert_eq!(bit(&turned, s), bit(&from, swap(s)), "transpose {a} {b} at {s:b}");
                    assert_eq!(bit(&into, s), swap(s) != s && bit(&from, swap(s)), "exchange {a} {b} at {s:b}");
                }
            }
        }
    }

    #[test]
    fn accumulate_keeps_its_conditions() {
        for a in 0..SLOTS {
            for b in (0..SLOTS).filter(|&b| b != a) {
                let from = noise(u64::from(a + 31 * b));
                let mut captured = vec![Line::ZERO; from.len()];
                accumulate(&mut captured, &from, 1 << a, 1 << a, 1 << b, &every_line());
                let mut placed = vec![Line::ZERO; from.len()];
                accumulate(&mut placed, &from, 1 << a, 0, 1 << a, &every_line());
                for s in 0..1 << SLOTS {
                    let (has_a, has_b) = (s >> a & 1 == 1, s >> b & 1 == 1);
                    assert_eq!(bit(&captured, s), has_a && !has_b && bit(&from, s ^ 1 << a));
                    assert_eq!(bit(&placed, s), !has_a && bit(&from, s ^ 1 << a));
                }
            }
        }
    }

    #[test]
    fn what_is_not_busy_changes_nothing_that_is() {
        let lines = 1 << (SLOTS - LINE_BITS);
        for (fewest, most) in [(0, 1), (1, 2), (10, 11), (11, 12), (12, 12)] {
            let busy = Busy::new(lines, fewest, most);
            for (a, b) in (0..SLOTS).flat_map(|a| (0..a).map(move |b| (a, b))) {
                let from = noise(u64::from(a * SLOTS + b));
                let (mut all, mut few) = (from.clone(), from.clone());
                transpose(&mut all, a, b, &every_line());
                transpose(&mut few, a, b, &busy);
                let (mut into_all, mut into_few) = (vec![Line::ZERO; lines], vec![Line::ZERO; lines]);
                accumulate_exchanged(&mut into_all, &from, a, b, &every_line());
                accumulate_exchanged(&mut into_few, &from, a, b, &busy);
                for s in (0..1_u32 << SLOTS).filter(|s| (fewest..=most).contains(&s.count_ones())) {
                    assert_eq!(bit(&few, s), bit(&all, s), "transpose {a} {b} at {s:b}");
                    assert_eq!(bit(&into_few, s), bit(&into_all, s), "exchange {a} {b} at {s:b}");
                }
            }
        }
    }

    #[test]
    fn bit_counts_select_by_number_of_goats() {
        let counts = BitCounts::default();
        for line in 0..8 {
            for s in 0..512_u32 {
                let index = (line as u32) << LINE_BITS | s;
                for count in 0..=SLOTS {
                    let map = vec![counts.of(line, count)];
                    assert_eq!(bit(&map, s), index.count_ones() == count);
                }
            }
        }
    }
}
