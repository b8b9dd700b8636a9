//! The rule of row chess, for the library and for the build script alike. Its only import is grundy-core.

use grundy_core::Rule;

/// The squares of a row.
pub const COLUMNS: u32 = 20;

/// The number of different rows, 2^20.
pub const POSITIONS: usize = 1 << COLUMNS;

/// Row chess as a [`Rule`]: a position is the bits of a [`Row`](super::Row).
///
/// ```
/// use grundy::Rule;
/// use grundy::row_chess::RowChess;
///
/// // Of two pieces side by side both can reach the empty square on their right.
/// let mut options = Vec::new();
/// RowChess.options(0b110, &mut |option| options.extend_from_slice(option));
/// assert_eq!(options, [0b101, 0b011]);
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct RowChess;

impl Rule for RowChess {
    // Written for builds without optimisation, where a call or an iterator's step costs more than the work of a move.
    fn options(&self, position: usize, option: &mut dyn FnMut(&[usize])) {
        let mut pieces = movable(position);
        while pieces != 0 {
            let piece = pieces & pieces.wrapping_neg();
            option(&[position ^ piece ^ landing(position, piece)]);
            pieces ^= piece;
        }
    }
}

/// The pieces that can move: all but those which fill the row's right end.
#[inline]
pub(crate) const fn movable(row: usize) -> usize {
    row & row.wrapping_add(1)
}

/// The nearest empty square to the right of a piece that can move. Piece and square are single bits.
#[inline]
pub(crate) const fn landing(row: usize, piece: usize) -> usize {
    1 << (!row & (piece - 1)).ilog2()
}
