//! Games on heaps of which the nimbers below a bound have been worked out.

use alloc::vec::Vec;
use core::fmt;

use grundy_core::{EvaluateError, Nimber, Rule, evaluate};

/// A game on heaps with the nimbers of those below a bound, by the definition. Beyond it nothing is known.
///
/// Each game that needs one says what its moves are; see [`codes`](super::codes), [`all_but`](super::all_but) and
/// [`grundys_game`](super::grundys_game).
#[derive(Clone)]
pub struct Evaluated<R> {
    rule: R,
    nimbers: Vec<Nimber>,
}

impl<R: Rule> Evaluated<R> {
    /// The game with the nimbers of the heaps below `len`. Time is that of enumerating all options; memory is 8 bytes a
    /// heap.
    ///
    /// # Errors
    ///
    /// As for [`evaluate`].
    pub fn new(rule: R, len: usize) -> Result<Evaluated<R>, EvaluateError> {
        Ok(Evaluated { nimbers: evaluate(&rule, len)?, rule })
    }
}

impl<R> Evaluated<R> {
    /// The game with nimbers found in a faster way.
    pub(super) fn from_nimbers(rule: R, nimbers: Vec<Nimber>) -> Evaluated<R> {
        Evaluated { rule, nimbers }
    }

    /// The rule.
    pub fn rule(&self) -> &R {
        &self.rule
    }

    /// The nimbers of the heaps from 0 on.
    pub fn nimbers(&self) -> &[Nimber] {
        &self.nimbers
    }

    /// The nimber of a heap below the bound.
    pub fn get(&self, heap: u64) -> Option<Nimber> {
        self.nimbers.get(usize::try_from(heap).ok()?).copied()
    }
}

/// Its rule and bound, not its nimbers: there can be many.
impl<R: fmt::Debug> fmt::Debug for Evaluated<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Evaluated")
            .field("rule", &self.rule)
            .field("len", &self.nimbers.len())
            .finish_non_exhaustive()
    }
}
