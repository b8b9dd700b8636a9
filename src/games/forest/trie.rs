//! Sets of numbers that are merged, toggled by exclusive or, and asked for their mex.
//!
//! A set is a binary trie whose last six levels are one word, and whose full subtrees are not stored. Toggling leaves a
//! note at the root, which is passed down when someone looks below.

use alloc::collections::TryReserveError;
use alloc::vec::Vec;

/// A set of the numbers below 64·2^`height`. Its nodes are in the [`Tries`] that made it.
#[derive(Clone, Copy)]
pub(super) struct Trie {
    // A word at height 0, else a node; or one of the two below.
    root: u32,
    height: u32,
}

/// The root of an empty subtree.
const NONE: u32 = u32::MAX;
/// The root of a full subtree. Toggling it changes nothing.
const FULL: u32 = u32::MAX - 1;

impl Trie {
    pub(super) const EMPTY: Trie = Trie { root: NONE, height: 0 };
}

/// The nodes of many tries. What a merge leaves over is not used again.
#[derive(Default)]
pub(super) struct Tries {
    nodes: Vec<Node>,
    words: Vec<u64>,
}

#[derive(Clone, Copy)]
struct Node {
    // Below and from the middle of the range, before `toggle` is passed down.
    halves: [u32; 2],
    toggle: u32,
}

/// The most nodes that the steps for one node of a forest add: an insertion adds one for each of the at most 20 levels,
/// and each of the five times that a trie is lifted likewise.
const NODES: usize = 6 * 20;

impl Tries {
    /// Makes sure that the next steps find room: two togglings, an insertion and a merge.
    pub(super) fn make_room(&mut self) -> Result<(), TryReserveError> {
        self.nodes.try_reserve(NODES)?;
        self.words.try_reserve(1)
    }

    /// The set with a number below 2^26 as well. O(log).
    pub(super) fn insert(&mut self, trie: Trie, number: u32) -> Trie {
        let trie = self.lift(trie, height_for(number));
        Trie { root: self.insert_below(trie.root, trie.height, number), ..trie }
    }

    fn insert_below(&mut self, root: u32, height: u32, number: u32) -> u32 {
        let bit = 1_u64 << (number % 64);
        match root {
            FULL => FULL,
            NONE if height == 0 => {
                self.words.push(bit);
                self.words.len() as u32 - 1
            }
            _ if height == 0 => {
                let word = &mut self.words[root as usize];
                *word |= bit;
                if *word == u64::MAX { FULL } else { root }
            }
            _ => {
                let root = if root == NONE { self.node([NONE; 2]) } else { root };
                let mut halves = self.halves(root, height);
                let half = &mut halves[(number >> (5 + height) & 1) as usize];
                *half = self.insert_below(*half, height - 1, number);
                self.with_halves(root, halves)
            }
        }
    }

    /// Every number of the set exclusive or `by`, which is below 2^26. O(1) but for making room.
    pub(super) fn toggle(&mut self, trie: Trie, by: u32) -> Trie {
        let trie = self.lift(trie, height_for(by));
        self.toggle_below(trie.root, trie.height, by);
        trie
    }

    fn toggle_below(&mut self, root: u32, height: u32, by: u32) {
        match root {
            NONE | FULL => {}
            _ if height == 0 => {
                let word = &mut self.words[root as usize];
                *word = toggled(*word, by);
            }
            _ => self.nodes[root as usize].toggle ^= by,
        }
    }

    /// The union. It takes one of the sets apart, and time in proportion to the nodes that it saves.
    pub(super) fn merge(&mut self, one: Trie, other: Trie) -> Trie {
        let height = one.height.max(other.height);
        let (one, other) = (self.lift(one, height), self.lift(other, height));
        Trie { root: self.merge_below(one.root, other.root, height), height }
    }

    fn merge_below(&mut self, one: u32, other: u32, height: u32) -> u32 {
        match (one, other) {
            (FULL, _) | (_, FULL) => FULL,
            (NONE, root) | (root, NONE) => root,
            _ if height == 0 => {
                self.words[one as usize] |= self.words[other as usize];
                if self.words[one as usize] == u64::MAX { FULL } else { one }
            }
            _ => {
                let [low, high] = self.halves(one, height);
                let [other_low, other_high] = self.halves(other, height);
                let low = self.merge_below(low, other_low, height - 1);
                let high = self.merge_below(high, other_high, height - 1);
                self.with_halves(one, [low, high])
            }
        }
    }

    /// The smallest number that is not in the set. O(log).
    pub(super) fn mex(&self, trie: Trie) -> u32 {
        let (mut root, mut height) = (trie.root, trie.height);
        let (mut mex, mut toggle) = (0, 0);
        loop {
            match root {
                NONE => return mex,
                FULL => return mex + (64 << height),
                _ if height == 0 => {
                    return mex + toggled(self.words[root as usize], toggle).trailing_ones();
                }
                _ => {}
            }
            let node = self.nodes[root as usize];
            toggle ^= node.toggle;
            height -= 1;
            let swapped = toggle >> (6 + height) & 1;
            let low = node.halves[swapped as usize];
            root = if low == FULL { node.halves[1 - swapped as usize] } else { low };
            mex += if low == FULL { 64 << height } else { 0 };
        }
    }

    /// The same set with room for larger numbers.
    fn lift(&mut self, trie: Trie, height: u32) -> Trie {
        let mut root = trie.root;
        if root != NONE {
            for _ in trie.height..height {
                root = self.node([root, NONE]);
            }
        }
        Trie { root, height: trie.height.max(height) }
    }

    fn node(&mut self, halves: [u32; 2]) -> u32 {
        self.nodes.push(Node { halves, toggle: 0 });
        self.nodes.len() as u32 - 1
    }

    /// The halves of a node, once its toggle has been passed down to them.
    fn halves(&mut self, root: u32, height: u32) -> [u32; 2] {
        let Node { halves: [low, high], toggle } = self.nodes[root as usize];
        let middle = 1 << (5 + height);
        let halves = if toggle & middle == 0 { [low, high] } else { [high, low] };
        for half in halves {
            self.toggle_below(half, height - 1, toggle & (middle - 1));
        }
        halves
    }

    /// The node with new halves and nothing to pass down.
    fn with_halves(&mut self, root: u32, halves: [u32; 2]) -> u32 {
        if halves == [FULL; 2] {
            return FULL;
        }
        self.nodes[root as usize] = Node { halves, toggle: 0 };
        root
    }
}

/// The height of the smallest trie with room for a number.
fn height_for(number: u32) -> u32 {
    (u32::BITS - number.leading_zeros()).saturating_sub(6)
}

/// The word in which bit i ^ `by` is bit i of this one, by the last six bits of `by`.
fn toggled(mut word: u64, by: u32) -> u64 {
    const LOWER: [u64; 6] = [
        0x5555_5555_5555_5555,
        0x3333_3333_3333_3333,
        0x0f0f_0f0f_0f0f_0f0f,
        0x00ff_00ff_00ff_00ff,
        0x0000_ffff_0000_ffff,
        0x0000_0000_ffff_ffff,
    ];
    for (bit, lower) in LOWER.into_iter().enumerate() {
        if by >> bit & 1 == 1 {
            let shift = 1 << bit;
            word = (word & lower) << shift | word >> shift & lower;
        }
    }
    word
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::collections::BTreeSet;
    use proptest::prelude::*;

    #[derive(Clone, Debug)]
    enum Step {
        Insert(u32),
        Toggle(u32),
        // Full runs, which random numbers hardly ever make.
        Fill(u32),
        Merge(BTreeSet<u32>),
    }

    fn step() -> impl Strategy<Value = Step> {
        prop_oneof![
            (0_u32..2000).prop_map(Step::Insert),
            (0_u32..2000).prop_map(Step::Toggle),
            (0_u32..600).prop_map(Step::Fill),
            prop::collection::btree_set(0_u32..2000, 0..200).prop_map(Step::Merge),
        ]
    }

    proptest! {
        #[test]
        fn a_trie_is_a_set(steps in prop::collection::vec(step(), 0..40)) {
            let mut tries = Tries::default();
            let (mut trie, mut set) = (Trie::EMPTY, BTreeSet::new());
            for step in steps {
                match step {
                    Step::Insert(number) => {
                        trie = tries.insert(trie, number);
                        set.insert(number);
                    }
                    Step::Toggle(by) => {
                        trie = tries.toggle(trie, by);
                        set = set.into_iter().map(|number| number ^ by).collect();
                    }
                    Step::Fill(end) => {
                        trie = (0..end).fold(trie, |trie, number| tries.insert(trie, number));
                        set.extend(0..end);
                    }
                    Step::Merge(others) => {
                        let other = others.iter().fold(Trie::EMPTY, |trie, &number| tries.insert(trie, number));
                        trie = tries.merge(trie, other);
                        set.extend(others);
                    }
                }
                prop_assert_eq!(Some(tries.mex(trie)), (0..).find(|number| !set.contains(number)));
            }
        }
    }
}
