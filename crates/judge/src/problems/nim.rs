//! Nim: AcWing 891, Luogu P2197, LOJ 10242.

use grundy::Nimber;
use grundy::games::nim;

use crate::error::Error;
use crate::input::field::Field;
use crate::problem::Problem;
use crate::session::Session;

pub(crate) const ACWING891: Problem = Problem {
    id: "acwing891",
    aliases: &["nim"],
    game: "Nim",
    summary: "one board of heaps: does the first player win? Yes or No",
    input: "n, the number of heaps, and their n sizes; a size may be 0.",
    output: "Yes if the first player wins, else No.",
    flags: &[],
    answer: |session| one_board(session, ["No", "Yes"]),
};

pub(crate) const P2197: Problem = Problem {
    id: "p2197",
    aliases: &[],
    game: "Nim",
    summary: "many boards of heaps: does the first player win? Yes or No",
    input: "T, the number of cases. Each case: n, the number of heaps, and their n sizes; a size may be 0.",
    output: "A line for each case: Yes if the first player wins, else No.",
    flags: &[],
    answer: many_boards,
};

pub(crate) const LOJ10242: Problem = Problem {
    id: "loj10242",
    aliases: &[],
    game: "Nim",
    summary: "one board of heaps: does the first player win? win or lose",
    input: "N, the number of heaps, and their N sizes; a size may be 0.",
    output: "win if the first player wins, else lose. (The statement speaks of an integer, but the judge expects\n\
             these words.)",
    flags: &[],
    answer: |session| one_board(session, ["lose", "win"]),
};

const CASES: Field = Field::any("the number of cases");
const HEAPS: Field = Field::any("the number of heaps");
const HEAP: Field = Field::any("the size of a heap");

fn one_board(session: &mut Session<'_>, verdicts: [&str; 2]) -> Result<(), Error> {
    let wins = board(session)?;
    session.answer(verdicts[usize::from(wins)]);
    session.end()
}

fn many_boards(session: &mut Session<'_>) -> Result<(), Error> {
    for _ in 0..session.number(CASES)? {
        let wins = board(session)?;
        session.answer(if wins { "Yes" } else { "No" });
    }
    session.end()
}

/// Whether the first player wins the next board.
fn board(session: &mut Session<'_>) -> Result<bool, Error> {
    let mut sum = Nimber::ZERO;
    for _ in 0..session.number(HEAPS)? {
        sum ^= nim::nimber(session.number(HEAP)?);
    }
    Ok(!sum.is_zero())
}
