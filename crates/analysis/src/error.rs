//! Why there is no answer.

use std::fmt;

/// Why there is no answer: the whole message, for people.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// The position, the graph or the list cannot be read, or has no known value.
    Input(String),
    /// The game is not known, or does not go with what was given beside it.
    Usage(String),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Error::Input(message) | Error::Usage(message)) = self;
        f.write_str(message)
    }
}

impl std::error::Error for Error {}
