//! Octal and hexadecimal games: a move removes some objects from a heap and may split what is left. The player
//! who cannot move loses.
//!
//! A game is given by its code, an [`OctalCode`] or a [`HexCode`], which say what the digits mean. (Guy and Smith, *The
//! G-values of various games*, Proceedings of the Cambridge Philosophical Society 52, 1956.) An octal code is played on
//! [`HeapValues`], which know all heaps once a period is proved; a hexadecimal one on [`Evaluated`] heaps.
//!
//! ```
//! use grundy::games::Game;
//! use grundy::games::codes::{HeapGame, OctalCode};
//!
//! let mut kayles = OctalCode::kayles().into_values(1000);
//! kayles.extend_to(1000);
//! // Rows of 3 and 1, worth 3 and 1: hit two skittles at an end of the first.
//! let mut wins = kayles.winning_moves(&[3, 1]).unwrap();
//! assert_eq!(wins.next(), Some((0, "leave 1".parse()?)));
//! // Its period is proved, so rows may have any length, and the moves are counted without going through them.
//! assert!(kayles.winning_move_count(&[1_000_000_000_000]).unwrap() > 1 << 35);
//! # Ok::<(), grundy::games::ParseMoveError>(())
//! ```
//!
//! # Counting
//!
//! Two parts a + b = n of a split are worth G(a) ⊕ G(b). Where both are past the preperiod, this depends on a modulo
//! the period alone; so all splits of a heap to a nimber are counted in O(preperiod + period) for each digit, and
//! listed without going through those that fail.

use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use grundy_core::Nimber;
pub use grundy_core::heap::{HeapGame, HeapValues, HexCode, OctalCode, ParseCodeError};

pub use super::evaluated::Evaluated;
use super::game::{Game, ParseMoveError, UpTo, number};

/// A move in a heap: the heaps that it leaves, of one object or more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    // In rising order, after a 0 for each that is not there.
    parts: [u64; 3],
}

impl Move {
    /// The move that leaves heaps of these sizes, in any order; one of 0 is not there.
    #[must_use]
    pub fn leaving(mut parts: [u64; 3]) -> Move {
        parts.sort_unstable();
        Move { parts }
    }

    /// The heaps that the move leaves, the smallest one first.
    pub fn parts(self) -> UpTo<u64, 3> {
        UpTo::new(self.parts.map(|part| Some(part).filter(|&part| part > 0)))
    }
}

/// For example `leave 3+4`; `leave 0` where nothing is left.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("leave ")?;
        let mut parts = self.parts();
        match parts.next() {
            None => f.write_str("0"),
            Some(first) => {
                write!(f, "{first}")?;
                parts.try_for_each(|part| write!(f, "+{part}"))
            }
        }
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        let leaving = || {
            let text = text.strip_prefix("leave ")?;
            if text == "0" {
                return Some(Move { parts: [0; 3] });
            }
            let mut parts = [0; 3];
            for (index, part) in text.split('+').enumerate() {
                *parts.get_mut(index)? = number(part).filter(|&part| part > 0)?;
            }
            Some(Move::leaving(parts))
        };
        leaving().ok_or(ParseMoveError::new("a move such as `leave 0` or `leave 3+4`"))
    }
}

/// What both kinds of codes have.
trait Code {
    fn digit(&self, place: usize) -> u8;
    fn last_place(&self) -> usize;

    /// For each number of objects that a heap has, what is left of it then and the digit for it.
    fn removals(&self, heap: u64) -> impl Iterator<Item = (u64, u8)> {
        (0..=self.last_place())
            .map_while(move |place| Some((heap.checked_sub(u64::try_from(place).ok()?)?, self.digit(place))))
    }

    fn moves(&self, heap: u64) -> impl Iterator<Item = Move> {
        self.removals(heap).flat_map(|(left, digit)| {
            let few = unsplit(left, digit);
            let two = (1..=if digit & 4 != 0 { left / 2 } else { 0 }).map(move |part| [0, part, left - part]);
            let three = (1..=if digit & 8 != 0 { left / 3 } else { 0 }).flat_map(move |small| {
                (small..=(left - small) / 2).map(move |middle| [small, middle, left - small - middle])
            });
            few.chain(two.chain(three).map(|parts| Move { parts }))
        })
    }

    fn play(&self, heap: u64, mv: Move) -> Option<UpTo<u64, 3>> {
        let left = mv.parts.into_iter().try_fold(0_u64, |left, part| left.checked_add(part))?;
        let place = usize::try_from(heap.checked_sub(left)?).ok()?;
        (self.digit(place) >> mv.parts().count() & 1 == 1).then(|| mv.parts())
    }
}

/// The moves that leave no heap or one.
fn unsplit(left: u64, digit: u8) -> impl Iterator<Item = Move> {
    let allowed = if left == 0 { digit & 1 != 0 } else { digit & 2 != 0 };
    allowed.then_some(Move { parts: [0, 0, left] }).into_iter()
}

impl Code for OctalCode {
    fn digit(&self, place: usize) -> u8 {
        self.digit(place)
    }

    fn last_place(&self) -> usize {
        self.last_place()
    }
}

impl Code for HexCode {
    fn digit(&self, place: usize) -> u8 {
        self.digit(place)
    }

    fn last_place(&self) -> usize {
        self.last_place()
    }
}

/// The ways to split `total` into two heaps of which the nim-sum is given: the smaller parts.
struct Splits {
    half: u64,
    period: u64,
    /// Those below the preperiod.
    before: Vec<u64>,
    /// The first of each class past it.
    first: Vec<u64>,
}

impl Splits {
    fn new(values: &HeapValues<OctalCode>, total: u64, wanted: Nimber) -> Splits {
        let half = total / 2;
        let nimber = |heap| values.get(heap).expect("it is smaller than a known heap");
        let wins = |&part: &u64| nimber(part) ^ nimber(total - part) == wanted;
        let (preperiod, period) = match values.certificate() {
            Some(certificate) => (certificate.preperiod().max(1), certificate.period()),
            None => (half + 1, 1),
        };
        let classes = (preperiod..=half).take(usize::try_from(period).unwrap_or(usize::MAX));
        Splits {
            half,
            period,
            before: (1..preperiod.min(half + 1)).filter(wins).collect(),
            first: classes.filter(wins).collect(),
        }
    }

    fn count(&self) -> u128 {
        // Both parts are past the preperiod from there on, so only the smaller one's place in the period matters.
        let of_class = |&first: &u64| u128::from((self.half - first) / self.period + 1);
        self.before.len() as u128 + self.first.iter().map(of_class).sum::<u128>()
    }

    /// In rising order.
    fn into_parts(self) -> impl Iterator<Item = u64> {
        let count = usize::try_from(self.count()).unwrap_or(usize::MAX);
        let Splits { half, period, before, first } = self;
        let past = (0..=half / period).flat_map(move |times| {
            // The count ends it before a sum could pass the half.
            first.clone().into_iter().map(move |part| part.saturating_add(times * period))
        });
        before.into_iter().chain(past).take(count)
    }
}

/// Needs the values up to the largest heap of a board, or a proved period: see [`HeapValues::extend_to`].
impl Game for HeapValues<OctalCode> {
    type Position = u64;
    type Move = Move;
    type Parts = UpTo<u64, 3>;

    fn nimber(&self, &heap: &u64) -> Option<Nimber> {
        self.get(heap)
    }

    fn moves(&self, &heap: &u64) -> impl Iterator<Item = Move> {
        Code::moves(self.game(), heap)
    }

    fn play(&self, &heap: &u64, mv: Move) -> Option<UpTo<u64, 3>> {
        Code::play(self.game(), heap, mv)
    }

    fn moves_to(&self, &heap: &u64, wanted: Nimber) -> impl Iterator<Item = Move> {
        self.game().removals(heap).flat_map(move |(left, digit)| {
            let splits = (digit & 4 != 0).then(|| Splits::new(self, left, wanted).into_parts());
            let split = move |part| Move { parts: [0, part, left - part] };
            unsplit_to(self, left, digit, wanted).chain(splits.into_iter().flatten().map(split))
        })
    }

    /// O(preperiod + period) for each digit, where a period is proved.
    fn count_moves_to(&self, &heap: &u64, wanted: Nimber) -> u128 {
        let counts = self.game().removals(heap).map(|(left, digit)| {
            let splits = if digit & 4 != 0 { Splits::new(self, left, wanted).count() } else { 0 };
            splits + unsplit_to(self, left, digit, wanted).count() as u128
        });
        counts.sum()
    }
}

/// The moves to a nimber that leave no heap or one.
fn unsplit_to(
    values: &HeapValues<OctalCode>,
    left: u64,
    digit: u8,
    wanted: Nimber,
) -> impl Iterator<Item = Move> {
    unsplit(left, digit).filter(move |_| values.get(left) == Some(wanted))
}

impl Game for Evaluated<HexCode> {
    type Position = u64;
    type Move = Move;
    type Parts = UpTo<u64, 3>;

    fn nimber(&self, &heap: &u64) -> Option<Nimber> {
        self.get(heap)
    }

    fn moves(&self, &heap: &u64) -> impl Iterator<Item = Move> {
        Code::moves(self.rule(), heap)
    }

    fn play(&self, &heap: &u64, mv: Move) -> Option<UpTo<u64, 3>> {
        Code::play(self.rule(), heap, mv)
    }
}
