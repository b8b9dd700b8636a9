//! The values of subtraction games, in the way that suits the set.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::ops::RangeInclusive;

use super::SubtractionSet;
use super::sealed::{Evaluate, Evaluator};
use super::sieve::Sieve;
use super::words::{WINDOW, Words};

impl Evaluate for SubtractionSet {
    type Evaluator = Subtraction;

    fn evaluator(&self) -> Subtraction {
        Subtraction::new(self.clone(), Choice::best(self.ranges(), true))
    }
}

/// How to work values out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Choice {
    /// With a [`Sieve`] of this reach, [`LEAST_REACH`] or more.
    Sieve(u64),
    /// With [`Words`].
    Words,
    /// With a mark for each value.
    Stamps,
}

/// An amount that leads from one heap of a block to another has to be near.
const LEAST_REACH: u64 = 63;

impl Choice {
    /// What takes the least time; `words`, if these can have the values.
    fn best(ranges: &[RangeInclusive<u64>], words: bool) -> Choice {
        // What a value takes, in hundredths of a nanosecond: with marks there is a cost for each amount; with words, for
        // each amount within their window and for each past it; with a sieve, for each byte of bits and for each amount
        // past them.
        const STAMP: u64 = 280;
        const WORDS: u64 = 1000;
        const WORD: u64 = 20;
        const PAST: u64 = 80;
        const SIEVE: u64 = 800;
        const NEAR_BYTE: u64 = 6;
        const FAR: u64 = 130;
        let count = |range: &RangeInclusive<u64>| range.end() - range.start() + 1;
        let all = ranges.iter().fold(0, |sum: u64, range| sum.saturating_add(count(range)));
        let mut best = (all.saturating_mul(STAMP), Choice::Stamps);
        // Values come to a quarter of the amounts, or fewer.
        if words && all < 200 {
            let within = |range: &RangeInclusive<u64>| (WINDOW as u64).min(*range.end()) + 1 - range.start();
            let within =
                ranges.iter().take_while(|range| *range.start() <= WINDOW as u64).map(within).sum::<u64>();
            let cost = WORDS + within * WORD + (all - within) * PAST;
            best = if cost < best.0 { (cost, Choice::Words) } else { best };
        }
        let mut counted = 0;
        for range in ranges {
            counted += count(range);
            let reach = (*range.end()).max(LEAST_REACH);
            if !Sieve::fits(reach, counted) {
                break;
            }
            let cost = (all - counted).saturating_mul(FAR).saturating_add(SIEVE + reach / 8 * NEAR_BYTE);
            if cost < best.0 {
                best = (cost, Choice::Sieve(reach));
            }
        }
        best.1
    }
}

enum Way {
    Sieve(Box<Sieve>),
    Words(Words),
    /// For each value up to the number of amounts the last heap that had an option of it.
    Stamps(Vec<usize>),
}

/// Evaluates a subtraction game.
pub struct Subtraction {
    set: SubtractionSet,
    way: Way,
    /// Those past the sieve's reach that a heap so far had, of all that there are more than may fit into memory.
    amounts: Vec<usize>,
    /// The next one.
    next: Option<u64>,
}

impl Subtraction {
    fn new(set: SubtractionSet, choice: Choice) -> Subtraction {
        let (way, reach) = match choice {
            Choice::Sieve(reach) => {
                let near = set.amounts().take_while(|&amount| amount <= reach);
                (Way::Sieve(Box::new(Sieve::new(near, reach))), reach)
            }
            Choice::Words => (Way::Words(Words::new()), 0),
            Choice::Stamps => (Way::Stamps(Vec::new()), 0),
        };
        Subtraction { next: set.amount_above(reach), set, way, amounts: Vec::new() }
    }

    /// Takes in the amounts up to the size of a heap.
    fn admit(&mut self, heap: usize) {
        while let Some(amount) = self.next.filter(|&amount| amount <= heap as u64) {
            // It fits, since the heap does.
            self.amounts.push(amount as usize);
            self.next = self.set.amount_above(amount);
        }
    }

    /// Goes on in another way.
    fn change(&mut self, choice: Choice) {
        *self = Subtraction::new(self.set.clone(), choice);
    }
}

impl Evaluator for Subtraction {
    fn extend(&mut self, values: &mut Vec<u16>, len: usize) {
        values.reserve(len.saturating_sub(values.len()));
        while values.len() < len {
            self.admit(len - 1);
            match &mut self.way {
                Way::Words(words) => {
                    if !words.extend(values, len, &self.amounts) {
                        self.change(Choice::best(self.set.ranges(), false));
                    }
                }
                Way::Sieve(sieve) => {
                    if !sieve.extend(values, len, &self.amounts) {
                        self.change(Choice::Stamps);
                    }
                }
                Way::Stamps(stamps) => {
                    if !extend_by_stamps(stamps, values, len, &self.amounts) {
                        return;
                    }
                }
            }
        }
    }
}

/// Pushes values until there are `len`; `false` where one does not fit. The amounts ascend.
fn extend_by_stamps(stamps: &mut Vec<usize>, values: &mut Vec<u16>, len: usize, amounts: &[usize]) -> bool {
    // No heap is as large as the first stamp.
    stamps.resize(amounts.len() + 1, usize::MAX);
    let mut usable = 0;
    while values.len() < len {
        let heap = values.len();
        usable += amounts[usable..].iter().take_while(|&&amount| amount <= heap).count();
        amounts[..usable].iter().for_each(|amount| stamps[usize::from(values[heap - amount])] = heap);
        match u16::try_from(stamps.iter().take_while(|&&stamp| stamp == heap).count()) {
            Ok(value) => values.push(value),
            Err(_) => return false,
        }
    }
    true
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
            let reaches = set.ranges().iter().map(|range| (*range.end()).max(LEAST_REACH));
            let sieves = reaches.chain([LEAST_REACH, 1000]).map(Choice::Sieve);
            for choice in sieves.chain([Choice::Words, Choice::Stamps]) {
                let mut values = Vec::new();
                let mut evaluator = Subtraction::new(set.clone(), choice);
                for (index, &len) in lens.iter().enumerate() {
                    if index == 2 {
                        // One that begins with the values that another has found.
                        evaluator = Subtraction::new(set.clone(), choice);
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
        Subtraction::new(set, Choice::Sieve(5000)).extend(&mut values, 12_000);
        assert!(values.iter().enumerate().all(|(heap, &value)| usize::from(value) == heap % 5001));
    }

    #[test]
    fn heaps_past_the_window_of_words() {
        let window = WINDOW as u64;
        let amounts = [1, 5, 64, 65, 700, window - 1, window, window + 1, 2 * window - 30, 2 * window + 7];
        let set = SubtractionSet::new(amounts).unwrap();
        let expected = evaluate(&set, 3 * WINDOW).unwrap();
        // In one go, and from values that are there already.
        for lens in [&[3 * WINDOW][..], &[10, 2 * WINDOW + 3, 3 * WINDOW]] {
            let mut values = Vec::new();
            for &len in lens {
                Subtraction::new(set.clone(), Choice::Words).extend(&mut values, len);
            }
            assert!(values.iter().copied().map(Nimber::from).eq(expected.iter().copied()));
        }
    }

    #[test]
    fn more_values_than_a_word_has_bits() {
        let mut values = Vec::new();
        Subtraction::new(SubtractionSet::up_to(100), Choice::Words).extend(&mut values, 1000);
        assert!(values.iter().enumerate().all(|(heap, &value)| usize::from(value) == heap % 101));
        // Others have found them.
        Subtraction::new(SubtractionSet::up_to(100), Choice::Words).extend(&mut values, 2000);
        assert!(values.iter().enumerate().all(|(heap, &value)| usize::from(value) == heap % 101));
        assert_eq!(values.len(), 2000);
    }
}
