//! A period that somebody claims.

use alloc::boxed::Box;

use super::stored::Stored;
use super::{ArithmeticValues, Certificate, CertificateError, HeapGame, Theorem};
use crate::Nimber;

/// A period that somebody claims of a heap game, and the theorem that is said to prove it. [`verify`] finds out.
///
/// [`verify`]: Claim::verify
///
/// ```
/// use grundy_core::heap::{Claim, HeapGame, SubtractionSet};
///
/// let game = SubtractionSet::new([2, 5])?;
/// let theorem = game.theorem().expect("one covers every set");
/// let proved = Claim::new(0, 7, theorem.clone()).verify(&game)?;
/// assert_eq!(proved.certificate().period(), 7);
///
/// let wrong = Claim::new(0, 5, theorem);
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
    pub fn with_saltus(self, saltus: u64) -> Claim {
        Claim { saltus, ..self }
    }

    /// Evaluates the game afresh, as far as the theorem needs, and checks all that it asks for. Then the claim is proved:
    /// the result has the certificate, and the values on which it rests.
    ///
    /// It takes the time and memory of [`Theorem::needed`] values, so look at the numbers of a claim from an unknown
    /// source first. The preperiod and the period are those of the claim, which need not be the least; for a closed
    /// form they are the formula's.
    ///
    /// # Errors
    ///
    /// [`CertificateError`], where the theorem is not about this game, an equality fails, or a condition does.
    pub fn verify<G: HeapGame>(&self, game: &G) -> Result<ArithmeticValues, CertificateError> {
        if self.period == 0 {
            return Err(CertificateError::ZeroPeriod);
        }
        if let Some(form) = game.closed_form().filter(|form| form.theorem() == self.theorem) {
            let proved = form.values();
            let Claim { preperiod, period, saltus, .. } = *self;
            return if form.implies(self) {
                Ok(proved)
            } else {
                let certificate = Box::new(proved.certificate);
                Err(CertificateError::NotImplied { preperiod, period, saltus, certificate })
            };
        }
        if !self.is_about(game) {
            let claimed = self.theorem.clone();
            return Err(CertificateError::Theorem { claimed, game: game.theorem() });
        }
        self.check_saltus()?;
        let needed = self.theorem.needed(self.preperiod, self.period);
        let len = usize::try_from(needed).map_err(|_| CertificateError::Values { found: 0, needed })?;
        let mut values = Stored::new();
        values.extend(game, &mut game.evaluator(), len);
        self.check(values.len(), |heap| {
            Nimber::new(values.get(heap).expect("the number of values was checked"))
        })?;
        if !self.meets_conditions(game, &values) {
            return Err(CertificateError::Conditions { theorem: self.theorem.clone() });
        }
        let Claim { preperiod, period, saltus, theorem } = self.clone();
        // Both are below `needed`.
        values.truncate((preperiod + period) as usize);
        Ok(ArithmeticValues { values, certificate: Certificate::new(preperiod, period, saltus, theorem) })
    }

    /// Checks that all equalities which the theorem needs hold in `nimbers`, the values of the heaps from 0 on.
    ///
    /// This checks the equalities and nothing else: neither that these are the values of a game nor that the theorem is
    /// about that game, nor what [`Families`](Theorem::Families) and a [`SparseSpace`](Theorem::SparseSpace) ask for
    /// besides. [`verify`](Claim::verify) does.
    ///
    /// # Errors
    ///
    /// [`CertificateError`], where an equality fails or there are fewer than [`Theorem::needed`] values.
    pub fn verify_values(&self, nimbers: &[Nimber]) -> Result<(), CertificateError> {
        if self.period == 0 {
            return Err(CertificateError::ZeroPeriod);
        }
        self.check_saltus()?;
        self.check(nimbers.len(), |heap| nimbers[heap as usize])
    }

    /// Whether the theorem, with the numbers in it that are the game's, is about this game.
    fn is_about<G: HeapGame>(&self, game: &G) -> bool {
        match &self.theorem {
            Theorem::ClosedForm { .. } => false,
            Theorem::Families(families) => game
                .digits()
                .is_some_and(|digits| digits.heaps() == 3 && digits.last_place() as u64 == families.last),
            Theorem::SparseSpace(space) => game
                .digits()
                .is_some_and(|digits| digits.heaps() <= 2 && digits.last_place() as u64 == space.last),
            theorem => game.theorem().as_ref() == Some(theorem),
        }
    }

    /// A plain period has no saltus, and the families are about one that has.
    fn check_saltus(&self) -> Result<(), CertificateError> {
        let saltus = self.saltus;
        match self.theorem {
            Theorem::Window { .. } | Theorem::GuySmith { .. } | Theorem::SparseSpace(_) if saltus != 0 => {
                Err(CertificateError::Saltus { saltus })
            }
            _ => Ok(()),
        }
    }

    /// What the theorem asks for beside equalities.
    fn meets_conditions<G: HeapGame>(&self, game: &G, values: &Stored) -> bool {
        let &Claim { preperiod, period, saltus, .. } = self;
        match (&self.theorem, game.digits()) {
            (Theorem::Families(families), Some(digits)) => {
                families.prove(digits, &values.to_wide(), preperiod, period, saltus)
            }
            (Theorem::SparseSpace(space), Some(digits)) => {
                space.prove(digits, &values.to_wide(), preperiod, period)
            }
            (Theorem::Families(_) | Theorem::SparseSpace(_), None) => false,
            _ => true,
        }
    }

    /// Compares the values of heaps below `len`, as many as the theorem needs.
    fn check(&self, len: usize, nimber: impl Fn(u64) -> Nimber) -> Result<(), CertificateError> {
        let &Claim { preperiod, period, saltus, .. } = self;
        let needed = self.theorem.needed(preperiod, period);
        if (len as u64) < needed {
            return Err(CertificateError::Values { found: len, needed });
        }
        for heap in preperiod..needed.saturating_sub(period) {
            let (first, second) = (nimber(heap), nimber(heap + period));
            if first.get().checked_add(saltus) != Some(second.get()) {
                return Err(CertificateError::Differ {
                    heap,
                    nimber: first,
                    other: heap + period,
                    other_nimber: second,
                    saltus,
                });
            }
        }
        Ok(())
    }
}
