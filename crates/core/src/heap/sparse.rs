//! Which heaps of an octal game are rare.

use alloc::vec;
use alloc::vec::Vec;

/// A division of all values into two classes, *rare* and *common*, which nim-sums respect: the sum of two common values
/// or of two rare ones is rare, and the sum of a common value and a rare one is common.
///
/// A value is rare where parity(value & mask) equals a bit that depends on the heap n whose value it is or might be:
/// zero in the plain case, and n − t modulo 2 in the alternating one. The latter respects nim-sums where all splits
/// remove the same number of objects modulo 2, t: then the bits of two heaps left by n add up to n − t − t, which is
/// n − t less t, and so does the equation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Classes {
    mask: u16,
    alternating: Option<usize>,
}

impl Classes {
    /// The division with the fewest rare heaps among `values`, of heaps 0, 1, …, and their number. `alternating` is
    /// t where that kind of division is possible.
    ///
    /// A Walsh–Hadamard transform tries all masks at once: O(n + V log V) for values below V.
    pub(super) fn best(values: &[u16], alternating: Option<usize>) -> (Classes, usize) {
        let largest = values.iter().copied().max().unwrap_or(0);
        let bound = (usize::from(largest) + 1).next_power_of_two();
        let mut best = (Classes { mask: 0, alternating: None }, values.len());
        for alternating in [None, alternating].into_iter().take(1 + usize::from(alternating.is_some())) {
            // For each mask: how many heaps are rare less how many are common.
            let mut excess = vec![0_i64; bound];
            // Heap 0 is never a part of a split.
            for (heap, &value) in values.iter().enumerate().skip(1) {
                let bit = alternating.map_or(0, |t| (heap ^ t) & 1);
                excess[usize::from(value)] += 1 - 2 * bit as i64;
            }
            let mut half = 1;
            while half < bound {
                for pair in excess.chunks_exact_mut(2 * half) {
                    let (low, high) = pair.split_at_mut(half);
                    for (low, high) in low.iter_mut().zip(high) {
                        (*low, *high) = (*low + *high, *low - *high);
                    }
                }
                half *= 2;
            }
            for (mask, &excess) in excess.iter().enumerate().skip(1) {
                let rare = ((values.len() as i64 - 1 + excess) / 2) as usize;
                if rare < best.1 {
                    best = (Classes { mask: mask as u16, alternating }, rare);
                }
            }
        }
        best
    }

    /// Whether `value` is rare for this heap.
    pub(super) fn is_rare(self, value: u16, heap: usize) -> bool {
        (value & self.mask).count_ones() as usize & 1 == self.bit(heap)
    }

    /// The parity of the rare values of this heap.
    pub(super) fn bit(self, heap: usize) -> usize {
        self.alternating.map_or(0, |t| (heap ^ t) & 1)
    }

    /// All values below `bound` by their parity under the mask, ascending.
    pub(super) fn by_parity(self, bound: usize) -> [Vec<u16>; 2] {
        [0, 1].map(|parity| {
            let values = (0..bound.min(1 << 16)).map(|value| value as u16);
            values.filter(|value| (value & self.mask).count_ones() & 1 == parity).collect()
        })
    }
}
