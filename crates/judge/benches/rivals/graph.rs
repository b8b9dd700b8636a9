//! The plain program for tokens on a graph. It checks nothing.

use std::io::{self, Write};

use grundy_testkit::plain;

use super::numbers::Numbers;

pub fn main() -> io::Result<()> {
    let mut numbers = Numbers::new();
    let (nodes, arcs, tokens) = (numbers.next()?, numbers.next()?, numbers.next()?);
    let mut ends = Vec::with_capacity(arcs as usize);
    for _ in 0..arcs {
        ends.push((numbers.next()? - 1, numbers.next()? - 1));
    }
    let nimbers = plain::tokens(nodes, &ends);
    let mut sum = 0;
    for _ in 0..tokens {
        sum ^= nimbers[numbers.next()? as usize - 1];
    }
    io::stdout().write_all(if sum == 0 { b"lose\n" } else { b"win\n" })
}
