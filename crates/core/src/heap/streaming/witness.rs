//! Whether the rare values below a common one are values of options.

use alloc::collections::BTreeSet;
use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Reverse;

use super::chain::Chain;
use super::division::Division;
use super::kernel::{LANES, Pair};

/// The least bound on the small parts that are tried in any order, and the most.
const TRIED: (usize, usize) = (64, 1024);
/// How many pairs are kept for each rare value, likely ones first.
const LIKELY: usize = 256;
/// How many heaps the choice of pairs is measured by.
const SAMPLE: usize = 1024;
/// How many pairs are tried for all heaps alike, at most.
const FIRST: usize = 96;

/// Looks for splits with a small common part that have the rare values.
///
/// Most are found by pairs that serve 32 heaps at once, chosen so that they leave little. What they leave is looked for
/// heap by heap: first with partners of frequent values, then with small parts in ascending order. So the bound on the
/// small parts does not depend on the choice of pairs.
pub(super) struct Witness {
    splits: Vec<usize>,
    /// The pairs of options of one heap that have rare values.
    whole: Vec<Pair>,
    /// The common heaps that serve as small parts, ascending, with their numbers.
    parts: Vec<(u32, u8)>,
    /// By the parity of rare values and the number of a common one: the numbers of the rare values below it.
    below: [[u64; 64]; 2],
    division: Division,
    first: Vec<Pair>,
    likely: Vec<Vec<Pair>>,
    tried: usize,
    depth: u64,
}

/// A heap for which a rare value below its least common one was met in no split with a small enough part.
pub(super) struct Unsettled {
    pub(super) heap: u64,
}

impl Witness {
    /// `parts` are the common heaps that serve as small parts, with their numbers; `last_rare` is the last rare heap.
    pub(super) fn new(
        division: Division,
        splits: Vec<usize>,
        whole: Vec<Pair>,
        parts: Vec<(u32, u8)>,
        last_rare: u64,
    ) -> Witness {
        let below = [0, 1].map(|rare_parity| {
            let mut below = [0; 64];
            for (number, below) in (0..).zip(&mut below) {
                let common = division.value(number, 1 - rare_parity);
                let rare = (0..64).filter(|&rare| division.value(rare, rare_parity) < common);
                *below = rare.fold(0, |set, rare| set | 1 << rare);
            }
            below
        });
        let tried = (last_rare.min(TRIED.1 as u64) as usize).max(TRIED.0);
        Witness {
            splits,
            whole,
            parts,
            below,
            division,
            first: Vec::new(),
            likely: vec![Vec::new(); 64],
            tried,
            depth: tried as u64,
        }
    }

    /// A bound on the small part that a rare value took, over all heaps so far.
    pub(super) fn depth(&self) -> u64 {
        self.depth
    }

    /// Continues with a bound known before.
    pub(super) fn set_depth(&mut self, depth: u64) {
        self.depth = self.depth.max(depth);
    }

    /// The numbers of the rare values below the value of a heap.
    fn below(&self, heap: u64, number: u8) -> u64 {
        self.below[usize::from(self.division.rare_parity(heap))][usize::from(number)]
    }

    fn pairs(&self, most: usize) -> impl Iterator<Item = Pair> + '_ {
        let parts = self.parts.iter().take_while(move |&&(part, _)| part as usize <= most);
        let split = parts.flat_map(|&(part, number)| {
            self.splits.iter().map(move |&place| Pair { distance: place as u32 + part, number })
        });
        self.whole.iter().copied().chain(split)
    }

    /// Chooses the pairs to try first by the last heaps.
    pub(super) fn choose(&mut self, chain: &Chain) {
        let numbers = chain.numbers();
        let mut frequency = [0_u32; 64];
        chain
            .last(numbers.len().min(16 * SAMPLE))
            .iter()
            .for_each(|&number| frequency[usize::from(number)] += 1);

        let all: Vec<Pair> = self.pairs(self.tried).collect();
        for rare in 0..64_u8 {
            let mut likely = all.clone();
            // A split has this value where the partner's number is that of the pair with the rare value's added.
            likely.iter_mut().for_each(|pair| pair.number ^= rare);
            likely.sort_by_key(|pair| (Reverse(frequency[usize::from(pair.number & 63)]), pair.distance));
            likely.truncate(LIKELY);
            self.likely[usize::from(rare)] = likely;
        }

        // Greedily: each time the pair that shows most of what is left, as long as it is worth its 32nd share.
        let start = numbers.len() - SAMPLE;
        let mut left: Vec<(usize, u64)> = (start..numbers.len())
            .map(|at| (at, self.below(chain.next() - (numbers.len() - at) as u64, numbers[at])))
            .collect();
        self.first.clear();
        let candidates: BTreeSet<(u32, u8)> =
            all.iter().take(TRIED.0 * 4).map(|pair| (pair.distance, pair.number)).collect();
        let shown = |pair: (u32, u8), at: usize| 1_u64 << ((numbers[at - pair.0 as usize] ^ pair.1) & 63);
        while self.first.len() < FIRST {
            let shows = |pair| left.iter().filter(|&&(at, set)| set & shown(pair, at) != 0).count();
            let best = candidates.iter().map(|&pair| (shows(pair), Reverse(pair))).max();
            let Some((count, Reverse(pair))) = best.filter(|(count, _)| *count > SAMPLE / 250) else { break };
            debug_assert!(count <= left.len());
            left.iter_mut().for_each(|(at, set)| *set &= !shown(pair, *at));
            left.retain(|&(_, set)| set != 0);
            self.first.push(Pair { distance: pair.0, number: pair.1 });
        }
    }

    /// Finds the rare values below those of the last `count` heaps of the chain among their options' values.
    pub(super) fn check(&mut self, chain: &Chain, count: usize) -> Result<(), Unsettled> {
        let numbers = chain.numbers();
        let end = numbers.len();
        let heap = |at: usize| chain.next() - (end - at) as u64;
        let (kernel, pages) = chain.kernel();
        let mut left = [0; LANES];
        let mut at = end - count;
        while at < end {
            // The last 64 may overlap those before.
            let block = at.min(end - LANES);
            let below =
                [0, 1].map(|next| &self.below[usize::from(self.division.rare_parity(heap(block) + next))]);
            let mut some = kernel.unshown(numbers, block, &self.first, below, pages, &mut left);
            while some != 0 {
                let lane = some.trailing_zeros() as usize;
                some &= some - 1;
                self.look(numbers, block + lane, left[lane])
                    .map_err(|()| Unsettled { heap: heap(block + lane) })?;
            }
            at += LANES;
        }
        Ok(())
    }

    /// Looks for some rare values by themselves.
    fn look(&mut self, numbers: &[u8], at: usize, mut left: u64) -> Result<(), ()> {
        while left != 0 {
            let rare = left.trailing_zeros() as u8;
            left &= left - 1;
            let is_shown = |pair: &Pair| numbers[at - pair.distance as usize] == pair.number;
            if self.likely[usize::from(rare)].iter().any(is_shown) {
                continue;
            }
            let shows = |&&(part, number): &&(u32, u8)| {
                self.splits.iter().any(|place| numbers[at - place - part as usize] ^ number == rare)
            };
            let whole = self.whole.iter().any(|pair| is_shown(&Pair { number: pair.number ^ rare, ..*pair }));
            let part = if whole { 0 } else { self.parts.iter().find(shows).ok_or(())?.0 };
            self.depth = self.depth.max(u64::from(part));
        }
        Ok(())
    }
}
