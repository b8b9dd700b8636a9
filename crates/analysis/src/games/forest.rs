//! Deleting root paths: a move takes a node and all of its ancestors.

use grundy::games::forest::{Forest, ForestError, Move, Solved};

use super::board::{Notation, Sum};
use super::entry::{Entry, Kind, Other};
use super::graph::Graph;
use crate::Error;

pub(super) const ENTRY: Entry = Entry {
    names: &["forest", "root-paths"],
    notation: &[(
        "forest",
        "edges of trees, likewise; the lowest node of a tree is its root, and a move deletes a node and all of its ancestors",
    )],
    kind: Kind::Other(OTHER),
};

const OTHER: Other = Other {
    board: |text, _| {
        let graph = Graph::read(text)?;
        // The library tells forests from other graphs.
        let forest = Forest::new(graph.labels.len(), []);
        let mut forest = forest.map_err(|error| Error::Input(error.to_string()))?;
        for (&(a, b), place) in graph.arcs.iter().zip(&graph.places) {
            forest.join(a as usize, b as usize).map_err(|error| match error {
                ForestError::ClosesCycle { .. } => place.refuse("this edge closes a cycle"),
                error => place.refuse(error),
            })?;
        }
        let solved = forest.solve().map_err(|error| Error::Input(error.to_string()))?;
        let roots = solved.roots().to_vec();
        Ok(Box::new(Sum::new(Words { solved, labels: graph.labels }, roots)))
    },
    sample: None,
    graph: false,
};

/// Trees of more nodes are not written out.
const SHOWN: usize = 24;

struct Words {
    solved: Solved,
    labels: Vec<u64>,
}

impl Words {
    fn label(&self, node: u32) -> u64 {
        self.labels[node as usize]
    }

    /// The nodes of a subtree, up to a number, parents first.
    fn nodes(&self, root: u32) -> impl Iterator<Item = u32> {
        let mut waiting = vec![root];
        std::iter::from_fn(move || {
            let node = waiting.pop()?;
            waiting.extend(self.solved.children(node));
            Some(node)
        })
    }

    /// A tree as `1(2 3(4))`. Calls nest as deep as the tree, which has few nodes.
    fn tree(&self, root: u32) -> String {
        let inner: Vec<String> = self.solved.children(root).iter().map(|&child| self.tree(child)).collect();
        match inner.is_empty() {
            true => self.label(root).to_string(),
            false => format!("{}({})", self.label(root), inner.join(" ")),
        }
    }
}

impl Notation for Words {
    type Game = Solved;
    const PART: &'static str = "tree";

    fn game(&self) -> &Solved {
        &self.solved
    }

    fn title(&self) -> String {
        "forest".to_owned()
    }

    fn write(&self, &root: &u32) -> String {
        match self.nodes(root).nth(SHOWN) {
            None => self.tree(root),
            Some(_) => format!("{} nodes on {}", self.nodes(root).count(), self.label(root)),
        }
    }

    fn why(&self, &root: &u32) -> String {
        match self.solved.children(root).is_empty() {
            true => "one node, one move".to_owned(),
            false => "mex of what its root paths leave".to_owned(),
        }
    }

    fn describe(&self, &root: &u32, Move { node }: Move) -> String {
        let above = |&node: &u32| if node == root { None } else { self.solved.parent(node) };
        let mut path: Vec<u64> =
            std::iter::successors(Some(node), above).map(|node| self.label(node)).collect();
        if path.len() > SHOWN {
            return format!("delete {} and its {} ancestors", path[0], path.len() - 1);
        }
        path.reverse();
        format!("delete {}", path.iter().map(u64::to_string).collect::<Vec<_>>().join(" "))
    }

    fn leaves(&self, left: &[u32]) -> String {
        let nodes = left.iter().flat_map(|&root| self.nodes(root));
        match nodes.take(SHOWN + 1).count() {
            0 => "nothing".to_owned(),
            1..=SHOWN => left.iter().map(|&root| self.tree(root)).collect::<Vec<_>>().join(" + "),
            _ => format!("{} nodes", left.iter().map(|&root| self.nodes(root).count()).sum::<usize>()),
        }
    }
}
