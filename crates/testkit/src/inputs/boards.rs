//! Rows, heaps, sheets and a grid.

use std::io::{self, Write};

use super::Input;
use crate::SplitMix64;

pub(super) const INPUTS: &[Input] = &[
    Input {
        problem: "p2575",
        kind: "rows",
        about: "SIZE cases of 1000 rows; a column has a piece or not with equal chances, in random order",
        size: 100,
        write: write_rows,
        seed: 2575,
    },
    Input {
        problem: "hdu3032",
        kind: "heaps",
        about: "a case of SIZE heaps, 1 to 2^31 - 1",
        size: 1_000_000,
        write: write_heaps,
        seed: 3032,
    },
    Input {
        problem: "poj2311",
        kind: "sheets",
        about: "SIZE sheets with sides of 2 to 200",
        size: 100_000,
        write: write_sheets,
        seed: 2311,
    },
    Input {
        problem: "gym102501l",
        kind: "river",
        about: "the worst bank of 17 squares that a search has found; of one size",
        size: 0,
        write: |_, _, output| output.write_all(RIVER.as_bytes()),
        seed: 0,
    },
];

/// Of the grids that hill climbing has found, the one whose bank takes the most options to work out: about 1600.
const RIVER: &str = "\
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

fn write_rows(cases: u32, random: &mut SplitMix64, output: &mut dyn Write) -> io::Result<()> {
    writeln!(output, "{cases}")?;
    for _ in 0..cases {
        writeln!(output, "1000")?;
        for _ in 0..1000 {
            let row = random.next();
            let mut columns: Vec<u64> = (1..=20).filter(|column| row >> column & 1 == 1).collect();
            write!(output, "{}", columns.len())?;
            while !columns.is_empty() {
                let chosen = random.below(columns.len() as u64);
                write!(output, " {}", columns.swap_remove(chosen as usize))?;
            }
            writeln!(output)?;
        }
    }
    Ok(())
}

fn write_heaps(heaps: u32, random: &mut SplitMix64, output: &mut dyn Write) -> io::Result<()> {
    write!(output, "1\n{heaps}\n")?;
    for heap in 0..heaps {
        let space = if heap > 0 { " " } else { "" };
        write!(output, "{space}{}", random.within(1..1 << 31))?;
    }
    writeln!(output)
}

fn write_sheets(sheets: u32, random: &mut SplitMix64, output: &mut dyn Write) -> io::Result<()> {
    (0..sheets).try_for_each(|_| writeln!(output, "{} {}", random.within(2..=200), random.within(2..=200)))
}
