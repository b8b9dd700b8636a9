//! Euclid's game: of two numbers, a move subtracts a positive multiple of the smaller one from the larger one, which
//! does not become negative. When one of them is 0, nobody can move, and the player who cannot move loses.
//!
//! ```
//! use grundy::games::euclid::{self, Move};
//!
//! assert!(euclid::outcome(25, 7).is_n());
//! // One move only, to 15 and 9, which the opponent wins.
//! assert!(euclid::outcome(15, 24).is_p());
//! // Subtract 7 twice; three times would leave the opponent 7 and 4, which is won.
//! assert!(euclid::winning_moves(&[(25, 7)]).eq([(0, Move { times: 2 })]));
//! ```
//!
//! # Who wins
//!
//! With a ≥ b > 0 the player to move wins exactly if a = b or a/b > φ = (1 + √5)/2. (Cole and Davie, *A game based on
//! the Euclidean algorithm and a winning strategy for it*, Mathematical Gazette 53, 1969.)
//!
//! *Proof.* φ is irrational and satisfies φ = 1 + 1/φ. If 1 < a/b < φ, the only move is to (b, a−b), and
//! b/(a−b) > 1/(φ−1) = φ. If b divides a, a multiple leaves 0. Otherwise let r = a mod b, and a/b > φ. If b/r < φ, then
//! (b, r) is lost for the opponent, and can be reached. If b/r > φ, then (b+r, b) is, since 1 < (b+r)/b < 1 + 1/φ = φ;
//! and it can be reached, because it is not (a, b) itself. ∎
//!
//! In integers a/b > φ is a·(a−b) > b², which no rounding disturbs.
//!
//! # The nimber
//!
//! G(a, 0) = 0. For a ≥ b > 0 let q = a div b, r = a mod b and v = G(b, r). Then G(a, b) = q if q > v, else q − 1.
//!
//! *Proof.* Let V(i) = G(r + i·b, b), so that v = V(0). For i ≥ 1 the options of (r + i·b, b) are exactly the
//! (r + j·b, b) with j < i, so V(i) is the mex of V(0), …, V(i−1). That makes V(1), V(2), … the numbers 0, 1, 2, …
//! without v: V(i) is i − 1 if i − 1 < v, else i. ∎
//!
//! In the variant that ends when the two numbers are equal the nimber is ⌊a/b − b/a⌋ (Nivasch, *The Sprague–Grundy
//! function of the game Euclid*, Discrete Mathematics 306, 2006). That is another game: here (5, 2) has 1, there 2.

use grundy_core::{Nimber, Outcome, Rule};

use super::game::{Game, move_of_one_number};
use super::winning_moves::{Successive, WinningMoves};

/// The game of two numbers, in either order.
#[derive(Clone, Copy, Debug, Default)]
pub struct Euclid;

/// Two numbers below a bound as a [`Rule`]: a position is `a * bound + b`, in either order.
#[derive(Clone, Copy, Debug)]
pub struct Numbered {
    /// Both numbers are below this. With 0 there is no position.
    pub bound: usize,
}

impl Rule for Numbered {
    fn positions(&self) -> Option<usize> {
        Some(self.bound.saturating_mul(self.bound))
    }

    fn options(&self, position: usize, option: &mut dyn FnMut(&[usize])) {
        let Some(b) = position.checked_rem(self.bound) else { return };
        let a = position / self.bound;
        if a.min(b) == 0 {
            return;
        }
        for multiple in 1..=a.max(b) / a.min(b) {
            let subtracted = multiple * a.min(b);
            option(&[if a < b { position - subtracted } else { position - subtracted * self.bound }]);
        }
    }
}

/// Larger number first.
const fn sorted(a: u64, b: u64) -> (u64, u64) {
    if a < b { (b, a) } else { (a, b) }
}

/// Who wins, of two numbers in either order. O(1).
///
/// ```
/// use grundy::games::euclid;
///
/// // Neighbouring Fibonacci numbers lie on alternate sides of the golden ratio.
/// assert!(euclid::outcome(89, 55).is_n());
/// assert!(euclid::outcome(144, 89).is_p());
/// ```
#[inline]
#[must_use]
pub const fn outcome(a: u64, b: u64) -> Outcome {
    let (a, b) = sorted(a, b);
    let wins = b > 0 && (a == b || a as u128 * (a - b) as u128 > b as u128 * b as u128);
    if wins { Outcome::N } else { Outcome::P }
}

/// The nimber of two numbers in either order. O(log), as Euclid's algorithm: at most 92 divisions.
#[must_use]
pub const fn nimber(a: u64, b: u64) -> Nimber {
    let (a, b) = sorted(a, b);
    if b == 0 {
        return Nimber::ZERO;
    }
    let quotient = a / b;
    // As deep as Euclid's algorithm is long.
    let last = nimber(b, a % b).get();
    Nimber::new(if quotient > last { quotient } else { quotient - 1 })
}

/// The nimber of a board of pairs. O(pairs · log).
#[must_use]
pub fn nim_sum(pairs: &[(u64, u64)]) -> Nimber {
    pairs.iter().map(|&(a, b)| nimber(a, b)).sum()
}

move_of_one_number! {
    /// A move: subtracts a multiple of the smaller number from the larger one.
    "subtract ", " times",
    /// How many times the smaller number, 1 or more.
    times: u64
}

/// How many times the smaller number goes into the larger one; not at all where it is 0, and nobody can move.
fn quotient(a: u64, b: u64) -> u64 {
    let (a, b) = sorted(a, b);
    a.checked_div(b).unwrap_or(0)
}

/// The move to a nimber, one at most: all options differ in value.
fn move_to((a, b): (u64, u64), wanted: Nimber) -> Option<Move> {
    let (a, b) = sorted(a, b);
    let last = nimber(b, a.checked_rem(b)?).get();
    let wanted = wanted.get();
    // The i for which V(i), in the proof above, is the wanted nimber.
    let kept = if wanted == last { 0 } else { wanted.checked_add(u64::from(wanted < last))? };
    (kept < quotient(a, b)).then(|| Move { times: quotient(a, b) - kept })
}

impl Game for Euclid {
    type Position = (u64, u64);
    type Move = Move;
    type Parts = [(u64, u64); 1];

    fn nimber(&self, &(a, b): &(u64, u64)) -> Option<Nimber> {
        Some(nimber(a, b))
    }

    fn moves(&self, &(a, b): &(u64, u64)) -> impl Iterator<Item = Move> {
        (1..=quotient(a, b)).map(|times| Move { times })
    }

    fn play(&self, &(a, b): &(u64, u64), Move { times }: Move) -> Option<[(u64, u64); 1]> {
        let subtracted = times.checked_mul(a.min(b)).filter(|&subtracted| subtracted > 0)?;
        Some([if a < b { (a, b.checked_sub(subtracted)?) } else { (a.checked_sub(subtracted)?, b) }])
    }

    fn moves_to(&self, &pair: &(u64, u64), wanted: Nimber) -> impl Iterator<Item = Move> {
        move_to(pair, wanted).into_iter()
    }
}

impl Successive for Euclid {
    fn next_to(&self, &pair: &(u64, u64), wanted: Nimber, after: Option<Move>) -> Option<Move> {
        if after.is_none() { move_to(pair, wanted) } else { None }
    }
}

/// The winning moves of a board, each with the index of its pair.
///
/// A pair has one at most. O(pairs · log) for the nim-sum, then O(log) a pair.
pub fn winning_moves(pairs: &[(u64, u64)]) -> WinningMoves<'_, Euclid> {
    WinningMoves::new(Euclid, pairs, nim_sum(pairs))
}
