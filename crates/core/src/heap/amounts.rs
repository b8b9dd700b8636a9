//! Amounts as they are kept and written: ranges.

use alloc::vec::Vec;
use core::fmt;
use core::iter::FusedIterator;
use core::ops::RangeInclusive;

/// Sorts ranges, none of them empty, and joins those that meet: what is left ascends with a gap between any two.
pub(super) fn joined(mut ranges: Vec<RangeInclusive<u64>>) -> Vec<RangeInclusive<u64>> {
    ranges.sort_unstable_by_key(|range| *range.start());
    let mut joined: Vec<RangeInclusive<u64>> = Vec::new();
    for range in ranges {
        match joined.last_mut() {
            Some(last) if *range.start() <= last.end().saturating_add(1) => {
                *last = *last.start()..=*range.end().max(last.end());
            }
            _ => joined.push(range),
        }
    }
    joined.shrink_to_fit();
    joined
}

/// Writes `1,3-5`: a range of three amounts or more by its ends, and `{}` where there is none.
pub(super) fn write(ranges: &[RangeInclusive<u64>], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if ranges.is_empty() {
        return f.write_str("{}");
    }
    for (index, range) in ranges.iter().enumerate() {
        let comma = if index == 0 { "" } else { "," };
        match (range.start(), range.end()) {
            (first, last) if first == last => write!(f, "{comma}{first}")?,
            (first, last) if first + 1 == *last => write!(f, "{comma}{first},{last}")?,
            (first, last) => write!(f, "{comma}{first}-{last}")?,
        }
    }
    Ok(())
}

/// Reads what [`write`] writes; also with spaces around an amount, and braces around the whole. The text begins at byte
/// `offset` of what was given.
pub(super) fn read(text: &str, offset: usize) -> Result<Vec<RangeInclusive<u64>>, ParseAmountsError> {
    let inner = text.strip_prefix('{').and_then(|text| text.strip_suffix('}'));
    if inner.is_some_and(|inner| inner.trim_matches(' ').is_empty()) {
        return Ok(Vec::new());
    }
    let mut reader = Reader {
        text: inner.unwrap_or(text),
        at: 0,
        offset: offset + usize::from(inner.is_some()),
        in_braces: inner.is_some(),
    };
    let mut ranges = Vec::new();
    loop {
        ranges.push(reader.range()?);
        match reader.peek() {
            None => return Ok(ranges),
            Some(b',') => reader.at += 1,
            Some(_) => return Err(reader.unexpected(Expected::End)),
        }
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
    offset: usize,
    in_braces: bool,
}

impl Reader<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn skip_spaces(&mut self) {
        while self.peek() == Some(b' ') {
            self.at += 1;
        }
    }

    /// What is found here is not what was expected.
    fn unexpected(&self, expected: Expected) -> ParseAmountsError {
        // Everything read so far is ASCII, so a character begins here.
        let found = self.text[self.at..].chars().next().or(self.in_braces.then_some('}'));
        ParseAmountsError { index: self.offset + self.at, fault: Fault::Unexpected { found, expected } }
    }

    fn range(&mut self) -> Result<RangeInclusive<u64>, ParseAmountsError> {
        self.skip_spaces();
        let index = self.offset + self.at;
        let first = self.amount()?;
        self.skip_spaces();
        if self.peek() != Some(b'-') {
            return Ok(first..=first);
        }
        self.at += 1;
        self.skip_spaces();
        let last = self.amount()?;
        self.skip_spaces();
        if last < first {
            return Err(ParseAmountsError { index, fault: Fault::Falls { first, last } });
        }
        Ok(first..=last)
    }

    fn amount(&mut self) -> Result<u64, ParseAmountsError> {
        let start = self.at;
        let mut amount = Some(0_u64);
        while let Some(digit) = self.peek().filter(u8::is_ascii_digit) {
            let shifted = amount.and_then(|amount| amount.checked_mul(10));
            amount = shifted.and_then(|amount| amount.checked_add(u64::from(digit - b'0')));
            self.at += 1;
        }
        let index = self.offset + start;
        match amount {
            Some(0) if self.at > start => Err(ParseAmountsError { index, fault: Fault::Zero }),
            Some(0) => Err(self.unexpected(Expected::Amount)),
            Some(amount) => Ok(amount),
            None => Err(ParseAmountsError { index, fault: Fault::TooLarge }),
        }
    }
}

/// The amounts of a set, ascending and distinct. Made by [`SubtractionSet::amounts`](super::SubtractionSet::amounts).
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy"]
pub struct Amounts<'a> {
    pub(super) ranges: core::slice::Iter<'a, RangeInclusive<u64>>,
    pub(super) range: Option<RangeInclusive<u64>>,
}

impl Iterator for Amounts<'_> {
    type Item = u64;

    fn next(&mut self) -> Option<u64> {
        loop {
            if let Some(amount) = self.range.as_mut().and_then(Iterator::next) {
                return Some(amount);
            }
            self.range = Some(self.ranges.next()?.clone());
        }
    }
}

impl FusedIterator for Amounts<'_> {}

/// A text that is not a set of amounts: where it is wrong, what was found there, and what was expected.
#[derive(Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct ParseAmountsError {
    index: usize,
    fault: Fault,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    Unexpected { found: Option<char>, expected: Expected },
    Zero,
    TooLarge,
    Falls { first: u64, last: u64 },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Expected {
    Amount,
    End,
    AllBut,
}

impl ParseAmountsError {
    /// The text does not begin with `all-but:`.
    pub(super) fn all_but(text: &str) -> ParseAmountsError {
        let common = text.bytes().zip("all-but:".bytes()).take_while(|(a, b)| a == b).count();
        let found = text[common..].chars().next();
        ParseAmountsError { index: common, fault: Fault::Unexpected { found, expected: Expected::AllBut } }
    }

    /// The byte of the text, from 0, at which the fault begins; its length where the text ends too early.
    #[must_use]
    pub fn index(&self) -> usize {
        self.index
    }
}

impl fmt::Display for ParseAmountsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = self.index + 1;
        match self.fault {
            Fault::Unexpected { found, expected } => {
                match found {
                    Some(found) => write!(f, "byte {at} is {found:?}")?,
                    None => f.write_str("the set ends too early")?,
                }
                f.write_str(match expected {
                    Expected::Amount => ", expected an amount, 1 to 2^64 - 1",
                    Expected::End => ", expected a digit, a comma, or a range such as 3-5",
                    Expected::AllBut => ", expected all-but: and the amounts that no move removes",
                })
            }
            Fault::Zero => write!(f, "the amount at byte {at} is 0; a move has to remove something"),
            Fault::TooLarge => write!(f, "the amount at byte {at} exceeds 2^64 - 1"),
            Fault::Falls { first, last } => {
                write!(f, "the range {first}-{last} at byte {at} descends; write {last}-{first}")
            }
        }
    }
}

crate::__debug_as_display!(ParseAmountsError);
impl core::error::Error for ParseAmountsError {}
