//! All-but subtraction games: remove any amount that is not one of finitely many.

use core::fmt;
use core::str::FromStr;

use super::all_but_values::AllButValues;
use super::amounts;
use super::sealed::Evaluate;
use super::{ClosedForm, HeapGame, ParseAmountsError, SubtractionSet, Theorem, ZeroAmountError};
use crate::Rule;

/// What a text of such a game begins with.
const PREFIX: &str = "all-but:";

/// An all-but subtraction game: a move removes any positive amount from a heap, except those of a finite set.
///
/// Without exceptions this is Nim. The values grow without end, and they are arithmetically periodic: once a stretch of
/// twice as many values as the largest exception comes again, up to a shift, that proves it ([`Theorem::AllBut`]).
///
/// A value takes O(k log k) time for k exceptions up to its heap.
///
/// ```
/// use grundy_core::Nimber;
/// use grundy_core::heap::{AllButSet, HeapGame};
///
/// let game = AllButSet::new([2, 3, 7])?;
/// assert_eq!(game.nimbers(8), [0, 1, 0, 1, 2, 3, 2, 3].map(Nimber::new));
/// let proved = game.into_values(1000).certify_arithmetic().expect("it repeats soon");
/// assert_eq!(proved.nimber(1_000_000_000_001), Some(Nimber::new(500_000_000_001)));
/// assert_eq!(
///     proved.certificate().to_string(),
///     "G(n + 4) = G(n) + 2 for every n >= 0, because it holds for 0 <= n <= 13 and a stretch of 14 values that comes \
///      again, up to a shift, proves it for an all-but game with largest exception 7",
/// );
/// # Ok::<(), grundy_core::heap::ZeroAmountError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct AllButSet {
    excepted: SubtractionSet,
}

impl AllButSet {
    /// The game with these exceptions, in any order and with repeats.
    ///
    /// # Errors
    ///
    /// [`ZeroAmountError`], where an exception is zero: no move removes that anyway.
    pub fn new<I: IntoIterator<Item = u64>>(excepted: I) -> Result<AllButSet, ZeroAmountError> {
        Ok(AllButSet { excepted: SubtractionSet::new(excepted)? })
    }

    /// The amounts that no move may remove.
    #[must_use]
    pub fn excepted(&self) -> &SubtractionSet {
        &self.excepted
    }
}

/// Reads `all-but:` and the exceptions, written as those of a [`SubtractionSet`].
impl FromStr for AllButSet {
    type Err = ParseAmountsError;

    fn from_str(game: &str) -> Result<AllButSet, ParseAmountsError> {
        let excepted = game.strip_prefix(PREFIX).ok_or_else(|| ParseAmountsError::all_but(game))?;
        Ok(AllButSet { excepted: SubtractionSet::from_ranges(amounts::read(excepted, PREFIX.len())?) })
    }
}

/// As it is read: `all-but:2,3`.
impl fmt::Display for AllButSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{PREFIX}{}", self.excepted)
    }
}

impl fmt::Debug for AllButSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "AllButSet({self})")
    }
}

impl Rule for AllButSet {
    fn options(&self, heap: usize, option: &mut dyn FnMut(&[usize])) {
        let may_remove = |amount: usize| !self.excepted.contains(amount as u64);
        (0..heap).filter(|left| may_remove(heap - left)).for_each(|left| option(&[left]));
    }
}

impl HeapGame for AllButSet {
    fn theorem(&self) -> Option<Theorem> {
        // Without exceptions two values show as much as with the exception 1.
        Some(Theorem::AllBut { largest: self.excepted.largest().unwrap_or(1) })
    }

    fn closed_form(&self) -> Option<ClosedForm> {
        self.excepted.largest().is_none().then_some(ClosedForm::NIM)
    }
}

impl Evaluate for AllButSet {
    type Evaluator = AllButValues;

    fn evaluator(&self) -> AllButValues {
        AllButValues::new(&self.excepted)
    }
}
