//! Georgia and Bob: POJ 1704.
//!
//! Pieces move to the left, and never past another. Paired from the right, with the end of the row for one that is left
//! over, they are Nim heaps: every move changes exactly one gap inside a pair, and makes it any smaller one or a larger
//! one.

use std::collections::HashSet;

use grundy::Nimber;
use grundy::games::nim;

use crate::error::Error;
use crate::input::field::Field;
use crate::problem::Problem;
use crate::session::Session;

pub(crate) const POJ1704: Problem = Problem {
    id: "poj1704",
    aliases: &["georgia-and-bob"],
    game: "Georgia and Bob",
    summary: "move a piece to the left, not past another: who wins?",
    input: "T, the number of cases. Each case: n, the number of pieces, and the squares that they are on, in any order;\n\
            squares count from 1, and no two pieces share one.",
    output: "A line for each case: Georgia will win if the first player wins, else Bob will win.",
    flags: &[],
    answer,
};

const CASES: Field = Field::any("the number of cases");
const PIECES: Field = Field::any("the number of pieces");
const SQUARE: Field = Field::within("the square of a piece", 1, u64::MAX);

fn answer(session: &mut Session<'_>) -> Result<(), Error> {
    for _ in 0..session.number(CASES)? {
        let mut seen = HashSet::new();
        for _ in 0..session.number(PIECES)? {
            if seen.len() == seen.capacity() {
                make_room(session, &mut seen)?;
            }
            if !seen.insert(session.number(SQUARE)?) {
                return Err(session.reject("a square without a piece"));
            }
        }
        let mut squares: Vec<u64> = seen.into_iter().collect();
        squares.sort_unstable();
        let gaps = squares.rchunks(2).map(|pair| match *pair {
            [left, right] => right - left - 1,
            [first] => first - 1,
            _ => unreachable!("chunks have one or two squares"),
        });
        let sum: Nimber = gaps.map(nim::nimber).sum();
        session.answer(if sum.is_zero() { "Bob will win" } else { "Georgia will win" });
    }
    session.end()
}

/// The squares that are taken, on the way from one table to one of twice the size, and as a list.
const BYTES_A_SQUARE: u64 = 48;

fn make_room(session: &mut Session<'_>, seen: &mut HashSet<u64>) -> Result<(), Error> {
    let more = seen.len().max(16);
    session.claim((seen.len() + more) as u64 * BYTES_A_SQUARE)?;
    seen.try_reserve(more).map_err(|_| session.out_of_memory())
}
