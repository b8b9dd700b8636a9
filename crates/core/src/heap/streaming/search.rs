//! The search for a period, and the proof of one.

use alloc::vec::Vec;
use core::fmt;

use super::chain::{CHUNK, Chain, Mark};
use super::marks::{Marks, Replay};
use super::space::Space;
use super::witness::Witness;
use crate::heap::OctalCode;

/// How many first values are worked out by all options, at first and at most.
const FIRST_VALUES: (usize, usize) = (1 << 16, 1 << 24);

/// What a search is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Goal {
    /// Any period.
    Find,
    /// A repeated window was met: from `start` on with this period.
    Found { start: u64, period: u64 },
    /// This claim.
    Prove { preperiod: u64, period: u64 },
}

/// Evaluates an octal game with a sparse space in constant memory until a period is proved.
///
/// Time is in proportion to the number of values and of rare heaps; memory is some hundred KiB. A heap may have any size
/// below 2^64.
///
/// ```
/// use grundy_core::heap::{OctalCode, SparseSearch};
///
/// let game: OctalCode = "0.156".parse()?;
/// let mut search = SparseSearch::new(&game)?;
/// let proved = loop {
///     // A thousand chunks at a time, so that progress can be shown between.
///     if let Some(proved) = search.advance(search.known() + 4_096_000)? {
///         break proved;
///     }
/// };
/// assert_eq!((proved.preperiod, proved.period), (3479, 349));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
pub struct SparseSearch {
    pub(super) game: OctalCode,
    pub(super) space: Space,
    pub(super) chain: Chain,
    pub(super) witness: Witness,
    pub(super) marks: Marks,
    pub(super) goal: Goal,
    /// From which heap on the pairs to look at first are chosen anew.
    next_choice: u64,
}

/// A proved plain period of a game with a sparse space: G(n + period) = G(n) for all n ≥ preperiod.
///
/// Beside the period it says what the theorem needs; see the documentation of the theorem.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SparsePeriod {
    /// The first heap from which on the values are periodic. The least one where the search found the period.
    pub preperiod: u64,
    /// The period. The least one where the search found it.
    pub period: u64,
    /// The bits of a value whose parity counts.
    pub mask: u16,
    /// In the alternating kind of division, how many objects all splits remove, modulo 2.
    pub alternating: Option<u8>,
    /// The rare heaps, ascending, and their values.
    pub rare: Vec<(u64, u16)>,
    /// The bound D on the small part of a split that shows a rare value.
    pub depth: u64,
    /// The heap n1 from which on the theorem proves the period: the preperiod, or the first heap after all rare ones.
    pub start: u64,
    /// How many values the theorem needs: n1 + p + k + max(R, D).
    pub needed: u64,
    /// Whether neither the preperiod nor the period can be less.
    pub is_least: bool,
}

impl SparseSearch {
    /// A search for the least period of this game.
    ///
    /// # Errors
    ///
    /// [`SparseError`], where the first values of the game show no sparse space with few rare heaps.
    pub fn new(game: &OctalCode) -> Result<SparseSearch, SparseError> {
        SparseSearch::with_first_values(game, Goal::Find, FIRST_VALUES.0)
    }

    /// A proof that the values of this game have this period from `preperiod` on.
    ///
    /// # Errors
    ///
    /// Those of [`new`](SparseSearch::new), and a period of zero, or an odd one where the division is of the alternating
    /// kind, is [refused](SparseError::Refused).
    pub fn for_claim(game: &OctalCode, preperiod: u64, period: u64) -> Result<SparseSearch, SparseError> {
        if period == 0 {
            return Err(SparseError::Refused { heap: preperiod });
        }
        SparseSearch::with_first_values(game, Goal::Prove { preperiod, period }, FIRST_VALUES.0)
    }

    pub(super) fn with_first_values(
        game: &OctalCode,
        goal: Goal,
        len: usize,
    ) -> Result<SparseSearch, SparseError> {
        let space = match Space::new(game, len) {
            Err(SparseError::Unsettled { .. }) if len < FIRST_VALUES.1 => {
                return SparseSearch::with_first_values(game, goal, 4 * len);
            }
            space => space?,
        };
        let chain = space.first_chain();
        let mut witness = space.witness();
        witness.choose(&chain);
        let marks = Marks::new(mark(&space, &chain));
        let next_choice = 4 * len as u64;
        Ok(SparseSearch { game: game.clone(), space, chain, witness, marks, goal, next_choice })
    }

    /// How many values are known, from heap 0 on.
    #[must_use]
    pub fn known(&self) -> u64 {
        self.chain.next()
    }

    /// The rare heaps, ascending, and their values.
    #[must_use]
    pub fn rare(&self) -> &[(u64, u16)] {
        &self.space.rare
    }

    /// How many values a proof needs, where the period is known or has been met; the number can still grow a little.
    #[must_use]
    pub fn needed(&self) -> Option<u64> {
        let (start, period) = match self.goal {
            Goal::Find => return None,
            Goal::Found { start, period } => (start, period),
            Goal::Prove { preperiod, period } => (preperiod, period),
        };
        let window = self.space.last as u64 + self.witness.depth().max(self.space.last_rare());
        Some(self.start(start).saturating_add(period).saturating_add(window))
    }

    fn start(&self, preperiod: u64) -> u64 {
        preperiod.max(self.space.last_rare() + 1)
    }

    /// Goes on until `limit` values are known or a period is proved.
    ///
    /// Where a heap may be rare beyond the first values, the search starts again with more of them, and fewer values
    /// are known than before.
    ///
    /// # Errors
    ///
    /// [`SparseError`], where the claim is wrong or the game goes beyond what this search can settle.
    pub fn advance(&mut self, limit: u64) -> Result<Option<SparsePeriod>, SparseError> {
        loop {
            if let Some(needed) = self.needed().filter(|&needed| needed <= self.known()) {
                return self.conclude(needed).map(Some);
            }
            if self.known() >= limit {
                return Ok(None);
            }
            match self.step(limit) {
                Err(SparseError::Unsettled { heap }) => self.restart(heap)?,
                result => result?,
            }
        }
    }

    /// Begins again with more first values, because this heap may be rare.
    fn restart(&mut self, heap: u64) -> Result<(), SparseError> {
        let len = 4 * self.space.values.len();
        if len > FIRST_VALUES.1 {
            return Err(SparseError::Unsettled { heap });
        }
        let goal = if let Goal::Found { .. } = self.goal { Goal::Find } else { self.goal };
        *self = SparseSearch::with_first_values(&self.game, goal, len)?;
        Ok(())
    }

    /// The heaps at which a mark has to be, beside the regular ones.
    fn chosen(&self) -> Vec<u64> {
        let Goal::Prove { preperiod, period } = self.goal else { return Vec::new() };
        let before = preperiod.saturating_sub(1);
        let shorter = prime_factors(period).map(|prime| before.saturating_add(period / prime));
        [before, before.saturating_add(period)].into_iter().chain(shorter).collect()
    }

    /// Works out the next chunk.
    fn step(&mut self, limit: u64) -> Result<(), SparseError> {
        let next = self.known();
        let chosen: Vec<u64> = self.chosen().into_iter().filter(|&heap| heap > next).collect();
        let stops = chosen.iter().copied().chain([limit, self.marks.due()]).chain(self.needed());
        let end = stops.filter(|&stop| stop > next).min().unwrap_or(limit);
        let count = (end - next).min(CHUNK as u64) as usize;
        self.chain.extend(count).map_err(|_| SparseError::Large { heap: self.chain.next() })?;
        self.witness
            .check(&self.chain, count)
            .map_err(|unsettled| SparseError::Unsettled { heap: unsettled.heap })?;

        let known = self.known();
        if self.goal == Goal::Find {
            let numbers = self.chain.numbers();
            if let Some((mark, heap)) = self.marks.repeat(numbers, count, known) {
                let distance = heap - mark.next();
                // In the alternating kind values of the same number differ at an odd distance.
                let doubles = self.space.division.alternating().is_some() && distance % 2 == 1;
                let period = if doubles { 2 * distance } else { distance };
                self.goal = Goal::Found { start: mark.first, period };
            }
        }
        if chosen.contains(&known) {
            self.marks.chosen.push(mark(&self.space, &self.chain));
        }
        if known >= self.marks.due() {
            self.marks.push(mark(&self.space, &self.chain));
        }
        if known >= self.next_choice {
            self.next_choice = known.saturating_mul(4);
            self.witness.choose(&self.chain);
        }
        Ok(())
    }

    /// With all values known that the theorem needs.
    fn conclude(&self, needed: u64) -> Result<SparsePeriod, SparseError> {
        let reach = self.space.reach();
        let (preperiod, period, is_least) = match self.goal {
            Goal::Find => unreachable!("no number of values is enough for an unknown period"),
            Goal::Found { start, period } => (self.least_preperiod(start, period), period, true),
            Goal::Prove { preperiod, period } => {
                let start = self.start(preperiod);
                let len = (start - preperiod + reach) as usize;
                if self.space.division.alternating().is_some() && period % 2 == 1 {
                    return Err(SparseError::Refused { heap: preperiod });
                }
                if let Some(heap) = self.differ(preperiod, period, len) {
                    return Err(SparseError::Refused { heap });
                }
                let is_least = (preperiod == 0 || self.differ(preperiod - 1, period, 1).is_some())
                    && prime_factors(period)
                        .all(|prime| self.differ(start, period / prime, reach as usize).is_some());
                (preperiod, period, is_least)
            }
        };
        let start = self.start(preperiod);
        let needed = needed
            .min(start + period + self.space.last as u64 + self.witness.depth().max(self.space.last_rare()));
        Ok(SparsePeriod {
            preperiod,
            period,
            mask: self.space.division.mask(),
            alternating: self.space.division.alternating(),
            rare: self.space.rare.clone(),
            depth: self.witness.depth(),
            start,
            needed,
            is_least,
        })
    }

    /// The first of `len` heaps from this one on with another value one period further.
    fn differ(&self, heap: u64, period: u64, len: usize) -> Option<u64> {
        let values = |heap| self.marks.values(&self.space, heap, len);
        let pairs = values(heap).into_iter().zip(values(heap + period));
        (heap..).zip(pairs).find(|(_, (a, b))| a != b).map(|(heap, _)| heap)
    }

    /// The least preperiod, given that the period holds from `start` on.
    ///
    /// The sequence is gone through again from the last mark before `start`, and one period later beside it; and from
    /// earlier marks as long as nothing differs. A mark before it was not repeated, so it is mostly the first.
    fn least_preperiod(&self, start: u64, period: u64) -> u64 {
        let mut end = start;
        while end > 0 {
            let from = self.marks.before(end - 1).map_or(0, |mark| mark.next());
            if let Some(last) = self.last_difference(from, end, period) {
                return last + 1;
            }
            end = from;
        }
        0
    }

    /// The last heap of from..end with another value one period further.
    fn last_difference(&self, from: u64, end: u64, period: u64) -> Option<u64> {
        let mut one = Replay::new(&self.marks, &self.space, from);
        let mut other = Replay::new(&self.marks, &self.space, from + period);
        let (mut values, mut later) = (Vec::new(), Vec::new());
        let mut heap = from;
        let mut last = None;
        while heap < end {
            let most = (end - heap).min(CHUNK as u64) as usize;
            values.clear();
            later.clear();
            one.next(most, &mut values);
            while later.len() < values.len() {
                other.next(values.len() - later.len(), &mut later);
            }
            last = (heap..)
                .zip(values.iter().zip(&later))
                .filter(|(_, (a, b))| a != b)
                .map(|(heap, _)| heap)
                .last()
                .or(last);
            heap += values.len() as u64;
        }
        last
    }
}

/// What determines the next value, and 16 numbers at least.
fn mark(space: &Space, chain: &Chain) -> Mark {
    let len = (space.reach() as usize).max(16);
    Mark { first: chain.next() - len as u64, numbers: chain.last(len).to_vec() }
}

/// The primes that divide a number that is not zero.
fn prime_factors(number: u64) -> impl Iterator<Item = u64> {
    let mut rest = number;
    let mut factor = 1;
    core::iter::from_fn(move || {
        while rest > 1 {
            factor = if factor * factor > rest { rest } else { factor + 1 };
            if rest.is_multiple_of(factor) {
                while rest.is_multiple_of(factor) {
                    rest /= factor;
                }
                return Some(factor);
            }
        }
        None
    })
}

/// Why a search cannot go on.
#[derive(Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum SparseError {
    /// The first values show no sparse space, or one with too many rare heaps for this search.
    NoSpace,
    /// This heap may be rare, and it lies beyond the most first values that are worked out by all options.
    Unsettled {
        /// The heap.
        heap: u64,
    },
    /// The value of this heap, or of one just before, is too large for this search, which numbers each class of values
    /// below 64.
    Large {
        /// The heap.
        heap: u64,
    },
    /// The claim is wrong: this heap has another value one period further.
    Refused {
        /// The heap.
        heap: u64,
    },
}

impl fmt::Display for SparseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SparseError::NoSpace => f.write_str("the first values show no sparse space with few rare heaps"),
            SparseError::Unsettled { heap } => write!(f, "heap {heap} may be rare, too far out to settle it"),
            SparseError::Large { heap } => {
                write!(f, "the value of heap {heap} or one just before is too large")
            }
            SparseError::Refused { heap } => {
                write!(f, "the period is refused: heap {heap} has another value one period further")
            }
        }
    }
}

crate::__debug_as_display!(SparseError);
impl core::error::Error for SparseError {}
