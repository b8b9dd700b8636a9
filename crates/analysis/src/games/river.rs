//! River Game: cameras along the banks of rivers.

use grundy::games::river::{Area, River, RiverError, Solved};

use super::board::{Notation, Sum};
use super::entry::{Entry, Kind, Other};
use crate::Error;
use crate::text::Token;

pub(super) const ENTRY: Entry = Entry {
    names: &["river"],
    notation: &[("river", "the rows of a grid: * wet, . firm ground, x protected")],
    kind: Kind::Other(OTHER),
};

const OTHER: Other = Other {
    board: |text, _| {
        let rows: Vec<Token<'_>> = text.tokens().collect();
        if rows.is_empty() {
            return Err(text.ends("rows of `*`, `.` and `x`"));
        }
        let grid: Vec<Vec<u8>> = rows.iter().map(|row| row.text.as_bytes().to_vec()).collect();
        let at = |(row, column): (usize, usize)| {
            let row = rows[row];
            row.at(column, row.text.get(column..).unwrap_or_default())
        };
        let refuse = |error| match error {
            RiverError::Length { row, squares, expected } => rows[row]
                .refuse(format_args!("this row has {squares} squares, but the first one has {expected}")),
            RiverError::Square { square, .. } => at(square).unexpected("squares, `*`, `.` or `x`"),
            RiverError::MissesFirstColumn { square } => {
                at(square).refuse("this area does not reach the first column")
            }
            RiverError::MissesLastColumn { square } => {
                at(square).refuse("this area does not reach the last column")
            }
            RiverError::TooClose { squares: (square, _) } => {
                at(square).refuse("this square is within 2 steps of another wet area")
            }
            RiverError::LongBank { square, squares } => at(square)
                .refuse(format_args!("the bank from here on is too long to search: {squares} squares")),
            error => Error::Input(error.to_string()),
        };
        let river = River::new(&grid).map_err(refuse)?;
        let too_long = || Error::Input("the banks of this grid are too long to search".to_owned());
        let solved = river.solve().ok_or_else(too_long)?;
        let areas = solved.areas().to_vec();
        Ok(Box::new(Sum::new(Words { solved, grid }, areas)))
    },
    sample: None,
    graph: false,
};

struct Words {
    solved: Solved,
    grid: Vec<Vec<u8>>,
}

impl Notation for Words {
    type Game = Solved;
    const PART: &'static str = "area";

    fn game(&self) -> &Solved {
        &self.solved
    }

    fn title(&self) -> String {
        "river".to_owned()
    }

    /// The grid without the other areas. Squares that take no camera any more are protected.
    fn write(&self, area: &Area) -> String {
        let dry = |&square: &u8| if square == b'*' { b'.' } else { square };
        let mut grid: Vec<Vec<u8>> =
            self.grid.iter().map(|squares| squares.iter().map(dry).collect()).collect();
        let free = self.solved.free_squares(area);
        let wet = self.solved.wet_squares(area);
        for &(row, column) in wet {
            grid[row][column] = b'*';
        }
        for &(row, column) in wet {
            for (down, right) in [(-1, 0), (0, -1), (0, 1), (1, 0)] {
                let beside = row.checked_add_signed(down).zip(column.checked_add_signed(right));
                let Some((row, column)) = beside else { continue };
                let square = grid.get_mut(row).and_then(|squares| squares.get_mut(column));
                if let Some(square) = square.filter(|square| **square == b'.')
                    && free.binary_search(&(row, column)).is_err()
                {
                    *square = b'x';
                }
            }
        }
        let rows: Vec<_> = grid.iter().map(|squares| String::from_utf8_lossy(squares)).collect();
        rows.join("\n")
    }

    fn why(&self, area: &Area) -> String {
        match self.solved.free_squares(area).len() {
            0 => "no square takes a camera".to_owned(),
            free => format!("Node Kayles on its {free} free bank squares"),
        }
    }
}
