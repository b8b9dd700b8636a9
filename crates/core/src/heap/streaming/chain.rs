//! From the values of some heaps in a row, those of the next ones, as long as no heap is rare.

use alloc::vec::Vec;

use super::kernel::{Kernel, LANES, Pair, TooLarge, least};

/// How many heaps are worked out between two looks at anything else.
pub(super) const CHUNK: usize = 1 << 14;

/// The numbers of the last heaps, and the pairs that give the common values of the next one's options.
#[derive(Clone)]
pub(super) struct Chain {
    kernel: Kernel,
    /// Pairs that reach heaps of the same block, and the others.
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
        let all = numbers.iter().copied().chain(pairs.iter().map(|pair| pair.number));
        let largest = all.max().unwrap_or(0);
        let pages = if largest < 16 {
            1
        } else if largest < 32 {
            2
        } else {
            4
        };
        let kernel = Kernel::best();
        let (near, far) = pairs.iter().partition(|pair| (pair.distance as usize) < kernel.block());
        Chain { kernel, near, far, pages, numbers, first, keep }
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

    /// The kernel, and the pages that the numbers take.
    pub(super) fn kernel(&self) -> (Kernel, usize) {
        (self.kernel, self.pages)
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
            if at >= LANES && end - at >= LANES {
                match self.kernel.extend(&mut self.numbers, at, &self.near, &self.far, self.pages) {
                    Ok(stop) => at = stop,
                    Err(TooLarge { at: stop }) if self.pages < 4 => {
                        at = stop;
                        self.pages *= 2;
                    }
                    Err(TooLarge { at }) => {
                        self.numbers.truncate(at);
                        return Err(Overflow);
                    }
                }
            } else {
                let number = least(&self.numbers, at, self.near.iter().chain(&self.far));
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
