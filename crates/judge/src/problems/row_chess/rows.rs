//! Whole rows from the numbers of a window, without a look at each number.

#![cfg_attr(
    target_arch = "x86_64",
    allow(unsafe_code, reason = "a function for an instruction set is called where the processor has it")
)]

use grundy::row_chess::{COLUMNS, Row};

use crate::input::scan::AHEAD;
#[cfg(target_arch = "x86_64")]
use crate::simd::x86_64::{Avx2, Avx512, avx2, avx512, compiled};
use crate::simd::{Level, Simd};

/// Rows that are read at once: a whole case of a contest's maximum.
pub(super) const MOST: usize = 1024;

/// Reads rows until their places are filled, the numbers end, or a row is not plainly right; returns how many rows that
/// are, and of how many numbers.
///
/// The first `count` of `numbers` count; what lies behind may be looked at and is not heeded.
pub(super) fn read(simd: Simd, numbers: &[u8], count: usize, rows: &mut [Row]) -> (usize, usize) {
    match simd.level() {
        Level::Baseline => read_rows(numbers, count, rows),
        #[cfg(target_arch = "x86_64")]
        Level::Avx2(proof) => read_avx2(proof, numbers, count, rows),
        #[cfg(target_arch = "x86_64")]
        Level::Avx512(proof) => read_avx512(proof, numbers, count, rows),
    }
}

#[cfg(target_arch = "x86_64")]
avx2! {
    compiled! Avx2;
    fn read_avx2(numbers: &[u8], count: usize, rows: &mut [Row]) -> (usize, usize) {
        read_rows(numbers, count, rows)
    }
}

#[cfg(target_arch = "x86_64")]
avx512! {
    compiled! Avx512;
    fn read_avx512(numbers: &[u8], count: usize, rows: &mut [Row]) -> (usize, usize) {
        read_rows(numbers, count, rows)
    }
}

#[inline(always)]
fn read_rows(numbers: &[u8], count: usize, rows: &mut [Row]) -> (usize, usize) {
    let (mut read, mut used) = (0, 0);
    for place in rows {
        let Some(ahead) = numbers.get(used..).and_then(|rest| rest.first_chunk()) else { break };
        match row(ahead) {
            Some((row, pieces)) if used + pieces < count => {
                *place = row;
                read += 1;
                used += 1 + pieces;
            }
            _ => break,
        }
    }
    (read, used)
}

/// The row of a number of pieces and their columns, if each is a column and none comes twice; and that number. There
/// are more places ahead than a row has numbers.
#[inline(always)]
fn row(numbers: &[u8; AHEAD]) -> Option<(Row, usize)> {
    let pieces = numbers[0];
    let mut bits = 0_u32;
    for (index, &column) in (0_u8..).zip(numbers) {
        let column = u32::from(column);
        // Column 0 gives bit 20, which is not a square of a row, and a column above 20 gives none.
        let square = if column <= COLUMNS { 1 << (COLUMNS - column) } else { 0 };
        bits |= if (1..=pieces).contains(&index) { square } else { 0 };
    }
    let all = bits.count_ones() == u32::from(pieces);
    Some((Row::from_bits(bits).filter(|_| all)?, pieces.into()))
}
