//! How many boards are lost, exactly.

use grundy::row_chess::TABLE;
use num_bigint::{BigInt, BigUint};
use serde::Serialize;

use crate::integer;

/// The boards of some rows of row chess, and how many of them the player to move loses.
#[derive(Debug, Serialize)]
#[non_exhaustive]
pub struct Count {
    /// The game.
    pub game: &'static str,
    /// The number of rows.
    pub rows: u32,
    /// The squares of a row.
    pub width: u32,
    /// How many boards there are.
    #[serde(serialize_with = "integer::digits")]
    pub boards: String,
    /// How many of them the player to move loses.
    #[serde(serialize_with = "integer::digits")]
    pub lost: String,
    /// The share of the lost boards, rounded to 15 places.
    pub share: String,
}

/// Counts the lost boards of `rows` rows of `width` squares. O(rows) arithmetic on numbers of rows·width bits.
///
/// # Panics
///
/// If `width` is not 1 to 20.
#[must_use]
pub fn row_chess(rows: u32, width: u32) -> Count {
    assert!((1..=20).contains(&width), "a row has 1 to 20 squares, not {width}");
    let boards = BigUint::from(1_u32) << (u64::from(rows) * u64::from(width));
    let lost = cancelling(&histogram(width), rows);
    Count {
        game: "row-chess",
        rows,
        width,
        share: decimal(&lost, &boards),
        boards: boards.to_string(),
        lost: lost.to_string(),
    }
}

/// A power of two above every nimber of a row: the length of the transform.
const NIMBERS: usize = 32;

/// How many rows of a width have each nimber.
fn histogram(width: u32) -> [u32; NIMBERS] {
    let mut histogram = [0; NIMBERS];
    // The narrower rows are the first entries.
    for nimber in TABLE.iter().take(1 << width) {
        histogram[nimber.get() as usize % NIMBERS] += 1;
    }
    histogram
}

/// The number of ways to take one object from each of `rows` equal collections, so that the numbers on them cancel;
/// `histogram` says how many objects of a collection have each number.
///
/// The transform turns convolution by exclusive or into multiplication: so it is the rows-th power of each of its terms,
/// transformed back, of which the term 0 is the sum divided by the length.
fn cancelling(histogram: &[u32; NIMBERS], rows: u32) -> BigUint {
    let term = |index: usize| {
        let signed = histogram.iter().enumerate().map(|(number, &count)| {
            let odd = (number & index).count_ones() % 2 == 1;
            if odd { -i64::from(count) } else { i64::from(count) }
        });
        BigInt::from(signed.sum::<i64>())
    };
    let sum: BigInt = (0..NIMBERS).map(|index| term(index).pow(rows)).sum();
    // A count is not negative, and the length divides the sum.
    (sum / NIMBERS).into_parts().1
}

/// A fraction as a decimal number, rounded to 15 places.
fn decimal(part: &BigUint, whole: &BigUint) -> String {
    const PLACES: u32 = 15;
    let scaled = (part * BigUint::from(10_u32).pow(PLACES) * 2_u32 + whole) / (whole * 2_u32);
    let digits = format!("{:0>1$}", scaled.to_string(), PLACES as usize + 1);
    let (before, after) = digits.split_at(digits.len() - PLACES as usize);
    format!("{before}.{after}")
}
