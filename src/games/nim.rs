//! Nim: a move takes one object or more from one heap. Whoever cannot move loses.
//!
//! A heap's nimber is its size, since a move reaches every smaller size and nothing else; so the nimber of a board is
//! the exclusive or of the sizes. (Bouton, *Nim, a game with a complete mathematical theory*, Annals of Mathematics 3,
//! 1901.)
//!
//! ```
//! use grundy::games::nim;
//!
//! let board = [3, 4, 6];
//! assert_eq!(nim::nim_sum(&board).get(), 1);
//! // The heap of 3 is to become 2; the others, of even size, would have to grow.
//! assert!(nim::winning_moves(&board).eq([(0, 2)]));
//! ```

use core::iter::FusedIterator;

use grundy_core::{Nimber, Rule};

/// One heap as a [`Rule`]: a position is its size.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nim;

impl Rule for Nim {
    fn options(&self, heap: usize, option: &mut dyn FnMut(&[usize])) {
        (0..heap).for_each(|left| option(&[left]));
    }
}

/// The nimber of a heap. O(1).
#[inline]
#[must_use]
pub const fn nimber(heap: u64) -> Nimber {
    Nimber::new(heap)
}

/// The nimber of a board. O(heaps).
#[must_use]
pub fn nim_sum(heaps: &[u64]) -> Nimber {
    heaps.iter().map(|&heap| nimber(heap)).sum()
}

/// The winning moves of a board: the index of a heap, and what to leave of it.
///
/// A heap has one at most, and the number of heaps that have one is odd, unless the board is a P-position: these are
/// the heaps with the nim-sum's highest bit. O(heaps) for the nim-sum, then O(1) a heap.
pub fn winning_moves(heaps: &[u64]) -> impl FusedIterator<Item = (usize, u64)> + Clone + use<'_> {
    let sum = nim_sum(heaps).get();
    heaps.iter().enumerate().filter_map(move |(index, &heap)| {
        let left = heap ^ sum;
        (left < heap).then_some((index, left))
    })
}
