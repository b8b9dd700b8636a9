//! Rules of one number.

use core::fmt;

use crate::Rule;

/// The game whose options a closure lists: of heaps that are made smaller or split, or of anything that one number
/// describes. It has no last position.
///
// `evaluate` needs a heap.
#[cfg_attr(feature = "alloc", doc = "```")]
#[cfg_attr(not(feature = "alloc"), doc = "```ignore")]
/// use grundy_core::{Nimber, evaluate, rule};
///
/// // Grundy's game: split a heap into two of different sizes.
/// let grundy = rule::from_fn(|heap, option| {
///     (1..heap.div_ceil(2)).for_each(|small| option(&[small, heap - small]));
/// });
/// assert_eq!(evaluate(&grundy, 8)?, [0, 0, 0, 1, 0, 2, 1, 0].map(Nimber::new));
/// # Ok::<(), grundy_core::EvaluateError>(())
/// ```
pub const fn from_fn<F: Fn(usize, &mut dyn FnMut(&[usize]))>(options: F) -> FromFn<F> {
    FromFn { options }
}

/// The rule that [`from_fn`] makes.
#[derive(Clone, Copy)]
pub struct FromFn<F> {
    options: F,
}

impl<F: Fn(usize, &mut dyn FnMut(&[usize]))> Rule for FromFn<F> {
    fn options(&self, position: usize, option: &mut dyn FnMut(&[usize])) {
        (self.options)(position, option);
    }
}

impl<F> fmt::Debug for FromFn<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FromFn").finish_non_exhaustive()
    }
}
