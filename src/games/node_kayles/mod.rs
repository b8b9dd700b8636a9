//! Node Kayles: counters on the nodes of a graph, no two of them neighbours.
//!
//! A move puts a counter on a node that has none and no neighbour with one. The player who cannot move loses. So a move
//! takes its node and that node's neighbours out of the graph, and the game goes on on what is left. (Schaefer, *On the
//! complexity of some two-person perfect-information games*, 1978: to tell who wins a graph is PSPACE-complete.)
//!
//! What is left may fall into parts without an edge between them, and those add up. On a path this is Dawson's Chess,
//! the octal game .137: 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, … for 0, 1, 2, … nodes.
//!
//! ```
//! use grundy::Nimber;
//! use grundy::games::Game;
//! use grundy::games::node_kayles::{Move, NodeKayles};
//!
//! let path = NodeKayles::new(5, [(0, 1), (1, 2), (2, 3), (3, 4)])?;
//! assert_eq!(path.nimber(), Some(Nimber::new(3)));
//! // The counter in the middle leaves two single nodes, which cancel.
//! let solved = path.solve().expect("it is small");
//! assert!(solved.winning_moves(solved.graphs()).unwrap().eq([(0, Move { node: 2 })]));
//! # Ok::<(), grundy::games::node_kayles::GraphError>(())
//! ```
//!
//! # How it is found
//!
//! By the definition, on connected sets of nodes: what a move leaves is split into its connected parts, every part is
//! worked out once and remembered, and the option is the nim-sum of its parts. Nothing better than exponential time is
//! known, so graphs end at [`MAX_NODES`] nodes and the search at [`MAX_OPTIONS`] options. That is enough for every
//! graph of 17 nodes, all sets of which have 17·2^16 nodes together. Graphs that fall apart stay far below it: a path
//! of n nodes has n(n + 1)/2 connected sets.

mod error;

use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;
use core::iter::FusedIterator;

use grundy_core::{Nimber, mex};

pub use self::error::GraphError;
use super::game::{Game, move_of_one_number};

/// The nodes of the largest graph: a set of nodes is one `u128`.
pub const MAX_NODES: usize = 128;

/// How many options an evaluation works out before it gives up: 2^21.
pub const MAX_OPTIONS: usize = 1 << 21;

/// A graph to play Node Kayles on: the nodes `0..nodes`, up to [`MAX_NODES`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NodeKayles {
    // For each node the set of itself and its neighbours: what a counter takes out.
    taken: Vec<u128>,
}

impl NodeKayles {
    /// The graph of these nodes and edges. An edge that comes twice, or joins a node to itself, changes nothing.
    ///
    /// # Errors
    ///
    /// [`GraphError`] where there are more than [`MAX_NODES`] nodes, or an edge names a node outside of `0..nodes`.
    pub fn new<I>(nodes: usize, edges: I) -> Result<NodeKayles, GraphError>
    where
        I: IntoIterator<Item = (usize, usize)>,
    {
        if nodes > MAX_NODES {
            return Err(GraphError::TooManyNodes { nodes });
        }
        let mut taken: Vec<u128> = (0..nodes).map(|node| 1 << node).collect();
        for (a, b) in edges {
            for (node, neighbour) in [(a, b), (b, a)] {
                if neighbour >= nodes {
                    return Err(GraphError::NoSuchNode { node: neighbour, nodes });
                }
                if let Some(taken) = taken.get_mut(node) {
                    *taken |= 1 << neighbour;
                }
            }
        }
        Ok(NodeKayles { taken })
    }

    /// The number of nodes.
    #[must_use]
    pub fn nodes(&self) -> usize {
        self.taken.len()
    }

    /// The nimber of the graph without counters, or `None` where that takes more than [`MAX_OPTIONS`] options.
    ///
    /// Time is O(s·n·(n + log s)), and memory O(s), for s connected sets of nodes that moves can lead to.
    #[must_use]
    pub fn nimber(&self) -> Option<Nimber> {
        self.nimber_within(&mut { MAX_OPTIONS })
    }

    /// The nimber of the graph without counters, or `None` where that takes more than this many options, from which
    /// those that were worked out are subtracted.
    ///
    /// Memory is up to some 50 bytes an option.
    pub fn nimber_within(&self, options: &mut usize) -> Option<Nimber> {
        Search::of(self, options).sum(self.all())
    }

    /// The game with the nimbers of all positions that moves can lead to; `None` as for
    /// [`nimber`](NodeKayles::nimber). Time and memory are the same.
    #[must_use]
    pub fn solve(&self) -> Option<Solved> {
        self.solve_within(&mut { MAX_OPTIONS })
    }

    /// As [`solve`](NodeKayles::solve), with the options of [`nimber_within`](NodeKayles::nimber_within).
    pub fn solve_within(&self, options: &mut usize) -> Option<Solved> {
        let mut search = Search::of(self, options);
        search.sum(self.all())?;
        let Search { found, .. } = search;
        Some(Solved { graphs: parts(&self.taken, self.all()).collect(), taken: self.taken.clone(), found })
    }

    fn all(&self) -> u128 {
        self.taken.iter().fold(0, |all, taken| all | taken)
    }
}

/// A graph whose positions have all been worked out, once: a [`Game`] in which a position is a set of nodes, node `i`
/// at bit `i`. Made by [`NodeKayles::solve`].
///
/// A set of nodes that no moves lead to has no known nimber.
#[derive(Clone, Debug)]
pub struct Solved {
    taken: Vec<u128>,
    graphs: Vec<u128>,
    found: BTreeMap<u128, u8>,
}

impl Solved {
    /// The connected parts of the graph without counters: the board to begin with.
    #[must_use]
    pub fn graphs(&self) -> &[u128] {
        &self.graphs
    }

    /// The connected parts of a set of nodes, by their lowest nodes. Nodes that the graph does not have are left out.
    pub fn parts(&self, nodes: u128) -> Parts<'_> {
        parts(&self.taken, nodes & self.taken.iter().fold(0, |all, taken| all | taken))
    }
}

move_of_one_number! {
    /// A move: puts a counter on a node.
    "take ", "",
    /// The node, which goes with its neighbours.
    node: usize
}

impl Game for Solved {
    type Position = u128;
    type Move = Move;
    type Parts = Vec<u128>;

    /// O(parts · log s) for s connected sets of nodes.
    fn nimber(&self, &nodes: &u128) -> Option<Nimber> {
        if nodes.checked_ilog2().is_some_and(|highest| highest as usize >= self.taken.len()) {
            return None;
        }
        let nimber = |part: u128| match part.is_power_of_two() {
            true => Some(Nimber::new(1)),
            false => self.found.get(&part).map(|&nimber| nimber.into()),
        };
        parts(&self.taken, nodes).map(nimber).sum()
    }

    fn moves(&self, &nodes: &u128) -> impl Iterator<Item = Move> {
        (0..self.taken.len()).filter(move |node| nodes >> node & 1 == 1).map(|node| Move { node })
    }

    /// The connected parts of what is left.
    fn play(&self, &nodes: &u128, Move { node }: Move) -> Option<Vec<u128>> {
        let taken = self.taken.get(node)?;
        (nodes >> node & 1 == 1).then(|| self.parts(nodes & !taken).collect())
    }
}

fn parts(taken: &[u128], nodes: u128) -> Parts<'_> {
    Parts { taken, nodes }
}

/// The connected parts of a set of nodes, by their lowest nodes. Made by [`Solved::parts`].
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy"]
pub struct Parts<'a> {
    taken: &'a [u128],
    nodes: u128,
}

impl Iterator for Parts<'_> {
    type Item = u128;

    fn next(&mut self) -> Option<u128> {
        if self.nodes == 0 {
            return None;
        }
        let part = part(self.taken, self.nodes);
        self.nodes &= !part;
        Some(part)
    }
}

impl FusedIterator for Parts<'_> {}

/// The connected part with the lowest of these nodes.
fn part(taken: &[u128], nodes: u128) -> u128 {
    let mut part = nodes & nodes.wrapping_neg();
    let mut edge = part;
    while edge != 0 {
        let node = edge.trailing_zeros() as usize;
        let new = taken[node] & nodes & !part;
        part |= new;
        edge = edge & (edge - 1) | new;
    }
    part
}

/// An evaluation under way.
struct Search<'a> {
    taken: &'a [u128],
    // By connected set. A nimber never exceeds the number of options, so a byte holds it.
    found: BTreeMap<u128, u8>,
    // The options' values of every set under way, the innermost last.
    options: Vec<Nimber>,
    // How many more of them may be worked out.
    left: &'a mut usize,
}

impl<'a> Search<'a> {
    fn of(graph: &'a NodeKayles, left: &'a mut usize) -> Search<'a> {
        Search { taken: &graph.taken, found: BTreeMap::new(), options: vec![], left }
    }

    /// The nimber of any set of nodes.
    fn sum(&mut self, mut nodes: u128) -> Option<Nimber> {
        let mut sum = Nimber::ZERO;
        while nodes != 0 {
            let part = part(self.taken, nodes);
            sum ^= self.connected(part)?;
            nodes &= !part;
        }
        Some(sum)
    }

    /// The nimber of a connected set. Calls nest as deep as counters fit on the graph.
    fn connected(&mut self, nodes: u128) -> Option<Nimber> {
        if nodes.is_power_of_two() {
            return Some(Nimber::new(1));
        }
        if let Some(&nimber) = self.found.get(&nodes) {
            return Some(nimber.into());
        }
        let first = self.options.len();
        let mut rest = nodes;
        while rest != 0 {
            let node = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            *self.left = self.left.checked_sub(1)?;
            let option = self.sum(nodes & !self.taken[node])?;
            self.options.push(option);
        }
        let nimber = mex(self.options[first..].iter().copied());
        self.options.truncate(first);
        self.found.insert(nodes, u8::try_from(nimber).ok()?);
        Some(nimber)
    }
}
