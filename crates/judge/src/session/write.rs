//! Verdicts on their way out, and waiting for the other side.

use std::io::{self, ErrorKind};
use std::time::Duration;
use std::{fmt, thread};

use super::Session;
use crate::error::Error;

/// Verdicts are written when they are this many bytes, before more input is waited for, and before long work.
pub(super) const PENDING: usize = 64 * 1024;

impl Session<'_> {
    /// Adds a line to the output.
    pub(crate) fn answer(&mut self, line: &str) {
        self.pending.extend_from_slice(line.as_bytes());
        self.pending.push(b'\n');
    }

    /// Adds a part of a line that may become longer than memory.
    pub(crate) fn write(&mut self, part: impl fmt::Display) -> Result<(), Error> {
        io::Write::write_fmt(&mut self.pending, format_args!("{part}")).map_err(Error::Write)?;
        if self.pending.len() >= PENDING { self.flush() } else { Ok(()) }
    }

    /// Writes what is pending. What cannot be written is not tried again.
    pub(crate) fn flush(&mut self) -> Result<(), Error> {
        self.unflushed_work = 0;
        let mut left = &self.pending[..];
        let mut written = Ok(());
        while written.is_ok() && !left.is_empty() {
            match patiently(|| self.writer.write(left)) {
                Ok(0) => written = Err(ErrorKind::WriteZero.into()),
                Ok(len) => left = &left[len..],
                Err(error) => written = Err(error),
            }
        }
        self.pending.clear();
        written.and_then(|()| patiently(|| self.writer.flush())).map_err(Error::Write)
    }
}

/// Tries until the other side is ready: a read or write may be interrupted, and a pipe that does not block may be empty
/// or full.
pub(super) fn patiently<T>(mut attempt: impl FnMut() -> io::Result<T>) -> io::Result<T> {
    const LONGEST: Duration = Duration::from_millis(10);
    let mut pause = Duration::from_micros(50);
    loop {
        match attempt() {
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) if error.kind() == ErrorKind::WouldBlock => {
                thread::sleep(pause);
                pause = LONGEST.min(2 * pause);
            }
            result => return result,
        }
    }
}
