//! The forest as a game: positions, moves and who wins.

use alloc::collections::TryReserveError;
use alloc::vec::Vec;

use grundy_core::Nimber;

use super::{Evaluation, filled};
use crate::games::game::{Game, move_of_one_number};

/// A forest whose nimbers have been worked out: a [`Game`] in which a position is a node with its whole subtree. Made by
/// [`Forest::solve`](super::Forest::solve).
///
/// Whatever a move leaves is a sum of such positions.
#[derive(Clone, Debug)]
pub struct Solved {
    roots: Vec<u32>,
    /// Of a root itself.
    parents: Vec<u32>,
    // The children of node i are at `first[i]..first[i + 1]`.
    first: Vec<u32>,
    children: Vec<u32>,
    // Of each node with its subtree.
    nimbers: Vec<u32>,
    // Of each node the nim-sum of its children.
    sums: Vec<u32>,
}

impl Solved {
    pub(super) fn new(evaluation: Evaluation) -> Result<Solved, TryReserveError> {
        let Evaluation { roots, peeled, nimbers, children: sums } = evaluation;
        let nodes = nimbers.len();
        let mut parents = filled(0_u32, nodes)?;
        (0..).zip(&mut parents).for_each(|(node, parent)| *parent = node);
        let mut first = filled(0, nodes + 1)?;
        for &(node, parent) in &peeled {
            parents[node as usize] = parent;
            first[parent as usize + 1] += 1;
        }
        for node in 0..nodes {
            first[node + 1] += first[node];
        }
        let mut free = filled(0, nodes + 1)?;
        free.copy_from_slice(&first);
        let mut children = filled(0, peeled.len())?;
        for node in (0..nodes as u32).filter(|&node| parents[node as usize] != node) {
            let place = &mut free[parents[node as usize] as usize];
            children[*place as usize] = node;
            *place += 1;
        }
        Ok(Solved { roots, parents, first, children, nimbers, sums })
    }

    /// The roots of the trees, in rising order: the board to begin with.
    #[must_use]
    pub fn roots(&self) -> &[u32] {
        &self.roots
    }

    /// The parent of a node; `None` for a root, and for no node of the forest.
    #[must_use]
    pub fn parent(&self, node: u32) -> Option<u32> {
        self.parents.get(node as usize).copied().filter(|&parent| parent != node)
    }

    /// The children of a node, in rising order; none for no node of the forest.
    #[must_use]
    pub fn children(&self, node: u32) -> &[u32] {
        let node = node as usize;
        match (self.first.get(node), self.first.get(node + 1)) {
            (Some(&start), Some(&end)) => &self.children[start as usize..end as usize],
            _ => &[],
        }
    }

    /// The nodes of a subtree, every parent before its children, each with the nim-sum that the subtree is left with
    /// when a move picks it.
    fn picks(&self, root: u32) -> impl Iterator<Item = (u32, u32)> {
        let sum = self.sums.get(root as usize);
        let mut waiting: Vec<(u32, u32)> = sum.map(|&sum| (root, sum)).into_iter().collect();
        core::iter::from_fn(move || {
            let (node, left) = waiting.pop()?;
            // Below a child remains what its parent leaves, without the child itself.
            let of_child =
                |&child: &u32| (child, left ^ self.nimbers[child as usize] ^ self.sums[child as usize]);
            waiting.extend(self.children(node).iter().rev().map(of_child));
            Some((node, left))
        })
    }
}

move_of_one_number! {
    /// A move: deletes a node and all of its ancestors that are still there.
    "delete ", "",
    /// The node.
    node: u32
}

impl Game for Solved {
    type Position = u32;
    type Move = Move;
    type Parts = Vec<u32>;

    fn nimber(&self, &root: &u32) -> Option<Nimber> {
        self.nimbers.get(root as usize).map(|&nimber| nimber.into())
    }

    /// Every parent before its children.
    fn moves(&self, &root: &u32) -> impl Iterator<Item = Move> {
        self.picks(root).map(|(node, _)| Move { node })
    }

    fn play(&self, &root: &u32, Move { node }: Move) -> Option<Vec<u32>> {
        let mut left = self.children(node).to_vec();
        let mut below = node;
        while below != root {
            let above = self.parent(below)?;
            left.extend(self.children(above).iter().filter(|&&child| child != below));
            below = above;
        }
        ((root as usize) < self.parents.len()).then_some(left)
    }

    /// O(1) a node of the subtree.
    fn moves_to(&self, &root: &u32, wanted: Nimber) -> impl Iterator<Item = Move> {
        self.picks(root).filter(move |&(_, left)| Nimber::from(left) == wanted).map(|(node, _)| Move { node })
    }
}
