//! Graphs without a cycle, with tokens.

use std::io::{self, Write};

use super::Input;
use crate::SplitMix64;

/// An input with graphs whose nodes are lists of options.
macro_rules! lists {
    ($kind:literal, $size:literal, $about:literal, $write:expr) => {
        Input { problem: "poj2425", kind: $kind, about: $about, size: $size, write: $write, seed: 2425 }
    };
}

pub(super) const INPUTS: &[Input] = &[
    Input {
        problem: "loj10243",
        kind: "graph",
        about: "SIZE nodes numbered at random, ten times as many random arcs, 1000 tokens",
        size: 1_000_000,
        write: write_graph,
        seed: 10243,
    },
    lists!(
        "dense",
        1000,
        "5 graphs of SIZE nodes, each with 500 arcs as far as there are nodes below it",
        |nodes, random, output| write_lists(5, nodes, 500, random, output)
    ),
    lists!(
        "hundred",
        1000,
        "20 graphs of SIZE nodes, each with 100 arcs as far as there are nodes below it",
        |nodes, random, output| write_lists(20, nodes, 100, random, output)
    ),
    lists!(
        "complete",
        1000,
        "5 graphs of SIZE nodes with all arcs, numbered at random",
        |nodes, random, output| write_complete(nodes, true, random, output)
    ),
    lists!(
        "complete-in-order",
        1000,
        "5 graphs of SIZE nodes with all arcs, numbered from the end on",
        |nodes, random, output| write_complete(nodes, false, random, output)
    ),
    lists!("tiny", 200_000, "SIZE graphs of 1 to 5 nodes with a query each", write_tiny),
    lists!("star", 1_000_000, "one node with arcs to SIZE others", write_star),
];

/// Ten times as many arcs as there are nodes, from nodes that are earlier in this order to later ones.
pub fn random_arcs(order: &[u32], random: &mut SplitMix64) -> Vec<(u32, u32)> {
    let nodes = order.len() as u32;
    let mut arcs = Vec::new();
    while nodes > 1 && arcs.len() < 10 * nodes as usize {
        let (a, b) = (random.index(nodes), random.index(nodes));
        if a != b {
            arcs.push((order[a.min(b) as usize], order[a.max(b) as usize]));
        }
    }
    arcs
}

fn write_graph(nodes: u32, random: &mut SplitMix64, output: &mut dyn Write) -> io::Result<()> {
    let arcs = random_arcs(&random.order(nodes), random);
    let mut random = SplitMix64(1319);
    writeln!(output, "{nodes} {} 1000", arcs.len())?;
    for (from, to) in arcs {
        writeln!(output, "{} {}", from + 1, to + 1)?;
    }
    (0..1000).try_for_each(|_| writeln!(output, "{}", random.index(nodes) + 1))
}

/// Graphs with this many nodes, in each of which a node has this many arcs to nodes behind it in some order.
fn write_lists(
    graphs: u32,
    nodes: u32,
    arcs: u32,
    random: &mut SplitMix64,
    output: &mut dyn Write,
) -> io::Result<()> {
    for _ in 0..graphs {
        let (order, place) = orders(nodes, random);
        writeln!(output, "{nodes}")?;
        for place in place {
            let arcs = arcs.min(nodes - 1 - place);
            write!(output, "{arcs}")?;
            for _ in 0..arcs {
                let to = place + 1 + random.index(nodes - 1 - place);
                write!(output, " {}", order[to as usize])?;
            }
            writeln!(output)?;
        }
        writeln!(output, "2 0 {}\n0", nodes - 1)?;
    }
    Ok(())
}

fn write_complete(
    nodes: u32,
    shuffled: bool,
    random: &mut SplitMix64,
    output: &mut dyn Write,
) -> io::Result<()> {
    for _ in 0..5 {
        let (order, place) = match shuffled {
            true => orders(nodes, random),
            false => ((0..nodes).collect(), (0..nodes).collect()),
        };
        writeln!(output, "{nodes}")?;
        for place in place {
            write!(output, "{}", nodes - 1 - place)?;
            (place + 1..nodes).try_for_each(|to| write!(output, " {}", order[to as usize]))?;
            writeln!(output)?;
        }
        writeln!(output, "2 0 {}\n0", nodes - 1)?;
    }
    Ok(())
}

fn write_tiny(graphs: u32, random: &mut SplitMix64, output: &mut dyn Write) -> io::Result<()> {
    for _ in 0..graphs {
        let nodes = 1 + random.index(5);
        writeln!(output, "{nodes}")?;
        for node in 0..nodes {
            let arcs: Vec<u32> = (0..node).filter(|_| random.index(2) == 0).collect();
            write!(output, "{}", arcs.len())?;
            arcs.iter().try_for_each(|to| write!(output, " {to}"))?;
            writeln!(output)?;
        }
        writeln!(output, "1 {}\n0", random.index(nodes))?;
    }
    Ok(())
}

fn write_star(leaves: u32, _: &mut SplitMix64, output: &mut dyn Write) -> io::Result<()> {
    write!(output, "{}\n{leaves}", leaves + 1)?;
    (1..=leaves).try_for_each(|leaf| write!(output, " {leaf}"))?;
    writeln!(output)?;
    (0..leaves).try_for_each(|_| writeln!(output, "0"))?;
    writeln!(output, "2 0 {leaves}\n0")
}

/// A random order of the numbers below `len`, and the place that each number has in it.
fn orders(len: u32, random: &mut SplitMix64) -> (Vec<u32>, Vec<u32>) {
    let order = random.order(len);
    let mut place = vec![0; len as usize];
    (0..).zip(&order).for_each(|(index, &number)| place[number as usize] = index);
    (order, place)
}
