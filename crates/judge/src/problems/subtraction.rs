//! Subtraction games: AcWing 893; HDU 1536, POJ 2960, HDU 1944, LOJ 10247; HDU 1848; HDU 1847.

use grundy::Nimber;
use grundy::games::powers_of_two;
use grundy::games::subtraction::{self, HeapGame, HeapValues, LIMIT, SubtractionSet};

use crate::error::Error;
use crate::input::field::Field;
use crate::problem::Problem;
use crate::session::Session;

pub(crate) const ACWING893: Problem = Problem {
    id: "acwing893",
    aliases: &["set-nim"],
    game: "subtraction",
    summary: "remove an amount of a given set from a heap, one set and one board: who wins?",
    input: "k and k amounts, then n and n heaps. Amounts come in any order, may be repeated, and are not 0.\n\
            Heaps of 16777216 or more need a set whose period shows before that.",
    output: "Yes if the first player wins, else No.",
    flags: &[],
    answer: one_board,
};

pub(crate) const HDU1536: Problem = Problem {
    id: "hdu1536",
    aliases: &["poj2960", "hdu1944", "loj10247", "s-nim"],
    game: "subtraction",
    summary: "S-Nim: remove an amount of a given set from a heap, many sets and boards: who wins?",
    input: "To the end of the input, or to a set of 0 amounts: k and k amounts; then m, the number of boards, and for\n\
            each board l, the number of its heaps, and l heaps. Amounts come in any order, may be repeated, and\n\
            are not 0. Heaps may be 0, as in the original; LOJ says that they are not.\n\
            Heaps of 16777216 or more need a set whose period shows before that.",
    output: "A line for each set, with a letter for each board: W if the first player wins, else L.",
    flags: &[],
    answer: many_sets,
};

pub(crate) const HDU1848: Problem = Problem {
    id: "hdu1848",
    aliases: &["remove-fibonacci"],
    game: "subtraction",
    summary: "remove a Fibonacci number from one of three heaps: who wins?",
    input: "Three heaps a board, up to 16777215 each, and 0 0 0 after the last board. One or two heaps may be 0.",
    output: "A line for each board: Fibo if the first player wins, else Nacci.",
    flags: &[],
    answer: fibonacci,
};

pub(crate) const HDU1847: Problem = Problem {
    id: "hdu1847",
    aliases: &["remove-power-of-two"],
    game: "subtraction",
    summary: "remove a power of two from a heap: who wins?",
    input: "Heaps, to the end of the input.",
    output: "A line for each heap: Kiki if the first player wins, else Cici.",
    flags: &[],
    answer: powers,
};

const AMOUNTS: Field = Field::any("the number of amounts");
const AMOUNT: Field = Field::within("an amount to remove", 1, u64::MAX);
const BOARDS: Field = Field::any("the number of boards");
const HEAPS: Field = Field::any("the number of heaps");
const HEAP: Field = Field::any("a heap");
const HEAP_IN_REACH: Field = Field::within("a heap", 0, LIMIT as u64 - 1);

fn one_board(session: &mut Session<'_>) -> Result<(), Error> {
    let amounts = session.number(AMOUNTS)?;
    let mut table = table(session, amounts)?;
    let sum = board(session, &mut table)?;
    session.answer(if sum.is_zero() { "No" } else { "Yes" });
    session.end()
}

fn many_sets(session: &mut Session<'_>) -> Result<(), Error> {
    let mut line = String::new();
    while session.more()? {
        let amounts = session.number(AMOUNTS)?;
        if amounts == 0 {
            return session.end();
        }
        let mut table = table(session, amounts)?;
        line.clear();
        for _ in 0..session.number(BOARDS)? {
            line.push(if board(session, &mut table)?.is_zero() { 'L' } else { 'W' });
        }
        session.answer(&line);
    }
    Ok(())
}

/// The game with the next amounts, which are so many.
fn table(session: &mut Session<'_>, amounts: u64) -> Result<HeapValues<SubtractionSet>, Error> {
    let mut set = vec![];
    for _ in 0..amounts {
        set.push(session.number(AMOUNT)?);
    }
    // The field has kept out what could be wrong with it.
    let set = SubtractionSet::new(set).map_err(|error| session.reject(error))?;
    Ok(set.into_values(LIMIT))
}

/// The nim-sum of the next heaps, which follow their number.
fn board(session: &mut Session<'_>, table: &mut HeapValues<SubtractionSet>) -> Result<Nimber, Error> {
    let mut sum = Nimber::ZERO;
    for _ in 0..session.number(HEAPS)? {
        let Some(nimber) = table.nimber(session.number(HEAP)?) else {
            let limit = format_args!("a heap below {LIMIT}, since this set has shown no period by then");
            return Err(session.reject(limit));
        };
        sum ^= nimber;
    }
    Ok(sum)
}

fn fibonacci(session: &mut Session<'_>) -> Result<(), Error> {
    let mut table = subtraction::fibonacci().into_values(LIMIT);
    loop {
        let mut sum = Nimber::ZERO;
        let mut last = true;
        for _ in 0..3 {
            let heap = session.number(HEAP_IN_REACH)?;
            last &= heap == 0;
            // Below the limit every heap has its nimber.
            sum ^= table.nimber(heap).unwrap_or_default();
        }
        if last {
            return session.end();
        }
        session.answer(if sum.is_zero() { "Nacci" } else { "Fibo" });
    }
}

fn powers(session: &mut Session<'_>) -> Result<(), Error> {
    while session.more()? {
        let heap = session.number(HEAP)?;
        session.answer(if powers_of_two::nimber(heap).is_zero() { "Cici" } else { "Kiki" });
    }
    Ok(())
}
