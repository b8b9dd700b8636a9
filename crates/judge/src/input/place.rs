//! Where something is in the input, and how an error shows it.

use std::fmt;

use crate::error::{Error, InputError};

/// White space: space, tab, carriage return, line feed.
#[inline]
pub(crate) const fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\r' | b'\n')
}

/// Line and column, both from 1.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    pub(crate) line: u64,
    pub(crate) column: u64,
}

impl Place {
    /// The place just past these bytes, which begin here.
    pub(crate) fn after(self, bytes: &[u8]) -> Place {
        // In pieces whose count fits a byte, so that many bytes are counted in one instruction.
        let count = |piece: &[u8]| piece.iter().map(|&byte| u8::from(byte == b'\n')).sum::<u8>();
        match bytes.chunks(128).map(|piece| u64::from(count(piece))).sum() {
            0 => Place { line: self.line, column: self.column + bytes.len() as u64 },
            lines => {
                let behind_last = bytes.iter().rev().take_while(|&&byte| byte != b'\n').count();
                Place { line: self.line + lines, column: 1 + behind_last as u64 }
            }
        }
    }

    /// The place `bytes` bytes before this one, in the same line.
    pub(crate) fn columns_before(self, bytes: usize) -> Place {
        Place { line: self.line, column: self.column - bytes as u64 }
    }

    /// The error that this was found here and that expected.
    pub(crate) fn error(self, found: impl fmt::Display, expected: impl fmt::Display) -> Error {
        Error::Input(InputError {
            line: self.line,
            column: self.column,
            found: found.to_string(),
            expected: expected.to_string(),
        })
    }
}

/// Bytes of a token that an error shows.
const SHOWN: usize = 24;

/// The first bytes of a token.
#[derive(Clone, Copy)]
pub(crate) struct Excerpt {
    // One byte more than is shown tells whether the token goes on.
    bytes: [u8; SHOWN + 1],
    len: usize,
}

impl Excerpt {
    /// Of the token with which these bytes begin.
    pub(crate) fn of(bytes: &[u8]) -> Excerpt {
        let mut excerpt = Excerpt { bytes: [0; SHOWN + 1], len: 0 };
        excerpt.extend(bytes);
        excerpt
    }

    /// Adds bytes up to the next white space.
    pub(crate) fn extend(&mut self, bytes: &[u8]) {
        for (place, &byte) in
            self.bytes[self.len..].iter_mut().zip(bytes).take_while(|(_, byte)| !is_space(**byte))
        {
            *place = byte;
            self.len += 1;
        }
    }
}

/// In backquotes, with what is not printable ASCII escaped.
impl fmt::Display for Excerpt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = self.bytes[..self.len.min(SHOWN)].escape_ascii();
        let more = if self.len > SHOWN { "..." } else { "" };
        write!(f, "`{shown}{more}`")
    }
}
