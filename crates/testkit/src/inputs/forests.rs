//! Trees. Nodes are numbered at random, and edges and their ends come in any order.

use std::io::{self, Write};

use super::Input;
use crate::SplitMix64;

/// An input with two trees of equal size, in which a node's parent is chosen by its number and that of all nodes.
macro_rules! forest {
    ($kind:literal, $about:literal, $parent:expr) => {
        Input {
            problem: "uoj266",
            kind: $kind,
            about: concat!("two trees with SIZE nodes together; a node's parent is ", $about),
            size: 100_000,
            write: |nodes, random, output| write(nodes, $parent, random, output),
            seed: 266,
        }
    };
}

pub(super) const INPUTS: &[Input] = &[
    forest!("bushy", "any earlier node", |random, node, _| random.index(node)),
    forest!("deep", "one of the ten before", |random, node, _| node - 1 - random.index(node.min(10))),
    forest!("path", "the one before", |_, node, _| node - 1),
    forest!(
        "comb",
        "the one before for half of the nodes, and one of those each for the others",
        |_, node, nodes| if node < nodes / 2 { node - 1 } else { node - nodes / 2 }
    ),
];

fn write(
    nodes: u32,
    parent: fn(&mut SplitMix64, u32, u32) -> u32,
    random: &mut SplitMix64,
    output: &mut dyn Write,
) -> io::Result<()> {
    let order = random.order(nodes);
    let half = nodes / 2;
    let mut edges = Vec::new();
    for first in [0, half] {
        for node in 1..half {
            let parent = parent(random, node, half);
            edges.push((order[(first + parent) as usize], order[(first + node) as usize]));
        }
    }
    writeln!(output, "1\n{nodes} {}", edges.len())?;
    for edge in random.order(edges.len() as u32) {
        let (a, b) = edges[edge as usize];
        let (a, b) = if random.index(2) == 0 { (a, b) } else { (b, a) };
        writeln!(output, "{} {}", a + 1, b + 1)?;
    }
    Ok(())
}
