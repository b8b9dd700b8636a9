//! Cutting a sheet: a move cuts one of the rectangles of unit cells along a grid line into two. Whoever cuts off a
//! single cell wins at once.
//!
//! (POJ 2311, *Cutting Game*; the sides there are 2 to 200.)
//!
//! ```
//! use grundy::games::cutting::{self, Cut};
//!
//! assert!(cutting::nimber(4, 2).unwrap().outcome().is_n());
//! assert!(cutting::winning_moves(&[(4, 2)]).unwrap().eq([(0, Cut::Width(2))]));
//! ```
//!
//! # As a sum
//!
//! From a piece with a side of 1, but for the single cell, a player can cut off a single cell. So whoever makes such a
//! piece loses, and whoever can no longer avoid it has lost. The game is thus decided among pieces with sides of 2 and
//! more, under a rule of the usual kind: no cut may leave a side of 1, and whoever cannot cut loses. These are the
//! nimbers that this module gives, and the moves; a smaller sheet has none.
//!
//! # The nimber
//!
//! Let D(n) be the nimber of a strip of length n that is cut into two parts of 2 or more, again and again: *Dawson's
//! Kayles*, the octal game 0.07, with a heap of n − 2. (A cut takes two units away from n − 2, and leaves two heaps.) A
//! sheet of w × h has the nimber
//!
//! - D(w) if D(h) = 0,
//! - D(h) if D(w) = 0,
//! - 1 if neither is 0.
//!
//! *Proof.* Write F(a, b) for this value with a = D(w) and b = D(h), and suppose it for smaller sheets. No strip has an
//! option of its own value.
//!
//! - a = b = 0: a cut of the width gives D(x) ⊕ D(w−x), which is an option of the strip w and so not 0; the height
//!   likewise. Hence 0.
//! - a > 0, b = 0: the cuts of the width give the options of the strip w, whose mex is a. A cut of the height into
//!   parts of the values u and v gives F(a, u) ⊕ F(a, v). Here u ≠ v, because u ⊕ v is an option of a strip of nimber
//!   0. So that is a ⊕ 1 if u or v is 0, and 1 ⊕ 1 = 0 otherwise. Neither is a, which remains the mex. By symmetry the
//!   same holds for a = 0, b > 0.
//! - a, b > 0: a strip of nonzero nimber has an option of value 0, from parts of equal values, and the sheets cut alike
//!   have equal values, too: so 0 is an option. A cut of the width into parts of the values u and v gives F(u, b) ⊕
//!   F(v, b), which is 0 or b ⊕ 1, and not 1 as b > 0. By symmetry no cut of the height gives 1. Hence 1. ∎
//!
//! The values of 0.07 have the period 34 from 53 on (Guy and Smith, *The G-values of various games*, Proceedings of the
//! Cambridge Philosophical Society 52, 1956), so that any size takes O(1).

use core::iter::FusedIterator;

use grundy_core::{Nimber, Rule};

/// A sheet with both sides below `BOUND` as a [`Rule`]: a position is `width * BOUND + height`.
///
/// It is the rule of the sum: no cut leaves a side of 1.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cutting<const BOUND: usize>;

impl<const BOUND: usize> Rule for Cutting<BOUND> {
    fn options(&self, position: usize, option: &mut dyn FnMut(&[usize])) {
        const { assert!(BOUND > 0, "0 is a side") };
        let (width, height) = (position / BOUND, position % BOUND);
        if width >= 2 && height >= 2 {
            for part in 2..=width / 2 {
                option(&[part * BOUND + height, (width - part) * BOUND + height]);
            }
            for part in 2..=height / 2 {
                option(&[width * BOUND + part, width * BOUND + (height - part)]);
            }
        }
    }
}

/// The heap from which on the values of 0.07 repeat.
const PREPERIOD: usize = 53;
const PERIOD: usize = 34;

/// 0.07 for the heaps before the period, and in it. OEIS A002187 is the same sequence without the first term.
#[rustfmt::skip]
const DAWSONS_KAYLES: [u8; PREPERIOD + PERIOD] = [
    0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 2, 7,
    4, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 3, 7,
    4, 8, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 9,
];

/// 0.07 for more heaps than the first period's: up to here a value costs one load, and no branch that could go wrong.
static DIRECT: [u8; 256] = {
    let mut direct = [0; 256];
    let mut heap = 0;
    while heap < direct.len() {
        direct[heap] = DAWSONS_KAYLES[first_like(heap as u64)];
        heap += 1;
    }
    direct
};

/// The heap before the end of the first period that has the value of this one.
const fn first_like(heap: u64) -> usize {
    match heap.checked_sub(PREPERIOD as u64) {
        None => heap as usize,
        Some(beyond) => PREPERIOD + (beyond % PERIOD as u64) as usize,
    }
}

/// D(n), for a side of 2 or more.
#[inline]
const fn strip(side: u64) -> Option<u64> {
    let Some(heap) = side.checked_sub(2) else { return None };
    let index = if heap < DIRECT.len() as u64 { heap as usize } else { first_like(heap) };
    Some(DIRECT[index] as u64)
}

/// The nimber of a sheet, 0 to 9; `None` where a side is below 2. O(1).
///
/// ```
/// use grundy::Nimber;
/// use grundy::games::cutting;
///
/// assert_eq!(cutting::nimber(3, 3), Some(Nimber::ZERO));
/// assert_eq!(cutting::nimber(4, 1), None);
/// ```
#[inline]
#[must_use]
pub const fn nimber(width: u64, height: u64) -> Option<Nimber> {
    let (Some(a), Some(b)) = (strip(width), strip(height)) else { return None };
    Some(Nimber::new(if a == 0 || b == 0 { a + b } else { 1 }))
}

/// The nimber of a board of sheets, width and height of each; `None` where a side is below 2. O(sheets).
#[must_use]
pub fn nim_sum(sheets: &[(u64, u64)]) -> Option<Nimber> {
    sheets.iter().map(|&(width, height)| nimber(width, height)).sum()
}

/// A move: which side is cut, and the shorter part of it, 2 or more. Its mirror image is the same move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cut {
    /// The width becomes this and the rest.
    Width(u64),
    /// The height becomes this and the rest.
    Height(u64),
}

/// The winning moves of a board of sheets, each with the index of its sheet; `None` where a side is below 2.
///
/// No other cut wins: one that leaves a side of 1 lets the opponent cut off a single cell. O(sheets) for the nim-sum,
/// then O(width + height) a sheet, lazily.
#[must_use]
pub fn winning_moves(
    sheets: &[(u64, u64)],
) -> Option<impl FusedIterator<Item = (usize, Cut)> + Clone + use<'_>> {
    let sum = nim_sum(sheets)?;
    Some(sheets.iter().enumerate().flat_map(move |(index, &(width, height))| {
        let wanted = nimber(width, height).map(|nimber| nimber ^ sum);
        let widths =
            (2..=width / 2).filter(move |part| nim_sum(&[(*part, height), (width - part, height)]) == wanted);
        let heights =
            (2..=height / 2).filter(move |part| nim_sum(&[(width, *part), (width, height - part)]) == wanted);
        widths.map(Cut::Width).chain(heights.map(Cut::Height)).map(move |cut| (index, cut))
    }))
}
