//! A text that was given, and the place of everything in it.

use std::fmt::Display;
use std::str::FromStr;

use crate::Error;

/// Where a text came from, which says how a place in it is named.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Origin {
    /// One argument a line.
    Arguments,
    /// Standard input, or a text that needs no name.
    Stdin,
    /// A file of this name.
    File(String),
}

/// A text, and where it came from.
#[derive(Clone, Debug)]
pub struct Text {
    origin: Origin,
    text: String,
}

/// What separates, here as in the judge: space, tab, CR and LF.
#[must_use]
pub fn is_space(char: char) -> bool {
    matches!(char, ' ' | '\t' | '\r' | '\n')
}

/// Why bytes are not plain text, where their beginning tells.
fn encoding(bytes: &[u8]) -> Option<&'static str> {
    match bytes {
        [0xff, 0xfe, ..] | [0xfe, 0xff, ..] => Some("UTF-16 with a byte-order mark"),
        [0xef, 0xbb, 0xbf, ..] => Some("a byte-order mark (EF BB BF)"),
        [0, _, ..] | [_, 0, ..] => Some("what looks like UTF-16 (a zero byte)"),
        _ => None,
    }
}

/// The number that digits alone make: other than `parse`, without a sign.
pub(crate) fn number<T: FromStr>(text: &str) -> Option<T> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().ok()).flatten()
}

impl Text {
    /// These arguments, each a line.
    pub fn of_arguments(arguments: impl IntoIterator<Item = impl AsRef<str>>) -> Text {
        let arguments: Vec<_> = arguments.into_iter().collect();
        let lines: Vec<&str> = arguments.iter().map(AsRef::as_ref).collect();
        Text { origin: Origin::Arguments, text: lines.join("\n") }
    }

    /// The bytes of a file or of an input.
    ///
    /// # Errors
    ///
    /// [`Error::Input`] with the place of the first byte that is not UTF-8, or the name of another encoding.
    pub fn of_bytes(origin: Origin, bytes: Vec<u8>) -> Result<Text, Error> {
        const EXPECTED: &str = "plain text in UTF-8";
        if let Some(found) = encoding(&bytes) {
            return Err(Token { origin: &origin, text: "", line: 1, column: 1 }.error(found, EXPECTED));
        }
        match String::from_utf8(bytes) {
            Ok(text) => Ok(Text { origin, text }),
            Err(error) => {
                let (before, rest) = error.as_bytes().split_at(error.utf8_error().valid_up_to());
                let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
                let column = 1 + before.iter().rev().take_while(|&&byte| byte != b'\n').count();
                let place = Token { origin: &origin, text: "", line, column };
                Err(place.error(format_args!("the byte 0x{:02X}", rest[0]), EXPECTED))
            }
        }
    }

    /// The lines, each with its number from 1, without its end.
    pub fn lines(&self) -> impl Iterator<Item = Token<'_>> {
        self.text.lines().enumerate().map(|(index, text)| Token {
            origin: &self.origin,
            text,
            line: index + 1,
            column: 1,
        })
    }

    /// What lies between white space.
    pub fn tokens(&self) -> impl Iterator<Item = Token<'_>> {
        self.lines().flat_map(|line| line.split(is_space))
    }

    /// The error that the text ends too early.
    pub fn ends(&self, expected: impl Display) -> Error {
        let line = self.text.lines().count().max(1);
        let column = self.text.lines().last().map_or(0, str::len) + 1;
        let end = Token { origin: &self.origin, text: "", line, column };
        end.error("the end of the input", expected)
    }
}

/// A piece of a line, and its place: line and column count from 1, columns in bytes.
#[derive(Clone, Copy, Debug)]
pub struct Token<'a> {
    origin: &'a Origin,
    /// The piece.
    pub text: &'a str,
    line: usize,
    column: usize,
}

impl<'a> Token<'a> {
    /// The pieces between separators, without empty ones.
    pub fn split(self, separator: impl Fn(char) -> bool) -> impl Iterator<Item = Token<'a>> {
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

    /// The piece that begins `offset` bytes further on.
    pub fn at(self, offset: usize, text: &'a str) -> Token<'a> {
        Token { text, column: self.column + offset, ..self }
    }

    /// The two pieces around a separator.
    pub fn split_once(self, separator: char) -> Option<(Token<'a>, Token<'a>)> {
        let (left, right) = self.text.split_once(separator)?;
        Some((self.at(0, left), self.at(left.len() + separator.len_utf8(), right)))
    }

    /// The pieces between separators, empty ones too.
    pub fn items(self, separator: char) -> impl Iterator<Item = Token<'a>> {
        let mut offset = 0;
        self.text.split(separator).map(move |piece| {
            let token = self.at(offset, piece);
            offset += piece.len() + separator.len_utf8();
            token
        })
    }

    /// The first bytes and the others.
    pub fn split_at(self, bytes: usize) -> (Token<'a>, Token<'a>) {
        let (left, right) = self.text.split_at(bytes);
        (self.at(0, left), self.at(bytes, right))
    }

    /// Without white space before it.
    pub fn trim_start(self) -> Token<'a> {
        self.split_at(self.text.len() - self.text.trim_start_matches(is_space).len()).1
    }

    /// The number that this is.
    pub fn number<T: FromStr>(self, expected: impl Display) -> Result<T, Error> {
        number(self.text).ok_or_else(|| self.unexpected(expected))
    }

    /// The error that this is here and something else was expected.
    pub fn unexpected(self, expected: impl Display) -> Error {
        const SHOWN: usize = 24;
        if self.text.is_empty() {
            return self.error("nothing", expected);
        }
        let shown: String = self.text.chars().take(SHOWN).flat_map(char::escape_default).collect();
        let more = if self.text.chars().count() > SHOWN { "..." } else { "" };
        self.error(format_args!("`{shown}{more}`"), expected)
    }

    /// The error of this place.
    pub fn error(self, found: impl Display, expected: impl Display) -> Error {
        Error::Input(format!("{}: found {found}, expected {expected}", self.place()))
    }

    /// The error of this place, in words of its own.
    pub fn refuse(self, message: impl Display) -> Error {
        Error::Input(format!("{}: {message}", self.place()))
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
