//! Periods that some values show and nothing proves.

use core::fmt;

use alloc::vec::Vec;

use super::Evidence;
use super::longest_repeat::longest_repeat;
use crate::Nimber;

/// A period seen in the values of finitely many heaps, plain or with a saltus: G(n + period) = G(n) + saltus as far as
/// they go. Nothing follows for any other heap, so this type answers for none.
///
/// Long prefixes look periodic and are not, so little evidence is none: [`Evidence`] says what is asked for, and how much
/// of it there is.
///
/// ```
/// use grundy_core::heap::ObservedPeriod;
/// use grundy_core::{Nimber, Rule, evaluate};
///
/// /// Remove any number of objects from a heap, or split it in two.
/// struct Lasker;
///
/// impl Rule for Lasker {
///     fn options(&self, heap: usize, option: &mut dyn FnMut(&[usize])) {
///         (0..heap).for_each(|left| option(&[left]));
///         (1..=heap / 2).for_each(|part| option(&[part, heap - part]));
///     }
/// }
///
/// let observed = ObservedPeriod::find(&evaluate(&Lasker, 41)?).expect("it repeats");
/// assert_eq!(observed.to_string(), "observed up to heap 40, not proved: G(n + 4) = G(n) + 4 for 1 <= n <= 36");
/// # Ok::<(), grundy_core::EvaluateError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ObservedPeriod {
    preperiod: u64,
    period: u64,
    saltus: i64,
    observed_to: u64,
    evidence: Evidence,
}

impl ObservedPeriod {
    /// Of all periods that the end of `nimbers` shows, the values of the heaps from 0 on, the one with the least
    /// preperiod + period. `None` where there is too little evidence for that one.
    ///
    /// O(n log n) time, and 28 bytes a value while it runs.
    #[must_use]
    pub fn find(nimbers: &[Nimber]) -> Option<ObservedPeriod> {
        // The values are periodic with some saltus exactly where their differences are periodic.
        let value = |nimber: Nimber| i128::from(nimber.get());
        let differences: Vec<i128> = nimbers.windows(2).map(|pair| value(pair[1]) - value(pair[0])).collect();
        let repeat = longest_repeat(&differences, differences.len());
        if repeat.len == 0 {
            return None;
        }
        let period = repeat.distance;
        let preperiod = differences.len() - period - repeat.len;
        let evidence = Evidence::of_period(nimbers, preperiod, period);
        if !evidence.is_enough(preperiod) {
            return None;
        }
        Some(ObservedPeriod {
            preperiod: preperiod as u64,
            period: period as u64,
            saltus: i64::try_from(value(nimbers[preperiod + period]) - value(nimbers[preperiod]))
                .expect("three times it is the difference of two values"),
            observed_to: nimbers.len() as u64 - 1,
            evidence,
        })
    }

    /// The first heap from which on the values are seen to be periodic.
    #[must_use]
    pub fn preperiod(&self) -> u64 {
        self.preperiod
    }

    /// The period.
    #[must_use]
    pub fn period(&self) -> u64 {
        self.period
    }

    /// What the values are seen to grow by in each period.
    #[must_use]
    pub fn saltus(&self) -> i64 {
        self.saltus
    }

    /// The largest heap whose value was looked at.
    #[must_use]
    pub fn observed_to(&self) -> u64 {
        self.observed_to
    }

    /// The evidence for it.
    #[must_use]
    pub fn evidence(&self) -> Evidence {
        self.evidence
    }
}

impl fmt::Display for ObservedPeriod {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ObservedPeriod { preperiod, period, saltus, observed_to, .. } = self;
        write!(f, "observed up to heap {observed_to}, not proved: G(n + {period}) = G(n)")?;
        match saltus {
            0 => {}
            1.. => write!(f, " + {saltus}")?,
            _ => write!(f, " - {}", saltus.unsigned_abs())?,
        }
        write!(f, " for {preperiod} <= n <= {}", observed_to - period)
    }
}
