//! The value of a position, and who wins it.

use core::fmt;
use core::iter::Sum;
use core::num::TryFromIntError;
use core::ops::{BitXor, BitXorAssign};

/// The value of a position of an impartial game, also called its Grundy value: 0 to 2^64 − 1.
///
/// By the Sprague–Grundy theorem (Sprague 1935, Grundy 1939) every position of a finite impartial game equals a Nim
/// heap of one size, its nimber; it is the [`mex`](crate::mex) of the nimbers of the position's options. The nimber of
/// a sum of games is the *nim-sum* of theirs, the exclusive or, which `^`, `^=` and [`Sum`] compute here. There is no
/// `+`: the ordinary sum of two nimbers means nothing.
///
/// ```
/// use grundy_core::{Nimber, Outcome};
///
/// let heaps = [3, 5, 6].map(Nimber::new);
/// let board: Nimber = heaps.into_iter().sum();
/// assert_eq!(board, Nimber::ZERO);
/// assert_eq!(board.outcome(), Outcome::P);
/// assert_eq!((board ^ Nimber::new(9)).to_string(), "9");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Nimber(u64);

impl Nimber {
    /// The nimber of a position without options, and of every other P-position.
    pub const ZERO: Nimber = Nimber(0);

    /// The nimber of a Nim heap of `size` objects.
    #[inline]
    #[must_use]
    pub const fn new(size: u64) -> Nimber {
        Nimber(size)
    }

    /// The size of the Nim heap that this nimber stands for.
    #[inline]
    #[must_use]
    pub const fn get(self) -> u64 {
        self.0
    }

    /// Whether this is the value of a P-position, which the player to move loses.
    #[inline]
    #[must_use]
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }

    /// Who wins a position of this value: [`Outcome::P`] for zero, [`Outcome::N`] for all others.
    #[inline]
    #[must_use]
    pub const fn outcome(self) -> Outcome {
        if self.is_zero() { Outcome::P } else { Outcome::N }
    }

    /// The nim-sum, for use in `const`; elsewhere write `a ^ b`.
    #[inline]
    #[must_use]
    pub const fn nim_sum(self, other: Nimber) -> Nimber {
        Nimber(self.0 ^ other.0)
    }
}

/// The plain number, with the padding and width of any integer.
impl fmt::Display for Nimber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl BitXor for Nimber {
    type Output = Nimber;

    #[inline]
    fn bitxor(self, other: Nimber) -> Nimber {
        self.nim_sum(other)
    }
}

impl BitXorAssign for Nimber {
    #[inline]
    fn bitxor_assign(&mut self, other: Nimber) {
        *self = self.nim_sum(other);
    }
}

/// The nim-sum of all items.
impl Sum for Nimber {
    #[inline]
    fn sum<I: Iterator<Item = Nimber>>(nimbers: I) -> Nimber {
        nimbers.fold(Nimber::ZERO, Nimber::nim_sum)
    }
}

/// The nim-sum of all items.
impl<'a> Sum<&'a Nimber> for Nimber {
    #[inline]
    fn sum<I: Iterator<Item = &'a Nimber>>(nimbers: I) -> Nimber {
        nimbers.copied().sum()
    }
}

macro_rules! convert {
    (into: $($wide:ty),*; from: $($narrow:ty),*; try_into: $($smaller:ty),*) => {
        $(impl From<Nimber> for $wide {
            #[inline]
            fn from(nimber: Nimber) -> $wide {
                nimber.0.into()
            }
        })*
        $(impl From<$narrow> for Nimber {
            #[inline]
            fn from(size: $narrow) -> Nimber {
                Nimber(size.into())
            }
        })*
        $(impl TryFrom<Nimber> for $smaller {
            type Error = TryFromIntError;

            #[inline]
            fn try_from(nimber: Nimber) -> Result<$smaller, TryFromIntError> {
                nimber.0.try_into()
            }
        })*
    };
}
convert!(into: u64, u128; from: u8, u16, u32, u64; try_into: u8, u16, u32, usize);

/// Who wins a position when both play perfectly and the player who cannot move loses.
///
/// ```
/// use grundy_core::{Nimber, Outcome};
///
/// assert_eq!(Nimber::new(2).outcome(), Outcome::N);
/// assert_eq!(Outcome::P.to_string(), "P-position");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The next player, who is to move, wins: an N-position.
    N,
    /// The previous player, who has just moved, wins: a P-position.
    P,
}

impl Outcome {
    /// Whether the player to move wins.
    #[inline]
    #[must_use]
    pub const fn is_n(self) -> bool {
        matches!(self, Outcome::N)
    }

    /// Whether the player to move loses.
    #[inline]
    #[must_use]
    pub const fn is_p(self) -> bool {
        matches!(self, Outcome::P)
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Outcome::N => "N-position",
            Outcome::P => "P-position",
        })
    }
}
