//! The one body of all kernels, for any processor. What it is compiled for depends on who calls it.

use grundy_core::Nimber;

use crate::row_chess::row::Row;
use crate::row_chess::slices::{self, ROWS, WIDTH};

/// What the body works on at once: 32 groups of neighbouring rows, of which a vector holds one.
type Block<const LANES: usize> = [[Row; LANES]; ROWS];

/// Below this number of rows, looking them up one by one is faster than filling a block.
#[cfg(feature = "table")]
pub(super) const SHORT: usize = 64;
#[cfg(not(feature = "table"))]
pub(super) const SHORT: usize = 16;

/// The nim-sum of rows one by one.
#[inline(always)]
pub(super) fn short_nim_sum(rows: &[Row]) -> Nimber {
    rows.iter().map(|row| row.nimber()).sum()
}

/// The nimbers of rows one by one, of as many as both slices have.
#[inline(always)]
pub(super) fn short_nimbers_into(rows: &[Row], nimbers: &mut [u8]) {
    for (row, nimber) in rows.iter().zip(nimbers) {
        *nimber = row.nimber().get() as u8;
    }
}

/// The nim-sum of rows, LANES × 32 at once.
#[inline(always)]
pub(super) fn nim_sum<const LANES: usize>(rows: &[Row]) -> Nimber {
    let (groups, _) = rows.as_chunks::<LANES>();
    let (blocks, _) = groups.as_chunks::<ROWS>();
    let rest = &rows[blocks.len() * ROWS * LANES..];

    let mut sums = [[0; LANES]; WIDTH];
    for block in blocks {
        add(block, &mut sums);
    }
    let mut sum = Nimber::ZERO;
    if rest.len() < SHORT {
        sum = short_nim_sum(rest);
    } else {
        add(&padded(rest), &mut sums);
    }
    for (k, lanes) in sums.iter().enumerate() {
        let parity = lanes.iter().fold(0, |sum, lane| sum ^ lane).count_ones() & 1;
        sum ^= Nimber::new(u64::from(parity) << k);
    }
    sum
}

/// Adds the nimbers of a block to the sums, bit by bit.
#[inline(always)]
fn add<const LANES: usize>(block: &Block<LANES>, sums: &mut [[u32; LANES]; WIDTH]) {
    for lane in 0..LANES {
        let nimbers = slices::nimbers(&column(block, lane));
        for k in 0..WIDTH {
            sums[k][lane] ^= nimbers[k];
        }
    }
}

/// The nimbers of rows, LANES × 32 at once, of as many as both slices have.
#[inline(always)]
pub(super) fn nimbers_into<const LANES: usize>(rows: &[Row], nimbers: &mut [u8]) {
    let (groups, _) = rows.as_chunks::<LANES>();
    let (blocks, _) = groups.as_chunks::<ROWS>();
    let (groups, _) = nimbers.as_chunks_mut::<LANES>();
    let (outputs, _) = groups.as_chunks_mut::<ROWS>();
    for (block, output) in blocks.iter().zip(outputs) {
        write(block, output);
    }
    let done = rows.len() - rows.len() % (ROWS * LANES);
    let (Some(rest), Some(output)) = (rows.get(done..), nimbers.get_mut(done..)) else { return };
    if rest.len() < SHORT {
        short_nimbers_into(rest, output);
    } else {
        let mut last = [[0; LANES]; ROWS];
        write(&padded(rest), &mut last);
        for (nimber, &known) in output.iter_mut().zip(last.as_flattened()) {
            *nimber = known;
        }
    }
}

/// Writes the nimbers of a block.
#[inline(always)]
fn write<const LANES: usize>(block: &Block<LANES>, output: &mut [[u8; LANES]; ROWS]) {
    for lane in 0..LANES {
        let bytes = slices::bytes(&slices::nimbers(&column(block, lane)));
        for i in 0..ROWS {
            output[i][lane] = bytes[i % 8].to_le_bytes()[i / 8];
        }
    }
}

/// The rows of a block at one lane.
#[inline(always)]
fn column<const LANES: usize>(block: &Block<LANES>, lane: usize) -> [u32; ROWS] {
    let mut rows = [0; ROWS];
    for i in 0..ROWS {
        rows[i] = block[i][lane].bits();
    }
    rows
}

/// Rows less than a block, filled up with rows without pieces, whose nimber is 0.
#[inline(always)]
fn padded<const LANES: usize>(rows: &[Row]) -> Block<LANES> {
    let mut block = [[Row::EMPTY; LANES]; ROWS];
    for (padded, &row) in block.as_flattened_mut().iter_mut().zip(rows) {
        *padded = row;
    }
    block
}
