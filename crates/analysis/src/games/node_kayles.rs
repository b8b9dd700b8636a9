//! Node Kayles: a move takes a node and its neighbours.

use grundy::games::Game;
use grundy::games::node_kayles::{MAX_NODES, Move, NodeKayles, Solved};
use grundy_core::Nimber;

use super::board::{Notation, Sum};
use super::entry::{Entry, Kind, Other};
use super::graph::{Graph, parts};
use crate::Error;

pub(super) const ENTRY: Entry = Entry {
    names: &["node-kayles"],
    notation: &[("node-kayles", "edges of a graph, 1-2, or single nodes, each an argument or a line")],
    kind: Kind::Other(OTHER),
};

const OTHER: Other = Other {
    board: |text, _| {
        let graph = Graph::read(text)?;
        let too_much = || {
            Error::Input(format!(
                "this graph is too large: a connected part has more than {MAX_NODES} nodes, or too many connected \
                 sets"
            ))
        };
        let components = parts(&graph).into_iter().map(|(nodes, edges)| {
            let game = NodeKayles::new(nodes.len(), edges).ok()?.solve()?;
            Some(Component { game, labels: nodes.iter().map(|&node| graph.labels[node]).collect() })
        });
        let graphs = Graphs(components.collect::<Option<Vec<_>>>().ok_or_else(too_much)?);
        let all = |(index, component): (usize, &Component)| (index, component.game.graphs()[0]);
        let board = graphs.0.iter().enumerate().map(all).collect();
        Ok(Box::new(Sum::new(graphs, board)))
    },
    sample: None,
    graph: false,
};

/// A connected graph, with the writer's numbers of its nodes.
struct Component {
    game: Solved,
    labels: Vec<u64>,
}

/// Graphs side by side, each of which may have as many nodes as the library takes: a position is a set of nodes of one.
struct Graphs(Vec<Component>);

impl Game for Graphs {
    type Position = (usize, u128);
    type Move = Move;
    type Parts = Vec<(usize, u128)>;

    fn nimber(&self, (index, nodes): &(usize, u128)) -> Option<Nimber> {
        self.0.get(*index)?.game.nimber(nodes)
    }

    fn moves(&self, (index, nodes): &(usize, u128)) -> impl Iterator<Item = Move> {
        self.0[*index].game.moves(nodes)
    }

    fn play(&self, &(index, nodes): &(usize, u128), mv: Move) -> Option<Vec<(usize, u128)>> {
        let parts = self.0.get(index)?.game.play(&nodes, mv)?;
        Some(parts.into_iter().map(|nodes| (index, nodes)).collect())
    }
}

impl Notation for Graphs {
    type Game = Graphs;
    const PART: &'static str = "graph";

    fn game(&self) -> &Graphs {
        self
    }

    fn title(&self) -> String {
        "node-kayles".to_owned()
    }

    fn write(&self, &(index, nodes): &(usize, u128)) -> String {
        const SHOWN: usize = 12;
        let labels = self.0[index].labels.iter().enumerate().filter(|(node, _)| nodes >> node & 1 == 1);
        let shown: Vec<String> = labels.take(SHOWN).map(|(_, label)| label.to_string()).collect();
        let noun = if shown.len() == 1 { "node" } else { "nodes" };
        match (nodes.count_ones() as usize).saturating_sub(SHOWN) {
            0 => format!("{noun} {}", shown.join(" ")),
            more => format!("{noun} {} and {more} more", shown.join(" ")),
        }
    }

    fn why(&self, _position: &(usize, u128)) -> String {
        "mex of what its nodes leave".to_owned()
    }

    fn describe(&self, &(index, _): &(usize, u128), Move { node }: Move) -> String {
        format!("take {}", self.0[index].labels[node])
    }
}
