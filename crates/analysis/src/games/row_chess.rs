//! Row chess on rows of up to 128 squares.

use grundy::row_chess::{MAX_COLUMNS, WideRow, WideRowChess};

use super::board::{Notation, Sum};
use super::entry::{Entry, Kind, Other};
use crate::Error;
use crate::text::Token;

pub(super) const ENTRY: Entry = Entry {
    names: &["row-chess"],
    notation: &[(
        "row-chess",
        "rows: drawings of up to 128 squares (..o.oo....), or columns of a row of 20 squares (3,5,6) or of another width (3,5,6/10)",
    )],
    kind: Kind::Other(OTHER),
};

const OTHER: Other = Other {
    board: |text, _| {
        let rows = text.tokens().map(read).collect::<Result<Vec<_>, _>>()?;
        match rows.is_empty() {
            true => Err(text.ends("a row, such as ..o.oo....")),
            false => Ok(Box::new(Sum::new(Words, rows))),
        }
    },
    sample: Some(|random| {
        let square = |piece| if piece == 1 { 'o' } else { '.' };
        (0..3).map(|_| (0..10).map(|_| square(random.within(0..=1))).collect()).collect()
    }),
    graph: false,
};

/// The width of a row that is given by columns alone.
const WIDTH: u32 = 20;

fn read(token: Token<'_>) -> Result<WideRow, Error> {
    if token.text.starts_with(['.', 'o']) { drawing(token) } else { columns(token) }
}

fn drawing(token: Token<'_>) -> Result<WideRow, Error> {
    for (at, found) in token.text.char_indices() {
        let here = token.split_at(at).1;
        if !matches!(found, 'o' | '.') {
            return Err(here.unexpected("squares, `o` or `.`"));
        }
        if at as u32 == MAX_COLUMNS {
            return Err(here.refuse(format!("a row has at most {MAX_COLUMNS} squares")));
        }
    }
    token.text.parse().map_err(|error| token.refuse(error))
}

fn columns(token: Token<'_>) -> Result<WideRow, Error> {
    let (columns, width) = match token.split_once('/') {
        Some((columns, width)) => (columns, Some(width)),
        None => (token, None),
    };
    let between = format!("a width, 1 to {MAX_COLUMNS}");
    let number = width.map_or(Ok(WIDTH), |width| width.number(&between))?;
    let empty = WideRow::empty(number).ok_or_else(|| width.unwrap_or(token).unexpected(between))?;
    columns.items(',').try_fold(empty, |row, piece| {
        let expected = format!("a column, 1 to {number}");
        let column: u32 = piece.number(&expected)?;
        if row.contains(column) {
            return Err(piece.refuse(format!("column {column} is given twice")));
        }
        row.with(column).ok_or_else(|| piece.unexpected(expected))
    })
}

/// Two empty squares that are paired, and the pieces between them.
struct Gap {
    /// The column of the left one; 0 for the end of the row.
    left: u32,
    right: u32,
    pieces: u32,
}

/// The pairs of empty squares with pieces between them, from the right.
fn gaps(row: &WideRow) -> Vec<Gap> {
    let mut gaps = Vec::new();
    let mut right = None;
    // One empty square more past the left end, for one that is left over.
    for column in (1..=row.width()).rev().filter(|&column| !row.contains(column)).chain([0]) {
        match right.take() {
            None => right = Some(column),
            Some(right) if right - column > 1 => {
                gaps.push(Gap { left: column, right, pieces: right - column - 1 });
            }
            Some(_) => {}
        }
    }
    gaps
}

struct Words;

impl Notation for Words {
    type Game = WideRowChess;
    const PART: &'static str = "row";

    fn game(&self) -> &WideRowChess {
        &WideRowChess
    }

    fn title(&self) -> String {
        "row-chess".to_owned()
    }

    fn write(&self, row: &WideRow) -> String {
        row.to_string()
    }

    /// Brackets below the paired empty squares, and before the row's left end where that is one of them.
    fn marks(&self, row: &WideRow) -> String {
        let mut marks = vec![' '; row.width() as usize + 1];
        for Gap { left, right, .. } in gaps(row) {
            marks[left as usize..right as usize].fill('-');
            (marks[left as usize], marks[right as usize]) = ('[', ']');
        }
        marks.into_iter().collect::<String>().trim_end().to_owned()
    }

    fn why(&self, row: &WideRow) -> String {
        let gaps = gaps(row);
        if gaps.is_empty() {
            return "no piece between paired empty squares".to_owned();
        }
        let words = |gap: &Gap| match gap.left {
            0 => format!("{} before {}", gap.pieces, gap.right),
            left => format!("{} between {left} and {}", gap.pieces, gap.right),
        };
        let words: Vec<String> = gaps.iter().rev().map(words).collect();
        format!("pieces between paired empty squares: {}", words.join(" ^ "))
    }
}
