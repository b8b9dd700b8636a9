//! What proves a period, and the record of such a proof.

use core::fmt;

use super::{Evaluator, HeapGame};
use crate::Nimber;
use crate::periodic::fold;

/// A theorem by which finitely many equalities G(n + p) = G(n) prove that all further ones hold.
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
}

impl Theorem {
    /// How many n from n0 on the equality has to hold for.
    ///
    /// Saturates at 2^64 − 1, more than anyone evaluates.
    pub const fn equalities(self, preperiod: u64, period: u64) -> u64 {
        match self {
            Theorem::Window { largest } => largest,
            Theorem::GuySmith { last } => {
                preperiod.saturating_add(period).saturating_add(last).saturating_add(1)
            }
        }
    }

    /// How many values, from heap 0 on, have to be known: the equalities' and all below. Saturates.
    pub const fn needed(self, preperiod: u64, period: u64) -> u64 {
        preperiod.saturating_add(period).saturating_add(self.equalities(preperiod, period))
    }

    /// The shortest repeated suffix of `len` known values that proves a period.
    ///
    /// A suffix of length b repeated at distance p has n0 = len − p − b, and `needed(n0, p) ≤ len` comes down to a
    /// bound on b alone.
    pub(super) fn window(self, len: usize) -> usize {
        let window = match self {
            Theorem::Window { largest } => largest,
            Theorem::GuySmith { last } => (len as u64).saturating_add(last).saturating_add(1).div_ceil(2),
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
        }
    }
}

/// That the values of a heap game are periodic from some heap on: G(n + period) = G(n) + saltus for every
/// n ≥ preperiod, and the theorem that proves it.
///
/// A certificate is a record which anyone may [write down](Certificate::new); whether it is right, [`verify`] finds out
/// from the rule. One that comes with a [`PeriodicValues`](super::PeriodicValues) has been proved, and is least in both numbers.
///
/// `Display` gives the whole claim in one sentence.
///
/// [`verify`]: Certificate::verify
///
/// ```
/// use grundy_core::heap::{Certificate, HeapGame, SubtractionSet};
///
/// let game = SubtractionSet::new([1, 2, 3])?;
/// let certificate = Certificate::new(0, 4, game.theorem());
/// assert!(certificate.verify(&game).is_ok());
///
/// let wrong = Certificate::new(0, 5, game.theorem());
/// assert_eq!(wrong.verify(&game).unwrap_err().to_string(), "G(0) = 0, but G(5) = 1");
/// # Ok::<(), grundy_core::heap::ZeroAmountError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Certificate {
    preperiod: u64,
    period: u64,
    theorem: Theorem,
}

impl Certificate {
    /// Writes down the claim that `period` holds from heap `preperiod` on by `theorem`. Nothing is checked.
    pub const fn new(preperiod: u64, period: u64, theorem: Theorem) -> Certificate {
        Certificate { preperiod, period, theorem }
    }

    /// The first heap n0 from which on the values are periodic.
    pub const fn preperiod(&self) -> u64 {
        self.preperiod
    }

    /// The period p.
    pub const fn period(&self) -> u64 {
        self.period
    }

    /// What the values grow by in each period: zero, since both theorems are about plain periods. Growing ones are
    /// only ever observed.
    pub const fn saltus(&self) -> u64 {
        0
    }

    /// The largest n for which G(n + p) = G(n) has to be checked, by evaluation up to heap n + p.
    pub const fn checked_to(&self) -> u64 {
        self.preperiod.saturating_add(self.theorem.equalities(self.preperiod, self.period)).saturating_sub(1)
    }

    /// The theorem that proves all further equalities from those.
    pub const fn theorem(&self) -> Theorem {
        self.theorem
    }

    /// The least heap that has the value of heap `n` by this certificate: below preperiod + period, O(1).
    #[inline]
    pub const fn fold(&self, n: u64) -> u64 {
        // A period of zero, which `verify` refuses, folds nothing.
        if self.period == 0 { n } else { fold(n, self.preperiod, self.period) }
    }

    /// Evaluates the game afresh, as far as the theorem needs, and checks every equality: then the claim is proved.
    ///
    /// It takes the time and memory of [`Theorem::needed`] values, so look at the numbers of a certificate from an
    /// unknown source first. That the preperiod and the period are the least possible is not checked.
    ///
    /// # Errors
    ///
    /// [`CertificateError`], where the theorem is not about this game or an equality fails.
    pub fn verify<G: HeapGame>(&self, game: &G) -> Result<(), CertificateError> {
        if self.theorem != game.theorem() {
            return Err(CertificateError::Theorem { claimed: self.theorem, game: game.theorem() });
        }
        let needed = self.theorem.needed(self.preperiod, self.period);
        let len = usize::try_from(needed).map_err(|_| CertificateError::Values { found: 0, needed })?;
        let mut values = alloc::vec::Vec::new();
        game.evaluator().extend(&mut values, len);
        self.check(&values)
    }

    /// Checks that all equalities which the theorem needs hold in `nimbers`, the values of the heaps from 0 on.
    ///
    /// This checks the equalities and nothing else: neither that these are the values of a game nor that the theorem is
    /// about that game. [`verify`](Certificate::verify) does.
    ///
    /// # Errors
    ///
    /// [`CertificateError`], where an equality fails or there are fewer than [`Theorem::needed`] values.
    pub fn verify_values(&self, nimbers: &[Nimber]) -> Result<(), CertificateError> {
        self.check(nimbers)
    }

    fn check<T: Copy + PartialEq + Into<Nimber>>(&self, values: &[T]) -> Result<(), CertificateError> {
        if self.period == 0 {
            return Err(CertificateError::ZeroPeriod);
        }
        let needed = self.theorem.needed(self.preperiod, self.period);
        if (values.len() as u64) < needed {
            return Err(CertificateError::Values { found: values.len(), needed });
        }
        // All of these are now known to lie inside of the slice.
        let (preperiod, period) = (self.preperiod as usize, self.period as usize);
        let values = &values[..needed as usize];
        let mut pairs = values.iter().skip(preperiod).zip(values.iter().skip(preperiod + period));
        match pairs.position(|(a, b)| a != b) {
            None => Ok(()),
            Some(at) => Err(CertificateError::Differ {
                heap: self.preperiod + at as u64,
                nimber: values[preperiod + at].into(),
                other: self.preperiod + self.period + at as u64,
                other_nimber: values[preperiod + period + at].into(),
            }),
        }
    }
}

impl fmt::Display for Certificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Certificate { preperiod, period, theorem } = self;
        let checked = self.checked_to();
        write!(
            f,
            "G(n + {period}) = G(n) for every n >= {preperiod}, because it holds for {preperiod} <= n <= {checked} and {theorem}",
        )
    }
}

/// Why a certificate proves nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CertificateError {
    /// The period is zero.
    ZeroPeriod,
    /// The theorem, or the number in it, is not the one that covers the game.
    Theorem {
        /// The theorem that the certificate names.
        claimed: Theorem,
        /// The theorem that covers the game.
        game: Theorem,
    },
    /// There are fewer values than the theorem needs.
    Values {
        /// How many there are.
        found: usize,
        /// How many the theorem needs.
        needed: u64,
    },
    /// Two values that should be equal are not.
    Differ {
        /// The smaller heap.
        heap: u64,
        /// Its nimber.
        nimber: Nimber,
        /// The heap one period further.
        other: u64,
        /// Its nimber.
        other_nimber: Nimber,
    },
}

impl fmt::Display for CertificateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CertificateError::ZeroPeriod => f.write_str("the period is zero"),
            CertificateError::Theorem { claimed, game } => {
                write!(f, "the certificate says that {claimed}, but for this game {game}")
            }
            CertificateError::Values { found, needed } => {
                write!(f, "the theorem needs {needed} values, and there are {found}")
            }
            CertificateError::Differ { heap, nimber, other, other_nimber } => {
                write!(f, "G({heap}) = {nimber}, but G({other}) = {other_nimber}")
            }
        }
    }
}

impl core::error::Error for CertificateError {}
