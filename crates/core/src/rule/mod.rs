//! What an impartial game is to this library, and rules given by closures: [`from_fn`] for heaps and anything else that
//! one number describes, [`GridRule`] for positions on a grid, [`BitRule`] for the states of some bits.
//!
//! The closure gets a position and a callback, which it calls once for every option, with the positions whose sum the
//! option is: none, one or more. Each must have a lower number than the position that was asked for;
//! [`evaluate`](crate::evaluate()) refuses any other.

#[cfg(feature = "alloc")]
mod bits;
mod from_fn;
#[cfg(feature = "alloc")]
mod grid;

use core::fmt;

#[cfg(feature = "alloc")]
pub use self::bits::{BitRule, MAX_BITS, TooManyBitsError};
pub use self::from_fn::{FromFn, from_fn};
#[cfg(feature = "alloc")]
pub use self::grid::GridRule;

/// The rule of an impartial game whose positions are numbered so that every move leads to lower numbers.
///
/// A position is a `usize`: the size of a heap, the bits of a row, `x * height + y` of a sheet. A move may split a
/// position into several, which are then played as a sum; so an option is a slice of positions, empty when nothing is
/// left.
///
/// The order is the caller's promise, and it is checked where it matters: evaluation reports an option that is not
/// lower than its position as an error, never as a wrong value.
///
/// Kayles: a move takes one skittle or two neighbouring ones out of a row, and what is left on either side is played
/// on. (Dudeney 1908; Guy and Smith 1956.)
///
/// ```
/// use grundy_core::Rule;
///
/// struct Kayles;
///
/// impl Rule for Kayles {
///     fn options(&self, skittles: usize, option: &mut dyn FnMut(&[usize])) {
///         for hit in 1..=skittles.min(2) {
///             for left in 0..=skittles - hit {
///                 option(&[left, skittles - hit - left]);
///             }
///         }
///     }
/// }
///
/// let mut count = 0;
/// Kayles.options(3, &mut |_| count += 1);
/// assert_eq!(count, 5);
/// ```
pub trait Rule {
    /// Calls `option` once for every option of `position`, in any order; calling it twice for one option does no harm.
    ///
    /// Each option is a sum of positions, all lower than `position`, which is below [`positions`](Rule::positions).
    fn options(&self, position: usize, option: &mut dyn FnMut(&[usize]));

    /// How many positions there are, numbered from 0. `None`, the default, means one for every number, as with heaps.
    ///
    /// Evaluation refuses to go further: what lies beyond would have no options and count as lost.
    fn positions(&self) -> Option<usize> {
        None
    }

    /// Writes, for the message of an error, that the options of `position` include one with the part `part`, which is
    /// not lower; a rule whose positions are more than numbers to its author says it in their terms.
    ///
    /// # Errors
    ///
    /// Those of the writer.
    fn describe_not_lower(&self, position: usize, part: usize, out: &mut dyn fmt::Write) -> fmt::Result {
        write!(out, "position {position} has an option with part {part}, which is not lower than {position}")
    }
}

impl<R: Rule + ?Sized> Rule for &R {
    fn options(&self, position: usize, option: &mut dyn FnMut(&[usize])) {
        (**self).options(position, option);
    }

    fn positions(&self) -> Option<usize> {
        (**self).positions()
    }

    fn describe_not_lower(&self, position: usize, part: usize, out: &mut dyn fmt::Write) -> fmt::Result {
        (**self).describe_not_lower(position, part, out)
    }
}
