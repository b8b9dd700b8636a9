//! The two loops that take the time, each compiled for the instructions that a processor has.
//!
//! - [`Kernel::extend`]: the values of the next heaps, from the pairs of the rare heaps.
//! - [`Kernel::unshown`]: which rare values below them some pairs do not show to be values of options.
//!
//! `generic.rs` runs anywhere, `avx2.rs` and `avx512.rs` where the processor has these instructions; `lanes.rs` is what
//! the first two share.

#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code, reason = "calling functions compiled for features that were found at run time")]
mod avx2;
#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code, reason = "calling functions compiled for features that were found at run time")]
mod avx512;
mod generic;
mod lanes;

/// How many neighbouring heaps [`Kernel::unshown`] looks at, and how far back [`Kernel::extend`] looks at the least.
pub(super) const LANES: usize = 64;

/// For each of [`LANES`] neighbouring heaps a set of numbers below 64.
pub(super) type Sets = [u64; LANES];

/// Stands for the nim-sum of `number` and the number of the heap this far back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pair {
    pub(super) distance: u32,
    pub(super) number: u8,
}

impl Pair {
    /// The set that has nothing but this nim-sum for the heap at `at`; empty where it is above 63.
    fn set(self, numbers: &[u8], at: usize) -> u64 {
        1_u64.checked_shl(u32::from(numbers[at - self.distance as usize] ^ self.number)).unwrap_or(0)
    }
}

/// A block of heaps was not worked out, because a number in it is above what all are said to be below.
pub(super) struct TooLarge {
    /// Where the block begins.
    pub(super) at: usize,
}

/// Which code works: for which instructions it is compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kernel {
    Baseline,
    #[cfg(target_arch = "x86_64")]
    Avx2(avx2::Avx2),
    #[cfg(target_arch = "x86_64")]
    Avx512(avx512::Avx512),
}

impl Kernel {
    /// All that this processor can run, the fastest last.
    pub(super) fn available() -> impl Iterator<Item = Kernel> {
        #[cfg(target_arch = "x86_64")]
        let special = [avx2::Avx2::new().map(Kernel::Avx2), avx512::Avx512::new().map(Kernel::Avx512)];
        #[cfg(not(target_arch = "x86_64"))]
        let special = [None; 0];
        core::iter::once(Kernel::Baseline).chain(special.into_iter().flatten())
    }

    pub(super) fn best() -> Kernel {
        Kernel::available().last().unwrap_or(Kernel::Baseline)
    }

    /// Below this distance a pair is near: it can reach into the block that is worked on.
    pub(super) const fn block(self) -> usize {
        match self {
            Kernel::Baseline => lanes::BLOCK,
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx2(_) => lanes::BLOCK,
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx512(_) => LANES,
        }
    }

    /// Works out heaps from `at` on, in whole blocks, until fewer than [`LANES`] are left, and returns where it stopped.
    ///
    /// `at` is [`LANES`] or more and no distance exceeds it. All numbers before, and of pairs, are below 16 · `pages`, which is
    /// 1, 2 or 4. `near` has the distances below [`block`](Kernel::block), `far` the others.
    pub(super) fn extend(
        self,
        numbers: &mut [u8],
        at: usize,
        near: &[Pair],
        far: &[Pair],
        pages: usize,
    ) -> Result<usize, TooLarge> {
        match self {
            Kernel::Baseline => {
                lanes::extend(numbers, at, near, pages, |numbers, at| generic::sets(numbers, at, far))
            }
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx2(kernel) => {
                lanes::extend(numbers, at, near, pages, |numbers, at| kernel.sets(numbers, at, far, pages))
            }
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx512(kernel) => kernel.extend(numbers, at, near, far, pages),
        }
    }

    /// For the heaps at..at + [`LANES`], all known: what the pairs leave of `below`, which has the numbers of the rare
    /// values below each number, for the heaps at `at`, `at + 2`, … and for the others.
    ///
    /// Returns the heaps for which anything is left, a bit each; only their sets are written.
    pub(super) fn unshown(
        self,
        numbers: &[u8],
        at: usize,
        pairs: &[Pair],
        below: [&[u64; 64]; 2],
        pages: usize,
        left: &mut Sets,
    ) -> u64 {
        match self {
            Kernel::Baseline => {
                lanes::unshown(numbers, at, below, left, |numbers, at| generic::sets(numbers, at, pairs))
            }
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx2(kernel) => {
                lanes::unshown(numbers, at, below, left, |numbers, at| kernel.sets(numbers, at, pairs, pages))
            }
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx512(kernel) => kernel.unshown(numbers, at, pairs, below, pages, left),
        }
    }
}

/// The least number that the pairs do not stand for; 64 where it is above 63.
pub(super) fn least<'a>(numbers: &[u8], at: usize, pairs: impl IntoIterator<Item = &'a Pair>) -> u8 {
    pairs.into_iter().fold(0, |set, pair| set | pair.set(numbers, at)).trailing_ones() as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;
    use proptest::prelude::*;

    fn pairs(most: u32, bound: u8) -> impl Strategy<Value = Vec<Pair>> {
        let pair = (1..most, 0..bound).prop_map(|(distance, number)| Pair { distance, number });
        prop::collection::vec(pair, 0..30)
    }

    fn case() -> impl Strategy<Value = (usize, Vec<u8>, Vec<Pair>, Vec<Pair>)> {
        prop_oneof![Just(1_usize), Just(2), Just(4)].prop_flat_map(|pages| {
            let bound = 16 * pages as u8;
            let numbers = prop::collection::vec(0..bound, 160);
            // Mostly what a game has: pairs at some distance, and sometimes at none.
            let near = prop_oneof![Just(1), 1_u32..12].prop_flat_map(move |least| {
                pairs(150, bound).prop_map(move |mut pairs| {
                    pairs.retain(|pair| pair.distance >= least);
                    pairs
                })
            });
            (Just(pages), numbers, near, pairs(150, bound))
        })
    }

    proptest! {
        #[test]
        fn all_kernels_find_the_numbers_of_the_definition(
            (pages, numbers, pairs, _) in case(),
            count in LANES..300,
        ) {
            let at = numbers.len();
            let mut expected = numbers.clone();
            for next in at..at + count {
                expected.push(least(&expected, next, &pairs));
            }
            for kernel in Kernel::available() {
                let (near, far): (Vec<Pair>, Vec<Pair>) =
                    pairs.iter().partition(|pair| (pair.distance as usize) < kernel.block());
                let mut found = numbers.clone();
                found.resize(at + count, 0);
                let end = match kernel.extend(&mut found, at, &near, &far, pages) {
                    Ok(end) => {
                        prop_assert!(at + count - end < LANES);
                        end
                    }
                    Err(TooLarge { at }) => {
                        let block = &expected[at..(at + LANES).min(expected.len())];
                        prop_assert!(block.iter().any(|&number| usize::from(number) >= 16 * pages));
                        at
                    }
                };
                prop_assert_eq!(&found[..end], &expected[..end], "{:?}", kernel);
            }
        }

        #[test]
        fn all_kernels_leave_what_no_pair_shows(
            (pages, numbers, _, pairs) in case(),
            below in prop::collection::vec(any::<u64>(), 128),
        ) {
            let at = numbers.len() - LANES;
            let pairs: Vec<Pair> = pairs.into_iter().filter(|pair| pair.distance as usize <= at).collect();
            let used = u64::MAX >> (64 - 16 * pages);
            let below: Vec<u64> = below.into_iter().map(|set| set & used).collect();
            let (even, odd) = (below.first_chunk().unwrap(), below.last_chunk().unwrap());
            for kernel in Kernel::available() {
                let mut left = [0; LANES];
                let some = kernel.unshown(&numbers, at, &pairs, [even, odd], pages, &mut left);
                for lane in 0..LANES {
                    let shown = pairs.iter().fold(0, |set, pair| set | pair.set(&numbers, at + lane));
                    let expected = [even, odd][lane % 2][usize::from(numbers[at + lane])] & !shown;
                    prop_assert_eq!(some >> lane & 1 == 1, expected != 0, "{:?}, lane {}", kernel, lane);
                    if expected != 0 {
                        prop_assert_eq!(left[lane], expected, "{:?}, lane {}", kernel, lane);
                    }
                }
            }
        }
    }
}
