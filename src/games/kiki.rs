//! kiki's coin: a coin on a board moves one square to the left, down, or diagonally both. Whoever cannot move, since
//! the coin stands in the bottom left corner, loses.
//!
//! (HDU 2147, where it starts in the top right corner.) A position is how far the coin is from that corner: squares to
//! the left of it, squares below it.
//!
//! ```
//! use grundy::games::kiki::{self, Step};
//!
//! // In the top right corner of a board of 5 rows and 4 columns.
//! assert_eq!(kiki::nimber(3, 4).get(), 3);
//! assert!(kiki::winning_moves(&[(3, 4)]).eq([(0, Step::Left)]));
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

use core::iter::FusedIterator;

use grundy_core::{Nimber, Rule};

/// One coin on a board of so many columns as a [`Rule`]: a position is `down * COLUMNS + left`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Kiki<const COLUMNS: usize>;

impl<const COLUMNS: usize> Rule for Kiki<COLUMNS> {
    fn options(&self, position: usize, option: &mut dyn FnMut(&[usize])) {
        const { assert!(COLUMNS > 0, "a board has a column") };
        let (down, left) = (position / COLUMNS, position % COLUMNS);
        if left > 0 {
            option(&[position - 1]);
        }
        if down > 0 {
            option(&[position - COLUMNS]);
        }
        if left > 0 && down > 0 {
            option(&[position - COLUMNS - 1]);
        }
    }
}

/// The nimber of a coin with so many squares to the left of it and below it: 0 to 3. O(1).
#[inline]
#[must_use]
pub const fn nimber(left: u64, down: u64) -> Nimber {
    let smaller = if left < down { left } else { down };
    Nimber::new(match (left % 2, down % 2) {
        (0, 0) => 0,
        (1, 1) => 2,
        _ => 1 + 2 * (smaller % 2),
    })
}

/// The nimber of a board with these coins, of which any number may stand on one square. O(coins).
#[must_use]
pub fn nim_sum(coins: &[(u64, u64)]) -> Nimber {
    coins.iter().map(|&(left, down)| nimber(left, down)).sum()
}

/// A move of a coin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step {
    /// One square to the left.
    Left,
    /// One square down.
    Down,
    /// One square to the left and one down.
    Diagonal,
}

impl Step {
    const ALL: [Step; 3] = [Step::Left, Step::Down, Step::Diagonal];

    /// Where the coin comes to, or `None` where the board ends.
    #[must_use]
    pub const fn play(self, (left, down): (u64, u64)) -> Option<(u64, u64)> {
        match self {
            Step::Left if left > 0 => Some((left - 1, down)),
            Step::Down if down > 0 => Some((left, down - 1)),
            Step::Diagonal if left > 0 && down > 0 => Some((left - 1, down - 1)),
            _ => None,
        }
    }
}

/// The winning moves of a board, each with the index of its coin.
///
/// O(coins) for the nim-sum, then O(1) a coin.
pub fn winning_moves(coins: &[(u64, u64)]) -> impl FusedIterator<Item = (usize, Step)> + Clone + use<'_> {
    let sum = nim_sum(coins);
    coins.iter().enumerate().flat_map(move |(index, &coin)| {
        let wanted = nimber(coin.0, coin.1) ^ sum;
        let wins =
            move |step: &Step| step.play(coin).is_some_and(|(left, down)| nimber(left, down) == wanted);
        Step::ALL.into_iter().filter(wins).map(move |step| (index, step))
    })
}
