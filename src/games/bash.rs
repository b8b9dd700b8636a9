//! Bash: a move takes 1 to m objects from a heap. Whoever cannot move loses.
//!
//! (Bachet de Méziriac, *Problèmes plaisans et délectables*, 1612, as a race to 100.)
//!
//! ```
//! use grundy::games::bash;
//!
//! // From 23 objects, 1 or 2 at a time: leave a multiple of 3.
//! assert_eq!(bash::nimber(23, 2).get(), 2);
//! assert!(bash::winning_moves(&[23], 2).eq([(0, 21)]));
//! ```
//!
//! The nimber of a heap of n is n mod (m+1): suppose it for smaller heaps. The options of n are the m sizes before it,
//! or all of them if there are fewer. Those have all residues modulo m+1 but that of n; or 0 to n−1.

use core::cmp::Ordering;
use core::iter::FusedIterator;

use grundy_core::{Nimber, Rule};

/// One heap as a [`Rule`]: a position is its size.
#[derive(Clone, Copy, Debug)]
pub struct Bash {
    /// The most objects that one move may take. With 0 there is no move.
    pub most: usize,
}

impl Rule for Bash {
    fn options(&self, heap: usize, option: &mut dyn FnMut(&[usize])) {
        (1..=heap.min(self.most)).for_each(|taken| option(&[heap - taken]));
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

/// The winning moves of a board: the index of a heap, and what to leave of it.
///
/// A heap has one at most. O(heaps) for the nim-sum, then O(1) a heap.
pub fn winning_moves(heaps: &[u64], most: u64) -> impl FusedIterator<Item = (usize, u64)> + Clone + use<'_> {
    let sum = nim_sum(heaps, most).get();
    heaps.iter().enumerate().filter_map(move |(index, &heap)| {
        let residue = nimber(heap, most).get();
        let wanted = residue ^ sum;
        // The nearest smaller heap of the wanted residue, if that is one.
        let taken = match wanted.cmp(&residue) {
            Ordering::Less => residue - wanted,
            Ordering::Greater if wanted <= most => most - (wanted - residue) + 1,
            _ => return None,
        };
        heap.checked_sub(taken).map(|left| (index, left))
    })
}
