//! The moves of a row.

use core::fmt;
use core::str::FromStr;

use super::row::{Row, column, square};
use super::rule::{landing, movable};
use crate::games::ParseMoveError;
use crate::games::game::number;

/// A move of one piece, named by columns 1 to 20.
///
/// ```
/// use grundy::row_chess::{Move, Row};
///
/// let row = Row::from_columns([18, 19])?;
/// // The piece on 18 hops over its neighbour.
/// assert_eq!(row.play(Move { from: 18, to: 20 }), Some(Row::from_columns([19, 20])?));
/// assert_eq!(row.play(Move { from: 18, to: 19 }), None);
/// # Ok::<(), grundy::row_chess::RowError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// The column that the piece leaves.
    pub from: u32,
    /// The column that it comes to, further right.
    pub to: u32,
}

/// For example `18-20`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.from, self.to)
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        let columns = text.split_once('-').and_then(|(from, to)| Some((number(from)?, number(to)?)));
        match columns {
            Some((from, to)) => Ok(Move { from, to }),
            None => Err(ParseMoveError::new("a move such as `18-20`")),
        }
    }
}

impl Row {
    /// All moves, the rightmost piece's first.
    ///
    /// ```
    /// use grundy::row_chess::{Move, Row};
    ///
    /// let row = Row::from_columns([17, 19, 20])?;
    /// assert!(row.moves().eq([Move { from: 17, to: 18 }]));
    /// # Ok::<(), grundy::row_chess::RowError>(())
    /// ```
    #[inline]
    pub const fn moves(self) -> Moves {
        Moves { row: self.bits(), pieces: movable(self.bits() as usize) as u32 }
    }

    /// The row after a move, or `None` if the move is not one of this row's.
    #[inline]
    #[must_use]
    pub const fn play(self, played: Move) -> Option<Row> {
        let row = self.bits() as usize;
        match (square(played.from), square(played.to)) {
            (Some(from), Some(to))
                if movable(row) & from as usize != 0 && landing(row, from as usize) == to as usize =>
            {
                Some(Row::from_valid_bits(self.bits() ^ from ^ to))
            }
            _ => None,
        }
    }
}

/// The moves of a row, the rightmost piece's first: at most 19. Made by [`Row::moves`].
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy"]
pub struct Moves {
    row: u32,
    // Those that have not been moved yet.
    pieces: u32,
}

impl Iterator for Moves {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        if self.pieces == 0 {
            return None;
        }
        let from = self.pieces & self.pieces.wrapping_neg();
        self.pieces ^= from;
        let to = landing(self.row as usize, from as usize) as u32;
        Some(Move { from: column(from), to: column(to) })
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.pieces.count_ones() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Moves {}
impl core::iter::FusedIterator for Moves {}
