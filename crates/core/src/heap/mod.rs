//! Heap games: a position is the size of a heap, and a period answers for every size.
//!
//! A [`HeapGame`] is a rule for heaps that a theorem on periods covers. [`HeapGame::certify`] evaluates it until the
//! theorem proves a period, and gives [`PeriodicValues`]: O(1) for every heap up to 2^64 − 1, with the [`Certificate`]
//! that they rest on. Where no period shows up below the limit, [`HeapValues`] are left, which know the heaps below the
//! limit and answer `None` beyond. Nothing here extrapolates: a period that some values show and nothing proves is an
//! [`ObservedPeriod`], and what somebody claims is a [`Claim`] until it is verified.
//!
//! ```
//! use grundy_core::Nimber;
//! use grundy_core::heap::{HeapGame, SubtractionSet};
//!
//! let game = SubtractionSet::new([7, 2, 3])?;
//! let periodic = game.certify(1000).expect("it repeats after five values");
//! assert_eq!(periodic.nimber(1_000_000_000_000_000_004), Nimber::new(2));
//! assert_eq!(
//!     periodic.certificate().to_string(),
//!     "G(n + 5) = G(n) for every n >= 0, because it holds for 0 <= n <= 6 and a repeated window of 7 values \
//!      proves it for a subtraction set with largest amount 7",
//! );
//! # Ok::<(), grundy_core::heap::ZeroAmountError>(())
//! ```

mod all_but;
mod all_but_values;
mod amounts;
mod certificate;
mod certificate_error;
mod claim;
mod closed_form;
mod code;
mod evidence;
mod heap_values;
mod hexadecimal;
mod hexadecimal_values;
mod longest_repeat;
mod named_codes;
mod observed_period;
mod octal;
mod octal_values;
mod proved_values;
mod search;
mod sieve;
mod sparse;
mod stored;
mod streaming;
mod subtraction;
mod subtraction_values;
mod theorem;
mod words;

use alloc::vec::Vec;

pub use self::all_but::AllButSet;
pub use self::amounts::{Amounts, ParseAmountsError};
pub use self::certificate::Certificate;
pub use self::certificate_error::CertificateError;
pub use self::claim::Claim;
pub use self::closed_form::ClosedForm;
use self::code::Digits;
pub use self::code::{DigitError, ParseCodeError};
pub use self::evidence::Evidence;
pub use self::heap_values::HeapValues;
pub use self::hexadecimal::HexCode;
pub use self::named_codes::{NAMED_CODES, NamedCode};
pub use self::observed_period::ObservedPeriod;
pub use self::octal::OctalCode;
pub use self::proved_values::{ArithmeticValues, PeriodicValues};
pub use self::stored::Nimbers;
pub use self::streaming::{RestoreError, SparseError, SparsePeriod, SparseSearch};
pub use self::subtraction::{SubtractionSet, ZeroAmountError};
pub use self::theorem::{Families, SparseSpace, Theorem};
use crate::{Nimber, Rule};

/// A sensible limit on the heaps to evaluate: 2^24, in 32 MiB.
///
/// Every function that evaluates takes its limit as an argument; this is the one that the games and the tool use.
pub const LIMIT: usize = 1 << 24;

/// A rule for heaps whose values can be proved periodic.
///
/// This trait is sealed: which theorem covers which rule is a matter of proof.
pub trait HeapGame: Rule + Evaluate + Sized {
    /// The theorem by which a repeat of enough values proves a period of this game; `None` where no such theorem is known.
    ///
    /// There may be others, which ask for more than a repeat: [`Theorem::Families`] and [`Theorem::SparseSpace`]. What
    /// is proved by the fewest values, certifies.
    fn theorem(&self) -> Option<Theorem>;

    /// A formula for all values, where one is known. It saves the evaluation, and so it comes before the theorem.
    fn closed_form(&self) -> Option<ClosedForm> {
        None
    }

    /// The nimbers of this game's heaps, worked out as they are asked for; see [`HeapValues`] for `limit`.
    fn into_values(self, limit: usize) -> HeapValues<Self> {
        HeapValues::new(self, limit)
    }

    /// Evaluates heaps until the theorem proves a plain period, or gives up when `limit` heaps have shown none.
    ///
    /// The preperiod and the period of the result are the least possible. `None` says nothing about larger heaps: there
    /// are sets of thirty amounts up to 200 with preperiods above ten million. To keep the values found so far in that
    /// case, call [`HeapValues::certify`].
    ///
    /// Time and memory are those of [`HeapValues`].
    fn certify(&self, limit: usize) -> Option<PeriodicValues> {
        self.into_values(limit).certify().ok()
    }

    /// The nimbers of the heaps below `len`: what [`evaluate`](crate::evaluate) gives, only faster, and by the period
    /// from where on one is proved.
    fn nimbers(&self, len: usize) -> Vec<Nimber> {
        let mut table = self.into_values(len);
        let nimbers: Option<Vec<Nimber>> = (0..len as u64).map(|heap| table.evaluate(heap)).collect();
        // A table ends before heap 2^32; the definition does not.
        nimbers.unwrap_or_else(|| crate::evaluate(self, len).expect("the options of a code or set are lower"))
    }
}

impl<G: HeapGame> HeapGame for &G {
    fn theorem(&self) -> Option<Theorem> {
        (**self).theorem()
    }

    fn closed_form(&self) -> Option<ClosedForm> {
        (**self).closed_form()
    }
}

impl<G: HeapGame> Evaluate for &G {
    type Evaluator = G::Evaluator;

    fn evaluator(&self) -> G::Evaluator {
        (**self).evaluator()
    }

    fn digits(&self) -> Option<&Digits> {
        (**self).digits()
    }
}

mod sealed {
    use alloc::vec::Vec;

    use super::code::Digits;

    /// A game that knows how to evaluate itself fast.
    pub trait Evaluate {
        type Evaluator: Evaluator;
        fn evaluator(&self) -> Self::Evaluator;

        /// The digits of a game that has a code.
        fn digits(&self) -> Option<&Digits> {
            None
        }
    }

    /// Works values out in order of their heaps. Whatever it keeps belongs to one growing vector.
    pub trait Evaluator {
        /// Pushes values until there are `len`, or stops before the first that does not fit. No value is pushed
        /// after that.
        fn extend(&mut self, values: &mut Vec<u16>, len: usize);

        /// The same from the first value above 65,535 on; nothing is pushed where the definition has to do.
        fn extend_wide(&mut self, _values: &mut Vec<u32>, _len: usize) {}
    }
}
use sealed::Evaluate;
