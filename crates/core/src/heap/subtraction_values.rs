//! The values of subtraction games, in the way that suits the set.

use alloc::vec::Vec;
use core::ops::RangeInclusive;

use super::SubtractionSet;
use super::sealed::{Evaluate, Evaluator};
use super::sieve::Sieve;

impl Evaluate for SubtractionSet {
    type Evaluator = Subtraction;

    fn evaluator(&self) -> Subtraction {
        Subtraction::new(self.clone(), near(self.ranges()))
    }
}

/// The reach of a sieve that pays; `None` where none does.
fn near(ranges: &[RangeInclusive<u64>]) -> Option<u64> {
    // What a value takes, in hundredths of a nanosecond. Without a sieve there is a cost for each amount, less where
    // one word is likely to hold all values; with one, for each byte of bits, and for each amount past them.
    const WORD: u64 = 60;
    const STAMP: u64 = 250;
    const SIEVE: u64 = 800;
    const NEAR_BYTE: u64 = 6;
    const FAR: u64 = 200;
    let count = |range: &RangeInclusive<u64>| range.end() - range.start() + 1;
    let all = ranges.iter().fold(0, |sum: u64, range| sum.saturating_add(count(range)));
    let mut best = (all.saturating_mul(if all < 200 { WORD } else { STAMP }), None);
    let mut counted = 0;
    for range in ranges {
        counted += count(range);
        let reach = (*range.end()).max(LEAST_REACH);
        if !Sieve::fits(reach, counted) {
            break;
        }
        let cost = (all - counted).saturating_mul(FAR).saturating_add(SIEVE + reach / 8 * NEAR_BYTE);
        if cost < best.0 {
            best = (cost, Some(reach));
        }
    }
    best.1
}

/// An amount that leads from one heap of a block to another has to be near.
const LEAST_REACH: u64 = 63;

/// Evaluates a subtraction game.
pub struct Subtraction {
    set: SubtractionSet,
    sieve: Option<Sieve>,
    /// Those past the sieve's reach that a heap so far had, of all that there are more than may fit into memory.
    amounts: Vec<usize>,
    /// The next one.
    next: Option<u64>,
    /// The largest value of the heaps below.
    largest: u16,
    looked_at: usize,
    /// For each value up to the number of amounts the last heap that had an option of it.
    stamps: Vec<usize>,
}

impl Subtraction {
    /// The evaluator with a sieve of this reach, which is [`LEAST_REACH`] or more.
    fn new(set: SubtractionSet, reach: Option<u64>) -> Subtraction {
        let near = |reach| set.amounts().take_while(move |&amount| amount <= reach);
        let sieve = reach.map(|reach| Sieve::new(near(reach), reach));
        let next = set.amount_above(reach.unwrap_or(0));
        Subtraction { set, sieve, amounts: Vec::new(), next, largest: 0, looked_at: 0, stamps: Vec::new() }
    }

    /// Takes in the amounts up to the size of a heap.
    fn admit(&mut self, heap: usize) {
        while let Some(amount) = self.next.filter(|&amount| amount <= heap as u64) {
            // It fits, since the heap does.
            self.amounts.push(amount as usize);
            self.next = self.set.amount_above(amount);
        }
    }

    /// The value of the heap that comes after these.
    fn value(&mut self, values: &[u16]) -> u32 {
        let heap = values.len();
        self.largest = values[self.looked_at..].iter().copied().fold(self.largest, u16::max);
        self.looked_at = heap;
        let options = self.amounts.iter().map(|amount| values[heap - amount]);
        if self.largest < 64 {
            // One word holds them all.
            return options.fold(0_u64, |seen, value| seen | 1 << (value & 63)).trailing_ones();
        }
        // No heap is as large as the first stamp.
        self.stamps.resize(self.amounts.len() + 1, usize::MAX);
        let stamps = &mut self.stamps[..];
        options.for_each(|value| stamps[usize::from(value)] = heap);
        stamps.iter().take_while(|&&stamp| stamp == heap).count() as u32
    }
}

impl Evaluator for Subtraction {
    fn extend(&mut self, values: &mut Vec<u16>, len: usize) {
        values.reserve(len.saturating_sub(values.len()));
        if values.len() < len && self.sieve.is_some() {
            self.admit(len - 1);
        }
        if let Some(sieve) = &mut self.sieve
            && !sieve.extend(values, len, &self.amounts)
        {
            *self = Subtraction::new(self.set.clone(), None);
        }
        while values.len() < len {
            self.admit(values.len());
            match u16::try_from(self.value(values)) {
                Ok(value) => values.push(value),
                Err(_) => return,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Nimber, evaluate};
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn all_ways_give_the_values_of_the_definition(
            amounts in prop::collection::vec(1_u64..400, 0..150),
            bound in 1_u64..400,
            lens in prop::collection::vec(0_usize..900, 1..5),
        ) {
            let set = SubtractionSet::new(amounts.into_iter().map(|amount| 1 + amount % bound)).unwrap();
            let expected = evaluate(&set, 900).unwrap();
            let reaches = set.ranges().iter().map(|range| Some((*range.end()).max(LEAST_REACH)));
            for reach in reaches.chain([Some(LEAST_REACH), Some(1000), None]) {
                let mut values = Vec::new();
                let mut evaluator = Subtraction::new(set.clone(), reach);
                for (index, &len) in lens.iter().enumerate() {
                    if index == 2 {
                        // One that begins with the values that another has found.
                        evaluator = Subtraction::new(set.clone(), reach);
                    }
                    let len = len.max(values.len());
                    evaluator.extend(&mut values, len);
                }
                prop_assert!(values.iter().copied().map(Nimber::from).eq(expected[..values.len()].iter().copied()));
            }
        }
    }

    #[test]
    fn more_values_than_a_sieve_has_room_for() {
        // The heaps below have all the values up to 4999, as in Nim.
        let set = SubtractionSet::up_to(5000);
        let mut values = Vec::new();
        Subtraction::new(set, Some(5000)).extend(&mut values, 12_000);
        assert!(values.iter().enumerate().all(|(heap, &value)| usize::from(value) == heap % 5001));
    }
}
