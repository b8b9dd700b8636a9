//! Euclid's game: Luogu P1290; UVa 10368, POJ 2348, HDU 1525, ZOJ 1913, Kattis euclidsgame.

use grundy::games::euclid;

use crate::error::Error;
use crate::input::field::Field;
use crate::problem::Problem;
use crate::session::Session;

pub(crate) const P1290: Problem = Problem {
    id: "p1290",
    aliases: &["cogs1223"],
    game: "Euclid's game",
    summary: "subtract multiples of the smaller number, pairs counted: who wins?",
    input: "C, the number of pairs, and C pairs M N of numbers, 1 or more, in either order. (Retellings with a single\n\
            pair and without C are not this problem.)",
    output: "A line for each pair: Stan wins if the first player wins, else Ollie wins, without a full stop.",
    flags: &[],
    answer: counted,
};

pub(crate) const UVA10368: Problem = Problem {
    id: "uva10368",
    aliases: &["poj2348", "hdu1525", "zoj1913", "kattis-euclidsgame", "euclids-game"],
    game: "Euclid's game",
    summary: "subtract multiples of the smaller number, pairs up to 0 0: who wins?",
    input: "Pairs a b of numbers, 1 or more, in either order, and 0 0 after the last. A pair with one 0 is an error.",
    output: "A line for each pair: Stan wins if the first player wins, else Ollie wins, without a full stop.",
    flags: &[],
    answer: until_zeros,
};

const PAIRS: Field = Field::any("the number of pairs");
const FIRST: Field = Field::within("the first number of a pair", 1, u64::MAX);
const SECOND: Field = Field::within("the second number of a pair", 1, u64::MAX);

fn counted(session: &mut Session<'_>) -> Result<(), Error> {
    for _ in 0..session.number(PAIRS)? {
        let first = session.number(FIRST)?;
        let second = session.number(SECOND)?;
        session.answer(winner(first, second));
    }
    session.end()
}

fn until_zeros(session: &mut Session<'_>) -> Result<(), Error> {
    while let Some((first, second)) = session.pair_or_zeros(FIRST, SECOND)? {
        session.answer(winner(first, second));
    }
    session.end()
}

fn winner(a: u64, b: u64) -> &'static str {
    if euclid::outcome(a, b).is_n() { "Stan wins" } else { "Ollie wins" }
}
