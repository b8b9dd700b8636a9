//! Tokens on a graph: LOJ 10243, AcWing 1319; POJ 2425, HDU 1524.

use grundy::Nimber;
use grundy::games::tokens::{Dag, DagBuilder, DagError, MAX_ARCS};

use crate::error::Error;
use crate::input::field::Field;
use crate::problem::Problem;
use crate::session::Session;

pub(crate) const LOJ10243: Problem = Problem {
    id: "loj10243",
    aliases: &["acwing1319", "dag-tokens"],
    game: "tokens on a graph",
    summary: "slide tokens along the arcs of one graph: who wins?",
    input: "N, M and K; M arcs X Y from X to Y; the nodes of K tokens. Nodes are 1 to N, in any order, and without a\n\
            cycle. Arcs and tokens may be repeated. Up to 268435456 nodes and 2000000000 arcs.",
    output: "win if the first player wins, else lose.",
    flags: &[],
    answer: one_graph,
};

pub(crate) const POJ2425: Problem = Problem {
    id: "poj2425",
    aliases: &["hdu1524", "a-chess-game"],
    game: "tokens on a graph",
    summary: "slide tokens along the arcs of many graphs: who wins each query?",
    input: "Graphs, to the end of the input or to a graph of 0 nodes, which a mirror adds to the original. Each: N,\n\
            then for each of the nodes 0 to N-1 the number of its arcs and the nodes they lead to, in any order and\n\
            without a cycle; then queries, each the number of tokens and their nodes; then 0.\n\
            Up to 268435456 nodes and 2000000000 arcs.",
    output: "A line for each query: WIN if the first player wins, else LOSE.",
    flags: &[],
    answer: many_graphs,
};

/// Two bytes of input a node make half a gigabyte.
const MAX_NODES: u64 = 1 << 28;

const NODES: Field = Field::within("the number of nodes", 0, MAX_NODES);
const ARCS: Field = Field::within("the number of arcs", 0, MAX_ARCS as u64);
const TOKENS: Field = Field::any("the number of tokens");
const NO_ARCS: Field = Field::within("no arcs, since there are no nodes", 0, 0);
const NO_TOKENS: Field = Field::within("no tokens, since there are no nodes", 0, 0);

/// Nodes for which there is room for each arc, although none may have named them.
const UNNAMED: u64 = 8;

/// What a graph takes while it is worked out.
struct Bytes {
    node: u64,
    arc: u64,
}

const BYTES: Bytes = Bytes { node: 40, arc: 12 };

fn one_graph(session: &mut Session<'_>) -> Result<(), Error> {
    let nodes = session.number(NODES)?;
    let fields = if nodes == 0 { (NO_ARCS, NO_TOKENS) } else { (ARCS, TOKENS) };
    let arcs = session.number(fields.0)?;
    let tokens = session.number(fields.1)?;
    let node = Field::within("a node", 1, nodes);
    let mut pairs = vec![];
    for _ in 0..arcs {
        let from = session.number(node)? as u32;
        let to = session.number(node)? as u32;
        session.push(&mut pairs, (from, to))?;
    }
    let places = nodes.min(UNNAMED * (arcs + 1024));
    session.room_for(BYTES.node * places + BYTES.arc * arcs)?;
    session.before_work(places + arcs)?;
    let names = Names::new(nodes, &mut pairs);
    let dag = Dag::new(names.nodes(), &pairs).map_err(|error| refuse(session, names.in_error(error)))?;
    let mut sum = Nimber::ZERO;
    for _ in 0..tokens {
        let token = session.number(node)? as u32;
        // A node without a place is named by no arc, and so has no options.
        sum ^= names.place(token).and_then(|place| dag.nimber(place)).unwrap_or(Nimber::ZERO);
    }
    session.answer(if sum.is_zero() { "lose" } else { "win" });
    session.end()
}

/// The names of a graph's nodes in the input.
enum Names {
    /// By their numbers in the graph, which are 0 to this one. Nothing leads to or from 0.
    Numbers(u32),
    /// By these numbers, which rise. Nodes that no arc names are left out, so that they take no memory.
    Listed(Vec<u32>),
}

impl Names {
    /// Gives the nodes of arcs their numbers in the graph.
    fn new(nodes: u64, arcs: &mut [(u32, u32)]) -> Names {
        if nodes <= UNNAMED * (arcs.len() as u64 + 1024) {
            return Names::Numbers(nodes as u32);
        }
        let mut listed: Vec<u32> = arcs.iter().flat_map(|&(from, to)| [from, to]).collect();
        listed.sort_unstable();
        listed.dedup();
        let place = |name| listed.partition_point(|&listed| listed < name) as u32;
        arcs.iter_mut().for_each(|(from, to)| (*from, *to) = (place(*from), place(*to)));
        Names::Listed(listed)
    }

    /// How many nodes the graph has.
    fn nodes(&self) -> u32 {
        match self {
            Names::Numbers(last) => last + 1,
            Names::Listed(names) => names.len() as u32,
        }
    }

    /// The number in the graph; `None` where it has no such node.
    fn place(&self, name: u32) -> Option<u32> {
        match self {
            Names::Numbers(last) => (name <= *last).then_some(name),
            Names::Listed(names) => names.binary_search(&name).ok().map(|place| place as u32),
        }
    }

    /// An error about the graph, in terms of the input.
    fn in_error(&self, mut error: DagError) -> DagError {
        if let (Names::Listed(names), DagError::Cycle { nodes }) = (self, &mut error) {
            nodes.iter_mut().for_each(|node| *node = names[*node as usize]);
        }
        error
    }
}

fn many_graphs(session: &mut Session<'_>) -> Result<(), Error> {
    let mut builder = DagBuilder::new();
    while session.more()? {
        let nodes = session.number(NODES)?;
        if nodes == 0 {
            return session.end();
        }
        let node = Field::within("a node", 0, nodes - 1);
        let mut left = MAX_ARCS as u64;
        for node_number in 1..=nodes {
            let arcs = session.number(Field::within("the number of a node's arcs", 0, left))?;
            left -= arcs;
            session.claim(BYTES.node * node_number + BYTES.arc * (MAX_ARCS as u64 - left))?;
            let mut from = builder.node().map_err(|error| refuse(session, error))?;
            for _ in 0..arcs {
                let to = session.number(node)? as u32;
                from.option(to).map_err(|error| refuse(session, error))?;
            }
        }
        session.before_work(nodes + MAX_ARCS as u64 - left)?;
        let dag = builder.finish().map_err(|error| refuse(session, error))?;
        loop {
            let tokens = session.number(TOKENS)?;
            if tokens == 0 {
                break;
            }
            let mut sum = Nimber::ZERO;
            for _ in 0..tokens {
                let nimber = dag.nimber(session.number(node)? as u32);
                sum ^= nimber.expect("the field admits nodes and nothing else");
            }
            session.answer(if sum.is_zero() { "LOSE" } else { "WIN" });
        }
    }
    Ok(())
}

/// The error that arcs, of which the last has just been read, make no graph.
#[cold]
fn refuse(session: &mut Session<'_>, error: DagError) -> Error {
    match error {
        DagError::OutOfMemory { .. } => {
            session.reject(format_args!("a graph that fits into memory: {error}"))
        }
        error => session.reject(format_args!("arcs without a cycle: {error}")),
    }
}
