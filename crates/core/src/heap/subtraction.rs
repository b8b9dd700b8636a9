//! Subtraction games: remove one of finitely many amounts.

use alloc::vec::Vec;
use core::fmt;

use super::sealed::{Evaluate, Evaluator};
use super::{HeapGame, Theorem};
use crate::Rule;

/// A subtraction game: a move removes one of a finite set of amounts from a heap that has as many.
///
/// With the set {1, …, k} this is Bash's game. Every finite set has a period, since a window of as many values as the
/// largest amount determines all that follow and there are finitely many windows (see [`Theorem::Window`]); but the
/// period may be out of reach. Thirty amounts up to 200 have been seen to give preperiod 12,301,278 and period
/// 16,937,160, and fifty up to 1000 none within 2·10^8 values. So a search has a limit.
///
/// A value takes time in proportion to the number of amounts, about a nanosecond each, and a nimber is at most that
/// number.
///
/// ```
/// use grundy_core::Nimber;
/// use grundy_core::heap::{HeapGame, SubtractionSet};
///
/// // In any order, with repeats.
/// let game = SubtractionSet::new([5, 2, 5])?;
/// assert_eq!(game.amounts(), [2, 5]);
/// assert_eq!(game.nimbers(8), [0, 0, 1, 1, 0, 2, 1, 0].map(Nimber::new));
/// assert_eq!(game.certify(100).map(|periodic| periodic.certificate().period()), Some(7));
/// # Ok::<(), grundy_core::heap::ZeroAmount>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SubtractionSet {
    amounts: Vec<u64>,
}

impl SubtractionSet {
    /// The game with these amounts, in any order and with repeats. Without any, no heap has a move.
    ///
    /// # Errors
    ///
    /// [`ZeroAmount`], where an amount is zero: a move that changes nothing can be made for ever.
    pub fn new<I: IntoIterator<Item = u64>>(amounts: I) -> Result<SubtractionSet, ZeroAmount> {
        let mut amounts: Vec<u64> = amounts.into_iter().collect();
        if let Some(index) = amounts.iter().position(|&amount| amount == 0) {
            return Err(ZeroAmount { index });
        }
        amounts.sort_unstable();
        amounts.dedup();
        Ok(SubtractionSet { amounts })
    }

    /// The amounts, ascending and distinct.
    pub fn amounts(&self) -> &[u64] {
        &self.amounts
    }
}

impl Rule for SubtractionSet {
    fn options(&self, heap: usize, option: &mut dyn FnMut(&[usize])) {
        let amounts = self.amounts.iter().map_while(|&amount| usize::try_from(amount).ok());
        amounts.take_while(|&amount| amount <= heap).for_each(|amount| option(&[heap - amount]));
    }
}

impl HeapGame for SubtractionSet {
    fn theorem(&self) -> Theorem {
        Theorem::Window { largest: self.amounts.last().copied().unwrap_or(1) }
    }
}

impl Evaluate for SubtractionSet {
    type Evaluator = Subtraction;

    fn evaluator(&self) -> Subtraction {
        let amounts: Vec<usize> =
            self.amounts.iter().map_while(|&amount| usize::try_from(amount).ok()).collect();
        Subtraction { seen: alloc::vec![0; amounts.len() / 64 + 1], amounts }
    }
}

/// Evaluates a subtraction game.
pub struct Subtraction {
    amounts: Vec<usize>,
    /// One bit for each value from 0 to the number of amounts, among which mex is found.
    seen: Vec<u64>,
}

impl Evaluator for Subtraction {
    fn extend(&mut self, values: &mut Vec<u16>, len: usize) {
        values.reserve(len.saturating_sub(values.len()));
        let mut usable = self.amounts.partition_point(|&amount| amount <= values.len());
        for heap in values.len()..len {
            while self.amounts.get(usable).is_some_and(|&amount| amount <= heap) {
                usable += 1;
            }
            let amounts = &self.amounts[..usable];
            let value = if usable < 64 {
                // No value exceeds 63, so one word holds them all.
                let seen =
                    amounts.iter().fold(0_u64, |seen, amount| seen | 1 << (values[heap - amount] & 63));
                seen.trailing_ones()
            } else {
                self.seen.fill(0);
                for amount in amounts {
                    let value = values[heap - amount];
                    self.seen[usize::from(value / 64)] |= 1 << (value % 64);
                }
                let full = self.seen.iter().take_while(|&&word| word == u64::MAX).count();
                let ones = self.seen.get(full).map_or(0, |word| word.trailing_ones());
                64 * full as u32 + ones
            };
            match u16::try_from(value) {
                Ok(value) => values.push(value),
                Err(_) => return,
            }
        }
    }
}

/// A subtraction set with the amount zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ZeroAmount {
    /// Its place among the amounts given, from 0.
    pub index: usize,
}

impl fmt::Display for ZeroAmount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "amount {} is 0; a move has to remove something", self.index + 1)
    }
}

impl core::error::Error for ZeroAmount {}
