//! Graphs: nodes with numbers of the writer's choice, and arcs or edges between them.

use std::collections::BTreeSet;

use crate::Error;
use crate::text::{Text, Token, is_space};

/// A graph whose nodes are 0 to the number of labels, in the order of their labels.
pub struct Graph<'a> {
    /// The nodes' own numbers, ascending.
    pub labels: Vec<u64>,
    /// The arcs or edges, in the order of the text.
    pub arcs: Vec<(u32, u32)>,
    /// Where each arc stands.
    pub places: Vec<Token<'a>>,
}

impl Graph<'_> {
    /// Reads one arc or one node a line: `3 1`, `3-1`, `3 -> 1` or `3`.
    pub fn read(text: &Text) -> Result<Graph<'_>, Error> {
        let mut lines = Vec::new();
        for line in text.lines() {
            let mut nodes = Vec::new();
            for node in line.split(|separator| is_space(separator) || "->".contains(separator)) {
                if nodes.len() == 2 {
                    return Err(node.unexpected("the end of the line: one arc a line"));
                }
                nodes.push(node.number::<u64>("the number of a node")?);
            }
            lines.push((line, nodes));
        }
        let labels: BTreeSet<u64> = lines.iter().flat_map(|(_, nodes)| nodes.iter().copied()).collect();
        let labels: Vec<u64> = labels.into_iter().collect();
        if labels.is_empty() {
            return Err(text.ends("an arc, such as 3 1"));
        }
        let node = |label| labels.binary_search(label).unwrap_or_default() as u32;
        let arcs = lines.iter().filter_map(|(line, nodes)| match &nodes[..] {
            [from, to] => Some(((node(from), node(to)), *line)),
            _ => None,
        });
        let (arcs, places) = arcs.unzip();
        Ok(Graph { labels, arcs, places })
    }

    /// The node of this number.
    pub fn node(&self, token: Token<'_>) -> Result<u32, Error> {
        let label: u64 = token.number("the number of a node")?;
        match self.labels.binary_search(&label) {
            Ok(node) => Ok(node as u32),
            Err(_) => Err(token.unexpected("a node of the graph")),
        }
    }
}

/// The neighbours of each node.
pub fn neighbours(nodes: usize, edges: &[(u32, u32)]) -> Vec<Vec<u32>> {
    let mut neighbours = vec![Vec::new(); nodes];
    for &(a, b) in edges {
        neighbours[a as usize].push(b);
        neighbours[b as usize].push(a);
    }
    neighbours
}

/// The connected parts, each in breadth-first order from its lowest node: every node but the first has a neighbour
/// before it, which comes with it.
pub fn parts(neighbours: &[Vec<u32>]) -> Vec<Vec<(u32, Option<u32>)>> {
    let mut seen = vec![false; neighbours.len()];
    let mut parts = Vec::new();
    for first in 0..neighbours.len() as u32 {
        if std::mem::replace(&mut seen[first as usize], true) {
            continue;
        }
        let mut part = vec![(first, None)];
        let mut next = 0;
        while let Some(&(node, _)) = part.get(next) {
            next += 1;
            for &beside in &neighbours[node as usize] {
                if !std::mem::replace(&mut seen[beside as usize], true) {
                    part.push((beside, Some(node)));
                }
            }
        }
        parts.push(part);
    }
    parts
}
