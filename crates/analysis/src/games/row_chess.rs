//! Row chess on rows of up to 128 squares.

use grundy::row_chess::staircase;

use super::{Move, Part, Sum, Win};
use crate::Error;
use crate::text::{Text, Token};

/// The widest row.
const WIDEST: u32 = 128;

/// The width of a row that is given by columns alone.
const WIDTH: u32 = 20;

/// A row: bit 0 is the right end, a set bit a piece.
#[derive(Clone, Copy, PartialEq)]
struct Row {
    bits: u128,
    width: u32,
}

/// Two empty squares that stand for a step of odd number, and the pieces between them.
struct Gap {
    /// The column of the left one; 0 for the end of the row.
    left: u32,
    right: u32,
    pieces: u32,
}

impl Row {
    fn read(token: Token<'_>) -> Result<Row, Error> {
        if token.text.starts_with(['.', 'o']) { Row::drawing(token) } else { Row::columns(token) }
    }

    fn drawing(token: Token<'_>) -> Result<Row, Error> {
        let mut row = Row { bits: 0, width: 0 };
        for (at, found) in token.text.char_indices() {
            let piece = match found {
                'o' => 1,
                '.' => 0,
                _ => return Err(token.at(at, &token.text[at..]).unexpected("squares, `o` or `.`")),
            };
            if row.width == WIDEST {
                return Err(token
                    .at(at, &token.text[at..])
                    .refuse(format!("a row has at most {WIDEST} squares")));
            }
            row = Row { bits: row.bits << 1 | piece, width: row.width + 1 };
        }
        Ok(row)
    }

    fn columns(token: Token<'_>) -> Result<Row, Error> {
        let (columns, width) = match token.split_once('/') {
            Some((columns, width)) => (columns, Some(width)),
            None => (token, None),
        };
        let between = format!("a width, 1 to {WIDEST}");
        let number = width.map_or(Ok(WIDTH), |width| width.number(&between))?;
        if number == 0 || number > WIDEST {
            return Err(width.unwrap_or(token).unexpected(between));
        }
        let mut row = Row { bits: 0, width: number };
        for piece in columns.split(|separator| separator == ',') {
            let expected = format!("a column, 1 to {number}");
            let column: u32 = piece.number(&expected)?;
            if column == 0 || column > number {
                return Err(piece.unexpected(expected));
            }
            let square = 1 << (number - column);
            if row.bits & square != 0 {
                return Err(piece.refuse(format!("column {column} is given twice")));
            }
            row.bits |= square;
        }
        Ok(row)
    }

    fn nimber(self) -> u64 {
        staircase::nimber(self.bits).get()
    }

    fn column(self, bit: u32) -> u32 {
        self.width - bit
    }

    /// Every move, the rightmost piece's first: the columns, and the row after it.
    fn moves(self) -> impl Iterator<Item = (u32, u32, Row)> {
        let mut empty = None;
        (0..self.width).filter_map(move |bit| {
            if self.bits >> bit & 1 == 0 {
                empty = Some(bit);
                return None;
            }
            let to = empty?;
            let bits = self.bits ^ 1 << bit ^ 1 << to;
            Some((self.column(bit), self.column(to), Row { bits, ..self }))
        })
    }

    /// The pairs of empty squares with pieces between them, from the right.
    fn gaps(self) -> Vec<Gap> {
        let mut gaps = Vec::new();
        let mut right = None;
        // One empty square more past the left end, for one that is left over.
        for bit in (0..self.width).filter(|bit| self.bits >> bit & 1 == 0).chain([self.width]) {
            match right.take() {
                None => right = Some(bit),
                Some(first) if bit - first > 1 => gaps.push(Gap {
                    left: self.column(bit),
                    right: self.column(first),
                    pieces: bit - first - 1,
                }),
                Some(_) => {}
            }
        }
        gaps
    }

    fn drawing_of(self) -> String {
        (0..self.width).rev().map(|bit| if self.bits >> bit & 1 == 1 { 'o' } else { '.' }).collect()
    }

    /// Brackets below the paired empty squares, and before the row's left end where that is one of them.
    fn marks(self) -> String {
        let mut marks = vec![' '; self.width as usize + 1];
        for Gap { left, right, .. } in self.gaps() {
            marks[left as usize..right as usize].fill('-');
            (marks[left as usize], marks[right as usize]) = ('[', ']');
        }
        marks.into_iter().collect::<String>().trim_end().to_owned()
    }

    fn why(self) -> String {
        let gaps = self.gaps();
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

/// A board of rows.
pub struct Rows(Vec<Row>);

impl Rows {
    /// Reads rows, with white space between them.
    pub fn read(text: &Text) -> Result<Rows, Error> {
        let rows = text.tokens().map(Row::read).collect::<Result<Vec<_>, _>>()?;
        if rows.is_empty() {
            return Err(text.ends("a row, such as ..o.oo...."));
        }
        Ok(Rows(rows))
    }
}

impl Sum for Rows {
    fn game(&self) -> String {
        "row-chess".to_owned()
    }

    fn part_name(&self) -> &'static str {
        "row"
    }

    fn parts(&self) -> Vec<Part> {
        let part = |row: &Row| Part {
            position: row.drawing_of(),
            nimber: row.nimber(),
            why: row.why(),
            marks: row.marks(),
        };
        self.0.iter().map(part).collect()
    }

    fn nim_sum(&self) -> u64 {
        self.0.iter().fold(0, |sum, row| sum ^ row.nimber())
    }

    fn moves(&self) -> Box<dyn Iterator<Item = Move> + '_> {
        Box::new(self.0.iter().enumerate().flat_map(move |(index, row)| {
            row.moves().map(move |(from, to, after)| {
                let mut rows = self.0.clone();
                rows[index] = after;
                Move {
                    part: index + 1,
                    text: format!("{from}-{to}"),
                    leaves: after.drawing_of(),
                    after: Box::new(Rows(rows)),
                }
            })
        }))
    }

    fn winning_moves(&self, limit: usize) -> (Vec<Win>, u128) {
        let sum = self.nim_sum();
        let mut wins = Vec::new();
        let mut count = 0;
        for (index, row) in self.0.iter().enumerate() {
            let wanted = row.nimber() ^ sum;
            for (from, to, after) in row.moves().filter(|(_, _, after)| sum != 0 && after.nimber() == wanted)
            {
                if wins.len() < limit {
                    let text = format!("{from}-{to}");
                    wins.push(Win { part: index + 1, text, leaves: after.drawing_of() });
                }
                count += 1;
            }
        }
        (wins, count)
    }
}
