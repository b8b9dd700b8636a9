//! Graphs, forests and rivers.

use grundy_testkit::SplitMix64;
use grundy_testkit::recursion::Nimbers;
use grundy_testkit::rules::forest;
use grundy_testkit::rules::river::Grid;
use serde_json::Value;

use super::explained;
use crate::common::{folder, grundy, json, stdout};

#[test]
fn a_graph_keeps_its_own_numbers() {
    let graph = folder("explain_graph").join("graph.txt");
    // 70 -> 20 -> 10, 70 -> 10, and a node by itself.
    std::fs::write(&graph, "70 20\n20-10\n70 -> 10\n\n5\n").expect("the folder can be written");
    let graph = graph.to_str().expect("a path in UTF-8");
    let value = json(["explain", "dag", "--graph", graph, "70", "20", "5"]);
    assert_eq!(explained(&value), (vec![2, 1, 0], vec![(1, "20".to_owned())]));
    // The position from standard input.
    let assert = grundy(["explain", "dag", "--graph", graph]).stdin("70\n").assert().success();
    assert!(stdout(assert).contains("token 1  70 -> 10  leaves 10  nimber 2 to 0"));

    std::fs::write(graph, "7 8\n8 9\n9 7\n").expect("the folder can be written");
    grundy(["explain", "dag", "--graph", graph, "7"])
        .assert()
        .code(1)
        .stderr_eq("grundy: the graph has a cycle of length 3: 7 -> 8 -> 9 -> 7\n");
}

/// The nimber of a set by the rule, and how many moves win.
fn by_rule(set: u64, options: impl Fn(u64) -> Vec<u64>) -> (u64, usize) {
    let mut rule = Nimbers::new(|&set: &u64| options(set).into_iter().map(|option| vec![option]).collect());
    let wins = rule.options(&set).iter().filter(|option| rule.sum(option) == 0).count();
    (rule.nimber(&set), wins)
}

/// What the tool says of a whole position: its nimber, and the number of winning moves.
fn whole(value: &Value) -> (u64, usize) {
    let wins = value["winning_moves"].as_array().expect("a list").len();
    assert_eq!(value["winning_move_count"], wins);
    (value["nim_sum"].as_u64().expect("a number"), wins)
}

#[test]
fn graphs_and_forests_agree_with_the_rule() {
    let mut random = SplitMix64(5);
    for round in 0..24 {
        let nodes = 2 + random.below(8) as u32;
        // Every node but the first may hang on one before it, which makes a forest; a few more edges make a graph.
        let mut edges: Vec<(u32, u32)> = (1..nodes)
            .filter_map(|node| {
                Some((random.below(u64::from(node)) as u32, node)).filter(|_| random.below(4) > 0)
            })
            .collect();
        let is_forest = round % 2 == 0;
        if !is_forest {
            edges.extend(
                (0..3)
                    .map(|_| (random.below(u64::from(nodes)) as u32, random.below(u64::from(nodes)) as u32)),
            );
        }
        let all = (1 << nodes) - 1;
        let expected = if is_forest {
            let edges: Vec<_> = edges.iter().map(|&(a, b)| (a as usize, b as usize)).collect();
            let parents = forest::parents(nodes as usize, &edges);
            by_rule(all, |there| forest::options(&parents, there))
        } else {
            let taken = |node: u32| {
                let beside = edges.iter().filter(|&&(a, b)| a == node || b == node);
                beside.fold(1_u64 << node, |taken, &(a, b)| taken | 1 << a | 1 << b)
            };
            by_rule(all, |there| {
                (0..nodes).filter(|node| there >> node & 1 == 1).map(|node| there & !taken(node)).collect()
            })
        };

        let game = if is_forest { "forest" } else { "node-kayles" };
        // The numbers are the writer's own; the lowest one of a tree is its root all the same.
        let lines = (0..nodes).map(|node| format!("{}", 10 + 3 * node));
        let lines = lines.chain(edges.iter().map(|&(a, b)| format!("{}-{}", 10 + 3 * a, 10 + 3 * b)));
        let value = json(["explain".to_owned(), game.to_owned()].into_iter().chain(lines));
        assert_eq!(whole(&value), expected, "{game} {nodes} {edges:?}");
    }
}

#[test]
fn rivers_agree_with_the_rule() {
    let grids = ["...\n***\n.x.", "....\n****\n....\n....\n****\nx...", "x.x.\n***.\n..**\n....", "..\n.."];
    for grid in grids {
        let rule = Grid::new(grid);
        let expected = by_rule(0, |cameras| rule.options(cameras));
        let assert = grundy(["explain", "river", "--json"]).stdin(grid).assert().success();
        let value = serde_json::from_str(&stdout(assert)).expect("it is JSON");
        assert_eq!(whole(&value), expected, "{grid}");
    }
}
