//! Values as they are kept.

use alloc::vec::Vec;
use core::iter::FusedIterator;
use core::ops::Range;

use super::longest_repeat::{Repeat, longest_repeat};
use super::sealed::Evaluator;
use crate::mex::NimberSet;
use crate::{Nimber, Rule};

/// The values of the heaps from 0 on.
#[derive(Clone, PartialEq, Eq)]
pub(super) enum Stored {
    /// As nearly all games have them.
    Narrow(Vec<u16>),
    /// Where a value exceeds 65,535.
    Wide(Vec<u32>),
    /// The value of heap n is ⌊n / step⌋, for as many heaps as are asked for. The step is not zero.
    Steps(u64),
}

impl Stored {
    pub(super) const fn new() -> Stored {
        Stored::Narrow(Vec::new())
    }

    #[inline]
    pub(super) fn get(&self, heap: u64) -> Option<u64> {
        match self {
            Stored::Narrow(values) => values.get(usize::try_from(heap).ok()?).map(|&value| value.into()),
            Stored::Wide(values) => values.get(usize::try_from(heap).ok()?).map(|&value| value.into()),
            Stored::Steps(step) => Some(heap / step),
        }
    }

    /// How many heaps have been evaluated: none where a formula has the values.
    pub(super) fn len(&self) -> usize {
        match self {
            Stored::Narrow(values) => values.len(),
            Stored::Wide(values) => values.len(),
            Stored::Steps(_) => 0,
        }
    }

    /// Keeps the values of the heaps below `len`.
    pub(super) fn truncate(&mut self, len: usize) {
        match self {
            Stored::Narrow(values) => {
                values.truncate(len);
                values.shrink_to_fit();
            }
            Stored::Wide(values) => {
                values.truncate(len);
                values.shrink_to_fit();
            }
            Stored::Steps(_) => {}
        }
    }

    /// Evaluates up to `len` heaps, or stops where there is no memory, and before the first value above 2^32 − 1.
    ///
    /// From the first value above 65,535 on it goes by the definition, where the evaluator has nothing faster: most games
    /// come to such values but by as many options.
    pub(super) fn extend<R: Rule>(&mut self, rule: &R, evaluator: &mut impl Evaluator, len: usize) {
        let more = len.saturating_sub(self.len());
        if let Stored::Narrow(values) = self {
            if values.try_reserve(more).is_err() {
                return;
            }
            evaluator.extend(values, len);
            if values.len() >= len {
                return;
            }
            let mut wide = Vec::new();
            if wide.try_reserve_exact(len).is_err() {
                return;
            }
            wide.extend(values.iter().copied().map(u32::from));
            *self = Stored::Wide(wide);
        }
        let Stored::Wide(values) = self else { return };
        if values.try_reserve(len.saturating_sub(values.len())).is_err() {
            return;
        }
        evaluator.extend_wide(values, len);
        let mut seen = NimberSet::default();
        while values.len() < len {
            seen.clear();
            rule.options(values.len(), &mut |option| {
                seen.insert(option.iter().map(|&part| Nimber::from(values[part])).sum());
            });
            match u32::try_from(seen.mex()) {
                Ok(value) => values.push(value),
                Err(_) => return,
            }
        }
    }

    /// The longest suffix that occurs twice; see [`longest_repeat`].
    pub(super) fn longest_repeat(&self, wanted: usize) -> Repeat {
        match self {
            Stored::Narrow(values) => longest_repeat(values, wanted),
            Stored::Wide(values) => longest_repeat(values, wanted),
            Stored::Steps(_) => Repeat::default(),
        }
    }

    /// All values that are known, at one width.
    pub(super) fn to_wide(&self) -> Vec<u32> {
        match self {
            Stored::Narrow(values) => values.iter().copied().map(u32::from).collect(),
            Stored::Wide(values) => values.clone(),
            Stored::Steps(_) => Vec::new(),
        }
    }

    /// By how much each known value differs from the one before it.
    pub(super) fn differences(&self) -> Vec<i64> {
        fn between<V: Copy + Into<i64>>(values: &[V]) -> Vec<i64> {
            values.windows(2).map(|pair| pair[1].into() - pair[0].into()).collect()
        }
        match self {
            Stored::Narrow(values) => between(values),
            Stored::Wide(values) => between(values),
            Stored::Steps(_) => Vec::new(),
        }
    }

    /// The largest value of the heaps below `len`, which are all known, and the first heap that has it.
    pub(super) fn largest(&self, len: u64) -> (u64, u64) {
        if let Stored::Steps(step) = self {
            let largest = len.saturating_sub(1) / step;
            return (largest, largest * step);
        }
        let heaps = self.iter(len).zip(0..);
        heaps.fold(
            (0, 0),
            |best, (nimber, heap)| if nimber.get() > best.0 { (nimber.get(), heap) } else { best },
        )
    }

    /// The nimbers of the heaps below `len`, which are all known.
    pub(super) fn iter(&self, len: u64) -> Nimbers<'_> {
        Nimbers { stored: self, heaps: 0..len }
    }
}

/// The nimbers of the heaps from 0 on, as far as they are known or needed.
#[derive(Clone)]
#[must_use = "iterators are lazy"]
pub struct Nimbers<'a> {
    stored: &'a Stored,
    heaps: Range<u64>,
}

impl Nimbers<'_> {
    fn nimber(&self, heap: u64) -> Nimber {
        Nimber::new(self.stored.get(heap).expect("the heaps of this iterator are known"))
    }
}

impl Iterator for Nimbers<'_> {
    type Item = Nimber;

    #[inline]
    fn next(&mut self) -> Option<Nimber> {
        let heap = self.heaps.next()?;
        Some(self.nimber(heap))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.heaps.size_hint()
    }
}

impl DoubleEndedIterator for Nimbers<'_> {
    fn next_back(&mut self) -> Option<Nimber> {
        let heap = self.heaps.next_back()?;
        Some(self.nimber(heap))
    }
}

impl FusedIterator for Nimbers<'_> {}

/// How many are left: tables are large.
impl core::fmt::Debug for Nimbers<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Nimbers").field("heaps", &self.heaps).finish_non_exhaustive()
    }
}
