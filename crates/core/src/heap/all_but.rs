//! All-but subtraction games: remove any amount that is not one of finitely many.

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use super::amounts;
use super::{ParseAmountsError, SubtractionSet, ZeroAmountError};
use crate::{Nimber, Rule};

/// What a text of such a game begins with.
const PREFIX: &str = "all-but:";

/// An all-but subtraction game: a move removes any positive amount from a heap, except those of a finite set.
///
/// Without exceptions this is Nim. The values grow without end; they are arithmetically periodic as far as anyone
/// has looked, which [`ObservedPeriod`](super::ObservedPeriod) finds and no theorem here proves.
///
/// ```
/// use grundy_core::Nimber;
/// use grundy_core::heap::{AllButSet, ObservedPeriod};
///
/// let game = AllButSet::new([2, 3, 7])?;
/// let nimbers = game.nimbers(1000);
/// assert_eq!(nimbers[..8], [0, 1, 0, 1, 2, 3, 2, 3].map(Nimber::new));
/// let observed = ObservedPeriod::find(&nimbers).expect("it repeats so far");
/// assert_eq!((observed.period(), observed.saltus()), (4, 2));
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

    /// The nimbers of the heaps below `len`: what [`evaluate`](crate::evaluate) gives, only faster.
    ///
    /// Time is O(k log k) a value for k exceptions; memory is 16 bytes a value.
    #[must_use]
    pub fn nimbers(&self, len: usize) -> Vec<Nimber> {
        let mut nimbers: Vec<Nimber> = Vec::with_capacity(len);
        // How many heaps so far have each value. Those from 0 up to `used` have all occurred, and none above.
        let mut heaps = vec![0_usize; len];
        let mut used = 0;
        let mut out_of_reach: Vec<usize> = Vec::new();
        for heap in 0..len {
            // No option has a smaller value only if all heaps that have it are out of reach.
            out_of_reach.clear();
            self.excepted.options(heap, &mut |left| {
                out_of_reach.extend(left.iter().map(|&left| nimbers[left].get() as usize));
            });
            out_of_reach.sort_unstable();
            let mut groups = out_of_reach.chunk_by(|a, b| a == b);
            let value = groups.find(|group| heaps[group[0]] == group.len()).map_or(used, |group| group[0]);
            heaps[value] += 1;
            used = used.max(value + 1);
            nimbers.push(Nimber::new(value as u64));
        }
        nimbers
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
