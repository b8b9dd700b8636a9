//! The heaps that may not have a value, in words of bits: for sets whose amounts are dense.

use alloc::vec::Vec;

/// What the bits of all values may take: about what stays near to the processor.
const MAX_BYTES: u64 = 4 << 20;

/// How many heaps are worked out together.
const BLOCK: usize = 64;

/// For each value the heaps to come that have an option of that value, as far ahead as the near amounts reach.
///
/// A new heap of a value forbids it to all heaps that a near amount leads from: those of the set, moved on by the heap,
/// as bits. So its near amounts cost a step for each 64 (or more, with vectors) up to the largest of them, no matter
/// how many they are. Of the amounts past these a heap looks at each.
pub(super) struct Sieve {
    /// The near amounts, moved on by 0 to 7 bits.
    shifted: [Vec<u8>; 8],
    /// The near amounts below 64.
    low: u64,
    /// The bits of each value, `stride` bytes one behind the other.
    forbidden: Vec<u8>,
    stride: usize,
    /// The heap of the first bit, a multiple of 64.
    start: usize,
    /// The heaps below have forbidden their values.
    done: usize,
    reach: usize,
    /// For each value the heaps of a block that have an option of it by a far amount.
    pulled: Vec<u64>,
    /// For each heap of a block its value.
    block: [u16; BLOCK],
}

impl Sieve {
    /// Whether a sieve of this reach has room for the values of a set of `count` amounts.
    pub(super) fn fits(reach: u64, count: u64) -> bool {
        // There is one value more than amounts.
        count < MAX_BYTES / Sieve::stride(reach)
    }

    /// The bytes of a value's bits: those ahead of a block, and as many again, so that they are seldom moved.
    fn stride(reach: u64) -> u64 {
        2 * (reach / 8 + 2) + 128
    }

    /// The sieve for these near amounts, which are at most `reach` each. Memory is in proportion to that.
    pub(super) fn new(near: impl Iterator<Item = u64>, reach: u64) -> Sieve {
        let stride = Sieve::stride(reach) as usize;
        let reach = reach as usize;
        let mut shifted: [Vec<u8>; 8] = core::array::from_fn(|_| alloc::vec![0; reach / 8 + 2]);
        let mut low = 0;
        for amount in near {
            if amount < 64 {
                low |= 1 << amount;
            }
            for (shift, bits) in shifted.iter_mut().enumerate() {
                let bit = amount as usize + shift;
                bits[bit / 8] |= 1 << (bit % 8);
            }
        }
        Sieve {
            shifted,
            low,
            forbidden: Vec::new(),
            pulled: Vec::new(),
            stride,
            start: 0,
            done: 0,
            reach,
            block: [0; BLOCK],
        }
    }

    /// Pushes values until there are `len`. `far` are the amounts past the near ones, at least 64 each; those that
    /// exceed a heap are not moves. `false` where there is no room for another value, and then there may be fewer.
    #[must_use]
    pub(super) fn extend(&mut self, values: &mut Vec<u16>, len: usize, far: &[usize]) -> bool {
        if self.done < values.len() {
            // Of the values that are there already those count that near amounts may reach.
            let counted = values.len().saturating_sub(self.reach) / BLOCK * BLOCK;
            if counted > self.done {
                self.forbidden.clear();
                (self.start, self.done) = (counted, counted);
            }
            // Far amounts may reach the others.
            let largest = values.iter().copied().max().unwrap_or(0);
            if !Sieve::fits(self.reach as u64, largest.into()) {
                return false;
            }
            self.bits(largest, 0);
        }
        while self.done < len {
            let first = self.done / BLOCK * BLOCK;
            let mut at = (first - self.start) / 8;
            if at + self.shifted[0].len() + 8 > self.stride {
                self.drop_before(at);
                (self.start, at) = (first, 0);
            }
            let known = values.len().min(first + BLOCK);
            if self.done < known {
                (self.done..known).for_each(|heap| self.forbid(values[heap], at, heap - first));
                self.done = known;
            }
            let heaps = self.done..len.min(first + BLOCK);
            // As far as there are values, they have bits.
            let forbidden = self.forbidden.len() / self.stride;
            self.pulled.resize(forbidden, 0);
            for &amount in far {
                for heap in heaps.start.max(amount)..heaps.end.max(amount) {
                    self.pulled[usize::from(values[heap - amount])] |= 1 << (heap - first);
                }
            }
            let below =
                |heap: usize| if heap - first == BLOCK { u64::MAX } else { (1 << (heap - first)) - 1 };
            let mut open = below(heaps.end) & !below(heaps.start);
            let mut value = 0;
            while open != 0 {
                if !Sieve::fits(self.reach as u64, value.into()) {
                    return false;
                }
                let bits = self.bits(value, at);
                let word =
                    self.forbidden[bits..].first_chunk().expect("a value's bits are longer than a word");
                let pulled = self.pulled.get(usize::from(value)).copied().unwrap_or(0);
                // The heaps of the block that have this value: each forbids it to some behind it.
                let mut free = open & !u64::from_le_bytes(*word) & !pulled;
                while free != 0 {
                    let bit = free.trailing_zeros();
                    self.block[bit as usize] = value;
                    self.forbid(value, at, bit as usize);
                    open &= !(1 << bit);
                    free &= !(1 << bit) & !(self.low << bit);
                }
                value += 1;
            }
            values.extend_from_slice(&self.block[heaps.start - first..heaps.end - first]);
            self.pulled.fill(0);
            self.done = heaps.end;
        }
        true
    }

    /// Where a value's bits for a block are. A value that is new has none set.
    #[inline]
    fn bits(&mut self, value: u16, at: usize) -> usize {
        let start = usize::from(value) * self.stride;
        if start >= self.forbidden.len() {
            self.forbidden.resize(start + self.stride, 0);
        }
        start + at
    }

    /// Forbids a value to all heaps that a near amount leads from to this one of a block.
    #[inline]
    fn forbid(&mut self, value: u16, at: usize, heap: usize) {
        let bits = self.bits(value, at) + heap / 8;
        let ahead = &self.shifted[heap % 8];
        let forbidden = &mut self.forbidden[bits..bits + ahead.len()];
        forbidden.iter_mut().zip(ahead).for_each(|(forbidden, ahead)| *forbidden |= ahead);
    }

    /// Makes room by forgetting the bits of the heaps that have been worked out, this many bytes of each value.
    fn drop_before(&mut self, bytes: usize) {
        for bits in self.forbidden.chunks_exact_mut(self.stride) {
            bits.copy_within(bytes.., 0);
            let kept = bits.len() - bytes;
            bits[kept..].fill(0);
        }
    }
}
