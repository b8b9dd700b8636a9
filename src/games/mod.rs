//! Other games: their rules, their nimbers, their winning moves.
//!
//! | game | a move | nimber |
//! |---|---|---|
//! | [`powers_of_two`] | takes 1, 2, 4, 8, … objects from a heap | remainder |
#![cfg_attr(
    feature = "alloc",
    doc = "\
| [`subtraction`] | takes one of certain amounts from a heap | table, for any size where a period is proved |
| [`tokens`] | takes a token along an arc of a graph | table of all nodes, O(arcs) |
| [`root_paths`] | deletes a node of a tree with its ancestors | O(n log n) |
| [`node_kayles`] | puts a counter on a node without occupied neighbours | search, up to a limit |
| [`river`] | puts a camera on the bank of a river | search, up to a limit |"
)]

#[cfg(feature = "alloc")]
#[cfg_attr(docsrs, doc(cfg(feature = "alloc")))]
pub mod node_kayles;
pub mod powers_of_two;
#[cfg(feature = "alloc")]
#[cfg_attr(docsrs, doc(cfg(feature = "alloc")))]
pub mod river;
#[cfg(feature = "alloc")]
#[cfg_attr(docsrs, doc(cfg(feature = "alloc")))]
pub mod root_paths;
#[cfg(feature = "alloc")]
#[cfg_attr(docsrs, doc(cfg(feature = "alloc")))]
pub mod subtraction;
#[cfg(feature = "alloc")]
#[cfg_attr(docsrs, doc(cfg(feature = "alloc")))]
pub mod tokens;
