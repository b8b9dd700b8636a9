//! Tokens on a directed graph.

use std::rc::Rc;

use grundy::games::Game;
use grundy::games::tokens::{Dag, DagError};

use super::graph::Graph;
use super::{Move, Part, Sum, Win};
use crate::Error;
use crate::text::Text;

/// A graph with its nimbers.
struct Board {
    dag: Dag,
    labels: Vec<u64>,
}

/// Tokens, each on a node.
pub struct Tokens {
    board: Rc<Board>,
    nodes: Vec<u32>,
}

impl Tokens {
    /// Reads a graph, and the nodes on which tokens stand.
    pub fn read(graph: &Text, positions: &Text) -> Result<Tokens, Error> {
        let graph = Graph::read(graph)?;
        let nodes = positions.tokens().map(|token| graph.node(token)).collect::<Result<Vec<_>, _>>()?;
        if nodes.is_empty() {
            return Err(positions.ends("the node of a token"));
        }
        let dag = Dag::new(graph.labels.len() as u32, &graph.arcs).map_err(|error| match error {
            // In the writer's own numbers.
            DagError::Cycle { nodes } => {
                let labels = nodes.iter().chain(nodes.first()).take(9);
                let labels: Vec<String> =
                    labels.map(|&node| graph.labels[node as usize].to_string()).collect();
                Error::Input(format!(
                    "the graph has a cycle of length {}: {}",
                    nodes.len(),
                    labels.join(" -> ")
                ))
            }
            error => Error::Input(error.to_string()),
        })?;
        Ok(Tokens { board: Rc::new(Board { dag, labels: graph.labels }), nodes })
    }

    fn label(&self, node: u32) -> u64 {
        self.board.labels[node as usize]
    }

    fn nimber(&self, node: u32) -> u64 {
        self.board.dag.nimber(node).unwrap_or_default().get()
    }

    fn options(&self, node: u32) -> &[u32] {
        self.board.dag.options(node).unwrap_or_default()
    }

    fn words(&self, from: u32, to: u32) -> (String, String) {
        (format!("{} -> {}", self.label(from), self.label(to)), self.label(to).to_string())
    }
}

impl Sum for Tokens {
    fn game(&self) -> String {
        "dag".to_owned()
    }

    fn part_name(&self) -> &'static str {
        "token"
    }

    fn parts(&self) -> Vec<Part> {
        let part = |&node: &u32| {
            let options = self.options(node);
            const SHOWN: usize = 8;
            let mut listed: Vec<String> = options
                .iter()
                .take(SHOWN)
                .map(|&to| format!("{}:{}", self.label(to), self.nimber(to)))
                .collect();
            if options.len() > SHOWN {
                listed.push("...".to_owned());
            }
            let why = match listed.is_empty() {
                true => "no arc leads on".to_owned(),
                false => format!("mex of its options' nimbers, {}", listed.join(" ")),
            };
            Part {
                position: self.label(node).to_string(),
                nimber: self.nimber(node),
                why,
                marks: String::new(),
            }
        };
        self.nodes.iter().map(part).collect()
    }

    fn nim_sum(&self) -> u64 {
        self.nodes.iter().fold(0, |sum, &node| sum ^ self.nimber(node))
    }

    fn moves(&self) -> Box<dyn Iterator<Item = Move> + '_> {
        Box::new(self.nodes.iter().enumerate().flat_map(move |(index, &from)| {
            self.options(from).iter().map(move |&to| {
                let (text, leaves) = self.words(from, to);
                let mut nodes = self.nodes.clone();
                nodes[index] = to;
                let after = Box::new(Tokens { board: Rc::clone(&self.board), nodes });
                Move { part: index + 1, text, leaves, after }
            })
        }))
    }

    fn winning_moves(&self, limit: usize) -> (Vec<Win>, u128) {
        let mut wins = Vec::new();
        let mut count = 0;
        for (token, mv) in self.board.dag.winning_moves(&self.nodes).into_iter().flatten() {
            if wins.len() < limit {
                let (text, leaves) = self.words(self.nodes[token], mv.to);
                wins.push(Win { part: token + 1, text, leaves });
            }
            count += 1;
        }
        (wins, count)
    }
}
