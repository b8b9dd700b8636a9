//! Evaluating octal games: plainly, and by their sparse spaces.

use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;

use super::code::Digits;
use super::sealed::Evaluator;
use super::sparse::{Classes, Space};

/// Below this many values a sparse space saves nothing.
const FIRST_CHOICE: usize = 64;

/// How many pairs of parts are looked at between two looks at what is still missing.
const CHUNK: usize = 64;

/// Evaluates an octal game.
///
/// The value of heap n is the least that no option has. Plainly, all O(n) options are worked out. With a division of the
/// values into rare and common (see [`Classes`]) fewer do:
///
/// 1. A split has a common value only where one part is rare and the other is not. So going through the rare parts, and
///    through the options of one heap, finds *every* common value of an option; let c be the least common value not
///    among them.
/// 2. The value is c, unless some rare value below c is not the value of an option either. Splits are looked at until
///    one has been seen for each of those: then the value is c, by the definition of mex.
/// 3. Where all splits have been looked at in vain, the value is the least rare one missing.
///
/// So every value is exact, whatever the division; a good one only makes it fast. It is chosen by the values known so
/// far, and chosen anew whenever their number or that of the rare heaps has doubled.
///
/// In step 2 the splits come in order of their smaller part, which soon shows most values. Those that occur seldom
/// are then looked for by themselves, among the splits with a part of a popular value ([`Space::shows`]).
pub struct OctalValues {
    /// The places that allow a move to no heap, to one, and to two.
    takes: Vec<usize>,
    leaves: Vec<usize>,
    splits: Vec<usize>,
    /// The places of splits modulo 2, where that is the same for all.
    parity: Option<usize>,
    /// At each value, the last heap of which an option had this value.
    seen: Box<[u32; 1 << 16]>,
    space: Option<Space>,
    next_choice: usize,
    missing: Vec<u16>,
}

impl OctalValues {
    pub(super) fn new(digits: &Digits) -> OctalValues {
        let splits: Vec<usize> = digits.places(4).collect();
        let parity = splits.first().map(|place| place % 2);
        OctalValues {
            takes: digits.places(1).collect(),
            leaves: digits.places(2).collect(),
            parity: parity.filter(|parity| splits.iter().all(|place| place % 2 == *parity)),
            splits,
            seen: vec![0; 1 << 16].try_into().unwrap_or_else(|_| Box::new([0; 1 << 16])),
            space: None,
            next_choice: FIRST_CHOICE,
            missing: Vec::new(),
        }
    }

    /// Marks the values of the options that are no split.
    fn mark_whole(&mut self, values: &[u16]) {
        let heap = values.len();
        if self.takes.contains(&heap) {
            self.seen[0] = heap as u32;
        }
        for place in self.leaves.iter().take_while(|&&place| place < heap) {
            self.seen[usize::from(values[heap - place])] = heap as u32;
        }
    }

    /// The value of the next heap from all of its options; `None` where it exceeds 16 bits.
    fn plain(&mut self, values: &[u16]) -> Option<u16> {
        let heap = values.len();
        self.mark_whole(values);
        // A local spares the loop a reload after each store.
        let seen = &mut *self.seen;
        for (small, large) in self.splits.iter().filter_map(|&place| parts(values, place)) {
            for (a, b) in small.iter().zip(large.iter().rev()) {
                seen[usize::from(a ^ b)] = heap as u32;
            }
        }
        let mex = seen.iter().position(|&seen| seen != heap as u32)?;
        Some(mex as u16)
    }

    /// The value of the next heap by the sparse space.
    fn sparse(&mut self, values: &[u16]) -> Option<u16> {
        let heap = values.len();
        let stamp = heap as u32;
        self.mark_whole(values);
        let Some(space) = &mut self.space else { return self.plain(values) };
        let (seen, missing) = (&mut *self.seen, &mut self.missing);
        for &place in self.splits.iter().take_while(|&&place| place + 2 <= heap) {
            let left = heap - place;
            for (rare, value) in space.rare_below(left) {
                seen[usize::from(value ^ values[left - rare])] = stamp;
            }
        }
        let (rare, common) = space.values(heap);
        let Some(&least) = common.iter().find(|&&value| seen[usize::from(value)] != stamp) else {
            return self.plain(values);
        };
        missing.clear();
        missing.extend(rare.iter().take_while(|&&value| value < least));
        missing.retain(|&value| seen[usize::from(value)] != stamp);

        let mut idle = 0;
        let mut patience = Some(space.patience());
        for (small, large) in self.splits.iter().filter_map(|&place| parts(values, place)) {
            for (small, large) in small.chunks(CHUNK).zip(large.rchunks(CHUNK)) {
                if missing.is_empty() {
                    return Some(least);
                }
                if patience.take_if(|patience| *patience < idle).is_some() {
                    missing.retain(|&value| !space.shows(value, values, &self.splits));
                }
                for (a, b) in small.iter().zip(large.iter().rev()) {
                    seen[usize::from(a ^ b)] = stamp;
                }
                let before = missing.len();
                missing.retain(|&value| seen[usize::from(value)] != stamp);
                idle = if missing.len() < before { 0 } else { idle + CHUNK };
            }
        }
        Some(missing.first().map_or(least, |&value| value))
    }

    /// Chooses the space anew where it is time to.
    fn choose(&mut self, values: &[u16]) {
        if values.len() < self.next_choice && !self.space.as_ref().is_some_and(Space::is_worn) {
            return;
        }
        self.next_choice = 2 * values.len();
        let (classes, rare) = Classes::best(values, self.parity);
        // With more rare heaps it takes as long as going through all pairs.
        self.space = (rare <= values.len() / 8).then(|| Space::new(classes, values));
    }
}

/// The values of the parts into which the next heap may split when `place` objects are removed: the smaller parts
/// ascending, and the larger parts, last first. `None` where fewer than two objects are left.
fn parts(values: &[u16], place: usize) -> Option<(&[u16], &[u16])> {
    let left = values.len().checked_sub(place).filter(|&left| left >= 2)?;
    Some((&values[1..=left / 2], &values[left.div_ceil(2)..left]))
}

impl Evaluator for OctalValues {
    fn extend(&mut self, values: &mut Vec<u16>, len: usize) {
        values.reserve(len.saturating_sub(values.len()));
        if values.is_empty() && len > 0 {
            // No move from nothing; and a stamp of zero would count as seen.
            values.push(0);
        }
        while values.len() < len {
            self.choose(values);
            let value = if self.space.is_some() { self.sparse(values) } else { self.plain(values) };
            let Some(value) = value else { return };
            if let Some(space) = &mut self.space {
                space.push(values.len(), value);
            }
            values.push(value);
        }
    }
}
