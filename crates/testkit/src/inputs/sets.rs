//! Sets of amounts, and boards of heaps for them.

use std::io::{self, Write};

use super::Input;
use crate::SplitMix64;

macro_rules! sets {
    ($problem:literal, $kind:literal, $size:literal, $about:literal, $write:expr) => {
        Input { problem: $problem, kind: $kind, about: $about, size: $size, write: $write, seed: 2425 }
    };
}

pub(super) const INPUTS: &[Input] = &[
    sets!(
        "hdu1536",
        "maximum",
        100,
        "SIZE sets of 100 amounts up to 10000, each with 100 boards of 100 heaps up to 10000",
        |sets, random, output| write_sets(sets, (100, 10_000), (100, 100), random, output)
    ),
    sets!(
        "hdu1536",
        "usable",
        100,
        "SIZE sets of 64 amounts up to 1000, each with 100 boards of 100 heaps up to 10000",
        |sets, random, output| write_sets(sets, (64, 1000), (100, 100), random, output)
    ),
    sets!(
        "hdu1536",
        "sets",
        1000,
        "SIZE sets of 100 amounts up to 10000, each with a board of two heaps up to 10000",
        |sets, random, output| write_sets(sets, (100, 10_000), (1, 2), random, output)
    ),
    sets!(
        "acwing893",
        "thousands",
        100_000,
        "2000 amounts up to 10000, a board of 100 heaps up to SIZE",
        |heaps, random, output| {
            write_numbers(2000, 10_000, None, random, output)?;
            write_numbers(100, heaps, None, random, output)
        }
    ),
    sets!(
        "acwing893",
        "spread",
        1_000_000,
        "2000 amounts up to 10^6, a board of 100 heaps up to SIZE",
        |heaps, random, output| {
            write_numbers(2000, 1_000_000, None, random, output)?;
            write_numbers(100, heaps, None, random, output)
        }
    ),
    sets!(
        "acwing893",
        "unusable",
        1_000_000,
        "100 amounts up to 200, and 2*10^9; a board of 100 heaps up to SIZE",
        |heaps, random, output| {
            write_numbers(101, 200, Some(2_000_000_000), random, output)?;
            write_numbers(100, heaps, None, random, output)
        }
    ),
];

/// Sets of this many amounts up to a bound, each with this many boards of this many heaps up to 10000.
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

/// This many numbers from 1 to a bound, after their count; the last may be given.
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
