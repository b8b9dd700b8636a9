//! Deleting root paths: verdicts against the rules, and every kind of bad forest.

use grundy_testkit::recursion::Outcomes;
use grundy_testkit::rules::forest::{options, parents};

use crate::support::{Random, assert_faults, assert_random, judge};

const SAMPLE: &str = "4\n2 1\n1 2\n3 2\n1 2\n1 3\n2 0\n3 1\n1 2\n";

#[test]
fn sample() {
    for id in ["uoj266", "p6665", "bzoj4730", "qoj4549", "root-paths"] {
        assert_eq!(
            judge(id, &[], SAMPLE.as_bytes()),
            ("Alice\nAlice\nBob\nAlice\n".to_owned(), None),
            "{id}"
        );
    }
}

/// The edges of a random forest, whose nodes count from 0.
fn forest(random: &mut Random, nodes: usize) -> Vec<(usize, usize)> {
    let mut labels: Vec<usize> = (0..nodes).collect();
    random.shuffle(&mut labels);
    // Deep trees, bushy ones, and many small ones.
    let (reach, cut) = (random.within(1..nodes as u64 + 1) as usize, random.within(0..4));
    let mut edges = vec![];
    for (index, &node) in labels.iter().enumerate().skip(1) {
        if random.within(0..8) >= cut {
            let other = labels[random.within(index.saturating_sub(reach) as u64..index as u64) as usize];
            edges.push(if random.within(0..2) == 0 { (node, other) } else { (other, node) });
        }
    }
    random.shuffle(&mut edges);
    edges
}

fn case(nodes: usize, edges: &[(usize, usize)]) -> String {
    let lines: String = edges.iter().map(|(a, b)| format!("{a} {b}\n")).collect();
    format!("{nodes} {}\n{lines}", edges.len())
}

#[test]
fn verdicts_follow_from_the_rules() {
    let mut bob = 0;
    assert_random(150, |random| {
        let cases = random.within(1..11);
        let mut input = format!("{cases}\n");
        let mut expected = String::new();
        for _ in 0..cases {
            let nodes = random.within(1..13) as usize;
            let edges = forest(random, nodes);
            let parents = parents(nodes, &edges);
            input += &case(nodes, &edges.iter().map(|(a, b)| (a + 1, b + 1)).collect::<Vec<_>>());
            let wins = Outcomes::new(|&there: &u64| options(&parents, there)).wins(&((1 << nodes) - 1));
            bob += usize::from(!wins);
            expected += if wins { "Alice\n" } else { "Bob\n" };
        }
        [("uoj266", input, expected)]
    });
    assert!(bob > 30, "{bob} lost forests");
}

#[test]
fn a_tree_is_rooted_at_its_lowest_node() {
    // 2 - 1 - 3, first met at 2: a star worth 2. Beside the chain 4 - 5, also worth 2, it is lost.
    let input = "1\n5 3\n2 1\n3 1\n4 5\n";
    assert_eq!(judge("uoj266", &[], input.as_bytes()), ("Bob\n".to_owned(), None));
    // Rooted at an end the three nodes are a chain, worth 3.
    let input = "1\n5 3\n2 3\n3 1\n4 5\n";
    assert_eq!(judge("uoj266", &[], input.as_bytes()), ("Alice\n".to_owned(), None));
}

#[test]
fn without_edges_parity_decides() {
    for nodes in 0..10 {
        let expected = if nodes % 2 == 1 { "Alice\n" } else { "Bob\n" };
        let input = format!("1 {nodes} 0");
        assert_eq!(judge("uoj266", &[], input.as_bytes()), (expected.to_owned(), None), "{nodes}");
    }
}

#[test]
fn deep_and_wide_trees() {
    let nodes = 50_000;
    let path: Vec<_> = (1..nodes).map(|node| (node + 1, node)).collect();
    let star: Vec<_> = (2..=nodes).map(|node| (node, 1)).collect();
    let shifted = |edges: &[(usize, usize)], by| -> Vec<(usize, usize)> {
        edges.iter().map(|&(a, b)| (a + by, b + by)).collect()
    };
    // Values by their formulas: a chain of k has k, a star 2.
    for (edges, nodes, expected) in [
        (path.clone(), nodes, "Alice\n"),
        (star.clone(), nodes, "Alice\n"),
        ([path.clone(), shifted(&path, nodes)].concat(), 2 * nodes, "Bob\n"),
        ([star.clone(), shifted(&star[..7], nodes)].concat(), nodes + 8, "Bob\n"),
        ([star.clone(), shifted(&path[..1], nodes)].concat(), nodes + 2, "Bob\n"),
        ([star, shifted(&path[..2], nodes)].concat(), nodes + 3, "Alice\n"),
        // The second chain lacks its first node, which stands alone: 50000 ^ 49999 ^ 1.
        ([path.clone(), shifted(&path[1..], nodes)].concat(), 2 * nodes, "Alice\n"),
    ] {
        let input = format!("1\n{}", case(nodes, &edges));
        assert_eq!(judge("uoj266", &[], input.as_bytes()), (expected.to_owned(), None));
    }
}

/// Input, what is answered before the fault, and the message.
const FAULTS: &[(&str, &str, &str)] = &[
    (
        "",
        "",
        "line 1, column 1: found the end of the input, expected the number of cases (0 to 18446744073709551615)",
    ),
    (
        "1\n67108865 0\n",
        "",
        "line 2, column 1: found `67108865`, expected the number of nodes (0 to 67108864)",
    ),
    (
        "1\n2 -1\n",
        "",
        "line 2, column 3: found `-1`, expected the number of edges (0 to 18446744073709551615)",
    ),
    ("1\n2 1\n0 1\n", "", "line 3, column 1: found `0`, expected a node (1 to 2)"),
    ("1\n2 1\n1 3\n", "", "line 3, column 3: found `3`, expected a node (1 to 2)"),
    ("1\n2 1\n1", "", "line 3, column 2: found the end of the input, expected a node (1 to 2)"),
    // Cycles of one node, of two and of three: the edge that closes it is the fault.
    (
        "2\n1 0\n2 1\n2 2\n",
        "Alice\n",
        "line 4, column 3: found `2`, expected a node in another tree than 2: this edge closes a cycle",
    ),
    (
        "1\n2 2\n1 2\n2 1\n",
        "",
        "line 4, column 3: found `1`, expected a node in another tree than 2: this edge closes a cycle",
    ),
    (
        "1\n4 4\n1 2 3 1\n4 3\n2 3\n",
        "",
        "line 5, column 3: found `3`, expected a node in another tree than 2: this edge closes a cycle",
    ),
    ("1\n2 1\n1 2\n1 2\n", "Alice\n", "line 4, column 1: found `1`, expected the end of the input"),
];

#[test]
fn every_fault_has_its_place_and_its_message() {
    assert_faults(FAULTS.iter().map(|&(input, answered, message)| ("uoj266", input, answered, message)));
}
