//! Tokens on a graph: verdicts against the rules, and every kind of bad graph.

use std::fmt::Write;

use grundy_testkit::recursion::{Outcomes, board_options};

use crate::support::{Random, assert_faults, assert_random, judge};

const LOJ: &str = "6 8 4\n2 1\n2 4\n1 4\n1 5\n4 5\n1 3\n3 5\n3 6\n1 2 4 6\n";

#[test]
fn samples() {
    for id in ["loj10243", "acwing1319", "dag-tokens"] {
        assert_eq!(judge(id, &[], LOJ.as_bytes()), ("win\n".to_owned(), None), "{id}");
    }
}

/// Who wins, over the tokens' nodes.
fn by_rule(arcs: &[(u32, u32)]) -> Outcomes<Vec<u32>, impl Fn(&Vec<u32>) -> Vec<Vec<u32>>> {
    Outcomes::new(|tokens: &Vec<u32>| {
        board_options(tokens, |&token| {
            arcs.iter().filter(|arc| arc.0 == token).map(|&(_, to)| vec![to]).collect()
        })
    })
}

/// Arcs among the nodes from 0, which lead forward in some order that is not that of their numbers. Some are repeated.
fn arcs(random: &mut Random, nodes: u64) -> Vec<(u32, u32)> {
    let mut order: Vec<u32> = (0..nodes as u32).collect();
    random.shuffle(&mut order);
    let mut arcs = vec![];
    for _ in 0..random.within(0..2 * nodes + 1) {
        let (a, b) = (random.within(0..nodes), random.within(0..nodes));
        if a != b {
            arcs.push((order[a.min(b) as usize], order[a.max(b) as usize]));
        }
    }
    for _ in 0..random.within(0..3).min(arcs.len() as u64) {
        arcs.push(arcs[random.within(0..arcs.len() as u64) as usize]);
    }
    arcs
}

/// Several may be on one node.
fn tokens(random: &mut Random, nodes: u64) -> Vec<u32> {
    (0..random.within(1..5)).map(|_| random.within(0..nodes) as u32).collect()
}

#[test]
fn one_graph_follows_from_the_rules() {
    assert_random(600, |random| {
        let nodes = random.within(1..9);
        let (arcs, tokens) = (arcs(random, nodes), tokens(random, nodes));
        let mut input = format!("{nodes} {} {}\n", arcs.len(), tokens.len());
        arcs.iter().for_each(|(from, to)| writeln!(input, "{} {}", from + 1, to + 1).unwrap());
        tokens.iter().for_each(|token| write!(input, "{} ", token + 1).unwrap());
        let expected = if by_rule(&arcs).wins(&tokens) { "win\n" } else { "lose\n" };
        [("loj10243", input, expected.to_owned())]
    });
}

#[test]
fn many_graphs_follow_from_the_rules() {
    assert_random(200, |random| {
        let (mut input, mut expected) = (String::new(), String::new());
        for _ in 0..random.within(0..4) {
            let nodes = random.within(1..8);
            let arcs = arcs(random, nodes);
            writeln!(input, "{nodes}").unwrap();
            for node in 0..nodes as u32 {
                let own: Vec<u32> = arcs.iter().filter(|arc| arc.0 == node).map(|arc| arc.1).collect();
                write!(input, "{}", own.len()).unwrap();
                own.iter().for_each(|to| write!(input, " {to}").unwrap());
                input.push('\n');
            }
            let mut outcomes = by_rule(&arcs);
            for _ in 0..random.within(0..5) {
                let tokens = tokens(random, nodes);
                write!(input, "{}", tokens.len()).unwrap();
                tokens.iter().for_each(|token| write!(input, " {token}").unwrap());
                input.push('\n');
                expected += if outcomes.wins(&tokens) { "WIN\n" } else { "LOSE\n" };
            }
            // POJ has an empty line between graphs.
            input += "0\n\n";
        }
        [("", "poj2425"), ("0", "hdu1524"), ("\n0\n\n", "a-chess-game")]
            .map(|(end, id)| (id, format!("{input}{end}"), expected.clone()))
    });
}

#[test]
fn repeats_are_fine() {
    // Two tokens on one node cancel; an arc that comes twice is one option.
    for (input, expected) in [
        ("2 1 2 1 2 1 1", "lose\n"),
        ("2 1 3 1 2 1 1 1", "win\n"),
        ("2 2 1 1 2 1 2 1", "win\n"),
        ("3 4 2 1 2 1 2 1 3 1 3 1 1", "lose\n"),
        ("3 0 3 1 2 3", "lose\n"),
        ("3 0 0", "lose\n"),
        ("0 0 0", "lose\n"),
        // Of very many nodes few are named: 100 has nimber 0, 7 has 1, the last has 0, and so has any other.
        ("268435456 2 1\n268435456 7\n7 100\n7", "win\n"),
        ("268435456 2 3\n268435456 7\n7 100\n268435456 5 100", "lose\n"),
        ("268435456 3 2\n9 268435456\n9 7\n7 100\n9 7", "win\n"),
        ("268435456 0 2\n1 268435456", "lose\n"),
    ] {
        assert_eq!(judge("loj10243", &[], input.as_bytes()), (expected.to_owned(), None), "{input}");
    }
}

#[test]
fn a_path_of_two_million_nodes() {
    // Up and down; a node has nimber 0 or 1, by its distance to the end.
    let nodes = 2_000_000;
    for up in [true, false] {
        for (token, expected) in
            [(1, if up { "win\n" } else { "lose\n" }), (nodes, if up { "lose\n" } else { "win\n" })]
        {
            let mut input = format!("{nodes} {} 1\n", nodes - 1);
            for node in 1..nodes {
                let (from, to) = if up { (node, node + 1) } else { (node + 1, node) };
                writeln!(input, "{from} {to}").unwrap();
            }
            write!(input, "{token}").unwrap();
            assert_eq!(judge("loj10243", &[], input.as_bytes()), (expected.to_owned(), None), "{up} {token}");
        }
    }
}

/// Problem, input, what is answered before the fault, and the message.
const FAULTS: &[(&str, &str, &str, &str)] = &[
    (
        "loj10243",
        "",
        "",
        "line 1, column 1: found the end of the input, expected the number of nodes (0 to 268435456)",
    ),
    (
        "loj10243",
        "268435457 0 0",
        "",
        "line 1, column 1: found `268435457`, expected the number of nodes (0 to 268435456)",
    ),
    (
        "loj10243",
        "2 2000000001",
        "",
        "line 1, column 3: found `2000000001`, expected the number of arcs (0 to 2000000000)",
    ),
    ("loj10243", "2 1 1\n0 1\n", "", "line 2, column 1: found `0`, expected a node (1 to 2)"),
    ("loj10243", "2 1 1\n1 3\n", "", "line 2, column 3: found `3`, expected a node (1 to 2)"),
    ("loj10243", "2 1 1\n1 2\n3", "", "line 3, column 1: found `3`, expected a node (1 to 2)"),
    (
        "loj10243",
        "2 1 2\n1 2\n2",
        "",
        "line 3, column 2: found the end of the input, expected a node (1 to 2)",
    ),
    ("loj10243", "2 1 1\n1 2\n2\n2", "lose\n", "line 4, column 1: found `2`, expected the end of the input"),
    // A cycle is found when the arcs are complete, and named.
    (
        "loj10243",
        "4 4 1\n4 3\n3 2\n2 4\n1 2\n1",
        "",
        "line 5, column 3: found `2`, expected arcs without a cycle: the arcs 2 -> 4 -> 3 -> 2 form a cycle of length 3",
    ),
    (
        "loj10243",
        "1 1 1\n1 1\n1",
        "",
        "line 2, column 3: found `1`, expected arcs without a cycle: the arcs 1 -> 1 form a cycle of length 1",
    ),
    (
        "loj10243",
        "268435456 3 1\n268435456 7\n7 100\n100 268435456\n1",
        "",
        "line 4, column 5: found `268435456`, expected arcs without a cycle: the arcs 7 -> 100 -> 268435456 -> 7 form a cycle of length 3",
    ),
    ("loj10243", "0 1 0\n1 1", "", "line 1, column 3: found `1`, expected no arcs, since there are no nodes"),
    ("loj10243", "0 0 1\n1", "", "line 1, column 5: found `1`, expected no tokens, since there are no nodes"),
    (
        "poj2425",
        "1\n0\n1 0\n0\n2\n1 1\n1 0\n1 0\n0\n",
        "LOSE\n",
        "line 7, column 3: found `0`, expected arcs without a cycle: the arcs 0 -> 1 -> 0 form a cycle of length 2",
    ),
    ("poj2425", "2\n1 1\n0\n1 2\n", "", "line 4, column 3: found `2`, expected a node (0 to 1)"),
    // Queries have an end of their own.
    (
        "poj2425",
        "2\n1 1\n0\n1 0\n",
        "WIN\n",
        "line 5, column 1: found the end of the input, expected the number of tokens (0 to 18446744073709551615)",
    ),
    ("poj2425", "1\n0\n0\n0\n1", "", "line 5, column 1: found `1`, expected the end of the input"),
    (
        "poj2425",
        "1\n2000000001",
        "",
        "line 2, column 1: found `2000000001`, expected the number of a node's arcs (0 to 2000000000)",
    ),
];

#[test]
fn every_fault_has_its_place_and_its_message() {
    assert_faults(FAULTS.iter().copied());
}
