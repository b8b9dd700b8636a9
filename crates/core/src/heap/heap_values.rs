//! The values of one heap game, growing up to a limit until a period is proved.

use alloc::boxed::Box;
use core::fmt;

use super::search::Search;
use super::stored::Stored;
use super::{ArithmeticValues, Certificate, ClosedForm, HeapGame, Nimbers, PeriodicValues, SubtractionSet};
use crate::Nimber;

/// How many heaps are evaluated between two reports of progress.
const REPORT: usize = 1 << 16;

/// The nimbers of a heap game, worked out as they are asked for: of every heap once a period is proved, of the heaps
/// below a limit until then.
///
/// Making one evaluates nothing. Asking for a heap evaluates up to that heap, and on the way the table looks for a
/// period each time the game's theorem might prove one. Once it has, it keeps preperiod + period values and never
/// evaluates again. A game with a [closed form](super::ClosedForm) is certified from the start, and keeps no values at
/// all.
///
/// All searches together take O(n) time for n values; how long the values take, each game says. Memory is two
/// bytes a value, four from the first value above 65,535 on, and during a search four more for each value of the repeat
/// that would be long enough.
///
/// ```
/// use grundy_core::Nimber;
/// use grundy_core::heap::{HeapGame, SubtractionSet};
///
/// // Remove 1, 3 or 4: the period is 7.
/// let mut table = SubtractionSet::new([1, 3, 4])?.into_values(100);
/// assert_eq!(table.evaluate(5), Some(Nimber::new(3)));
/// assert_eq!(table.certificate(), None);
/// assert_eq!(table.evaluate(7 << 60), Some(Nimber::new(0)));
/// assert_eq!(table.certificate().map(|certificate| certificate.period()), Some(7));
///
/// // No period can be proved from five values.
/// let mut table = SubtractionSet::new([1, 3, 4])?.into_values(5);
/// assert_eq!(table.evaluate(4), Some(Nimber::new(2)));
/// assert_eq!(table.evaluate(5), None);
/// # Ok::<(), grundy_core::heap::ZeroAmountError>(())
/// ```
pub struct HeapValues<G: HeapGame> {
    game: G,
    evaluator: G::Evaluator,
    values: Stored,
    limit: usize,
    search: Box<Search>,
    certificate: Option<Certificate>,
}

impl<G: HeapGame> HeapValues<G> {
    /// A table of `game` which evaluates heaps below `limit` and no others.
    ///
    /// [`LIMIT`](super::LIMIT) is a sensible limit, and those above 2^32 − 1 count as that. Where there is not enough
    /// memory for more values the table ends as at its limit.
    pub fn new(game: G, limit: usize) -> HeapValues<G> {
        let form = game.closed_form();
        HeapValues {
            evaluator: game.evaluator(),
            search: Box::new(Search::new(&game)),
            game,
            values: form.map_or(Stored::new(), ClosedForm::stored),
            limit: limit.min(u32::MAX as usize),
            certificate: form.map(ClosedForm::certificate),
        }
    }

    /// Evaluates up to this limit from now on, where it is higher than the one before. Nothing known is lost.
    pub fn raise_limit(&mut self, limit: usize) {
        self.limit = self.limit.max(limit.min(u32::MAX as usize));
    }

    /// The nimber of `heap`, evaluated if it is not known yet; `None` where no period is proved by values below the
    /// limit and `heap` lies beyond.
    ///
    /// O(1) for a heap up to the largest one asked for, and for all heaps once a period is proved.
    #[inline]
    pub fn evaluate(&mut self, heap: u64) -> Option<Nimber> {
        if let Stored::Narrow(values) = &self.values
            && let Some(&value) = usize::try_from(heap).ok().and_then(|heap| values.get(heap))
        {
            return Some(value.into());
        }
        self.extend_to(heap);
        self.get(heap)
    }

    /// The nimber of `heap`, if it is known by now: O(1), and evaluates nothing.
    #[inline]
    #[must_use]
    pub fn get(&self, heap: u64) -> Option<Nimber> {
        let value = match &self.certificate {
            Some(certificate) => certificate.value(heap, &self.values),
            None => self.values.get(heap),
        };
        value.map(Nimber::new)
    }

    /// Evaluates up to `heap`, or until a period is proved or the limit is reached.
    pub fn extend_to(&mut self, heap: u64) {
        if self.certificate.is_none() {
            self.grow(usize::try_from(heap).unwrap_or(usize::MAX).saturating_add(1));
        }
    }

    /// The proved period, if the evaluation has got that far.
    #[must_use]
    pub fn certificate(&self) -> Option<&Certificate> {
        self.certificate.as_ref()
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The nimbers known so far, from heap 0 on: preperiod + period of them, where a period is proved.
    pub fn known(&self) -> Nimbers<'_> {
        self.values.iter(self.known_len())
    }

    /// How many nimbers are [`known`](HeapValues::known).
    #[must_use]
    pub fn known_len(&self) -> u64 {
        self.certificate.as_ref().map_or(self.values.len() as u64, Certificate::stored_len)
    }

    /// Evaluates until a plain period is proved.
    ///
    /// # Errors
    ///
    /// The table itself, where the values below the limit prove no plain period. It may have a certificate with a
    /// saltus even so: see [`certify_arithmetic`](HeapValues::certify_arithmetic).
    pub fn certify(self) -> Result<PeriodicValues, HeapValues<G>> {
        self.certify_with(|_| ())
    }

    /// Evaluates until a plain period is proved, and calls `progress` with the number of evaluated heaps now and then.
    ///
    /// # Errors
    ///
    /// As for [`certify`](HeapValues::certify).
    pub fn certify_with(mut self, progress: impl FnMut(usize)) -> Result<PeriodicValues, HeapValues<G>> {
        self.search_with(progress);
        match self.certificate.take_if(|certificate| certificate.saltus() == 0) {
            Some(certificate) => {
                let values = ArithmeticValues { values: self.values, certificate };
                Ok(PeriodicValues::try_from(values).expect("the saltus is zero"))
            }
            None => Err(self),
        }
    }

    /// Evaluates until a period is proved, with or without a saltus.
    ///
    /// # Errors
    ///
    /// The table itself, where the values below the limit prove none.
    pub fn certify_arithmetic(mut self) -> Result<ArithmeticValues, HeapValues<G>> {
        self.search_with(|_| ());
        match self.certificate.take() {
            Some(certificate) => Ok(ArithmeticValues { values: self.values, certificate }),
            None => Err(self),
        }
    }

    fn search_with(&mut self, mut progress: impl FnMut(usize)) {
        while self.certificate.is_none() && self.values.len() < self.limit {
            self.grow(self.values.len().saturating_add(REPORT));
            progress(self.values.len());
        }
    }

    /// Evaluates up to `len` values, or until a period is proved or the limit is reached.
    fn grow(&mut self, len: usize) {
        while self.certificate.is_none() && self.values.len() < len.min(self.limit) {
            let step = len.min(self.limit).min(self.search.due());
            self.values.extend(&self.game, &mut self.evaluator, step);
            if self.values.len() < step {
                // No memory; or a value above 2^32 − 1, which takes as many options.
                self.limit = self.values.len();
                return;
            }
            if self.values.len() >= self.search.due() {
                self.search();
            }
        }
    }

    fn search(&mut self) {
        self.certificate = self.search.run(&self.values, self.limit);
        if let Some(certificate) = &self.certificate {
            // They are a part of the values that are known.
            self.values.truncate(certificate.stored_len() as usize);
        }
    }
}

impl HeapValues<SubtractionSet> {
    /// Goes on with another set.
    ///
    /// A heap below the first amount that only one of the sets has is worth the same in both; what is known of such heaps
    /// is kept, and a period has to be proved anew. O(ranges), and a search for a period.
    ///
    /// ```
    /// use grundy_core::Nimber;
    /// use grundy_core::heap::{HeapGame, SubtractionSet};
    ///
    /// let mut table = SubtractionSet::new([1, 3, 4])?.into_values(100);
    /// assert_eq!(table.evaluate(9), Some(Nimber::new(0)));
    /// table.change_set(SubtractionSet::new([1, 3, 4, 9])?);
    /// assert_eq!(table.known_len(), 9);
    /// // The options 8, 6, 5 and 0 are worth 1, 2, 3 and 0.
    /// assert_eq!(table.evaluate(9), Some(Nimber::new(4)));
    /// # Ok::<(), grundy_core::heap::ZeroAmountError>(())
    /// ```
    pub fn change_set(&mut self, set: SubtractionSet) {
        let shared = self.game.first_difference(&set);
        let changed = HeapValues::new(set, self.limit);
        let known = core::mem::replace(self, changed).values;
        if self.certificate.is_none() && known.len() > 0 {
            self.values = known;
            self.values
                .truncate(shared.map_or(usize::MAX, |amount| usize::try_from(amount).unwrap_or(usize::MAX)));
            self.search();
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
