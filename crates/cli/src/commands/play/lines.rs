//! What is typed, line by line.

use std::io::{self, BufRead, IsTerminal, Write};

use crate::io::failure::Failure;
use grundy_analysis::text::is_space;

/// Lines of standard input, one at a time.
pub(crate) struct Lines {
    number: usize,
    line: Vec<u8>,
    is_interactive: bool,
}

impl Lines {
    pub(crate) fn stdin() -> Lines {
        Lines { number: 0, line: Vec::new(), is_interactive: io::stdin().is_terminal() }
    }

    /// Whether lines come from a terminal, where a bad one can be asked for again.
    pub(crate) fn is_interactive(&self) -> bool {
        self.is_interactive
    }

    /// The next one, without white space around it; `None` at the end.
    pub(crate) fn next(&mut self) -> Result<Option<String>, Failure> {
        self.line.clear();
        self.number += 1;
        match io::stdin().lock().read_until(b'\n', &mut self.line) {
            Ok(0) => Ok(None),
            // A byte that is not text makes no word that is known: its line is refused like any other.
            Ok(_) => Ok(Some(String::from_utf8_lossy(&self.line).trim_matches(is_space).to_owned())),
            Err(error) => Err(Failure::Input(format!("cannot read standard input: {error}"))),
        }
    }

    /// The error of the line that was read last.
    pub(crate) fn failure(&self, expected: &str) -> String {
        let space = self.line.iter().take_while(|&&byte| is_space(char::from(byte))).count();
        let word = self.line[space..].trim_ascii_end();
        let found = match self.line[..] {
            [] => "the end of the input".to_owned(),
            _ => format!("`{}`", word.escape_ascii()),
        };
        format!("line {}, column {}: found {found}, expected {expected}", self.number, space + 1)
    }

    /// Says on standard error what to type, where nothing else says it.
    pub(crate) fn hint(&self) {
        if self.is_interactive {
            let _ = writeln!(
                io::stderr(),
                "grundy: reading moves from the terminal: a number, hint, undo or quit, each on a line"
            );
        }
    }
}
