//! Wythoff's game: a move takes any number of objects from one of two heaps, or the same number from both. The player
//! who cannot move loses.
//!
//! (Wythoff, *A modification of the game of Nim*, Nieuw Archief voor Wiskunde 7, 1907. Also: a queen goes to a corner.)
//!
//! ```
//! use grundy::games::wythoff;
//!
//! assert!(wythoff::outcome(4, 7).is_p());
//! assert!(wythoff::outcome(4_052_739_537_881, 6_557_470_319_842).is_p());
//! assert!(wythoff::outcome(5, 7).is_n());
//! ```
//!
//! # Who wins
//!
//! With a ≤ b and d = b − a the player to move loses exactly if a = ⌊d·φ⌋, φ = (1 + √5)/2.
//!
//! *Proof.* (Wythoff.) Let (aₖ, bₖ) be the pairs in which aₖ is the least number that occurs in no pair before, and bₖ
//! = aₖ + k: every number occurs once, every difference once. So no move leads from one of them to another; and from
//! any other pair a ≤ b one does: with a = bₖ, or a = aₖ and b > bₖ, shrink b to the partner of a; else a = aₖ and d <
//! k, and taking the same from both leads to (a_d, b_d). Now 1/φ + 1/φ² = 1, so that by Beatty's theorem the numbers
//! ⌊k·φ⌋ and ⌊k·φ²⌋ = ⌊k·φ⌋ + k for k ≥ 1 hold each positive number once; both rise with k, and so these are the same
//! pairs. ∎
//!
//! a = ⌊d·φ⌋ says a < d·φ < a + 1 for d > 0, since φ is irrational; and x < d·φ says x² < x·d + d² where x > 0. These
//! are comparisons of integers, which no rounding disturbs.
//!
//! # The nimber
//!
//! There is no formula for the nimbers. They are worked out for all pairs below a bound.

use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use grundy_core::{EvaluateError, Nimber, Outcome, Rule, evaluate};

use super::game::{Game, ParseMoveError, number_between};

/// Two heaps below a bound as a [`Rule`]: a position is `a * bound + b`.
#[derive(Clone, Copy, Debug)]
pub struct Numbered {
    /// Both heaps are below this. With 0 there is no position.
    pub bound: usize,
}

impl Rule for Numbered {
    fn positions(&self) -> Option<usize> {
        Some(self.bound.saturating_mul(self.bound))
    }

    fn options(&self, position: usize, option: &mut dyn FnMut(&[usize])) {
        let Some(b) = position.checked_rem(self.bound) else { return };
        let a = position / self.bound;
        (1..=a).for_each(|taken| option(&[position - taken * self.bound]));
        (1..=b).for_each(|taken| option(&[position - taken]));
        (1..=a.min(b)).for_each(|taken| option(&[position - taken * self.bound - taken]));
    }
}

/// Who wins, of two heaps in either order. O(1).
#[must_use]
pub const fn outcome(a: u64, b: u64) -> Outcome {
    let (small, large) = if a < b { (a as u128, b as u128) } else { (b as u128, a as u128) };
    let difference = large - small;
    let lost = match difference {
        0 => small == 0,
        _ => is_below_golden(small, difference) && !is_below_golden(small + 1, difference),
    };
    if lost { Outcome::P } else { Outcome::N }
}

/// x < d·φ, for d > 0 and x + d of at most 2^64, so that no product overflows: x is below 2^64 then.
const fn is_below_golden(x: u128, d: u128) -> bool {
    x == 0 || x * x < d * (x + d)
}

/// The game with the nimbers of all pairs below a bound. Beyond it only [`outcome`] is known.
#[derive(Clone)]
pub struct Wythoff {
    bound: usize,
    nimbers: Vec<Nimber>,
}

impl Wythoff {
    /// The game with the nimbers of the pairs of heaps below `bound`. O(bound³) time, 8 bytes a pair.
    ///
    /// # Errors
    ///
    /// As for [`evaluate`].
    pub fn new(bound: usize) -> Result<Wythoff, EvaluateError> {
        let nimbers = evaluate(&Numbered { bound }, bound.saturating_mul(bound))?;
        Ok(Wythoff { bound, nimbers })
    }
}

/// Its bound, not its nimbers: there can be many.
impl fmt::Debug for Wythoff {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Wythoff").field("bound", &self.bound).finish_non_exhaustive()
    }
}

/// A move: how many objects are taken, and from where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// This many from the first heap.
    First(u64),
    /// This many from the second heap.
    Second(u64),
    /// This many from each of the two.
    Both(u64),
}

/// For example `first 3`, `second 3` or `both 3`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::First(taken) => write!(f, "first {taken}"),
            Move::Second(taken) => write!(f, "second {taken}"),
            Move::Both(taken) => write!(f, "both {taken}"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        let first = number_between(text, "first ", "").map(Move::First);
        let second = || number_between(text, "second ", "").map(Move::Second);
        let both = || number_between(text, "both ", "").map(Move::Both);
        let expected = "a move such as `first 3`, `second 3` or `both 3`";
        first.or_else(second).or_else(both).ok_or(ParseMoveError::new(expected))
    }
}

impl Game for Wythoff {
    type Position = (u64, u64);
    type Move = Move;
    type Parts = [(u64, u64); 1];

    fn nimber(&self, &(a, b): &(u64, u64)) -> Option<Nimber> {
        let below = |heap| usize::try_from(heap).ok().filter(|&heap| heap < self.bound);
        self.nimbers.get(below(a)? * self.bound + below(b)?).copied()
    }

    fn moves(&self, &(a, b): &(u64, u64)) -> impl Iterator<Item = Move> {
        let both = (1..=a.min(b)).map(Move::Both);
        (1..=a).map(Move::First).chain((1..=b).map(Move::Second)).chain(both)
    }

    fn play(&self, &(a, b): &(u64, u64), mv: Move) -> Option<[(u64, u64); 1]> {
        let (from_a, from_b) = match mv {
            Move::First(taken) => (taken, 0),
            Move::Second(taken) => (0, taken),
            Move::Both(taken) => (taken, taken),
        };
        let left = (a.checked_sub(from_a)?, b.checked_sub(from_b)?);
        (left != (a, b)).then_some([left])
    }
}
