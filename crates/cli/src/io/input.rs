//! Text from arguments, a file or standard input, and the place of everything in it.

use std::fmt::Display;
use std::io::{self, IsTerminal, Read, Write};
use std::path::{Path, PathBuf};
use std::str::FromStr;

use super::failure::Failure;
use super::file;

/// Where a text came from.
#[derive(Clone, Debug)]
enum Origin {
    /// One argument a line.
    Arguments,
    Stdin,
    File(PathBuf),
}

/// A text, and where it came from.
#[derive(Clone, Debug)]
pub(crate) struct Text {
    origin: Origin,
    text: String,
}

/// What separates, for the tool as for the judge: space, tab, CR and LF.
pub(crate) fn is_space(char: char) -> bool {
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

impl Text {
    /// These arguments, each a line.
    pub(crate) fn of_arguments(arguments: &[String]) -> Text {
        Text { origin: Origin::Arguments, text: arguments.join("\n") }
    }

    /// A file, or standard input for `-`.
    pub(crate) fn read(path: &Path) -> Result<Text, Failure> {
        if path == Path::new("-") {
            return Text::of_bytes(Origin::Stdin, read_stdin()?);
        }
        Text::of_bytes(Origin::File(path.to_owned()), file::read(path)?)
    }

    fn of_bytes(origin: Origin, bytes: Vec<u8>) -> Result<Text, Failure> {
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
    pub(crate) fn lines(&self) -> impl Iterator<Item = Token<'_>> {
        self.text.lines().enumerate().map(|(index, text)| Token {
            origin: &self.origin,
            text,
            line: index + 1,
            column: 1,
        })
    }

    /// What lies between white space.
    pub(crate) fn tokens(&self) -> impl Iterator<Item = Token<'_>> {
        self.lines().flat_map(|line| line.split(is_space))
    }

    /// The error that the text ends too early.
    pub(crate) fn ends(&self, expected: impl Display) -> Failure {
        let line = self.text.lines().count().max(1);
        let column = self.text.lines().last().map_or(0, str::len) + 1;
        let end = Token { origin: &self.origin, text: "", line, column };
        end.error("the end of the input", expected)
    }
}

fn read_stdin() -> Result<Vec<u8>, Failure> {
    let stdin = io::stdin();
    if stdin.is_terminal() {
        let end = if cfg!(windows) { "Ctrl-Z and Enter" } else { "Ctrl-D" };
        let _ = writeln!(io::stderr(), "grundy: reading from the terminal; {end} ends the input");
    }
    let mut bytes = Vec::new();
    match stdin.lock().read_to_end(&mut bytes) {
        Ok(_) => Ok(bytes),
        Err(error) => Err(Failure::Input(format!("cannot read standard input: {error}"))),
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

    /// The piece that begins `offset` bytes further on.
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

    /// The error that this is here and something else was expected.
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
            Origin::File(path) => format!("{}: line {line}, column {column}", path.display()),
        }
    }
}
