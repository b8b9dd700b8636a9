//! Turning Turtles: a row of turtles, some on their feet, some on their backs. A move turns one turtle on its back, and
//! may turn one more on its left, either way. The player who cannot move loses.
//!
//! (Winning Ways, chapter 14, where it is told with coins as well.) Up to 128 turtles are a set of places, counted from
//! 1 on the left: place p is bit p − 1, set for a turtle on its feet.
//!
//! ```
//! use grundy::games::Game;
//! use grundy::games::turning_turtles::{self, TurningTurtles};
//!
//! // On their feet are the turtles at the places 1, 4 and 6, worth 1 ⊕ 4 ⊕ 6.
//! let board = [0b10_1001];
//! assert_eq!(turning_turtles::nimber(board[0]).get(), 3);
//! let wins = TurningTurtles.winning_moves(&board).unwrap();
//! assert!(wins.map(|(_, mv)| mv.to_string()).eq(["turn 6 5"]));
//! ```
//!
//! # The nimber
//!
//! A row is worth the exclusive or of the places of the turtles on their feet. *Proof.* Turning a turtle twice changes
//! nothing, as two equal heaps of Nim cancel. So a turtle at place p is the sum of what its moves leave: nothing, or a
//! turtle at a lower place, which makes it a Nim heap of p. ∎

use core::fmt;
use core::str::FromStr;

use grundy_core::Nimber;

use super::game::{Game, ParseMoveError, number};

/// The game of one row.
#[derive(Clone, Copy, Debug, Default)]
pub struct TurningTurtles;

/// The nimber of a row. O(turtles on their feet).
#[must_use]
pub const fn nimber(row: u128) -> Nimber {
    let (mut rest, mut sum) = (row, 0);
    while rest != 0 {
        sum ^= rest.trailing_zeros() as u64 + 1;
        rest &= rest - 1;
    }
    Nimber::new(sum)
}

/// A move: which turtles are turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// Their set; the highest place is that of the turtle which goes on its back.
    pub turned: u128,
}

/// The places from the highest on: `turn 6 5`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("turn")?;
        let mut rest = self.turned;
        while let Some(highest) = rest.checked_ilog2() {
            write!(f, " {}", highest + 1)?;
            rest ^= 1 << highest;
        }
        Ok(())
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        let places = || {
            text.strip_prefix("turn ")?.split(' ').try_fold(0, |turned: u128, place| {
                let bit = 1_u128.checked_shl(number::<u32>(place)?.checked_sub(1)?)?;
                // Each place once, and from the highest on.
                (turned == 0 || bit < turned & turned.wrapping_neg()).then_some(turned | bit)
            })
        };
        let error = ParseMoveError::new("places from the highest on, such as `turn 6 5`");
        places().map(|turned| Move { turned }).ok_or(error)
    }
}

/// The places of a row below one, as single bits and the lowest first.
pub(super) fn below(place: u128) -> impl Iterator<Item = u128> {
    (0..place.trailing_zeros()).map(|bit| 1 << bit)
}

/// The turtles on their feet, as single bits and the lowest first.
pub(super) fn on_their_feet(row: u128) -> impl Iterator<Item = u128> {
    (0..u128::BITS).map(|bit| 1 << bit).filter(move |bit| row & bit != 0)
}

/// What a move leaves that turns up to `most` turtles.
pub(super) fn play(row: u128, Move { turned }: Move, most: u32) -> Option<[u128; 1]> {
    let highest = 1 << turned.checked_ilog2()?;
    (turned.count_ones() <= most && row & highest != 0).then_some([row ^ turned])
}

impl Game for TurningTurtles {
    type Position = u128;
    type Move = Move;
    type Parts = [u128; 1];

    fn nimber(&self, &row: &u128) -> Option<Nimber> {
        Some(nimber(row))
    }

    fn moves(&self, &row: &u128) -> impl Iterator<Item = Move> {
        on_their_feet(row).flat_map(|one| {
            let two = below(one).map(move |other| one | other);
            [one].into_iter().chain(two).map(|turned| Move { turned })
        })
    }

    fn play(&self, &row: &u128, mv: Move) -> Option<[u128; 1]> {
        play(row, mv, 2)
    }
}
