//! Rules given by a closure: heaps that may break, positions on a grid, and states of some bits.
//!
//! The closure gets a position and a callback, which it calls once for every option, with the positions that the option
//! is the sum of: none, one or more. Each has to be lower than the position that was asked for, by the number that stands
//! for it; [`evaluate`](crate::evaluate) refuses any other with both numbers.

use alloc::vec::Vec;
use core::fmt;

use crate::Rule;

/// A game on heaps: any rule of taking and breaking that makes heaps smaller.
///
/// ```
/// use grundy_core::rules::HeapRule;
/// use grundy_core::{Nimber, evaluate};
///
/// // Grundy's game: split a heap into two of different sizes.
/// let grundy = HeapRule::new(|heap, option| {
///     (1..heap.div_ceil(2)).for_each(|small| option(&[small, heap - small]));
/// });
/// assert_eq!(evaluate(&grundy, 8)?, [0, 0, 0, 1, 0, 2, 1, 0].map(Nimber::new));
/// # Ok::<(), grundy_core::NotLower>(())
/// ```
#[derive(Clone, Copy)]
pub struct HeapRule<F> {
    options: F,
}

impl<F: Fn(usize, &mut dyn FnMut(&[usize]))> HeapRule<F> {
    /// The game whose options the closure lists.
    pub const fn new(options: F) -> HeapRule<F> {
        HeapRule { options }
    }
}

impl<F: Fn(usize, &mut dyn FnMut(&[usize]))> Rule for HeapRule<F> {
    fn options(&self, heap: usize, option: &mut dyn FnMut(&[usize])) {
        (self.options)(heap, option);
    }
}

impl<F> fmt::Debug for HeapRule<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("HeapRule")
    }
}

/// A game on pairs (x, y) with x < width and y < height: a sheet to cut, a piece on a board, two heaps that know of each
/// other.
///
/// The pair's number is x·height + y. So a move may lower x and change y as it likes, or keep x and lower y. A game that
/// lowers y always, but not x, has its coordinates the wrong way round.
///
/// ```
/// use grundy_core::rules::GridRule;
/// use grundy_core::{Nimber, evaluate};
///
/// // Cut a sheet along a line into two.
/// let sheet = GridRule::new(4, 4, |x, y, option| {
///     (1..=x / 2).for_each(|cut| option(&[(cut, y), (x - cut, y)]));
///     (1..=y / 2).for_each(|cut| option(&[(x, cut), (x, y - cut)]));
/// });
/// let nimbers = evaluate(&sheet, sheet.len())?;
/// let at = |x, y| sheet.position(x, y).map(|position| nimbers[position]);
/// assert_eq!(at(1, 3), Some(Nimber::new(0)));
/// assert_eq!(at(2, 3), Some(Nimber::new(1)));
/// assert_eq!(at(1, 4), None);
/// # Ok::<(), grundy_core::NotLower>(())
/// ```
#[derive(Clone, Copy)]
pub struct GridRule<F> {
    width: usize,
    height: usize,
    options: F,
}

impl<F: Fn(usize, usize, &mut dyn FnMut(&[(usize, usize)]))> GridRule<F> {
    /// The game on the pairs below (`width`, `height`) whose options the closure lists.
    pub const fn new(width: usize, height: usize, options: F) -> GridRule<F> {
        GridRule { width, height, options }
    }

    /// The number of pairs, and usize::MAX where that does not fit: no one evaluates so many.
    pub const fn len(&self) -> usize {
        self.width.saturating_mul(self.height)
    }

    /// Whether there are no pairs.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The number of a pair, below [`len`](GridRule::len); `None` for one outside.
    pub const fn position(&self, x: usize, y: usize) -> Option<usize> {
        if x < self.width && y < self.height {
            Some(x.saturating_mul(self.height).saturating_add(y))
        } else {
            None
        }
    }

    /// The pair of a number; `None` from [`len`](GridRule::len) on.
    pub const fn pair(&self, position: usize) -> Option<(usize, usize)> {
        if position < self.len() { Some((position / self.height, position % self.height)) } else { None }
    }
}

/// A pair outside of the grid counts as position usize::MAX, which is lower than none.
impl<F: Fn(usize, usize, &mut dyn FnMut(&[(usize, usize)]))> Rule for GridRule<F> {
    fn options(&self, position: usize, option: &mut dyn FnMut(&[usize])) {
        let Some((x, y)) = self.pair(position) else { return };
        let mut parts = Vec::new();
        (self.options)(x, y, &mut |pairs| {
            parts.clear();
            parts.extend(pairs.iter().map(|&(x, y)| self.position(x, y).unwrap_or(usize::MAX)));
            option(&parts);
        });
    }
}

impl<F> fmt::Debug for GridRule<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GridRule")
            .field("width", &self.width)
            .field("height", &self.height)
            .finish_non_exhaustive()
    }
}

/// A game on the 2^n states of n bits, n ≤ 26: coins that lie heads or tails, squares that are taken or free.
///
/// A state is the number that its bits make, so a move has to clear its highest changed bit.
///
/// ```
/// use grundy_core::rules::BitRule;
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
    /// [`TooManyBits`], where there are more than [`MAX_BITS`].
    pub fn new(bits: u32, options: F) -> Result<BitRule<F>, TooManyBits> {
        if bits <= MAX_BITS { Ok(BitRule { bits, options }) } else { Err(TooManyBits { bits }) }
    }

    /// The number of states.
    #[expect(clippy::len_without_is_empty, reason = "there is always the state without any bit")]
    pub fn len(&self) -> usize {
        1 << self.bits
    }
}

impl<F: Fn(u32, &mut dyn FnMut(&[u32]))> Rule for BitRule<F> {
    fn options(&self, position: usize, option: &mut dyn FnMut(&[usize])) {
        if position >= 1 << self.bits {
            return;
        }
        let mut parts = Vec::new();
        (self.options)(position as u32, &mut |states| {
            parts.clear();
            parts.extend(states.iter().map(|&state| state as usize));
            option(&parts);
        });
    }
}

impl<F> fmt::Debug for BitRule<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BitRule").field("bits", &self.bits).finish_non_exhaustive()
    }
}

/// More bits than a [`BitRule`] takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooManyBits {
    /// How many.
    pub bits: u32,
}

impl fmt::Display for TooManyBits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} bits make too many states; at most {MAX_BITS} are allowed", self.bits)
    }
}

impl core::error::Error for TooManyBits {}
