//! Deleting root paths: a move takes a node and all of its ancestors.

use grundy::games::Game;
use grundy::games::forest::{Forest, ForestError};

use super::graph::{Graph, neighbours, parts};
use super::{Move, Part, Sum, Win};
use crate::Error;
use crate::text::Text;

/// Rooted trees, every parent before its children.
#[derive(Clone)]
pub struct Trees {
    labels: Vec<u64>,
    parents: Vec<Option<u32>>,
    /// Of each node with all that is above it.
    nimbers: Vec<u64>,
    winning: Vec<u32>,
}

impl Trees {
    /// Reads edges; each tree is rooted at its lowest number.
    pub fn read(text: &Text) -> Result<Trees, Error> {
        let graph = Graph::read(text)?;
        // The library tells forests from other graphs.
        let mut forest =
            Forest::new(graph.labels.len(), []).map_err(|error| Error::Input(error.to_string()))?;
        for (&(a, b), place) in graph.arcs.iter().zip(&graph.places) {
            forest.join(a as usize, b as usize).map_err(|error| match error {
                ForestError::ClosesCycle { .. } => place.refuse("this edge closes a cycle"),
                error => place.refuse(error),
            })?;
        }
        let parts = parts(&neighbours(graph.labels.len(), &graph.arcs));
        let nodes: Vec<(u32, Option<u32>)> = parts.into_iter().flatten().collect();
        let mut place = vec![0; nodes.len()];
        nodes.iter().enumerate().for_each(|(index, &(node, _))| place[node as usize] = index as u32);
        let labels = nodes.iter().map(|&(node, _)| graph.labels[node as usize]).collect();
        let parents = nodes.iter().map(|&(_, parent)| parent.map(|parent| place[parent as usize])).collect();
        Ok(Trees::new(labels, parents))
    }

    /// With every parent before its children, so that the lowest node of a tree is its root.
    fn new(labels: Vec<u64>, parents: Vec<Option<u32>>) -> Trees {
        let edges = parents.iter().enumerate().filter_map(|(node, parent)| Some((node, (*parent)? as usize)));
        // Trees without a cycle, no larger than the forest that was read.
        let Ok(forest) = Forest::new(labels.len(), edges) else {
            return Trees {
                labels: Vec::new(),
                parents: Vec::new(),
                nimbers: Vec::new(),
                winning: Vec::new(),
            };
        };
        let nimbers = forest.nimbers().into_iter().map(|nimber| nimber.get()).collect();
        let solved = forest.solve();
        let wins = solved.winning_moves(solved.roots()).into_iter().flatten();
        let mut winning: Vec<u32> = wins.map(|(_, mv)| mv.node).collect();
        winning.sort_unstable();
        Trees { labels, parents, nimbers, winning }
    }

    fn roots(&self) -> impl Iterator<Item = usize> {
        (0..self.labels.len()).filter(|&node| self.parents[node].is_none())
    }

    /// The number of a node's tree, from 1.
    fn tree(&self, mut node: usize) -> usize {
        while let Some(parent) = self.parents[node] {
            node = parent as usize;
        }
        self.roots().take_while(|&root| root <= node).count()
    }

    /// What a move leaves.
    fn play(&self, node: u32) -> Trees {
        let mut place = vec![Some(0); self.labels.len()];
        let mut gone = Some(node);
        while let Some(node) = gone {
            place[node as usize] = None;
            gone = self.parents[node as usize];
        }
        for (left, place) in (0..).zip(place.iter_mut().flatten()) {
            *place = left;
        }
        let nodes = (0..self.labels.len()).filter(|&node| place[node].is_some());
        let labels = nodes.clone().map(|node| self.labels[node]).collect();
        let parents =
            nodes.map(|node| self.parents[node].and_then(|parent| place[parent as usize])).collect();
        Trees::new(labels, parents)
    }

    fn children(&self) -> Vec<Vec<usize>> {
        let mut children = vec![Vec::new(); self.labels.len()];
        for (node, parent) in self.parents.iter().enumerate() {
            if let Some(parent) = parent {
                children[*parent as usize].push(node);
            }
        }
        children
    }

    fn text_of(&self, node: u32) -> String {
        let mut path = vec![self.labels[node as usize].to_string()];
        let mut at = node;
        while let Some(parent) = self.parents[at as usize] {
            at = parent;
            path.push(self.labels[at as usize].to_string());
        }
        if path.len() > SHOWN {
            return format!("delete {} and {} nodes below it", path[0], path.len() - 1);
        }
        path.reverse();
        format!("delete {}", path.join(" "))
    }

    /// The trees in a row.
    fn words(&self) -> String {
        if self.labels.is_empty() {
            return "nothing".to_owned();
        }
        if self.labels.len() > SHOWN {
            return format!("{} nodes", self.labels.len());
        }
        let children = self.children();
        self.roots().map(|root| self.tree_words(root, &children)).collect::<Vec<_>>().join(" + ")
    }

    /// A tree as `1(2 3(4))`. Calls nest as deep as the tree, which has few nodes.
    fn tree_words(&self, root: usize, children: &[Vec<usize>]) -> String {
        let inner: Vec<String> =
            children[root].iter().map(|&child| self.tree_words(child, children)).collect();
        match inner.is_empty() {
            true => self.labels[root].to_string(),
            false => format!("{}({})", self.labels[root], inner.join(" ")),
        }
    }
}

/// Trees of more nodes are not written out.
const SHOWN: usize = 24;

impl Sum for Trees {
    fn game(&self) -> String {
        "forest".to_owned()
    }

    fn part_name(&self) -> &'static str {
        "tree"
    }

    fn parts(&self) -> Vec<Part> {
        let children = self.children();
        let mut sizes = vec![1_usize; self.labels.len()];
        for node in (0..self.labels.len()).rev() {
            if let Some(parent) = self.parents[node] {
                sizes[parent as usize] += sizes[node];
            }
        }
        let part = |root: usize| Part {
            position: match sizes[root] {
                0..=SHOWN => self.tree_words(root, &children),
                size => format!("{size} nodes on {}", self.labels[root]),
            },
            nimber: self.nimbers[root],
            why: match children[root].len() {
                0 => "one node, one move".to_owned(),
                _ => "mex of what its root paths leave".to_owned(),
            },
            marks: String::new(),
        };
        self.roots().map(part).collect()
    }

    fn nim_sum(&self) -> u64 {
        self.roots().fold(0, |sum, root| sum ^ self.nimbers[root])
    }

    fn moves(&self) -> Box<dyn Iterator<Item = Move> + '_> {
        Box::new((0..self.labels.len() as u32).map(move |node| {
            let after = self.play(node);
            Move {
                part: self.tree(node as usize),
                text: self.text_of(node),
                leaves: after.words(),
                after: Box::new(after),
            }
        }))
    }

    fn winning_moves(&self, limit: usize) -> (Vec<Win>, u128) {
        let win = |&node: &u32| Win {
            part: self.tree(node as usize),
            text: self.text_of(node),
            leaves: self.play(node).words(),
        };
        (self.winning.iter().take(limit).map(win).collect(), self.winning.len() as u128)
    }
}
