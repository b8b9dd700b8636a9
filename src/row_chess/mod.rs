//! Row chess: pieces on a row of 20 squares, each hopping to the nearest empty square on its right.
//!
//! A row has the squares 1 (left) to 20 (right), some with a piece. A move takes one piece to the nearest empty square
//! on its right, over the pieces in between. The player who cannot move loses. A board has any number of rows, and a
//! move is made in one of them. (Luogu P2575; HDU 5724.)
//!
//! ```
//! use grundy::row_chess::{self, Row};
//!
//! let board = [Row::from_columns([18, 19])?, Row::from_columns([17])?];
//! assert_eq!(row_chess::nim_sum(&board).get(), 3);
//!
//! // The moves that leave the opponent a lost board.
//! let wins: Vec<_> = row_chess::winning_moves(&board).collect();
//! assert_eq!(wins.len(), 1);
//! let (row, mv) = wins[0];
//! assert_eq!((row, mv.from, mv.to), (0, 19, 20));
//! # Ok::<(), row_chess::RowError>(())
//! ```
//!
//! # One row
//!
//! [`Row::nimber`] looks the nimber up in a table of all 2^20 rows, 640 KiB, made when this crate is compiled. Without
//! the feature `table` it computes the [closed form](staircase) instead, which takes longer and no memory.
//!
//! # Many rows
//!
//! Rows add up: the nimber of a board is the nim-sum of its rows', [`nim_sum`]; [`nimbers_into`] writes that of each
//! row. From some hundred rows on, both work on the columns of many rows at once, with the widest instructions that the
//! processor has ([`Kernel`]), in a fraction of the time of the look-ups.

mod arch;
mod board;
mod moves;
mod planes;
mod row;
mod rule;
mod slices;
pub mod staircase;
#[cfg(feature = "table")]
mod table;
mod wide;

pub use self::arch::{Kernel, LengthMismatchError, ParseKernelError};
pub use self::board::{WinningMoves, nim_sum, nimbers_into, winning_moves};
pub use self::moves::{Move, Moves};
pub use self::row::{Columns, DrawingError, Row, RowError};
pub use self::rule::{COLUMNS, POSITIONS, RowChess};
#[cfg(feature = "table")]
pub use self::table::TABLE;
pub use self::wide::{MAX_COLUMNS, WideColumns, WideMoves, WideRow, WideRowChess, WideRowError};
