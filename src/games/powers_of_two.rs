//! Powers of two: a move takes 1, 2, 4, 8, … objects from a heap. Whoever cannot move loses.
//!
//! (HDU 1847.)
//!
//! ```
//! use grundy::games::powers_of_two;
//!
//! assert_eq!(powers_of_two::nimber(1 << 40).get(), 1);
//! // From 2 and 10, worth 2 and 1: take 1 of the 2, or 2 or 8 of the 10.
//! assert!(powers_of_two::winning_moves(&[2, 10]).eq([(0, 1), (1, 2), (1, 8)]));
//! ```
//!
//! The nimber of a heap of n is n mod 3: suppose it for smaller heaps. No power of two is a multiple of 3, so no option
//! has the residue of n. With n ≥ 2 the options n − 1 and n − 2 have the two others, of which the smaller ones are all
//! that is needed; heaps of 0 and 1 have the options none and 0.

use core::iter::FusedIterator;

use grundy_core::{Nimber, Rule};

/// One heap as a [`Rule`]: a position is its size.
#[derive(Clone, Copy, Debug, Default)]
pub struct PowersOfTwo;

impl Rule for PowersOfTwo {
    fn options(&self, heap: usize, option: &mut dyn FnMut(&[usize])) {
        (0..usize::BITS).map_while(|bit| heap.checked_sub(1 << bit)).for_each(|left| option(&[left]));
    }
}

/// The nimber of a heap, 0 to 2. O(1).
#[inline]
#[must_use]
pub const fn nimber(heap: u64) -> Nimber {
    Nimber::new(heap % 3)
}

/// The nimber of a board. O(heaps).
#[must_use]
pub fn nim_sum(heaps: &[u64]) -> Nimber {
    heaps.iter().map(|&heap| nimber(heap)).sum()
}

/// The winning moves of a board: the index of a heap, and what to take from it, in rising order for each heap.
///
/// O(heaps) for the nim-sum, then O(1) for each of the up to 64 moves of a heap.
pub fn winning_moves(heaps: &[u64]) -> impl FusedIterator<Item = (usize, u64)> + Clone + use<'_> {
    let sum = nim_sum(heaps);
    heaps.iter().enumerate().flat_map(move |(index, &heap)| {
        let amounts = (0..u64::BITS).map(|bit| 1_u64 << bit).take_while(move |&amount| amount <= heap);
        let wins = move |&amount: &u64| !sum.is_zero() && nimber(heap - amount) == nimber(heap) ^ sum;
        amounts.filter(wins).map(move |amount| (index, amount))
    })
}
