//! The king in the corner: a coin on a board moves one square to the left, down, or diagonally both. The player who
//! cannot move, because the coin is in the bottom left corner, loses.
//!
//! (HDU 2147, *kiki's game*, where it starts in the top right corner.) A position is how far the coin is from that
//! corner.
//!
//! ```
//! use grundy::games::king::{self, Coin, Move};
//!
//! // In the top right corner of a board of 5 rows and 4 columns.
//! let coin = Coin { left: 3, down: 4 };
//! assert_eq!(king::nimber(coin).get(), 3);
//! assert!(king::winning_moves(&[coin]).eq([(0, Move::Left)]));
//! ```
//!
//! # The nimber
//!
//! | the two distances | nimber |
//! |---|---|
//! | both even | 0 |
//! | both odd | 2 |
//! | one of each, the even one smaller | 1 |
//! | one of each, the odd one smaller | 3 |
//!
//! *Proof.* Suppose it for fewer squares.
//!
//! - Both even: no step leaves both even, so no option has 0.
//! - Both odd: the diagonal step gives 0. A straight step gives one of each, hence 1 or 3, never 2; and 1 by shortening
//!   the smaller distance, or either one if they are equal: what becomes even is the smaller then.
//! - One of each: shortening the odd one gives 0. If there are others, shortening the even one gives 2, and the
//!   diagonal step gives one of each again, with the parities changed and the smaller still smaller: 3 if the even one
//!   was smaller, 1 if the odd one was. The options are therefore 0, or 0, 2, 3, whose mex is 1; or 0, 1, 2, whose mex
//!   is 3, and which are there, because an even distance with an odd one below it is not 0. ∎
//!
//! So the player to move loses exactly if both distances are even, that is, on a board with odd numbers of rows and of
//! columns.

use core::fmt;
use core::str::FromStr;

use grundy_core::{Nimber, Rule};

use super::game::{Game, ParseMoveError};
use super::winning_moves::{Successive, WinningMoves};

/// The game of one coin on a board of any size.
#[derive(Clone, Copy, Debug, Default)]
pub struct King;

/// One coin on a board of this many columns as a [`Rule`]: a position is `down * columns + left`.
#[derive(Clone, Copy, Debug)]
pub struct Numbered {
    /// The columns of the board. Without any there is no position.
    pub columns: usize,
}

impl Rule for Numbered {
    fn options(&self, position: usize, option: &mut dyn FnMut(&[usize])) {
        let columns = self.columns;
        let Some(left) = position.checked_rem(columns) else { return };
        let down = position / columns;
        if left > 0 {
            option(&[position - 1]);
        }
        if down > 0 {
            option(&[position - columns]);
        }
        if left > 0 && down > 0 {
            option(&[position - columns - 1]);
        }
    }
}

/// Where a coin is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Coin {
    /// How many squares are to the left of it.
    pub left: u64,
    /// How many squares are below it.
    pub down: u64,
}

/// The nimber of a coin: 0 to 3. O(1).
#[inline]
#[must_use]
pub const fn nimber(coin: Coin) -> Nimber {
    let Coin { left, down } = coin;
    let smaller = if left < down { left } else { down };
    Nimber::new(match (left % 2, down % 2) {
        (0, 0) => 0,
        (1, 1) => 2,
        _ => 1 + 2 * (smaller % 2),
    })
}

/// The nimber of a board with these coins, of which any number may be on one square. O(coins).
#[must_use]
pub fn nim_sum(coins: &[Coin]) -> Nimber {
    coins.iter().map(|&coin| nimber(coin)).sum()
}

/// A move of a coin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// One square to the left.
    Left,
    /// One square down.
    Down,
    /// One square to the left and one down.
    Diagonal,
}

impl Move {
    const ALL: [Move; 3] = [Move::Left, Move::Down, Move::Diagonal];

    /// Where the coin comes to, or `None` where the board ends.
    #[must_use]
    pub const fn play(self, coin: Coin) -> Option<Coin> {
        let Coin { left, down } = coin;
        match self {
            Move::Left if left > 0 => Some(Coin { left: left - 1, down }),
            Move::Down if down > 0 => Some(Coin { left, down: down - 1 }),
            Move::Diagonal if left > 0 && down > 0 => Some(Coin { left: left - 1, down: down - 1 }),
            _ => None,
        }
    }
}

/// `left`, `down` or `diagonal`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Move::Left => "left",
            Move::Down => "down",
            Move::Diagonal => "diagonal",
        })
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        match text {
            "left" => Ok(Move::Left),
            "down" => Ok(Move::Down),
            "diagonal" => Ok(Move::Diagonal),
            _ => Err(ParseMoveError::new("`left`, `down` or `diagonal`")),
        }
    }
}

impl Game for King {
    type Position = Coin;
    type Move = Move;
    type Parts = [Coin; 1];

    fn nimber(&self, &coin: &Coin) -> Option<Nimber> {
        Some(nimber(coin))
    }

    fn moves(&self, &coin: &Coin) -> impl Iterator<Item = Move> {
        Move::ALL.into_iter().filter(move |mv| mv.play(coin).is_some())
    }

    fn play(&self, &coin: &Coin, mv: Move) -> Option<[Coin; 1]> {
        mv.play(coin).map(|coin| [coin])
    }
}

impl Successive for King {
    fn next_to(&self, &coin: &Coin, wanted: Nimber, after: Option<Move>) -> Option<Move> {
        // They are in the order of `ALL`.
        let later = Move::ALL.into_iter().filter(|&mv| after.is_none_or(|after| after < mv));
        { later }.find(|mv| mv.play(coin).is_some_and(|coin| nimber(coin) == wanted))
    }
}

/// The winning moves of a board, each with the index of its coin.
///
/// O(coins) for the nim-sum, then O(1) a coin.
pub fn winning_moves(coins: &[Coin]) -> WinningMoves<'_, King> {
    WinningMoves::new(King, coins, nim_sum(coins))
}
