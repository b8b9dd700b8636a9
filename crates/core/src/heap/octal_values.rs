//! Evaluating octal games: plainly, and by their sparse spaces.

use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;

use super::code::Digits;
use super::sealed::Evaluator;
use super::sparse::Classes;

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
///    each of those has been seen: then the value is c, by the definition of mex.
/// 3. Where all splits have been looked at in vain, the value is the least rare one missing, and heap n is itself rare.
///
/// So every value is exact, whatever the division; a good one only makes it fast. It is chosen by the values known so
/// far, and chosen anew whenever their number or that of the rare heaps has doubled.
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

/// A division of the values, and the heaps that are rare by it.
struct Space {
    classes: Classes,
    rare: Vec<u32>,
    rare_values: Vec<u16>,
    /// How many rare heaps call for a new choice.
    most: usize,
    /// A power of two above all values so far; nim-sums stay below it too.
    bound: usize,
    /// The values below twice the bound by their parity under the mask: enough for a common one that no option has.
    by_parity: [Vec<u16>; 2],
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
        for (small, large) in self.splits.iter().filter_map(|&place| parts(values, place)) {
            for (a, b) in small.iter().zip(large.iter().rev()) {
                self.seen[usize::from(a ^ b)] = heap as u32;
            }
        }
        let mex = self.seen.iter().position(|&seen| seen != heap as u32)?;
        Some(mex as u16)
    }

    /// The value of the next heap by the sparse space.
    fn sparse(&mut self, values: &[u16]) -> Option<u16> {
        let heap = values.len();
        let stamp = heap as u32;
        self.mark_whole(values);
        let Some(space) = &self.space else { return self.plain(values) };
        for &place in self.splits.iter().take_while(|&&place| place + 2 <= heap) {
            let left = heap - place;
            let len = space.rare.partition_point(|&rare| (rare as usize) < left);
            for (&rare, &value) in space.rare[..len].iter().zip(&space.rare_values) {
                self.seen[usize::from(value ^ values[left - rare as usize])] = stamp;
            }
        }
        let rare_bit = space.classes.bit(heap);
        let common = &space.by_parity[1 - rare_bit];
        let Some(&least) = common.iter().find(|&&value| self.seen[usize::from(value)] != stamp) else {
            return self.plain(values);
        };
        self.missing.clear();
        let rare = space.by_parity[rare_bit].iter().take_while(|&&value| value < least);
        self.missing.extend(rare.filter(|&&value| self.seen[usize::from(value)] != stamp));
        for (small, large) in self.splits.iter().filter_map(|&place| parts(values, place)) {
            for (small, large) in small.chunks(CHUNK).zip(large.rchunks(CHUNK)) {
                if self.missing.is_empty() {
                    return Some(least);
                }
                for (a, b) in small.iter().zip(large.iter().rev()) {
                    self.seen[usize::from(a ^ b)] = stamp;
                }
                self.missing.retain(|&value| self.seen[usize::from(value)] != stamp);
            }
        }
        Some(self.missing.first().map_or(least, |&value| value))
    }

    /// Chooses the space anew where it is time to.
    fn choose(&mut self, values: &[u16]) {
        let len = values.len();
        let is_worn = self.space.as_ref().is_some_and(|space| space.rare.len() > space.most);
        if len < self.next_choice && !is_worn {
            return;
        }
        self.next_choice = self.next_choice.max(2 * len);
        let (classes, rare) = Classes::best(values, self.parity);
        if rare > len / 4 {
            // Going through this many costs as much as going through all pairs.
            self.space = None;
            return;
        }
        let bound = values.iter().max().map_or(1, |&largest| (usize::from(largest) + 1).next_power_of_two());
        let mut space = Space {
            classes,
            rare: Vec::new(),
            rare_values: Vec::new(),
            most: 2 * rare + FIRST_CHOICE,
            bound,
            by_parity: classes.by_parity(2 * bound),
        };
        values.iter().enumerate().skip(1).for_each(|(heap, &value)| space.push(heap, value));
        self.space = Some(space);
    }
}

impl Space {
    /// Takes note of a heap's value.
    fn push(&mut self, heap: usize, value: u16) {
        if self.classes.is_rare(value, heap) {
            self.rare.push(heap as u32);
            self.rare_values.push(value);
        }
        if usize::from(value) >= self.bound {
            self.bound = (usize::from(value) + 1).next_power_of_two();
            self.by_parity = self.classes.by_parity(2 * self.bound);
        }
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
