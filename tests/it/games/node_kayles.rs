//! Node Kayles against the definition, and its limits.

use grundy::Nimber;
use grundy::games::Game;
use grundy::games::node_kayles::{GraphError, MAX_NODES, MAX_OPTIONS, Move, NodeKayles};
use grundy_testkit::conforms;
use grundy_testkit::published::terms;
use grundy_testkit::recursion::Nimbers;

/// The rule, where a position is the set of counters; no node is ever taken out.
fn by_rule(neighbours: &[u32]) -> Nimbers<u32, impl Fn(&u32) -> Vec<Vec<u32>>> {
    Nimbers::new(|&counters: &u32| {
        let free = (0..neighbours.len()).filter(|&node| counters & (neighbours[node] | 1 << node) == 0);
        free.map(|node| vec![counters | 1 << node]).collect()
    })
}

#[test]
fn all_graphs_of_up_to_six_nodes() {
    for nodes in 0..=6 {
        let pairs: Vec<(usize, usize)> = (0..nodes).flat_map(|a| (0..a).map(move |b| (a, b))).collect();
        for choice in 0..1_u32 << pairs.len() {
            let edges: Vec<_> =
                (0..pairs.len()).filter(|&pair| choice >> pair & 1 == 1).map(|pair| pairs[pair]).collect();
            let mut neighbours = vec![0; nodes];
            for &(a, b) in &edges {
                neighbours[a] |= 1 << b;
                neighbours[b] |= 1 << a;
            }
            let graph = NodeKayles::new(nodes, edges.iter().copied()).unwrap();
            let mut rule = by_rule(&neighbours);
            let expected = Nimber::new(rule.nimber(&0));
            assert_eq!(graph.nimber(), Some(expected), "{nodes} {edges:?}");
            let options: Vec<Nimber> =
                (0..nodes).map(|node| Nimber::new(rule.nimber(&(1 << node)))).collect();
            let wins: Vec<usize> = (0..nodes).filter(|&node| options[node].is_zero()).collect();
            let solved = graph.solve().unwrap();
            let all = (1_u128 << nodes) - 1;
            assert_eq!(solved.nimber(&all), Some(expected), "{nodes} {edges:?}");
            let option = |node| solved.nim_sum(&solved.play(&all, Move { node }).unwrap()).unwrap();
            assert!((0..nodes).map(option).eq(options), "{nodes} {edges:?}");
            let found: Vec<usize> =
                solved.winning_moves(&[all]).unwrap().map(|(_, Move { node })| node).collect();
            assert_eq!(found, wins, "{nodes} {edges:?}");
        }
    }
}

#[test]
fn it_conforms() {
    // A cycle of five, a path of four and a star of four, whose edges keep the parts apart.
    let edges = [(0, 1), (1, 2), (2, 3), (3, 4), (4, 0), (5, 6), (6, 7), (7, 8), (9, 10), (9, 11), (9, 12)];
    let solved = NodeKayles::new(13, edges).unwrap().solve().unwrap();
    assert_eq!(solved.graphs(), [0b1_1111, 0b1111 << 5, 0b1111 << 9]);
    let joined = |a: usize, b: usize| edges.contains(&(a, b)) || edges.contains(&(b, a));
    let rule = |&nodes: &u128| {
        let there = |set: u128| (0..13).filter(move |node| set >> node & 1 == 1);
        let option = |node: usize| {
            let mut rest: Vec<usize> = there(nodes).filter(|&n| n != node && !joined(n, node)).collect();
            let mut parts = Vec::new();
            while let Some(first) = rest.pop() {
                let mut part = vec![first];
                let mut next = 0;
                while let Some(&from) = part.get(next) {
                    next += 1;
                    part.extend(rest.extract_if(.., |&mut to| joined(from, to)));
                }
                parts.push(part.into_iter().map(|node| 1 << node).sum());
            }
            parts
        };
        there(nodes).map(option).collect()
    };
    let graphs = solved.graphs();
    let pairs = graphs.iter().flat_map(|&a| graphs.iter().map(move |&b| vec![a, b]));
    conforms(&solved, pairs.chain([graphs.to_vec(), vec![]]), rule);
    // No moves lead from the cycle to a path of two.
    assert_eq!(solved.nimber(&0b1_0001), Some(Nimber::new(1)));
    assert_eq!(solved.nimber(&(1 << 13)), None);
}

#[test]
fn a_path_of_128_nodes_is_solved_once() {
    let solved = path(MAX_NODES).solve().unwrap();
    // Dawson's Chess has period 34 from 52 on, so 128 is like 60; OEIS A002187, offset 0.
    assert_eq!(solved.nimber(&u128::MAX), path(60).nimber());
    let wins: Vec<_> = solved.winning_moves(solved.graphs()).unwrap().collect();
    assert_eq!(wins.is_empty(), solved.nimber(&u128::MAX).unwrap().is_zero());
    for (_, mv) in wins {
        let left = solved.play(&u128::MAX, mv).unwrap();
        assert_eq!(solved.nim_sum(&left), Some(Nimber::ZERO));
    }
}

fn path(nodes: usize) -> NodeKayles {
    NodeKayles::new(nodes, (1..nodes).map(|node| (node - 1, node))).unwrap()
}

#[test]
fn paths_are_dawsons_chess() {
    for (nodes, nimber) in terms("A002187").into_iter().enumerate().take(34) {
        assert_eq!(path(nodes).nimber(), Some(Nimber::new(nimber)), "{nodes}");
    }
}

#[test]
fn the_period_of_dawsons_chess_reaches_the_longest_path() {
    // Winning Ways, chapter 4: period 34, and the last exception is at 51.
    for nodes in 52..=MAX_NODES - 34 {
        assert_eq!(path(nodes).nimber(), path(nodes + 34).nimber(), "{nodes}");
    }
}

#[test]
fn loops_and_repeats_change_nothing() {
    let plain = NodeKayles::new(3, [(0, 1), (1, 2)]).unwrap();
    assert_eq!(NodeKayles::new(3, [(0, 1), (1, 0), (2, 1), (1, 1), (0, 1)]).unwrap(), plain);
    assert_eq!(plain.nodes(), 3);
}

#[test]
fn what_the_search_does_not_take_is_no_value() {
    let error = NodeKayles::new(MAX_NODES + 1, []).unwrap_err();
    assert_eq!(error, GraphError::TooManyNodes { nodes: 129 });
    assert_eq!(error.to_string(), "a graph of 129 nodes; the search takes up to 128");
    let error = NodeKayles::new(2, [(0, 1), (2, 0)]).unwrap_err();
    assert_eq!(error, GraphError::NoSuchNode { node: 2, nodes: 2 });
    assert_eq!(error.to_string(), "edge to node 2, but the nodes are 0..2");

    // A star with a further node on each of its leaves. Outer nodes take whole legs away, in any order.
    let spider = |legs: usize| {
        let edges = (1..=legs).flat_map(|inner| [(0, inner), (inner, inner + legs)]);
        NodeKayles::new(2 * legs + 1, edges).unwrap()
    };
    assert_eq!(MAX_OPTIONS, 1 << 21);
    assert_eq!(spider(19).nimber(), None);
    assert!(spider(12).nimber().is_some());
}
