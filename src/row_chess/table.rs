//! The baked table.

use grundy_core::{Nimber, PackedTable};

use super::rule::POSITIONS;

include!(concat!(env!("OUT_DIR"), "/row_chess.rs"));

/// The nimbers of all 2^20 rows, at the index of [`Row::bits`](super::Row::bits), 5 bits each: 655,360 bytes.
///
/// For those who want the table itself; [`Row::nimber`](super::Row::nimber) reads one entry faster, since it has no
/// index to check. A narrower row, flush right, is a prefix of it: the first 2^w entries are the rows of w squares.
pub static TABLE: PackedTable<'static> = ROW_CHESS;

/// The nimber of the row of these bits, of which only the low 20 count.
#[inline]
pub(super) const fn nimber(bits: u32) -> Nimber {
    // The mask proves to the compiler what `Row` promises; together with the constant length it leaves no check.
    match ROW_CHESS.get(bits as usize & (POSITIONS - 1)) {
        Some(nimber) => nimber,
        None => unreachable!(),
    }
}
