//! Files and standard input, as texts to read.

use std::fs;
use std::io::{self, Read};

use grundy_analysis::Text;
use grundy_analysis::text::Origin;

use crate::io::failure::Failure;

/// A file, or standard input for `-`.
pub(crate) fn read(path: &str) -> Result<Text, Failure> {
    let (origin, name, bytes) = if path == "-" {
        let mut bytes = Vec::new();
        (Origin::Stdin, "standard input", io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes))
    } else {
        (Origin::File(path.to_owned()), path, fs::read(path))
    };
    let bytes = bytes.map_err(|error| Failure::Input(format!("cannot read {name}: {error}")))?;
    Ok(Text::of_bytes(origin, bytes)?)
}
