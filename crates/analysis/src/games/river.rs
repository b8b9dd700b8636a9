//! River Game: cameras along the banks of rivers.

use grundy::games::river::{River, RiverError};

use super::{Move, Part, Sum};
use crate::Error;
use crate::text::{Text, Token};

/// A grid in copies, one for each wet area, in which the others are firm ground. Areas add up, so these do.
#[derive(Clone)]
pub struct Areas(Vec<Area>);

#[derive(Clone)]
struct Area {
    rows: Vec<Vec<u8>>,
    nimber: u64,
}

impl Areas {
    /// Reads a grid: `*` wet, `.` firm ground, `x` protected.
    pub fn read(text: &Text) -> Result<Areas, Error> {
        let rows: Vec<Token<'_>> = text.tokens().collect();
        let grid: Vec<Vec<u8>> = rows.iter().map(|row| row.text.as_bytes().to_vec()).collect();
        if rows.is_empty() {
            return Err(text.ends("rows of `*`, `.` and `x`"));
        }
        let at = |(row, column): (usize, usize)| {
            let row = rows[row];
            row.at(column, row.text.get(column..).unwrap_or_default())
        };
        let river = River::new(&grid).map_err(|error| match error {
            RiverError::Length { row, squares, expected } => {
                rows[row].refuse(format_args!("this row has {squares} squares, and the first one {expected}"))
            }
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
            error => Error::Input(error.to_string()),
        })?;
        let gives_up = || Error::Input("a bank of this grid is too long to search".to_owned());
        river.nimber().ok_or_else(gives_up)?;
        let areas = areas(&grid).into_iter().map(|rows| Area::new(rows).ok_or_else(gives_up));
        Ok(Areas(areas.collect::<Result<_, _>>()?))
    }
}

/// One grid for each wet area; the grid itself without any.
fn areas(grid: &[Vec<u8>]) -> Vec<Vec<Vec<u8>>> {
    let dry = |square: &u8| if *square == b'*' { b'.' } else { *square };
    let mut rest = grid.to_vec();
    let mut areas = Vec::new();
    while let Some(row) = rest.iter().position(|row| row.contains(&b'*')) {
        let mut area: Vec<Vec<u8>> = grid.iter().map(|row| row.iter().map(dry).collect()).collect();
        let column = rest[row].iter().position(|&square| square == b'*').unwrap_or_default();
        let mut found = vec![(row, column)];
        while let Some((row, column)) = found.pop() {
            if std::mem::replace(&mut rest[row][column], b'.') == b'*' {
                area[row][column] = b'*';
                found.extend(beside(grid, row, column).filter(|&(row, column)| rest[row][column] == b'*'));
            }
        }
        areas.push(area);
    }
    if areas.is_empty() { vec![rest] } else { areas }
}

/// The squares that share a side with one.
fn beside(grid: &[Vec<u8>], row: usize, column: usize) -> impl Iterator<Item = (usize, usize)> + use<> {
    let (rows, columns) = (grid.len(), grid[row].len());
    let steps = [(-1, 0), (0, -1), (0, 1), (1, 0)];
    let squares = steps.into_iter().filter_map(move |(down, right)| {
        Some((row.checked_add_signed(down)?, column.checked_add_signed(right)?))
    });
    squares.filter(move |&(row, column)| row < rows && column < columns)
}

impl Area {
    fn new(rows: Vec<Vec<u8>>) -> Option<Area> {
        let nimber = River::new(&rows).ok()?.nimber()?.get();
        Some(Area { rows, nimber })
    }

    /// The squares that take a camera, row by row.
    fn free(&self) -> impl Iterator<Item = (usize, usize)> {
        let squares = self.rows.iter().enumerate().flat_map(|(row, squares)| {
            squares.iter().enumerate().map(move |(column, &square)| (row, column, square))
        });
        squares
            .filter(|&(row, column, square)| {
                square == b'.'
                    && beside(&self.rows, row, column).any(|(row, column)| self.rows[row][column] == b'*')
            })
            .map(|(row, column, _)| (row, column))
    }

    /// After a camera: it and the ground beside it take no other.
    fn play(&self, row: usize, column: usize) -> Option<Area> {
        let mut rows = self.rows.clone();
        for (row, column) in beside(&self.rows, row, column).chain([(row, column)]) {
            if rows[row][column] == b'.' {
                rows[row][column] = b'x';
            }
        }
        // The search has to look at less than before.
        Area::new(rows)
    }

    fn drawing(&self) -> String {
        let rows: Vec<_> = self.rows.iter().map(|row| String::from_utf8_lossy(row)).collect();
        rows.join("\n")
    }
}

impl Sum for Areas {
    fn game(&self) -> String {
        "river".to_owned()
    }

    fn part_name(&self) -> &'static str {
        "area"
    }

    fn parts(&self) -> Vec<Part> {
        let part = |area: &Area| Part {
            position: area.drawing(),
            nimber: area.nimber,
            why: match area.free().count() {
                0 => "no square takes a camera".to_owned(),
                free => format!("Node Kayles on its {free} free bank squares"),
            },
            marks: String::new(),
        };
        self.0.iter().map(part).collect()
    }

    fn nim_sum(&self) -> u64 {
        self.0.iter().fold(0, |sum, area| sum ^ area.nimber)
    }

    fn moves(&self) -> Box<dyn Iterator<Item = Move> + '_> {
        Box::new(self.0.iter().enumerate().flat_map(move |(index, area)| {
            area.free().filter_map(move |(row, column)| {
                let after = area.play(row, column)?;
                let leaves = after.drawing();
                let mut areas = self.0.clone();
                areas[index] = after;
                let text = format!("row {}, column {}", row + 1, column + 1);
                Some(Move { part: index + 1, text, leaves, after: Box::new(Areas(areas)) })
            })
        }))
    }
}
