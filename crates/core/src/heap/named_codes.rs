//! Octal codes that have a name.

use super::OctalCode;

/// An octal code under which a game is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct NamedCode {
    /// The name in small letters and hyphens: `dawsons-kayles`.
    pub id: &'static str,
    /// The code, as [`OctalCode`] prints it.
    pub code: &'static str,
    /// The name as it is written: Dawson's Kayles.
    pub name: &'static str,
}

const fn named(id: &'static str, code: &'static str, name: &'static str) -> NamedCode {
    NamedCode { id, code, name }
}

/// The octal codes with a name.
///
/// Kayles: Dudeney 1908, Loyd 1914. Dawson's Chess: Dawson 1934; 0.07, by which its values shift by one heap, has come to
/// be called Dawson's Kayles. Officers: *Winning Ways*, chapter 4; no period of it is known.
///
/// ```
/// use grundy_core::heap::{NAMED_CODES, OctalCode};
///
/// let kayles = OctalCode::kayles();
/// assert_eq!(kayles.to_string(), "0.77");
/// assert_eq!(kayles.name().map(|named| named.name), Some("Kayles"));
/// assert!(NAMED_CODES.iter().any(|named| named.id == "officers"));
/// ```
pub const NAMED_CODES: &[NamedCode] = &[
    named("kayles", "0.77", "Kayles"),
    named("dawsons-kayles", "0.07", "Dawson's Kayles"),
    named("dawsons-chess", "0.137", "Dawson's Chess"),
    named("officers", "0.6", "Officers"),
];

impl OctalCode {
    /// Kayles, 0.77: remove one object or two from a heap, and split what is left in two if you like.
    #[must_use]
    pub fn kayles() -> OctalCode {
        OctalCode::of(&[0, 7, 7])
    }

    /// Dawson's Kayles, 0.07: remove two objects from a heap, and split what is left in two if you like.
    #[must_use]
    pub fn dawsons_kayles() -> OctalCode {
        OctalCode::of(&[0, 0, 7])
    }

    /// Dawson's Chess, 0.137: in a row of squares, take one and its neighbours.
    #[must_use]
    pub fn dawsons_chess() -> OctalCode {
        OctalCode::of(&[0, 1, 3, 7])
    }

    /// Officers, 0.6: remove one object from a heap of at least two, and split what is left in two if you like.
    #[must_use]
    pub fn officers() -> OctalCode {
        OctalCode::of(&[0, 6])
    }

    /// The name under which this code is known; `None` for most.
    #[must_use]
    pub fn name(&self) -> Option<&'static NamedCode> {
        NAMED_CODES.iter().find(|named| named.code.parse().is_ok_and(|code: OctalCode| code == *self))
    }

    fn of(digits: &[u8]) -> OctalCode {
        OctalCode::from_digits(digits.iter().copied()).expect("the digits above are octal")
    }
}
