//! Subtraction games: a move takes one of certain amounts from a heap. Whoever cannot move loses.
//!
//! (Winning Ways, chapter 4.) A game is a [`SubtractionSet`]; its nimbers come from a [`HeapValues`], which works them
//! out as they are asked for.
//!
//! ```
//! use grundy::Nimber;
//! use grundy::games::subtraction::{self, HeapGame, LIMIT, SubtractionSet};
//!
//! let mut table = SubtractionSet::new([5, 2])?.into_values(LIMIT);
//! assert_eq!(table.nimber(4), Some(Nimber::new(0)));
//! // Twelve values prove the period 7, and so every heap has its nimber.
//! assert_eq!(table.nimber(7_000_000_000_000_000_005), Some(Nimber::new(2)));
//! // A heap of 2 is worth 1 and can go; or the heap of 7, worth 0, becomes another 2.
//! assert!(subtraction::winning_moves(&mut table, &[2, 7]).unwrap().eq([(0, 2), (1, 5)]));
//! # Ok::<(), grundy::games::subtraction::ZeroAmountError>(())
//! ```
//!
//! # Periods
//!
//! The nimber of a heap is the mex of those of the heaps that its amounts leave, so the values that the largest amount
//! looks back over decide all that follow. As soon as such a window repeats, the values between have a period, and the
//! table answers for every heap up to 2^64 − 1 in O(1): this is a theorem, [`Theorem::Window`]. Every finite set has a
//! period, but it may be out of reach. The search ends at the table's limit, of which [`LIMIT`] is a sensible choice,
//! and beyond that the answer is `None`.
//!
//! # Infinite sets
//!
//! For a heap only the amounts up to its size count. So an infinite set is played as that of its members below 2^64,
//! [`fibonacci`] for instance: the nimbers are right for every heap, but no period of values is ever proved, since the
//! window is longer than any search. Where a set has a closed form with a proof it has a file of its own:
//! [powers of two](super::powers_of_two).

use core::iter::FusedIterator;

use grundy_core::Nimber;
pub use grundy_core::heap::{
    Certificate, HeapGame, HeapValues, LIMIT, PeriodicValues, SubtractionSet, Theorem, ZeroAmountError,
};

/// The game in which a move takes a Fibonacci number, 1, 2, 3, 5, 8, …
///
/// It has the 92 of them below 2^64, the most that a heap can be asked for. No period is known.
///
/// ```
/// use grundy::Nimber;
/// use grundy::games::subtraction::{self, HeapGame};
///
/// let mut table = subtraction::fibonacci().into_values(1000);
/// assert_eq!(table.nimber(4), Some(Nimber::ZERO));
/// assert_eq!(table.nimber(1000), None);
/// ```
pub fn fibonacci() -> SubtractionSet {
    let pairs = core::iter::successors(Some((1_u128, 2)), |&(amount, next)| Some((next, amount + next)));
    let amounts = pairs.map_while(|(amount, _)| u64::try_from(amount).ok());
    SubtractionSet::new(amounts).expect("none of them is zero")
}

/// The nimber of a board, or `None` where the table has no value for one of the heaps.
///
/// O(heaps), once the table has the values.
pub fn nim_sum(table: &mut HeapValues<SubtractionSet>, heaps: &[u64]) -> Option<Nimber> {
    heaps.iter().map(|&heap| table.nimber(heap)).sum()
}

/// The winning moves of a board: the index of a heap, and what to take from it, in rising order for each heap. `None`
/// as for [`nim_sum`].
///
/// O(heaps) for the nim-sum, then O(1) for every move that is looked at.
pub fn winning_moves<'a>(
    table: &'a mut HeapValues<SubtractionSet>,
    heaps: &'a [u64],
) -> Option<WinningMoves<'a>> {
    let sum = nim_sum(table, heaps)?;
    Some(WinningMoves { table, sum, heaps, index: 0, amount: 0 })
}

/// The winning moves of a board. Made by [`winning_moves`].
#[derive(Debug)]
pub struct WinningMoves<'a> {
    table: &'a mut HeapValues<SubtractionSet>,
    sum: Nimber,
    heaps: &'a [u64],
    // The last move looked at: a heap, and an amount, 0 before the first.
    index: usize,
    amount: u64,
}

impl Iterator for WinningMoves<'_> {
    type Item = (usize, u64);

    fn next(&mut self) -> Option<(usize, u64)> {
        if self.sum.is_zero() {
            return None;
        }
        loop {
            let heap = *self.heaps.get(self.index)?;
            let amount = self.table.game().amount_above(self.amount);
            let Some((left, amount)) = amount.and_then(|amount| Some((heap.checked_sub(amount)?, amount)))
            else {
                (self.index, self.amount) = (self.index + 1, 0);
                continue;
            };
            self.amount = amount;
            // Both have values: the heap's is part of the sum, and a smaller one's comes first.
            if self.table.nimber(left)? == self.table.nimber(heap)? ^ self.sum {
                return Some((self.index, amount));
            }
        }
    }
}

impl FusedIterator for WinningMoves<'_> {}
