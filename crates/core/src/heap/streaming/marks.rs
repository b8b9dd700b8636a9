//! Stretches of a long sequence, from which any part of it can be had again.

use alloc::vec::Vec;

use super::chain::{CHUNK, Mark};
use super::space::Space;

/// How many marks are kept at regular distances.
const MOST: usize = 64;

/// Marks at regular distances, which double when there are many, and at chosen heaps.
#[derive(Default)]
pub(super) struct Marks {
    pub(super) regular: Vec<Mark>,
    pub(super) chosen: Vec<Mark>,
    pub(super) spacing: u64,
    /// For each hash of the last eight numbers of a regular mark, a bit.
    filter: Vec<u64>,
}

const FILTER: usize = 1 << 12;

fn hash(end: &[u8; 8]) -> usize {
    (u64::from_le_bytes(*end).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 52) as usize
}

impl Marks {
    pub(super) fn new(first: Mark) -> Marks {
        Marks::restore(alloc::vec![first], Vec::new(), CHUNK as u64)
    }

    pub(super) fn restore(regular: Vec<Mark>, chosen: Vec<Mark>, spacing: u64) -> Marks {
        let mut marks = Marks { regular, chosen, spacing, filter: Vec::new() };
        marks.index();
        marks
    }

    fn index(&mut self) {
        self.filter = alloc::vec![0; FILTER / 64];
        for mark in &self.regular {
            let bit = hash(mark.numbers.last_chunk().expect("a mark has 16 numbers or more"));
            self.filter[bit / 64] |= 1 << (bit % 64);
        }
    }

    /// The next heap at which a regular mark is due.
    pub(super) fn due(&self) -> u64 {
        self.regular.last().map_or(0, Mark::next) + self.spacing
    }

    pub(super) fn push(&mut self, mark: Mark) {
        self.regular.push(mark);
        if self.regular.len() > MOST {
            // The first one stays, since everything can be had from it.
            let mut index = 0;
            self.regular.retain(|_| {
                index += 1;
                index % 2 == 1
            });
            self.spacing *= 2;
        }
        self.index();
    }

    /// The mark nearest before this heap or at it.
    pub(super) fn before(&self, heap: u64) -> Option<&Mark> {
        self.regular
            .iter()
            .chain(&self.chosen)
            .filter(|mark| mark.next() <= heap)
            .max_by_key(|mark| mark.next())
    }

    /// The first place among the last `count` of these numbers where those before it are the numbers of a mark, and the
    /// mark. `next` is the heap after them.
    pub(super) fn repeat(&self, numbers: &[u8], count: usize, next: u64) -> Option<(&Mark, u64)> {
        let start = numbers.len() - count;
        let ends = numbers[start + 1 - 8..].windows(8);
        for (end, window) in (start + 1..).zip(ends) {
            let bit = hash(window.first_chunk().expect("windows of eight"));
            if self.filter[bit / 64] >> (bit % 64) & 1 == 0 {
                continue;
            }
            let heap = next - (numbers.len() - end) as u64;
            let is_same = |mark: &&Mark| heap > mark.next() && numbers[..end].ends_with(&mark.numbers);
            // The nearest one has the least period.
            if let Some(mark) = self.regular.iter().rev().find(is_same) {
                return Some((mark, heap));
            }
        }
        None
    }

    /// The values of `len` heaps from this one on, all of them known before.
    pub(super) fn values(&self, space: &Space, heap: u64, len: usize) -> Vec<u16> {
        let mut values = Vec::with_capacity(len);
        let mut replay = Replay::new(self, space, heap);
        while values.len() < len {
            replay.next(len - values.len(), &mut values);
        }
        values
    }
}

/// Goes through values known before once more.
pub(super) struct Replay<'a> {
    space: &'a Space,
    heap: u64,
    chain: super::chain::Chain,
}

impl<'a> Replay<'a> {
    pub(super) fn new(marks: &Marks, space: &'a Space, heap: u64) -> Replay<'a> {
        let mark = marks
            .before(heap.max(space.values.len() as u64))
            .expect("the first mark follows the first values");
        let mut chain = space.chain(space.reach() as usize + 64, mark.first, mark.numbers.clone());
        while chain.next() < heap {
            let count = (heap - chain.next()).min(CHUNK as u64) as usize;
            chain.extend(count).unwrap_or_else(|_| unreachable!("the same values fitted before"));
        }
        Replay { space, heap, chain }
    }

    /// Appends values, at least one and at most `most`.
    pub(super) fn next(&mut self, most: usize, values: &mut Vec<u16>) {
        let known = self.space.values.len() as u64;
        let count = most.min(CHUNK);
        if self.heap < known {
            let first = &self.space.values[self.heap as usize..];
            let first = &first[..count.min(first.len())];
            values.extend_from_slice(first);
            self.heap += first.len() as u64;
        } else {
            self.chain.extend(count).unwrap_or_else(|_| unreachable!("the same values fitted before"));
            let numbers = (self.heap..).zip(self.chain.last(count));
            values.extend(numbers.map(|(heap, &number)| self.space.division.common(number, heap)));
            self.heap += count as u64;
        }
    }
}
