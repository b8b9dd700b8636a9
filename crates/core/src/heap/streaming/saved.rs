//! A search as bytes, to go on with later.

use alloc::string::ToString;
use alloc::vec::Vec;
use core::fmt;

use super::chain::Mark;
use super::marks::Marks;
use super::search::{Goal, SparseError, SparseSearch};
use crate::heap::OctalCode;

const MAGIC: &[u8] = b"grundy sparse search 1\n";

impl SparseSearch {
    /// All that it takes to go on later with the same result: some hundred KiB.
    ///
    /// The format belongs to this version of the crate. The end is a checksum against damage, not against malice.
    #[must_use]
    pub fn save(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        put(&mut bytes, self.game.to_string().as_bytes());
        let goal = match self.goal {
            Goal::Find => [0, 0, 0],
            Goal::Found { start, period } => [1, start, period],
            Goal::Prove { preperiod, period } => [2, preperiod, period],
        };
        let keep = self.space.keep();
        let numbers = [
            self.space.values.len() as u64,
            self.witness.depth(),
            self.marks.spacing,
            self.marks.regular.len() as u64,
            self.marks.chosen.len() as u64,
            self.known() - keep as u64,
        ];
        goal.into_iter().chain(numbers).for_each(|number| bytes.extend(number.to_le_bytes()));
        put(&mut bytes, self.chain.last(keep));
        for mark in self.marks.regular.iter().chain(&self.marks.chosen) {
            bytes.extend(mark.first.to_le_bytes());
            put(&mut bytes, &mark.numbers);
        }
        let checksum = checksum(&bytes);
        bytes.extend(checksum.to_le_bytes());
        bytes
    }

    /// A search that was [saved](SparseSearch::save). The first values are worked out again.
    ///
    /// # Errors
    ///
    /// [`RestoreError`], where these bytes are damaged or no saved search.
    pub fn restore(bytes: &[u8]) -> Result<SparseSearch, RestoreError> {
        let damaged = RestoreError::Damaged;
        let (bytes, sum) = bytes.split_last_chunk().ok_or(damaged)?;
        if checksum(bytes) != u64::from_le_bytes(*sum) {
            return Err(damaged);
        }
        let mut rest = bytes.strip_prefix(MAGIC).ok_or(damaged)?;
        let game = core::str::from_utf8(take(&mut rest).ok_or(damaged)?).ok();
        let game: OctalCode = game.and_then(|game| game.parse().ok()).ok_or(damaged)?;
        let mut number = || -> Result<u64, RestoreError> {
            let (number, after) = rest.split_first_chunk().ok_or(damaged)?;
            rest = after;
            Ok(u64::from_le_bytes(*number))
        };
        let goal = match [number()?, number()?, number()?] {
            [0, ..] => Goal::Find,
            [1, start, period] => Goal::Found { start, period },
            [2, preperiod, period] => Goal::Prove { preperiod, period },
            _ => return Err(damaged),
        };
        let [len, depth, spacing, regular, chosen, first] =
            [number()?, number()?, number()?, number()?, number()?, number()?];
        let len = usize::try_from(len).map_err(|_| damaged)?;
        let mut search = SparseSearch::with_first_values(&game, goal, len).map_err(RestoreError::Game)?;

        let numbers = take(&mut rest).ok_or(damaged)?.to_vec();
        if numbers.len() != search.space.keep() || search.space.values.len() != len {
            return Err(damaged);
        }
        search.chain = search.space.chain(search.space.keep(), first, numbers);
        search.witness.set_depth(depth);
        search.witness.choose(&search.chain);
        let mut marks = |count: u64| -> Result<Vec<Mark>, RestoreError> {
            (0..count)
                .map(|_| {
                    let (first, after) = rest.split_first_chunk().ok_or(damaged)?;
                    rest = after;
                    let numbers = take(&mut rest).ok_or(damaged)?.to_vec();
                    Ok(Mark { first: u64::from_le_bytes(*first), numbers })
                })
                .collect()
        };
        search.marks = Marks::restore(marks(regular)?, marks(chosen)?, spacing);
        Ok(search)
    }
}

/// Writes a length and as many bytes.
fn put(bytes: &mut Vec<u8>, part: &[u8]) {
    bytes.extend((part.len() as u64).to_le_bytes());
    bytes.extend_from_slice(part);
}

/// Reads what [`put`] wrote.
fn take<'a>(bytes: &mut &'a [u8]) -> Option<&'a [u8]> {
    let (len, rest) = bytes.split_first_chunk()?;
    let (part, rest) = rest.split_at_checked(usize::try_from(u64::from_le_bytes(*len)).ok()?)?;
    *bytes = rest;
    Some(part)
}

/// FNV-1a (Fowler, Noll and Vo).
fn checksum(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

/// Why bytes are no saved search.
#[derive(Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum RestoreError {
    /// They are damaged, or something else.
    Damaged,
    /// The game has no sparse space.
    Game(SparseError),
}

impl fmt::Display for RestoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RestoreError::Damaged => f.write_str("these bytes are damaged or no saved search"),
            RestoreError::Game(error) => error.fmt(f),
        }
    }
}

crate::__debug_as_display!(RestoreError);
impl core::error::Error for RestoreError {}
