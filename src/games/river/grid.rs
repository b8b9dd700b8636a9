//! The rows of squares, and what is connected in them.

use alloc::vec;
use alloc::vec::Vec;

use super::{RiverError, Square};

/// Rows of one length.
pub(super) struct Grid<'a, R> {
    rows: &'a [R],
    pub(super) columns: usize,
}

impl<'a, R: AsRef<[u8]>> Grid<'a, R> {
    pub(super) fn new(rows: &'a [R]) -> Result<Grid<'a, R>, RiverError> {
        let columns = rows.first().map_or(0, |row| row.as_ref().len());
        for (row, squares) in rows.iter().map(AsRef::as_ref).enumerate() {
            if squares.len() != columns {
                return Err(RiverError::Length { row, squares: squares.len(), expected: columns });
            }
            if let Some(column) = squares.iter().position(|square| !b"*.x".contains(square)) {
                return Err(RiverError::Square { square: (row, column), found: squares[column] });
            }
        }
        Ok(Grid { rows, columns })
    }

    pub(super) fn at(&self, (row, column): Square) -> Option<u8> {
        self.rows.get(row)?.as_ref().get(column).copied()
    }

    pub(super) fn squares(&self) -> impl Iterator<Item = Square> + use<R> {
        let (rows, columns) = (self.rows.len(), self.columns);
        (0..rows).flat_map(move |row| (0..columns).map(move |column| (row, column)))
    }

    /// The squares of the grid that are reached from one by these steps.
    pub(super) fn reach<const N: usize>(
        &self,
        (row, column): Square,
        steps: [(isize, isize); N],
    ) -> impl Iterator<Item = Square> + use<N, R> {
        let (rows, columns) = (self.rows.len(), self.columns);
        let reached = steps.into_iter().filter_map(move |(down, right)| {
            Some((row.checked_add_signed(down)?, column.checked_add_signed(right)?))
        });
        reached.filter(move |&(row, column)| row < rows && column < columns)
    }

    /// The squares that share a side with one.
    pub(super) fn beside(&self, square: Square) -> impl Iterator<Item = Square> + use<R> {
        self.reach(square, [(-1, 0), (0, -1), (0, 1), (1, 0)])
    }

    /// The squares at 1 or 2 steps from one.
    pub(super) fn within_two(&self, square: Square) -> impl Iterator<Item = Square> + use<R> {
        let far = [(-2, 0), (-1, -1), (-1, 1), (0, -2), (0, 2), (1, -1), (1, 1), (2, 0)];
        self.beside(square).chain(self.reach(square, far))
    }
}

/// Squares of one kind, sorted by what they are connected with.
pub(super) struct Regions {
    pub(super) squares: Vec<Vec<Square>>,
    // By row and column, row by row.
    region: Vec<Option<usize>>,
}

impl Regions {
    /// Sorts the squares of a kind: those which share a side, and are joined as well, are in one region.
    pub(super) fn of<R: AsRef<[u8]>>(
        grid: &Grid<'_, R>,
        kind: impl Fn(Square) -> bool,
        joined: impl Fn(Square, Square) -> bool,
    ) -> Regions {
        let index = |(row, column): Square| row * grid.columns + column;
        let mut regions = Regions { squares: vec![], region: vec![None; grid.rows.len() * grid.columns] };
        for first in grid.squares() {
            if !kind(first) || regions.region[index(first)].is_some() {
                continue;
            }
            let region = Some(regions.squares.len());
            let mut squares = vec![first];
            regions.region[index(first)] = region;
            let mut next = 0;
            while let Some(&square) = squares.get(next) {
                next += 1;
                for beside in grid.beside(square) {
                    if kind(beside) && joined(square, beside) && regions.region[index(beside)].is_none() {
                        regions.region[index(beside)] = region;
                        squares.push(beside);
                    }
                }
            }
            regions.squares.push(squares);
        }
        regions
    }

    pub(super) fn region<R>(&self, grid: &Grid<'_, R>, (row, column): Square) -> Option<usize> {
        self.region[row * grid.columns + column]
    }
}
