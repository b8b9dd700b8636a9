//! Where the end of a sequence has occurred before.

use alloc::vec::Vec;

/// The longest suffix, up to a wanted length, that also occurs `distance` earlier.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Repeat {
    pub(crate) distance: usize,
    pub(crate) len: usize,
}

/// Finds the longest suffix of `values` that occurs once more further left, at the least distance; a suffix of `wanted`
/// values (at least one) is long enough to stop. The two occurrences may overlap. `len` is zero where the last value
/// occurs only once.
///
/// It is the Knuth–Morris–Pratt search for the reversed suffix: O(n) time, and four bytes for each wanted value. Where
/// there is no memory for these, nothing is found.
pub(crate) fn longest_repeat<T: PartialEq>(values: &[T], wanted: usize) -> Repeat {
    let mut best = Repeat::default();
    // The borders of the reversed suffix: how much of it is matched when its first i + 1 values have been read.
    let mut borders: Vec<u32> = Vec::new();
    if borders.try_reserve_exact(wanted.min(values.len())).is_err() {
        return best;
    }
    let from_end = |i: usize| &values[values.len() - 1 - i];
    let mut matched = 0;
    for i in 0..values.len() {
        if i > 0 {
            while matched > 0 && from_end(matched) != from_end(i) {
                matched = borders[matched - 1] as usize;
            }
            if from_end(matched) == from_end(i) {
                matched += 1;
            }
            if matched > best.len {
                best = Repeat { distance: i + 1 - matched, len: matched };
                if matched >= wanted {
                    break;
                }
            }
        }
        if i < wanted {
            borders.push(matched as u32);
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn by_definition(values: &[u8], wanted: usize) -> Repeat {
        let suffix_at = |distance: usize| {
            let pairs = values.iter().rev().zip(values[..values.len() - distance].iter().rev());
            pairs.take(wanted).take_while(|(a, b)| a == b).count()
        };
        let mut best = Repeat::default();
        for distance in 1..values.len() {
            if suffix_at(distance) > best.len {
                best = Repeat { distance, len: suffix_at(distance) };
            }
        }
        best
    }

    proptest! {
        #[test]
        fn the_longest_repeat_is_found(
            head in prop::collection::vec(0_u8..3, 0..12),
            cycle in prop::collection::vec(0_u8..3, 0..12),
            repeats in 0_usize..4,
            wanted in 1_usize..40,
        ) {
            let mut values = head;
            (0..repeats).for_each(|_| values.extend(&cycle));
            let found = longest_repeat(&values, wanted);
            let expected = by_definition(&values, wanted);
            // Below the wanted length any distance of the longest repeat will do.
            prop_assert_eq!(found.len, expected.len);
            if found.len == wanted {
                prop_assert_eq!(found, expected);
            }
        }
    }
}
