//! How people print the values of n = first, first + 1, …, and how that is read.
//!
//! One value alone never says whether it is one or an index, so a text is read in the one form that fits it, and refused
//! where two fit. Nothing in it is skipped but white space, and what follows a `#` on its line.

mod labels;
mod pieces;

use std::fmt;

use serde::Serialize;

use self::labels::labels;
use self::pieces::{Kind, Piece, closing, pieces};
use crate::text::Token;
use crate::{Error, Text};

/// How values are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Form {
    /// Values alone, with white space or commas between them, perhaps in brackets: `[0, 1, 2]`.
    List,
    /// One to a line after its n, as in a b-file of the OEIS: `3 1`.
    Pairs,
    /// Labelled by their n: `3: 1`, `sg[3] = 1`, `G( 3)= 1`.
    Labels,
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Form::List => "a list",
            Form::Pairs => "two columns, n and its value",
            Form::Labels => "values labelled by their n",
        })
    }
}

/// Values, and how they were written.
#[derive(Debug, PartialEq)]
pub(super) struct Listed {
    /// How they were written.
    pub form: Form,
    /// The n of the first, where the form tells it.
    pub first: Option<u64>,
    /// The values; there is one at least.
    pub values: Vec<u64>,
}

/// An n may be up to this, so that no list runs past the numbers.
pub(super) const LARGEST_FIRST: u64 = (1 << 62) - 1;

/// Lines of two numbers, of which the first ones count up by one, are taken for columns from this many on. For each of
/// them after the first a list would have to have two values to a line and the right one in front, at two bits or more;
/// that adds up to the evidence asked for elsewhere.
const CLEAR: usize = 16;

const VALUE: &str = "a value, 0 to 2^64 - 1";
const INDEX: &str = "an n, 0 to 2^62 - 1";

/// Reads values in a form; without one in the only one that fits.
///
/// # Errors
///
/// [`Error::Input`] with the place of what does not fit, or the names of the two forms that do.
pub(super) fn read(text: &Text, form: Option<Form>) -> Result<Listed, Error> {
    let rows: Vec<Vec<Piece<'_>>> = text.lines().map(pieces).filter(|row| !row.is_empty()).collect();
    match form.map_or_else(|| guess(&rows), Ok)? {
        Form::List => list(text, &rows),
        Form::Pairs => pairs(text, &rows),
        Form::Labels => labels(text, &rows),
    }
}

/// The form that fits these rows, by their layout alone.
fn guess(rows: &[Vec<Piece<'_>>]) -> Result<Form, Error> {
    let mut pieces = rows.iter().flatten();
    if pieces.any(|piece| piece.kind == Kind::Is) {
        return Ok(Form::Labels);
    }
    // Where something else than numbers and commas is, the list says at which place. A line that ends with a comma goes
    // on, which no line of columns does.
    let numbers =
        |row: &Vec<Piece<'_>>| row.iter().all(|piece| piece.is_number() || piece.kind == Kind::Comma);
    if !rows.iter().all(|row| numbers(row) && row.last().is_some_and(Piece::is_number)) {
        return Ok(Form::List);
    }
    let count = |row: &[Piece<'_>]| row.iter().filter(|piece| piece.kind == Kind::Word).count();
    let counts_up = |pair: &[Vec<Piece<'_>>]| {
        let next = pair[0][0].number().and_then(|number| number.checked_add(1));
        next.is_some() && next == pair[1][0].number() && count(&pair[0]) > 1
    };
    let is_pair = |row: &Vec<Piece<'_>>| count(row) == 2;
    let steps = rows.windows(2).filter(|pair| counts_up(pair)).count();
    let all_pairs = rows.iter().all(is_pair);
    let all_count = rows.len() > 1 && steps == rows.len() - 1;
    let values: usize = rows.iter().map(|row| count(row)).sum();
    let lines = rows.len();
    if all_pairs && all_count {
        return if lines >= CLEAR {
            Ok(Form::Pairs)
        } else {
            Err(rows[0][0].token.refuse(format_args!(
                "{lines} lines of two numbers are n and its value (`--form pairs`) or a list of {values} values \
                 (`--form list`): say which"
            )))
        };
    }
    // Columns with a hole, an index too many or a third column are not taken for a list: that would mix n into it.
    // Two long lines may begin with neighbours by chance.
    let mostly =
        2 * steps >= lines && (rows.iter().filter(|row| is_pair(row)).count() * 2 > lines || steps > 2);
    if !mostly {
        return Ok(Form::List);
    }
    let at = rows.windows(2).position(|pair| !counts_up(pair) || !is_pair(&pair[1])).map_or(0, |at| at + 1);
    let at = if is_pair(&rows[0]) { at } else { 0 };
    Err(rows[at][0].token.refuse(format_args!(
        "most lines begin with n and go on with its value, but not this one (`--form pairs`); or these are a list of \
         {values} values (`--form list`): say which"
    )))
}

/// `0 1 2`, `0, 1, 2` and `[0, 1, 2]`.
fn list(text: &Text, rows: &[Vec<Piece<'_>>]) -> Result<Listed, Error> {
    let mut pieces = rows.iter().flatten().copied().peekable();
    let close = pieces.next_if(|piece| piece.kind == Kind::Open).map(closing);
    let expected = close.map_or_else(|| VALUE.to_owned(), |close| format!("{VALUE}, or `{close}`"));
    let mut values = Vec::new();
    while let Some(piece) = pieces.next() {
        match piece.kind {
            Kind::Word => values.push(piece.token.number(&expected)?),
            Kind::Close if Some(piece.token.text) == close && !values.is_empty() => {
                return end(pieces, Listed { form: Form::List, first: None, values });
            }
            _ => return Err(piece.token.unexpected(expected)),
        }
        pieces.next_if(|piece| piece.kind == Kind::Comma);
    }
    match close {
        None if !values.is_empty() => Ok(Listed { form: Form::List, first: None, values }),
        _ => Err(text.ends(expected)),
    }
}

/// Nothing may follow what has been read.
fn end<'a>(mut pieces: impl Iterator<Item = Piece<'a>>, listed: Listed) -> Result<Listed, Error> {
    match pieces.next() {
        Some(piece) => Err(piece.token.unexpected("the end of the input")),
        None => Ok(listed),
    }
}

impl Listed {
    fn new(form: Form) -> Listed {
        Listed { form, first: None, values: Vec::new() }
    }

    /// Takes a value of the next n, whichever that is for the first.
    fn push(&mut self, index: Token<'_>, value: Token<'_>) -> Result<(), Error> {
        match self.first {
            None => {
                let first = index.number(INDEX)?;
                if first > LARGEST_FIRST {
                    return Err(index.unexpected(INDEX));
                }
                self.first = Some(first);
            }
            Some(first) => {
                let next = first + self.values.len() as u64;
                if index.number(INDEX) != Ok(next) {
                    return Err(index.unexpected(format_args!("{next}, the next n")));
                }
            }
        }
        self.values.push(value.number(VALUE)?);
        Ok(())
    }
}

/// `3 1` or `3, 1` on each line.
fn pairs(text: &Text, rows: &[Vec<Piece<'_>>]) -> Result<Listed, Error> {
    let mut listed = Listed::new(Form::Pairs);
    for row in rows {
        let index = row[0].token;
        let comma = row.get(1).is_some_and(|piece| piece.kind == Kind::Comma);
        let Some(value) = row.get(1 + usize::from(comma)) else {
            let last = row[usize::from(comma)].token;
            return Err(last.at(last.text.len(), "").error("the end of the line", VALUE));
        };
        listed.push(index, value.token)?;
        if let Some(piece) = row.get(2 + usize::from(comma)) {
            return Err(piece.token.unexpected("the end of the line"));
        }
    }
    if listed.values.is_empty() { Err(text.ends(INDEX)) } else { Ok(listed) }
}

#[cfg(test)]
mod tests;
