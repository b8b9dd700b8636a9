//! Boards of many rows, played as a sum.

use core::iter::FusedIterator;

use grundy_core::Nimber;

use super::arch::{FEW_TO_ADD, FEW_TO_WRITE, Kernel, LengthMismatchError};
use super::moves::{Move, Moves};
use super::row::Row;
use super::rule::RowChess;
use crate::games::Game;

/// The nimber of a board: the nim-sum of its rows'. Zero exactly if the player to move loses.
///
/// Short boards are looked up row by row, others by the [best kernel](Kernel::best). O(rows), without a heap.
///
/// ```
/// use grundy::Nimber;
/// use grundy::row_chess::{Row, nim_sum};
///
/// let row = Row::from_columns([18])?;
/// assert_eq!(nim_sum(&[row]), Nimber::ZERO);
/// assert_eq!(nim_sum(&[row, Row::from_columns([19])?]), Nimber::new(1));
/// assert_eq!(nim_sum(&[]), Nimber::ZERO);
/// # Ok::<(), grundy::row_chess::RowError>(())
/// ```
#[inline]
#[must_use]
pub fn nim_sum(rows: &[Row]) -> Nimber {
    // Few rows are not worth asking the processor.
    let kernel = if rows.len() < FEW_TO_ADD { Kernel::baseline() } else { Kernel::best() };
    kernel.nim_sum(rows)
}

/// Writes the nimber of each row, 0 to 19, at its place.
///
/// Few rows are looked up one by one, many by the [best kernel](Kernel::best). O(rows), without a heap.
///
/// ```
/// use grundy::row_chess::{Row, nimbers_into};
///
/// let rows = [Row::EMPTY, Row::from_columns([17])?, Row::from_columns([18, 19])?];
/// let mut nimbers = [0; 3];
/// nimbers_into(&rows, &mut nimbers)?;
/// assert_eq!(nimbers, [0, 1, 2]);
/// assert!(nimbers_into(&rows, &mut nimbers[1..]).is_err());
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
///
/// # Errors
///
/// [`LengthMismatchError`] if there is not exactly one place for each row; then nothing is written.
#[inline]
pub fn nimbers_into(rows: &[Row], nimbers: &mut [u8]) -> Result<(), LengthMismatchError> {
    let kernel = if rows.len() < FEW_TO_WRITE { Kernel::baseline() } else { Kernel::best() };
    kernel.nimbers_into(rows, nimbers)
}

impl Game for RowChess {
    type Position = Row;
    type Move = Move;
    type Parts = [Row; 1];

    fn nimber(&self, row: &Row) -> Option<Nimber> {
        Some(row.nimber())
    }

    fn moves(&self, row: &Row) -> impl Iterator<Item = Move> {
        row.moves()
    }

    fn play(&self, row: &Row, mv: Move) -> Option<[Row; 1]> {
        row.play(mv).map(|option| [option])
    }

    fn nim_sum(&self, rows: &[Row]) -> Option<Nimber> {
        Some(nim_sum(rows))
    }
}

/// The winning moves of a board: exactly those after which its nim-sum is zero, each with the index of its row.
///
/// Rows come in their order, the moves of a row from the right. There is none exactly if the board is a P-position.
/// The iterator is lazy: it first costs one pass over the rows, then one look-up a move.
///
/// ```
/// use grundy::row_chess::{Move, Row, winning_moves};
///
/// let board = [Row::from_columns([18, 19])?, Row::from_columns([19])?];
/// let mut wins = winning_moves(&board);
/// assert_eq!(wins.next(), Some((0, Move { from: 19, to: 20 })));
/// assert_eq!(wins.next(), None);
/// # Ok::<(), grundy::row_chess::RowError>(())
/// ```
pub fn winning_moves(rows: &[Row]) -> WinningMoves<'_> {
    WinningMoves {
        sum: nim_sum(rows),
        rows,
        index: 0,
        moves: rows.first().map_or(Row::EMPTY, |&row| row).moves(),
    }
}

/// The winning moves of a board, each with the index of its row. Made by [`winning_moves`].
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy"]
pub struct WinningMoves<'a> {
    sum: Nimber,
    rows: &'a [Row],
    index: usize,
    // Those left of the row at `index`.
    moves: Moves,
}

impl Iterator for WinningMoves<'_> {
    type Item = (usize, Move);

    fn next(&mut self) -> Option<(usize, Move)> {
        if self.sum.is_zero() {
            return None;
        }
        loop {
            let row = *self.rows.get(self.index)?;
            // What this row must become so that the sum vanishes.
            let wanted = row.nimber() ^ self.sum;
            let wins = |&played: &Move| row.play(played).is_some_and(|option| option.nimber() == wanted);
            if let Some(played) = self.moves.find(wins) {
                return Some((self.index, played));
            }
            self.index += 1;
            self.moves = self.rows.get(self.index)?.moves();
        }
    }
}

impl FusedIterator for WinningMoves<'_> {}
