//! The nimbers of a graph's nodes, each after those of its options.

use alloc::vec::Vec;

use super::{Dag, DagError};

/// In place of a nimber: the search has not come to this node.
const UNSEEN: u16 = u16::MAX;

/// In place of a nimber: the search is on its way through this node's options.
const ON_PATH: u16 = u16::MAX - 1;

/// As many options as leave no nimber above 63, so that one word holds them all.
const FEW: u32 = 63;

/// What an evaluation needs besides the graph.
#[derive(Default)]
pub(super) struct Scratch {
    path: Vec<Visit>,
    stamps: Vec<u32>,
}

/// A node whose options are being looked at.
#[derive(Clone, Copy)]
struct Visit {
    node: u32,
    /// Which option comes next.
    next: u32,
    /// The nimbers of the options before it, as far as they are below 64.
    seen: u64,
}

/// The cycle that an arc from the end of `path` back to `to` closes, beginning with its least node.
fn cycle(path: &[Visit], to: u32) -> Vec<u32> {
    let mut nodes: Vec<u32> = path.iter().map(|visit| visit.node).skip_while(|&node| node != to).collect();
    let least = (0..nodes.len()).min_by_key(|&at| nodes[at]).expect("`to` is on the path");
    nodes.rotate_left(least);
    nodes
}

/// The bit of a nimber, where it is below 64.
#[inline]
fn bit(nimber: u16) -> u64 {
    u64::from(nimber < 64) << (nimber & 63)
}

impl Dag {
    /// Works out the nimbers of a graph whose options are nodes.
    pub(super) fn evaluate(&mut self, scratch: &mut Scratch) -> Result<(), DagError> {
        let len = self.first.len() - 1;
        let arcs = self.options.len();
        let out_of_memory = |_| DagError::OutOfMemory { nodes: len, arcs };
        self.nimbers.clear();
        self.nimbers.try_reserve_exact(len).map_err(out_of_memory)?;
        self.nimbers.resize(len, UNSEEN);

        // How many arcs lead to lower nodes and to higher ones, and the most options that a node has.
        let (mut down, mut up, mut most) = (0, 0, 0);
        for (node, ends) in (0..).zip(self.first.windows(2)) {
            let options = &self.options[ends[0] as usize..ends[1] as usize];
            down += options.iter().filter(|&&to| to < node).count();
            up += options.iter().filter(|&&to| to > node).count();
            most = most.max(ends[1] - ends[0]);
        }
        // A stamp for each nimber that a node can have.
        scratch.stamps.clear();
        if most > FEW {
            let stamps = most as usize + 1;
            scratch.stamps.try_reserve_exact(stamps).map_err(out_of_memory)?;
            scratch.stamps.resize(stamps, u32::MAX);
        }
        let nodes = 0..len as u32;
        if down == arcs {
            nodes.for_each(|node| self.settle(node, &mut scratch.stamps));
            Ok(())
        } else if up == arcs {
            nodes.rev().for_each(|node| self.settle(node, &mut scratch.stamps));
            Ok(())
        // The search runs deep only where arcs lead to nodes that it has not come to.
        } else if up > down {
            self.search(nodes.rev(), scratch)
        } else {
            self.search(nodes, scratch)
        }
    }

    /// Works out the nimber of a node all of whose options have theirs.
    #[inline]
    fn settle(&mut self, node: u32, stamps: &mut [u32]) {
        let options = self.slice(node);
        let nimber = if options.len() <= FEW as usize {
            let seen = options.iter().fold(0, |seen, &to| seen | bit(self.nimbers[to as usize]));
            seen.trailing_ones() as u16
        } else {
            for &to in options {
                stamps[usize::from(self.nimbers[to as usize])] = node;
            }
            // It is no more than the number of options, and fits, as the field says.
            stamps.iter().take_while(|&&stamp| stamp == node).count() as u16
        };
        self.nimbers[node as usize] = nimber;
    }

    /// Works out the nimbers depth first, so that each node is finished after all of its options.
    fn search(
        &mut self,
        nodes: impl Iterator<Item = u32>,
        Scratch { path, stamps }: &mut Scratch,
    ) -> Result<(), DagError> {
        path.clear();
        for root in nodes {
            let mut entered = (self.nimbers[root as usize] == UNSEEN).then_some(root);
            loop {
                if let Some(node) = entered.take() {
                    self.nimbers[node as usize] = ON_PATH;
                    if path.try_reserve(1).is_err() {
                        let (nodes, arcs) = (self.nimbers.len(), self.options.len());
                        return Err(DagError::OutOfMemory { nodes, arcs });
                    }
                    path.push(Visit { node, next: self.first[node as usize], seen: 0 });
                }
                let Some(visit) = path.last_mut() else { break };
                let end = self.first[visit.node as usize + 1];
                for &to in &self.options[visit.next as usize..end as usize] {
                    let nimber = self.nimbers[to as usize];
                    if nimber >= ON_PATH {
                        entered = Some(to);
                        break;
                    }
                    visit.next += 1;
                    visit.seen |= bit(nimber);
                }
                if let Some(to) = entered {
                    if self.nimbers[to as usize] == ON_PATH {
                        return Err(DagError::Cycle { nodes: cycle(path, to) });
                    }
                    continue;
                }
                let Visit { node, seen, .. } = *visit;
                path.pop();
                // One word holds the mex, unless it is full.
                match seen {
                    u64::MAX => self.settle(node, stamps),
                    _ => self.nimbers[node as usize] = seen.trailing_ones() as u16,
                }
            }
        }
        Ok(())
    }
}
