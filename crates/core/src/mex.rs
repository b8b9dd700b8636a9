//! The minimum excluded value.

use crate::Nimber;

/// The minimum excluded value: the smallest nimber that is not among `values`, in any order and with repeats.
///
/// Needs no heap. It reads the values once for every 64 that the result exceeds, so an iterator over k values costs
/// O(k) for results below 64 and O(k²/64) at the worst.
///
/// ```
/// use grundy_core::{Nimber, mex};
///
/// assert_eq!(mex([0, 2, 1, 5, 0].map(Nimber::new)), Nimber::new(3));
/// assert_eq!(mex([]), Nimber::ZERO);
/// ```
pub fn mex<I>(values: I) -> Nimber
where
    I: IntoIterator<Item = Nimber>,
    I::IntoIter: Clone,
{
    let values = values.into_iter();
    let mut window = 0;
    loop {
        let seen = values
            .clone()
            .filter_map(|value| value.get().checked_sub(window))
            .filter(|&offset| offset < 64)
            .fold(0_u64, |seen, offset| seen | 1 << offset);
        if seen != u64::MAX {
            return Nimber::new(window + u64::from(seen.trailing_ones()));
        }
        window += 64;
    }
}

/// A set of nimbers that knows its mex: what an evaluation fills for each position.
///
/// One bit for every nimber up to the largest inserted one. Evaluation inserts nim-sums of values that it has found,
/// and a value never exceeds the number of a position's options; so the set stays below twice that number of bits.
#[cfg(feature = "alloc")]
#[derive(Default)]
pub(crate) struct NimberSet {
    // Nearly every value met in practice is below 64. Build scripts evaluate without optimisation, where this one word
    // beside the vector saves a third of the time.
    low: u64,
    high: alloc::vec::Vec<u64>,
}

#[cfg(feature = "alloc")]
impl NimberSet {
    #[inline]
    pub(crate) fn insert(&mut self, nimber: Nimber) {
        let nimber = nimber.get();
        if nimber < 64 {
            self.low |= 1 << nimber;
        } else {
            let word = (nimber / 64 - 1) as usize;
            if word >= self.high.len() {
                self.high.resize(word + 1, 0);
            }
            self.high[word] |= 1 << (nimber % 64);
        }
    }

    #[inline]
    pub(crate) fn mex(&self) -> Nimber {
        if self.low != u64::MAX {
            return Nimber::new(u64::from(self.low.trailing_ones()));
        }
        let full = self.high.iter().take_while(|&&word| word == u64::MAX).count();
        let ones = self.high.get(full).map_or(0, |word| word.trailing_ones());
        Nimber::new(64 * (1 + full as u64) + u64::from(ones))
    }

    #[inline]
    pub(crate) fn clear(&mut self) {
        self.low = 0;
        self.high.clear();
    }
}

#[cfg(all(test, feature = "alloc"))]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn both_ways_find_the_smallest_absent_number(mut values in prop::collection::vec(0_u64..300, 0..900)) {
            // Long full prefixes are rare among random values; so add one of any length to half of the cases.
            if let Some(&prefix) = values.first().filter(|&&first| first % 2 == 0) {
                values.extend(0..prefix);
            }
            let expected = (0..).find(|value| !values.contains(value)).map(Nimber::new);
            let nimbers = values.iter().copied().map(Nimber::new);
            prop_assert_eq!(Some(mex(nimbers.clone())), expected);

            let mut set = NimberSet::default();
            set.insert(Nimber::new(1000));
            set.clear();
            nimbers.for_each(|nimber| set.insert(nimber));
            prop_assert_eq!(Some(set.mex()), expected);
        }
    }
}
