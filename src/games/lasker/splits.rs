//! The moves of one heap to a nimber, one after the other or counted.
//!
//! Parts of the nimbers x and y make w if x ⊕ y = w and the parts' sizes sum to the heap. A size differs from its nimber
//! by −1, 0 or 1, as the nimber's last two bits say, so for each choice of those x + y is given, too. Now x + y = w +
//! 2·(x AND y), which leaves x AND y no choice, and x is that with any subset of the bits of w.

use grundy_core::Nimber;

use super::{Move, nimber, swap};

/// The moves that give one heap a nimber.
#[derive(Clone, Debug)]
pub(super) struct OfHeap {
    heap: u64,
    wanted: u64,
    left: Option<u64>,
    splits: Splits,
    // The last two bits of the first part's nimber in the splits to come; 4 at the end.
    low: u64,
}

impl OfHeap {
    pub(super) const NONE: OfHeap = OfHeap { heap: 0, wanted: 0, left: None, splits: Splits::NONE, low: 4 };

    /// Of a heap that is to get this nimber. Not for `u64::MAX`.
    pub(super) fn new(heap: u64, wanted: u64) -> OfHeap {
        // The one heap of that nimber is the nimber of the heap of that size.
        let left = nimber(wanted).map(Nimber::get).filter(|&left| left < heap);
        OfHeap { heap, wanted, left, splits: Splits::NONE, low: 0 }
    }

    pub(super) fn remaining(&self) -> u128 {
        let rest = (self.low..4).map(|low| Splits::new(self.heap, self.wanted, low).remaining());
        u128::from(self.left.is_some()) + self.splits.remaining() + rest.sum::<u128>()
    }
}

impl Iterator for OfHeap {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        if let Some(left) = self.left.take() {
            return Some(Move::Leave(left));
        }
        loop {
            if let Some(nimber) = self.splits.next() {
                let part = swap(nimber);
                let other = self.heap - part;
                return Some(Move::Split(part.min(other), part.max(other)));
            }
            if self.low == 4 {
                return None;
            }
            self.splits = Splits::new(self.heap, self.wanted, self.low);
            self.low += 1;
        }
    }
}

/// The nimbers of one part of a split: `fixed` and any subset of the bits of `free`, from `next` on.
#[derive(Clone, Debug)]
struct Splits {
    fixed: u64,
    free: u64,
    next: Option<u64>,
}

impl Splits {
    const NONE: Splits = Splits { fixed: 0, free: 0, next: None };

    /// Splits of `heap` into parts of the nimbers x and y with x ⊕ y = `wanted`, where x ends in the two bits `low`.
    /// Of the two orders of the parts this is the one in which x lacks the highest bit of `wanted`.
    fn new(heap: u64, wanted: u64, low: u64) -> Splits {
        let other_low = low ^ wanted & 3;
        // x + y: in a nimber that ends in 0 is one more than in its size, in one that ends in 3 one less.
        let excess = |low| i128::from(low == 0) - i128::from(low == 3);
        let total = i128::from(heap) + excess(low) + excess(other_low);
        let twice_both = total - i128::from(wanted);
        if twice_both < 0 || twice_both % 2 != 0 {
            return Splits::NONE;
        }
        // x + y is at most 2^64, so this is at most 2^63.
        let both = (twice_both / 2) as u64;
        let highest = wanted.checked_ilog2().map_or(0, |bit| 1 << bit);
        let own = low & !other_low;
        if both & wanted != 0 || both & 3 != low & other_low || own & highest != 0 {
            return Splits::NONE;
        }
        let fixed = both | own;
        let free = wanted & !3 & !highest;
        // A part of nimber 0 would be empty.
        let first = if fixed == 0 { free & free.wrapping_neg() } else { 0 };
        Splits { fixed, free, next: (fixed | first != 0).then_some(first) }
    }

    /// The number of subsets from `next` on.
    fn remaining(&self) -> u128 {
        let Some(next) = self.next else { return 0 };
        let free = (0..u64::BITS).filter(|bit| self.free >> bit & 1 == 1);
        let before: u128 = free.enumerate().map(|(rank, bit)| u128::from(next >> bit & 1) << rank).sum();
        (1 << self.free.count_ones()) - before
    }

    fn next(&mut self) -> Option<u64> {
        let subset = self.next?;
        // The next larger subset: the subtraction carries through the bits that are not free.
        let next = subset.wrapping_sub(self.free) & self.free;
        self.next = (next != 0).then_some(next);
        Some(self.fixed | subset)
    }
}
