//! A proved period, and a claim of one.

use core::fmt;

use super::stored::Stored;
use super::{ArithmeticValues, HeapGame, Theorem};
use crate::Nimber;
use crate::periodic::fold;

/// The proof that the values of a heap game are periodic from some heap on: G(n + period) = G(n) + saltus for every
/// n ≥ preperiod, by a theorem.
///
/// Only a proof makes one: [`HeapGame::certify`] finds it, a [`ClosedForm`](super::ClosedForm) has it, and
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

    /// The largest n for which G(n + p) = G(n) was checked, by evaluation up to heap n + p; `None` for a closed form,
    /// which needs no such check.
    #[must_use]
    pub const fn checked_to(&self) -> Option<u64> {
        match self.theorem {
            Theorem::ClosedForm { .. } => None,
            theorem => {
                let equalities = theorem.equalities(self.preperiod, self.period);
                Some(self.preperiod.saturating_add(equalities).saturating_sub(1))
            }
        }
    }

    /// The theorem that proves it.
    #[must_use]
    pub const fn theorem(&self) -> Theorem {
        self.theorem
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
    pub const fn claim(&self) -> Claim {
        let Certificate { preperiod, period, saltus, theorem } = *self;
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

/// A period that somebody claims of a heap game, and the theorem that is said to prove it. [`verify`] finds out.
///
/// [`verify`]: Claim::verify
///
/// ```
/// use grundy_core::heap::{Claim, HeapGame, SubtractionSet};
///
/// let game = SubtractionSet::new([2, 5])?;
/// let proved = Claim::new(0, 7, game.theorem()).verify(&game)?;
/// assert_eq!(proved.certificate().period(), 7);
///
/// let wrong = Claim::new(0, 5, game.theorem());
/// assert_eq!(wrong.verify(&game).unwrap_err().to_string(), "G(0) = 0, but G(5) = 2");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Claim {
    /// The first heap from which on the values are said to be periodic.
    pub preperiod: u64,
    /// The period.
    pub period: u64,
    /// What the values are said to grow by in each period.
    pub saltus: u64,
    /// The theorem that is said to prove it.
    pub theorem: Theorem,
}

impl Claim {
    /// The claim that a plain `period` holds from heap `preperiod` on by `theorem`.
    #[must_use]
    pub const fn new(preperiod: u64, period: u64, theorem: Theorem) -> Claim {
        Claim { preperiod, period, saltus: 0, theorem }
    }

    /// The same, with values that grow by `saltus` in each period.
    #[must_use]
    pub const fn with_saltus(self, saltus: u64) -> Claim {
        Claim { saltus, ..self }
    }

    /// Evaluates the game afresh, as far as the theorem needs, and checks every equality. Then the claim is proved: the
    /// result has the certificate, and the values on which it rests.
    ///
    /// It takes the time and memory of [`Theorem::needed`] values, so look at the numbers of a claim from an unknown
    /// source first. The preperiod and the period are those of the claim, which need not be the least; for a closed
    /// form they are the formula's.
    ///
    /// # Errors
    ///
    /// [`CertificateError`], where the theorem is not about this game or an equality fails.
    pub fn verify<G: HeapGame>(&self, game: &G) -> Result<ArithmeticValues, CertificateError> {
        let Claim { preperiod, period, saltus, theorem } = *self;
        if period == 0 {
            return Err(CertificateError::ZeroPeriod);
        }
        if let Some(form) = game.closed_form().filter(|form| form.theorem() == theorem) {
            let proved = form.values();
            return if form.implies(self) {
                Ok(proved)
            } else {
                let certificate = proved.certificate;
                Err(CertificateError::NotImplied { preperiod, period, saltus, certificate })
            };
        }
        if theorem != game.theorem() {
            return Err(CertificateError::Theorem { claimed: theorem, game: game.theorem() });
        }
        if saltus != 0 {
            return Err(CertificateError::Saltus { saltus });
        }
        let needed = theorem.needed(preperiod, period);
        let len = usize::try_from(needed).map_err(|_| CertificateError::Values { found: 0, needed })?;
        let mut values = Stored::new();
        values.extend(game, &mut game.evaluator(), len);
        self.check(values.len(), |heap| {
            Nimber::new(values.get(heap).expect("the number of values was checked"))
        })?;
        // Both are below `needed`.
        values.truncate((preperiod + period) as usize);
        Ok(ArithmeticValues { values, certificate: Certificate::new(preperiod, period, 0, theorem) })
    }

    /// Checks that all equalities which the theorem needs hold in `nimbers`, the values of the heaps from 0 on.
    ///
    /// This checks the equalities and nothing else: neither that these are the values of a game nor that the theorem is
    /// about that game. [`verify`](Claim::verify) does.
    ///
    /// # Errors
    ///
    /// [`CertificateError`], where an equality fails or there are fewer than [`Theorem::needed`] values.
    pub fn verify_values(&self, nimbers: &[Nimber]) -> Result<(), CertificateError> {
        if self.period == 0 {
            return Err(CertificateError::ZeroPeriod);
        }
        if self.saltus != 0 {
            return Err(CertificateError::Saltus { saltus: self.saltus });
        }
        self.check(nimbers.len(), |heap| nimbers[heap as usize])
    }

    /// Compares the values of heaps below `len`, as many as the theorem needs.
    fn check(&self, len: usize, nimber: impl Fn(u64) -> Nimber) -> Result<(), CertificateError> {
        let Claim { preperiod, period, theorem, .. } = *self;
        let needed = theorem.needed(preperiod, period);
        if (len as u64) < needed {
            return Err(CertificateError::Values { found: len, needed });
        }
        for heap in preperiod..needed.saturating_sub(period) {
            let (first, second) = (nimber(heap), nimber(heap + period));
            if first != second {
                return Err(CertificateError::Differ {
                    heap,
                    nimber: first,
                    other: heap + period,
                    other_nimber: second,
                });
            }
        }
        Ok(())
    }
}

/// Why a claim is not proved.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum CertificateError {
    /// The period is zero.
    ZeroPeriod,
    /// The theorem, or the number in it, is not the one that covers the game.
    Theorem {
        /// The theorem that the claim names.
        claimed: Theorem,
        /// The theorem that covers the game.
        game: Theorem,
    },
    /// The theorem is about plain periods, and the claim has a saltus.
    Saltus {
        /// The saltus claimed.
        saltus: u64,
    },
    /// The closed form of the game has another period.
    NotImplied {
        /// The preperiod claimed.
        preperiod: u64,
        /// The period claimed.
        period: u64,
        /// The saltus claimed.
        saltus: u64,
        /// What holds.
        certificate: Certificate,
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
            CertificateError::Saltus { saltus } => {
                write!(f, "the theorem proves plain periods, and a saltus of {saltus} is claimed")
            }
            CertificateError::NotImplied { preperiod, period, saltus, certificate } => write!(
                f,
                "preperiod {preperiod}, period {period} and saltus {saltus} do not follow from what holds: {certificate}"
            ),
            CertificateError::Values { found, needed } => {
                write!(f, "the theorem needs {needed} values, and there are {found}")
            }
            CertificateError::Differ { heap, nimber, other, other_nimber } => {
                write!(f, "G({heap}) = {nimber}, but G({other}) = {other_nimber}")
            }
        }
    }
}

crate::__debug_as_display!(CertificateError);
impl core::error::Error for CertificateError {}
