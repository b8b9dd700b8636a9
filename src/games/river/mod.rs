//! River Game: cameras on the banks of rivers.
//!
//! A grid has wet squares `*`, firm ground `.` and protected squares `x`. Wet squares that share a side make up a wet
//! area. A move puts a camera on a square of firm ground that has none and shares a side with a wet square. Two cameras
//! that watch the same wet area must not share a side. The player who cannot place a camera loses. Two things are
//! promised of the grid: every wet area reaches from its first to its last column, and squares of different areas are
//! at least 3 steps apart, up, down, left or right. (SWERC 2019–2020, problem L.)
//!
//! ```
//! use grundy::Nimber;
//! use grundy::games::Game;
//! use grundy::games::river::{Move, River};
//!
//! let river: River = "...
//!                     ***
//!                     .x.".parse()?;
//! // A bank of three squares, worth 2, and two of one, worth 1 each.
//! assert_eq!(river.nimber(), Some(Nimber::new(2)));
//! let solved = river.solve().expect("the banks are short");
//! let wins = solved.winning_moves(solved.areas()).unwrap();
//! assert!(wins.eq([(0, Move { row: 0, column: 1 })]));
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

mod error;
mod grid;
mod solved;

use alloc::vec;
use alloc::vec::Vec;
use core::str::FromStr;

use grundy_core::Nimber;

pub use self::error::RiverError;
use self::grid::{Grid, Regions};
use self::solved::SolvedBank;
pub use self::solved::{Area, Move, Solved};
use super::node_kayles::{MAX_OPTIONS, NodeKayles};

/// A square by row and column, both from 0.
pub type Square = (usize, usize);

/// A grid without cameras, sorted into banks. It reads from rows of squares, with white space between them.
#[derive(Clone, Debug)]
pub struct River {
    /// The squares of each wet area.
    wet: Vec<Vec<Square>>,
    banks: Vec<Bank>,
}

/// Free squares along one area, connected by their sides.
#[derive(Clone, Debug)]
struct Bank {
    area: usize,
    squares: Vec<Square>,
    graph: NodeKayles,
}

impl River {
    /// The grid of these rows: `*` wet, `.` firm ground, `x` protected. O(squares).
    ///
    /// # Errors
    ///
    /// [`RiverError`] where rows differ in length or have another character, a wet area does not reach the first or the
    /// last column, or lies closer than 3 to another, or a bank has more than
    /// [`MAX_NODES`](super::node_kayles::MAX_NODES) squares.
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
            Ok(graph) => {
                let area = watched(squares[0]).expect("a bank is along an area");
                Ok(Bank { area, squares, graph })
            }
            Err(_) => Err(RiverError::LongBank { square: squares[0], squares: squares.len() }),
        };
        let banks = banks.squares.into_iter().map(bank).collect::<Result<_, _>>()?;
        Ok(River { banks, wet: areas.squares })
    }

    /// The nimber of the grid, or `None` where its banks take more than [`MAX_OPTIONS`] options together.
    ///
    /// The worst bank found on a 10×10 grid has 17 squares.
    #[must_use]
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

    /// The game with the nimbers of all positions that moves can lead to; `None` as for [`nimber`](River::nimber).
    #[must_use]
    pub fn solve(&self) -> Option<Solved> {
        let mut options = MAX_OPTIONS;
        let mut banks: Vec<Vec<SolvedBank>> = vec![vec![]; self.wet.len()];
        for Bank { area, squares, graph } in &self.banks {
            banks[*area]
                .push(SolvedBank { squares: squares.clone(), game: graph.solve_within(&mut options)? });
        }
        Some(Solved::new(self.wet.clone(), banks))
    }
}

/// Reads rows of squares with white space between them.
impl FromStr for River {
    type Err = RiverError;

    fn from_str(drawing: &str) -> Result<River, RiverError> {
        River::new(&drawing.split_whitespace().collect::<Vec<_>>())
    }
}
