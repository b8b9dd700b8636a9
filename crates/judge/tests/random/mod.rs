//! Random test data from a seed.

#![allow(dead_code, reason = "each test file uses some of it")]

#[path = "../../examples/split_mix/mod.rs"]
mod split_mix;

use std::ops::Range;

pub use split_mix::SplitMix64 as Random;

impl Random {
    pub fn within(&mut self, range: Range<u64>) -> u64 {
        range.start + self.next() % (range.end - range.start)
    }

    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for end in (1..items.len()).rev() {
            items.swap(end, self.within(0..end as u64 + 1) as usize);
        }
    }
}
