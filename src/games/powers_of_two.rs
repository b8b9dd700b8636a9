//! Powers of two: a move takes 1, 2, 4, 8, … objects from a heap. The player who cannot move loses.
//!
//! (HDU 1847.)
//!
//! ```
//! use grundy::games::powers_of_two::{self, Move};
//!
//! assert_eq!(powers_of_two::nimber(1 << 40).get(), 1);
//! // From 2 and 10, worth 2 and 1: take 1 of the 2, or 2 or 8 of the 10.
//! let wins = [(0, 1), (1, 2), (1, 8)].map(|(index, take)| (index, Move { take }));
//! assert!(powers_of_two::winning_moves(&[2, 10]).eq(wins));
//! ```
//!
//! The nimber of a heap of n is n mod 3: suppose it for smaller heaps. No power of two is a multiple of 3, so no option
//! has the residue of n. With n ≥ 2 the options n − 1 and n − 2 have the two others, of which the smaller ones are all
//! that is needed; heaps of 0 and 1 have the options none and 0.

use core::iter;

use grundy_core::{Nimber, Rule};

use super::game::{Game, move_of_one_number};
use super::winning_moves::{Successive, WinningMoves};

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

move_of_one_number! {
    /// A move in a heap.
    "take ", "",
    /// How many objects it takes, a power of two.
    take: u64
}

/// The first move of a heap, or the one after another: the fewest objects first.
fn next_move(heap: u64, after: Option<Move>) -> Option<Move> {
    let take = after.map_or(Some(1), |mv| mv.take.checked_mul(2))?;
    (take <= heap).then_some(Move { take })
}

impl Game for PowersOfTwo {
    type Position = u64;
    type Move = Move;
    type Parts = [u64; 1];

    fn nimber(&self, &heap: &u64) -> Option<Nimber> {
        Some(nimber(heap))
    }

    fn moves(&self, &heap: &u64) -> impl Iterator<Item = Move> {
        iter::successors(next_move(heap, None), move |&mv| next_move(heap, Some(mv)))
    }

    fn play(&self, &heap: &u64, mv: Move) -> Option<[u64; 1]> {
        let left = heap.checked_sub(mv.take)?;
        mv.take.is_power_of_two().then_some([left])
    }
}

impl Successive for PowersOfTwo {
    fn next_to(&self, &heap: &u64, wanted: Nimber, after: Option<Move>) -> Option<Move> {
        let moves = iter::successors(next_move(heap, after), move |&mv| next_move(heap, Some(mv)));
        { moves }.find(|mv| nimber(heap - mv.take) == wanted)
    }
}

/// The winning moves of a board, each with the index of its heap; of a heap in rising order.
///
/// O(heaps) for the nim-sum, then O(1) for each of the up to 64 moves of a heap.
pub fn winning_moves(heaps: &[u64]) -> WinningMoves<'_, PowersOfTwo> {
    WinningMoves::new(PowersOfTwo, heaps, nim_sum(heaps))
}
