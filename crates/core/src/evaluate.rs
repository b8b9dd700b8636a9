//! From a rule to the nimbers of its positions.

use alloc::vec::Vec;
use core::fmt;

use crate::mex::NimberSet;
use crate::{Nimber, Rule};

/// The nimbers of the positions `0..len`, by the definition: each is the mex of its options' nimbers.
///
/// Time is that of enumerating all options; memory is 8 bytes a position.
///
/// ```
/// use grundy_core::{Nimber, Rule, evaluate};
///
/// /// Remove one, two or three from a heap.
/// struct Bash;
///
/// impl Rule for Bash {
///     fn options(&self, heap: usize, option: &mut dyn FnMut(&[usize])) {
///         (1..=heap.min(3)).for_each(|taken| option(&[heap - taken]));
///     }
/// }
///
/// let nimbers = evaluate(&Bash, 6)?;
/// assert_eq!(nimbers, [0, 1, 2, 3, 0, 1].map(Nimber::new));
/// # Ok::<(), grundy_core::NotLower>(())
/// ```
///
/// # Errors
///
/// [`NotLower`] where the rule names an option that is not lower than its position: no order of evaluation is known
/// then, and the game may not even end.
pub fn evaluate<R: Rule + ?Sized>(rule: &R, len: usize) -> Result<Vec<Nimber>, NotLower> {
    let mut nimbers: Vec<Nimber> = Vec::with_capacity(len);
    let mut seen = NimberSet::default();
    for position in 0..len {
        let mut fault = None;
        seen.clear();
        rule.options(position, &mut |option| {
            let mut sum = Nimber::ZERO;
            for &part in option {
                match nimbers.get(part) {
                    Some(&nimber) => sum ^= nimber,
                    None => {
                        fault.get_or_insert(part);
                    }
                }
            }
            seen.insert(sum);
        });
        if let Some(option) = fault {
            return Err(NotLower { position, option });
        }
        nimbers.push(seen.mex());
    }
    Ok(nimbers)
}

/// A rule named an option that is not lower than the position it is an option of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotLower {
    /// The position whose options were asked for.
    pub position: usize,
    /// The first position among its options that is not lower.
    pub option: usize,
}

impl fmt::Display for NotLower {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let NotLower { position, option } = self;
        write!(f, "position {position} has an option with part {option}, which is not lower than {position}")
    }
}

impl core::error::Error for NotLower {}
