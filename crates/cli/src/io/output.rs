//! Standard output: coloured on a terminal, plain elsewhere.

use std::fmt;
use std::io::{self, BufWriter, Write};

use anstream::AutoStream;
use anstyle::{AnsiColor, Style};
use serde::Serialize;

use crate::io::failure::Failure;

/// What a heading, a name or a number that matters looks like.
pub(crate) const BOLD: Style = Style::new().bold();
/// A win, a proof.
pub(crate) const GOOD: Style = AnsiColor::Green.on_default().bold();
/// A loss, what is only observed.
pub(crate) const WARN: Style = AnsiColor::Yellow.on_default().bold();
/// What explains and may be skipped.
pub(crate) const DIM: Style = Style::new().dimmed();

/// Buffered standard output. It drops styles where NO_COLOR or a pipe asks for that.
pub(crate) struct Output(BufWriter<AutoStream<io::Stdout>>);

impl Output {
    pub(crate) fn stdout() -> Output {
        Output(BufWriter::new(anstream::stdout()))
    }

    /// Passes on what is buffered.
    pub(crate) fn flush(&mut self) -> Result<(), Failure> {
        Ok(self.0.flush()?)
    }

    /// Prints a value as JSON, indented, with a line end.
    pub(crate) fn json(&mut self, value: &impl Serialize) -> Result<(), Failure> {
        serde_json::to_writer_pretty(&mut self.0, value).map_err(io::Error::from)?;
        Ok(writeln!(self.0)?)
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// For example `1 row`, `2 rows`.
pub(crate) fn plural(count: impl fmt::Display, noun: &str) -> String {
    let count = count.to_string();
    let end = if count == "1" { "" } else { "s" };
    format!("{count} {noun}{end}")
}

/// A value in a style.
pub(crate) struct Styled<T>(pub(crate) Style, pub(crate) T);

impl<T: fmt::Display> fmt::Display for Styled<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Styled(style, value) = self;
        write!(f, "{style}")?;
        value.fmt(f)?;
        write!(f, "{style:#}")
    }
}
