//! When what some values show is more than chance.

use alloc::vec::Vec;

use crate::Nimber;

/// The evidence for an [`ObservedPeriod`](super::ObservedPeriod), of which three things are asked. Each is there for lists
/// that look periodic and are not.
///
/// - More agreements than the preperiod has heaps: what is explained outweighs what is not.
/// - [`OCCURRENCES`](Evidence::OCCURRENCES), four: the period, and three times in full what it foretells. Twice and three
///   times happen: the first 54 values of the hexadecimal game 0.2048 show a period of 13 nearly four times and then break
///   it, and 171 of them show one of 52 more than twice. A constant growth is clear from its first values and the rest of a
///   run adds nothing, so with period 1 it occurs once more for each stretch as long as all that came before it.
/// - [`BITS`](Evidence::BITS), 30, beyond what a constant explains: a chance of one in a billion. A list that is compared
///   with some 10,000 games and offsets is then taken for one of them by chance once in 100,000 times.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Evidence {
    /// How many heaps have the predicted value one period further.
    pub agreements: u64,
    /// How often the period occurs in full, runs counted as said there.
    pub occurrences: u64,
    /// What the agreements say, rounded down: see [`bits`](Evidence::bits).
    pub bits: u64,
}

impl Evidence {
    /// How often a period has to occur.
    pub const OCCURRENCES: u64 = 4;

    /// How many bits agreeing values have to say.
    pub const BITS: u64 = 30;

    /// What values say in bits, rounded down: how long it takes to write them down, with what a constant explains left
    /// out.
    ///
    /// That is for each value whether it differs from the one before it, by the entropy of that, and for those that do
    /// a choice among the different values. So a long run of equal values adds next to nothing, and one that is all
    /// there is nothing at all. O(n log n).
    ///
    /// ```
    /// use grundy_core::Nimber;
    /// use grundy_core::heap::Evidence;
    ///
    /// assert_eq!(Evidence::bits(&[Nimber::new(7); 10_000]), 0);
    /// // Thirty choices of one value out of two.
    /// let alternating: Vec<Nimber> = (0..31).map(|n| Nimber::new(n % 2)).collect();
    /// assert_eq!(Evidence::bits(&alternating), 30);
    /// ```
    #[must_use]
    pub fn bits(nimbers: &[Nimber]) -> u64 {
        bits(nimbers, different(nimbers))
    }

    /// That of values of which the first `preperiod` are not part of the period.
    pub(super) fn of_period(nimbers: &[Nimber], preperiod: usize, period: usize) -> Evidence {
        let agreements = (nimbers.len() - preperiod - period) as u64;
        let once = if period == 1 { preperiod + 1 } else { period };
        // The value before the first agreeing one is seen as well.
        let agreeing = &nimbers[preperiod + period - 1..];
        Evidence {
            agreements,
            occurrences: 1 + agreements / once as u64,
            bits: bits(agreeing, different(&nimbers[preperiod..])),
        }
    }

    /// Whether it is enough to speak of a period after `preperiod` other values.
    pub(super) fn is_enough(self, preperiod: usize) -> bool {
        self.agreements > preperiod as u64
            && self.occurrences >= Evidence::OCCURRENCES
            && self.bits >= Evidence::BITS
    }
}

/// What values say, in bits, where there are so many different ones.
fn bits(nimbers: &[Nimber], different: u64) -> u64 {
    let steps = nimbers.len().saturating_sub(1) as u64;
    let changes = nimbers.windows(2).filter(|pair| pair[0] != pair[1]).count() as u64;
    let entropy = |count: u64| if count == 0 { 0 } else { count * (log2(steps) - log2(count)) };
    let choices = if changes == 0 { 0 } else { changes * log2(different) };
    (entropy(changes) + entropy(steps - changes) + choices) >> FRACTION
}

fn different(nimbers: &[Nimber]) -> u64 {
    let mut nimbers: Vec<Nimber> = nimbers.to_vec();
    nimbers.sort_unstable();
    nimbers.dedup();
    nimbers.len() as u64
}

/// The bits behind the point of a logarithm.
const FRACTION: u32 = 16;

/// The logarithm of a number above 0, rounded down, in units of 2^−16: floating-point ones need the standard library.
fn log2(number: u64) -> u64 {
    let whole = number.ilog2();
    // The number as a fraction from 1 to 2; each squaring yields one more bit of its logarithm.
    let mut fraction = number << (63 - whole);
    (0..FRACTION).fold(u64::from(whole), |log, _| {
        let square = (u128::from(fraction) * u128::from(fraction)) >> 63;
        let bit = (square >> 64) as u64;
        fraction = (square >> bit) as u64;
        (log << 1) | bit
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_are_rounded_down() {
        assert_eq!([1, 2, 1 << 40].map(log2), [0, 1 << 16, 40 << 16]);
        // log2 3 = 1.584962500…, log2 10 = 3.321928094….
        assert_eq!([3, 10].map(log2), [103_872, 217_705]);
        assert_eq!(log2(u64::MAX), (64 << 16) - 1);
    }

    #[test]
    fn a_period_is_seen_four_times_and_outweighs_what_comes_before() {
        let seen = |before: u64, len: u64| {
            let values: Vec<Nimber> =
                (100..100 + before).chain((0..len).map(|n| n % 10)).map(Nimber::new).collect();
            Evidence::of_period(&values, before as usize, 10).is_enough(before as usize)
        };
        assert!(seen(0, 40) && !seen(0, 39));
        assert!(seen(29, 40) && !seen(30, 40) && seen(30, 41));
    }
}
