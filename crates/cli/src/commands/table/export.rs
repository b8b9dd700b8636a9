//! A table in other formats.

use std::fmt::Write;
use std::path::Path;

use grundy_bake::TableBuilder;
use grundy_core::{Nimber, PackedTable};

use crate::io::failure::Failure;
use crate::io::file::{self, Files};

/// A value as the number that it is: an entry has at most 32 bits.
pub(crate) fn narrow(nimber: Nimber) -> u32 {
    nimber.get() as u32
}

/// What a table is exported as.
#[derive(Clone, Copy)]
enum Format {
    Packed,
    NumPy,
    Csv,
    CHeader,
}

/// Where a table goes, in a format that is known.
pub(crate) struct Export<'a> {
    pub(crate) path: &'a Path,
    format: Format,
}

impl Export<'_> {
    pub(crate) fn new(path: &Path) -> Result<Export<'_>, Failure> {
        let format = match file::extension(path).as_deref() {
            Some("bin") => Format::Packed,
            Some("npy") => Format::NumPy,
            Some("csv") => Format::Csv,
            Some("h") => Format::CHeader,
            _ => {
                let path = path.display();
                return Err(Failure::Usage(format!(
                    "--export {path}: the name has to end in .bin, .npy, .csv or .h"
                )));
            }
        };
        Files::check(path)?;
        Ok(Export { path, format })
    }

    /// The contents of the file. `name` is what the table is called.
    pub(crate) fn bytes(&self, name: &str, table: &PackedTable<'_>) -> Result<Vec<u8>, Failure> {
        match self.format {
            Format::Packed => Ok(table.bytes().to_vec()),
            Format::NumPy => Ok(npy(table)),
            Format::Csv => Ok(csv(table).into_bytes()),
            Format::CHeader => c_header(name, table),
        }
    }
}

/// NumPy's format, version 1.0: an array of the narrowest unsigned numbers that hold an entry.
fn npy(table: &PackedTable<'_>) -> Vec<u8> {
    let (kind, size) = match table.width() {
        0..=8 => ("|u1", 1),
        9..=16 => ("<u2", 2),
        _ => ("<u4", 4),
    };
    let header = format!("{{'descr': '{kind}', 'fortran_order': False, 'shape': ({},), }}", table.len());
    // Magic, version and length take 10 bytes; with the header and its line feed a multiple of 64.
    let len = (10 + header.len() + 1).next_multiple_of(64) - 10;
    let mut bytes = b"\x93NUMPY\x01\x00".to_vec();
    bytes.extend(u16::try_from(len).expect("a header has some 80 bytes").to_le_bytes());
    bytes.extend(format!("{header:0$}\n", len - 1).bytes());
    bytes.extend(table.iter().flat_map(|nimber| narrow(nimber).to_le_bytes().into_iter().take(size)));
    bytes
}

fn csv(table: &PackedTable<'_>) -> String {
    let mut csv = "index,nimber\n".to_owned();
    for (index, nimber) in table.iter().enumerate() {
        // Writing to a string cannot fail.
        let _ = writeln!(csv, "{index},{nimber}");
    }
    csv
}

/// A header by grundy-bake; the table is called after its file.
fn c_header(name: &str, table: &PackedTable<'_>) -> Result<Vec<u8>, Failure> {
    let stem = name.rsplit(['/', '\\']).next().unwrap_or_default().split('.').next().unwrap_or_default();
    let mut constant: String = stem
        .chars()
        .map(|char| if char.is_ascii_alphanumeric() { char.to_ascii_uppercase() } else { '_' })
        .collect();
    if !constant.starts_with(|first: char| first.is_ascii_uppercase()) {
        constant.insert_str(0, "TABLE_");
    }
    let baked = TableBuilder::from_values(&constant, table.iter()).width(table.width()).bake();
    Ok(baked.map_err(|error| Failure::Input(error.to_string()))?.c_header().into_bytes())
}
