//! Mock Turtles: as [Turning Turtles](super::turning_turtles), but a move may turn up to two more turtles on the left
//! of the one that goes on its back. The player who cannot move loses.
//!
//! (Winning Ways, chapter 14.)
//!
//! ```
//! use grundy::games::mock_turtles;
//!
//! // The places 1, 2, 3, … are worth the odious numbers, those with an odd number of ones: 1, 2, 4, 7, 8, 11, ….
//! assert_eq!(mock_turtles::nimber(1 << 3).get(), 7);
//! assert_eq!(mock_turtles::nimber(0b111).get(), 1 ^ 2 ^ 4);
//! ```
//!
//! # The nimber
//!
//! The turtle at place p is worth the p-th odious number: 2(p − 1), or one more, whichever has an odd number of ones.
//!
//! *Proof.* Suppose it for lower places. The options of the turtle are worth 0, the odious numbers below that one, and
//! the exclusive or of any two of these, which has an even number of ones. So its own number is not among them. Of the
//! smaller numbers the odious ones are, and 0; any other e has two or more ones, an even number of them: it is its
//! highest bit with the rest of it, and both are odious and smaller. ∎

use grundy_core::Nimber;

use super::game::Game;
pub use super::turning_turtles::Move;
use super::turning_turtles::{below, on_their_feet, play};

/// The game of one row.
#[derive(Clone, Copy, Debug, Default)]
pub struct MockTurtles;

/// The nimber of a row. O(turtles on their feet).
#[must_use]
pub const fn nimber(row: u128) -> Nimber {
    let (mut rest, mut sum) = (row, 0);
    while rest != 0 {
        let before = rest.trailing_zeros();
        sum ^= 2 * before as u64 + (before.count_ones() + 1) as u64 % 2;
        rest &= rest - 1;
    }
    Nimber::new(sum)
}

impl Game for MockTurtles {
    type Position = u128;
    type Move = Move;
    type Parts = [u128; 1];

    fn nimber(&self, &row: &u128) -> Option<Nimber> {
        Some(nimber(row))
    }

    fn moves(&self, &row: &u128) -> impl Iterator<Item = Move> {
        on_their_feet(row).flat_map(|one| {
            let more = below(one).flat_map(move |other| {
                let three = below(other).map(move |third| one | other | third);
                [one | other].into_iter().chain(three)
            });
            [one].into_iter().chain(more).map(|turned| Move { turned })
        })
    }

    fn play(&self, &row: &u128, mv: Move) -> Option<[u128; 1]> {
        play(row, mv, 3)
    }
}
