//! Cutting a sheet: a move cuts one of the rectangles of unit cells along a grid line into two. The player who
//! cuts off a single cell wins at once.
//!
//! (POJ 2311, *Cutting Game*; the sides there are 2 to 200.)
//!
//! ```
//! use grundy::games::cutting::{self, Move, Sheet};
//!
//! let sheet = Sheet::new(4, 2).unwrap();
//! assert!(sheet.nimber().outcome().is_n());
//! assert!(cutting::winning_moves(&[sheet]).eq([(0, Move::Width(2))]));
//! ```
//!
//! # As a sum
//!
//! From a piece with a side of 1, but for the single cell, a player can cut off a single cell. So the player who makes
//! such a piece loses, and a player who can no longer avoid it has lost. The game is thus decided among pieces with
//! sides of 2 and more, under a rule of the usual kind: no cut may leave a side of 1, and the player who cannot cut
//! loses. These are the nimbers that this module gives, and the moves; a smaller sheet has none.
//!
//! # The nimber
//!
//! Let D(n) be the nimber of a strip of length n that is cut into two parts of 2 or more, again and again: *Dawson's
//! Kayles*, the octal game 0.07, with a heap of n − 2. (A cut takes two units away from n − 2, and leaves two heaps.) A
//! sheet of w × h has the nimber
//!
//! - D(w) if D(h) = 0,
//! - D(h) if D(w) = 0,
//! - 1 if neither is 0.
//!
//! *Proof.* Write F(a, b) for this value with a = D(w) and b = D(h), and suppose it for smaller sheets. No strip has an
//! option of its own value.
//!
//! - a = b = 0: a cut of the width gives D(x) ⊕ D(w−x), which is an option of the strip w and so not 0; the height
//!   likewise. Hence 0.
//! - a > 0, b = 0: the cuts of the width give the options of the strip w, whose mex is a. A cut of the height into
//!   parts of the values u and v gives F(a, u) ⊕ F(a, v). Here u ≠ v, because u ⊕ v is an option of a strip of nimber
//!   0. So that is a ⊕ 1 if u or v is 0, and 1 ⊕ 1 = 0 otherwise. Neither is a, which remains the mex. By symmetry the
//!   same holds for a = 0, b > 0.
//! - a, b > 0: a strip of nonzero nimber has an option of value 0, from parts of equal values, and the sheets cut alike
//!   have equal values, too: so 0 is an option. A cut of the width into parts of the values u and v gives F(u, b) ⊕
//!   F(v, b), which is 0 or b ⊕ 1, and not 1 as b > 0. By symmetry no cut of the height gives 1. Hence 1. ∎
//!
//! The values of 0.07 have the period 34 from 53 on (Guy and Smith, *The G-values of various games*, Proceedings of the
//! Cambridge Philosophical Society 52, 1956), so that any size takes O(1).

use core::fmt;
use core::iter;
use core::str::FromStr;

use grundy_core::{Nimber, Rule};

use super::game::{Game, ParseMoveError, number_between};
use super::winning_moves::{Successive, WinningMoves};

/// The game of the sum: no cut leaves a side of 1.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cutting;

/// A sheet with both sides below a bound as a [`Rule`]: a position is `width * bound + height`.
///
/// It is the rule of the sum: no cut leaves a side of 1.
#[derive(Clone, Copy, Debug)]
pub struct Numbered {
    /// Both sides are below this. With 0 there is no position.
    pub bound: usize,
}

impl Rule for Numbered {
    fn positions(&self) -> Option<usize> {
        Some(self.bound.saturating_mul(self.bound))
    }

    fn options(&self, position: usize, option: &mut dyn FnMut(&[usize])) {
        let bound = self.bound;
        let Some(height) = position.checked_rem(bound) else { return };
        let width = position / bound;
        if width >= 2 && height >= 2 {
            for part in 2..=width / 2 {
                option(&[part * bound + height, (width - part) * bound + height]);
            }
            for part in 2..=height / 2 {
                option(&[width * bound + part, width * bound + (height - part)]);
            }
        }
    }
}

/// The heap from which on the values of 0.07 repeat.
const PREPERIOD: usize = 53;
const PERIOD: usize = 34;

/// 0.07 for the heaps before the period, and in it. OEIS A002187 is the same sequence without the first term.
#[rustfmt::skip]
const DAWSONS_KAYLES: [u8; PREPERIOD + PERIOD] = [
    0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 2, 7,
    4, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 3, 7,
    4, 8, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 9,
];

/// 0.07 for more heaps than the first period's: up to here a value costs one load, and no branch that could go wrong.
static DIRECT: [u8; 256] = {
    let mut direct = [0; 256];
    let mut heap = 0;
    while heap < direct.len() {
        direct[heap] = DAWSONS_KAYLES[first_like(heap as u64)];
        heap += 1;
    }
    direct
};

/// The heap before the end of the first period that has the value of this one.
const fn first_like(heap: u64) -> usize {
    match heap.checked_sub(PREPERIOD as u64) {
        None => heap as usize,
        Some(beyond) => PREPERIOD + (beyond % PERIOD as u64) as usize,
    }
}

/// D(n), for a side of 2 or more.
#[inline]
const fn strip(side: u64) -> Option<u64> {
    let Some(heap) = side.checked_sub(2) else { return None };
    let index = if heap < DIRECT.len() as u64 { heap as usize } else { first_like(heap) };
    Some(DIRECT[index] as u64)
}

/// The nimber of a sheet, 0 to 9; `None` where a side is below 2. O(1).
///
/// ```
/// use grundy::Nimber;
/// use grundy::games::cutting;
///
/// assert_eq!(cutting::nimber(3, 3), Some(Nimber::ZERO));
/// assert_eq!(cutting::nimber(4, 1), None);
/// ```
#[inline]
#[must_use]
pub const fn nimber(width: u64, height: u64) -> Option<Nimber> {
    let (Some(a), Some(b)) = (strip(width), strip(height)) else { return None };
    Some(Nimber::new(if a == 0 || b == 0 { a + b } else { 1 }))
}

/// A sheet with both sides of 2 or more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sheet {
    width: u64,
    height: u64,
}

impl Sheet {
    /// The sheet with these sides; `None` where one is below 2.
    #[must_use]
    pub const fn new(width: u64, height: u64) -> Option<Sheet> {
        if width >= 2 && height >= 2 { Some(Sheet { width, height }) } else { None }
    }

    /// The width, 2 or more.
    #[must_use]
    pub const fn width(self) -> u64 {
        self.width
    }

    /// The height, 2 or more.
    #[must_use]
    pub const fn height(self) -> u64 {
        self.height
    }

    /// The nimber, 0 to 9. O(1).
    #[must_use]
    pub const fn nimber(self) -> Nimber {
        nimber(self.width, self.height).expect("both sides are 2 or more")
    }

    /// The two sheets that a cut makes of this one, the part that the move names first; `None` where that is shorter
    /// than 2 or not the shorter one.
    #[must_use]
    pub fn cut(self, mv: Move) -> Option<[Sheet; 2]> {
        let Sheet { width, height } = self;
        match mv {
            Move::Width(part) if part <= width / 2 => {
                Some([Sheet::new(part, height)?, Sheet::new(width - part, height)?])
            }
            Move::Height(part) if part <= height / 2 => {
                Some([Sheet::new(width, part)?, Sheet::new(width, height - part)?])
            }
            _ => None,
        }
    }

    /// The first cut, or the one after another: those of the width first and short parts first. None wins but these: one
    /// that leaves a side of 1 lets the opponent cut off a single cell.
    fn next_move(self, after: Option<Move>) -> Option<Move> {
        let mv = match after {
            None => Move::Width(2),
            Some(Move::Width(part)) => Move::Width(part + 1),
            Some(Move::Height(part)) => Move::Height(part + 1),
        };
        match mv {
            Move::Width(part) if part > self.width / 2 => Some(Move::Height(2)),
            mv => Some(mv),
        }
        .filter(|&mv| self.cut(mv).is_some())
    }

    /// The cuts from there on.
    fn moves(self, after: Option<Move>) -> impl Iterator<Item = Move> {
        iter::successors(self.next_move(after), move |&mv| self.next_move(Some(mv)))
    }
}

/// The nimber of a board of sheets. O(sheets).
#[must_use]
pub fn nim_sum(sheets: &[Sheet]) -> Nimber {
    sheets.iter().map(|sheet| sheet.nimber()).sum()
}

/// A move: which side is cut, and the shorter part of it, 2 or more. Its mirror image is the same move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// The width becomes this and the rest.
    Width(u64),
    /// The height becomes this and the rest.
    Height(u64),
}

/// For example `width 3`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Width(part) => write!(f, "width {part}"),
            Move::Height(part) => write!(f, "height {part}"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        let width = number_between(text, "width ", "").map(Move::Width);
        let height = || number_between(text, "height ", "").map(Move::Height);
        width.or_else(height).ok_or(ParseMoveError::new("a move such as `width 3` or `height 3`"))
    }
}

impl Game for Cutting {
    type Position = Sheet;
    type Move = Move;
    type Parts = [Sheet; 2];

    fn nimber(&self, sheet: &Sheet) -> Option<Nimber> {
        Some(sheet.nimber())
    }

    fn moves(&self, sheet: &Sheet) -> impl Iterator<Item = Move> {
        sheet.moves(None)
    }

    fn play(&self, sheet: &Sheet, mv: Move) -> Option<[Sheet; 2]> {
        sheet.cut(mv)
    }
}

impl Successive for Cutting {
    fn next_to(&self, &sheet: &Sheet, wanted: Nimber, after: Option<Move>) -> Option<Move> {
        let leads_there = |&mv: &Move| sheet.cut(mv).is_some_and(|parts| nim_sum(&parts) == wanted);
        sheet.moves(after).find(leads_there)
    }
}

/// The winning moves of a board of sheets, each with the index of its sheet.
///
/// O(sheets) for the nim-sum, then O(width + height) a sheet, lazily.
pub fn winning_moves(sheets: &[Sheet]) -> WinningMoves<'_, Cutting> {
    WinningMoves::new(Cutting, sheets, nim_sum(sheets))
}
