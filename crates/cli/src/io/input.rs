//! Text from arguments, a file or standard input, and the place of everything in it.

use std::fmt::{self, Display};
use std::io::Read;
use std::str::FromStr;
use std::{fs, io};

use crate::io::failure::Failure;

/// Where a text came from.
#[derive(Clone, Debug)]
enum Origin {
    /// One argument a line.
    Arguments,
    Stdin,
    File(String),
}

/// A text, and where it came from.
#[derive(Clone, Debug)]
pub(crate) struct Text {
    origin: Origin,
    text: String,
}

impl Text {
    /// These arguments, each a line.
    pub(crate) fn of_arguments(arguments: &[String]) -> Text {
        Text { origin: Origin::Arguments, text: arguments.join("\n") }
    }

    /// A file, or standard input for `-`.
    pub(crate) fn read(path: &str) -> Result<Text, Failure> {
        let (origin, bytes) = if path == "-" {
            let mut bytes = Vec::new();
            (Origin::Stdin, io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes))
        } else {
            (Origin::File(path.to_owned()), fs::read(path))
        };
        let bytes = bytes.map_err(|error| Failure::Input(format!("cannot read {origin}: {error}")))?;
        // Only ASCII means anything to the readers; what is not text is told where it stands.
        let text = String::from_utf8_lossy(&bytes).into_owned();
        Ok(Text { origin, text })
    }

    /// The lines, each with its number from 1, without its end.
    pub(crate) fn lines(&self) -> impl Iterator<Item = Token<'_>> {
        self.text.lines().enumerate().map(|(index, text)| Token {
            origin: &self.origin,
            text,
            line: index + 1,
            column: 1,
        })
    }

    /// What stands between white space.
    pub(crate) fn tokens(&self) -> impl Iterator<Item = Token<'_>> {
        self.lines().flat_map(|line| line.split(char::is_whitespace))
    }

    /// The error that the text ends too early.
    pub(crate) fn ends(&self, expected: impl Display) -> Failure {
        let line = self.text.lines().count().max(1);
        let column = self.text.lines().last().map_or(0, str::len) + 1;
        let end = Token { origin: &self.origin, text: "", line, column };
        end.error("the end of the input", expected)
    }
}

/// A piece of a line, and its place: line and column count from 1, columns in bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Token<'a> {
    origin: &'a Origin,
    /// The piece.
    pub(crate) text: &'a str,
    line: usize,
    column: usize,
}

impl<'a> Token<'a> {
    /// The pieces between separators, without empty ones.
    pub(crate) fn split(self, separator: impl Fn(char) -> bool) -> impl Iterator<Item = Token<'a>> {
        let mut pieces = Vec::new();
        let mut rest = self.text;
        while !rest.is_empty() {
            let piece = rest.split(&separator).next().unwrap_or_default();
            if !piece.is_empty() {
                pieces.push(self.at(self.text.len() - rest.len(), piece));
            }
            let separators = rest[piece.len()..].chars().next().map_or(0, char::len_utf8);
            rest = &rest[piece.len() + separators..];
        }
        pieces.into_iter()
    }

    /// The piece that begins so many bytes further.
    pub(crate) fn at(self, offset: usize, text: &'a str) -> Token<'a> {
        Token { text, column: self.column + offset, ..self }
    }

    /// The two pieces around a separator.
    pub(crate) fn split_once(self, separator: char) -> Option<(Token<'a>, Token<'a>)> {
        let (left, right) = self.text.split_once(separator)?;
        Some((self.at(0, left), self.at(left.len() + separator.len_utf8(), right)))
    }

    /// The number that this is.
    pub(crate) fn number<T: FromStr>(self, expected: impl Display) -> Result<T, Failure> {
        let digits = !self.text.is_empty() && self.text.bytes().all(|byte| byte.is_ascii_digit());
        let number = digits.then(|| self.text.parse().ok()).flatten();
        number.ok_or_else(|| self.unexpected(expected))
    }

    /// The error that this stands here and something else was expected.
    pub(crate) fn unexpected(self, expected: impl Display) -> Failure {
        const SHOWN: usize = 24;
        if self.text.is_empty() {
            return self.error("nothing", expected);
        }
        let shown: String = self.text.chars().take(SHOWN).flat_map(char::escape_default).collect();
        let more = if self.text.chars().count() > SHOWN { "..." } else { "" };
        self.error(format_args!("`{shown}{more}`"), expected)
    }

    /// The error of this place.
    pub(crate) fn error(self, found: impl Display, expected: impl Display) -> Failure {
        Failure::Input(format!("{}: found {found}, expected {expected}", self.place()))
    }

    /// The error of this place, in words of its own.
    pub(crate) fn refuse(self, message: impl Display) -> Failure {
        Failure::Input(format!("{}: {message}", self.place()))
    }

    /// For example `line 2, column 3`.
    fn place(self) -> String {
        let Token { origin, line, column, .. } = self;
        match origin {
            Origin::Arguments => format!("position {line}, column {column}"),
            Origin::Stdin => format!("line {line}, column {column}"),
            Origin::File(path) => format!("{path}: line {line}, column {column}"),
        }
    }
}

impl Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Origin::Arguments => f.write_str("the arguments"),
            Origin::Stdin => f.write_str("standard input"),
            Origin::File(path) => f.write_str(path),
        }
    }
}
