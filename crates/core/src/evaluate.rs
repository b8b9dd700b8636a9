//! From a rule to the nimbers of its positions.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::mex::NimberSet;
use crate::{Nimber, Rule};

/// The nimbers of the positions `0..len`, by the definition: each is the mex of its options' nimbers.
///
/// Takes as long as listing all options, and 8 bytes a position.
///
/// ```
/// use grundy_core::{Nimber, Rule, evaluate};
///
/// /// Remove one, two or three from a heap.
/// struct Bachet;
///
/// impl Rule for Bachet {
///     fn options(&self, heap: usize, option: &mut dyn FnMut(&[usize])) {
///         (1..=heap.min(3)).for_each(|taken| option(&[heap - taken]));
///     }
/// }
///
/// let nimbers = evaluate(&Bachet, 6)?;
/// assert_eq!(nimbers, [0, 1, 2, 3, 0, 1].map(Nimber::new));
/// # Ok::<(), grundy_core::EvaluateError>(())
/// ```
///
/// # Errors
///
/// [`EvaluateError::NotLower`] where the rule names an option that is not lower than its position: no order of
/// evaluation is known then, and the game may not even end. [`EvaluateError::TooLong`] where the rule has fewer
/// positions, and [`EvaluateError::OutOfMemory`] where there is not enough memory.
pub fn evaluate<R: Rule + ?Sized>(rule: &R, len: usize) -> Result<Vec<Nimber>, EvaluateError> {
    if let Some(positions) = rule.positions().filter(|&positions| positions < len) {
        return Err(EvaluateError::TooLong { len, positions });
    }
    let mut nimbers: Vec<Nimber> = Vec::new();
    nimbers.try_reserve_exact(len).map_err(|_| EvaluateError::OutOfMemory { len })?;
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
        if let Some(part) = fault {
            let mut message = String::new();
            rule.describe_not_lower(position, part, &mut message).expect("a string takes any text");
            return Err(EvaluateError::NotLower { position, part, message });
        }
        nimbers.push(seen.mex());
    }
    Ok(nimbers)
}

/// Why a rule was not evaluated.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum EvaluateError {
    /// The rule named an option that is not lower than the position it is an option of.
    NotLower {
        /// The position whose options were asked for.
        position: usize,
        /// The first part among its options that is not lower; `usize::MAX` where a [`GridRule`](crate::rule::GridRule)
        /// named a pair outside its grid.
        part: usize,
        /// The same in the rule's own terms.
        message: String,
    },
    /// The rule has fewer positions than were to be evaluated.
    TooLong {
        /// How many were to be evaluated.
        len: usize,
        /// How many the rule has.
        positions: usize,
    },
    /// There is not enough memory for the nimbers.
    OutOfMemory {
        /// How many were to be evaluated.
        len: usize,
    },
}

impl fmt::Display for EvaluateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EvaluateError::NotLower { message, .. } => f.write_str(message),
            EvaluateError::TooLong { len, positions } => {
                write!(f, "{len} positions were asked for, but the rule has {positions}")
            }
            EvaluateError::OutOfMemory { len } => write!(f, "not enough memory for {len} nimbers"),
        }
    }
}

crate::__debug_as_display!(EvaluateError);
impl core::error::Error for EvaluateError {}
