//! Evaluating all-but games.

use alloc::vec::Vec;

use super::SubtractionSet;
use super::sealed::Evaluator;
use crate::Rule;

/// Evaluates an all-but game: a heap has the least value of which all heaps so far are out of its reach, or the next new
/// one.
pub struct AllButValues {
    excepted: SubtractionSet,
    /// How many heaps so far have each value; those from 0 up to the number of these have all occurred, and none above.
    heaps: Vec<u32>,
    /// How many heaps are counted.
    counted: usize,
    out_of_reach: Vec<usize>,
}

impl AllButValues {
    pub(super) fn new(excepted: &SubtractionSet) -> AllButValues {
        AllButValues { excepted: excepted.clone(), heaps: Vec::new(), counted: 0, out_of_reach: Vec::new() }
    }

    fn count(&mut self, value: usize) {
        if value >= self.heaps.len() {
            self.heaps.resize(value + 1, 0);
        }
        self.heaps[value] += 1;
        self.counted += 1;
    }

    /// Pushes values until there are `len`, or one does not fit.
    fn extend<V: Copy + TryFrom<usize>>(
        &mut self,
        values: &mut Vec<V>,
        len: usize,
        number: impl Fn(V) -> usize,
    ) {
        while self.counted < values.len() {
            self.count(number(values[self.counted]));
        }
        while values.len() < len {
            let out_of_reach = &mut self.out_of_reach;
            out_of_reach.clear();
            self.excepted.options(values.len(), &mut |left| {
                out_of_reach.extend(left.iter().map(|&left| number(values[left])));
            });
            out_of_reach.sort_unstable();
            let mut groups = out_of_reach.chunk_by(|a, b| a == b);
            let old = groups.find(|group| self.heaps[group[0]] as usize == group.len());
            let value = old.map_or(self.heaps.len(), |group| group[0]);
            let Ok(narrow) = V::try_from(value) else { return };
            values.push(narrow);
            self.count(value);
        }
    }
}

impl Evaluator for AllButValues {
    fn extend(&mut self, values: &mut Vec<u16>, len: usize) {
        self.extend(values, len, usize::from);
    }

    fn extend_wide(&mut self, values: &mut Vec<u32>, len: usize) {
        self.extend(values, len, |value| value as usize);
    }
}
