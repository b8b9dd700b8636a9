//! The one body of all kernels, for any processor. What it is compiled for depends on the caller.

#![expect(clippy::needless_range_loop, reason = "a lane indexes a column of one array and of another")]

use grundy_core::Nimber;

use crate::row_chess::row::Row;
use crate::row_chess::slices::{self, ROWS, WIDTH, unrolled};

/// What the body works on at once: 32 groups of neighbouring rows, each group a vector.
type Block<const LANES: usize> = [[Row; LANES]; ROWS];

/// Below these numbers of rows, going row by row is faster than filling up a block, or no slower.
///
/// A block costs the same for one row as for all, and a row takes longer by its closed form than from the table.
/// `benches/batch.rs` has both sides.
pub(in crate::row_chess) const FEW_TO_ADD: usize = if cfg!(feature = "table") { 80 } else { 32 };
pub(in crate::row_chess) const FEW_TO_WRITE: usize = if cfg!(feature = "table") { 128 } else { 56 };

/// The nim-sum, row by row.
#[inline(always)]
pub(super) fn few_nim_sum(rows: &[Row]) -> Nimber {
    rows.iter().map(|row| row.nimber()).sum()
}

/// Writes the nimbers of rows, row by row.
#[inline(always)]
pub(super) fn few_nimbers_into(rows: &[Row], nimbers: &mut [u8]) {
    for (row, nimber) in rows.iter().zip(nimbers) {
        *nimber = row.nimber().get() as u8;
    }
}

/// The nim-sum of rows, 32 × LANES at once.
#[inline(always)]
pub(super) fn nim_sum<const LANES: usize>(rows: &[Row]) -> Nimber {
    let (sum, rest) = block_nim_sum::<LANES>(rows);
    if rest.len() < FEW_TO_ADD {
        return sum ^ few_nim_sum(rest);
    }
    // Rows without pieces change nothing.
    let mut last = [[Row::EMPTY; LANES]; ROWS];
    copy(rest, last.as_flattened_mut());
    sum ^ block_nim_sum::<LANES>(last.as_flattened()).0
}

/// The nim-sum of all whole blocks, and the rows that are left.
#[inline(always)]
pub(super) fn block_nim_sum<const LANES: usize>(rows: &[Row]) -> (Nimber, &[Row]) {
    let (blocks, rest) = split::<LANES>(rows);
    let mut sums = [[0; LANES]; WIDTH];
    for block in blocks {
        for lane in 0..LANES {
            let nimbers = slices::nimbers(&column(block, lane));
            unrolled!(K in [0 1 2 3 4] { sums[K][lane] ^= nimbers[K]; });
        }
    }
    let parity = |lanes: &[u32; LANES]| lanes.iter().fold(0, |sum, lane| sum ^ lane).count_ones() & 1;
    let sum = sums.iter().rev().fold(0, |sum, lanes| sum << 1 | parity(lanes));
    (Nimber::from(sum), rest)
}

/// Writes the nimbers of rows, 32 × LANES at once. The slices are of one length.
#[inline(always)]
pub(super) fn nimbers_into<const LANES: usize>(rows: &[Row], nimbers: &mut [u8]) {
    let (rows, nimbers) = block_nimbers_into::<LANES>(rows, nimbers);
    if rows.len() < FEW_TO_WRITE {
        return few_nimbers_into(rows, nimbers);
    }
    let mut last = [[Row::EMPTY; LANES]; ROWS];
    copy(rows, last.as_flattened_mut());
    let mut known = [[0; LANES]; ROWS];
    block_nimbers_into::<LANES>(last.as_flattened(), known.as_flattened_mut());
    copy(known.as_flattened(), nimbers);
}

/// Writes the nimbers of all whole blocks, and returns what is left. The slices are of one length.
#[inline(always)]
pub(super) fn block_nimbers_into<'a, const LANES: usize>(
    rows: &'a [Row],
    nimbers: &'a mut [u8],
) -> (&'a [Row], &'a mut [u8]) {
    let (blocks, rows) = split::<LANES>(rows);
    let (places, nimbers) = nimbers.split_at_mut(nimbers.len() - rows.len());
    let (places, _) = places.as_chunks_mut::<LANES>();
    let (places, _) = places.as_chunks_mut::<ROWS>();
    for (block, places) in blocks.iter().zip(places) {
        for lane in 0..LANES {
            let bytes = slices::bytes(&slices::nimbers(&column(block, lane)));
            unrolled!(I in [0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31] {
                places[I][lane] = (bytes[I % 8] >> (I / 8 * 8)) as u8;
            });
        }
    }
    (rows, nimbers)
}

/// The whole blocks, and the rows that are left.
#[inline(always)]
fn split<const LANES: usize>(rows: &[Row]) -> (&[Block<LANES>], &[Row]) {
    let (whole, rest) = rows.split_at(rows.len() - rows.len() % (ROWS * LANES));
    let (groups, _) = whole.as_chunks();
    let (blocks, _) = groups.as_chunks();
    (blocks, rest)
}

/// The rows of a block at one lane.
#[inline(always)]
fn column<const LANES: usize>(block: &Block<LANES>, lane: usize) -> [u32; ROWS] {
    let mut rows = [0; ROWS];
    unrolled!(I in [0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31] {
        rows[I] = block[I][lane].bits();
    });
    rows
}

/// Copies as much as both slices have.
#[inline(always)]
fn copy<T: Copy>(from: &[T], to: &mut [T]) {
    for (to, &from) in to.iter_mut().zip(from) {
        *to = from;
    }
}
