//! Node Kayles: a move takes a node and its neighbours.

use grundy::games::Game;
use grundy::games::node_kayles::{self, MAX_NODES, NodeKayles};

use super::graph::{Graph, neighbours, parts};
use super::{Move, Part, Sum, Win};
use crate::Error;
use crate::text::Text;

/// Connected graphs side by side.
#[derive(Clone)]
pub struct Graphs(Vec<Connected>);

/// A connected graph.
#[derive(Clone)]
struct Connected {
    labels: Vec<u64>,
    edges: Vec<(u32, u32)>,
    nimber: u64,
    /// What a counter on each node leaves.
    options: Vec<u64>,
}

impl Graphs {
    /// Reads edges.
    pub fn read(text: &Text) -> Result<Graphs, Error> {
        let graph = Graph::read(text)?;
        let graphs = Graphs::of(&graph.labels, &graph.arcs);
        graphs.ok_or_else(|| {
            Error::Input(format!(
                "this graph is too much: a connected part has more than {MAX_NODES} nodes, or too many connected sets"
            ))
        })
    }

    /// The connected parts of a graph; `None` where the search gives up.
    fn of(labels: &[u64], edges: &[(u32, u32)]) -> Option<Graphs> {
        let parts = parts(&neighbours(labels.len(), edges));
        // Of each node the part, and its place there.
        let mut places = vec![(0, 0); labels.len()];
        for (part, nodes) in parts.iter().enumerate() {
            for (place, &(node, _)) in nodes.iter().enumerate() {
                places[node as usize] = (part, place as u32);
            }
        }
        let mut edges_of: Vec<Vec<(u32, u32)>> = vec![Vec::new(); parts.len()];
        for &(a, b) in edges {
            edges_of[places[a as usize].0].push((places[a as usize].1, places[b as usize].1));
        }
        let connected = parts.into_iter().zip(edges_of).map(|(nodes, edges)| {
            let pairs = edges.iter().map(|&(a, b)| (a as usize, b as usize));
            let game = NodeKayles::new(nodes.len(), pairs).ok()?;
            let solved = game.solve()?;
            let option = |node| {
                let left = solved.play(solved.graphs().first()?, node_kayles::Move { node })?;
                solved.nim_sum(&left).map(|nimber| nimber.get())
            };
            let options = (0..nodes.len()).map(option).collect::<Option<_>>()?;
            let labels = nodes.iter().map(|&(node, _)| labels[node as usize]).collect();
            Some(Connected { labels, nimber: game.nimber()?.get(), options, edges })
        });
        connected.collect::<Option<_>>().map(Graphs)
    }
}

impl Connected {
    /// What a counter on a node leaves.
    fn play(&self, node: u32) -> Option<Graphs> {
        let taken = |other: u32| {
            other == node || self.edges.iter().any(|&edge| edge == (node, other) || edge == (other, node))
        };
        let left: Vec<u32> = (0..self.labels.len() as u32).filter(|&other| !taken(other)).collect();
        let labels: Vec<u64> = left.iter().map(|&node| self.labels[node as usize]).collect();
        let place = |node| left.binary_search(&node).ok().map(|place| place as u32);
        let edges: Vec<_> = self.edges.iter().filter_map(|&(a, b)| Some((place(a)?, place(b)?))).collect();
        Graphs::of(&labels, &edges)
    }

    fn words(&self) -> String {
        const SHOWN: usize = 12;
        let mut labels = self.labels.clone();
        labels.sort_unstable();
        let more =
            if labels.len() > SHOWN { format!(" and {} more", labels.len() - SHOWN) } else { String::new() };
        let shown: Vec<String> = labels.iter().take(SHOWN).map(u64::to_string).collect();
        let noun = if labels.len() == 1 { "node" } else { "nodes" };
        format!("{noun} {}{more}", shown.join(" "))
    }
}

fn leaves(graphs: Option<&Graphs>) -> String {
    match graphs {
        Some(Graphs(parts)) if !parts.is_empty() => {
            parts.iter().map(Connected::words).collect::<Vec<_>>().join(" + ")
        }
        _ => "nothing".to_owned(),
    }
}

impl Sum for Graphs {
    fn game(&self) -> String {
        "node-kayles".to_owned()
    }

    fn part_name(&self) -> &'static str {
        "graph"
    }

    fn parts(&self) -> Vec<Part> {
        let part = |part: &Connected| Part {
            position: part.words(),
            nimber: part.nimber,
            why: "mex of what its nodes leave".to_owned(),
            marks: String::new(),
        };
        self.0.iter().map(part).collect()
    }

    fn nim_sum(&self) -> u64 {
        self.0.iter().fold(0, |sum, part| sum ^ part.nimber)
    }

    fn moves(&self) -> Box<dyn Iterator<Item = Move> + '_> {
        Box::new(self.0.iter().enumerate().flat_map(move |(index, part)| {
            (0..part.labels.len() as u32).filter_map(move |node| {
                // It has fewer connected sets than the whole, for which the search was enough.
                let left = part.play(node)?;
                let leaves = leaves(Some(&left));
                let mut graphs = self.0.clone();
                graphs.splice(index..=index, left.0);
                let text = format!("take {}", part.labels[node as usize]);
                Some(Move { part: index + 1, text, leaves, after: Box::new(Graphs(graphs)) })
            })
        }))
    }

    fn winning_moves(&self, limit: usize) -> (Vec<Win>, u128) {
        let sum = self.nim_sum();
        let mut wins = Vec::new();
        let mut count = 0;
        for (index, part) in self.0.iter().enumerate() {
            for node in
                (0..part.labels.len()).filter(|&node| sum != 0 && part.options[node] == part.nimber ^ sum)
            {
                if wins.len() < limit {
                    let text = format!("take {}", part.labels[node]);
                    wins.push(Win { part: index + 1, text, leaves: leaves(part.play(node as u32).as_ref()) });
                }
                count += 1;
            }
        }
        (wins, count)
    }
}
