//! Octal games: a move removes some objects from a heap and may split what is left in two.

use super::code::{Digits, code_of_radix};
use super::octal_values::OctalValues;
use super::sealed::Evaluate;

/// A finite octal game, by its code d0.d1d2d3… (Guy and Smith 1956).
///
/// The digit dk says what a move that removes k objects from a heap may leave: the sum of 1 for no heap, 2 for one heap
/// and 4 for two. So 0.77 is Kayles: remove one or two, and split what is left if you like. 4.7 is also allowed to
/// split a heap without removing anything, and 0.137 is Dawson's Chess. The digit before the point can only be 0 or 4,
/// since a move that removes nothing has to split; it may be left out when it is 0. There is at least one digit after
/// the point, and any number of them; zeros at the end mean nothing and are not kept.
///
/// Whether every finite octal game is periodic is an open question. Where a period is found, the theorem of Guy and
/// Smith proves it ([`Theorem::GuySmith`](super::Theorem::GuySmith)).
///
/// Plain evaluation takes O(n) time for the value of heap n. Many games have a *sparse space*, in which all but a few
/// heaps fall into one of two classes; the evaluation finds out and then takes time in proportion to those few. It is
/// exact in any case. It takes two bytes a heap and 260 KiB besides.
///
/// ```
/// use grundy_core::Nimber;
/// use grundy_core::heap::{HeapGame, OctalCode};
///
/// let kayles: OctalCode = "0.77".parse()?;
/// assert_eq!(kayles.nimbers(8), [0, 1, 2, 3, 1, 4, 3, 2].map(Nimber::new));
///
/// let periodic = kayles.certify(1000).expect("it is periodic from 71 on");
/// let certificate = periodic.certificate();
/// assert_eq!((certificate.preperiod(), certificate.period()), (71, 12));
/// assert_eq!(
///     certificate.to_string(),
///     "G(n + 12) = G(n) for every n >= 71, because it holds for 71 <= n <= 156 and the theorem of Guy and Smith \
///      (1956) proves it for an octal code with its last digit at place 2",
/// );
/// assert_eq!(periodic.nimber(1 << 60), Nimber::new(1));
///
/// assert_eq!("0.8".parse::<OctalCode>().unwrap_err().to_string(), "character 3 is '8', expected a digit 0 to 7");
/// # Ok::<(), grundy_core::heap::ParseCodeError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct OctalCode(Digits);

code_of_radix!(OctalCode, 8);

impl Evaluate for OctalCode {
    type Evaluator = OctalValues;

    fn evaluator(&self) -> OctalValues {
        OctalValues::new(&self.0)
    }

    fn digits(&self) -> Option<&Digits> {
        Some(&self.0)
    }
}
