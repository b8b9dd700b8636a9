//! Nim: a move takes one object or more from one heap. The player who cannot move loses.
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
//! assert!(nim::winning_moves(&board).eq([(0, nim::Move { leave: 2 })]));
//! ```

use grundy_core::{Nimber, Rule};

use super::game::{Game, move_of_one_number};
use super::winning_moves::{Successive, WinningMoves};

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

move_of_one_number! {
    /// A move in a heap: takes all but some objects.
    "leave ", "",
    /// How many objects are left, fewer than before.
    leave: u64
}

/// The move of a heap to a nimber.
fn move_to(heap: u64, wanted: Nimber) -> Option<Move> {
    let leave = wanted.get();
    (leave < heap).then_some(Move { leave })
}

impl Game for Nim {
    type Position = u64;
    type Move = Move;
    type Parts = [u64; 1];

    fn nimber(&self, &heap: &u64) -> Option<Nimber> {
        Some(nimber(heap))
    }

    fn moves(&self, &heap: &u64) -> impl Iterator<Item = Move> {
        (0..heap).map(|leave| Move { leave })
    }

    fn play(&self, &heap: &u64, mv: Move) -> Option<[u64; 1]> {
        (mv.leave < heap).then_some([mv.leave])
    }

    fn moves_to(&self, &heap: &u64, wanted: Nimber) -> impl Iterator<Item = Move> {
        move_to(heap, wanted).into_iter()
    }
}

impl Successive for Nim {
    fn next_to(&self, &heap: &u64, wanted: Nimber, after: Option<Move>) -> Option<Move> {
        if after.is_none() { move_to(heap, wanted) } else { None }
    }
}

/// The winning moves of a board, each with the index of its heap.
///
/// A heap has one at most, and the number of heaps that have one is odd, unless the board is a P-position: these are
/// the heaps with the nim-sum's highest bit. O(heaps) for the nim-sum, then O(1) a heap.
pub fn winning_moves(heaps: &[u64]) -> WinningMoves<'_, Nim> {
    WinningMoves::new(Nim, heaps, nim_sum(heaps))
}
