//! What can go wrong in a run.

use std::{fmt, io};

/// Why a run ended early.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// No problem has this id.
    UnknownProblem(UnknownProblem),
    /// The input breaks the problem's format or the rules of its game.
    Input(InputError),
    /// The input could not be read.
    Read(io::Error),
    /// A verdict could not be written.
    Write(io::Error),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::UnknownProblem(source) => source.fmt(f),
            Error::Input(source) => source.fmt(f),
            Error::Read(source) => write!(f, "cannot read the input: {source}"),
            Error::Write(source) => write!(f, "cannot write a verdict: {source}"),
        }
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Error::UnknownProblem(source) => Some(source),
            Error::Input(source) => Some(source),
            Error::Read(source) | Error::Write(source) => Some(source),
        }
    }
}

impl From<UnknownProblem> for Error {
    fn from(source: UnknownProblem) -> Error {
        Error::UnknownProblem(source)
    }
}

impl From<InputError> for Error {
    fn from(source: InputError) -> Error {
        Error::Input(source)
    }
}

/// A place in the input, and what is wrong there.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct InputError {
    /// The line, from 1. A line feed ends a line.
    pub line: u64,
    /// The byte within the line, from 1: the offending token's first, or the place just past the last byte where the
    /// input ends too early.
    pub column: u64,
    /// What is there: a token in backquotes, shortened where it is long, or `the end of the input`.
    pub found: String,
    /// What should be there.
    pub expected: String,
}

/// `line L, column C: found …, expected …`
impl fmt::Display for InputError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let InputError { line, column, found, expected } = self;
        write!(f, "line {line}, column {column}: found {found}, expected {expected}")
    }
}

impl std::error::Error for InputError {}

/// No problem has this id.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct UnknownProblem {
    /// The id asked for.
    pub id: String,
    /// The id or alias that is spelled most like it, if one is near.
    pub nearest: Option<&'static str>,
}

impl fmt::Display for UnknownProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let UnknownProblem { id, nearest } = self;
        write!(f, "unknown problem `{id}`")?;
        nearest.map_or(Ok(()), |nearest| write!(f, "; did you mean `{nearest}`?"))
    }
}

impl std::error::Error for UnknownProblem {}
