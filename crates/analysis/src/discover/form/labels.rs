//! Values that are labelled by their n.

use std::fmt;

use super::pieces::{Kind, Piece, closing};
use super::{Form, INDEX, Listed, VALUE, end};
use crate::text::Token;
use crate::{Error, Text};

/// The sign between an n and its value.
const IS: &str = "`:`, `=` or `->`";

/// The text around an n: a name, brackets, and the sign before the value.
#[derive(Clone, Copy, PartialEq)]
struct Label<'a> {
    name: &'a str,
    open: &'a str,
    close: &'a str,
    is: &'a str,
}

impl fmt::Display for Label<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Label { name, open, close, is } = self;
        write!(f, "`{name}{open}n{close} {is}`")
    }
}

/// `3: 1`, `3 = 1`, `3 -> 1`, `sg[3] = 1` and `G( 3)= 1`, with white space or commas between them, perhaps in braces.
pub(super) fn labels(text: &Text, rows: &[Vec<Piece<'_>>]) -> Result<Listed, Error> {
    let mut listed = Listed::new(Form::Labels);
    let mut pieces = rows.iter().flatten().copied().peekable();
    let braces = pieces.next_if(|piece| piece.token.text == "{").is_some();
    let mut before: Option<Label<'_>> = None;
    while let Some(&piece) = pieces.peek() {
        if braces && before.is_some() && piece.token.text == "}" {
            return end(pieces.skip(1), listed);
        }
        let mut next = |expected: &str| pieces.next().ok_or_else(|| text.ends(expected));
        let (label, index) = label(&mut next)?;
        // A label of another shape is that of another list.
        if let Some(before) = before.filter(|&before| before != label) {
            return Err(piece.token.error(label, format_args!("{before} as before")));
        }
        before = Some(label);
        listed.push(index, next(VALUE)?.token)?;
        pieces.next_if(|piece| piece.kind == Kind::Comma);
    }
    if braces || before.is_none() { Err(text.ends(INDEX)) } else { Ok(listed) }
}

/// The label that comes next, and the n in it.
fn label<'a>(
    next: &mut impl FnMut(&str) -> Result<Piece<'a>, Error>,
) -> Result<(Label<'a>, Token<'a>), Error> {
    const OPEN: &str = "`(` or `[` and an n";
    let mut label = Label { name: "", open: "", close: "", is: "" };
    let mut piece = next(INDEX)?;
    let is_name = |char: char| char.is_alphabetic() || char == '_';
    if piece.kind == Kind::Word && piece.token.text.starts_with(is_name) {
        label.name = piece.token.text;
        piece = next(OPEN)?;
        if piece.kind != Kind::Open {
            return Err(piece.token.unexpected(OPEN));
        }
    }
    let mut index = piece.token;
    if piece.kind == Kind::Open {
        (label.open, label.close) = (piece.token.text, closing(piece));
        let expected = format!("`{}`", label.close);
        index = next(INDEX)?.token;
        let close = next(&expected)?.token;
        if close.text != label.close {
            return Err(close.unexpected(expected));
        }
    }
    // Before what follows an n, so that an n which is none is named first.
    index.number::<u64>(INDEX)?;
    let is = next(IS)?;
    if is.kind != Kind::Is {
        return Err(is.token.unexpected(IS));
    }
    label.is = is.token.text;
    Ok((label, index))
}
