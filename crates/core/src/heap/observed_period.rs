//! Periods that some values show and nothing proves.

use core::fmt;

use alloc::vec::Vec;

use super::longest_repeat::longest_repeat;
use crate::Nimber;

/// A period seen in the values of finitely many heaps, plain or with a saltus: G(n + period) = G(n) + saltus as far as
/// they go. Nothing follows for any other heap, so this type answers for none.
///
/// # Evidence
///
/// Long prefixes look periodic and are not: 147 to 171 values of the hexadecimal game 0.2048 show period 52 and saltus
/// 16, which G(171) = 18 breaks. So an observation needs three things ([`Evidence`] says how much of each there is):
///
/// - The equality holds for more heaps than the preperiod has: what is explained outweighs what is not.
/// - The period occurs three times in full. A constant, or a constant growth, is clear from its first values, and the
///   rest of a run adds nothing: it occurs once more for each stretch as long as all that came before it. So the list
///   of bit lengths, which ends in a run as long as all before, shows no period.
/// - The agreement is worth 30 bits, where each heap is worth the logarithm of the number of different values, and at
///   least one: chance explains one in a billion.
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

/// The evidence for an [`ObservedPeriod`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Evidence {
    /// How many heaps have the predicted value one period further.
    pub agreements: u64,
    /// How often the period occurs in full, runs counted as said there.
    pub occurrences: u64,
    /// What the agreements are worth in bits, rounded down.
    pub bits: u64,
}

impl Evidence {
    const OCCURRENCES: u64 = 3;
    const BITS: u64 = 30;

    /// That of values of which the first `preperiod` are not part of the period.
    fn new(nimbers: &[Nimber], preperiod: usize, period: usize) -> Evidence {
        let repeated = &nimbers[preperiod..];
        let mut different: Vec<Nimber> = repeated.to_vec();
        different.sort_unstable();
        different.dedup();
        let agreements = (repeated.len() - period) as u64;
        let once = if period == 1 { preperiod + 1 } else { period };
        Evidence {
            agreements,
            occurrences: (repeated.len() / once) as u64,
            bits: agreements * u64::from(different.len().ilog2().max(1)),
        }
    }

    /// Whether it is enough to speak of a period after `preperiod` other values.
    fn is_enough(self, preperiod: usize) -> bool {
        self.agreements > preperiod as u64
            && self.occurrences >= Evidence::OCCURRENCES
            && self.bits >= Evidence::BITS
    }
}

impl ObservedPeriod {
    /// Of all periods that the end of `nimbers` shows, the values of the heaps from 0 on, the one with the least
    /// preperiod + period. `None` where there is too little evidence for that one.
    ///
    /// O(n log n) time, and 20 bytes a value while it runs.
    #[must_use]
    pub fn find(nimbers: &[Nimber]) -> Option<ObservedPeriod> {
        // The values are periodic with some saltus exactly where their differences are periodic. Modulo 2^64
        // that is so for values of any size.
        let differences: Vec<u64> =
            nimbers.windows(2).map(|pair| pair[1].get().wrapping_sub(pair[0].get())).collect();
        let repeat = longest_repeat(&differences, differences.len());
        let period = repeat.distance;
        let preperiod = differences.len() - period - repeat.len;
        if repeat.len == 0 {
            return None;
        }
        let evidence = Evidence::new(nimbers, preperiod, period);
        if !evidence.is_enough(preperiod) {
            return None;
        }
        let saltus = nimbers[preperiod + period].get().wrapping_sub(nimbers[preperiod].get());
        Some(ObservedPeriod {
            preperiod: preperiod as u64,
            period: period as u64,
            saltus: saltus.cast_signed(),
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
