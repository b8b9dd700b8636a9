//! The reader of periodic values: a packed table that answers for every heap.

use core::fmt;

use crate::packed::LayoutError;
use crate::{Nimber, PackedTable};

/// The least number that stands for `n` where everything from `preperiod` on repeats after `period`, not zero.
#[inline]
pub(crate) const fn fold(n: u64, preperiod: u64, period: u64) -> u64 {
    match n.checked_sub(preperiod) {
        Some(past) => preperiod + past % period,
        None => n,
    }
}

/// The nimbers of all heaps of a periodic game, read in place from the packed ones below preperiod + period.
///
/// It borrows the bytes and costs nothing to make. It takes your word that the values repeat. The tables that
/// grundy-bake writes rest on a theorem, which their documentation names together with the range in which it was
/// checked.
///
/// ```
/// use grundy_core::{Nimber, PeriodicTable};
///
/// // Remove 2 or 5 objects: 0, 0, 1, 1, 0, 2, 1 and so on with period 7, at two bits each.
/// const TABLE: PeriodicTable<'static> = match PeriodicTable::new(&[0b01_01_00_00, 0b01_10_00], 0, 7, 2) {
///     Ok(table) => table,
///     Err(_) => panic!("two bytes hold seven entries of two bits"),
/// };
/// const FAR: Nimber = TABLE.nimber(7_000_000_000_000_000_005);
///
/// assert_eq!(FAR, Nimber::new(2));
/// assert_eq!(TABLE.values().len(), 7);
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PeriodicTable<'a> {
    values: PackedTable<'a>,
    preperiod: u64,
    period: u64,
}

impl<'a> PeriodicTable<'a> {
    /// A table over the packed values, `width` bits each, of the heaps below `preperiod` + `period`, with or without
    /// [`PADDING`](crate::packed::PADDING) bytes behind them.
    ///
    /// # Errors
    ///
    /// [`LayoutError`] where the period is zero, the width is not 1 to 32, or the number of bytes is not that of such a
    /// table.
    pub const fn new(
        bytes: &'a [u8],
        preperiod: u64,
        period: u64,
        width: u32,
    ) -> Result<PeriodicTable<'a>, LayoutError> {
        if period == 0 {
            return Err(LayoutError::ZeroPeriod);
        }
        let len = match preperiod.checked_add(period) {
            Some(len) if len <= usize::MAX as u64 => len as usize,
            _ => return Err(LayoutError::Bytes { found: bytes.len(), expected: None }),
        };
        match PackedTable::new(bytes, len, width) {
            Ok(values) => Ok(PeriodicTable { values, preperiod, period }),
            Err(error) => Err(error),
        }
    }

    /// The nimber of a heap of any size. O(1): a comparison, a remainder and one look at the packed values.
    // Always: where the table is a constant this comes down to a few instructions without a division or a panic, but
    // the inliner judges by what is there before.
    #[inline(always)]
    #[must_use]
    pub const fn nimber(&self, n: u64) -> Nimber {
        // Folded, the heap is below preperiod + period, the number of values.
        match self.values.get(fold(n, self.preperiod, self.period) as usize) {
            Some(nimber) => nimber,
            None => unreachable!(),
        }
    }

    /// The first heap from which on the values repeat.
    #[inline]
    #[must_use]
    pub const fn preperiod(&self) -> u64 {
        self.preperiod
    }

    /// The period, at least 1.
    #[inline]
    #[must_use]
    pub const fn period(&self) -> u64 {
        self.period
    }

    /// The values that are stored: those of the heaps below preperiod + period.
    #[inline]
    #[must_use]
    pub const fn values(&self) -> PackedTable<'a> {
        self.values
    }
}

/// Its shape, not its bytes: tables are large.
impl fmt::Debug for PeriodicTable<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PeriodicTable")
            .field("preperiod", &self.preperiod)
            .field("period", &self.period)
            .field("width", &self.values.width())
            .finish_non_exhaustive()
    }
}
