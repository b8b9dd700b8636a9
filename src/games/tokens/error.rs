//! Why arcs are not a game.

use alloc::vec::Vec;
use core::fmt;

use super::MAX_ARCS;

/// Why arcs are not a game.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum DagError {
    /// An arc has an end that is not a node.
    NoSuchNode {
        /// The arc's place among the arcs given, from 0.
        index: usize,
        /// The end that is not a node.
        node: u32,
    },
    /// Some arcs form a cycle, so that play might never end.
    Cycle {
        /// All nodes of one cycle along its arcs, beginning with the least: each has an arc to the next, and the last
        /// has one to the first.
        nodes: Vec<u32>,
    },
    /// There are more arcs than [`MAX_ARCS`].
    Arcs {
        /// How many there are.
        found: usize,
    },
    /// There is not enough memory for the graph.
    OutOfMemory {
        /// How many nodes there were by then.
        nodes: usize,
        /// How many arcs there were by then.
        arcs: usize,
    },
}

/// Names at most eight nodes of a cycle, and says how many there are.
impl fmt::Display for DagError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const SHOWN: usize = 8;
        match self {
            DagError::NoSuchNode { index, node } => {
                write!(f, "arc {} ends at {node}, which is not a node", index + 1)
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
            DagError::OutOfMemory { nodes, arcs } => {
                write!(f, "not enough memory for a graph of {nodes} nodes and {arcs} arcs")
            }
            DagError::Arcs { found } => write!(f, "{found} arcs; at most {MAX_ARCS} are allowed"),
        }
    }
}

grundy_core::__debug_as_display!(DagError);
impl core::error::Error for DagError {}
