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

use grundy_core::Nimber;
pub use grundy_core::dag::{Dag, DagError, MAX_ARCS, Move};

/// The nimber of tokens on these nodes, or `None` where one stands on no node. O(tokens).
pub fn nim_sum(dag: &Dag, tokens: &[u32]) -> Option<Nimber> {
    tokens.iter().map(|&token| dag.nimber(token)).sum()
}
