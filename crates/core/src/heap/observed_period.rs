//! Periods that some values show and nothing proves.

use core::fmt;

use alloc::vec::Vec;

use super::longest_repeat::longest_repeat;
use crate::Nimber;

/// That the values of finitely many heaps are periodic, plainly or with a saltus: G(n + period) = G(n) + saltus as far as
/// was looked. Nothing follows for any other heap, so this type answers for none.
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
/// # Ok::<(), grundy_core::NotLower>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ObservedPeriod {
    preperiod: u64,
    period: u64,
    saltus: i64,
    observed_to: u64,
}

impl ObservedPeriod {
    /// Of all periods that the end of `nimbers` shows, the values of the heaps from 0 on, the one with the least
    /// preperiod + period. `None` where that one fits less than the second half or is not seen twice in full.
    ///
    /// O(n) time, and 16 bytes a value while it runs.
    pub fn find(nimbers: &[Nimber]) -> Option<ObservedPeriod> {
        // The values are periodic with some saltus exactly where their differences are periodic. Modulo 2^64
        // that is so for values of any size.
        let differences: Vec<u64> =
            nimbers.windows(2).map(|pair| pair[1].get().wrapping_sub(pair[0].get())).collect();
        let repeat = longest_repeat(&differences, differences.len());
        let period = repeat.distance;
        let preperiod = differences.len() - period - repeat.len;
        if repeat.len == 0 || preperiod > nimbers.len() / 2 || repeat.len < period {
            return None;
        }
        let saltus = nimbers[preperiod + period].get().wrapping_sub(nimbers[preperiod].get());
        Some(ObservedPeriod {
            preperiod: preperiod as u64,
            period: period as u64,
            saltus: saltus.cast_signed(),
            observed_to: nimbers.len() as u64 - 1,
        })
    }

    /// The first heap from which on the values are seen to be periodic.
    pub fn preperiod(&self) -> u64 {
        self.preperiod
    }

    /// The period.
    pub fn period(&self) -> u64 {
        self.period
    }

    /// What the values are seen to grow by in each period.
    pub fn saltus(&self) -> i64 {
        self.saltus
    }

    /// The largest heap whose value was looked at.
    pub fn observed_to(&self) -> u64 {
        self.observed_to
    }
}

impl fmt::Display for ObservedPeriod {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ObservedPeriod { preperiod, period, saltus, observed_to } = self;
        write!(f, "observed up to heap {observed_to}, not proved: G(n + {period}) = G(n)")?;
        match saltus {
            0 => {}
            1.. => write!(f, " + {saltus}")?,
            _ => write!(f, " - {}", saltus.unsigned_abs())?,
        }
        write!(f, " for {preperiod} <= n <= {}", observed_to - period)
    }
}
