//! Bachet's game: a move takes 1 to m objects from a heap. The player who cannot move loses.
//!
//! (Bachet de Méziriac, *Problèmes plaisans et délectables*, 1612, as a race to 100. Contests call it Bash.)
//!
//! ```
//! use grundy::games::bachet::{self, Move};
//!
//! // From 23 objects, 1 or 2 at a time: leave a multiple of 3.
//! assert_eq!(bachet::nimber(23, 2).get(), 2);
//! assert!(bachet::winning_moves(&[23], 2).eq([(0, Move { leave: 21 })]));
//! ```
//!
//! The nimber of a heap of n is n mod (m+1): suppose it for smaller heaps. The options of n are the m sizes before it,
//! or all of them if there are fewer. Those have all residues modulo m+1 but that of n; or 0 to n−1.

use core::cmp::Ordering;
use grundy_core::{Nimber, Rule};

use super::game::{Game, move_of_one_number};
use super::winning_moves::{Successive, WinningMoves};

/// One heap as a [`Rule`]: a position is its size.
#[derive(Clone, Copy, Debug)]
pub struct Bachet {
    /// The most objects that one move may take. With 0 there is no move.
    pub most: u64,
}

impl Rule for Bachet {
    fn options(&self, heap: usize, option: &mut dyn FnMut(&[usize])) {
        let most = usize::try_from(self.most).unwrap_or(usize::MAX);
        (1..=heap.min(most)).for_each(|taken| option(&[heap - taken]));
    }
}

/// The nimber of a heap, where a move may take up to `most`. O(1).
#[inline]
#[must_use]
pub const fn nimber(heap: u64, most: u64) -> Nimber {
    match most.checked_add(1) {
        Some(modulus) => Nimber::new(heap % modulus),
        None => Nimber::new(heap),
    }
}

/// The nimber of a board. O(heaps).
#[must_use]
pub fn nim_sum(heaps: &[u64], most: u64) -> Nimber {
    heaps.iter().map(|&heap| nimber(heap, most)).sum()
}

move_of_one_number! {
    /// A move in a heap: takes all but some objects.
    "leave ", "",
    /// How many objects are left, fewer than before by 1 to m.
    leave: u64
}

/// The move of a heap to a nimber.
fn move_to(heap: u64, most: u64, wanted: Nimber) -> Option<Move> {
    let (residue, wanted) = (nimber(heap, most).get(), wanted.get());
    // The nearest smaller heap of the wanted residue, if that is one.
    let taken = match wanted.cmp(&residue) {
        Ordering::Less => residue - wanted,
        Ordering::Greater if wanted <= most => most - (wanted - residue) + 1,
        _ => return None,
    };
    heap.checked_sub(taken).map(|leave| Move { leave })
}

impl Game for Bachet {
    type Position = u64;
    type Move = Move;
    type Parts = [u64; 1];

    fn nimber(&self, &heap: &u64) -> Option<Nimber> {
        Some(nimber(heap, self.most))
    }

    fn moves(&self, &heap: &u64) -> impl Iterator<Item = Move> {
        (heap.saturating_sub(self.most)..heap).map(|leave| Move { leave })
    }

    fn play(&self, &heap: &u64, mv: Move) -> Option<[u64; 1]> {
        let taken = heap.checked_sub(mv.leave)?;
        (1..=self.most).contains(&taken).then_some([mv.leave])
    }

    fn moves_to(&self, &heap: &u64, wanted: Nimber) -> impl Iterator<Item = Move> {
        move_to(heap, self.most, wanted).into_iter()
    }
}

impl Successive for Bachet {
    fn next_to(&self, &heap: &u64, wanted: Nimber, after: Option<Move>) -> Option<Move> {
        if after.is_none() { move_to(heap, self.most, wanted) } else { None }
    }
}

/// The winning moves of a board, each with the index of its heap.
///
/// A heap has one at most. O(heaps) for the nim-sum, then O(1) a heap.
pub fn winning_moves(heaps: &[u64], most: u64) -> WinningMoves<'_, Bachet> {
    WinningMoves::new(Bachet { most }, heaps, nim_sum(heaps, most))
}
