//! The reader of values on a grid.

use core::fmt;

use crate::packed::LayoutError;
use crate::{Nimber, PackedTable};

/// The nimbers of all pairs (x, y) with x < width and y < height, read in place from packed ones in the order of
/// [`GridRule`](crate::rule::GridRule): (x, y) at the index x·height + y.
///
/// It borrows the bytes and costs nothing to make.
///
/// ```
/// use grundy_core::{GridTable, Nimber};
///
/// // Two heaps of Nim below 2 and 3, at two bits each: 0, 1, 2 and 1, 0, 3.
/// const TABLE: GridTable<'static> = match GridTable::new(&[0b01_10_01_00, 0b11_00], 2, 3, 2) {
///     Ok(table) => table,
///     Err(_) => panic!("two bytes hold six entries of two bits"),
/// };
/// const CORNER: Option<Nimber> = TABLE.get(1, 2);
///
/// assert_eq!(CORNER, Some(Nimber::new(3)));
/// assert_eq!(TABLE.get(0, 3), None);
/// assert_eq!(TABLE.get(2, 0), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct GridTable<'a> {
    values: PackedTable<'a>,
    width: usize,
    height: usize,
}

impl<'a> GridTable<'a> {
    /// A table over the packed values, `bits` bits each, of the pairs below (`width`, `height`), with or without
    /// [`PADDING`](crate::packed::PADDING) bytes behind them.
    ///
    /// # Errors
    ///
    /// [`LayoutError`] where an entry's bits are not 1 to 32, or the number of bytes is not that of such a table.
    pub const fn new(
        bytes: &'a [u8],
        width: usize,
        height: usize,
        bits: u32,
    ) -> Result<GridTable<'a>, LayoutError> {
        let Some(len) = width.checked_mul(height) else {
            return Err(LayoutError::Bytes { found: bytes.len(), expected: None });
        };
        match PackedTable::new(bytes, len, bits) {
            Ok(values) => Ok(GridTable { values, width, height }),
            Err(error) => Err(error),
        }
    }

    /// The nimber of (x, y), or `None` outside the grid. O(1).
    #[inline]
    #[must_use]
    pub const fn get(&self, x: usize, y: usize) -> Option<Nimber> {
        // The number of a pair inside is below that of all pairs, which fits.
        if x < self.width && y < self.height { self.values.get(x * self.height + y) } else { None }
    }

    /// How many x there are.
    #[inline]
    #[must_use]
    pub const fn width(&self) -> usize {
        self.width
    }

    /// How many y there are.
    #[inline]
    #[must_use]
    pub const fn height(&self) -> usize {
        self.height
    }

    /// All values: (0, 0), (0, 1) and so on to (0, height − 1), then those of x = 1.
    #[inline]
    #[must_use]
    pub const fn values(&self) -> PackedTable<'a> {
        self.values
    }
}

/// Its shape, not its bytes: tables are large.
impl fmt::Debug for GridTable<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GridTable")
            .field("width", &self.width)
            .field("height", &self.height)
            .field("bits", &self.values.width())
            .finish_non_exhaustive()
    }
}
