//! Why a grid is refused.

use core::fmt;

use super::Square;
use crate::games::node_kayles::MAX_NODES;

/// Why rows are not a grid to play on. Printed, rows and columns count from 1.
#[derive(Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum RiverError {
    /// A row is not as long as the first.
    Length {
        /// The row, from 0.
        row: usize,
        /// Its squares.
        squares: usize,
        /// Those of the first row.
        expected: usize,
    },
    /// A square is none of `*`, `.` and `x`.
    Square {
        /// Where.
        square: Square,
        /// The character.
        found: u8,
    },
    /// A wet area does not reach the first column.
    MissesFirstColumn {
        /// Its first square, row by row.
        square: Square,
    },
    /// A wet area does not reach the last column.
    MissesLastColumn {
        /// Its first square, row by row.
        square: Square,
    },
    /// Two wet areas are closer than 3 steps.
    TooClose {
        /// A square of each.
        squares: (Square, Square),
    },
    /// A bank is longer than the search takes: [`MAX_NODES`] squares.
    LongBank {
        /// Its first square, row by row.
        square: Square,
        /// How many it has.
        squares: usize,
    },
}

impl RiverError {
    /// Where in the grid: the square that is wrong, or the first of those that are, row by row. Of two areas that are
    /// too close it is the later square.
    #[must_use]
    pub fn square(&self) -> Square {
        match *self {
            RiverError::Length { row, .. } => (row, 0),
            RiverError::Square { square, .. }
            | RiverError::MissesFirstColumn { square }
            | RiverError::MissesLastColumn { square }
            | RiverError::LongBank { square, .. } => square,
            RiverError::TooClose { squares: (a, b) } => a.max(b),
        }
    }
}

impl fmt::Display for RiverError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = |(row, column): Square| Place { row, column };
        match *self {
            RiverError::Length { row, squares, expected } => {
                write!(f, "row {} has {squares} squares, and the first row {expected}", row + 1)
            }
            RiverError::Square { square, found } => {
                write!(f, "{} is `{}`; it must be *, . or x", place(square), found.escape_ascii())
            }
            RiverError::MissesFirstColumn { square } => {
                write!(f, "the wet area of {} does not reach the first column", place(square))
            }
            RiverError::MissesLastColumn { square } => {
                write!(f, "the wet area of {} does not reach the last column", place(square))
            }
            RiverError::TooClose { squares: (a, b) } => {
                write!(f, "the wet areas of {} and {} are closer than 3 steps", place(a), place(b))
            }
            RiverError::LongBank { square, squares } => {
                let place = place(square);
                write!(f, "the bank at {place} has {squares} squares, and the search takes up to {MAX_NODES}")
            }
        }
    }
}

grundy_core::__debug_as_display!(RiverError);
impl core::error::Error for RiverError {}

/// A square in words, from 1.
pub(super) struct Place {
    pub(super) row: usize,
    pub(super) column: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "row {}, column {}", self.row + 1, self.column + 1)
    }
}
