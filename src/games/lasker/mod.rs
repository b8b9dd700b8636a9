//! Lasker's Nim: a move takes one object or more from a heap, or splits a heap into two, of one object or more each,
//! and takes nothing. The player who cannot move loses.
//!
//! (Lasker, *Brettspiele der Völker*, 1931; Ferguson, *Game Theory*, part I, 4.4.)
//!
//! ```
//! use grundy::games::lasker::{self, Move};
//!
//! assert_eq!(lasker::nim_sum(&[2, 2, 3]).unwrap().get(), 4);
//! // 2 and 2 cancel, and the 3 is worth 4: take it all, or leave a sum of nimber 0.
//! let mut wins = lasker::winning_moves(&[2, 2, 3]).unwrap();
//! assert_eq!(wins.next(), Some((2, Move::Leave(0))));
//! assert_eq!(wins.next(), None);
//! ```
//!
//! # The nimber
//!
//! For k ≥ 0 the heaps 4k+1, 4k+2, 4k+3, 4k+4 have the nimbers 4k+1, 4k+2, 4k+4, 4k+3. So every number is the nimber of
//! exactly one heap, and the empty heap has 0.
//!
//! *Proof.* Suppose it for the heaps before. Then the last two bits of the nimber of a heap that is not empty are 3, 1,
//! 2, 0 for the sizes 0, 1, 2, 3 modulo 4. In the nimber of a split they are therefore,
//!
//! | heap mod 4 | parts mod 4 | last two bits |
//! |---|---|---|
//! | 1 | 0 + 1, 2 + 3 | 2, 2 |
//! | 2 | 0 + 2, 1 + 1, 3 + 3 | 1, 0, 0 |
//! | 3 | 0 + 3, 1 + 2 | 3, 3 |
//! | 0 | 0 + 0, 1 + 3, 2 + 2 | 0, 1, 0 |
//!
//! so that no split of a heap has the nimber claimed for it. Nor has a smaller heap, since those are all different. It
//! remains to reach what is below. Taking gives 0 to 4k from 4k+1; 0 to 4k+1 from 4k+2; 0 to 4k+2 from 4k+3, where the
//! split into 1 and 4k+2 gives 4k+3 as well; and 0 to 4k+2 from 4k+4. ∎
//!
//! # The winning moves
//!
//! A heap has at most one winning move that takes, but up to 2^(k−1) − 1 splits if it has k bits; they are found one
//! after the other, and counted without finding them.
//!
//! # The largest heap
//!
//! `u64::MAX` is 4k+3, and so its nimber is 2^64, the only one that does not fit. That heap has no nimber here: with it on
//! a board the functions answer `None`, as everywhere in this library beyond the end of what is known.

mod splits;

use core::fmt;
use core::iter::{Enumerate, FusedIterator};
use core::slice;
use core::str::FromStr;

use grundy_core::{Nimber, Rule};

use self::splits::OfHeap;
use super::game::{Game, ParseMoveError, UpTo, number, number_between};

/// One heap as a [`Rule`]: a position is its size.
#[derive(Clone, Copy, Debug, Default)]
pub struct Lasker;

impl Rule for Lasker {
    fn options(&self, heap: usize, option: &mut dyn FnMut(&[usize])) {
        (0..heap).for_each(|left| option(&[left]));
        (1..=heap / 2).for_each(|part| option(&[part, heap - part]));
    }
}

/// The nimber of a heap, or `None` for `u64::MAX`: its nimber, 2^64, does not fit. O(1), without a branch on the size.
///
/// ```
/// use grundy::games::lasker;
///
/// assert_eq!(lasker::nimber((1 << 31) - 1).unwrap().get(), 1 << 31);
/// assert_eq!(lasker::nimber(u64::MAX), None);
/// ```
#[inline]
#[must_use]
pub const fn nimber(heap: u64) -> Option<Nimber> {
    if heap == u64::MAX { None } else { Some(Nimber::new(swap(heap))) }
}

/// Swaps 4k+3 and 4k+4: from a heap to its nimber, and back. Not for `u64::MAX`.
#[inline]
const fn swap(number: u64) -> u64 {
    // 0 stays: from there the subtraction wraps around, and the addition back.
    let before = number.wrapping_sub(1);
    let toggled = before >> 1 & 1 & (number != 0) as u64;
    (before ^ toggled).wrapping_add(1)
}

/// The nimber of a board, or `None` where a heap is `u64::MAX`. O(heaps).
#[must_use]
pub fn nim_sum(heaps: &[u64]) -> Option<Nimber> {
    heaps.iter().map(|&heap| nimber(heap)).sum()
}

/// What a move makes of a heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Takes all but this many objects.
    Leave(u64),
    /// Splits the heap into two, the smaller one first.
    Split(u64, u64),
}

/// For example `leave 3` or `split 3+4`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Leave(left) => write!(f, "leave {left}"),
            Move::Split(a, b) => write!(f, "split {a}+{b}"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        let split = || {
            let (a, b) = text.strip_prefix("split ")?.split_once('+')?;
            Some(Move::Split(number(a)?, number(b)?))
        };
        number_between(text, "leave ", "")
            .map(Move::Leave)
            .or_else(split)
            .ok_or(ParseMoveError::new("a move such as `leave 3` or `split 3+4`"))
    }
}

impl Game for Lasker {
    type Position = u64;
    type Move = Move;
    type Parts = UpTo<u64, 2>;

    fn nimber(&self, &heap: &u64) -> Option<Nimber> {
        nimber(heap)
    }

    fn moves(&self, &heap: &u64) -> impl Iterator<Item = Move> {
        let splits = (1..=heap / 2).map(move |part| Move::Split(part, heap - part));
        (0..heap).map(Move::Leave).chain(splits)
    }

    fn play(&self, &heap: &u64, mv: Move) -> Option<UpTo<u64, 2>> {
        match mv {
            Move::Leave(left) if left < heap => Some(UpTo::new([Some(left), None])),
            Move::Split(a, b) if 0 < a && a <= b && a.checked_add(b) == Some(heap) => {
                Some(UpTo::new([Some(a), Some(b)]))
            }
            _ => None,
        }
    }

    /// The one that takes comes first, then the splits, in no order.
    fn moves_to(&self, &heap: &u64, wanted: Nimber) -> impl Iterator<Item = Move> {
        OfHeap::new(heap, wanted.get())
    }

    fn count_moves_to(&self, &heap: &u64, wanted: Nimber) -> u128 {
        OfHeap::new(heap, wanted.get()).remaining()
    }
}

/// The winning moves of a board, each with the index of its heap; `None` where a heap is `u64::MAX`.
///
/// Of each heap the one that takes comes first, then the splits. O(heaps) for the nim-sum, then O(1) a heap and O(1) a
/// move. There can be more than anyone will list: see [`WinningMoves::remaining`].
#[must_use]
pub fn winning_moves(heaps: &[u64]) -> Option<WinningMoves<'_>> {
    let sum = nim_sum(heaps)?.get();
    Some(WinningMoves { sum, rest: heaps.iter().enumerate(), index: 0, of_heap: OfHeap::NONE })
}

/// The winning moves of a board, each with the index of its heap. Made by [`winning_moves`].
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy"]
pub struct WinningMoves<'a> {
    sum: u64,
    rest: Enumerate<slice::Iter<'a, u64>>,
    // What is left of the heap at `index`.
    index: usize,
    of_heap: OfHeap,
}

impl WinningMoves<'_> {
    /// The exact number of moves still to come, without going through them. O(heaps).
    ///
    /// ```
    /// use grundy::games::lasker;
    ///
    /// // The larger heap can become the smaller one, and 2^62 − 1 splits of the smaller one equal the larger one.
    /// let board = [(1 << 63) - 1, 1 << 63];
    /// assert_eq!(lasker::winning_moves(&board).unwrap().remaining(), 1 << 62);
    /// ```
    #[must_use]
    pub fn remaining(&self) -> u128 {
        let rest = self.rest.clone().map(|(_, &heap)| OfHeap::new(heap, swap(heap) ^ self.sum).remaining());
        self.of_heap.remaining() + rest.sum::<u128>()
    }
}

impl Iterator for WinningMoves<'_> {
    type Item = (usize, Move);

    fn next(&mut self) -> Option<(usize, Move)> {
        loop {
            if let Some(mv) = self.of_heap.next() {
                return Some((self.index, mv));
            }
            let (index, &heap) = self.rest.next()?;
            (self.index, self.of_heap) = (index, OfHeap::new(heap, swap(heap) ^ self.sum));
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let exact = usize::try_from(self.remaining());
        (exact.unwrap_or(usize::MAX), exact.ok())
    }
}

impl FusedIterator for WinningMoves<'_> {}
