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
    /// The line of each arc.
    pub places: Vec<Token<'a>>,
}

impl Graph<'_> {
    /// Reads one arc or one node a line: `3 1`, `3-1`, `3 -> 1` or `3`.
    pub fn read(text: &Text) -> Result<Graph<'_>, Error> {
        let mut lines = Vec::new();
        for line in text.lines() {
            if let Some((from, to)) = ends(line)? {
                let number = |node: Token<'_>| node.number::<u64>("the number of a node");
                lines.push((line, number(from)?, to.map(number).transpose()?));
            }
        }
        let labels: BTreeSet<u64> =
            lines.iter().flat_map(|&(_, from, to)| [Some(from), to]).flatten().collect();
        let labels: Vec<u64> = labels.into_iter().collect();
        if labels.is_empty() {
            return Err(text.ends("an arc, such as 3 1"));
        }
        let node = |label| labels.binary_search(&label).expect("every number was collected") as u32;
        let arcs = lines.iter().filter_map(|&(line, from, to)| Some(((node(from), node(to?)), line)));
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

/// The ends of the arc on a line, or the single node; `None` on an empty line. What they are is not looked at yet.
fn ends(line: Token<'_>) -> Result<Option<(Token<'_>, Option<Token<'_>>)>, Error> {
    fn node(line: Token<'_>) -> (Token<'_>, Token<'_>) {
        let ends_node = |char: char| is_space(char) || "->".contains(char);
        let line = line.trim_start();
        line.split_at(line.text.find(ends_node).unwrap_or(line.text.len()))
    }
    let (from, rest) = node(line);
    let rest = rest.trim_start();
    if rest.text.is_empty() {
        return Ok((!from.text.is_empty()).then_some((from, None)));
    }
    let arrow = ["->", "-"].into_iter().find(|arrow| rest.text.starts_with(arrow)).map_or(0, str::len);
    let (to, rest) = node(rest.split_at(arrow).1);
    let rest = rest.trim_start();
    match rest.text.is_empty() {
        true => Ok(Some((from, Some(to)))),
        false => Err(rest.unexpected("the end of the line: one arc a line")),
    }
}

/// The nodes of a connected part, ascending, and its edges as places among them.
type Part = (Vec<usize>, Vec<(usize, usize)>);

/// The connected parts of a graph, by their lowest nodes.
pub fn parts(graph: &Graph<'_>) -> Vec<Part> {
    let mut above: Vec<usize> = (0..graph.labels.len()).collect();
    fn lowest(above: &mut [usize], mut node: usize) -> usize {
        while above[node] != node {
            above[node] = above[above[node]];
            node = above[node];
        }
        node
    }
    for &(a, b) in &graph.arcs {
        let (a, b) = (lowest(&mut above, a as usize), lowest(&mut above, b as usize));
        above[a.max(b)] = a.min(b);
    }
    let mut parts: Vec<Part> = Vec::new();
    // Of each node the part, and its place there; a part is met first at its lowest node.
    let mut places: Vec<(usize, usize)> = Vec::new();
    for node in 0..graph.labels.len() {
        let lowest = lowest(&mut above, node);
        let part = if lowest == node { parts.len() } else { places[lowest].0 };
        if part == parts.len() {
            parts.push(Part::default());
        }
        places.push((part, parts[part].0.len()));
        parts[part].0.push(node);
    }
    for &(a, b) in &graph.arcs {
        let ((part, a), (_, b)) = (places[a as usize], places[b as usize]);
        parts[part].1.push((a, b));
    }
    parts
}
