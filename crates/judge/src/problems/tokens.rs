//! Tokens on a graph: LOJ 10243, AcWing 1319; POJ 2425, HDU 1524.

use grundy::Nimber;
use grundy::games::tokens::{Dag, MAX_ARCS};

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

/// A graph of so many nodes takes 1.6 GB before it has an arc.
const MAX_NODES: u64 = 1 << 28;

const NODES: Field = Field::within("the number of nodes", 0, MAX_NODES);
const ARCS: Field = Field::within("the number of arcs", 0, MAX_ARCS as u64);
const TOKENS: Field = Field::any("the number of tokens");

fn one_graph(session: &mut Session<'_>) -> Result<(), Error> {
    let nodes = session.number(NODES)?;
    let arcs = session.number(ARCS)?;
    let tokens = session.number(TOKENS)?;
    let node = Field::within("a node", 1, nodes);
    let mut pairs = vec![];
    for _ in 0..arcs {
        let from = session.number(node)? as u32;
        pairs.push((from, session.number(node)? as u32));
    }
    // With a node 0 that nothing leads to, nodes have the numbers of the input, in an error too.
    let dag = graph(session, nodes + 1, &pairs)?;
    let sum = nim_sum(session, &dag, tokens, node)?;
    session.answer(if sum.is_zero() { "lose" } else { "win" });
    session.end()
}

fn many_graphs(session: &mut Session<'_>) -> Result<(), Error> {
    let mut pairs = vec![];
    while session.more()? {
        let nodes = session.number(NODES)?;
        if nodes == 0 {
            return session.end();
        }
        let node = Field::within("a node", 0, nodes - 1);
        pairs.clear();
        for from in 0..nodes as u32 {
            let left = MAX_ARCS - pairs.len();
            for _ in 0..session.number(Field::within("the number of a node's arcs", 0, left as u64))? {
                pairs.push((from, session.number(node)? as u32));
            }
        }
        let dag = graph(session, nodes, &pairs)?;
        loop {
            let tokens = session.number(TOKENS)?;
            if tokens == 0 {
                break;
            }
            let sum = nim_sum(session, &dag, tokens, node)?;
            session.answer(if sum.is_zero() { "LOSE" } else { "WIN" });
        }
    }
    Ok(())
}

/// The graph of arcs that have just been read.
fn graph(session: &mut Session<'_>, nodes: u64, arcs: &[(u32, u32)]) -> Result<Dag, Error> {
    Dag::new(nodes as u32, arcs)
        .map_err(|error| session.reject(format_args!("arcs without a cycle: {error}")))
}

/// The nim-sum of the next tokens, which are so many.
fn nim_sum(session: &mut Session<'_>, dag: &Dag, tokens: u64, node: Field) -> Result<Nimber, Error> {
    let mut sum = Nimber::ZERO;
    for _ in 0..tokens {
        // The field admits nodes and nothing else.
        sum ^= dag.nimber(session.number(node)? as u32).unwrap_or_default();
    }
    Ok(sum)
}
