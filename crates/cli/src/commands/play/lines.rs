//! What is typed, line by line.

use std::io::{self, BufRead, IsTerminal};

use crate::io::failure::Failure;

/// Lines of standard input, one at a time.
#[derive(Default)]
pub(crate) struct Lines {
    number: usize,
    line: String,
}

impl Lines {
    /// Whether someone sits there.
    pub(crate) fn asked(&self) -> bool {
        io::stdin().is_terminal()
    }

    /// The next one; `None` at the end.
    pub(crate) fn next(&mut self) -> Result<Option<&str>, Failure> {
        self.line.clear();
        self.number += 1;
        match io::stdin().lock().read_line(&mut self.line) {
            Ok(0) => Ok(None),
            Ok(_) => Ok(Some(&self.line)),
            Err(error) => Err(Failure::Input(format!("cannot read standard input: {error}"))),
        }
    }

    /// The error of the line that was read last.
    pub(crate) fn failure(&self, found: &str, expected: &str) -> Failure {
        let column = self.line.len() - self.line.trim_start().len() + 1;
        Failure::Input(format!("line {}, column {column}: found {found}, expected {expected}", self.number))
    }
}
