//! River Game: cameras on the banks of rivers.
//!
//! A grid has wet squares `*`, firm ground `.` and protected squares `x`. Wet squares that share a side make up a wet
//! area. A move puts a camera on a square of firm ground that has none and shares a side with a wet square. Two
//! cameras that watch the same wet area must not share a side. Whoever cannot place a camera loses. Two things are
//! promised of the grid: every wet area reaches from its first to its last column, and squares of different areas
//! are at least 3 steps apart, up, down, left or right. (SWERC 2019–2020, problem L.)
//!
//! ```
//! use grundy::Nimber;
//! use grundy::games::river::River;
//!
//! let river: River = "...
//!                     ***
//!                     .x.".parse()?;
//! // A bank of three squares, worth 2, and two of one, worth 1 each.
//! assert_eq!(river.nimber(), Some(Nimber::new(2)));
//! assert_eq!(river.winning_moves(), Some(vec![(0, 1)]));
//! # Ok::<(), grundy::games::river::RiverError>(())
//! ```
//!
//! # How it is found
//!
//! A square that shares a side with two areas would join them by 2 steps, so a camera watches exactly one area, and
//! only cameras of one area are in each other's way: the areas add up. Within an area the free bank squares are the
//! nodes of a graph, joined where they share a side, and a camera takes its square and the neighbours out: that is
//! [Node Kayles](super::node_kayles), and the connected parts of the graph, the banks, add up in turn. Squares of two
//! areas may well share a side, and that does not matter: each area has a graph of its own.

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use grundy_core::Nimber;

use super::node_kayles::{MAX_NODES, MAX_OPTIONS, NodeKayles};

/// A square by row and column, both from 0.
pub type Square = (usize, usize);

/// A grid without cameras, sorted into banks. It reads from rows of squares, with white space between them.
#[derive(Clone, Debug)]
pub struct River {
    banks: Vec<Bank>,
}

/// Free squares along one area, connected by their sides.
#[derive(Clone, Debug)]
struct Bank {
    squares: Vec<Square>,
    graph: NodeKayles,
}

impl River {
    /// The grid of these rows: `*` wet, `.` firm ground, `x` protected. O(squares).
    ///
    /// # Errors
    ///
    /// [`RiverError`] where rows differ in length or have another character, a wet area does not reach the first or
    /// the last column, or lies closer than 3 to another, or a bank has more than [`MAX_NODES`] squares.
    pub fn new<R: AsRef<[u8]>>(rows: &[R]) -> Result<River, RiverError> {
        let grid = Grid::new(rows)?;
        let wet = |square| grid.at(square) == Some(b'*');
        let areas = Regions::of(&grid, wet, |_, _| true);
        for (area, squares) in areas.squares.iter().enumerate() {
            let &square = &squares[0];
            let reaches = |edge| squares.iter().any(|&(_, column)| column == edge);
            if !reaches(0) {
                return Err(RiverError::MissesFirstColumn { square });
            }
            if !reaches(grid.columns - 1) {
                return Err(RiverError::MissesLastColumn { square });
            }
            for &square in squares {
                for other in grid.within_two(square) {
                    if areas.region(&grid, other).is_some_and(|other| other != area) {
                        return Err(RiverError::TooClose { squares: (square, other) });
                    }
                }
            }
        }
        let watched = |square| grid.beside(square).find_map(|beside| areas.region(&grid, beside));
        let free = |square| grid.at(square) == Some(b'.') && watched(square).is_some();
        let banks = Regions::of(&grid, free, |a, b| watched(a) == watched(b));
        let graph = |squares: &Vec<Square>| {
            let name = |square| squares.iter().position(|&other| other == square);
            let edges = squares.iter().enumerate().flat_map(|(node, &square)| {
                grid.beside(square).filter_map(name).map(move |beside| (node, beside))
            });
            NodeKayles::new(squares.len(), edges)
        };
        let bank = |squares: Vec<Square>| match graph(&squares) {
            Ok(graph) => Ok(Bank { squares, graph }),
            Err(_) => Err(RiverError::LongBank { square: squares[0], squares: squares.len() }),
        };
        Ok(River { banks: banks.squares.into_iter().map(bank).collect::<Result<_, _>>()? })
    }

    /// The nimber of the grid, or `None` where its banks take more than [`MAX_OPTIONS`] options together.
    ///
    /// The worst bank found on a 10×10 grid has 17 squares.
    pub fn nimber(&self) -> Option<Nimber> {
        self.nimber_within(&mut { MAX_OPTIONS }).ok()
    }

    /// The nimber of the grid by at most this many options, from which those that were worked out are subtracted.
    ///
    /// # Errors
    ///
    /// Where there are not enough: the first square, row by row, of the bank at which they ended.
    pub fn nimber_within(&self, options: &mut usize) -> Result<Nimber, Square> {
        let mut nimber = |bank: &Bank| bank.graph.nimber_within(options).ok_or(bank.squares[0]);
        self.banks.iter().map(&mut nimber).try_fold(Nimber::ZERO, |sum, nimber| Ok(sum ^ nimber?))
    }

    /// The squares on which a camera wins, in rising order; `None` as for [`nimber`](River::nimber).
    pub fn winning_moves(&self) -> Option<Vec<Square>> {
        let nimbers: Vec<Nimber> =
            self.banks.iter().map(|bank| bank.graph.nimber()).collect::<Option<_>>()?;
        let sum: Nimber = nimbers.iter().sum();
        let mut wins = vec![];
        for (bank, nimber) in self.banks.iter().zip(nimbers) {
            let options = bank.graph.options()?;
            let winning = bank.squares.iter().zip(options).filter(|&(_, option)| option == nimber ^ sum);
            wins.extend(winning.map(|(&square, _)| square));
        }
        wins.sort_unstable();
        Some(wins)
    }
}

/// Reads rows of squares with white space between them.
impl FromStr for River {
    type Err = RiverError;

    fn from_str(drawing: &str) -> Result<River, RiverError> {
        River::new(&drawing.split_whitespace().collect::<Vec<_>>())
    }
}

/// Rows of one length.
struct Grid<'a, R> {
    rows: &'a [R],
    columns: usize,
}

impl<'a, R: AsRef<[u8]>> Grid<'a, R> {
    fn new(rows: &'a [R]) -> Result<Grid<'a, R>, RiverError> {
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

    fn at(&self, (row, column): Square) -> Option<u8> {
        self.rows.get(row)?.as_ref().get(column).copied()
    }

    fn squares(&self) -> impl Iterator<Item = Square> + use<R> {
        let (rows, columns) = (self.rows.len(), self.columns);
        (0..rows).flat_map(move |row| (0..columns).map(move |column| (row, column)))
    }

    /// The squares of the grid that are reached from one by these steps.
    fn reach<const N: usize>(
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
    fn beside(&self, square: Square) -> impl Iterator<Item = Square> + use<R> {
        self.reach(square, [(-1, 0), (0, -1), (0, 1), (1, 0)])
    }

    /// The squares at 1 or 2 steps from one.
    fn within_two(&self, square: Square) -> impl Iterator<Item = Square> + use<R> {
        let far = [(-2, 0), (-1, -1), (-1, 1), (0, -2), (0, 2), (1, -1), (1, 1), (2, 0)];
        self.beside(square).chain(self.reach(square, far))
    }
}

/// Squares of one kind, sorted by what they are connected with.
struct Regions {
    squares: Vec<Vec<Square>>,
    // By row and column, row by row.
    region: Vec<Option<usize>>,
}

impl Regions {
    /// Sorts the squares of a kind: those which share a side, and are joined as well, are in one region.
    fn of<R: AsRef<[u8]>>(
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

    fn region<R>(&self, grid: &Grid<'_, R>, (row, column): Square) -> Option<usize> {
        self.region[row * grid.columns + column]
    }
}

/// Why rows are not a grid to play on. Printed, rows and columns count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RiverError {
    /// A row is not as long as the first.
    Length {
        /// The row, from 0.
        row: usize,
        /// Its squares.
        squares: usize,
        /// Those of the first row.
        expected: usize,
    },
    /// A square is none of `*`, `.` and `x`.
    Square {
        /// Where.
        square: Square,
        /// What stands there.
        found: u8,
    },
    /// A wet area does not reach the first column.
    MissesFirstColumn {
        /// Its first square, row by row.
        square: Square,
    },
    /// A wet area does not reach the last column.
    MissesLastColumn {
        /// Its first square, row by row.
        square: Square,
    },
    /// Two wet areas are closer than 3 steps.
    TooClose {
        /// A square of each.
        squares: (Square, Square),
    },
    /// A bank is longer than the search takes: [`MAX_NODES`] squares.
    LongBank {
        /// Its first square, row by row.
        square: Square,
        /// How many it has.
        squares: usize,
    },
}

impl RiverError {
    /// Where in the grid: the square that is wrong or the first of what is, row by row. Of two areas that are too close
    /// it is the later square.
    pub fn square(&self) -> Square {
        match *self {
            RiverError::Length { row, .. } => (row, 0),
            RiverError::Square { square, .. }
            | RiverError::MissesFirstColumn { square }
            | RiverError::MissesLastColumn { square }
            | RiverError::LongBank { square, .. } => square,
            RiverError::TooClose { squares: (a, b) } => a.max(b),
        }
    }
}

impl fmt::Display for RiverError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = |(row, column): Square| Place { row, column };
        match *self {
            RiverError::Length { row, squares, expected } => {
                write!(f, "row {} has {squares} squares, and the first row {expected}", row + 1)
            }
            RiverError::Square { square, found } => {
                write!(f, "{} is `{}`, and not *, . or x", place(square), found.escape_ascii())
            }
            RiverError::MissesFirstColumn { square } => {
                write!(f, "the wet area of {} does not reach the first column", place(square))
            }
            RiverError::MissesLastColumn { square } => {
                write!(f, "the wet area of {} does not reach the last column", place(square))
            }
            RiverError::TooClose { squares: (a, b) } => {
                write!(f, "the wet areas of {} and {} are closer than 3 steps", place(a), place(b))
            }
            RiverError::LongBank { square, squares } => {
                let place = place(square);
                write!(f, "the bank at {place} has {squares} squares, and the search takes up to {MAX_NODES}")
            }
        }
    }
}

impl core::error::Error for RiverError {}

/// A square in words, from 1.
struct Place {
    row: usize,
    column: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "row {}, column {}", self.row + 1, self.column + 1)
    }
}
