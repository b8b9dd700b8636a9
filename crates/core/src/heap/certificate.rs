//! A proved period.

use core::fmt;

use super::stored::Stored;
use super::{Claim, Theorem};
use crate::periodic::fold;

/// The proof that the values of a heap game are periodic from some heap on: G(n + period) = G(n) + saltus for every
/// n ≥ preperiod, by a theorem.
///
/// Only a proof makes one: [`HeapGame::certify`](super::HeapGame::certify) finds it, a [`ClosedForm`](super::ClosedForm) has it, and
/// [`Claim::verify`] checks what somebody claims. `Display` states it in one sentence.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Certificate {
    preperiod: u64,
    period: u64,
    saltus: u64,
    theorem: Theorem,
}

impl Certificate {
    /// For what has been proved, and nothing else. The period is not zero.
    pub(super) const fn new(preperiod: u64, period: u64, saltus: u64, theorem: Theorem) -> Certificate {
        Certificate { preperiod, period, saltus, theorem }
    }

    /// The first heap n0 from which on the values are periodic.
    #[must_use]
    pub const fn preperiod(&self) -> u64 {
        self.preperiod
    }

    /// The period p, at least 1.
    #[must_use]
    pub const fn period(&self) -> u64 {
        self.period
    }

    /// What the values grow by in each period: zero for a plain one.
    #[must_use]
    pub const fn saltus(&self) -> u64 {
        self.saltus
    }

    /// The largest n for which G(n + p) = G(n) + s was checked, by evaluation up to heap n + p; `None` for a closed form,
    /// which needs no such check.
    #[must_use]
    pub const fn checked_to(&self) -> Option<u64> {
        // No other theorem does without a value.
        self.theorem.needed(self.preperiod, self.period).checked_sub(self.period.saturating_add(1))
    }

    /// The theorem that proves it.
    #[must_use]
    pub const fn theorem(&self) -> &Theorem {
        &self.theorem
    }

    /// The heap below preperiod + period from which the value of heap `n` follows: equal for a plain period, and with
    /// the saltus added for each period between. O(1).
    #[inline]
    #[must_use]
    pub const fn fold(&self, n: u64) -> u64 {
        fold(n, self.preperiod, self.period)
    }

    /// How many values all others follow from: preperiod + period.
    #[must_use]
    pub const fn stored_len(&self) -> u64 {
        self.preperiod.saturating_add(self.period)
    }

    /// The same statement as a claim, without the proof.
    #[must_use]
    pub fn claim(&self) -> Claim {
        let Certificate { preperiod, period, saltus, theorem } = self.clone();
        Claim { preperiod, period, saltus, theorem }
    }

    /// The value of any heap, from those below preperiod + period; `None` where it does not fit.
    #[inline]
    pub(super) fn value(&self, heap: u64, values: &Stored) -> Option<u64> {
        let folded = self.fold(heap);
        let value = values.get(folded).expect("a certificate comes with preperiod + period values");
        if self.saltus == 0 {
            return Some(value);
        }
        value.checked_add(((heap - folded) / self.period).checked_mul(self.saltus)?)
    }
}

impl fmt::Display for Certificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Certificate { preperiod, period, saltus, theorem } = self;
        write!(f, "G(n + {period}) = G(n)")?;
        if *saltus > 0 {
            write!(f, " + {saltus}")?;
        }
        write!(f, " for every n >= {preperiod}, ")?;
        match self.checked_to() {
            Some(checked) => write!(f, "because it holds for {preperiod} <= n <= {checked} and {theorem}"),
            None => theorem.fmt(f),
        }
    }
}
