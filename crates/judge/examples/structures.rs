//! Writes large input for the problems on graphs, trees and sets: `structures KIND [SIZE]`.
//!
//! - `graph`, for `loj10243`: SIZE nodes (10^6) numbered at random, ten times as many random arcs, 1000 tokens.
//! - `bushy`, `deep`, `path`, `comb`, for `uoj266`: two trees, with SIZE nodes together (10^5) numbered at random. The
//!   parent of a node is any earlier one; any of the ten before; the one before; the one before for half of the nodes,
//!   and one of those each for the others.
//! - `sets`, for `hdu1536`: SIZE sets (100) of 100 amounts up to 10000, each with 100 boards of 100 heaps up to 10000.
//! - `river`, for `gym102501l`: the worst bank of 17 squares that a search has found. No SIZE.
//!
//! The same arguments give the same bytes for ever: the generator is SplitMix64 (Steele, Lea and Flood 2014).

use std::io::{self, BufWriter, ErrorKind, Write};

use grundy_testkit::SplitMix64;

#[allow(dead_code, reason = "the benches use the rest of this file")]
fn main() -> io::Result<()> {
    let complain = |complaint: &str| io::Error::new(ErrorKind::InvalidInput, complaint);
    let mut arguments = std::env::args().skip(1);
    let kind = arguments.next().ok_or_else(|| complain("structures KIND [SIZE]"))?;
    let size = match arguments.next().map(|size| size.parse::<u32>()) {
        None => None,
        Some(Ok(size)) => Some(size),
        Some(Err(error)) => return Err(complain(&format!("SIZE: {error}"))),
    };
    let mut output = BufWriter::new(io::stdout().lock());
    match kind.as_str() {
        "graph" => write_graph(size.unwrap_or(1_000_000), &mut output),
        "bushy" => write_forest(size.unwrap_or(100_000), Tree::Bushy, &mut output),
        "deep" => write_forest(size.unwrap_or(100_000), Tree::Deep, &mut output),
        "path" => write_forest(size.unwrap_or(100_000), Tree::Path, &mut output),
        "comb" => write_forest(size.unwrap_or(100_000), Tree::Comb, &mut output),
        "sets" => write_sets(size.unwrap_or(100), &mut output),
        "river" => output.write_all(RIVER.as_bytes()),
        _ => Err(complain("KIND: graph, bushy, deep, path, comb, sets or river")),
    }?;
    output.flush()
}

/// Of the grids that hill climbing has found, the one whose bank takes the most options to work out: about 1600.
pub const RIVER: &str = "\
10
..........
..........
..........
..........
.....*****
.....*...*
.....*...*
.........*
**********
..........
";

/// Random arcs among this many nodes, from nodes that are earlier in some order to later ones. Ten times as many.
pub fn arcs(nodes: u32) -> Vec<(u32, u32)> {
    let mut random = SplitMix64(10243);
    let order = random.order(nodes);
    let mut arcs = Vec::new();
    while nodes > 1 && arcs.len() < 10 * nodes as usize {
        let (a, b) = (random.index(nodes), random.index(nodes));
        if a != b {
            arcs.push((order[a.min(b) as usize], order[a.max(b) as usize]));
        }
    }
    arcs
}

/// Writes one graph and 1000 tokens, for `loj10243`.
pub fn write_graph(nodes: u32, output: &mut impl Write) -> io::Result<()> {
    let arcs = arcs(nodes);
    let mut random = SplitMix64(1319);
    writeln!(output, "{nodes} {} 1000", arcs.len())?;
    for (from, to) in arcs {
        writeln!(output, "{} {}", from + 1, to + 1)?;
    }
    for _ in 0..1000 {
        writeln!(output, "{}", random.index(nodes) + 1)?;
    }
    Ok(())
}

/// How the nodes of a tree choose their parents.
#[derive(Clone, Copy, Debug)]
pub enum Tree {
    /// Any earlier node.
    Bushy,
    /// One of the ten before.
    Deep,
    /// The one before.
    Path,
    /// The one before for half of the nodes, and one of those each for the others.
    Comb,
}

/// Writes two trees of equal size, for `uoj266`.
pub fn write_forest(nodes: u32, tree: Tree, output: &mut impl Write) -> io::Result<()> {
    let mut random = SplitMix64(266);
    let order = random.order(nodes);
    let half = nodes / 2;
    let mut edges = Vec::new();
    for first in [0, half] {
        for node in 1..half {
            let parent = match tree {
                Tree::Bushy => random.index(node),
                Tree::Deep => node - 1 - random.index(node.min(10)),
                Tree::Path => node - 1,
                Tree::Comb if node < half / 2 => node - 1,
                Tree::Comb => node - half / 2,
            };
            edges.push((order[(first + parent) as usize], order[(first + node) as usize]));
        }
    }
    writeln!(output, "1\n{nodes} {}", edges.len())?;
    // Edges come in any order, and so do their ends.
    for edge in random.order(edges.len() as u32) {
        let (a, b) = edges[edge as usize];
        let (a, b) = if random.index(2) == 0 { (a, b) } else { (b, a) };
        writeln!(output, "{} {}", a + 1, b + 1)?;
    }
    Ok(())
}

/// Writes this many sets of 100 amounts with 100 boards of 100 heaps each, for `hdu1536`.
pub fn write_sets(sets: u32, output: &mut impl Write) -> io::Result<()> {
    let mut random = SplitMix64(1536);
    for _ in 0..sets {
        write!(output, "100")?;
        (0..100).try_for_each(|_| write!(output, " {}", random.index(10_000) + 1))?;
        writeln!(output, "\n100")?;
        for _ in 0..100 {
            write!(output, "100")?;
            (0..100).try_for_each(|_| write!(output, " {}", random.index(10_001)))?;
            writeln!(output)?;
        }
    }
    writeln!(output, "0")
}
