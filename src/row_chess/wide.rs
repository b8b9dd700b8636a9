//! Rows of other widths than 20.

use core::fmt;
use core::iter::FusedIterator;
use core::ops::RangeInclusive;
use core::str::FromStr;

use grundy_core::Nimber;

use super::moves::Move;
use super::staircase;
use crate::games::Game;

/// The squares of the widest [`WideRow`].
pub const MAX_COLUMNS: u32 = 128;

/// A row of 1 to [`MAX_COLUMNS`] squares. Its nimber comes from the [closed form](super::staircase).
///
/// It reads and prints as a drawing, `.` for an empty square and `o` for a piece:
///
/// ```
/// use grundy::row_chess::{Move, WideRow};
///
/// let row: WideRow = "oo.o.o".parse()?;
/// assert_eq!((row.width(), row.nimber().get()), (6, 1));
/// // From the right, as on a row of 20 squares.
/// let moves = [(4, 5), (2, 3), (1, 3)].map(|(from, to)| Move { from, to });
/// assert!(row.moves().eq(moves));
/// assert_eq!(row.play(moves[2]).unwrap().to_string(), ".ooo.o");
/// # Ok::<(), grundy::row_chess::WideRowError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct WideRow {
    // Bit 0 is the right end; none is set from `width` on.
    bits: u128,
    width: u32,
}

impl WideRow {
    /// The row of this width without pieces; `None` where that is not 1 to [`MAX_COLUMNS`].
    #[must_use]
    pub const fn empty(width: u32) -> Option<WideRow> {
        if 1 <= width && width <= MAX_COLUMNS { Some(WideRow { bits: 0, width }) } else { None }
    }

    /// The row with pieces on these columns, in any order.
    ///
    /// # Errors
    ///
    /// [`WideRowError`] where there is no such width, and for the first column that is not 1 to `width` or came before.
    pub fn from_columns<I: IntoIterator<Item = u32>>(
        width: u32,
        columns: I,
    ) -> Result<WideRow, WideRowError> {
        let empty = WideRow::empty(width).ok_or(WideRowError::Width { squares: width as usize })?;
        columns.into_iter().try_fold(empty, |row, column| match row.with(column) {
            None => Err(WideRowError::OutOfRange { column, width }),
            Some(more) if more == row => Err(WideRowError::Repeated { column }),
            Some(more) => Ok(more),
        })
    }

    /// The row with a piece on this column as well, or `None` if there is no such column.
    #[must_use]
    pub const fn with(self, column: u32) -> Option<WideRow> {
        match self.square(column) {
            Some(square) => Some(WideRow { bits: self.bits | square, width: self.width }),
            None => None,
        }
    }

    /// The number of squares, 1 to [`MAX_COLUMNS`].
    #[must_use]
    pub const fn width(self) -> u32 {
        self.width
    }

    /// Column c at bit `width` − c.
    #[must_use]
    pub const fn bits(self) -> u128 {
        self.bits
    }

    /// Whether there is a piece on this column; there is none on columns that do not exist.
    #[must_use]
    pub const fn contains(self, column: u32) -> bool {
        match self.square(column) {
            Some(square) => self.bits & square != 0,
            None => false,
        }
    }

    /// The columns that hold a piece, from left to right.
    pub const fn columns(self) -> WideColumns {
        WideColumns { row: self, columns: 1..=self.width }
    }

    /// The nimber of the row. O(log width).
    #[must_use]
    pub const fn nimber(self) -> Nimber {
        staircase::nimber(self.bits)
    }

    /// All moves, the rightmost piece's first.
    pub const fn moves(self) -> WideMoves {
        WideMoves { row: self, columns: 1..=self.width, landing: None }
    }

    /// The row after a move, or `None` if the move is not one of this row's.
    #[must_use]
    pub fn play(self, mv: Move) -> Option<WideRow> {
        let (from, to) = (self.square(mv.from)?, self.square(mv.to)?);
        // The nearest empty square: all squares between the two hold pieces, and so does `from`.
        let hopped = from.checked_sub(to)?.checked_mul(2)?;
        (hopped != 0 && self.bits & to == 0 && self.bits & hopped == hopped)
            .then_some(WideRow { bits: self.bits ^ from ^ to, width: self.width })
    }

    /// The bit of a column, if there is such a column.
    const fn square(self, column: u32) -> Option<u128> {
        if 1 <= column && column <= self.width { Some(1 << (self.width - column)) } else { None }
    }
}

/// The columns of a [`WideRow`] that hold a piece, from left to right. Made by [`WideRow::columns`].
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy"]
pub struct WideColumns {
    row: WideRow,
    columns: RangeInclusive<u32>,
}

impl Iterator for WideColumns {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        self.columns.find(|&column| self.row.contains(column))
    }
}

impl DoubleEndedIterator for WideColumns {
    fn next_back(&mut self) -> Option<u32> {
        self.columns.rfind(|&column| self.row.contains(column))
    }
}

impl FusedIterator for WideColumns {}

/// The moves of a [`WideRow`], the rightmost piece's first. Made by [`WideRow::moves`].
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy"]
pub struct WideMoves {
    row: WideRow,
    /// Those that are left to look at, from the right.
    columns: RangeInclusive<u32>,
    /// The last empty one so far, to which the next piece hops.
    landing: Option<u32>,
}

impl Iterator for WideMoves {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        loop {
            let column = self.columns.next_back()?;
            if !self.row.contains(column) {
                self.landing = Some(column);
            } else if let Some(to) = self.landing {
                return Some(Move { from: column, to });
            }
        }
    }
}

impl FusedIterator for WideMoves {}

/// The drawing: from left to right, `o` for a piece and `.` for an empty square.
impl fmt::Display for WideRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut drawing = [b'.'; MAX_COLUMNS as usize];
        for column in self.columns() {
            drawing[column as usize - 1] = b'o';
        }
        let squares = &drawing[..self.width as usize];
        f.pad(str::from_utf8(squares).expect("dots and small letters are ASCII"))
    }
}

impl fmt::Debug for WideRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "WideRow({self})")
    }
}

/// Reads a drawing of 1 to [`MAX_COLUMNS`] squares.
impl FromStr for WideRow {
    type Err = WideRowError;

    fn from_str(drawing: &str) -> Result<WideRow, WideRowError> {
        let (mut bits, mut squares) = (0, 0);
        for found in drawing.chars() {
            squares += 1;
            let piece = match found {
                'o' => 1,
                '.' => 0,
                _ => return Err(WideRowError::Square { square: squares, found }),
            };
            bits = bits << 1 | piece;
        }
        match u32::try_from(squares).ok().and_then(WideRow::empty) {
            Some(WideRow { width, .. }) => Ok(WideRow { bits, width }),
            None => Err(WideRowError::Width { squares }),
        }
    }
}

/// Row chess on rows of any width: a [`Game`] on [`WideRow`]s.
#[derive(Clone, Copy, Debug, Default)]
pub struct WideRowChess;

impl Game for WideRowChess {
    type Position = WideRow;
    type Move = Move;
    type Parts = [WideRow; 1];

    fn nimber(&self, row: &WideRow) -> Option<Nimber> {
        Some(row.nimber())
    }

    fn moves(&self, row: &WideRow) -> impl Iterator<Item = Move> {
        row.moves()
    }

    fn play(&self, row: &WideRow, mv: Move) -> Option<[WideRow; 1]> {
        row.play(mv).map(|option| [option])
    }
}

/// Why columns or a drawing do not make a [`WideRow`].
#[derive(Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum WideRowError {
    /// The row does not have 1 to [`MAX_COLUMNS`] squares.
    Width {
        /// How many it has.
        squares: usize,
    },
    /// A character is neither `o` nor `.`.
    Square {
        /// Which one, counted from 1.
        square: usize,
        /// The character.
        found: char,
    },
    /// A column is not one of the row's.
    OutOfRange {
        /// The column.
        column: u32,
        /// The number of squares.
        width: u32,
    },
    /// A column came before: two pieces never share a square.
    Repeated {
        /// The column.
        column: u32,
    },
}

impl fmt::Display for WideRowError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WideRowError::Width { squares } => {
                write!(f, "the row has {squares} squares; a row has 1 to {MAX_COLUMNS}")
            }
            WideRowError::Square { square, found } => {
                write!(f, "square {square} of the drawing is {found:?}; it must be 'o' or '.'")
            }
            WideRowError::OutOfRange { column, width } => {
                write!(f, "column {column} is outside the row, which has columns 1 to {width}")
            }
            WideRowError::Repeated { column } => write!(f, "column {column} is given twice"),
        }
    }
}

grundy_core::__debug_as_display!(WideRowError);
impl core::error::Error for WideRowError {}
