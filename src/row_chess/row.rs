//! One row: which of its 20 squares hold a piece.

use core::fmt;
use core::str::FromStr;

use grundy_core::{Nimber, Outcome};

use super::rule::COLUMNS;

/// A row of 20 squares, some with a piece. Four bytes, copied freely.
///
/// Columns count from 1, the left end, to 20. Column c is bit 20 − c of [`bits`](Row::bits), so every move lowers the
/// number, and the rows of fewer squares, flush right, come first.
///
/// It reads and prints as a drawing, `.` for an empty square and `o` for a piece:
///
/// ```
/// use grundy::row_chess::Row;
///
/// let row: Row = "..o.oo..............".parse()?;
/// assert!(row.columns().eq([3, 5, 6]));
/// assert_eq!(row.to_string(), "..o.oo..............");
/// assert_eq!(row.nimber().get(), 1);
/// # Ok::<(), grundy::row_chess::DrawingError>(())
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Row(u32);

impl Row {
    /// The row without pieces.
    pub const EMPTY: Row = Row(0);

    /// The row of these bits, or `None` if any bit above the twentieth is set.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u32) -> Option<Row> {
        if bits >> COLUMNS == 0 { Some(Row(bits)) } else { None }
    }

    /// The row with pieces on these columns, in any order.
    ///
    /// # Errors
    ///
    /// [`RowError`] names the first column that is not 1 to 20 or came before.
    pub fn from_columns<I: IntoIterator<Item = u32>>(columns: I) -> Result<Row, RowError> {
        columns.into_iter().try_fold(Row::EMPTY, |row, column| match row.with(column) {
            None => Err(RowError::OutOfRange { column }),
            Some(more) if more == row => Err(RowError::Repeated { column }),
            Some(more) => Ok(more),
        })
    }

    /// The row with a piece on this column as well, or `None` if there is no such column.
    ///
    /// ```
    /// use grundy::row_chess::Row;
    ///
    /// assert_eq!(Row::EMPTY.with(20).map(Row::bits), Some(1));
    /// assert_eq!(Row::EMPTY.with(21), None);
    /// ```
    #[inline]
    #[must_use]
    pub const fn with(self, column: u32) -> Option<Row> {
        match square(column) {
            Some(square) => Some(Row(self.0 | square)),
            None => None,
        }
    }

    /// Column c at bit 20 − c. Below 2^20.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Whether there is a piece on this column; there is none on columns that do not exist.
    #[inline]
    #[must_use]
    pub const fn contains(self, column: u32) -> bool {
        match square(column) {
            Some(square) => self.0 & square != 0,
            None => false,
        }
    }

    /// The number of pieces, 0 to 20.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is no piece.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The columns that hold a piece, from left to right.
    #[inline]
    pub const fn columns(self) -> Columns {
        Columns(self.0)
    }

    /// The nimber of the row, 0 to 19.
    ///
    /// One load from the baked table, without a branch; with the feature `table` off, the
    /// [closed form](super::staircase).
    ///
    /// ```
    /// use grundy::Nimber;
    /// use grundy::row_chess::Row;
    ///
    /// const ROW: Row = Row::from_bits(0b1101_1110).unwrap();
    /// const NIMBER: Nimber = ROW.nimber();
    /// assert_eq!(NIMBER, Nimber::new(4));
    /// ```
    #[inline]
    #[must_use]
    pub const fn nimber(self) -> Nimber {
        #[cfg(feature = "table")]
        return super::table::nimber(self.0);
        #[cfg(not(feature = "table"))]
        return Nimber::new(super::planes::nimber(self.0) as u64);
    }

    /// Who wins if this is the only row.
    #[inline]
    #[must_use]
    pub const fn outcome(self) -> Outcome {
        self.nimber().outcome()
    }

    /// The row of bits that other code of this module has kept below 2^20.
    #[inline]
    pub(super) const fn from_valid_bits(bits: u32) -> Row {
        debug_assert!(bits >> COLUMNS == 0);
        Row(bits)
    }
}

/// The bit of a column, if there is such a column.
#[inline]
pub(super) const fn square(column: u32) -> Option<u32> {
    match column {
        1..=COLUMNS => Some(1 << (COLUMNS - column)),
        _ => None,
    }
}

/// The column of a single bit below 2^20.
#[inline]
pub(super) const fn column(square: u32) -> u32 {
    COLUMNS - square.trailing_zeros()
}

/// The drawing: 20 squares from left to right, `o` for a piece and `.` for an empty square.
impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut drawing = [b'.'; COLUMNS as usize];
        for column in self.columns() {
            drawing[column as usize - 1] = b'o';
        }
        f.pad(str::from_utf8(&drawing).expect("dots and small letters are ASCII"))
    }
}

impl fmt::Debug for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Row({self})")
    }
}

/// Reads a drawing of exactly 20 squares.
impl FromStr for Row {
    type Err = DrawingError;

    fn from_str(drawing: &str) -> Result<Row, DrawingError> {
        let mut bits = 0;
        let mut squares = 0;
        for found in drawing.chars() {
            squares += 1;
            let piece = match found {
                'o' => 1,
                '.' => 0,
                _ => return Err(DrawingError::Square { square: squares, found }),
            };
            if squares <= COLUMNS as usize {
                bits = bits << 1 | piece;
            }
        }
        match squares {
            20 => Ok(Row(bits)),
            _ => Err(DrawingError::Length { squares }),
        }
    }
}

/// The columns of a row that hold a piece, from left to right: 1 to 20 in rising order.
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy"]
pub struct Columns(u32);

impl Iterator for Columns {
    type Item = u32;

    #[inline]
    fn next(&mut self) -> Option<u32> {
        let leftmost = 1 << self.0.checked_ilog2()?;
        self.0 ^= leftmost;
        Some(column(leftmost))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count_ones() as usize;
        (len, Some(len))
    }
}

impl DoubleEndedIterator for Columns {
    #[inline]
    fn next_back(&mut self) -> Option<u32> {
        let rightmost = self.0 & self.0.wrapping_neg();
        self.0 ^= rightmost;
        (rightmost != 0).then(|| column(rightmost))
    }
}

impl ExactSizeIterator for Columns {}
impl core::iter::FusedIterator for Columns {}

/// Why columns do not make a row.
#[derive(Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum RowError {
    /// A column that is not 1 to 20.
    OutOfRange {
        /// The column.
        column: u32,
    },
    /// A column that came before: two pieces never share a square.
    Repeated {
        /// The column.
        column: u32,
    },
}

impl fmt::Display for RowError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RowError::OutOfRange { column } => {
                write!(f, "column {column} is outside a row, which has columns 1 to {COLUMNS}")
            }
            RowError::Repeated { column } => write!(f, "column {column} is given twice"),
        }
    }
}

grundy_core::__debug_as_display!(RowError);
impl core::error::Error for RowError {}

/// Why a drawing is not a row.
#[derive(Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum DrawingError {
    /// The drawing does not have 20 squares.
    Length {
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
}

impl fmt::Display for DrawingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DrawingError::Length { squares } => {
                write!(f, "the drawing has {squares} squares; a row has {COLUMNS}")
            }
            DrawingError::Square { square, found } => {
                write!(f, "square {square} of the drawing is {found:?}; it must be 'o' or '.'")
            }
        }
    }
}

grundy_core::__debug_as_display!(DrawingError);
impl core::error::Error for DrawingError {}
