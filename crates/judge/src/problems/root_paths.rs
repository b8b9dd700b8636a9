//! Deleting root paths: UOJ 266, Luogu P6665, BZOJ 4730, QOJ 4549.

use grundy::games::forest::{Forest, MAX_NODES};

use crate::error::Error;
use crate::input::field::Field;
use crate::problem::Problem;
use crate::session::Session;

pub(crate) const UOJ266: Problem = Problem {
    id: "uoj266",
    aliases: &["p6665", "bzoj4730", "qoj4549", "root-paths"],
    game: "deleting root paths",
    summary: "delete a node of a forest with all its ancestors: who wins?",
    input: "T, the number of cases. Each case: n and m, the numbers of nodes and edges, then m edges a b of\n\
            nodes 1 to n, in any order and direction and without a cycle. A tree's root is its lowest node.\n\
            n can be up to 67108864.",
    output: "A line for each case: Alice if the first player wins, else Bob.",
    flags: &[],
    answer,
};

const CASES: Field = Field::any("the number of cases");
const NODES: Field = Field::within("the number of nodes", 0, MAX_NODES as u64);
const EDGES: Field = Field::any("the number of edges");

fn answer(session: &mut Session<'_>) -> Result<(), Error> {
    for _ in 0..session.number(CASES)? {
        let forest = forest(session)?;
        session.answer(if forest.nimber().is_zero() { "Bob" } else { "Alice" });
    }
    session.end()
}

fn forest(session: &mut Session<'_>) -> Result<Forest, Error> {
    let nodes = session.number(NODES)?;
    let edges = session.number(EDGES)?;
    let node = Field::within("a node", 1, nodes);
    let mut forest = Forest::new(nodes as usize, []).map_err(|error| session.reject(error))?;
    for _ in 0..edges {
        let a = session.number(node)?;
        let b = session.number(node)?;
        if forest.join(a as usize - 1, b as usize - 1).is_err() {
            let other = format_args!("a node in another tree than {a}: this edge closes a cycle");
            return Err(session.reject(other));
        }
    }
    Ok(forest)
}
