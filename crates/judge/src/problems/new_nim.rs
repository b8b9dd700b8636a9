//! New Nim: BZOJ 3105.
//!
//! The first player must leave heaps of which no choice of one or more has the nim-sum 0, or the second leaves such a
//! choice. These are the sets of vectors over GF(2) that are independent, a matroid: the heaviest of them is found by
//! going from the largest heap down and keeping each that is independent of those kept.

use crate::error::Error;
use crate::input::field::Field;
use crate::problem::Problem;
use crate::session::Session;

pub(crate) const BZOJ3105: Problem = Problem {
    id: "bzoj3105",
    aliases: &["p4301", "new-nim"],
    game: "New Nim",
    summary: "remove whole heaps before a game of Nim: how little is enough to win?",
    input: "k, the number of heaps, 1 or more, and their k sizes, each 1 or more.",
    output: "The least number of objects that the first player takes in the first round so as to win. (The statement has\n\
             -1 for a loss, which never happens.)",
    flags: &[],
    answer,
};

const HEAPS: Field = Field::within("the number of heaps", 1, u64::MAX);
const HEAP: Field = Field::within("the size of a heap", 1, u64::MAX);

fn answer(session: &mut Session<'_>) -> Result<(), Error> {
    let mut heaps = vec![];
    for _ in 0..session.number(HEAPS)? {
        let heap = session.number(HEAP)?;
        session.push(&mut heaps, heap)?;
    }
    heaps.sort_unstable();
    let mut basis = Basis::default();
    let removed = heaps.iter().rev().filter(|&&heap| !basis.insert(heap));
    let objects: u128 = removed.map(|&heap| u128::from(heap)).sum();
    session.answer(&objects.to_string());
    session.end()
}

/// Vectors over GF(2) that are independent, at most one with each highest bit.
#[derive(Default)]
struct Basis(Vec<u64>);

impl Basis {
    /// Adds a vector, unless it is the exclusive or of some that are there.
    fn insert(&mut self, vector: u64) -> bool {
        // Each lowers what is left exactly if that has its highest bit.
        let rest = self.0.iter().fold(vector, |rest, &base| rest.min(rest ^ base));
        if rest != 0 {
            let place = self.0.partition_point(|&base| base > rest);
            self.0.insert(place, rest);
        }
        rest != 0
    }
}
