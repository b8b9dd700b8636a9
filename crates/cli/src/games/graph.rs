//! Graphs: nodes with numbers of the writer's choice, and arcs or edges between them.

use std::collections::BTreeMap;

use crate::failure::Failure;
use crate::input::{Text, Token};

/// A graph whose nodes are 0 to the number of labels, in the order of their labels.
pub struct Graph {
    /// The nodes' own numbers, ascending.
    pub labels: Vec<u64>,
    /// The arcs or edges, in the order of the text.
    pub arcs: Vec<(u32, u32)>,
}

impl Graph {
    /// Reads one arc or one node a line: `3 1`, `3-1`, `3 -> 1` or `3`.
    pub fn read(text: &Text) -> Result<Graph, Failure> {
        let mut lines = Vec::new();
        for line in text.lines() {
            let mut nodes = Vec::new();
            for node in line.split(|separator| separator.is_whitespace() || "->".contains(separator)) {
                if nodes.len() == 2 {
                    return Err(node.unexpected("the end of the line: one arc a line"));
                }
                nodes.push(node.number::<u64>("the number of a node")?);
            }
            lines.push(nodes);
        }
        let labels: BTreeMap<u64, ()> = lines.iter().flatten().map(|&label| (label, ())).collect();
        let labels: Vec<u64> = labels.into_keys().collect();
        if labels.is_empty() {
            return Err(text.ends("an arc, such as 3 1"));
        }
        let node = |label| labels.binary_search(label).unwrap_or_default() as u32;
        let arcs = lines.iter().filter_map(|nodes| match &nodes[..] {
            [from, to] => Some((node(from), node(to))),
            _ => None,
        });
        Ok(Graph { arcs: arcs.collect(), labels })
    }

    /// The node of this number.
    pub fn node(&self, token: Token<'_>) -> Result<u32, Failure> {
        let label: u64 = token.number("the number of a node")?;
        match self.labels.binary_search(&label) {
            Ok(node) => Ok(node as u32),
            Err(_) => Err(token.unexpected("a node of the graph")),
        }
    }
}
