//! The packed table format: where each value of a table lies, and the reader.
//!
//! A table of `len` values at `width` bits each, 1 to 32, is a stream of bits: value `i` has the bits `width·i` to
//! `width·(i+1)`, least significant first, and bit `b` of the stream is bit `b mod 8` of byte `b div 8`. The last byte
//! is padded with zeros. There is no header, and the order of bytes is part of the format: one table serves every
//! host and every target.

mod error;

use core::fmt;
use core::iter::FusedIterator;
use core::ops::Range;

pub use self::error::LayoutError;
use crate::Nimber;

/// The widest entry, in bits.
pub const MAX_WIDTH: u32 = 32;

/// How many bytes past its end a table may carry so that the last entry, too, is read by one wide load; see [`pad`].
pub const PADDING: usize = 7;

/// The bytes that `len` entries of `width` bits take, without padding: ⌈len·width/8⌉.
///
/// `None` where the bits do not fit a `u64` or the bytes a `usize`; no machine holds such a table.
///
/// ```
/// assert_eq!(grundy_core::packed::packed_len(1 << 20, 5), Some(655_360));
/// ```
#[inline]
#[must_use]
pub const fn packed_len(len: usize, width: u32) -> Option<usize> {
    match (len as u64).checked_mul(width as u64) {
        Some(bits) if bits.div_ceil(8) <= usize::MAX as u64 => Some(bits.div_ceil(8) as usize),
        _ => None,
    }
}

/// The byte in which an entry of a table begins, and its first bit there.
#[inline]
const fn place(index: usize, width: u32) -> (usize, u32) {
    // Inside of a table this cannot overflow, since `packed_len` has an answer for its length.
    let bit = index as u64 * width as u64;
    ((bit / 8) as usize, (bit % 8) as u32)
}

/// The bytes of a table followed by [`PADDING`] zeros: what to keep in a `static` for the fastest reading.
///
/// `TOTAL` must be `N + PADDING`, which is checked when the program is compiled.
///
/// ```
/// use grundy_core::packed::{self, PADDING};
///
/// static BYTES: [u8; 2 + PADDING] = packed::pad(&[0x21, 0x43]);
/// ```
#[inline]
#[must_use]
pub const fn pad<const N: usize, const TOTAL: usize>(bytes: &[u8; N]) -> [u8; TOTAL] {
    const { assert!(TOTAL == N + PADDING, "TOTAL must be N + PADDING") };
    let mut padded = [0; TOTAL];
    padded.split_at_mut(N).0.copy_from_slice(bytes);
    padded
}

/// Nimbers packed at 1 to 32 bits an entry, read in place.
///
/// It borrows the bytes and costs nothing to make. Kept in a `const` over a `static` array, as grundy-bake writes it,
/// its length and width are known to the compiler in every crate that uses it, and [`get`](PackedTable::get) comes down
/// to address arithmetic, one load, a shift and a mask.
///
/// ```
/// use grundy_core::{Nimber, PackedTable};
///
/// // 5, 2, 7 at three bits each: 0b111_010_101.
/// const TABLE: PackedTable<'static> = match PackedTable::new(&[0b11_010_101, 0b1], 3, 3) {
///     Ok(table) => table,
///     Err(_) => panic!("two bytes hold three entries of three bits"),
/// };
/// const LAST: Option<Nimber> = TABLE.get(2);
///
/// assert_eq!(LAST, Some(Nimber::new(7)));
/// assert_eq!(TABLE.get(3), None);
/// assert!(TABLE.iter().eq([5, 2, 7].map(Nimber::new)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PackedTable<'a> {
    bytes: &'a [u8],
    len: usize,
    width: u32,
}

impl<'a> PackedTable<'a> {
    /// A table of `len` entries of `width` bits over its packed bytes, with or without [`PADDING`] bytes behind them.
    ///
    /// # Errors
    ///
    /// [`LayoutError`] where the width is not 1 to 32, or the number of bytes is not that of such a table.
    pub const fn new(bytes: &'a [u8], len: usize, width: u32) -> Result<PackedTable<'a>, LayoutError> {
        if width == 0 || width > MAX_WIDTH {
            return Err(LayoutError::Width { width });
        }
        match packed_len(len, width) {
            Some(packed)
                if bytes.len() == packed || bytes.len() > packed && bytes.len() - packed == PADDING =>
            {
                Ok(PackedTable { bytes, len, width })
            }
            expected => Err(LayoutError::Bytes { found: bytes.len(), expected }),
        }
    }

    /// The number of entries.
    #[inline]
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Whether there are no entries.
    #[inline]
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Bits an entry, 1 to 32.
    #[inline]
    #[must_use]
    pub const fn width(&self) -> u32 {
        self.width
    }

    /// The packed bytes, ⌈len·width/8⌉ of them, without padding.
    #[inline]
    #[must_use]
    pub const fn bytes(&self) -> &'a [u8] {
        // Its width and length were checked when it was made, so the number fits and the bytes are there.
        match packed_len(self.len, self.width) {
            Some(packed) => self.bytes.split_at(packed).0,
            None => self.bytes,
        }
    }

    /// The nimber at `index`, or `None` outside the table. O(1).
    #[inline]
    #[must_use]
    pub const fn get(&self, index: usize) -> Option<Nimber> {
        if index >= self.len {
            return None;
        }
        let (byte, shift) = place(index, self.width);
        let (_, tail) = self.bytes.split_at(byte);
        // The narrowest load that holds the entry wherever in its first byte it begins.
        let window = if self.width <= 9 {
            match tail.first_chunk() {
                Some(&bytes) => u16::from_le_bytes(bytes) as u64,
                None => assemble(tail),
            }
        } else if self.width <= 25 {
            match tail.first_chunk() {
                Some(&bytes) => u32::from_le_bytes(bytes) as u64,
                None => assemble(tail),
            }
        } else {
            match tail.first_chunk() {
                Some(&bytes) => u64::from_le_bytes(bytes),
                None => assemble(tail),
            }
        };
        Some(Nimber::new(window >> shift & ((1 << self.width) - 1)))
    }

    /// All nimbers in order.
    pub const fn iter(&self) -> Iter<'a> {
        Iter { table: *self, indices: 0..self.len }
    }
}

impl<'a> IntoIterator for PackedTable<'a> {
    type Item = Nimber;
    type IntoIter = Iter<'a>;

    fn into_iter(self) -> Iter<'a> {
        self.iter()
    }
}

impl<'a> IntoIterator for &PackedTable<'a> {
    type Item = Nimber;
    type IntoIter = Iter<'a>;

    fn into_iter(self) -> Iter<'a> {
        self.iter()
    }
}

/// The nimbers of a [`PackedTable`] in order. Made by [`PackedTable::iter`].
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy"]
pub struct Iter<'a> {
    table: PackedTable<'a>,
    // All of them inside the table.
    indices: Range<usize>,
}

impl Iterator for Iter<'_> {
    type Item = Nimber;

    #[inline]
    fn next(&mut self) -> Option<Nimber> {
        self.table.get(self.indices.next()?)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.indices.size_hint()
    }

    #[inline]
    fn nth(&mut self, skipped: usize) -> Option<Nimber> {
        self.table.get(self.indices.nth(skipped)?)
    }
}

impl DoubleEndedIterator for Iter<'_> {
    #[inline]
    fn next_back(&mut self) -> Option<Nimber> {
        self.table.get(self.indices.next_back()?)
    }
}

impl ExactSizeIterator for Iter<'_> {}
impl FusedIterator for Iter<'_> {}

/// The last bytes of an unpadded table as one number, where a whole load would reach past the end.
#[cold]
const fn assemble(tail: &[u8]) -> u64 {
    let mut window = 0;
    let mut at = 0;
    while at < tail.len() {
        window |= (tail[at] as u64) << (8 * at);
        at += 1;
    }
    window
}

/// Its shape, not its bytes: tables are large.
impl fmt::Debug for PackedTable<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PackedTable")
            .field("len", &self.len)
            .field("width", &self.width)
            .finish_non_exhaustive()
    }
}

/// The table, where its bytes were written together with its shape. For constants, where the panic is an error of the
/// compiler.
#[doc(hidden)]
pub const fn __expect<T: Copy>(table: Result<T, LayoutError>, message: &str) -> T {
    match table {
        Ok(table) => table,
        Err(_) => panic!("{}", message),
    }
}
