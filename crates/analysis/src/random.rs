//! Random numbers that a seed repeats, for games.

/// SplitMix64 (Steele, Lea and Flood, 2014): a seed gives the same game for ever.
pub struct Random(pub u64);

impl Random {
    /// Below a bound that is small against 2^64, nearly evenly.
    pub fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ z >> 31) % bound
    }

    /// Within a range of numbers that is small against 2^64.
    pub(crate) fn within(&mut self, range: std::ops::RangeInclusive<u64>) -> u64 {
        range.start() + self.below(range.end() - range.start() + 1)
    }
}
