//! The river as a game: positions, moves and who wins.

use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use grundy_core::Nimber;

use super::Square;
use super::error::Place;
use crate::games::game::{Game, ParseMoveError, number};
use crate::games::node_kayles;

/// A river whose positions have all been worked out, once: a [`Game`] in which a position is a wet area with the squares
/// that still take a camera. Made by [`River::solve`](super::River::solve).
#[derive(Clone, Debug)]
pub struct Solved {
    wet: Vec<Vec<Square>>,
    /// Of each area.
    banks: Vec<Vec<SolvedBank>>,
    areas: Vec<Area>,
}

#[derive(Clone, Debug)]
pub(super) struct SolvedBank {
    pub(super) squares: Vec<Square>,
    pub(super) game: node_kayles::Solved,
}

/// A wet area and the squares along it that still take a camera. Made by [`Solved::areas`] and by moves.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Area {
    number: usize,
    /// Of each of its banks the nodes that are left.
    free: Vec<u128>,
}

impl Solved {
    pub(super) fn new(wet: Vec<Vec<Square>>, banks: Vec<Vec<SolvedBank>>) -> Solved {
        let all = |bank: &SolvedBank| bank.game.graphs().iter().fold(0, |free, graph| free | graph);
        let area = |(number, banks): (usize, &Vec<SolvedBank>)| Area {
            number,
            free: banks.iter().map(all).collect(),
        };
        let areas = banks.iter().enumerate().map(area).collect();
        Solved { wet, banks, areas }
    }

    /// The areas without cameras, by their first squares: the board to begin with.
    #[must_use]
    pub fn areas(&self) -> &[Area] {
        &self.areas
    }

    /// The squares of the water, from the first in rows on, each connected with those before it.
    #[must_use]
    pub fn wet_squares(&self, area: &Area) -> &[Square] {
        self.wet.get(area.number).map_or(&[], |squares| squares)
    }

    /// The squares that still take a camera, in rising order.
    #[must_use]
    pub fn free_squares(&self, area: &Area) -> Vec<Square> {
        let banks = self.banks.get(area.number).into_iter().flatten().zip(&area.free);
        let free = banks.flat_map(|(bank, &free)| {
            bank.squares.iter().enumerate().filter(move |(node, _)| free >> node & 1 == 1)
        });
        let mut squares: Vec<Square> = free.map(|(_, &square)| square).collect();
        squares.sort_unstable();
        squares
    }
}

/// A move: puts a camera on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// The row, from 0.
    pub row: usize,
    /// The column, from 0.
    pub column: usize,
}

/// Counted from 1: `row 1, column 2`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let &Move { row, column } = self;
        Place { row, column }.fmt(f)
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        let from_one = |text| number::<usize>(text)?.checked_sub(1);
        let square = || {
            let (row, column) = text.strip_prefix("row ")?.split_once(", column ")?;
            Some(Move { row: from_one(row)?, column: from_one(column)? })
        };
        square().ok_or(ParseMoveError::new("a move such as `row 1, column 2`"))
    }
}

impl Game for Solved {
    type Position = Area;
    type Move = Move;
    type Parts = [Area; 1];

    fn nimber(&self, area: &Area) -> Option<Nimber> {
        let banks = self.banks.get(area.number)?;
        banks.iter().zip(&area.free).map(|(bank, free)| bank.game.nimber(free)).sum()
    }

    /// In rising order.
    fn moves(&self, area: &Area) -> impl Iterator<Item = Move> {
        self.free_squares(area).into_iter().map(|(row, column)| Move { row, column })
    }

    fn play(&self, area: &Area, Move { row, column }: Move) -> Option<[Area; 1]> {
        let banks = self.banks.get(area.number)?.iter().zip(&area.free);
        let (place, left) = banks.enumerate().find_map(|(place, (bank, free))| {
            let node = bank.squares.iter().position(|&square| square == (row, column))?;
            let parts = bank.game.play(free, node_kayles::Move { node })?;
            Some((place, parts.into_iter().fold(0, |left, part| left | part)))
        })?;
        let mut area = area.clone();
        area.free[place] = left;
        Some([area])
    }
}
