//! What every program has to do at least.

use std::io::{self, Read, Write};

/// Reads everything in the judge's blocks.
pub fn main() -> io::Result<()> {
    let mut block = vec![0; 64 * 1024];
    let mut bytes = 0;
    loop {
        match io::stdin().lock().read(&mut block)? {
            0 => return writeln!(io::stdout(), "{bytes}"),
            read => bytes += read,
        }
    }
}
