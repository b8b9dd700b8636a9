//! Hexadecimal games: octal games that may leave three heaps as well.

use core::fmt;
use core::str::FromStr;

use super::code::Digits;
use super::{DigitError, ParseCodeError};
use crate::Rule;

/// A finite hexadecimal game, by its code d0.d1d2d3….
///
/// As in an [`OctalCode`](super::OctalCode) the digit dk says what a move that removes k objects may leave, and 8
/// means three heaps. The digit before the point can only be 0, 4, 8 or C, and may be left out when it is 0.
///
/// The theorem of Guy and Smith is about octal games, and the values of hexadecimal ones may well grow without end:
/// those of Kenyon's game 0.3F by 3 in every 6 heaps, as far as anyone has looked. So this is a [`Rule`] for
/// [`evaluate`](crate::evaluate), and an [`ObservedPeriod`](super::ObservedPeriod) is all that its values can give.
///
/// ```
/// use grundy_core::heap::{HexCode, ObservedPeriod};
/// use grundy_core::{Nimber, evaluate};
///
/// let kenyon: HexCode = "0.3F".parse()?;
/// let nimbers = evaluate(&kenyon, 100)?;
/// assert_eq!(nimbers[..8], [0, 1, 2, 0, 1, 2, 3, 4].map(Nimber::new));
///
/// let observed = ObservedPeriod::find(&nimbers).expect("it repeats so far");
/// assert_eq!((observed.preperiod(), observed.period(), observed.saltus()), (0, 6, 3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct HexCode(Digits);

impl HexCode {
    /// The code with these digits: the one before the point, then those for removing 1, 2, … objects.
    ///
    /// # Errors
    ///
    /// [`DigitError`], where one is above 15, or the first is not a multiple of 4.
    pub fn from_digits(digits: impl IntoIterator<Item = u8>) -> Result<HexCode, DigitError> {
        Digits::new(digits, 16).map(HexCode)
    }

    /// The digit for removing `place` objects, 0 to 15; zero past the last one.
    #[must_use]
    pub fn digit(&self, place: usize) -> u8 {
        self.0.get(place)
    }

    /// The place of the last digit after the point that is not zero; zero where there is none.
    #[must_use]
    pub fn last_place(&self) -> usize {
        self.0.last_place()
    }
}

impl FromStr for HexCode {
    type Err = ParseCodeError;

    fn from_str(code: &str) -> Result<HexCode, ParseCodeError> {
        Digits::parse(code, 16).map(HexCode)
    }
}

/// With a digit before the point and at least one after it, in capitals: `0.3F`.
impl fmt::Display for HexCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for HexCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "HexCode({self})")
    }
}

impl Rule for HexCode {
    fn options(&self, heap: usize, option: &mut dyn FnMut(&[usize])) {
        self.0.options(heap, option);
        for left in self.0.places(8).take_while(|&place| place <= heap).map(|place| heap - place) {
            for small in 1..=left / 3 {
                for middle in small..=(left - small) / 2 {
                    option(&[small, middle, left - small - middle]);
                }
            }
        }
    }
}
