//! Tokens on a directed graph.

use grundy::games::tokens::{Dag, DagError, Move};

use super::board::{Notation, Sum};
use super::entry::{Entry, Kind, Other};
use super::graph::Graph;
use crate::Error;

pub(super) const ENTRY: Entry = Entry {
    names: &["dag", "tokens"],
    notation: &[("dag", "the nodes of tokens, on the graph of --graph")],
    kind: Kind::Other(OTHER),
};

const OTHER: Other = Other {
    board: |text, graph| {
        let graph = Graph::read(graph.expect("the graph has been checked"))?;
        let tokens = text.tokens().map(|token| graph.node(token)).collect::<Result<Vec<_>, _>>()?;
        if tokens.is_empty() {
            return Err(text.ends("the node of a token"));
        }
        let dag = Dag::new(graph.labels.len() as u32, &graph.arcs).map_err(|error| match error {
            // In the writer's own numbers.
            DagError::Cycle { nodes } => {
                let labels = nodes.iter().chain(nodes.first()).take(9);
                let labels: Vec<String> =
                    labels.map(|&node| graph.labels[node as usize].to_string()).collect();
                let len = nodes.len();
                Error::Input(format!("the graph has a cycle of length {len}: {}", labels.join(" -> ")))
            }
            error => Error::Input(error.to_string()),
        })?;
        Ok(Box::new(Sum::new(Words { dag, labels: graph.labels }, tokens)))
    },
    sample: None,
    graph: true,
};

struct Words {
    dag: Dag,
    labels: Vec<u64>,
}

impl Words {
    fn label(&self, node: u32) -> u64 {
        self.labels[node as usize]
    }
}

impl Notation for Words {
    type Game = Dag;
    const PART: &'static str = "token";

    fn game(&self) -> &Dag {
        &self.dag
    }

    fn title(&self) -> String {
        "dag".to_owned()
    }

    fn write(&self, &node: &u32) -> String {
        self.label(node).to_string()
    }

    fn why(&self, &node: &u32) -> String {
        const SHOWN: usize = 8;
        let options = self.dag.options(node).expect("the reader admits only nodes of the graph");
        let with_nimber = |&to: &u32| {
            let nimber = self.dag.nimber(to).expect("an arc leads to a node of the graph");
            format!("{}:{nimber}", self.label(to))
        };
        let mut listed: Vec<String> = options.iter().take(SHOWN).map(with_nimber).collect();
        if options.len() > SHOWN {
            listed.push("...".to_owned());
        }
        match listed.is_empty() {
            true => "no arc leads on".to_owned(),
            false => format!("mex of its options' nimbers, {}", listed.join(" ")),
        }
    }

    fn describe(&self, &from: &u32, Move { to }: Move) -> String {
        format!("{} -> {}", self.label(from), self.label(to))
    }
}
