//! A game's sparse space, found among its first values.

use alloc::vec::Vec;

use super::SparseError;
use super::chain::Chain;
use super::division::Division;
use super::kernel::Pair;
use super::witness::Witness;
use crate::heap::OctalCode;
use crate::heap::sealed::{Evaluate, Evaluator};
use crate::heap::sparse::Classes;

/// The most pairs of a rare heap and a place to split at.
const MOST_PAIRS: usize = 1024;

/// The first values of an octal game by its full options, and the division that has the fewest rare heaps among them.
pub(super) struct Space {
    pub(super) values: Vec<u16>,
    pub(super) division: Division,
    pub(super) rare: Vec<(u64, u16)>,
    splits: Vec<usize>,
    leaves: Vec<usize>,
    /// The most objects that a move removes.
    pub(super) last: usize,
}

impl Space {
    /// Evaluates the heaps below `len`.
    pub(super) fn new(game: &OctalCode, len: usize) -> Result<Space, SparseError> {
        let mut values = Vec::new();
        game.evaluator().extend(&mut values, len);
        let places = |bit| -> Vec<usize> {
            (0..=game.last_place()).filter(|&place| game.digit(place) & bit != 0).collect()
        };
        let (splits, leaves) = (places(4), places(2));
        let parity = splits.first().map(|place| place % 2);
        let parity = parity.filter(|parity| splits.iter().all(|place| place % 2 == *parity));
        let (classes, count) = Classes::best(&values, parity);
        let is_sparse =
            values.len() == len && classes.mask != 0 && count.saturating_mul(splits.len()) <= MOST_PAIRS;
        if !is_sparse {
            return Err(SparseError::NoSpace);
        }
        let division = Division::new(classes);
        let heaps = (0_u64..).zip(values.iter().copied()).skip(1);
        let rare: Vec<(u64, u16)> = heaps.filter(|&(heap, value)| division.is_rare(value, heap)).collect();
        let space = Space { values, division, rare, splits, leaves, last: game.last_place() };
        // All that a chain looks at has to lie among common heaps, and twice that for comparisons.
        if 4 * (space.reach() + 64) > len as u64 {
            return Err(SparseError::Unsettled { heap: space.last_rare() });
        }
        if space.values.iter().any(|&value| division.number(value) >= 64) {
            return Err(SparseError::Large { heap: len as u64 });
        }
        Ok(space)
    }

    pub(super) fn last_rare(&self) -> u64 {
        self.rare.last().map_or(0, |&(heap, _)| heap)
    }

    /// How far back the partners of rare heaps lie, at most: so many values determine the next one.
    pub(super) fn reach(&self) -> u64 {
        self.last as u64 + self.last_rare()
    }

    fn number(&self, heap: usize) -> u8 {
        // `new` has checked it.
        self.division.number(self.values[heap]) as u8
    }

    /// The pairs of the common values among the options.
    fn pairs(&self) -> Vec<Pair> {
        let split = self.rare.iter().flat_map(|&(heap, value)| {
            let number = self.division.number(value) as u8;
            self.splits.iter().map(move |&place| Pair { distance: place as u32 + heap as u32, number })
        });
        let stays = |place: &&usize| self.division.stays_common(**place);
        let whole = self.leaves.iter().filter(stays).map(|&place| Pair { distance: place as u32, number: 0 });
        split.chain(whole).collect()
    }

    /// The chain after a stretch that reaches back as far as the pairs do, keeping `keep` numbers.
    pub(super) fn chain(&self, keep: usize, first: u64, numbers: Vec<u8>) -> Chain {
        Chain::new(&self.pairs(), keep, first, numbers)
    }

    /// The largest small part that is tried.
    pub(super) fn most_part(&self) -> usize {
        self.values.len() / 2
    }

    /// How many numbers the search for small parts looks back.
    pub(super) fn keep(&self) -> usize {
        self.most_part() + self.last + 64
    }

    /// The chain after the first values.
    pub(super) fn first_chain(&self) -> Chain {
        let first = self.values.len() - self.keep();
        self.chain(
            self.keep(),
            first as u64,
            (first..self.values.len()).map(|heap| self.number(heap)).collect(),
        )
    }

    pub(super) fn witness(&self) -> Witness {
        let whole = self.leaves.iter().filter(|&&place| !self.division.stays_common(place));
        let is_common = |&heap: &usize| !self.division.is_rare(self.values[heap], heap as u64);
        Witness::new(
            self.division,
            self.splits.clone(),
            whole.map(|&place| Pair { distance: place as u32, number: 0 }).collect(),
            (1..=self.most_part()).filter(is_common).map(|heap| (heap as u32, self.number(heap))).collect(),
            self.last_rare(),
        )
    }
}
