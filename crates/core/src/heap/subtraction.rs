//! Subtraction games: remove one of finitely many amounts.

use alloc::vec::Vec;
use core::fmt;
use core::ops::RangeInclusive;
use core::str::FromStr;

use super::amounts::{self, joined};
use super::{Amounts, ClosedForm, HeapGame, ParseAmountsError, Theorem};
use crate::Rule;

/// A subtraction game: a move removes one of a finite set of amounts from a heap that has as many.
///
/// With the set {1, …, k} this is Bachet's game. Every finite set has a period, since a window of as many values as the
/// largest amount determines all that follow and there are finitely many windows (see [`Theorem::Window`]); but the
/// period may be out of reach. Thirty amounts up to 200 have been seen to give preperiod 12,301,278 and period
/// 16,937,160, and fifty up to 1000 none within 2·10^8 values. So a search has a limit.
///
/// A value takes time in proportion to the number of amounts; where they are dense, in proportion to a 64th of the
/// largest one. A nimber is at most the number of amounts.
///
/// ```
/// use grundy_core::Nimber;
/// use grundy_core::heap::{HeapGame, SubtractionSet};
///
/// // In any order, with repeats.
/// let game = SubtractionSet::new([5, 2, 5])?;
/// assert!(game.amounts().eq([2, 5]));
/// assert_eq!(game.nimbers(8), [0, 0, 1, 1, 0, 2, 1, 0].map(Nimber::new));
/// assert_eq!(game.certify(100).map(|periodic| periodic.certificate().period()), Some(7));
/// // As it is written: a list of amounts and of rising ranges.
/// let game: SubtractionSet = "1,3-5".parse()?;
/// assert_eq!(game.amounts().collect::<Vec<_>>(), [1, 3, 4, 5]);
/// assert_eq!(game.to_string(), "1,3-5");
/// let error = "9-1".parse::<SubtractionSet>().unwrap_err();
/// assert_eq!(error.to_string(), "the range 9-1 at byte 1 descends; write 1-9");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct SubtractionSet {
    /// Ascending, with a gap between any two.
    ranges: Vec<RangeInclusive<u64>>,
}

impl SubtractionSet {
    /// The game with these amounts, in any order and with repeats. Without any, no heap has a move.
    ///
    /// # Errors
    ///
    /// [`ZeroAmountError`], where an amount is zero: a move that changes nothing can be made for ever.
    pub fn new<I: IntoIterator<Item = u64>>(amounts: I) -> Result<SubtractionSet, ZeroAmountError> {
        let mut ranges: Vec<RangeInclusive<u64>> = Vec::new();
        for (index, amount) in amounts.into_iter().enumerate() {
            match ranges.last_mut() {
                _ if amount == 0 => return Err(ZeroAmountError { index }),
                // Rising amounts take the room of their ranges.
                Some(last) if last.end().checked_add(1) == Some(amount) => *last = *last.start()..=amount,
                _ => ranges.push(amount..=amount),
            }
        }
        Ok(SubtractionSet::from_ranges(ranges))
    }

    /// The game in which a move removes 1 to `most` objects: Bachet's game. O(1).
    #[must_use]
    pub fn up_to(most: u64) -> SubtractionSet {
        SubtractionSet { ranges: if most == 0 { Vec::new() } else { alloc::vec![1..=most] } }
    }

    pub(super) fn from_ranges(ranges: Vec<RangeInclusive<u64>>) -> SubtractionSet {
        SubtractionSet { ranges: joined(ranges) }
    }

    /// The amounts, ascending and distinct. There may be up to 2^64 − 1: see [`ranges`](SubtractionSet::ranges).
    pub fn amounts(&self) -> Amounts<'_> {
        Amounts { ranges: self.ranges.iter(), range: None }
    }

    /// The amounts as ranges, ascending and with a gap between any two. This is how they are kept, so memory is in
    /// proportion to the number of ranges.
    #[must_use]
    pub fn ranges(&self) -> &[RangeInclusive<u64>] {
        &self.ranges
    }

    /// How many amounts there are. O(ranges).
    #[must_use]
    pub fn amount_count(&self) -> u64 {
        // Zero is none of them, so that all of them are 2^64 − 1.
        self.ranges.iter().map(|range| range.end() - range.start() + 1).sum()
    }

    /// The smallest amount; `None` without any.
    #[must_use]
    pub fn smallest(&self) -> Option<u64> {
        self.ranges.first().map(|range| *range.start())
    }

    /// The largest amount; `None` without any.
    #[must_use]
    pub fn largest(&self) -> Option<u64> {
        self.ranges.last().map(|range| *range.end())
    }

    /// The smallest amount above this one; `None` past the largest. O(log ranges).
    #[must_use]
    pub fn amount_above(&self, amount: u64) -> Option<u64> {
        let below = self.ranges.partition_point(|range| *range.end() <= amount);
        self.ranges.get(below).map(|range| (*range.start()).max(amount + 1))
    }

    /// The smallest amount that only one of the two sets has.
    pub(super) fn first_difference(&self, other: &SubtractionSet) -> Option<u64> {
        let shared = self.ranges.iter().zip(&other.ranges).take_while(|(one, other)| one == other).count();
        match (self.ranges.get(shared), other.ranges.get(shared)) {
            // They begin together, so the shorter one ends below some amount of the other.
            (Some(one), Some(other)) if one.start() == other.start() => Some(one.end().min(other.end()) + 1),
            (Some(one), Some(other)) => Some(*one.start().min(other.start())),
            (one, other) => one.or(other).map(|range| *range.start()),
        }
    }

    /// Whether a move may remove this amount. O(log ranges).
    #[must_use]
    pub fn contains(&self, amount: u64) -> bool {
        let below = self.ranges.partition_point(|range| *range.end() < amount);
        self.ranges.get(below).is_some_and(|range| range.contains(&amount))
    }
}

/// Reads a list of amounts and of rising ranges, `1,3-5`, in any order and with overlaps; also with spaces around an
/// amount and braces around the whole. `{}` is the set without amounts. A range costs no more than its two ends.
impl FromStr for SubtractionSet {
    type Err = ParseAmountsError;

    fn from_str(set: &str) -> Result<SubtractionSet, ParseAmountsError> {
        Ok(SubtractionSet::from_ranges(amounts::read(set, 0)?))
    }
}

/// As it is read, with a range for three amounts or more in a row: `1,3-5`.
impl fmt::Display for SubtractionSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        amounts::write(&self.ranges, f)
    }
}

impl fmt::Debug for SubtractionSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SubtractionSet({self})")
    }
}

impl Rule for SubtractionSet {
    fn options(&self, heap: usize, option: &mut dyn FnMut(&[usize])) {
        let amounts = self.amounts().map_while(|amount| usize::try_from(amount).ok());
        amounts.take_while(|&amount| amount <= heap).for_each(|amount| option(&[heap - amount]));
    }
}

impl HeapGame for SubtractionSet {
    fn theorem(&self) -> Option<Theorem> {
        Some(Theorem::Window { largest: self.largest().unwrap_or(1) })
    }

    fn closed_form(&self) -> Option<ClosedForm> {
        ClosedForm::of_ranges(&self.ranges)
    }
}

/// A subtraction set with the amount zero.
#[derive(Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct ZeroAmountError {
    /// Its place among the amounts given, from 0.
    pub index: usize,
}

impl fmt::Display for ZeroAmountError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "amount {} is 0; a move has to remove something", self.index + 1)
    }
}

crate::__debug_as_display!(ZeroAmountError);
impl core::error::Error for ZeroAmountError {}
