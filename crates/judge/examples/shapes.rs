//! Writes the inputs on which a plain program is hardest to beat, since there is little to read for what there is to
//! do, or little to do: `shapes KIND`.
//!
//! For `poj2425`, with nodes numbered at random, unless said otherwise:
//!
//! - `dense`: 5 graphs of 1000 nodes, each with 500 arcs, as far as there are nodes below it.
//! - `hundred`: 20 graphs of 1000 nodes, each with 100 arcs.
//! - `complete`, `complete-in-order`: 5 graphs of 1000 nodes with all arcs; numbered at random, and from the end on.
//! - `tiny`: 2·10^5 graphs of 1 to 5 nodes with a query each.
//! - `star`: one node with arcs to 10^6 others.
//!
//! For `hdu1536`, sets with 100 boards of 100 heaps up to 10000 each, unless said otherwise:
//!
//! - `maximum`: 100 sets of 100 amounts up to 10000.
//! - `usable`: 100 sets of 64 amounts up to 1000.
//! - `sets`: 1000 sets of 100 amounts up to 10000 with one board of two heaps.
//!
//! For `acwing893`, boards of 100 heaps:
//!
//! - `thousands`: 2000 amounts up to 10000, heaps up to 10^5.
//! - `spread`: 2000 amounts up to 10^6, heaps up to 10^6.
//! - `unusable`: 100 amounts up to 200, and 2·10^9; heaps up to 10^6.
//!
//! The same arguments give the same bytes for ever: the generator is SplitMix64 (Steele, Lea and Flood 2014).

use std::io::{self, BufWriter, ErrorKind, Write};

use grundy_testkit::SplitMix64;

#[allow(dead_code, reason = "the benches use the rest of this file")]
fn main() -> io::Result<()> {
    let kind = std::env::args().nth(1).unwrap_or_default();
    let Some(shape) = SHAPES.iter().find(|shape| shape.kind == kind) else {
        let kinds: Vec<_> = SHAPES.iter().map(|shape| shape.kind).collect();
        return Err(io::Error::new(ErrorKind::InvalidInput, format!("KIND: {}", kinds.join(", "))));
    };
    let mut output = BufWriter::new(io::stdout().lock());
    shape.write(1, &mut output)?;
    output.flush()
}

/// An input.
pub struct Shape {
    /// The problem's id.
    pub problem: &'static str,
    /// Its name among those above.
    pub kind: &'static str,
    write: fn(u32, &mut SplitMix64, &mut dyn Write) -> io::Result<()>,
}

impl Shape {
    /// Writes the input, with all counts of graphs, boards and nodes divided by a number.
    pub fn write(&self, divided: u32, output: &mut dyn Write) -> io::Result<()> {
        (self.write)(divided, &mut SplitMix64(2425), output)
    }
}

const fn shape(
    problem: &'static str,
    kind: &'static str,
    write: fn(u32, &mut SplitMix64, &mut dyn Write) -> io::Result<()>,
) -> Shape {
    Shape { problem, kind, write }
}

/// All of them.
pub const SHAPES: &[Shape] = &[
    shape("poj2425", "dense", |divided, random, output| write_graphs(5, 1000 / divided, 500, random, output)),
    shape("poj2425", "hundred", |divided, random, output| {
        write_graphs(20, 1000 / divided, 100, random, output)
    }),
    shape("poj2425", "complete", |divided, random, output| {
        write_complete(1000 / divided, true, random, output)
    }),
    shape("poj2425", "complete-in-order", |divided, random, output| {
        write_complete(1000 / divided, false, random, output)
    }),
    shape("poj2425", "tiny", write_tiny),
    shape("poj2425", "star", write_star),
    shape("hdu1536", "maximum", |divided, random, output| {
        write_sets(100 / divided, (100, 10_000), (100, 100), random, output)
    }),
    shape("hdu1536", "usable", |divided, random, output| {
        write_sets(100 / divided, (64, 1000), (100, 100), random, output)
    }),
    shape("hdu1536", "sets", |divided, random, output| {
        write_sets(1000 / divided, (100, 10_000), (1, 2), random, output)
    }),
    shape("acwing893", "thousands", |divided, random, output| {
        write_numbers(2000, 10_000, None, random, output)?;
        write_numbers(100, 100_000 / divided, None, random, output)
    }),
    shape("acwing893", "spread", |divided, random, output| {
        write_numbers(2000, 1_000_000, None, random, output)?;
        write_numbers(100, 1_000_000 / divided, None, random, output)
    }),
    shape("acwing893", "unusable", |divided, random, output| {
        write_numbers(101, 200, Some(2_000_000_000), random, output)?;
        write_numbers(100, 1_000_000 / divided, None, random, output)
    }),
];

/// Graphs with so many nodes, in each of which a node has so many arcs to nodes behind it in some order.
fn write_graphs(
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

fn write_tiny(divided: u32, random: &mut SplitMix64, output: &mut dyn Write) -> io::Result<()> {
    for _ in 0..200_000 / divided {
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

fn write_star(divided: u32, _: &mut SplitMix64, output: &mut dyn Write) -> io::Result<()> {
    let leaves = 1_000_000 / divided;
    write!(output, "{}\n{leaves}", leaves + 1)?;
    (1..=leaves).try_for_each(|leaf| write!(output, " {leaf}"))?;
    writeln!(output)?;
    (0..leaves).try_for_each(|_| writeln!(output, "0"))?;
    writeln!(output, "2 0 {leaves}\n0")
}

/// Sets of so many amounts up to a bound, each with so many boards of so many heaps up to 10000.
fn write_sets(
    sets: u32,
    (amounts, bound): (u32, u32),
    (boards, heaps): (u32, u32),
    random: &mut SplitMix64,
    output: &mut dyn Write,
) -> io::Result<()> {
    for _ in 0..sets {
        write_numbers(amounts, bound, None, random, output)?;
        writeln!(output, "{boards}")?;
        (0..boards).try_for_each(|_| write_numbers(heaps, 10_000, None, random, output))?;
    }
    writeln!(output, "0")
}

/// So many numbers from 1 to a bound, after their count; the last may be given.
fn write_numbers(
    count: u32,
    bound: u32,
    last: Option<u32>,
    random: &mut SplitMix64,
    output: &mut dyn Write,
) -> io::Result<()> {
    write!(output, "{count}")?;
    for index in 0..count {
        let number = 1 + random.index(bound);
        let number = last.filter(|_| index + 1 == count).unwrap_or(number);
        write!(output, " {number}")?;
    }
    writeln!(output)
}

/// A random order of the numbers below `len`, and the place that each number has in it.
fn orders(len: u32, random: &mut SplitMix64) -> (Vec<u32>, Vec<u32>) {
    let order = random.order(len);
    let mut place = vec![0; len as usize];
    (0..).zip(&order).for_each(|(index, &number)| place[number as usize] = index);
    (order, place)
}
