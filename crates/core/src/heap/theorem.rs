//! What proves a period.

use core::fmt;

/// A theorem that proves a period: from finitely many equalities G(n + p) = G(n), or from the rule alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Theorem {
    /// For a finite subtraction set with largest amount m: if the equality holds for m consecutive n from n0 on, it
    /// holds for all n ≥ n0.
    ///
    /// *Proof.* G(n) is the mex of G(n − s) over the amounts s, so the m values before a heap determine its value: the
    /// next value after equal windows of m is equal again, and the windows move on together. Up to heap m some amounts
    /// exceed the heap, so the windows have to lie at 0 or above and the determined heap at m or above, as they do here.
    Window {
        /// The length of the window: the largest amount m, and one for the set without amounts.
        largest: u64,
    },
    /// For a finite octal code with its last non-zero digit at place k: if the equality holds for
    /// n0 ≤ n ≤ 2·n0 + p + k, it holds for all n ≥ n0.
    ///
    /// R. K. Guy and C. A. B. Smith, *The G-values of various games*, Proc. Camb. Phil. Soc. 52 (1956), 514–526.
    ///
    /// *Proof.* Take n > 2·n0 + p + k and let the equality hold below it. A move from n + p leaves one heap or two, and at
    /// least n + p − k objects; so the larger part has more than n0 + p. It may lose p without a change of value, which
    /// makes the option one of n. A move from n likewise leaves a part of more than n0, which may gain p. So n and n + p
    /// have options of the same values.
    GuySmith {
        /// The place k of the last non-zero digit after the point, zero where there is none.
        last: u64,
    },
    /// A formula gives the value of every heap; the proof is that of the formula, and nothing is evaluated. See
    /// [`ClosedForm`](super::ClosedForm).
    ClosedForm {
        /// The game or the argument, and who published it.
        source: &'static str,
    },
}

impl Theorem {
    /// How many n from n0 on the equality has to hold for.
    ///
    /// Saturates at 2^64 − 1, more than anyone evaluates.
    #[must_use]
    pub const fn equalities(self, preperiod: u64, period: u64) -> u64 {
        match self {
            Theorem::Window { largest } => largest,
            Theorem::GuySmith { last } => {
                preperiod.saturating_add(period).saturating_add(last).saturating_add(1)
            }
            Theorem::ClosedForm { .. } => 0,
        }
    }

    /// How many values, from heap 0 on, have to be known: the equalities' and all below; none for a closed form.
    /// Saturates.
    #[must_use]
    pub const fn needed(self, preperiod: u64, period: u64) -> u64 {
        match self {
            Theorem::ClosedForm { .. } => 0,
            _ => preperiod.saturating_add(period).saturating_add(self.equalities(preperiod, period)),
        }
    }

    /// The shortest repeated suffix of `len` known values that proves a period.
    ///
    /// A suffix of length b repeated at distance p has n0 = len − p − b, and `needed(n0, p) ≤ len` comes down to a
    /// bound on b alone.
    pub(super) fn window(self, len: usize) -> usize {
        let window = match self {
            Theorem::Window { largest } => largest,
            Theorem::GuySmith { last } => (len as u64).saturating_add(last).saturating_add(1).div_ceil(2),
            Theorem::ClosedForm { .. } => u64::MAX,
        };
        usize::try_from(window).unwrap_or(usize::MAX)
    }

    /// The least number of values by which a period can be proved, when among the first `len` no suffix longer than
    /// `repeat` occurs twice.
    ///
    /// A period proved from `values` ones has a repeated suffix of `window(values)`, which was shorter by
    /// `values − len` when only `len` were known, at the same distance.
    pub(super) fn earliest(self, len: usize, repeat: usize) -> usize {
        let (len, repeat) = (len as u64, repeat as u64);
        let earliest = match self {
            Theorem::Window { largest } => len.saturating_add(largest.saturating_sub(repeat)),
            Theorem::GuySmith { last } => (2 * (len - repeat)).saturating_add(last).saturating_add(1),
            Theorem::ClosedForm { .. } => u64::MAX,
        };
        usize::try_from(earliest).unwrap_or(usize::MAX)
    }
}

impl fmt::Display for Theorem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Theorem::Window { largest: 1 } => {
                f.write_str("one repeated value proves it for a subtraction set with no amount above 1")
            }
            Theorem::Window { largest } => write!(
                f,
                "a repeated window of {largest} values proves it for a subtraction set with largest amount {largest}",
            ),
            Theorem::GuySmith { last } => write!(
                f,
                "the theorem of Guy and Smith (1956) proves it for an octal code with its last digit at place {last}",
            ),
            Theorem::ClosedForm { source } => write!(f, "by the closed form of {source}"),
        }
    }
}
