//! From the values of some heaps in a row, those of the next ones, as long as no heap is rare.


use alloc::vec::Vec;

use super::kernel::{Kernel, LANES, Pair, Sets};

/// How many heaps are worked out between two looks at anything else.
pub(super) const CHUNK: usize = 4096;

/// The numbers of the last heaps, and the pairs that give the common values of the next one's options.
#[derive(Clone)]
pub(super) struct Chain {
    kernel: Kernel,
    /// Pairs that reach heaps of the same 32, and the others.
    near: Vec<Pair>,
    far: Vec<Pair>,
    /// All numbers are below 16 times this; 1, 2 or 4.
    pages: usize,
    numbers: Vec<u8>,
    /// The heap of the first of `numbers`.
    first: u64,
    /// How many of the last numbers are always kept.
    keep: usize,
}

/// A number of a heap is above 63.
pub(super) struct Overflow;

impl Chain {
    /// The chain after the heaps from `first` on with these numbers, which reach back as far as any of the pairs.
    pub(super) fn new(pairs: &[Pair], keep: usize, first: u64, numbers: Vec<u8>) -> Chain {
        let (near, far): (Vec<Pair>, Vec<Pair>) =
            pairs.iter().partition(|pair| (pair.distance as usize) < LANES);
        let all = numbers.iter().copied().chain(pairs.iter().map(|pair| pair.number));
        let largest = all.max().unwrap_or(0);
        let pages = if largest < 16 { 1 } else if largest < 32 { 2 } else { 4 };
        Chain { kernel: Kernel::best(), near, far, pages, numbers, first, keep }
    }

    #[cfg(test)]
    pub(super) fn with_kernel(self, kernel: Kernel) -> Chain {
        Chain { kernel, ..self }
    }

    /// The next heap, whose value is not known yet.
    pub(super) fn next(&self) -> u64 {
        self.first + self.numbers.len() as u64
    }

    /// The numbers of the last `len` heaps.
    pub(super) fn last(&self, len: usize) -> &[u8] {
        &self.numbers[self.numbers.len() - len..]
    }

    /// All numbers that are still there.
    pub(super) fn numbers(&self) -> &[u8] {
        &self.numbers
    }

    /// What the pairs stand for, for 32 known heaps; see [`Kernel::sets`].
    pub(super) fn sets(&self, at: usize, pairs: &[Pair]) -> Sets {
        self.kernel.sets(&self.numbers, at, pairs, self.pages)
    }

    /// Works out the next heaps, at most [`CHUNK`].
    pub(super) fn extend(&mut self, count: usize) -> Result<(), Overflow> {
        if self.numbers.len() > self.keep + 16 * CHUNK {
            let surplus = self.numbers.len() - self.keep;
            self.numbers.drain(..surplus);
            self.first += surplus as u64;
        }
        let mut at = self.numbers.len();
        let end = at + count;
        self.numbers.resize(end, 0);
        while at < end {
            if end - at >= LANES {
                let sets = self.sets(at, &self.far);
                self.finish(at, sets);
                let block = &self.numbers[at..at + LANES];
                let largest = block.iter().copied().max().unwrap_or(0);
                if usize::from(largest) >= 16 * self.pages {
                    // The sets had no place for it; the numbers before it are right.
                    self.numbers[at..].fill(0);
                    if self.pages == 4 {
                        self.numbers.truncate(at);
                        return Err(Overflow);
                    }
                    self.pages *= 2;
                    continue;
                }
                at += LANES;
            } else {
                let all = self.near.iter().chain(&self.far);
                let bits = all.map(|pair| 1 << (self.numbers[at - pair.distance as usize] ^ pair.number));
                let number = bits.fold(0_u64, |set, bit| set | bit).trailing_ones() as u8;
                if number >= 64 {
                    self.numbers.truncate(at);
                    return Err(Overflow);
                }
                self.numbers[at] = number;
                self.pages = self.pages.max(usize::from(number / 16 + 1).next_power_of_two());
                at += 1;
            }
        }
        Ok(())
    }

    /// The numbers of 32 heaps, from the sets of the pairs that reach further back.
    fn finish(&mut self, at: usize, sets: Sets) {
        // The number of pairs as a constant lets them stay in registers.
        macro_rules! finish {
            ($($len:literal)*) => {
                match self.near.len() {
                    $($len => {
                        let near: &[Pair; $len] = self.near.first_chunk().expect("the length was asked");
                        finish(&mut self.numbers, at, sets, near);
                    })*
                    _ => finish(&mut self.numbers, at, sets, &self.near),
                }
            };
        }
        finish!(0 1 2 3 4 5 6 7 8);
    }
}

#[inline(always)]
fn finish(numbers: &mut [u8], at: usize, sets: Sets, near: &(impl AsRef<[Pair]> + ?Sized)) {
    for (lane, mut set) in sets.into_iter().enumerate() {
        for pair in near.as_ref() {
            let number = numbers[at + lane - pair.distance as usize];
            set |= 1_u64.wrapping_shl(u32::from(number ^ pair.number));
        }
        numbers[at + lane] = set.trailing_ones() as u8;
    }
}

/// A stretch of a chain: numbers, and from where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Mark {
    /// The heap of the first number.
    pub(super) first: u64,
    pub(super) numbers: Vec<u8>,
}

impl Mark {
    /// The first heap after it.
    pub(super) fn next(&self) -> u64 {
        self.first + self.numbers.len() as u64
    }
}
