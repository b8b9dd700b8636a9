//! The winning moves of a board, in games that find the moves to a nimber one after the other.

use core::iter::FusedIterator;

use grundy_core::Nimber;

use super::game::Game;

/// A game that finds the moves to a nimber one after the other.
pub trait Successive: Game {
    /// The first move of a position to a nimber other than its own, or the next one after a move.
    fn next_to(
        &self,
        position: &Self::Position,
        wanted: Nimber,
        after: Option<Self::Move>,
    ) -> Option<Self::Move>;
}

/// The winning moves of a board, each with the index of its position: made by the function `winning_moves` of a game's
/// module, such as [`nim::winning_moves`](super::nim::winning_moves).
///
/// ```
/// use grundy::games::WinningMoves;
/// use grundy::games::nim::{self, Nim};
///
/// struct Advice<'a> {
///     wins: WinningMoves<'a, Nim>,
/// }
///
/// let mut advice = Advice { wins: nim::winning_moves(&[3, 4, 6]) };
/// assert_eq!(advice.wins.next(), Some((0, nim::Move { leave: 2 })));
/// ```
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy"]
pub struct WinningMoves<'a, G: Successive> {
    game: G,
    sum: Nimber,
    board: &'a [G::Position],
    index: usize,
    /// The last one of the position at `index`.
    last: Option<G::Move>,
}

impl<'a, G: Successive> WinningMoves<'a, G> {
    /// Of a board of positions with the nim-sum `sum`, all of which have a known nimber.
    pub(super) fn new(game: G, board: &'a [G::Position], sum: Nimber) -> WinningMoves<'a, G> {
        // No move keeps the nimber of its position, so none wins on a board of nim-sum zero.
        let board = if sum.is_zero() { &[] } else { board };
        WinningMoves { game, sum, board, index: 0, last: None }
    }
}

impl<G: Successive> Iterator for WinningMoves<'_, G> {
    type Item = (usize, G::Move);

    fn next(&mut self) -> Option<(usize, G::Move)> {
        loop {
            let position = self.board.get(self.index)?;
            let nimber = self.game.nimber(position).expect("it is part of the nim-sum");
            self.last = self.game.next_to(position, nimber ^ self.sum, self.last);
            match self.last {
                Some(mv) => return Some((self.index, mv)),
                None => self.index += 1,
            }
        }
    }
}

impl<G: Successive> FusedIterator for WinningMoves<'_, G> {}
