//! Deleting root paths: UOJ 266, Luogu P6665, BZOJ 4730, QOJ 4549.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use grundy::Nimber;
use grundy::games::forest::{Forest, ForestError, MAX_NODES};

use crate::error::Error;
use crate::input::field::Field;
use crate::problem::Problem;
use crate::session::Session;

pub(crate) const UOJ266: Problem = Problem {
    id: "uoj266",
    aliases: &["p6665", "bzoj4730", "qoj4549", "root-paths", "forest"],
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
        let nimber = nimber(session)?;
        session.answer(if nimber.is_zero() { "Bob" } else { "Alice" });
    }
    session.end()
}

/// Nodes for which there is room although no edge has named them, and as many again for every edge read.
const UNNAMED: u64 = 16;

/// The nimber of the next forest.
fn nimber(session: &mut Session<'_>) -> Result<Nimber, Error> {
    let nodes = session.number(NODES)?;
    let edges = session.number(EDGES)?;
    let node = Field::within("a node", 1, nodes);
    let mut named = Named::new();
    let mut read = 0;
    while nodes > UNNAMED * (read + 1) {
        if read == edges {
            // Every other node is a tree of its own, of nimber 1.
            let alone = Nimber::new((nodes - named.nodes.len() as u64) % 2);
            let forest = named.in_order().map_err(|error| refuse(session, error))?;
            return Ok(evaluate(session, &forest)? ^ alone);
        }
        let edge = (session.number(node)?, session.number(node)?);
        named.join(edge).map_err(|error| refuse_edge(session, edge, error))?;
        read += 1;
    }
    session.claim(BYTES * nodes)?;
    let edges_so_far = named.edges.iter().map(|&(a, b)| (a as usize - 1, b as usize - 1));
    let mut forest = Forest::new(nodes as usize, edges_so_far).map_err(|error| refuse(session, error))?;
    for _ in read..edges {
        let edge = (session.number(node)?, session.number(node)?);
        let joined = forest.join(edge.0 as usize - 1, edge.1 as usize - 1);
        joined.map_err(|error| refuse_edge(session, edge, error))?;
    }
    evaluate(session, &forest)
}

/// What a node takes, and what its evaluation takes beside the tries.
const BYTES: u64 = 12 + 40;

fn evaluate(session: &mut Session<'_>, forest: &Forest) -> Result<Nimber, Error> {
    session.claim(BYTES * forest.nodes() as u64)?;
    session.before_work(64 * forest.nodes() as u64)?;
    forest.nimber().map_err(|error| refuse(session, error))
}

/// The nodes that edges have named, and their trees: what it takes grows with the edges read.
struct Named {
    edges: Vec<(u32, u32)>,
    /// The place of each node in `forest`.
    nodes: HashMap<u32, usize>,
    /// In the order in which they were named, so its roots are not those of the game.
    forest: Forest,
}

impl Named {
    fn new() -> Named {
        let forest = Forest::new(0, []).expect("without edges there is no error");
        Named { edges: Vec::new(), nodes: HashMap::new(), forest }
    }

    fn join(&mut self, (a, b): (u64, u64)) -> Result<(), ForestError> {
        let (from, to) = (self.node(a as u32)?, self.node(b as u32)?);
        self.forest.join(from, to)?;
        self.edges.try_reserve(1).map_err(|_| self.out_of_memory())?;
        self.edges.push((a as u32, b as u32));
        Ok(())
    }

    fn node(&mut self, name: u32) -> Result<usize, ForestError> {
        self.nodes.try_reserve(1).map_err(|_| self.out_of_memory())?;
        match self.nodes.entry(name) {
            Entry::Occupied(node) => Ok(*node.get()),
            Entry::Vacant(node) => {
                self.forest.add_nodes(1)?;
                Ok(*node.insert(self.forest.nodes() - 1))
            }
        }
    }

    /// The same trees with their nodes in the order of their names, so that a tree's root is its lowest.
    fn in_order(&self) -> Result<Forest, ForestError> {
        let mut names = Vec::new();
        names.try_reserve_exact(self.nodes.len()).map_err(|_| self.out_of_memory())?;
        names.extend(self.nodes.keys().copied());
        names.sort_unstable();
        let place = |name| names.partition_point(|&other| other < name);
        Forest::new(names.len(), self.edges.iter().map(|&(a, b)| (place(a), place(b))))
    }

    fn out_of_memory(&self) -> ForestError {
        ForestError::OutOfMemory { nodes: self.forest.nodes() }
    }
}

/// The error that an edge, which has just been read, does not fit into a forest.
#[cold]
fn refuse_edge(session: &mut Session<'_>, (a, _): (u64, u64), error: ForestError) -> Error {
    match error {
        ForestError::ClosesCycle { .. } => {
            session.reject(format_args!("a node in another tree than {a}: this edge closes a cycle"))
        }
        error => refuse(session, error),
    }
}

/// The error that the input so far is not a forest.
#[cold]
fn refuse(session: &mut Session<'_>, error: ForestError) -> Error {
    session.reject(format_args!("a forest that fits into memory: {error}"))
}
