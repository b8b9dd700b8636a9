//! Staircase Nim: coins on the steps of a staircase. A move takes one or more coins of one step down to the next. From
//! step 1 they go to the ground, where they stay. The player who cannot move loses.
//!
//! (Ferguson, *Game Theory*, part I, 2.6, exercise 6.) [Row chess](crate::row_chess::staircase) is this game in
//! disguise.
//!
//! ```
//! use grundy::games::Game;
//! use grundy::games::staircase_nim::{Move, StaircaseNim, Steps};
//!
//! // One coin on step 1, two on step 2, three on step 3: worth 1 ⊕ 3.
//! let steps = Steps::new(vec![1, 2, 3]).expect("these are few coins");
//! assert_eq!(steps.nimber().get(), 2);
//! let wins = [Move { coins: 2, step: 2 }, Move { coins: 2, step: 3 }];
//! assert!(StaircaseNim.winning_moves(&[steps]).unwrap().eq(wins.map(|mv| (0, mv))));
//! ```
//!
//! # The nimber
//!
//! It is the exclusive or of the numbers of coins on the odd steps. *Proof.* Every move changes exactly one of these
//! numbers, so that no option keeps the exclusive or; and a smaller one is reached as in Nim, by making the right one
//! of them smaller. ∎ Coins that come down to an odd step can be moved on at once, which is why even steps do not
//! count.

use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use grundy_core::Nimber;

use super::game::{Game, ParseMoveError, number};

/// The game of one staircase.
#[derive(Clone, Copy, Debug, Default)]
pub struct StaircaseNim;

/// The coins on each step of a staircase, fewer than 2^64 in all.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Steps(Vec<u64>);

impl Steps {
    /// The staircase with these coins on the steps 1, 2, …; `None` where there are 2^64 or more in all.
    #[must_use]
    pub fn new(coins: Vec<u64>) -> Option<Steps> {
        coins.iter().try_fold(0_u64, |all, &coins| all.checked_add(coins))?;
        Some(Steps(coins))
    }

    /// The coins on the steps 1, 2, ….
    #[must_use]
    pub fn coins(&self) -> &[u64] {
        &self.0
    }

    /// The nimber. O(steps).
    #[must_use]
    pub fn nimber(&self) -> Nimber {
        self.0.iter().step_by(2).map(|&coins| Nimber::new(coins)).sum()
    }
}

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// How many coins go down.
    pub coins: u64,
    /// From this step, counted from 1.
    pub step: usize,
}

/// For example `2 from step 3`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} from step {}", self.coins, self.step)
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        let numbers = || {
            let (coins, step) = text.split_once(" from step ")?;
            Some(Move { coins: number(coins)?, step: number(step)? })
        };
        numbers().ok_or(ParseMoveError::new("a move such as `2 from step 3`"))
    }
}

impl Game for StaircaseNim {
    type Position = Steps;
    type Move = Move;
    type Parts = [Steps; 1];

    fn nimber(&self, steps: &Steps) -> Option<Nimber> {
        Some(steps.nimber())
    }

    fn moves(&self, steps: &Steps) -> impl Iterator<Item = Move> {
        let steps = steps.0.iter().zip(1..);
        steps.flat_map(|(&coins, step)| (1..=coins).map(move |coins| Move { coins, step }))
    }

    fn play(&self, steps: &Steps, Move { coins, step }: Move) -> Option<[Steps; 1]> {
        let mut left = steps.clone();
        let from = left.0.get_mut(step.checked_sub(1)?)?;
        *from = from.checked_sub(coins).filter(|_| coins > 0)?;
        if let Some(below) = step.checked_sub(2) {
            left.0[below] += coins;
        }
        Some([left])
    }

    /// One of each step at most: O(steps).
    fn moves_to(&self, steps: &Steps, wanted: Nimber) -> impl Iterator<Item = Move> {
        let change = (steps.nimber() ^ wanted).get();
        let coins_of = move |index: usize| match index % 2 {
            // The odd step's own coins become fewer, or those of the odd step below become more.
            0 => steps.0[index].checked_sub(steps.0[index] ^ change),
            _ => (steps.0[index - 1] ^ change).checked_sub(steps.0[index - 1]),
        };
        (0..steps.0.len()).filter_map(move |index| {
            let coins = coins_of(index).filter(|coins| (1..=steps.0[index]).contains(coins))?;
            Some(Move { coins, step: index + 1 })
        })
    }
}
