//! What a number in the input means, and which values it may have.

use std::fmt;

/// A number of a problem's input format. Printed, it is what an error says was expected.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Field {
    what: &'static str,
    min: u64,
    max: u64,
}

impl Field {
    /// A number that the rules do not bound.
    pub(crate) const fn any(what: &'static str) -> Field {
        Field::within(what, 0, u64::MAX)
    }

    /// A number from `min` to `max`, both included.
    pub(crate) const fn within(what: &'static str, min: u64, max: u64) -> Field {
        Field { what, min, max }
    }

    /// The same number, or 0 as well.
    pub(crate) const fn or_zero(self) -> Field {
        Field { min: 0, ..self }
    }

    pub(crate) const fn admits(&self, number: u64) -> bool {
        self.min <= number && number <= self.max
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Field { what, min, max } = self;
        // Where only one value is allowed, the name says it.
        if min == max { f.write_str(what) } else { write!(f, "{what} ({min} to {max})") }
    }
}
