//! Rules of states of some bits.

use alloc::vec::Vec;
use core::fmt;

use crate::Rule;

/// A game on the 2^n states of n bits, n ≤ 26: coins that lie heads or tails, squares that are taken or free.
///
/// A state is the number that its bits make, so a move has to clear its highest changed bit.
///
/// ```
/// use grundy_core::rule::BitRule;
/// use grundy_core::{Nimber, evaluate};
///
/// // Twins: turn a coin from heads to tails and one on its right the other way round.
/// let twins = BitRule::new(4, |state, option| {
///     for left in (0..4).filter(|left| state >> left & 1 == 1) {
///         (0..left).for_each(|right| option(&[state ^ 1 << left ^ 1 << right]));
///     }
/// })?;
/// let nimbers = evaluate(&twins, twins.len())?;
/// // The coin in place i is a Nim heap of i.
/// assert_eq!(nimbers[0b1100], Nimber::new(3 ^ 2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy)]
pub struct BitRule<F> {
    bits: u32,
    options: F,
}

/// The most bits of a [`BitRule`]: 2^26 states, half a gigabyte of nimbers.
pub const MAX_BITS: u32 = 26;

impl<F: Fn(u32, &mut dyn FnMut(&[u32]))> BitRule<F> {
    /// The game on the states of this many bits whose options the closure lists.
    ///
    /// # Errors
    ///
    /// [`TooManyBitsError`], where there are more than [`MAX_BITS`].
    pub fn new(bits: u32, options: F) -> Result<BitRule<F>, TooManyBitsError> {
        if bits <= MAX_BITS { Ok(BitRule { bits, options }) } else { Err(TooManyBitsError { bits }) }
    }

    /// The number of states.
    #[expect(clippy::len_without_is_empty, reason = "there is always the state without any bit")]
    pub const fn len(&self) -> usize {
        1 << self.bits
    }
}

impl<F: Fn(u32, &mut dyn FnMut(&[u32]))> Rule for BitRule<F> {
    fn options(&self, position: usize, option: &mut dyn FnMut(&[usize])) {
        if position >= 1 << self.bits {
            return;
        }
        // At most 26 bits. One and two parts apart, as in `GridRule`.
        (self.options)(position as u32, &mut |states| match *states {
            [state] => option(&[state as usize]),
            [one, other] => option(&[one as usize, other as usize]),
            _ => option(&states.iter().map(|&state| state as usize).collect::<Vec<_>>()),
        });
    }

    fn positions(&self) -> Option<usize> {
        Some(1 << self.bits)
    }

    fn describe_not_lower(&self, position: usize, part: usize, out: &mut dyn fmt::Write) -> fmt::Result {
        let bits = self.bits as usize;
        write!(out, "state {position:0bits$b} has an option with part {part:0bits$b}, which is not lower")
    }
}

impl<F> fmt::Debug for BitRule<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BitRule").field("bits", &self.bits).finish_non_exhaustive()
    }
}

/// More bits than a [`BitRule`] takes.
#[derive(Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct TooManyBitsError {
    /// How many.
    pub bits: u32,
}

impl fmt::Display for TooManyBitsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} bits make too many states; at most {MAX_BITS} are allowed", self.bits)
    }
}

crate::__debug_as_display!(TooManyBitsError);
impl core::error::Error for TooManyBitsError {}
