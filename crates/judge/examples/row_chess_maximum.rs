//! Writes input for `grundy-judge p2575`: `row_chess_maximum [CASES]` cases of 1000 random rows, 28 kB a case.
//!
//! Each column holds a piece or not, with equal chances, and a row's columns come in random order. The same number of
//! cases gives the same bytes for ever: the generator is SplitMix64 (Steele, Lea and Flood 2014) from state 2575.

use std::io::{self, BufWriter, Write};

#[allow(dead_code, reason = "the benches use the rest of this file")]
fn main() -> io::Result<()> {
    let cases = match std::env::args().nth(1).map(|argument| argument.parse()) {
        None => 100,
        Some(Ok(cases)) => cases,
        Some(Err(error)) => {
            return Err(io::Error::new(io::ErrorKind::InvalidInput, format!("CASES: {error}")));
        }
    };
    write_boards(cases, 1000, &mut BufWriter::new(io::stdout().lock()))
}

/// Writes this many cases of this many rows.
pub fn write_boards(cases: u32, rows: u32, output: &mut impl Write) -> io::Result<()> {
    let mut random = SplitMix64(2575);
    writeln!(output, "{cases}")?;
    for _ in 0..cases {
        writeln!(output, "{rows}")?;
        for _ in 0..rows {
            let row = random.next();
            let mut columns: Vec<u64> = (1..=20).filter(|column| row >> column & 1 == 1).collect();
            write!(output, "{}", columns.len())?;
            while !columns.is_empty() {
                let chosen = random.next() % columns.len() as u64;
                write!(output, " {}", columns.swap_remove(chosen as usize))?;
            }
            writeln!(output)?;
        }
    }
    output.flush()
}

struct SplitMix64(u64);

impl SplitMix64 {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }
}
