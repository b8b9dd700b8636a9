//! Which values and heaps of an octal game are rare.

use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Reverse;

/// A division of all values into two classes, *rare* and *common*, which nim-sums respect: the sum of two common values
/// or of two rare ones is rare, and the sum of a common value and a rare one is common.
///
/// A value is rare for heap n where parity(value & mask) equals a bit of n: zero in the plain kind of division, and
/// n − t modulo 2 in the alternating kind. That one is possible where all splits remove the same number of objects
/// modulo 2, t: two parts of n add up to n − t, so that their bits, (a − t) + (b − t), make the bit of n, n − t. Common means
/// the other parity; then both kinds respect nim-sums because parity does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Classes {
    pub(super) mask: u16,
    /// In the alternating kind, t.
    pub(super) alternating: Option<usize>,
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

    /// The parity under the mask of the values that are rare for this heap.
    fn parity(self, heap: usize) -> usize {
        self.alternating.map_or(0, |t| (heap ^ t) & 1)
    }

    /// Whether `value` is rare for this heap.
    fn is_rare(self, value: u16, heap: usize) -> bool {
        (value & self.mask).count_ones() as usize & 1 == self.parity(heap)
    }

    /// All values below `bound` by their parity under the mask, ascending.
    fn by_parity(self, bound: usize) -> [Vec<u16>; 2] {
        [0, 1].map(|parity| {
            let values = (0..bound.min(1 << 16)).map(|value| value as u16);
            values.filter(|value| (value & self.mask).count_ones() & 1 == parity).collect()
        })
    }
}

/// How many values count as popular, and how many heaps are kept for each value.
const KEPT: usize = 32;

/// A division of the values at work: the heaps that are rare by it, and what finds a split of a given value.
pub(super) struct Space {
    classes: Classes,
    rare: Vec<u32>,
    rare_values: Vec<u16>,
    /// How many rare heaps call for a new choice.
    most: usize,
    /// A power of two above all values so far; nim-sums stay below it too.
    bound: usize,
    /// The values below twice the bound by their parity under the mask: enough for a common one that no option has.
    by_parity: [Vec<u16>; 2],
    /// The most frequent values of late, most frequent first.
    popular: Vec<u16>,
    /// At each value, the first heaps that have it.
    heaps: Vec<Vec<u32>>,
    /// How many values were looked for by themselves, and how many splits that took.
    looked_for: u64,
    looked_at: u64,
}

impl Space {
    /// The space of this division, `values` being those of the heaps 0, 1, ….
    pub(super) fn new(classes: Classes, values: &[u16]) -> Space {
        let largest = values.iter().copied().max().unwrap_or(0);
        let bound = (usize::from(largest) + 1).next_power_of_two();
        let mut space = Space {
            classes,
            rare: Vec::new(),
            rare_values: Vec::new(),
            most: usize::MAX,
            bound,
            by_parity: classes.by_parity(2 * bound),
            popular: Vec::new(),
            heaps: vec![Vec::new(); bound],
            looked_for: 0,
            looked_at: 0,
        };
        let mut frequency = vec![0_u32; bound];
        for (heap, &value) in values.iter().enumerate().skip(1) {
            space.push(heap, value);
            let heaps = &mut space.heaps[usize::from(value)];
            if heaps.len() < KEPT {
                heaps.push(heap as u32);
            }
            if heap >= values.len() / 2 {
                frequency[usize::from(value)] += 1;
            }
        }
        space.most = 2 * space.rare.len() + 64;
        let [even, odd] = &space.by_parity;
        space.popular = even.iter().chain(odd).copied().filter(|&value| usize::from(value) < bound).collect();
        space.popular.sort_unstable_by_key(|&value| (Reverse(frequency[usize::from(value)]), value));
        space.popular.truncate(KEPT);
        space
    }

    /// Takes note of the next heap's value.
    pub(super) fn push(&mut self, heap: usize, value: u16) {
        if self.classes.is_rare(value, heap) {
            self.rare.push(heap as u32);
            self.rare_values.push(value);
        }
        if usize::from(value) >= self.bound {
            self.bound = (usize::from(value) + 1).next_power_of_two();
            self.by_parity = self.classes.by_parity(2 * self.bound);
        }
    }

    /// Whether there have come to be many more rare heaps than when it was chosen.
    pub(super) fn is_worn(&self) -> bool {
        self.rare.len() > self.most
    }

    /// The rare heaps below a bound, and their values.
    pub(super) fn rare_below(&self, bound: usize) -> impl Iterator<Item = (usize, u16)> + '_ {
        let len = self.rare.partition_point(|&rare| (rare as usize) < bound);
        self.rare[..len].iter().zip(&self.rare_values).map(|(&rare, &value)| (rare as usize, value))
    }

    /// The values that are rare for a heap, and those that are common.
    pub(super) fn values(&self, heap: usize) -> (&[u16], &[u16]) {
        let parity = self.classes.parity(heap);
        (&self.by_parity[parity], &self.by_parity[1 - parity])
    }

    /// How many splits in a row to look at without success before looking for values by themselves.
    pub(super) fn patience(&self) -> usize {
        (4 * self.looked_at / (self.looked_for + 1)) as usize
    }

    /// Looks for a split of the next heap with this value, one part of which has a popular value. There may be others.
    ///
    /// A value that seldom comes up is mostly the sum of a seldom one and a popular one. A small heap of the seldom one
    /// then has a fair chance, that of the popular one, to be part of such a split.
    pub(super) fn shows(&mut self, value: u16, values: &[u16], splits: &[usize]) -> bool {
        let mut looked_at = 0;
        let found = self.popular.iter().any(|&popular| {
            let seldom = self.heaps.get(usize::from(popular ^ value));
            seldom.into_iter().flatten().any(|&part| {
                looked_at += splits.len();
                splits.iter().any(|&place| {
                    // What is left has to be more than this part, since a part is never empty.
                    let other = values.len().checked_sub(place + part as usize).filter(|&other| other > 0);
                    other.and_then(|other| values.get(other)) == Some(&popular)
                })
            })
        });
        self.looked_for += 1;
        self.looked_at += looked_at as u64;
        found
    }
}
