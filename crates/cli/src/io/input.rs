//! Files and standard input, as texts to read.

use std::io::{self, IsTerminal, Read, Write};
use std::path::Path;

use grundy_analysis::Text;
use grundy_analysis::text::Origin;

use super::failure::Failure;
use super::file;

/// A file, or standard input for `-`.
pub(crate) fn read(path: &Path) -> Result<Text, Failure> {
    let (origin, bytes) = match path == Path::new("-") {
        true => (Origin::Stdin, read_stdin()?),
        false => (Origin::File(path.display().to_string()), file::read(path)?),
    };
    Ok(Text::of_bytes(origin, bytes)?)
}

fn read_stdin() -> Result<Vec<u8>, Failure> {
    let stdin = io::stdin();
    if stdin.is_terminal() {
        let end = if cfg!(windows) { "Ctrl-Z and Enter" } else { "Ctrl-D" };
        let _ = writeln!(io::stderr(), "grundy: reading from the terminal; {end} ends the input");
    }
    let mut bytes = Vec::new();
    match stdin.lock().read_to_end(&mut bytes) {
        Ok(_) => Ok(bytes),
        Err(error) => Err(Failure::Input(format!("cannot read standard input: {error}"))),
    }
}
