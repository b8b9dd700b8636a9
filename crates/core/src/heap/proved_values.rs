//! The values of all heaps of a game, as a proof gives them.

use core::fmt;

use super::stored::Stored;
use super::{Certificate, Nimbers};
use crate::Nimber;

/// The nimbers of all heaps of a game with a proved plain period.
///
/// Holds preperiod + period values, or a formula. Only a proof makes one.
///
/// ```
/// use grundy_core::Nimber;
/// use grundy_core::heap::{HeapGame, SubtractionSet};
///
/// let bachet = SubtractionSet::up_to(9).certify(100).expect("the period is 10");
/// assert_eq!(bachet.nimber(u64::MAX), Nimber::new(5));
/// assert!(bachet.iter().eq((0..10).map(Nimber::new)));
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct PeriodicValues(ArithmeticValues);

impl PeriodicValues {
    /// The nimber of a heap of any size. O(1): a comparison, a remainder and a load.
    #[inline]
    #[must_use]
    pub fn nimber(&self, heap: u64) -> Nimber {
        self.0.nimber(heap).expect("a plain period repeats values that fit")
    }

    /// What proves the period.
    #[must_use]
    pub fn certificate(&self) -> &Certificate {
        &self.0.certificate
    }

    /// The nimbers of the heaps below preperiod + period, from which all others follow by [`Certificate::fold`].
    pub fn iter(&self) -> Nimbers<'_> {
        self.0.iter()
    }

    /// The largest nimber of all heaps, and the smallest heap that has it. O(preperiod + period), and O(1) for a closed
    /// form.
    #[must_use]
    pub fn largest(&self) -> (Nimber, u64) {
        self.0.largest().expect("the values of a plain period have a largest one")
    }
}

impl<'a> IntoIterator for &'a PeriodicValues {
    type Item = Nimber;
    type IntoIter = Nimbers<'a>;

    fn into_iter(self) -> Nimbers<'a> {
        self.iter()
    }
}

/// The nimbers of all heaps of a game with a proved period, with or without a saltus.
///
/// Where the values grow, those of the largest heaps may not fit into 64 bits; so it answers with an `Option`. A plain
/// period makes [`PeriodicValues`] of it, which answers for every heap.
///
/// ```
/// use grundy_core::Nimber;
/// use grundy_core::heap::{ClosedForm, PeriodicValues};
///
/// let lasker = ClosedForm::LASKER.values();
/// assert_eq!(lasker.nimber(1_000_003), Some(Nimber::new(1_000_004)));
/// assert!(PeriodicValues::try_from(lasker).is_err());
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct ArithmeticValues {
    pub(super) values: Stored,
    pub(super) certificate: Certificate,
}

impl ArithmeticValues {
    /// The nimber of a heap of any size; `None` where it exceeds 2^64 − 1. O(1).
    #[inline]
    #[must_use]
    pub fn nimber(&self, heap: u64) -> Option<Nimber> {
        self.certificate.value(heap, &self.values).map(Nimber::new)
    }

    /// What proves the period.
    #[must_use]
    pub fn certificate(&self) -> &Certificate {
        &self.certificate
    }

    /// The nimbers of the heaps below preperiod + period, from which all others follow.
    pub fn iter(&self) -> Nimbers<'_> {
        self.values.iter(self.certificate.stored_len())
    }

    /// The largest nimber of all heaps, and the smallest heap that has it; `None` where they grow. As
    /// [`PeriodicValues::largest`].
    #[must_use]
    pub fn largest(&self) -> Option<(Nimber, u64)> {
        let (largest, heap) = self.values.largest(self.certificate.stored_len());
        (self.certificate.saltus() == 0).then_some((Nimber::new(largest), heap))
    }
}

impl<'a> IntoIterator for &'a ArithmeticValues {
    type Item = Nimber;
    type IntoIter = Nimbers<'a>;

    fn into_iter(self) -> Nimbers<'a> {
        self.iter()
    }
}

impl From<PeriodicValues> for ArithmeticValues {
    fn from(values: PeriodicValues) -> ArithmeticValues {
        values.0
    }
}

/// The values themselves come back where they grow.
impl TryFrom<ArithmeticValues> for PeriodicValues {
    type Error = ArithmeticValues;

    fn try_from(values: ArithmeticValues) -> Result<PeriodicValues, ArithmeticValues> {
        if values.certificate.saltus() == 0 { Ok(PeriodicValues(values)) } else { Err(values) }
    }
}

/// Its certificate, not its values: tables are large.
impl fmt::Debug for PeriodicValues {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PeriodicValues").field("certificate", &self.0.certificate).finish_non_exhaustive()
    }
}

/// Its certificate, not its values: tables are large.
impl fmt::Debug for ArithmeticValues {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ArithmeticValues").field("certificate", &self.certificate).finish_non_exhaustive()
    }
}
