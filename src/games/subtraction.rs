//! Subtraction games: a move takes one of certain amounts from a heap. The player who cannot move loses.
//!
//! (Winning Ways, chapter 4.) A game is a [`SubtractionSet`]; its nimbers come from a [`HeapValues`], which works them
//! out as they are asked for.
//!
//! ```
//! use grundy::Nimber;
//! use grundy::games::Game;
//! use grundy::games::subtraction::{HeapGame, LIMIT, Move, SubtractionSet};
//!
//! let mut values = SubtractionSet::new([5, 2])?.into_values(LIMIT);
//! values.extend_to(4);
//! assert_eq!((values.get(4), values.get(1_000_000)), (Some(Nimber::ZERO), None));
//! // Twelve values prove the period 7, and so every heap has its nimber.
//! values.extend_to(1_000_000);
//! assert_eq!(values.get(7_000_000_000_000_000_005), Some(Nimber::new(2)));
//! // A heap of 2 is worth 1 and can go; or the heap of 7, worth 0, becomes another 2.
//! let wins = [(0, Move { take: 2 }), (1, Move { take: 5 })];
//! assert!(values.winning_moves(&[2, 7]).unwrap().eq(wins));
//! # Ok::<(), grundy::games::subtraction::ZeroAmountError>(())
//! ```
//!
//! # Periods
//!
//! The nimber of a heap is the mex of those of the heaps that its amounts leave, so the values that the largest amount
//! looks back over decide all that follow. As soon as such a window repeats, the values between have a period, and the
//! table answers for every heap up to 2^64 − 1 in O(1): this is a theorem, [`Theorem::Window`]. Every finite set has a
//! period, but it may be out of reach. The search ends at the table's limit, of which [`LIMIT`] is a sensible choice,
//! and beyond that the answer is `None`.
//!
//! # Infinite sets
//!
//! For a heap only the amounts up to its size count. So an infinite set is played as that of its members below 2^64,
//! [`fibonacci`] for instance: the nimbers are right for every heap, but no period of values is ever proved, since the
//! window is longer than any search. Where a set has a closed form with a proof it has a file of its own:
//! [powers of two](super::powers_of_two).

use grundy_core::Nimber;
pub use grundy_core::heap::{
    Certificate, HeapGame, HeapValues, LIMIT, PeriodicValues, SubtractionSet, Theorem, ZeroAmountError,
};

use super::game::{Game, move_of_one_number};

/// The game in which a move takes a Fibonacci number, 1, 2, 3, 5, 8, …
///
/// It has the 92 of them below 2^64, the most that a heap can be asked for. No period is known.
///
/// ```
/// use grundy::Nimber;
/// use grundy::games::subtraction::{self, HeapGame};
///
/// let mut table = subtraction::fibonacci().into_values(1000);
/// assert_eq!(table.evaluate(4), Some(Nimber::ZERO));
/// assert_eq!(table.evaluate(1000), None);
/// ```
#[must_use]
pub fn fibonacci() -> SubtractionSet {
    let pairs = core::iter::successors(Some((1_u128, 2)), |&(amount, next)| Some((next, amount + next)));
    let amounts = pairs.map_while(|(amount, _)| u64::try_from(amount).ok());
    SubtractionSet::new(amounts).expect("none of them is zero")
}

move_of_one_number! {
    /// A move in a heap.
    "take ", "",
    /// How many objects it takes, one of the amounts.
    take: u64
}

/// Needs the values up to the largest heap of a board, or a proved period: see [`HeapValues::extend_to`].
impl Game for HeapValues<SubtractionSet> {
    type Position = u64;
    type Move = Move;
    type Parts = [u64; 1];

    fn nimber(&self, &heap: &u64) -> Option<Nimber> {
        self.get(heap)
    }

    /// The smallest amount first.
    fn moves(&self, &heap: &u64) -> impl Iterator<Item = Move> {
        self.game().amounts().take_while(move |&take| take <= heap).map(|take| Move { take })
    }

    fn play(&self, &heap: &u64, Move { take }: Move) -> Option<[u64; 1]> {
        let left = heap.checked_sub(take)?;
        self.game().contains(take).then_some([left])
    }

    /// The smallest amount first. Where the set has the closed form G(n) = n mod m, amounts that fail are not gone
    /// through: there can be 2^64.
    fn moves_to(&self, &heap: &u64, wanted: Nimber) -> impl Iterator<Item = Move> {
        let leads_there = move |mv: &Move| self.get(heap - mv.take) == Some(wanted);
        candidates(self, heap, wanted).flat_map(Candidates::moves).filter(leads_there)
    }

    /// O(ranges) where the set has the closed form G(n) = n mod m.
    fn count_moves_to(&self, &heap: &u64, wanted: Nimber) -> u128 {
        match modulus(self) {
            Some(_) => candidates(self, heap, wanted).map(|candidates| u128::from(candidates.count)).sum(),
            None => self.moves_to(&heap, wanted).count() as u128,
        }
    }
}

/// Amounts at equal distances.
struct Candidates {
    first: u64,
    distance: u64,
    count: u64,
}

impl Candidates {
    fn moves(self) -> impl Iterator<Item = Move> {
        (0..self.count).map(move |index| Move { take: self.first + index * self.distance })
    }
}

/// The m of the closed form G(n) = n mod m; 2^64 where G(n) = n.
fn modulus(values: &HeapValues<SubtractionSet>) -> Option<u128> {
    let certificate = values.certificate()?;
    let is_closed = matches!(certificate.theorem(), Theorem::ClosedForm { .. });
    // Steps of several heaps are those of a set without ranges.
    (is_closed && values.game().smallest() == Some(1)).then(|| match certificate.saltus() {
        0 => u128::from(certificate.period()),
        _ => 1 << u64::BITS,
    })
}

/// The amounts of each range that a heap has: all of them, or those of which a closed form says that they leave the
/// nimber `wanted`.
fn candidates(
    values: &HeapValues<SubtractionSet>,
    heap: u64,
    wanted: Nimber,
) -> impl Iterator<Item = Candidates> {
    let (modulus, wanted) = (modulus(values), u128::from(wanted.get()));
    let ranges = values.game().ranges().iter().take_while(move |range| *range.start() <= heap);
    ranges.filter_map(move |range| {
        let (start, end) = (u128::from(*range.start()), u128::from(heap.min(*range.end())));
        let (first, distance) = match modulus {
            None => (start, 1),
            Some(modulus) if wanted >= modulus => return None,
            // The least amount from the start on that is the heap minus the wanted nimber, modulo m.
            Some(modulus) => {
                (start + (u128::from(heap) + 2 * modulus - wanted - start % modulus) % modulus, modulus)
            }
        };
        let number = |number| u64::try_from(number).expect("it is no more than the heap");
        let count = number(end.checked_sub(first)? / distance + 1);
        // At a distance of 2^64 there is one.
        Some(Candidates { first: number(first), distance: u64::try_from(distance).unwrap_or(0), count })
    })
}
