//! The one loop that takes the time: which nim-sums neighbouring heaps have with what lies further back.
//!
//! Both halves of a value are this loop. The pairs of the rare heaps give the common values of the options, and those of
//! small common parts show rare values to be options.
//!
//! - `generic.rs` runs anywhere, a heap at a time.
//! - `x86_64.rs` does 32 heaps at a time where the processor has AVX2. It is 7 times as fast
//!   (`benches/streaming.rs`).

mod generic;
#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code, reason = "calling a function compiled for a feature that was found at run time")]
mod x86_64;

/// How many neighbouring heaps are worked on at once.
pub(super) const LANES: usize = 32;

/// For each of [`LANES`] neighbouring heaps a set of numbers below 64.
pub(super) type Sets = [u64; LANES];

/// Stands for the nim-sum of `number` and the number of the heap this far back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pair {
    pub(super) distance: u32,
    pub(super) number: u8,
}

/// How to work the sets out: for which instructions the code is compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kernel {
    Baseline,
    #[cfg(target_arch = "x86_64")]
    Avx2(x86_64::Avx2),
}

impl Kernel {
    /// All that this processor can run, the fastest last.
    pub(super) fn available() -> impl Iterator<Item = Kernel> {
        #[cfg(target_arch = "x86_64")]
        let avx2 = x86_64::Avx2::new().map(Kernel::Avx2);
        #[cfg(not(target_arch = "x86_64"))]
        let avx2 = None;
        [Some(Kernel::Baseline), avx2].into_iter().flatten()
    }

    pub(super) fn best() -> Kernel {
        Kernel::available().last().unwrap_or(Kernel::Baseline)
    }

    /// For the heaps at..at + 32, the numbers that the pairs stand for.
    ///
    /// All numbers are below 16 · `pages`, which is 1, 2 or 4, and the heaps in reach are known: distances are from 1 to
    /// `at`, and `numbers` goes on for 31 heaps beyond what the least distance asks of the first lane.
    pub(super) fn sets(self, numbers: &[u8], at: usize, pairs: &[Pair], pages: usize) -> Sets {
        match self {
            Kernel::Baseline => generic::sets(numbers, at, pairs),
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx2(kernel) => kernel.sets(numbers, at, pairs, pages),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn all_kernels_find_the_sets_of_the_definition(
            seed in prop::collection::vec(any::<u8>(), 200),
            pairs in prop::collection::vec((32_u32..150, any::<u8>()), 0..40),
            pages in prop_oneof![Just(1_usize), Just(2), Just(4)],
            at in 150_usize..168,
        ) {
            let bound = 16 * pages as u8;
            let numbers: Vec<u8> = seed.iter().map(|number| number % bound).collect();
            let pairs: Vec<Pair> =
                pairs.iter().map(|&(distance, number)| Pair { distance, number: number % bound }).collect();
            for kernel in Kernel::available() {
                let sets = kernel.sets(&numbers, at, &pairs, pages);
                for (lane, set) in sets.into_iter().enumerate() {
                    let bits = pairs.iter().map(|pair| {
                        1_u64 << (numbers[at + lane - pair.distance as usize] ^ pair.number)
                    });
                    prop_assert_eq!(set, bits.fold(0, |set, bit| set | bit), "{:?}, lane {}", kernel, lane);
                }
            }
        }
    }
}
