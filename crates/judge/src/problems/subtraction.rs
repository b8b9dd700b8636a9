//! Subtraction games: AcWing 893; HDU 1536, POJ 2960, HDU 1944, LOJ 10247; HDU 1848; HDU 1847.

use grundy::Nimber;
use grundy::games::powers_of_two;
use grundy::games::subtraction::{self, HeapGame, HeapValues, SubtractionSet};

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
            Heaps of 16777216 or more (--max-heap) need a set whose period shows before that.",
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
            Heaps of 16777216 or more (--max-heap) need a set whose period shows before that.",
    output: "A line for each set, with a letter for each board: W if the first player wins, else L.",
    flags: &[],
    answer: many_sets,
};

pub(crate) const HDU1848: Problem = Problem {
    id: "hdu1848",
    aliases: &["remove-fibonacci"],
    game: "subtraction",
    summary: "remove a Fibonacci number from one of three heaps: who wins?",
    input: "Three heaps a board, up to 16777215 each (--max-heap), and 0 0 0 after the last board. One or two heaps\n\
            may be 0.",
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

fn one_board(session: &mut Session<'_>) -> Result<(), Error> {
    let amounts = session.number(AMOUNTS)?;
    let mut set = Set::read(session, amounts)?;
    let sum = set.board(session)?;
    session.answer(if sum.is_zero() { "No" } else { "Yes" });
    session.end()
}

fn many_sets(session: &mut Session<'_>) -> Result<(), Error> {
    while session.more()? {
        let amounts = session.number(AMOUNTS)?;
        if amounts == 0 {
            return session.end();
        }
        let mut set = Set::read(session, amounts)?;
        for _ in 0..session.number(BOARDS)? {
            let sum = set.board(session)?;
            session.write(if sum.is_zero() { 'L' } else { 'W' })?;
        }
        session.answer("");
    }
    Ok(())
}

fn fibonacci(session: &mut Session<'_>) -> Result<(), Error> {
    let mut set = Set::new(session, subtraction::fibonacci());
    let in_reach = Field::within("a heap", 0, set.limit.saturating_sub(1));
    loop {
        let mut sum = Nimber::ZERO;
        let mut last = true;
        for _ in 0..3 {
            let heap = session.number(in_reach)?;
            last &= heap == 0;
            sum ^= set.heap(session, heap)?;
        }
        if last {
            return session.end();
        }
        session.answer(if sum.is_zero() { "Nacci" } else { "Fibo" });
    }
}

/// A set, and the values of its heaps as far as heaps have asked for them.
///
/// Amounts that no heap can use would only keep periods from being proved, so they are left out until a heap can use
/// one. Then twice as many as that takes come into use, so that this happens seldom; the values known by then still hold.
struct Set {
    amounts: SubtractionSet,
    /// The values by the amounts up to `bound`, which are those of the heaps below the next amount.
    values: HeapValues<SubtractionSet>,
    bound: u64,
    next: Option<u64>,
    limit: u64,
}

/// Amounts up to this one are never left out: contests have them, and few heaps are worked out in no time.
const LEAST_BOUND: u64 = 1 << 14;

/// Heaps that are evaluated between two looks at what the run may use.
const CHUNK: u64 = 1 << 14;

/// What a value takes, together with the search for a period.
const BYTES: u64 = 8;

impl Set {
    fn new(session: &Session<'_>, amounts: SubtractionSet) -> Set {
        let limit = session.limits().heaps;
        let values = SubtractionSet::up_to(0).into_values(usize::try_from(limit).unwrap_or(usize::MAX));
        let mut set = Set { amounts, values, bound: 0, next: None, limit };
        set.use_amounts(LEAST_BOUND);
        set
    }

    /// Goes on with the amounts up to `bound`.
    fn use_amounts(&mut self, bound: u64) {
        let used = self.amounts.amounts().take_while(|&amount| amount <= bound);
        let used = SubtractionSet::new(used).expect("an amount of a set is not 0");
        self.values.change_set(used);
        self.bound = bound;
        self.next = self.amounts.amount_above(bound);
    }

    /// Whether all amounts that a heap can use are in use.
    fn covers(&self, heap: u64) -> bool {
        self.next.is_none_or(|next| heap < next)
    }

    /// Reads `amounts` amounts.
    fn read(session: &mut Session<'_>, amounts: u64) -> Result<Set, Error> {
        let mut list = vec![];
        for _ in 0..amounts {
            let amount = session.number(AMOUNT)?;
            session.push(&mut list, amount)?;
        }
        let set = SubtractionSet::new(list).expect("the field admits no amount of 0");
        Ok(Set::new(session, set))
    }

    /// The nim-sum of the next heaps, which follow their number.
    fn board(&mut self, session: &mut Session<'_>) -> Result<Nimber, Error> {
        let mut sum = Nimber::ZERO;
        for _ in 0..session.number(HEAPS)? {
            let heap = session.number(HEAP)?;
            sum ^= match self.values.get(heap) {
                Some(nimber) if self.covers(heap) => nimber,
                _ => self.heap(session, heap)?,
            };
        }
        Ok(sum)
    }

    /// The nimber of a heap, which has just been read.
    fn heap(&mut self, session: &mut Session<'_>, heap: u64) -> Result<Nimber, Error> {
        if !self.covers(heap) {
            self.use_amounts(heap.max(self.bound.saturating_mul(2)));
        }
        loop {
            if let Some(nimber) = self.values.get(heap) {
                return Ok(nimber);
            }
            let known = self.values.known_len();
            let limit = self.limit;
            if known >= limit {
                let limit = format_args!(
                    "a heap below {limit}, since this set has shown no period by then (--max-heap)"
                );
                return Err(session.reject(limit));
            }
            let next = heap.saturating_add(1).min(known + CHUNK).min(limit);
            session.spend((next - known) * self.steps(next))?;
            session.claim(BYTES * next)?;
            self.values.extend_to(next - 1);
            if self.values.certificate().is_none() && self.values.known_len() == known {
                return Err(session.out_of_memory());
            }
        }
    }

    /// The work for a heap below `end`: up to three steps an amount. The smallest amounts cost one for each 128 numbers
    /// up to the largest of them instead, as long as a bit for each of these numbers and each value fits a cache, and the
    /// others two each.
    fn steps(&self, end: u64) -> u64 {
        const CACHE: u64 = 1 << 22;
        let ranges = self.values.game().ranges().iter().take_while(|range| *range.start() < end);
        let ranges = ranges.map(|range| (*range.start(), (*range.end()).min(end - 1)));
        let all: u64 = ranges.clone().map(|(first, last)| last - first + 1).sum();
        let (mut least, mut near) = (all.saturating_mul(3), 0);
        for (first, last) in ranges {
            near += last - first + 1;
            if near.saturating_mul(last / 4 + 132) > CACHE {
                break;
            }
            least = least.min(10 + last / 128 + 2 * (all - near));
        }
        1 + least
    }
}

fn powers(session: &mut Session<'_>) -> Result<(), Error> {
    while session.more()? {
        let heap = session.number(HEAP)?;
        session.answer(if powers_of_two::nimber(heap).is_zero() { "Cici" } else { "Kiki" });
    }
    Ok(())
}
