//! The same random numbers in every run.

use std::ops::{Bound, RangeBounds};

/// SplitMix64 (Steele, Lea and Flood 2014). A seed gives the same numbers for ever.
#[derive(Clone, Debug)]
pub struct SplitMix64(pub u64);

impl SplitMix64 {
    /// The next number.
    #[expect(clippy::should_implement_trait, reason = "the numbers never end")]
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A number below `bound`, which is not 0.
    pub fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound
    }

    /// A number of a range that has both ends.
    pub fn within(&mut self, range: impl RangeBounds<u64>) -> u64 {
        let Bound::Included(&min) = range.start_bound() else { panic!("a range begins with a number") };
        let len = match range.end_bound() {
            Bound::Included(&max) => max - min + 1,
            Bound::Excluded(&end) => end - min,
            Bound::Unbounded => panic!("a range ends with a number"),
        };
        min + self.next() % len
    }

    /// Puts items into a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for end in (1..items.len()).rev() {
            items.swap(end, self.within(0..end as u64 + 1) as usize);
        }
    }

    /// Numbers of a range, in order.
    pub fn board(&mut self, heaps: u64, range: impl RangeBounds<u64> + Clone) -> Vec<u64> {
        let mut board: Vec<u64> = (0..heaps).map(|_| self.within(range.clone())).collect();
        board.sort();
        board
    }

    /// The numbers with any white space between them, some leading zeros, and white space or none at the end.
    pub fn write(&mut self, numbers: &[u64]) -> String {
        let mut text = String::new();
        for (index, number) in numbers.iter().enumerate() {
            if index > 0 {
                text += [" ", "\n", "\t", "\r\n", " \n\n ", "  "][self.within(0..=5) as usize];
            }
            text += ["", "", "", "00"][self.within(0..=3) as usize];
            text += &number.to_string();
        }
        text + ["", "\n", " \r\n"][self.within(0..=2) as usize]
    }

    /// A number below `end`, which is not 0.
    pub fn index(&mut self, end: u32) -> u32 {
        u32::try_from(self.below(end.into())).expect("it is below `end`")
    }

    /// The numbers below `len` in a random order.
    pub fn order(&mut self, len: u32) -> Vec<u32> {
        let mut order: Vec<u32> = (0..len).collect();
        self.shuffle(&mut order);
        order
    }
}
