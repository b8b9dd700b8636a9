//! Deleting root paths: trees that are cut from the root down.
//!
//! Every tree of a forest is rooted at its lowest node. A move picks a node that is still there and deletes it with all
//! of its ancestors that are. What remains keeps its order of parents and children: the children of deleted nodes
//! become roots. The player who cannot move loses. (Tsinghua training 2016; UOJ 266.)
//!
//! ```
//! use grundy::Nimber;
//! use grundy::games::Game;
//! use grundy::games::forest::{Forest, Move};
//!
//! // 0 is the parent of 1 and 2; 3 is alone.
//! let forest = Forest::new(4, [(1, 0), (0, 2)])?;
//! assert_eq!(forest.nimber()?, Nimber::new(2 ^ 1));
//! // Delete 0 and 1, which leaves 2 and 3, each by itself; or 0 and 2.
//! let solved = forest.solve()?;
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

use alloc::collections::TryReserveError;
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
    /// [`ForestError`] where [`add_nodes`](Forest::add_nodes) or [`join`](Forest::join) has one.
    pub fn new<I>(nodes: usize, edges: I) -> Result<Forest, ForestError>
    where
        I: IntoIterator<Item = (usize, usize)>,
    {
        let mut forest = Forest { lower: Vec::new(), degree: Vec::new(), link: Vec::new() };
        forest.add_nodes(nodes)?;
        edges.into_iter().try_for_each(|(a, b)| forest.join(a, b))?;
        Ok(forest)
    }

    /// Adds nodes without edges. O(1) each.
    ///
    /// # Errors
    ///
    /// [`ForestError`] where there are more than [`MAX_NODES`] then, and where there is not enough memory for them. The
    /// forest stays as it was.
    pub fn add_nodes(&mut self, more: usize) -> Result<(), ForestError> {
        let nodes = self.nodes().saturating_add(more);
        if nodes > MAX_NODES {
            return Err(ForestError::TooManyNodes { nodes });
        }
        let Forest { lower, degree, link } = self;
        for list in [&mut *lower, &mut *degree, &mut *link] {
            list.try_reserve(more).map_err(|_| ForestError::OutOfMemory { nodes })?;
        }
        lower.extend(lower.len() as u32..nodes as u32);
        degree.resize(nodes, 0);
        link.resize(nodes, 0);
        Ok(())
    }

    /// Adds an edge. O(log n), all edges taken together and averaged.
    ///
    /// # Errors
    ///
    /// [`ForestError`] where a node does not exist, or where the two are in the same tree already. The forest stays as
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
    #[must_use]
    pub fn nodes(&self) -> usize {
        self.lower.len()
    }

    /// The nimber of the forest. O(n log n).
    ///
    /// # Errors
    ///
    /// [`ForestError::OutOfMemory`].
    pub fn nimber(&self) -> Result<Nimber, ForestError> {
        let Evaluation { roots, nimbers, .. } = self.evaluate()?;
        Ok(roots.iter().map(|&root| Nimber::from(nimbers[root as usize])).sum())
    }

    /// The nimber of each node with its subtree, as if that were all, by node. O(n log n).
    ///
    /// # Errors
    ///
    /// [`ForestError::OutOfMemory`].
    pub fn nimbers(&self) -> Result<Vec<Nimber>, ForestError> {
        let evaluated = self.evaluate()?.nimbers;
        let mut nimbers = Vec::new();
        nimbers.try_reserve_exact(evaluated.len()).map_err(|_| self.out_of_memory())?;
        nimbers.extend(evaluated.into_iter().map(Nimber::from));
        Ok(nimbers)
    }

    /// The forest with the nimbers of all positions that moves can lead to. O(n log n).
    ///
    /// # Errors
    ///
    /// [`ForestError::OutOfMemory`].
    pub fn solve(&self) -> Result<Solved, ForestError> {
        Solved::new(self.evaluate()?).map_err(|_| self.out_of_memory())
    }

    fn out_of_memory(&self) -> ForestError {
        ForestError::OutOfMemory { nodes: self.nodes() }
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

    fn evaluate(&self) -> Result<Evaluation, ForestError> {
        let nodes = self.nodes();
        let out_of_memory = |_: TryReserveError| self.out_of_memory();
        let mut tries = Tries::default();
        // Of each node the union over its children c of S(c) ⊕ G(c), as far as they have been visited.
        let mut below = filled(Trie::EMPTY, nodes).map_err(out_of_memory)?;
        let mut nimbers = filled(0, nodes).map_err(out_of_memory)?;
        let mut children = filled(0, nodes).map_err(out_of_memory)?;
        let mut visit = |node: u32, parent: Option<u32>| {
            tries.make_room()?;
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
            Ok(())
        };

        // Leaves go one after the other, the roots last; the one neighbour that a leaf has left is its parent.
        let mut degree = filled(0, nodes).map_err(out_of_memory)?;
        degree.copy_from_slice(&self.degree);
        let mut link = filled(0, nodes).map_err(out_of_memory)?;
        link.copy_from_slice(&self.link);
        let is_root = |node: u32| self.lower[node as usize] == node;
        let trees = (0..nodes as u32).filter(|&node| is_root(node)).count();
        let (mut peeled, mut roots) = (Vec::new(), Vec::new());
        peeled.try_reserve_exact(nodes - trees).map_err(out_of_memory)?;
        roots.try_reserve_exact(trees).map_err(out_of_memory)?;
        for first in 0..nodes as u32 {
            let mut node = first;
            while degree[node as usize] == 1 && !is_root(node) {
                let parent = link[node as usize];
                visit(node, Some(parent)).map_err(out_of_memory)?;
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
        roots.extend((0..nodes as u32).filter(|&node| is_root(node)));
        roots.iter().try_for_each(|&root| visit(root, None)).map_err(out_of_memory)?;
        Ok(Evaluation { roots, peeled, nimbers, children })
    }
}

/// A list of equal items.
fn filled<T: Clone>(item: T, len: usize) -> Result<Vec<T>, TryReserveError> {
    let mut list = Vec::new();
    list.try_reserve_exact(len)?;
    list.resize(len, item);
    Ok(list)
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
#[derive(Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum ForestError {
    /// More than [`MAX_NODES`] nodes.
    TooManyNodes {
        /// How many.
        nodes: usize,
    },
    /// There is not enough memory for the forest.
    OutOfMemory {
        /// How many nodes it has.
        nodes: usize,
    },
    /// An edge refers to a node outside `0..nodes`.
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
            ForestError::OutOfMemory { nodes } => {
                write!(f, "not enough memory for a forest of {nodes} nodes")
            }
            ForestError::NoSuchNode { node, nodes } => {
                write!(f, "edge to node {node}, but the nodes are 0..{nodes}")
            }
            ForestError::ClosesCycle { edge: (a, b) } => {
                write!(f, "the edge between {a} and {b} closes a cycle")
            }
        }
    }
}

grundy_core::__debug_as_display!(ForestError);
impl core::error::Error for ForestError {}
