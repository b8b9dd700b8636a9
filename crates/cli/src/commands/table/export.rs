//! A table in other formats.

use std::fmt::Write;

use grundy_bake::TableBuilder;
use grundy_core::{Nimber, PackedTable};

use crate::io::failure::Failure;

/// A value as the number that it is: an entry has at most 32 bits.
pub(crate) fn narrow(nimber: Nimber) -> u32 {
    nimber.get() as u32
}

/// The contents of a file, in the format that its name ends in.
pub(crate) fn bytes(path: &str, name: &str, table: &PackedTable<'_>) -> Result<Vec<u8>, Failure> {
    match path.rsplit_once('.') {
        Some((_, "bin")) => Ok(table.bytes().to_vec()),
        Some((_, "npy")) => Ok(npy(table)),
        Some((_, "csv")) => Ok(csv(table).into_bytes()),
        Some((_, "h")) => c_header(name, table),
        _ => Err(Failure::Usage(format!("--export {path}: the name has to end in .bin, .npy, .csv or .h"))),
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
    // A header has some 80 bytes.
    bytes.extend((len as u16).to_le_bytes());
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
