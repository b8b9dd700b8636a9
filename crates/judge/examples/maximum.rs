//! Writes large input for a problem of `grundy-judge`: `maximum ID [SIZE]`.
//!
//! - `p2575`: SIZE cases (100) of 1000 random rows, 28 kB a case. Each column holds a piece or not, with equal chances,
//!   and a row's columns come in random order.
//! - `hdu3032`: one case of SIZE heaps (10^6) of 1 to 2^31 − 1, 11 bytes a heap.
//! - `poj2311`: SIZE sheets (10^5) with sides of 2 to 200, 8 bytes a sheet.
//!
//! The same SIZE gives the same bytes for ever: the generator is SplitMix64 (Steele, Lea and Flood 2014) from a state
//! that is the problem's number.

use std::io::{self, BufWriter, ErrorKind, Write};

use grundy_testkit::SplitMix64;

#[allow(dead_code, reason = "the benches use the rest of this file")]
fn main() -> io::Result<()> {
    let complain = |complaint: &str| io::Error::new(ErrorKind::InvalidInput, complaint);
    let mut arguments = std::env::args().skip(1);
    let id = arguments.next().ok_or_else(|| complain("maximum ID [SIZE]"))?;
    let size = match arguments.next().map(|size| size.parse()) {
        None => None,
        Some(Ok(size)) => Some(size),
        Some(Err(error)) => return Err(complain(&format!("SIZE: {error}"))),
    };
    let mut output = BufWriter::new(io::stdout().lock());
    match id.as_str() {
        "p2575" => write_boards(size.unwrap_or(100), 1000, &mut output),
        "hdu3032" => write_heaps(size.unwrap_or(1_000_000), &mut output),
        "poj2311" => write_sheets(size.unwrap_or(100_000), &mut output),
        _ => Err(complain("ID: p2575, hdu3032 or poj2311")),
    }
}

/// Writes this many cases of this many rows, for `p2575`.
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

/// Writes a case of this many heaps, for `hdu3032`.
pub fn write_heaps(heaps: u32, output: &mut impl Write) -> io::Result<()> {
    let mut random = SplitMix64(3032);
    write!(output, "1\n{heaps}\n")?;
    for heap in 0..heaps {
        let space = if heap > 0 { " " } else { "" };
        write!(output, "{space}{}", 1 + random.next() % ((1 << 31) - 1))?;
    }
    writeln!(output)?;
    output.flush()
}

/// Writes this many sheets, for `poj2311`.
pub fn write_sheets(sheets: u32, output: &mut impl Write) -> io::Result<()> {
    let mut random = SplitMix64(2311);
    for _ in 0..sheets {
        writeln!(output, "{} {}", 2 + random.next() % 199, 2 + random.next() % 199)?;
    }
    output.flush()
}
