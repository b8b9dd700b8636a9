//! Why nodes and edges are not a graph to play on.

use core::fmt;

use super::MAX_NODES;

/// Why nodes and edges are not a graph to play on.
#[derive(Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum GraphError {
    /// More than [`MAX_NODES`] nodes.
    TooManyNodes {
        /// How many.
        nodes: usize,
    },
    /// An edge refers to a node outside `0..nodes`.
    NoSuchNode {
        /// The node.
        node: usize,
        /// How many there are.
        nodes: usize,
    },
}

impl fmt::Display for GraphError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GraphError::TooManyNodes { nodes } => {
                write!(f, "a graph of {nodes} nodes; the search takes up to {MAX_NODES}")
            }
            GraphError::NoSuchNode { node, nodes } => {
                write!(f, "edge to node {node}, but the nodes are 0..{nodes}")
            }
        }
    }
}

grundy_core::__debug_as_display!(GraphError);
impl core::error::Error for GraphError {}
