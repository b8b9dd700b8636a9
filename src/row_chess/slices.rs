//! The closed form on bit slices: 32 rows at once, column by column.
//!
//! The rows are turned so that a word holds one column of all 32 of them (Warren, *Hacker's Delight*, 7–3). Then a
//! [step](super::staircase) is counted for all rows together, with a counter whose bits are words too. That takes half
//! as many operations a row as the [planes](super::planes) and answers for every row, not for the sum alone.
//!
//! There is no branch, no loop and no look-up: done for several groups of 32 side by side, it becomes vector code of
//! any width. The repetitions are written out by a macro, because whether the compiler unrolls a loop in time for the
//! vectoriser depends on target and optimisation level; with loops here, AArch64 and opt-level 2 got scalar code.

use super::rule::COLUMNS;

/// The rows that fill the bits of a word.
pub(crate) const ROWS: usize = u32::BITS as usize;

/// The bits of a nimber of a row, which is 19 at most.
pub(crate) const WIDTH: usize = 5;

/// The block once for each number, which is a constant in it.
macro_rules! unrolled {
    ($i:ident in [$($number:literal)*] $block:block) => {
        $({
            const $i: usize = $number;
            $block
        })*
    };
}
pub(crate) use unrolled;

/// The nimbers of 32 rows: bit i of the k-th word is bit k of the i-th row's nimber.
#[inline(always)]
pub(crate) fn nimbers(rows: &[u32; ROWS]) -> [u32; WIDTH] {
    let columns = columns(rows);
    let mut steps = Steps { odd: 0, pieces: [0; WIDTH - 1], nimbers: [0; WIDTH] };
    unrolled!(I in [0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19] { steps.go_on(columns[I]); });
    steps.nimbers
}

/// How far a walk from right to left has come, for each row at its bit of every word.
struct Steps {
    /// Whether the step under way is odd.
    odd: u32,
    /// The number of pieces met on it, lowest bit first; 0 on even steps. A fifth bit would never be read.
    pieces: [u32; WIDTH - 1],
    /// The nimber of the odd steps so far, the one under way included.
    nimbers: [u32; WIDTH],
}

impl Steps {
    /// Goes on over the next column.
    #[inline(always)]
    fn go_on(&mut self, piece: u32) {
        self.odd ^= !piece;
        // The counter's carry into bit k toggles it, and with it bit k of the nimber. The first columns carry nothing
        // far, which the compiler sees.
        let mut carry = piece & self.odd;
        unrolled!(K in [0 1 2 3] {
            self.nimbers[K] ^= carry;
            let next = carry & self.pieces[K];
            // An empty square begins the next step.
            self.pieces[K] = (self.pieces[K] ^ carry) & piece;
            carry = next;
        });
        self.nimbers[4] ^= carry;
    }
}

/// Bit i of the c-th word is bit c of the i-th row.
#[inline(always)]
fn columns(rows: &[u32; ROWS]) -> [u32; COLUMNS as usize] {
    let mut columns = [0; COLUMNS as usize];
    let mut high = [0; 16];
    unrolled!(I in [0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15] {
        columns[I] = rows[I] & 0xffff | rows[I + 16] << 16;
        high[I] = rows[I] >> 16 | rows[I + 16] & 0xffff_0000;
    });
    // Twelve columns of the high half are empty, which makes its next two exchanges one-sided.
    unrolled!(I in [0 1 2 3 4 5 6 7] { high[I] |= high[I + 8] << 8; });
    unrolled!(I in [0 1 2 3] { columns[16 + I] = high[I] | high[I + 4] << 4; });
    unrolled!(I in [0 1 2 3 4 5 6 7] { exchange::<8>(&mut columns, I, 0x00ff_00ff); });
    unrolled!(I in [0 1 2 3 8 9 10 11] { exchange::<4>(&mut columns, I, 0x0f0f_0f0f); });
    unrolled!(I in [0 1 4 5 8 9 12 13 16 17] { exchange::<2>(&mut columns, I, 0x3333_3333); });
    unrolled!(I in [0 2 4 6 8 10 12 14 16 18] { exchange::<1>(&mut columns, I, 0x5555_5555); });
    columns
}

/// The nimbers as bytes, from their bit slices: byte j of the i-th word is that of row 8j + i.
#[inline(always)]
pub(crate) fn bytes(slices: &[u32; WIDTH]) -> [u32; 8] {
    let [zero, one, two, three, four] = *slices;
    let mut bytes = [zero, one, two, three, four, 0, 0, 0];
    unrolled!(I in [0 2 4] { exchange::<1>(&mut bytes, I, 0x5555_5555); });
    unrolled!(I in [0 1 4 5] { exchange::<2>(&mut bytes, I, 0x3333_3333); });
    unrolled!(I in [0 1 2 3] { exchange::<4>(&mut bytes, I, 0x0f0f_0f0f); });
    bytes
}

/// Exchanges the fields above `low` of the i-th word with those at `low` of the word DISTANCE further. Fields are
/// DISTANCE bits wide.
#[inline(always)]
fn exchange<const DISTANCE: usize>(words: &mut [u32], i: usize, low: u32) {
    let differing = (words[i] >> DISTANCE ^ words[i + DISTANCE]) & low;
    words[i + DISTANCE] ^= differing;
    words[i] ^= differing << DISTANCE;
}
