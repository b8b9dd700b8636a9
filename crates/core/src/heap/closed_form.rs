//! Games whose values a formula gives, each with its proof.

use alloc::vec;
use core::ops::RangeInclusive;

use super::stored::Stored;
use super::{ArithmeticValues, Certificate, Claim, Theorem};

/// A formula for the values of all heaps: an arithmetic period that rests on no evaluation.
///
/// | game | preperiod | period | saltus | |
/// |---|---|---|---|---|
/// | Nim | 0 | 1 | 1 | G(n) = n |
/// | Lasker's Nim | 1 | 4 | 4 | G(4k+1), … = 4k+1, 4k+2, 4k+4, 4k+3 |
/// | powers of two | 0 | 3 | 0 | G(n) = n mod 3 |
/// | Bachet's game | 0 | m+1 | 0 | G(n) = n mod (m+1) |
///
/// A [`SubtractionSet`](super::SubtractionSet) has one if it contains d, 2d, …, md and otherwise only multiples of d
/// that are not multiples of (m+1)·d: then G(n) = ⌊n/d⌋ mod (m+1). With d = 1 that is Bachet's game and powers of two.
///
/// *Proof.* The multiples of d below a heap are all that counts, so let d = 1. Suppose it for smaller heaps. No amount
/// is a multiple of m+1, so no option has the residue of n; and those of the options n−1, …, n−m that exist have all
/// smaller residues.
///
/// ```
/// use grundy_core::Nimber;
/// use grundy_core::heap::ClosedForm;
///
/// let lasker = ClosedForm::LASKER.values();
/// assert_eq!(lasker.nimber((1 << 31) - 1), Some(Nimber::new(1 << 31)));
/// assert_eq!(lasker.nimber(u64::MAX), None);
/// assert_eq!(
///     lasker.certificate().to_string(),
///     "G(n + 4) = G(n) + 4 for every n >= 1, by the closed form of Lasker's Nim (Ferguson, Game Theory, part I, 4.4)",
/// );
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClosedForm {
    shape: Shape,
    preperiod: u64,
    period: u64,
    saltus: u64,
    source: &'static str,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Shape {
    /// ⌊n/d⌋ within a period.
    Steps(u64),
    Lasker,
}

const OF_MULTIPLES: &str =
    "subtraction sets of d, 2d, ..., md and multiples of d that are not multiples of (m+1)d";

impl ClosedForm {
    /// Nim: a heap's nimber is its size.
    pub const NIM: ClosedForm = ClosedForm {
        shape: Shape::Steps(1),
        preperiod: 0,
        period: 1,
        saltus: 1,
        source: "Nim (Bouton 1901)",
    };

    /// Lasker's Nim: shrink a heap, or split it in two.
    pub const LASKER: ClosedForm = ClosedForm {
        shape: Shape::Lasker,
        preperiod: 1,
        period: 4,
        saltus: 4,
        source: "Lasker's Nim (Ferguson, Game Theory, part I, 4.4)",
    };

    /// Powers of two: remove 1, 2, 4, 8, … objects.
    pub const POWERS_OF_TWO: ClosedForm = ClosedForm::multiples(1, 2);

    /// Bachet's game: remove 1 to `most` objects.
    #[must_use]
    pub const fn bachet(most: u64) -> ClosedForm {
        ClosedForm::multiples(1, most)
    }

    /// ⌊n/step⌋ mod (most + 1). The step is not zero.
    const fn multiples(step: u64, most: u64) -> ClosedForm {
        // A period beyond all heaps is none: what is left of the formula is ⌊n/step⌋.
        let period = match most.checked_add(1) {
            Some(modulus) => modulus.checked_mul(step),
            None => None,
        };
        let (period, saltus) = match period {
            // Without a move all heaps are worth 0.
            Some(_) if most == 0 => (1, 0),
            Some(period) => (period, 0),
            None => (step, 1),
        };
        ClosedForm { shape: Shape::Steps(step), preperiod: 0, period, saltus, source: OF_MULTIPLES }
    }

    /// The closed form of a subtraction set, if it has one. O(ranges).
    pub(super) fn of_ranges(ranges: &[RangeInclusive<u64>]) -> Option<ClosedForm> {
        let Some(first) = ranges.first() else { return Some(ClosedForm::bachet(0)) };
        let step = *first.start();
        // All multiples of the step, or else a range has other amounts too.
        if step > 1 && ranges.iter().any(|range| range.start() != range.end() || range.start() % step != 0) {
            return None;
        }
        let most = if step == 1 {
            *first.end()
        } else {
            let multiples = ranges.iter().zip(1_u64..);
            multiples.take_while(|(range, index)| range.start() / step == *index).count() as u64
        };
        let form = ClosedForm::multiples(step, most);
        let has_multiple =
            |range: &RangeInclusive<u64>| range.end() / form.period > (range.start() - 1) / form.period;
        (form.saltus > 0 || !ranges.iter().any(has_multiple)).then_some(form)
    }

    /// The theorem that gives the values.
    #[must_use]
    pub const fn theorem(self) -> Theorem {
        Theorem::ClosedForm { source: self.source }
    }

    /// The values of all heaps.
    #[must_use]
    pub fn values(self) -> ArithmeticValues {
        ArithmeticValues { values: self.stored(), certificate: self.certificate() }
    }

    pub(super) fn certificate(self) -> Certificate {
        Certificate::new(self.preperiod, self.period, self.saltus, self.theorem())
    }

    pub(super) fn stored(self) -> Stored {
        match self.shape {
            Shape::Steps(step) => Stored::Steps(step),
            Shape::Lasker => Stored::Narrow(vec![0, 1, 2, 4, 3]),
        }
    }

    /// Whether what is claimed follows: a longer preperiod, and several periods at once.
    pub(super) fn implies(self, claim: &Claim) -> bool {
        let periods = claim.period / self.period;
        claim.preperiod >= self.preperiod
            && claim.period.is_multiple_of(self.period)
            && self.saltus.checked_mul(periods) == Some(claim.saltus)
    }
}
