//! Tokens on a graph against the definition.
#![cfg(feature = "alloc")]

use grundy::Nimber;
use grundy::games::tokens::{self, Dag, DagError, Move};

/// The nimber of a token by the definition.
fn nimber(arcs: &[(u32, u32)], node: u32) -> u64 {
    let options: Vec<u64> =
        arcs.iter().filter(|arc| arc.0 == node).map(|&(_, to)| nimber(arcs, to)).collect();
    (0..).find(|value| !options.contains(value)).unwrap()
}

/// Whether a node can be reached from itself.
fn on_cycle(arcs: &[(u32, u32)], node: u32) -> bool {
    let (mut waiting, mut seen) = (vec![node], [false; 8]);
    while let Some(from) = waiting.pop() {
        for &(_, to) in arcs.iter().filter(|arc| arc.0 == from) {
            if to == node {
                return true;
            }
            if !std::mem::replace(&mut seen[to as usize], true) {
                waiting.push(to);
            }
        }
    }
    false
}

#[test]
fn all_graphs_of_up_to_four_nodes() {
    let mut graphs = [0; 5];
    for nodes in 0..=4_u32 {
        let pairs: Vec<(u32, u32)> =
            (0..nodes).flat_map(|a| (0..nodes).map(move |b| (a, b))).filter(|(a, b)| a != b).collect();
        for choice in 0..1_u32 << pairs.len() {
            let arcs: Vec<_> =
                (0..pairs.len()).filter(|&pair| choice >> pair & 1 == 1).map(|pair| pairs[pair]).collect();
            match Dag::new(nodes, &arcs) {
                Ok(dag) => {
                    graphs[nodes as usize] += 1;
                    check(&dag, &arcs, nodes);
                }
                Err(DagError::Cycle { nodes: cycle }) => {
                    let after = cycle.iter().cycle().skip(1);
                    let mut named = cycle.iter().zip(after).map(|(&from, &to)| (from, to));
                    assert!(named.all(|arc| arcs.contains(&arc)), "{arcs:?}: {cycle:?}");
                    assert!(on_cycle(&arcs, cycle[0]));
                }
                Err(error) => panic!("{arcs:?}: {error}"),
            }
        }
    }
    // Acyclic digraphs with labelled nodes: OEIS A003024, offset 0.
    assert_eq!(graphs, [1, 1, 3, 25, 543]);
}

fn check(dag: &Dag, arcs: &[(u32, u32)], nodes: u32) {
    let expected: Vec<u64> = (0..nodes).map(|node| nimber(arcs, node)).collect();
    assert!(dag.nimbers().map(Nimber::get).eq(expected.iter().copied()), "{arcs:?}");
    for a in 0..nodes {
        for b in 0..nodes {
            let board = [a, b];
            let sum = expected[a as usize] ^ expected[b as usize];
            assert_eq!(tokens::nim_sum(dag, &board), Some(Nimber::new(sum)));
            let wins = (0..2).flat_map(|token| {
                let of_token = arcs.iter().filter(move |arc| arc.0 == board[token]);
                of_token.map(move |&(_, to)| Move { token, to })
            });
            let wins = wins.filter(|its_move| {
                expected[its_move.to as usize] == expected[board[1 - its_move.token] as usize]
            });
            assert!(dag.winning_moves(&board).unwrap().eq(wins), "{arcs:?}: {board:?}");
        }
    }
    assert_eq!(tokens::nim_sum(dag, &[nodes]), None);
    assert!(dag.winning_moves(&[nodes]).is_none());
}
