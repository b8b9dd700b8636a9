//! Tokens on a graph against the definition by recursion, and cycles against the arcs they are made of.

use grundy::Nimber;
use grundy::games::Game;
use grundy::games::tokens::{Dag, DagBuilder, DagError, Move};
use grundy_testkit::recursion::Nimbers;
use grundy_testkit::{SplitMix64, conforms};
use proptest::prelude::*;

/// The rule: a token goes along an arc.
fn by_rule(arcs: &[(u32, u32)]) -> Nimbers<u32, impl Fn(&u32) -> Vec<Vec<u32>>> {
    Nimbers::new(|&node: &u32| arcs.iter().filter(|arc| arc.0 == node).map(|&(_, to)| vec![to]).collect())
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
    let mut rule = by_rule(arcs);
    let expected: Vec<u64> = (0..nodes).map(|node| rule.nimber(&node)).collect();
    assert!(dag.nimbers().map(Nimber::get).eq(expected.iter().copied()), "{arcs:?}");
    let boards: Vec<Vec<u32>> = (0..nodes).flat_map(|a| (0..nodes).map(move |b| vec![a, b])).collect();
    if !boards.is_empty() {
        conforms(dag, boards, |node| rule.options(node));
    }
    for a in 0..nodes {
        for b in 0..nodes {
            let board = [a, b];
            let sum = expected[a as usize] ^ expected[b as usize];
            assert_eq!(dag.nim_sum(&board), Some(Nimber::new(sum)));
            let wins = (0..2).flat_map(|token| {
                let of_token = arcs.iter().filter(move |arc| arc.0 == board[token]);
                of_token.map(move |&(_, to)| (token, Move { to }))
            });
            let wins =
                wins.filter(|(token, mv)| expected[mv.to as usize] == expected[board[1 - token] as usize]);
            assert!(dag.winning_moves(&board).unwrap().eq(wins), "{arcs:?}: {board:?}");
        }
    }
    assert_eq!(dag.nim_sum(&[nodes]), None);
    assert!(dag.winning_moves(&[nodes]).is_none());
}

/// Arcs that run down in a hidden order of the nodes, with repeats.
fn arcs(shuffled: bool) -> impl Strategy<Value = (Vec<u32>, Vec<(u32, u32)>)> {
    let order = (1_u32..30).prop_flat_map(move |nodes| {
        let labels: Vec<u32> = (0..nodes).collect();
        if shuffled { Just(labels).prop_shuffle().boxed() } else { Just(labels).boxed() }
    });
    (order, prop::collection::vec((any::<u32>(), any::<u32>()), 0..200)).prop_map(|(labels, pairs)| {
        let nodes = labels.len() as u32;
        let ends = pairs.iter().map(|&(a, b)| (a % nodes, b % nodes)).filter(|(a, b)| a != b);
        let arcs = ends.map(|(a, b)| (labels[a.max(b) as usize], labels[a.min(b) as usize])).collect();
        (labels, arcs)
    })
}

proptest! {
    #[test]
    fn nimbers_and_options_are_those_of_the_arcs((labels, arcs) in prop_oneof![arcs(true), arcs(false)], up: bool) {
        // Three ways of running: mixed, all down, all up.
        let nodes = labels.len() as u32;
        let flip = |node: u32| if up { nodes - 1 - node } else { node };
        let arcs: Vec<_> = arcs.into_iter().map(|(from, to)| (flip(from), flip(to))).collect();
        let dag = Dag::new(nodes, &arcs).unwrap();
        let mut rule = by_rule(&arcs);
        let expected: Vec<Nimber> = (0..nodes).map(|node| Nimber::new(rule.nimber(&node))).collect();
        for node in 0..nodes {
            prop_assert_eq!(dag.nimber(node), Some(expected[node as usize]));
            let options: Vec<u32> = arcs.iter().filter(|arc| arc.0 == node).map(|arc| arc.1).collect();
            prop_assert_eq!(dag.options(node), Some(&options[..]));
        }
        prop_assert!(dag.nimbers().eq(expected));
        prop_assert_eq!((dag.nimber(nodes), dag.options(nodes)), (None, None));
    }

    #[test]
    fn winning_moves_are_those_that_leave_nim_sum_zero(
        (labels, arcs) in arcs(true), picks in prop::collection::vec(any::<u32>(), 0..6),
    ) {
        let nodes = labels.len() as u32;
        let dag = Dag::new(nodes, &arcs).unwrap();
        let tokens: Vec<u32> = picks.iter().map(|pick| pick % nodes).collect();
        let sum = |tokens: &[u32]| tokens.iter().map(|&token| dag.nimber(token).unwrap()).sum::<Nimber>();
        let mut expected = Vec::new();
        for token in 0..tokens.len() {
            for &to in dag.options(tokens[token]).unwrap() {
                let mut after = tokens.clone();
                after[token] = to;
                if sum(&after).is_zero() {
                    expected.push((token, Move { to }));
                }
            }
        }
        prop_assert_eq!(dag.winning_moves(&tokens).unwrap().collect::<Vec<_>>(), expected);
    }

    #[test]
    fn a_cycle_is_named_by_its_arcs((labels, mut arcs) in arcs(true), pairs in prop::collection::vec(any::<(u32, u32)>(), 0..9)) {
        let nodes = labels.len() as u32;
        arcs.extend(pairs.iter().map(|&(from, to)| (from % nodes, to % nodes)));
        // A graph has a cycle exactly where some node reaches itself.
        let mut reaches = vec![vec![false; labels.len()]; labels.len()];
        arcs.iter().for_each(|&(from, to)| reaches[from as usize][to as usize] = true);
        for via in 0..labels.len() {
            for from in 0..labels.len() {
                for to in 0..labels.len() {
                    reaches[from][to] |= reaches[from][via] && reaches[via][to];
                }
            }
        }
        let cyclic = (0..labels.len()).any(|node| reaches[node][node]);
        match Dag::new(nodes, &arcs) {
            Ok(_) => prop_assert!(!cyclic),
            Err(DagError::Cycle { nodes }) => {
                prop_assert!(!nodes.is_empty());
                for (at, &node) in nodes.iter().enumerate() {
                    prop_assert!(arcs.contains(&(node, nodes[(at + 1) % nodes.len()])));
                    prop_assert!(node > nodes[0] || at == 0);
                    prop_assert!(!nodes[..at].contains(&node));
                }
            }
            Err(other) => prop_assert!(false, "{}", other),
        }
    }
}

/// Gives a builder the arcs of a graph, in the order that it takes them, and lets it work them out.
fn build<'a>(builder: &'a mut DagBuilder, nodes: u32, arcs: &[(u32, u32)]) -> Result<&'a Dag, DagError> {
    for from in 0..nodes {
        let mut node = builder.node()?;
        arcs.iter().filter(|arc| arc.0 == from).try_for_each(|&(_, to)| node.option(to))?;
    }
    builder.finish()
}

proptest! {
    #[test]
    fn a_builder_makes_the_same_of_its_arcs(
        graphs in prop::collection::vec((prop_oneof![arcs(true), arcs(false)], any::<(u32, u32)>(), 0..4), 1..6),
    ) {
        let mut builder = DagBuilder::new();
        for ((labels, mut arcs), (from, to), kind) in graphs {
            let nodes = labels.len() as u32;
            match kind {
                // Often a cycle.
                0 => arcs.push((from % nodes, to % nodes)),
                // No such node.
                1 => arcs.push((from % nodes, to.max(nodes))),
                _ => {}
            }
            arcs.sort_by_key(|arc| arc.0);
            let expected = Dag::new(nodes, &arcs);
            match (build(&mut builder, nodes, &arcs), expected) {
                (Ok(dag), Ok(expected)) => {
                    prop_assert!(dag.nimbers().eq(expected.nimbers()));
                    prop_assert!((0..=nodes).all(|node| dag.options(node) == expected.options(node)));
                }
                (found, expected) => prop_assert_eq!(found.err(), expected.err()),
            }
        }
    }

    #[test]
    fn nodes_of_many_options_are_right(nodes in 60_u32..200, dense in 1_u32..4, seed: u64, kind in 0..3) {
        let mut random = SplitMix64(seed);
        // Down, up, and in an order of their own.
        let mut labels: Vec<u32> = (0..nodes).collect();
        match kind {
            0 => {}
            1 => labels.reverse(),
            _ => random.shuffle(&mut labels),
        }
        let mut arcs = Vec::new();
        for from in 0..nodes {
            // One arc in a few is left out, so that nimbers go past 64 and do not follow the labels.
            let to = (0..from).filter(|_| random.index(8) >= dense);
            arcs.extend(to.map(|to| (labels[from as usize], labels[to as usize])));
        }
        let mut rule = by_rule(&arcs);
        let dag = Dag::new(nodes, &arcs).unwrap();
        for node in 0..nodes {
            prop_assert_eq!(dag.nimber(node), Some(Nimber::new(rule.nimber(&node))));
        }
        let mut builder = DagBuilder::new();
        prop_assert!(build(&mut builder, nodes, &arcs).unwrap().nimbers().eq(dag.nimbers()));
        // What the last graph leaves behind is not seen.
        prop_assert!(build(&mut builder, nodes, &arcs).unwrap().nimbers().eq(dag.nimbers()));
    }
}

#[test]
fn a_path_of_two_million_nodes_alternates() {
    // Labels multiplied by an odd number modulo 2^21 run neither up nor down.
    let label = |place: u32| place.wrapping_mul(1_234_567) % (1 << 21);
    let arcs: Vec<_> = (1..1 << 21).map(|place| (label(place), label(place - 1))).collect();
    let dag = Dag::new(1 << 21, &arcs).unwrap();
    assert!((0..1 << 21).all(|place| dag.nimber(label(place)) == Some(Nimber::from(place % 2))));
}

#[test]
fn nimbers_past_one_word_are_right() {
    // Every node has arcs to all below it, as heaps have in Nim.
    let arcs: Vec<_> = (0..300).flat_map(|from| (0..from).map(move |to| (from, to))).collect();
    assert!(Dag::new(300, &arcs).unwrap().nimbers().eq((0..300).map(Nimber::new)));
}

#[test]
fn errors_say_what_is_wrong() {
    let message = |nodes, arcs: &[(u32, u32)]| Dag::new(nodes, arcs).unwrap_err().to_string();
    assert_eq!(message(3, &[(2, 1), (3, 0)]), "arc 2 ends at 3, which is not a node");
    assert_eq!(message(3, &[(2, u32::MAX)]), "arc 1 ends at 4294967295, which is not a node");
    assert_eq!(message(3, &[(1, 1)]), "the arcs 1 -> 1 form a cycle of length 1");
    // 0 lies in front of the cycle and 4 behind it.
    let arcs = [(0, 3), (3, 1), (1, 2), (2, 3), (2, 4)];
    assert_eq!(message(5, &arcs), "the arcs 1 -> 2 -> 3 -> 1 form a cycle of length 3");
    let ring: Vec<_> = (0..20).map(|node| (node, (node + 1) % 20)).collect();
    let long = "the arcs 0 -> 1 -> 2 -> 3 -> 4 -> 5 -> 6 -> 7 -> ... -> 0 form a cycle of length 20";
    assert_eq!(message(20, &ring), long);
    assert_eq!(Dag::new(0, &[]).unwrap().nodes(), 0);
    assert!(Dag::new(2, &[(1, 0)]).unwrap().winning_moves(&[0, 2]).is_none());
}
