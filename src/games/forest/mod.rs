//! Deleting root paths: trees that are cut from the root down.
//!
//! Every tree of a forest is rooted at its lowest node. A move picks a node that is still there and deletes it with all
//! of its ancestors that are. What remains keeps its order of parents and children: the children of deleted nodes
//! become roots. Whoever cannot move loses. (Tsinghua training 2016; UOJ 266.)
//!
//! ```
//! use grundy::Nimber;
//! use grundy::games::Game;
//! use grundy::games::forest::{Forest, Move};
//!
//! // 0 is the parent of 1 and 2; 3 stands alone.
//! let forest = Forest::new(4, [(1, 0), (0, 2)])?;
//! assert_eq!(forest.nimber(), Nimber::new(2 ^ 1));
//! // Delete 0 and 1, which leaves 2 and 3, each by itself; or 0 and 2.
//! let solved = forest.solve();
//! assert_eq!(solved.roots(), [0, 3]);
//! let wins = [(0, Move { node: 1 }), (0, Move { node: 2 })];
//! assert!(solved.winning_moves(solved.roots()).unwrap().eq(wins));
//! # Ok::<(), grundy::games::forest::ForestError>(())
//! ```
//!
//! # The nimber
//!
//! Let X be the nim-sum of the nimbers of a node's children, each with its subtree. A move in that node's tree deletes
//! the node alone, which leaves X; or it goes on into a child c, of whose tree it leaves an option of some nimber v,
//! next to the other children: v ⊕ X ⊕ G(c). So the nimbers of the options, of which G is the mex, are
//!
//! S = {X} ∪ { v ⊕ G(c) ⊕ X : c a child, v in S(c) }.
//!
//! The sets are tries that share no node, in which ⊕ is a note at the root. Merging two takes time in proportion to the
//! nodes that vanish, and each node of the forest brings at most log n: O(n log n) time in all, and memory O(n log n)
//! at the worst. A set has no number above the size of its tree rounded up to a power of two. Nothing here recurses
//! along the forest.

mod solved;
mod trie;

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use grundy_core::Nimber;

pub use self::solved::{Move, Solved};
use self::trie::{Trie, Tries};

/// The nodes of the largest forest, 2^26.
pub const MAX_NODES: usize = 1 << 26;

/// A forest of the nodes `0..nodes`, up to [`MAX_NODES`]; 12 bytes a node.
#[derive(Clone, Debug)]
pub struct Forest {
    // Leads, in one step or several, to the lowest node of the tree.
    lower: Vec<u32>,
    degree: Vec<u32>,
    // The exclusive or of the neighbours: of one, when all others have gone.
    link: Vec<u32>,
}

impl Forest {
    /// The forest of these nodes and edges, in any order and direction.
    ///
    /// # Errors
    ///
    /// [`ForestError`] where there are more than [`MAX_NODES`] nodes, and where [`join`](Forest::join) has one.
    pub fn new<I>(nodes: usize, edges: I) -> Result<Forest, ForestError>
    where
        I: IntoIterator<Item = (usize, usize)>,
    {
        if nodes > MAX_NODES {
            return Err(ForestError::TooManyNodes { nodes });
        }
        let mut forest =
            Forest { lower: (0..nodes as u32).collect(), degree: vec![0; nodes], link: vec![0; nodes] };
        edges.into_iter().try_for_each(|(a, b)| forest.join(a, b))?;
        Ok(forest)
    }

    /// Adds an edge. O(log n), all edges taken together and averaged.
    ///
    /// # Errors
    ///
    /// [`ForestError`] where there is no such node, or where the two are in the same tree already. The forest stays as
    /// it was.
    pub fn join(&mut self, a: usize, b: usize) -> Result<(), ForestError> {
        let nodes = self.nodes();
        if let Some(node) = [a, b].into_iter().find(|&node| node >= nodes) {
            return Err(ForestError::NoSuchNode { node, nodes });
        }
        let (root_a, root_b) = (self.root(a as u32), self.root(b as u32));
        if root_a == root_b {
            return Err(ForestError::ClosesCycle { edge: (a, b) });
        }
        self.lower[root_a.max(root_b) as usize] = root_a.min(root_b);
        for (node, neighbour) in [(a, b), (b, a)] {
            self.degree[node] += 1;
            self.link[node] ^= neighbour as u32;
        }
        Ok(())
    }

    /// The number of nodes.
    pub fn nodes(&self) -> usize {
        self.lower.len()
    }

    /// The nimber of the forest. O(n log n).
    pub fn nimber(&self) -> Nimber {
        let Evaluation { roots, nimbers, .. } = self.evaluate();
        roots.iter().map(|&root| Nimber::from(nimbers[root as usize])).sum()
    }

    /// The nimber of each node with its subtree, as if that were all, by node. O(n log n).
    pub fn nimbers(&self) -> Vec<Nimber> {
        self.evaluate().nimbers.into_iter().map(Nimber::from).collect()
    }

    /// The forest with the nimbers of all positions that moves can lead to. O(n log n).
    pub fn solve(&self) -> Solved {
        Solved::new(self.evaluate())
    }

    /// The lowest node of the tree, found with shorter ways left behind.
    fn root(&mut self, mut node: u32) -> u32 {
        loop {
            let lower = self.lower[node as usize];
            if lower == node {
                return node;
            }
            let lowest = self.lower[lower as usize];
            self.lower[node as usize] = lowest;
            node = lowest;
        }
    }

    fn evaluate(&self) -> Evaluation {
        let nodes = self.nodes();
        let mut tries = Tries::default();
        // Of each node the union over its children c of S(c) ⊕ G(c), as far as they have been visited.
        let mut below = vec![Trie::EMPTY; nodes];
        let (mut nimbers, mut children) = (vec![0; nodes], vec![0; nodes]);
        let mut visit = |node: u32, parent: Option<u32>| {
            let sum: u32 = children[node as usize];
            let options = tries.toggle(below[node as usize], sum);
            let options = tries.insert(options, sum);
            let nimber = tries.mex(options);
            nimbers[node as usize] = nimber;
            if let Some(parent) = parent {
                let options = tries.toggle(options, nimber);
                below[parent as usize] = tries.merge(below[parent as usize], options);
                children[parent as usize] ^= nimber;
            }
        };

        // Leaves go one after the other, the roots last; the one neighbour that a leaf has left is its parent.
        let (mut degree, mut link) = (self.degree.clone(), self.link.clone());
        let is_root = |node: u32| self.lower[node as usize] == node;
        let mut peeled = Vec::with_capacity(nodes);
        for first in 0..nodes as u32 {
            let mut node = first;
            while degree[node as usize] == 1 && !is_root(node) {
                let parent = link[node as usize];
                visit(node, Some(parent));
                peeled.push((node, parent));
                degree[node as usize] = 0;
                degree[parent as usize] -= 1;
                link[parent as usize] ^= node;
                // A parent that comes later is seen to then.
                if parent > first {
                    break;
                }
                node = parent;
            }
        }
        let roots: Vec<u32> = (0..nodes as u32).filter(|&node| is_root(node)).collect();
        roots.iter().for_each(|&root| visit(root, None));
        Evaluation { roots, peeled, nimbers, children }
    }
}

struct Evaluation {
    roots: Vec<u32>,
    // All other nodes, each with its parent and after its children.
    peeled: Vec<(u32, u32)>,
    // Of each node with its subtree.
    nimbers: Vec<u32>,
    // Of each node the nim-sum of its children.
    children: Vec<u32>,
}

/// Why nodes and edges are not a forest to play on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ForestError {
    /// More than [`MAX_NODES`] nodes.
    TooManyNodes {
        /// How many.
        nodes: usize,
    },
    /// An edge names a node that there is not.
    NoSuchNode {
        /// The node.
        node: usize,
        /// How many there are.
        nodes: usize,
    },
    /// An edge joins two nodes of one tree.
    ClosesCycle {
        /// The edge.
        edge: (usize, usize),
    },
}

impl fmt::Display for ForestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            ForestError::TooManyNodes { nodes } => {
                write!(f, "a forest of {nodes} nodes; there can be up to {MAX_NODES}")
            }
            ForestError::NoSuchNode { node, nodes } => {
                write!(f, "an edge to node {node} of a forest with the nodes from 0 and below {nodes}")
            }
            ForestError::ClosesCycle { edge: (a, b) } => {
                write!(f, "the edge between {a} and {b} closes a cycle")
            }
        }
    }
}

impl core::error::Error for ForestError {}
