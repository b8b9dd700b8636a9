//! Why bytes are not a packed table.

use core::fmt;

use super::{MAX_WIDTH, PADDING};

/// Why bytes are not a packed table of the given shape.
#[derive(Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum LayoutError {
    /// The width is not 1 to 32 bits.
    Width {
        /// The width asked for.
        width: u32,
    },
    /// The number of bytes is not that of the table.
    Bytes {
        /// How many bytes there are.
        found: usize,
        /// How many the table takes without padding; `None` where the number does not fit a `usize`.
        expected: Option<usize>,
    },
    /// The period of a [`PeriodicTable`](crate::PeriodicTable) is zero.
    ZeroPeriod,
}

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            LayoutError::Width { width } => {
                write!(f, "an entry of {width} bits; the format has 1 to {MAX_WIDTH}")
            }
            LayoutError::Bytes { found, expected: Some(expected) } => {
                write!(f, "{found} bytes; the table takes {expected}, or {PADDING} more with padding")
            }
            LayoutError::Bytes { found, expected: None } => {
                write!(f, "{found} bytes; the table takes more than memory can address")
            }
            LayoutError::ZeroPeriod => f.write_str("a period of zero; it has to be at least 1"),
        }
    }
}

crate::__debug_as_display!(LayoutError);
impl core::error::Error for LayoutError {}
