//! Writes a large input for a problem of `grundy-judge`: `input KIND [SIZE]`. Without arguments it lists the kinds.
//!
//! The same kind and size give the same bytes for ever.

use std::io::{self, BufWriter, Error, ErrorKind, Write};

use grundy_testkit::inputs::{input, inputs};

fn main() -> io::Result<()> {
    let complain = |complaint: String| Error::new(ErrorKind::InvalidInput, complaint);
    let mut arguments = std::env::args().skip(1);
    let mut output = BufWriter::new(io::stdout().lock());
    let Some(kind) = arguments.next() else {
        for input in inputs() {
            writeln!(
                output,
                "{:18} {:11} {} (SIZE is {})",
                input.kind, input.problem, input.about, input.size
            )?;
        }
        return output.flush();
    };
    let input = input(&kind).ok_or_else(|| complain(format!("no kind is called {kind}")))?;
    let size = match arguments.next() {
        None => input.size,
        Some(size) => size.parse().map_err(|error| complain(format!("SIZE: {error}")))?,
    };
    input.write(size, &mut output)?;
    output.flush()
}
