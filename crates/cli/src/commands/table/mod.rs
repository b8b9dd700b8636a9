//! `grundy table`: what is in a packed table, and its ways out.

mod export;

use std::fs;
use std::io::Write;

use grundy::row_chess;
use grundy_core::PackedTable;
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::io::failure::Failure;
use crate::io::output::{BOLD, DIM, Output, Styled};

/// Tell the facts of a packed table, export it, or draw row chess.
#[derive(clap::Args)]
#[command(after_help = format!("{FIELDS}\n\n{EXAMPLES}"))]
pub(crate) struct Args {
    /// `row-chess`, or a file of packed bytes.
    #[arg(default_value = "row-chess")]
    table: String,
    /// Bits an entry of the file, 1 to 32.
    #[arg(long, value_name = "B")]
    bits: Option<u32>,
    /// Entries of the file.
    #[arg(long, value_name = "L")]
    len: Option<usize>,
    /// Write a file that ends in .bin (packed), .npy, .csv or .h (for C).
    #[arg(long, value_name = "FILE")]
    export: Vec<String>,
    /// Draw row chess in a .png: left ten squares down, right ten across.
    #[arg(long, value_name = "FILE")]
    plot: Option<String>,
    /// Print JSON; its fields are listed below.
    #[arg(long)]
    json: bool,
}

const FIELDS: &str = "\
Fields of the JSON:
  table, len, bits, bytes  its name, entries, bits an entry, bytes in all
  sha256_packed            of the packed bytes
  sha256_values            of the values, each as one byte, or as four with the
                           lowest first where an entry has more than 8 bits
  largest                  the largest value
  histogram                how often each value from 0 up occurs; empty where
                           the largest is above 65535";

const EXAMPLES: &str = "\
Examples:
  $ grundy table row-chess
  $ grundy table row-chess --export row_chess.bin --export row_chess.npy
  $ grundy table row_chess.bin --bits 5 --len 1048576 --json
  $ grundy table row-chess --plot row_chess.png";

#[derive(Serialize)]
struct Facts<'a> {
    table: &'a str,
    len: usize,
    bits: u32,
    bytes: usize,
    sha256_packed: String,
    sha256_values: String,
    largest: u64,
    histogram: Vec<u64>,
}

/// The largest value whose histogram is told.
const COUNTED: u64 = 1 << 16;

impl<'a> Facts<'a> {
    fn of(name: &'a str, table: &PackedTable<'_>) -> Facts<'a> {
        let values: Vec<u32> = table.iter().map(export::narrow).collect();
        let bytes: Vec<u8> = if table.width() <= 8 {
            values.iter().map(|&value| value as u8).collect()
        } else {
            values.iter().flat_map(|value| value.to_le_bytes()).collect()
        };
        let largest = u64::from(values.iter().copied().max().unwrap_or_default());
        let mut histogram = Vec::new();
        if largest < COUNTED && !values.is_empty() {
            histogram = vec![0; largest as usize + 1];
            values.iter().for_each(|&value| histogram[value as usize] += 1);
        }
        Facts {
            table: name,
            len: table.len(),
            bits: table.width(),
            bytes: table.bytes().len(),
            sha256_packed: sha256(table.bytes()),
            sha256_values: sha256(&bytes),
            largest,
            histogram,
        }
    }
}

fn sha256(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Runs the command.
pub(crate) fn run(args: &Args, output: &mut Output) -> Result<(), Failure> {
    let bytes;
    let table = match (&args.table[..], args.bits, args.len) {
        ("row-chess", None, None) => row_chess::TABLE,
        ("row-chess", ..) => {
            return Err(Failure::Usage(
                "row-chess has its own --bits and --len; a file wants them".to_owned(),
            ));
        }
        (path, Some(bits), Some(len)) => {
            bytes = fs::read(path).map_err(|error| Failure::Input(format!("cannot read {path}: {error}")))?;
            PackedTable::new(&bytes, len, bits).map_err(|error| Failure::Input(format!("{path}: {error}")))?
        }
        (path, ..) => {
            return Err(Failure::Usage(format!(
                "the file {path} wants --bits and --len; it says neither itself"
            )));
        }
    };

    for path in &args.export {
        write(path, &export::bytes(path, &args.table, &table)?)?;
    }
    if let Some(path) = &args.plot {
        if args.table != "row-chess" || !path.ends_with(".png") {
            return Err(Failure::Usage("only row-chess has a picture, a file that ends in .png".to_owned()));
        }
        write(path, &crate::render::picture::row_chess()?)?;
    }
    let facts = Facts::of(&args.table, &table);
    if args.json { output.json(&facts) } else { print(&facts, output) }
}

fn write(path: &str, bytes: &[u8]) -> Result<(), Failure> {
    fs::write(path, bytes).map_err(|error| Failure::Input(format!("cannot write {path}: {error}")))
}

fn print(facts: &Facts<'_>, output: &mut Output) -> Result<(), Failure> {
    let Facts { table, len, bits, bytes, sha256_packed, sha256_values, largest, histogram } = facts;
    writeln!(output, "{}: {len} values at {bits} bits, {bytes} bytes", Styled(BOLD, table))?;
    writeln!(output)?;
    writeln!(output, "SHA-256 of the packed bytes  {sha256_packed}")?;
    writeln!(output, "SHA-256 of the values        {sha256_values}")?;
    writeln!(output, "largest value                {largest}")?;
    if histogram.is_empty() {
        return Ok(());
    }
    writeln!(output)?;
    let most = histogram.iter().copied().max().unwrap_or_default().max(1);
    let number = most.to_string().len();
    let nimber = largest.to_string().len();
    for (value, &count) in histogram.iter().enumerate() {
        // One mark for each fortieth of the most frequent value.
        let marks = "#".repeat((u128::from(count) * 40 / u128::from(most)) as usize);
        write!(output, "  {value:nimber$}  {count:number$}")?;
        if !marks.is_empty() {
            write!(output, "  {}", Styled(DIM, marks))?;
        }
        writeln!(output)?;
    }
    Ok(())
}
