//! The closed form on bit slices: 32 rows at once, column by column.
//!
//! The rows are turned so that a word holds one column of all 32 of them (Warren, *Hacker's Delight*, 7–3). Then a
//! [step](super::staircase) is counted for all rows together, with a counter whose bits are words too. That takes half
//! as many operations a row as the [planes](super::planes) and answers for every row, not for the sum alone.
//!
//! There is no branch, no loop that depends on the rows, and no look-up: done for several groups of 32 side by side, it
//! becomes vector code of any width. The loops have constant bounds, small enough for the compiler to unroll; it
//! vectorises over the groups only if it has unrolled them all.

use super::rule::COLUMNS;

/// The rows that fill the bits of a word.
pub(crate) const ROWS: usize = u32::BITS as usize;

/// The bits of a nimber of a row, which is 19 at most.
pub(crate) const WIDTH: usize = 5;

/// The nimbers of 32 rows: bit i of the k-th word is bit k of the i-th row's nimber.
#[inline(always)]
pub(crate) fn nimbers(rows: &[u32; ROWS]) -> [u32; WIDTH] {
    let columns = columns(rows);
    let mut steps = Steps { odd: 0, pieces: [0; WIDTH], nimbers: [0; WIDTH] };
    // The steps count from 0, so the first piece on an odd one has an empty square to its right: in the columns below
    // 2^k, counted from the right and from 0, none is the 2^k-th of its step.
    steps.walk::<1>(&columns[0..2]);
    steps.walk::<2>(&columns[2..4]);
    steps.walk::<3>(&columns[4..8]);
    steps.walk::<4>(&columns[8..16]);
    steps.walk::<5>(&columns[16..]);
    steps.nimbers
}

/// How far a walk from right to left has come, for each row at its bit of every word.
struct Steps {
    /// Whether the step under way is odd.
    odd: u32,
    /// The number of pieces met on it, lowest bit first; 0 on even steps.
    pieces: [u32; WIDTH],
    /// The nimber of the odd steps so far, the one under way included.
    nimbers: [u32; WIDTH],
}

impl Steps {
    /// Goes on over these columns, in which no step comes to have 2^BITS pieces.
    #[inline(always)]
    fn walk<const BITS: usize>(&mut self, columns: &[u32]) {
        for &piece in columns {
            self.odd ^= !piece;
            // The counter's carry into bit k toggles it, and with it bit k of the nimber.
            let mut carry = piece & self.odd;
            for k in 0..BITS {
                self.nimbers[k] ^= carry;
                let next = carry & self.pieces[k];
                // An empty square begins the next step.
                self.pieces[k] = (self.pieces[k] ^ carry) & piece;
                carry = next;
            }
        }
    }
}

/// Bit i of the c-th word is bit c of the i-th row.
#[inline(always)]
fn columns(rows: &[u32; ROWS]) -> [u32; COLUMNS as usize] {
    let mut columns = [0; COLUMNS as usize];
    let mut high = [0; 16];
    for i in 0..16 {
        columns[i] = rows[i] & 0xffff | rows[i + 16] << 16;
        high[i] = rows[i] >> 16 | rows[i + 16] & 0xffff_0000;
    }
    // Twelve columns of the high half are empty, which makes its next two exchanges one-sided.
    for i in 0..8 {
        high[i] |= high[i + 8] << 8;
    }
    for i in 0..4 {
        columns[16 + i] = high[i] | high[i + 4] << 4;
    }
    for i in 0..8 {
        exchange::<8>(&mut columns, i, 0x00ff_00ff);
    }
    for i in [0, 1, 2, 3, 8, 9, 10, 11] {
        exchange::<4>(&mut columns, i, 0x0f0f_0f0f);
    }
    for i in [0, 1, 4, 5, 8, 9, 12, 13, 16, 17] {
        exchange::<2>(&mut columns, i, 0x3333_3333);
    }
    for i in [0, 2, 4, 6, 8, 10, 12, 14, 16, 18] {
        exchange::<1>(&mut columns, i, 0x5555_5555);
    }
    columns
}

/// The nimbers as bytes, from their bit slices: byte j of the i-th word is that of row 8j + i.
#[inline(always)]
pub(crate) fn bytes(slices: &[u32; WIDTH]) -> [u32; 8] {
    let [zero, one, two, three, four] = *slices;
    let mut bytes = [zero, one, two, three, four, 0, 0, 0];
    for i in [0, 2, 4] {
        exchange::<1>(&mut bytes, i, 0x5555_5555);
    }
    for i in [0, 1, 4, 5] {
        exchange::<2>(&mut bytes, i, 0x3333_3333);
    }
    for i in 0..4 {
        exchange::<4>(&mut bytes, i, 0x0f0f_0f0f);
    }
    bytes
}

/// Exchanges the fields above `low` of the i-th word with those at `low` of the word DISTANCE further; fields are
/// DISTANCE bits wide.
#[inline(always)]
fn exchange<const DISTANCE: usize>(words: &mut [u32], i: usize, low: u32) {
    let (this, that) = (words[i], words[i + DISTANCE]);
    words[i] = this & low | (that << DISTANCE) & !low;
    words[i + DISTANCE] = (this >> DISTANCE) & low | that & !low;
}
