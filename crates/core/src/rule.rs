//! What an impartial game is to this library.

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
    /// Each option is a sum of positions, all lower than `position`.
    fn options(&self, position: usize, option: &mut dyn FnMut(&[usize]));
}

impl<R: Rule + ?Sized> Rule for &R {
    fn options(&self, position: usize, option: &mut dyn FnMut(&[usize])) {
        (**self).options(position, option);
    }
}
