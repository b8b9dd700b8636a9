//! The closed form: row chess is staircase Nim, on rows of any width and without a table.
//!
//! Read the row from the right and put every piece on the step whose number is the count of *empty* squares to its
//! right. A move fills the nearest empty square and leaves one where the piece was; so the piece, and with it those
//! that it hopped over, have one empty square fewer to their right: 1 or more pieces of step k come down to step k − 1.
//! That is staircase Nim, in which the steps of even number do not count: whatever comes down to an odd step can be
//! moved on.
//!
//! So the nimber is the exclusive or of the numbers of pieces on the odd steps. It is the nimber and not only the
//! outcome, because a move within an odd step reaches every smaller count, and because every move changes exactly one
//! odd step by at least one, so that none keeps the value. (Staircase Nim: Ferguson, *Game Theory*, part I, 2.6,
//! exercise 6.) The tests of this crate compare it with the definition on all 2^20 rows.
//!
//! Equivalently: pair the empty squares from the right, first with second, third with fourth, where an odd one out is
//! paired with the end of the row, and take the exclusive or of the numbers of pieces between the two of each pair.

use grundy_core::Nimber;

use super::planes;
use super::row::Row;

/// The nimber of a row of up to 128 squares; bit 0 is its right end, a set bit a piece.
///
/// The squares to the left of the leftmost piece do not matter, so one function serves every width. O(log of the most
/// pieces on an odd step), since it does all steps at once.
///
/// ```
/// use grundy::Nimber;
/// use grundy::row_chess::staircase;
///
/// const WIDE: Nimber = staircase::nimber(u128::MAX ^ 1);
/// assert_eq!(WIDE, Nimber::new(127));
/// assert_eq!(staircase::nimber(0b1_0110_1010), Nimber::new(3));
/// ```
#[inline]
#[must_use]
pub const fn nimber(row: u128) -> Nimber {
    Nimber::new(if row >> 64 == 0 { nimber_64(row as u64) } else { nimber_128(row) })
}

macro_rules! nimber {
    ($name:ident, $word:ty) => {
        /// The nimber of a row that fits this word.
        #[inline]
        const fn $name(row: $word) -> u64 {
            const WIDTH: usize = <$word>::BITS.ilog2() as usize;
            // The positions with bit k set.
            const WITH_BIT: [$word; WIDTH] = {
                let mut with_bit = [0; WIDTH];
                let mut k = 0;
                while k < WIDTH {
                    with_bit[k] = !(<$word>::MAX / ((1 << (1 << k)) + 1));
                    k += 1;
                }
                with_bit
            };

            // Bit i of `odd`: the number of empty squares among the squares 0 to i is odd.
            let mut odd = !row;
            let mut shift = 1;
            while shift < <$word>::BITS {
                odd ^= odd << shift;
                shift *= 2;
            }
            let pieces = row & odd;
            let firsts = pieces & !(pieces << 1);

            // Of each run every 2^k-th piece is kept; `planes` says why, and how they are found.
            let mut kept = pieces;
            let mut nimber = 0;
            let mut k = 0;
            while k < WIDTH && kept != 0 {
                nimber |= (kept.count_ones() as u64 & 1) << k;
                kept &= (WITH_BIT[k] >> 1) ^ pieces.wrapping_add(firsts & WITH_BIT[k]);
                k += 1;
            }
            nimber
        }
    };
}
nimber!(nimber_64, u64);
nimber!(nimber_128, u128);

/// The nimber of a row of any width; index 0 is its right end, a set bit a piece. O(squares).
///
/// ```
/// use bitvec::prelude::*;
/// use grundy::Nimber;
/// use grundy::row_chess::staircase;
///
/// let mut row = bitvec![1; 1000];
/// row.set(0, false);
/// assert_eq!(staircase::nimber_of_bits(&row), Nimber::new(999));
/// ```
#[cfg(feature = "bitvec")]
#[must_use]
pub fn nimber_of_bits<T, O>(row: &bitvec::slice::BitSlice<T, O>) -> Nimber
where
    T: bitvec::store::BitStore,
    O: bitvec::order::BitOrder,
{
    let mut nimber = Nimber::ZERO;
    let mut step_is_odd = false;
    // Where the step under way began.
    let mut start = 0;
    for empty in row.iter_zeros().chain([row.len()]) {
        if step_is_odd {
            nimber ^= Nimber::new((empty - start) as u64);
        }
        step_is_odd = !step_is_odd;
        start = empty + 1;
    }
    nimber
}

/// The nimber of a row of 20 squares, without a table and without a branch.
///
/// Faster than [`nimber`] where rows do not wait for each other, since nothing has to be predicted.
#[inline]
#[must_use]
pub const fn row_nimber(row: Row) -> Nimber {
    Nimber::new(planes::nimber(row.bits()) as u64)
}
