//! Deleting root paths against the rules, and the special cases with a formula.

use grundy::Nimber;
use grundy::games::Game;
use grundy::games::forest::{Forest, ForestError, MAX_NODES};
use grundy_testkit::conforms;
use grundy_testkit::recursion::Nimbers;
use grundy_testkit::rules::forest::{options, parents, without_path};

/// The nodes to pick for a win, in rising order.
fn winning_nodes(forest: &Forest) -> Vec<usize> {
    let solved = forest.solve().unwrap();
    let wins = solved.winning_moves(solved.roots()).unwrap();
    let mut nodes: Vec<usize> = wins.map(|(_, mv)| mv.node as usize).collect();
    nodes.sort_unstable();
    nodes
}

#[test]
fn it_conforms() {
    // Two trees of seven nodes, one node by itself, and a chain.
    let edges = [
        (0, 3),
        (0, 5),
        (3, 1),
        (3, 2),
        (5, 4),
        (4, 6),
        (7, 8),
        (8, 9),
        (8, 10),
        (10, 11),
        (10, 12),
        (7, 13),
        (15, 16),
        (16, 17),
    ];
    let forest = Forest::new(18, edges).unwrap();
    let parents = parents(18, &edges);
    let solved = forest.solve().unwrap();
    assert_eq!(solved.roots(), [0, 7, 14, 15]);
    let path = |mut node: u32, root: u32| {
        let mut path = vec![node];
        while node != root {
            node = parents[node as usize]? as u32;
            path.push(node);
        }
        Some(path)
    };
    let rule = |&root: &u32| {
        let option = |path: Vec<u32>| {
            let hangs = |&node: &u32| {
                parents[node as usize].is_some_and(|parent| path.contains(&(parent as u32)))
                    && !path.contains(&node)
            };
            (0..18).filter(hangs).collect()
        };
        (0..18).filter_map(|node| path(node, root)).map(option).collect()
    };
    let roots = solved.roots();
    let pairs = roots.iter().flat_map(|&a| roots.iter().map(move |&b| vec![a, b]));
    conforms(&solved, pairs.chain([roots.to_vec(), vec![]]), rule);
    assert_eq!(solved.nimber(&18), None);
}

#[test]
fn all_forests_of_up_to_six_nodes() {
    let mut forests = [0; 7];
    for (nodes, forests) in forests.iter_mut().enumerate() {
        let pairs: Vec<(usize, usize)> = (0..nodes).flat_map(|a| (0..a).map(move |b| (b, a))).collect();
        for choice in 0..1_u32 << pairs.len() {
            let edges: Vec<_> =
                (0..pairs.len()).filter(|&pair| choice >> pair & 1 == 1).map(|pair| pairs[pair]).collect();
            let Ok(forest) = Forest::new(nodes, edges.iter().copied()) else { continue };
            *forests += 1;
            let parents = parents(nodes, &edges);
            let all = (1 << nodes) - 1;
            let mut rule = Nimbers::new(|&there: &u64| {
                options(&parents, there).into_iter().map(|left| vec![left]).collect()
            });
            let expected = rule.nimber(&all);
            assert_eq!(forest.nimber(), Ok(Nimber::new(expected)), "{nodes} {edges:?}");
            let wins: Vec<usize> =
                (0..nodes).filter(|&node| rule.nimber(&without_path(&parents, node, all)) == 0).collect();
            assert_eq!(winning_nodes(&forest), wins, "{nodes} {edges:?}");
            let subtree = |top: usize| {
                let below = |mut node: usize| {
                    while let (true, Some(parent)) = (node != top, parents[node]) {
                        node = parent;
                    }
                    node == top
                };
                (0..nodes).filter(|&node| below(node)).map(|node| 1_u64 << node).sum()
            };
            let nimbers: Vec<Nimber> =
                (0..nodes).map(|node| Nimber::new(rule.nimber(&subtree(node)))).collect();
            assert_eq!(forest.nimbers(), Ok(nimbers), "{nodes} {edges:?}");
        }
    }
    // Labelled forests: OEIS A001858, offset 0. So cycles, and only they, were refused.
    assert_eq!(forests, [1, 1, 2, 7, 38, 291, 2932]);
}

#[test]
fn a_chain_from_its_end_is_a_nim_heap() {
    for nodes in [1, 2, 63, 64, 65, 127, 128, 1000, 50_000] {
        let forest = Forest::new(nodes, (1..nodes).map(|node| (node, node - 1))).unwrap();
        assert_eq!(forest.nimber(), Ok(Nimber::new(nodes as u64)));
        // Its last node takes everything.
        assert_eq!(winning_nodes(&forest), [nodes - 1]);
    }
}

#[test]
fn stars() {
    for leaves in [1, 2, 3, 64, 999, 50_000] {
        let centre = Forest::new(leaves + 1, (1..=leaves).map(|leaf| (leaf, 0))).unwrap();
        assert_eq!(centre.nimber(), Ok(Nimber::new(2)), "{leaves}");
        // Rooted at a leaf, which alone leaves the rest of the star, and with more that star's options: 0 and 1.
        let leaf = Forest::new(leaves + 1, (0..leaves).map(|leaf| (leaf, leaves))).unwrap();
        let expected = if leaves == 1 { 2 } else { 3 };
        assert_eq!(leaf.nimber(), Ok(Nimber::new(expected)), "{leaves}");
    }
}

#[test]
fn single_nodes_cancel() {
    assert_eq!(Forest::new(0, []).unwrap().nimber(), Ok(Nimber::ZERO));
    for nodes in 1..200 {
        assert_eq!(Forest::new(nodes, []).unwrap().nimber(), Ok(Nimber::new(nodes as u64 % 2)));
    }
}

#[test]
fn faults_are_named() {
    for (nodes, edges, error, message) in [
        (
            MAX_NODES + 1,
            vec![],
            ForestError::TooManyNodes { nodes: MAX_NODES + 1 },
            "a forest of 67108865 nodes; there can be up to 67108864",
        ),
        (
            2,
            vec![(0, 2)],
            ForestError::NoSuchNode { node: 2, nodes: 2 },
            "edge to node 2, but the nodes are 0..2",
        ),
        (
            3,
            vec![(0, 1), (2, 1), (0, 2)],
            ForestError::ClosesCycle { edge: (0, 2) },
            "the edge between 0 and 2 closes a cycle",
        ),
        (
            3,
            vec![(0, 1), (1, 0)],
            ForestError::ClosesCycle { edge: (1, 0) },
            "the edge between 1 and 0 closes a cycle",
        ),
        (
            3,
            vec![(2, 2)],
            ForestError::ClosesCycle { edge: (2, 2) },
            "the edge between 2 and 2 closes a cycle",
        ),
    ] {
        let found = Forest::new(nodes, edges).unwrap_err();
        assert_eq!(found, error);
        assert_eq!(found.to_string(), message);
    }
}
