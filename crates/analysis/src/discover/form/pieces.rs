//! A line in pieces: words and punctuation.

use crate::text::{Token, is_space};

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Kind {
    Word,
    Comma,
    /// `(`, `[` or `{`.
    Open,
    /// `)`, `]` or `}`.
    Close,
    /// `:`, `=` or `->`.
    Is,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Piece<'a> {
    pub(super) kind: Kind,
    pub(super) token: Token<'a>,
}

impl Piece<'_> {
    pub(super) fn number(&self) -> Option<u64> {
        (self.kind == Kind::Word).then(|| self.token.number("").ok()).flatten()
    }

    pub(super) fn is_number(&self) -> bool {
        self.kind == Kind::Word && self.token.text.bytes().all(|byte| byte.is_ascii_digit())
    }
}

/// The kind and length of the punctuation at the beginning of a text.
fn punctuation(text: &str) -> Option<(Kind, usize)> {
    let kind = match text.bytes().next()? {
        b',' => Kind::Comma,
        b'(' | b'[' | b'{' => Kind::Open,
        b')' | b']' | b'}' => Kind::Close,
        b':' | b'=' => Kind::Is,
        b'-' if text.starts_with("->") => return Some((Kind::Is, 2)),
        _ => return None,
    };
    Some((kind, 1))
}

/// The pieces of a line up to a comment.
pub(super) fn pieces(line: Token<'_>) -> Vec<Piece<'_>> {
    let text = line.text.split('#').next().unwrap_or_default();
    let mut pieces = Vec::new();
    let mut at = 0;
    while let Some(char) = text[at..].chars().next() {
        let rest = &text[at..];
        let (kind, len) = match punctuation(rest) {
            _ if is_space(char) => {
                at += 1;
                continue;
            }
            Some(punctuation) => punctuation,
            None => {
                let ends = |&(at, char): &(usize, char)| is_space(char) || punctuation(&rest[at..]).is_some();
                (Kind::Word, rest.char_indices().find(ends).map_or(rest.len(), |(at, _)| at))
            }
        };
        pieces.push(Piece { kind, token: line.at(at, &rest[..len]) });
        at += len;
    }
    pieces
}

/// What closes an opening bracket.
pub(super) fn closing(open: Piece<'_>) -> &'static str {
    match open.token.text {
        "(" => ")",
        "[" => "]",
        _ => "}",
    }
}
