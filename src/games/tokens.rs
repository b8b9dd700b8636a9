//! Tokens on a graph: a move takes one token along one arc. Whoever cannot move loses.
//!
//! The graph has no cycle; any number of tokens may stand on a node, and they are not in each other's way. So tokens
//! add up, and the nimber of one is the mex of those of the nodes that its arcs lead to. (Any impartial game without
//! draws is a token on the graph of its positions: Sprague 1935, Grundy 1939.)
//!
//! A [`Dag`] works out the nimbers of all its nodes when it is made, in time and memory O(nodes + arcs) and without
//! recursion, and names a cycle where there is one.
//!
//! ```
//! use grundy::Nimber;
//! use grundy::games::tokens::{self, Dag, Move};
//!
//! let dag = Dag::new(4, &[(2, 1), (2, 3), (1, 3), (1, 0), (3, 0)])?;
//! assert!(dag.nimbers().eq([0, 2, 0, 1].map(Nimber::new)));
//! assert_eq!(tokens::nim_sum(&dag, &[2, 1]), Some(Nimber::new(2)));
//! // One token follows the other, or the other goes to the end.
//! assert!(dag.winning_moves(&[2, 1]).unwrap().eq([Move { token: 0, to: 1 }, Move { token: 1, to: 0 }]));
//! # Ok::<(), tokens::DagError>(())
//! ```

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use grundy_core::{Nimber, Outcome};

/// The most arcs of a [`Dag`]: 2·10^9.
pub const MAX_ARCS: usize = 2_000_000_000;

/// In place of a nimber: the search has not come to this node.
const UNSEEN: u16 = u16::MAX;

/// In place of a nimber: the search is on its way through this node's options.
const ON_PATH: u16 = u16::MAX - 1;

/// A node whose options are being looked at.
#[derive(Clone, Copy)]
struct Visit {
    node: u32,
    /// Which option comes next.
    next: u32,
    /// The options' nimbers modulo 64.
    low: u64,
    largest: u16,
}

/// The cycle that an arc from the end of `path` back to `to` closes, beginning with its least node.
fn cycle(path: &[Visit], to: u32) -> Vec<u32> {
    let mut nodes: Vec<u32> = path.iter().map(|visit| visit.node).skip_while(|&node| node != to).collect();
    let least = (0..nodes.len()).min_by_key(|&at| nodes[at]).unwrap_or_default();
    nodes.rotate_left(least);
    nodes
}

/// A directed acyclic graph as a game, with the nimbers of all its nodes.
///
/// A move takes the token along one arc; whoever cannot move loses. Nodes are the numbers that the caller gives them,
/// and arcs may run up or down as they like: the graph finds its own order, without recursion. Several tokens make a
/// sum.
///
/// Building takes O(nodes + arcs) time, depth first. Kept are four bytes an arc and six a node; while it is built, 24
/// bytes more are in use for each node on the deepest path that the search follows.
///
/// ```
/// use grundy::Nimber;
/// use grundy::games::tokens::{Dag, Move};
///
/// // 3 -> 1 -> 0, 3 -> 0, and 2 -> 1.
/// let dag = Dag::new(4, &[(3, 1), (1, 0), (3, 0), (2, 1)])?;
/// assert!(dag.nimbers().eq([0, 1, 0, 2].map(Nimber::new)));
/// assert_eq!(dag.options(3), Some(&[1, 0][..]));
///
/// // A token on 3 and one on 1 make nimber 2 ^ 1; the one winning move makes them equal.
/// let moves: Vec<Move> = dag.winning_moves(&[3, 1]).expect("both are nodes").collect();
/// assert_eq!(moves, [Move { token: 0, to: 1 }]);
/// # Ok::<(), grundy::games::tokens::DagError>(())
/// ```
#[derive(Clone)]
pub struct Dag {
    /// Where each node's options begin, and at last where they all end.
    first: Vec<u32>,
    options: Vec<u32>,
    // A node of nimber g reaches nodes of nimbers g − 1, …, 0, which have at least that many options each: g(g + 1)/2
    // arcs. So MAX_ARCS keeps every nimber below 63,250, and half the width makes the random reads of an evaluation
    // cheaper.
    nimbers: Vec<u16>,
}

impl Dag {
    /// The game on the nodes `0..nodes` with these arcs, each from a node to one of its options. Repeats do no harm.
    ///
    /// # Errors
    ///
    /// [`DagError`], where an arc has no such node, the arcs contain a cycle, or there are more than [`MAX_ARCS`].
    pub fn new(nodes: u32, arcs: &[(u32, u32)]) -> Result<Dag, DagError> {
        if arcs.len() > MAX_ARCS {
            return Err(DagError::Arcs { found: arcs.len() });
        }
        let len = nodes as usize;
        let mut first = vec![0_u32; len + 1];
        let mut upwards = 0;
        for (index, &(from, to)) in arcs.iter().enumerate() {
            if from >= nodes || to >= nodes {
                return Err(DagError::NoSuchNode { index, node: if from < nodes { to } else { from } });
            }
            first[from as usize] += 1;
            upwards += usize::from(from < to);
        }
        let mut end = 0;
        for first in &mut first {
            (*first, end) = (end, end + *first);
        }
        let mut options = vec![0; arcs.len()];
        for &(from, to) in arcs {
            let place = &mut first[from as usize];
            options[*place as usize] = to;
            *place += 1;
        }
        // Each node's place has moved on to where the next one begins.
        first.copy_within(..len, 1);
        first[0] = 0;

        let mut dag = Dag { first, options, nimbers: vec![UNSEEN; len] };
        // The search runs deep only where arcs lead to nodes that it has not come to.
        if upwards > arcs.len() / 2 {
            dag.evaluate((0..nodes).rev())?;
        } else {
            dag.evaluate(0..nodes)?;
        }
        Ok(dag)
    }

    /// Works out the nimbers: depth first, so that each node is finished after all of its options.
    fn evaluate(&mut self, nodes: impl Iterator<Item = u32>) -> Result<(), DagError> {
        let mut path: Vec<Visit> = Vec::new();
        let mut seen: Vec<bool> = Vec::new();
        for root in nodes {
            let mut entered = (self.nimbers[root as usize] == UNSEEN).then_some(root);
            loop {
                if let Some(node) = entered.take() {
                    self.nimbers[node as usize] = ON_PATH;
                    path.push(Visit { node, next: self.first[node as usize], low: 0, largest: 0 });
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
                    visit.low |= 1 << (nimber & 63);
                    visit.largest = visit.largest.max(nimber);
                }
                if let Some(to) = entered {
                    if self.nimbers[to as usize] == ON_PATH {
                        return Err(DagError::Cycle { nodes: cycle(&path, to) });
                    }
                    continue;
                }
                let Visit { node, low, largest, .. } = *visit;
                path.pop();
                self.nimbers[node as usize] = if largest < 64 {
                    low.trailing_ones() as u16
                } else {
                    // One word was not enough: once more, with a set.
                    seen.clear();
                    seen.resize(usize::from(largest) + 1, false);
                    for &to in self.slice(node) {
                        seen[usize::from(self.nimbers[to as usize])] = true;
                    }
                    // It fits, as the field says.
                    seen.iter().take_while(|&&seen| seen).count() as u16
                };
            }
        }
        Ok(())
    }

    fn slice(&self, node: u32) -> &[u32] {
        let node = node as usize;
        &self.options[self.first[node] as usize..self.first[node + 1] as usize]
    }

    /// The number of nodes.
    pub fn nodes(&self) -> u32 {
        self.nimbers.len() as u32
    }

    /// The nodes one arc away from `node`, in the order of the arcs and with their repeats; `None` for no such node.
    pub fn options(&self, node: u32) -> Option<&[u32]> {
        (node < self.nodes()).then(|| self.slice(node))
    }

    /// The nimber of a token on `node`; `None` for no such node.
    #[inline]
    pub fn nimber(&self, node: u32) -> Option<Nimber> {
        self.nimbers.get(node as usize).map(|&nimber| nimber.into())
    }

    /// The nimbers of all nodes, in the order of their numbers.
    pub fn nimbers(&self) -> impl ExactSizeIterator<Item = Nimber> + DoubleEndedIterator + '_ {
        self.nimbers.iter().map(|&nimber| nimber.into())
    }

    /// All winning moves of a sum: for each token in turn, the options that make the nim-sum zero. A repeated arc is a
    /// repeated move. `None` where a token stands on no node.
    ///
    /// Nothing is worked out before it is asked for, so the first move alone is cheap.
    pub fn winning_moves<'a>(&'a self, tokens: &'a [u32]) -> Option<impl Iterator<Item = Move> + 'a> {
        let sum = tokens.iter().map(|&token| self.nimber(token)).sum::<Option<Nimber>>()?;
        // In a P-position every token would have to keep its nimber, which no move does.
        let tokens = if sum.outcome() == Outcome::P { &[] } else { tokens };
        Some(tokens.iter().enumerate().flat_map(move |(token, &node)| {
            let wanted = self.nimbers[node as usize] ^ sum.get() as u16;
            let options = self.slice(node).iter().copied();
            options.filter(move |&to| self.nimbers[to as usize] == wanted).map(move |to| Move { token, to })
        }))
    }
}

/// The nimber of tokens on these nodes, or `None` where one stands on no node. O(tokens).
pub fn nim_sum(dag: &Dag, tokens: &[u32]) -> Option<Nimber> {
    tokens.iter().map(|&token| dag.nimber(token)).sum()
}

/// Its shape, not its arcs: graphs are large.
impl fmt::Debug for Dag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Dag")
            .field("nodes", &self.nimbers.len())
            .field("arcs", &self.options.len())
            .finish_non_exhaustive()
    }
}

/// A move in a sum of tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The index of the token that moves.
    pub token: usize,
    /// The node to which it moves.
    pub to: u32,
}

/// Why arcs are no game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DagError {
    /// An arc has an end that is no node.
    NoSuchNode {
        /// The arc's place among the arcs given, from 0.
        index: usize,
        /// The end that is no node.
        node: u32,
    },
    /// Some arcs form a cycle, so that play might never end.
    Cycle {
        /// All nodes of one cycle along its arcs, beginning with the least: each has an arc to the next, and the last has one
        /// to the first.
        nodes: Vec<u32>,
    },
    /// There are more arcs than [`MAX_ARCS`].
    Arcs {
        /// How many there are.
        found: usize,
    },
}

/// Names at most eight nodes of a cycle, and says how many there are.
impl fmt::Display for DagError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const SHOWN: usize = 8;
        match self {
            DagError::NoSuchNode { index, node } => {
                write!(f, "arc {} ends at {node}, which is no node", index + 1)
            }
            DagError::Cycle { nodes } => {
                f.write_str("the arcs ")?;
                nodes.iter().take(SHOWN).try_for_each(|node| write!(f, "{node} -> "))?;
                if nodes.len() > SHOWN {
                    f.write_str("... -> ")?;
                }
                let first = nodes.first().copied().unwrap_or_default();
                write!(f, "{first} form a cycle of length {}", nodes.len())
            }
            DagError::Arcs { found } => write!(f, "{found} arcs; at most {MAX_ARCS} are allowed"),
        }
    }
}

impl core::error::Error for DagError {}
