//! Bachet's game: HDU 1846, 2149 and 2188, LOJ 10241.

use grundy::games::bachet;

use crate::error::Error;
use crate::input::field::Field;
use crate::problem::Problem;
use crate::session::Session;

pub(crate) const HDU1846: Problem = Problem {
    id: "hdu1846",
    aliases: &["bachet", "bash"],
    game: "Bachet's game",
    summary: "take 1 to m objects from a heap: who wins?",
    input: "C, the number of cases. Each case: n, the size of the heap, and m, the most that a move takes. m is 1 or\n\
            more; 0 is refused.",
    output: "A line for each case: first or second.",
    flags: &[],
    answer: |session| many_heaps(session, HEAP, ["second", "first"]),
};

pub(crate) const HDU2149: Problem = Problem {
    id: "hdu2149",
    aliases: &[],
    game: "Bachet's game",
    summary: "bid up to a price or past it: which first bids win?",
    input: "To the end of the input, M and N: the price, and the most that a bid adds. Both are 1 or more. The price\n\
            comes first.",
    output: "A line for each case: the winning first bids in increasing order, one space between two and none\n\
             after the last; or the word none. A bid may pass the price: if N is M or more, all bids from M to\n\
             N win.",
    flags: &[],
    answer: bids,
};

pub(crate) const HDU2188: Problem = Problem {
    id: "hdu2188",
    aliases: &[],
    game: "Bachet's game",
    summary: "give 1 to m until a sum is reached or passed: who reaches it?",
    input: "C, the number of cases. Each case: n, the sum to reach, and m, the most that is given at a time. Both are\n\
            1 or more.",
    output: "A line for each case: Grass if the first to give wins, else Rabbit.",
    flags: &[],
    answer: |session| many_heaps(session, SUM, ["Rabbit", "Grass"]),
};

pub(crate) const LOJ10241: Problem = Problem {
    id: "loj10241",
    aliases: &[],
    game: "Bachet's game",
    summary: "take 1 to K objects from one heap: who wins?",
    input: "N, the size of the heap, and K, the most that a move takes. K is 1 or more; 0 is refused.",
    output: "1 if the first player wins, else 2.",
    flags: &[],
    answer: one_heap,
};

const CASES: Field = Field::any("the number of cases");
const HEAP: Field = Field::any("the size of a heap");
const SUM: Field = Field::within("the sum to reach", 1, u64::MAX);
const PRICE: Field = Field::within("the price", 1, u64::MAX);
const MOST: Field = Field::within("the most that a move takes", 1, u64::MAX);
const MOST_ADDED: Field = Field::within("the most that a bid adds", 1, u64::MAX);

fn many_heaps(session: &mut Session<'_>, size: Field, verdicts: [&str; 2]) -> Result<(), Error> {
    for _ in 0..session.number(CASES)? {
        let wins = heap(session, size)?;
        session.answer(verdicts[usize::from(wins)]);
    }
    session.end()
}

fn one_heap(session: &mut Session<'_>) -> Result<(), Error> {
    let wins = heap(session, HEAP)?;
    session.answer(if wins { "1" } else { "2" });
    session.end()
}

/// Whether the first player wins the next heap.
fn heap(session: &mut Session<'_>, size: Field) -> Result<bool, Error> {
    let heap = session.number(size)?;
    let most = session.number(MOST)?;
    Ok(!bachet::nimber(heap, most).is_zero())
}

/// The work that a bid to be written counts as, and how many bids are counted at once.
const STEPS: u64 = 32;
const BIDS: u64 = 1 << 12;

fn bids(session: &mut Session<'_>) -> Result<(), Error> {
    while session.more()? {
        let price = session.number(PRICE)?;
        let most = session.number(MOST_ADDED)?;
        if most < price {
            // The rest of the price is a heap, and the winning bid what leaves it lost.
            match bachet::nimber(price, most).get() {
                0 => session.answer("none"),
                bid => session.answer(&bid.to_string()),
            }
            continue;
        }
        for bid in price..most {
            if (bid - price).is_multiple_of(BIDS) {
                session.spend(STEPS * BIDS.min(most - bid))?;
            }
            session.write(format_args!("{bid} "))?;
        }
        session.answer(&most.to_string());
    }
    Ok(())
}
