//! Options in other terms than numbers, turned into numbers.

use alloc::vec::Vec;

/// Hands an option on with its parts numbered.
///
/// Build scripts run without optimisation, where a vector or an iterator for each option would double the time of an
/// evaluation; so the options of one and two parts, which are nearly all, go without.
#[inline]
pub(super) fn numbered<T: Copy>(parts: &[T], option: &mut dyn FnMut(&[usize]), number: impl Fn(T) -> usize) {
    match *parts {
        [only] => option(&[number(only)]),
        [one, other] => option(&[number(one), number(other)]),
        _ => option(&parts.iter().map(|&part| number(part)).collect::<Vec<_>>()),
    }
}
