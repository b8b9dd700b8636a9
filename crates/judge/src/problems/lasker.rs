//! Lasker's Nim: HDU 3032.

use grundy::Nimber;
use grundy::games::lasker;

use crate::error::Error;
use crate::input::field::Field;
use crate::problem::Problem;
use crate::session::Session;

pub(crate) const HDU3032: Problem = Problem {
    id: "hdu3032",
    aliases: &["laskers-nim"],
    game: "Lasker's Nim",
    summary: "shrink a heap or split it in two: who wins?",
    input: "T, the number of cases. Each case: N, the number of heaps, and their N sizes. A size may be\n\
            0, but not 2^64 - 1, whose nimber does not fit 64 bits.",
    output: "A line for each case: Alice if the first player wins, else Bob.",
    flags: &[],
    answer,
};

const CASES: Field = Field::any("the number of cases");
const HEAPS: Field = Field::any("the number of heaps");
const HEAP: Field = Field::within("the size of a heap", 0, u64::MAX - 1);

fn answer(session: &mut Session<'_>) -> Result<(), Error> {
    for _ in 0..session.number(CASES)? {
        let mut sum = Nimber::ZERO;
        for _ in 0..session.number(HEAPS)? {
            let heap = session.number(HEAP)?;
            sum ^= lasker::nimber(heap).ok_or_else(|| session.reject(HEAP))?;
        }
        session.answer(if sum.is_zero() { "Bob" } else { "Alice" });
    }
    session.end()
}
