//! The notation of take-and-break games: one digit for each number of objects removed.

use alloc::vec::Vec;
use core::fmt;

use super::Theorem;

/// The digits of a code, from the one before the point on, without trailing zeros.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Digits(Vec<u8>);

impl Digits {
    /// Reads `0.77`, `.77` or `4.7`: at most one digit, a point, one or more digits of `radix`, 8 or 16.
    pub(super) fn parse(code: &str, radix: u32) -> Result<Digits, ParseCodeError> {
        let error = |index, expected| {
            let found = code.chars().nth(index);
            Err(ParseCodeError { index, found, expected })
        };
        let mut chars = code.chars().enumerate().peekable();
        let whole = match chars.next_if(|&(_, char)| char != '.') {
            None => 0,
            // Removing nothing has to split the heap, or a move would change nothing.
            Some((index, char)) => match char.to_digit(radix) {
                Some(digit) if digit % 4 == 0 => digit as u8,
                _ => return error(index, Expected::Whole { radix }),
            },
        };
        if chars.next_if(|&(_, char)| char == '.').is_none() {
            return error(chars.peek().map_or(code.chars().count(), |&(index, _)| index), Expected::Point);
        }
        let mut digits = alloc::vec![whole];
        if chars.peek().is_none() {
            return error(code.chars().count(), Expected::Digit { radix });
        }
        for (index, char) in chars {
            match char.to_digit(radix) {
                Some(digit) => digits.push(digit as u8),
                None => return error(index, Expected::Digit { radix }),
            }
        }
        Ok(Digits::trimmed(digits))
    }

    /// The code with these digits, from the one before the point on.
    pub(super) fn new(digits: impl IntoIterator<Item = u8>, radix: u8) -> Result<Digits, DigitError> {
        let mut kept = Vec::new();
        for (place, digit) in digits.into_iter().enumerate() {
            if digit >= radix || place == 0 && digit % 4 != 0 {
                return Err(DigitError { place, digit, radix });
            }
            kept.push(digit);
        }
        Ok(Digits::trimmed(kept))
    }

    fn trimmed(mut digits: Vec<u8>) -> Digits {
        let len = digits.iter().rposition(|&digit| digit != 0).map_or(0, |last| last + 1);
        digits.truncate(len);
        Digits(digits)
    }

    /// The digit for removing `place` objects.
    pub(super) fn get(&self, place: usize) -> u8 {
        self.0.get(place).copied().unwrap_or(0)
    }

    /// The place of the last digit that is not zero; zero without any.
    pub(super) fn last_place(&self) -> usize {
        self.0.len().saturating_sub(1)
    }

    /// The most heaps that a move may leave; one where none leaves any.
    pub(super) fn heaps(&self) -> usize {
        let all = self.0.iter().fold(2, |all, digit| all | digit);
        all.ilog2() as usize
    }

    /// The places whose digit has this bit, ascending.
    pub(super) fn places(&self, bit: u8) -> impl Iterator<Item = usize> + '_ {
        self.0.iter().enumerate().filter(move |&(_, digit)| digit & bit != 0).map(|(place, _)| place)
    }

    /// Calls `option` for all ways to leave no heap, one, two or three.
    pub(super) fn options(&self, heap: usize, option: &mut dyn FnMut(&[usize])) {
        for (place, &digit) in self.0.iter().enumerate().take_while(|&(place, _)| place <= heap) {
            let left = heap - place;
            if digit & 1 != 0 && left == 0 {
                option(&[]);
            }
            if digit & 2 != 0 && left > 0 {
                option(&[left]);
            }
            if digit & 4 != 0 {
                (1..=left / 2).for_each(|part| option(&[part, left - part]));
            }
            if digit & 8 != 0 {
                for small in 1..=left / 3 {
                    (small..=(left - small) / 2)
                        .for_each(|middle| option(&[small, middle, left - small - middle]));
                }
            }
        }
    }

    /// The theorem by which a repeat of values proves a period.
    pub(super) fn theorem(&self) -> Theorem {
        Theorem::GuySmith { heaps: self.heaps() as u64, last: self.last_place() as u64 }
    }
}

impl fmt::Display for Digits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:X}.", self.get(0))?;
        (1..=self.last_place().max(1)).try_for_each(|place| write!(f, "{:X}", self.get(place)))
    }
}

/// What codes of all kinds have: digits below a radix, to be made, read and written.
macro_rules! code_of_radix {
    ($Code:ident, $radix:literal) => {
        impl $Code {
            /// The code with these digits: the one before the point, then those for removing 1, 2, … objects.
            ///
            /// # Errors
            ///
            #[doc = concat!("[`DigitError`](crate::heap::DigitError), where one is not below ", $radix, ", or the first is not a multiple of 4.")]
            pub fn from_digits(
                digits: impl IntoIterator<Item = u8>,
            ) -> Result<$Code, $crate::heap::DigitError> {
                Digits::new(digits, $radix).map($Code)
            }

            #[doc = concat!("The digit for removing `place` objects, below ", $radix, "; zero past the last one.")]
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

        impl core::str::FromStr for $Code {
            type Err = $crate::heap::ParseCodeError;

            fn from_str(code: &str) -> Result<$Code, $crate::heap::ParseCodeError> {
                Digits::parse(code, $radix).map($Code)
            }
        }

        /// With a digit before the point and at least one after it, in capitals.
        impl core::fmt::Display for $Code {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                self.0.fmt(f)
            }
        }

        impl core::fmt::Debug for $Code {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                write!(f, concat!(stringify!($Code), "({})"), self)
            }
        }

        impl $crate::Rule for $Code {
            fn options(&self, heap: usize, option: &mut dyn FnMut(&[usize])) {
                self.0.options(heap, option);
            }
        }

        impl $crate::heap::HeapGame for $Code {
            fn theorem(&self) -> Option<$crate::heap::Theorem> {
                Some(self.0.theorem())
            }
        }
    };
}
pub(super) use code_of_radix;

/// A text that is not a code: which character is wrong, and what was expected there.
#[derive(Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct ParseCodeError {
    index: usize,
    found: Option<char>,
    expected: Expected,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Expected {
    Whole { radix: u32 },
    Point,
    Digit { radix: u32 },
}

impl ParseCodeError {
    /// The index of the wrong character, from 0, and the number of characters where the code ends too early.
    #[must_use]
    pub fn index(&self) -> usize {
        self.index
    }

    /// The wrong character; `None` where the code ends too early.
    #[must_use]
    pub fn found(&self) -> Option<char> {
        self.found
    }
}

impl fmt::Display for ParseCodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.found {
            Some(found) => write!(f, "character {} is {found:?}, expected ", self.index + 1)?,
            None => f.write_str("the code ends too early, expected ")?,
        }
        f.write_str(match self.expected {
            Expected::Whole { radix: 16 } => "0, 4, 8 or C, or a point",
            Expected::Whole { .. } => "0 or 4, or a point",
            Expected::Point => "a point",
            Expected::Digit { radix: 16 } => "a digit 0 to F",
            Expected::Digit { .. } => "a digit 0 to 7",
        })
    }
}

crate::__debug_as_display!(ParseCodeError);
impl core::error::Error for ParseCodeError {}

/// A digit that a code cannot have.
#[derive(Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct DigitError {
    /// Its place, 0 for the one before the point.
    pub place: usize,
    /// The digit.
    pub digit: u8,
    radix: u8,
}

impl fmt::Display for DigitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let DigitError { place, digit, radix } = self;
        let expected = match (place, radix) {
            (0, 16) => "0, 4, 8 or 12, since removing nothing has to split the heap",
            (0, _) => "0 or 4, since removing nothing has to split the heap",
            (_, 16) => "0 to 15",
            _ => "0 to 7",
        };
        write!(f, "the digit at place {place} is {digit}, expected {expected}")
    }
}

crate::__debug_as_display!(DigitError);
impl core::error::Error for DigitError {}
