//! A game on heaps, whichever it is.

use grundy_core::heap::{self, ArithmeticValues, Certificate};

use super::board::Board;
use crate::{Error, Text, Watch};

/// A theorem that gives every value at once.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ClosedForm {
    /// The theorem, with its source or proof.
    pub statement: String,
    /// The values.
    pub values: ArithmeticValues,
}

impl ClosedForm {
    pub(super) fn new(statement: impl Into<String>, form: heap::ClosedForm) -> Option<ClosedForm> {
        Some(ClosedForm { statement: statement.into(), values: form.values() })
    }
}

/// The nimbers of a game on heaps, as far as they were asked for or are proved.
pub struct Values {
    pub(super) nimber: Box<dyn Fn(u64) -> Option<u64>>,
    pub(super) certificate: Option<Certificate>,
}

impl Values {
    /// The nimber of a heap, where it is known.
    #[must_use]
    pub fn nimber(&self, heap: u64) -> Option<u64> {
        (self.nimber)(heap)
    }

    /// What proves a period of them.
    #[must_use]
    pub fn certificate(&self) -> Option<&Certificate> {
        self.certificate.as_ref()
    }
}

/// A game on heaps, with what is known of its values.
pub trait HeapRuleset {
    /// As it is read.
    fn code(&self) -> String;

    /// What a player would call it, where that is not its code.
    fn known_as(&self) -> Option<&'static str>;

    /// Its name in a sentence, and its code where that is another.
    fn described(&self) -> String;

    /// The theorem that gives every value at once, where there is one.
    fn closed_form(&self) -> Option<ClosedForm>;

    /// Whether a theorem may prove a period of its values.
    fn covered(&self) -> bool;

    /// How many heaps are worked out at most, unless a limit is given.
    fn reach(&self) -> u64;

    /// How many heaps are searched for a period without being asked for: as many as take no noticeable time.
    fn cheap(&self) -> u64;

    /// The values up to a heap, by at most `limit` heaps worked out.
    ///
    /// # Errors
    ///
    /// [`Error::Input`], where they are not known that far.
    fn values(&self, largest: u64, limit: u64, watch: Watch<'_>) -> Result<Values, Error>;

    /// The values with a proved period; `None` where `limit` heaps prove none.
    fn certify(&self, limit: u64, watch: Watch<'_>) -> Option<Values>;

    /// Reads heaps.
    ///
    /// # Errors
    ///
    /// [`Error::Input`], where they cannot be read or have no known value.
    fn board(&self, positions: &Text, limit: u64, watch: Watch<'_>) -> Result<Box<dyn Board>, Error>;

    /// The order in which games with the same values are named.
    #[doc(hidden)]
    fn rank(&self) -> u8;

    /// Its code, and what it is known as where that says more.
    fn title(&self) -> String {
        let code = self.code();
        match self.known_as() {
            Some(name) if !name.eq_ignore_ascii_case(&code) => format!("{code} ({name})"),
            _ => code,
        }
    }
}
