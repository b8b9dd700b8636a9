//! Rules of pairs.

use alloc::vec::Vec;
use core::fmt;

use crate::Rule;

/// A game on pairs (x, y) with x < width and y < height: a sheet to cut, a piece on a board, two heaps in one
/// game.
///
/// The pair's number is x·height + y. So a move may lower x and change y as it likes, or keep x and lower y. A game
/// that lowers y always, but not x, has its coordinates the wrong way round.
///
/// ```
/// use grundy_core::rule::GridRule;
/// use grundy_core::{Nimber, evaluate};
///
/// // Cut a sheet along a line into two.
/// let sheet = GridRule::new(4, 4, |x, y, option| {
///     (1..=x / 2).for_each(|cut| option(&[(cut, y), (x - cut, y)]));
///     (1..=y / 2).for_each(|cut| option(&[(x, cut), (x, y - cut)]));
/// });
/// let nimbers = evaluate(&sheet, sheet.len())?;
/// let at = |x, y| sheet.position(x, y).map(|position| nimbers[position]);
/// assert_eq!(at(1, 3), Some(Nimber::new(0)));
/// assert_eq!(at(2, 3), Some(Nimber::new(1)));
/// assert_eq!(at(1, 4), None);
/// # Ok::<(), grundy_core::EvaluateError>(())
/// ```
#[derive(Clone, Copy)]
pub struct GridRule<F> {
    width: usize,
    height: usize,
    options: F,
}

impl<F: Fn(usize, usize, &mut dyn FnMut(&[(usize, usize)]))> GridRule<F> {
    /// The game on the pairs below (`width`, `height`) whose options the closure lists.
    ///
    /// A grid with more pairs than a `usize` can number is cut to the width at which it can: no machine evaluates one.
    pub const fn new(width: usize, height: usize, options: F) -> GridRule<F> {
        // So the number of a pair never overflows.
        let width = match usize::MAX.checked_div(height) {
            Some(most) if most < width => most,
            _ => width,
        };
        GridRule { width, height, options }
    }

    /// How many x there are.
    pub const fn width(&self) -> usize {
        self.width
    }

    /// How many y there are.
    pub const fn height(&self) -> usize {
        self.height
    }

    /// The number of pairs.
    pub const fn len(&self) -> usize {
        self.width * self.height
    }

    /// Whether there are no pairs.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The number of a pair, below [`len`](GridRule::len); `None` for one outside.
    pub const fn position(&self, x: usize, y: usize) -> Option<usize> {
        if x < self.width && y < self.height { Some(x * self.height + y) } else { None }
    }

    /// The pair of a number; `None` from [`len`](GridRule::len) on.
    pub const fn pair(&self, position: usize) -> Option<(usize, usize)> {
        if position < self.len() { Some((position / self.height, position % self.height)) } else { None }
    }
}

/// A pair outside the grid counts as position `usize::MAX`, which is never lower.
impl<F: Fn(usize, usize, &mut dyn FnMut(&[(usize, usize)]))> Rule for GridRule<F> {
    fn options(&self, position: usize, option: &mut dyn FnMut(&[usize])) {
        let Some((x, y)) = self.pair(position) else { return };
        let (width, height) = (self.width, self.height);
        // Build scripts run without optimisation, where a vector, an iterator or a call for each option would double
        // the time of an evaluation; so the options of one and two parts, which are nearly all, go without.
        (self.options)(x, y, &mut |pairs| match *pairs {
            [(x, y)] if x < width && y < height => option(&[x * height + y]),
            [(x, y), (u, v)] if x < width && y < height && u < width && v < height => {
                option(&[x * height + y, u * height + v]);
            }
            _ => {
                let number = |&(x, y): &(usize, usize)| self.position(x, y).unwrap_or(usize::MAX);
                option(&pairs.iter().map(number).collect::<Vec<_>>());
            }
        });
    }

    fn positions(&self) -> Option<usize> {
        Some(self.len())
    }

    fn describe_not_lower(&self, position: usize, part: usize, out: &mut dyn fmt::Write) -> fmt::Result {
        let GridRule { width, height, .. } = self;
        let Some((x, y)) = self.pair(position) else {
            return write!(out, "position {position} is outside of the {width} x {height} grid");
        };
        // Asked again, because a pair outside of the grid has no number to be known by.
        let mut found = None;
        (self.options)(x, y, &mut |pairs| {
            let at_fault = |&&(x, y): &&(usize, usize)| self.position(x, y).unwrap_or(usize::MAX) == part;
            found = found.or_else(|| pairs.iter().find(at_fault).copied());
        });
        match found {
            Some(pair) if part == usize::MAX => write!(
                out,
                "({x}, {y}) has an option with part {pair:?}, which is outside of the {width} x {height} grid"
            ),
            Some(pair) => write!(
                out,
                "({x}, {y}) has an option with part {pair:?}, which is not lower: a move lowers x, or keeps x and \
                 lowers y"
            ),
            None => write!(out, "({x}, {y}) has an option with a part that is not lower"),
        }
    }
}

impl<F> fmt::Debug for GridRule<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GridRule")
            .field("width", &self.width)
            .field("height", &self.height)
            .finish_non_exhaustive()
    }
}
