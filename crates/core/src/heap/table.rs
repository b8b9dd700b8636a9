//! The values of one heap game: growing up to a limit, or certified and complete.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;

use super::repeat::longest_repeat;
use super::{Certificate, Evaluator, HeapGame};
use crate::Nimber;

/// How many heaps are evaluated between two reports of progress.
const REPORT: usize = 1 << 16;

/// The nimbers of a heap game, worked out as they are asked for: of every heap once a period is proved, of the heaps
/// below a limit until then.
///
/// Making one evaluates nothing. Asking for a heap evaluates up to that heap, and on the way the table looks for a period
/// each time the game's theorem might prove one. Once it has, it keeps preperiod + period values and never evaluates
/// again. All searches together take O(n) time for n values; what it takes to work these out, the games say. Memory is two
/// bytes a value, and during a search four more for each value of the repeat that would be long enough.
///
/// ```
/// use grundy_core::Nimber;
/// use grundy_core::heap::{HeapGame, SubtractionSet};
///
/// // Remove 1, 3 or 4: the period is 7.
/// let mut table = SubtractionSet::new([1, 3, 4])?.into_values(100);
/// assert_eq!(table.nimber(5), Some(Nimber::new(3)));
/// assert_eq!(table.certificate(), None);
/// assert_eq!(table.nimber(7 << 60), Some(Nimber::new(0)));
/// assert_eq!(table.certificate().map(|certificate| certificate.period()), Some(7));
///
/// // No period can be proved from five values.
/// let mut table = SubtractionSet::new([1, 3, 4])?.into_values(5);
/// assert_eq!(table.nimber(4), Some(Nimber::new(2)));
/// assert_eq!(table.nimber(5), None);
/// # Ok::<(), grundy_core::heap::ZeroAmountError>(())
/// ```
pub struct HeapValues<G: HeapGame> {
    game: G,
    evaluator: G::Evaluator,
    values: Vec<u16>,
    limit: usize,
    next_search: usize,
    /// The values that all searches so far have gone through.
    searched: u64,
    certificate: Option<Certificate>,
}

impl<G: HeapGame> HeapValues<G> {
    /// A table of `game` which evaluates heaps below `limit` and no others.
    ///
    /// Limits above 2^32 − 1 count as that. A value above 65,535 ends the table just as the limit does; it takes a heap
    /// of more than that size with as many options.
    pub fn new(game: G, limit: usize) -> HeapValues<G> {
        HeapValues {
            evaluator: game.evaluator(),
            next_search: game.theorem().earliest(0, 0).max(1),
            game,
            values: Vec::new(),
            limit: limit.min(u32::MAX as usize),
            searched: 0,
            certificate: None,
        }
    }

    /// The nimber of `heap`, evaluated if it is not known yet; `None` where no period is proved by values below the limit
    /// and `heap` lies beyond.
    ///
    /// O(1) for a heap up to the largest one asked for, and for all heaps once a period is proved.
    #[inline]
    pub fn nimber(&mut self, heap: u64) -> Option<Nimber> {
        if let Some(&value) = usize::try_from(heap).ok().and_then(|heap| self.values.get(heap)) {
            return Some(value.into());
        }
        self.extend_to(heap);
        self.get(heap)
    }

    /// The nimber of `heap`, if it is known by now: O(1), and evaluates nothing.
    #[inline]
    #[must_use]
    pub fn get(&self, heap: u64) -> Option<Nimber> {
        let heap = self.certificate.map_or(heap, |certificate| certificate.fold(heap));
        let value = self.values.get(usize::try_from(heap).ok()?)?;
        Some((*value).into())
    }

    /// Evaluates up to `heap`, or until a period is proved or the limit is reached.
    pub fn extend_to(&mut self, heap: u64) {
        if self.certificate.is_none() {
            self.grow(usize::try_from(heap).unwrap_or(usize::MAX).saturating_add(1));
        }
    }

    /// The proved period, if the evaluation has got that far.
    pub fn certificate(&self) -> Option<&Certificate> {
        self.certificate.as_ref()
    }

    /// The game.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The nimbers known so far, from heap 0 on: preperiod + period of them, where a period is proved.
    pub fn nimbers(&self) -> impl ExactSizeIterator<Item = Nimber> + DoubleEndedIterator + '_ {
        self.values.iter().copied().map(Nimber::from)
    }

    /// Evaluates until a period is proved.
    ///
    /// # Errors
    ///
    /// The table itself, with all values below the limit, where these prove no period.
    pub fn certify(self) -> Result<PeriodicValues, HeapValues<G>> {
        self.certify_with(|_| ())
    }

    /// Evaluates until a period is proved, and calls `progress` with the number of evaluated heaps now and then.
    ///
    /// # Errors
    ///
    /// As for [`certify`](HeapValues::certify).
    pub fn certify_with(mut self, mut progress: impl FnMut(usize)) -> Result<PeriodicValues, HeapValues<G>> {
        while self.certificate.is_none() && self.values.len() < self.limit {
            self.grow(self.values.len().saturating_add(REPORT));
            progress(self.values.len());
        }
        match self.certificate {
            Some(certificate) => Ok(PeriodicValues { values: self.values.into_boxed_slice(), certificate }),
            None => Err(self),
        }
    }

    /// Evaluates up to `len` values, or until a period is proved or the limit is reached.
    fn grow(&mut self, len: usize) {
        while self.certificate.is_none() && self.values.len() < len.min(self.limit) {
            let step = len.min(self.limit).min(self.next_search);
            self.evaluator.extend(&mut self.values, step);
            if self.values.len() < step {
                self.limit = self.values.len();
            }
            if self.values.len() == self.next_search {
                self.search();
            }
        }
    }

    /// Looks for a period that the values prove, or says when to look next.
    fn search(&mut self) {
        let theorem = self.game.theorem();
        let len = self.values.len();
        let window = theorem.window(len);
        let repeat = longest_repeat(&self.values, window);
        if repeat.len >= window {
            let period = repeat.distance;
            let mut preperiod = len - period - repeat.len;
            while preperiod > 0 && self.values[preperiod - 1] == self.values[preperiod - 1 + period] {
                preperiod -= 1;
            }
            self.certificate = Some(Certificate::new(preperiod as u64, period as u64, theorem));
            self.values.truncate(preperiod + period);
            self.values.shrink_to_fit();
            return;
        }
        // Before `earliest` a search cannot succeed. Later than that it is only put off where searches would come to
        // take more than the evaluation does.
        let earliest = theorem.earliest(len, repeat.len);
        self.searched += len as u64;
        self.next_search =
            if self.searched / 4 <= len as u64 { earliest } else { earliest.max(len + len / 8) };
        if earliest <= self.limit {
            self.next_search = self.next_search.min(self.limit);
        }
    }
}

/// Its shape, not its values: tables are large.
impl<G: HeapGame + fmt::Debug> fmt::Debug for HeapValues<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("HeapValues")
            .field("game", &self.game)
            .field("known", &self.values.len())
            .field("limit", &self.limit)
            .field("certificate", &self.certificate)
            .finish_non_exhaustive()
    }
}

/// The nimbers of all heaps of a game whose period is proved.
///
/// Holds preperiod + period values of two bytes. There is no way to make one but by a proof.
///
/// ```
/// use grundy_core::Nimber;
/// use grundy_core::heap::{HeapGame, SubtractionSet};
///
/// let bash = SubtractionSet::new(1..=9)?.certify(100).expect("the period is 10");
/// assert_eq!(bash.nimber(u64::MAX), Nimber::new(5));
/// assert!(bash.nimbers().eq((0..10).map(Nimber::new)));
/// # Ok::<(), grundy_core::heap::ZeroAmountError>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct PeriodicValues {
    values: Box<[u16]>,
    certificate: Certificate,
}

impl PeriodicValues {
    /// The nimber of a heap of any size. O(1): two comparisons, a remainder and a load.
    #[inline]
    pub fn nimber(&self, heap: u64) -> Nimber {
        // Folded, the heap is below preperiod + period, the number of values.
        self.values[self.certificate.fold(heap) as usize].into()
    }

    /// What proves the period.
    pub fn certificate(&self) -> &Certificate {
        &self.certificate
    }

    /// The nimbers of the heaps below preperiod + period, from which all others follow by
    /// [`Certificate::fold`].
    pub fn nimbers(&self) -> impl ExactSizeIterator<Item = Nimber> + DoubleEndedIterator + '_ {
        self.values.iter().copied().map(Nimber::from)
    }
}

/// Its certificate, not its values: tables are large.
impl fmt::Debug for PeriodicValues {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PeriodicValues").field("certificate", &self.certificate).finish_non_exhaustive()
    }
}
