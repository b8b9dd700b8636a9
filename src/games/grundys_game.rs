//! Grundy's game: a move splits a heap into two of different sizes. The player who cannot move loses.
//!
//! (Grundy, *Mathematics and games*, Eureka 2, 1939; OEIS A002188.) Whether the nimbers are periodic from some heap on
//! is an open question, so they are worked out up to a bound and known no further.
//!
//! ```
//! use grundy::games::Game;
//! use grundy::games::grundys_game::{Evaluated, GrundysGame, Move};
//!
//! let game = Evaluated::new(GrundysGame, 100)?;
//! // Heaps of 5 and 4, worth 2 and 0: split the larger one into two that are worth nothing.
//! assert!(game.winning_moves(&[5, 4]).unwrap().eq([(0, Move { split: (1, 4) })]));
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```

use core::fmt;
use core::str::FromStr;

use grundy_core::{Nimber, Rule};

pub use super::evaluated::Evaluated;
use super::game::{Game, ParseMoveError, number};

/// One heap as a [`Rule`]: a position is its size.
#[derive(Clone, Copy, Debug, Default)]
pub struct GrundysGame;

impl Rule for GrundysGame {
    fn options(&self, heap: usize, option: &mut dyn FnMut(&[usize])) {
        (1..heap.div_ceil(2)).for_each(|part| option(&[part, heap - part]));
    }
}

/// A move in a heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// The two heaps that it becomes, the smaller one first.
    pub split: (u64, u64),
}

/// For example `split 1+4`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "split {}+{}", self.split.0, self.split.1)
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        let split = || {
            let (small, large) = text.strip_prefix("split ")?.split_once('+')?;
            Some(Move { split: (number(small)?, number(large)?) })
        };
        split().ok_or(ParseMoveError::new("a move such as `split 1+4`"))
    }
}

impl Game for Evaluated<GrundysGame> {
    type Position = u64;
    type Move = Move;
    type Parts = [u64; 2];

    fn nimber(&self, &heap: &u64) -> Option<Nimber> {
        self.get(heap)
    }

    fn moves(&self, &heap: &u64) -> impl Iterator<Item = Move> {
        (1..heap.div_ceil(2)).map(move |part| Move { split: (part, heap - part) })
    }

    fn play(&self, &heap: &u64, Move { split: (small, large) }: Move) -> Option<[u64; 2]> {
        let fits = 0 < small && small < large && small.checked_add(large) == Some(heap);
        fits.then_some([small, large])
    }
}
