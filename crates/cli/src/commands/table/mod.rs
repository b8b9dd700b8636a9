//! `grundy table`: what is in a packed table, and its ways out.

mod export;

use std::ffi::OsString;
use std::io::Write;
use std::path::{Path, PathBuf};

use grundy::row_chess;
use grundy_core::PackedTable;
use serde::Serialize;
use sha2::{Digest, Sha256};

use self::export::Export;
use crate::io::failure::Failure;
use crate::io::file::{self, Files};
use crate::io::output::{BOLD, DIM, Output, Styled, plural};
use crate::render::picture;

/// Print the facts of a packed table, export it, or draw row chess.
#[derive(clap::Args)]
#[command(after_help = format!("{FIELDS}\n\n{EXAMPLES}"))]
pub(crate) struct Args {
    /// `row-chess`, or a file of packed bytes.
    #[arg(default_value = "row-chess")]
    table: OsString,
    /// Bits an entry of the file, 1 to 32.
    #[arg(long, value_name = "B")]
    bits: Option<u32>,
    /// Entries of the file.
    #[arg(long, value_name = "L")]
    len: Option<usize>,
    /// Write a file that ends in .bin (packed), .npy, .csv or .h (for C).
    #[arg(long, value_name = "FILE")]
    export: Vec<PathBuf>,
    /// Draw row chess in a .png: left ten squares down, right ten across.
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
    /// Print JSON; its fields are listed below.
    #[arg(long)]
    json: bool,
}

const FIELDS: &str = "\
Fields of the JSON:
  table, len, bits, bytes  its name, entries, bits an entry, bytes in
                           all
  sha256_packed            of the packed bytes
  sha256_values            of the values, each as one byte, or as four
                           with the lowest first where an entry has more
                           than 8 bits
  largest                  the largest value
  histogram                how often each value from 0 up occurs; empty
                           where the largest is above 65535";

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

/// Values from here on get no histogram.
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

pub(crate) fn run(args: &Args, output: &mut Output) -> Result<(), Failure> {
    let exports = args.export.iter().map(|path| Export::new(path)).collect::<Result<Vec<_>, _>>()?;
    let is_row_chess = args.table == "row-chess";
    if let Some(plot) = &args.plot {
        if !is_row_chess || file::extension(plot).as_deref() != Some("png") {
            return Err(Failure::Usage(
                "only row-chess has a picture, in a file that ends in .png".to_owned(),
            ));
        }
        Files::check(plot)?;
    }
    let name = args.table.to_string_lossy();
    let bytes;
    let table = match (is_row_chess, args.bits, args.len) {
        (true, None, None) => row_chess::TABLE,
        (true, ..) => return Err(Failure::Usage("--bits and --len apply to files only".to_owned())),
        (false, Some(bits), Some(len)) => {
            bytes = file::read(Path::new(&args.table))?;
            PackedTable::new(&bytes, len, bits).map_err(|error| Failure::Input(format!("{name}: {error}")))?
        }
        (false, ..) => {
            return Err(Failure::Usage(format!(
                "the file {name} needs --bits and --len: they are not in it"
            )));
        }
    };

    let mut files = Files::default();
    for export in &exports {
        files.add(export.path, &export.bytes(&name, &table)?)?;
    }
    if let Some(path) = &args.plot {
        files.add(path, &picture::row_chess()?)?;
    }
    files.finish()?;
    let facts = Facts::of(&name, &table);
    if args.json { output.json(&facts) } else { print(&facts, output) }
}

fn print(facts: &Facts<'_>, output: &mut Output) -> Result<(), Failure> {
    let Facts { table, len, bits, bytes, sha256_packed, sha256_values, largest, histogram } = facts;
    let (values, bits, bytes) = (plural(*len, "value"), plural(*bits, "bit"), plural(*bytes, "byte"));
    writeln!(output, "{}: {values} at {bits}, {bytes}", Styled(BOLD, table))?;
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
