//! The ways to find the nimber of a row that the benches and `examples/compare.rs` hold side by side.

#![allow(dead_code, reason = "each bench uses some of them")]

pub mod planes;

use std::hint::black_box;

use grundy::Nimber;
use grundy::row_chess::{COLUMNS, POSITIONS, Row, TABLE};
use grundy_testkit::SplitMix64;

/// Rows without a pattern, the same in every run.
pub fn random_rows(count: usize) -> Vec<Row> {
    let mut random = SplitMix64(0);
    (0..count).filter_map(|_| Row::from_bits((random.next() >> (64 - COLUMNS)) as u32)).collect()
}

/// The table at one byte an entry.
pub fn byte_table() -> Box<[u8; POSITIONS]> {
    let bytes: Box<[u8]> = TABLE.iter().map(|nimber| u8::try_from(nimber).expect("at most 19")).collect();
    bytes.try_into().expect("2^20 entries")
}

/// The pieces between the empty squares of each pair, found one empty square after the other: how the closed form is
/// usually written.
pub fn empty_by_empty(row: Row) -> Nimber {
    let mut empty = !row.bits() & (POSITIONS as u32 - 1);
    let mut nimber = 0;
    while empty != 0 {
        let first = empty.trailing_zeros();
        empty &= empty - 1;
        // Past the left end, an empty square to pair the last one with.
        let second = if empty == 0 { COLUMNS } else { empty.trailing_zeros() };
        empty &= empty.wrapping_sub(1);
        nimber ^= second - first - 1;
    }
    Nimber::from(nimber)
}

/// A number made of all nimbers in their order, looked up independently: the processor overlaps them, but the compiler
/// cannot do several rows in one instruction.
#[inline(always)]
pub fn independent(rows: &[Row], nimber: impl Fn(Row) -> u64) -> u64 {
    rows.iter().fold(0, |digest: u64, &row| digest.rotate_left(5) ^ nimber(black_box(row)))
}

/// The same, but each row depends on the nimber before, as where a search goes on from what it has found.
#[inline(always)]
pub fn dependent(rows: &[Row], nimber: impl Fn(Row) -> u64) -> u64 {
    rows.iter().fold(0, |digest: u64, &row| {
        let next = Row::from_bits(row.bits() ^ (digest & 0x1f) as u32).unwrap_or_default();
        digest.rotate_left(5) ^ nimber(next)
    })
}
