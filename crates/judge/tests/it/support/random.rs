//! Random test data from a seed.

#[path = "../../../examples/split_mix/mod.rs"]
mod split_mix;

use std::ops::{Bound, RangeBounds};

pub use split_mix::SplitMix64 as Random;

impl Random {
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
}
