//! Tokens on a graph: a move takes one token along one arc. The player who cannot move loses.
//!
//! The graph has no cycle; any number of tokens may be on a node, and they are not in each other's way. So tokens
//! add up, and the nimber of one is the mex of those of the nodes that its arcs lead to. (Any impartial game without
//! draws is a token on the graph of its positions: Sprague 1935, Grundy 1939.)
//!
//! A [`Dag`] works out the nimbers of all its nodes when it is made, in time and memory O(nodes + arcs) and without
//! recursion, and names a cycle where there is one.
//!
//! ```
//! use grundy::Nimber;
//! use grundy::games::Game;
//! use grundy::games::tokens::{Dag, DagError, Move};
//!
//! let dag = Dag::new(4, &[(2, 1), (2, 3), (1, 3), (1, 0), (3, 0)])?;
//! assert!(dag.nimbers().eq([0, 2, 0, 1].map(Nimber::new)));
//! assert_eq!(dag.nim_sum(&[2, 1]), Some(Nimber::new(2)));
//! // One token follows the other, or the other goes to the end.
//! assert!(dag.winning_moves(&[2, 1]).unwrap().eq([(0, Move { to: 1 }), (1, Move { to: 0 })]));
//! # Ok::<(), DagError>(())
//! ```

mod build;
mod error;
mod evaluate;

use alloc::vec::Vec;
use core::iter::FusedIterator;
use core::{fmt, slice};

use grundy_core::Nimber;

use super::game::{Game, move_of_one_number};

pub use self::build::{DagBuilder, NewNode};
pub use self::error::DagError;

/// The most arcs of a [`Dag`]: 2·10^9.
pub const MAX_ARCS: usize = 2_000_000_000;

/// A directed acyclic graph as a game, with the nimbers of all its nodes.
///
/// A move takes the token along one arc; the player who cannot move loses. Nodes are the numbers that the caller gives
/// them, and arcs may run up or down as they like: the graph finds its own order, without recursion. Several tokens
/// make a sum.
///
/// Building takes O(nodes + arcs) time, depth first. Kept are four bytes an arc and six a node; while it is built, 24
/// bytes more are in use for each node on the deepest path that the search follows.
///
/// ```
/// use grundy::Nimber;
/// use grundy::games::Game;
/// use grundy::games::tokens::{Dag, Move};
///
/// // 3 -> 1 -> 0, 3 -> 0, and 2 -> 1.
/// let dag = Dag::new(4, &[(3, 1), (1, 0), (3, 0), (2, 1)])?;
/// assert!(dag.nimbers().eq([0, 1, 0, 2].map(Nimber::new)));
/// assert_eq!(dag.options(3), Some(&[1, 0][..]));
///
/// // A token on 3 and one on 1 make nimber 2 ^ 1; the one winning move makes them equal.
/// let moves: Vec<_> = dag.winning_moves(&[3, 1]).expect("both are nodes").collect();
/// assert_eq!(moves, [(0, Move { to: 1 })]);
/// # Ok::<(), grundy::games::tokens::DagError>(())
/// ```
#[derive(Clone, Default)]
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
    fn slice(&self, node: u32) -> &[u32] {
        let node = node as usize;
        &self.options[self.first[node] as usize..self.first[node + 1] as usize]
    }

    /// The number of nodes.
    #[must_use]
    pub fn nodes(&self) -> u32 {
        self.nimbers.len() as u32
    }

    /// The nodes one arc away from `node`, in the order of the arcs and with their repeats; `None` for no such node.
    #[must_use]
    pub fn options(&self, node: u32) -> Option<&[u32]> {
        (node < self.nodes()).then(|| self.slice(node))
    }

    /// The nimber of a token on `node`; `None` for no such node.
    #[inline]
    #[must_use]
    pub fn nimber(&self, node: u32) -> Option<Nimber> {
        self.nimbers.get(node as usize).map(|&nimber| nimber.into())
    }

    /// The nimbers of all nodes, in the order of their numbers.
    pub fn nimbers(&self) -> Nimbers<'_> {
        Nimbers(self.nimbers.iter())
    }
}

/// The nimbers of all nodes of a [`Dag`], in the order of their numbers. Made by [`Dag::nimbers`].
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy"]
pub struct Nimbers<'a>(slice::Iter<'a, u16>);

impl Iterator for Nimbers<'_> {
    type Item = Nimber;

    fn next(&mut self) -> Option<Nimber> {
        self.0.next().map(|&nimber| nimber.into())
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}

impl DoubleEndedIterator for Nimbers<'_> {
    fn next_back(&mut self) -> Option<Nimber> {
        self.0.next_back().map(|&nimber| nimber.into())
    }
}

impl ExactSizeIterator for Nimbers<'_> {}
impl FusedIterator for Nimbers<'_> {}

move_of_one_number! {
    /// A move of a token.
    "to ", "",
    /// The node to which it moves, one arc away.
    to: u32
}

/// A position is the node of a token; none that the graph does not have is known. A repeated arc is a repeated move.
impl Game for Dag {
    type Position = u32;
    type Move = Move;
    type Parts = [u32; 1];

    fn nimber(&self, &node: &u32) -> Option<Nimber> {
        self.nimber(node)
    }

    fn moves(&self, &node: &u32) -> impl Iterator<Item = Move> {
        self.options(node).unwrap_or(&[]).iter().map(|&to| Move { to })
    }

    fn play(&self, &node: &u32, Move { to }: Move) -> Option<[u32; 1]> {
        self.options(node)?.contains(&to).then_some([to])
    }

    fn moves_to(&self, node: &u32, wanted: Nimber) -> impl Iterator<Item = Move> {
        Game::moves(self, node).filter(move |mv| self.nimber(mv.to) == Some(wanted))
    }
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
