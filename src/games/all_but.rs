//! All-but games: a move takes any number of objects from a heap, except some. The player who cannot move loses.
//!
//! (Winning Ways, chapter 4.) A game is an [`AllButSet`], played on [`Evaluated`] heaps.
//!
//! ```
//! use grundy::games::Game;
//! use grundy::games::all_but::{self, AllButSet, Move};
//!
//! // Any amount but 2 and 3: heaps of 0 to 7 are worth 0, 1, 0, 1, 2, 3, 2, 3.
//! let game = all_but::evaluated(AllButSet::new([2, 3])?, 100);
//! assert!(game.winning_moves(&[5, 4]).unwrap().eq([(0, Move { take: 1 })]));
//! # Ok::<(), grundy::games::all_but::ZeroAmountError>(())
//! ```

use grundy_core::Nimber;
pub use grundy_core::heap::{AllButSet, HeapGame, ZeroAmountError};

pub use super::evaluated::Evaluated;
use super::game::{Game, move_of_one_number};

/// The game with the nimbers of the heaps below `len`. O(k log k) a heap for k exceptions.
#[must_use]
pub fn evaluated(game: AllButSet, len: usize) -> Evaluated<AllButSet> {
    let nimbers = game.nimbers(len);
    Evaluated::from_nimbers(game, nimbers)
}

move_of_one_number! {
    /// A move in a heap.
    "take ", "",
    /// How many objects it takes, not one of the exceptions.
    take: u64
}

impl Game for Evaluated<AllButSet> {
    type Position = u64;
    type Move = Move;
    type Parts = [u64; 1];

    fn nimber(&self, &heap: &u64) -> Option<Nimber> {
        self.get(heap)
    }

    fn moves(&self, &heap: &u64) -> impl Iterator<Item = Move> {
        (1..=heap).filter(|&take| !self.rule().excepted().contains(take)).map(|take| Move { take })
    }

    fn play(&self, &heap: &u64, Move { take }: Move) -> Option<[u64; 1]> {
        let left = heap.checked_sub(take)?;
        (take > 0 && !self.rule().excepted().contains(take)).then_some([left])
    }
}
