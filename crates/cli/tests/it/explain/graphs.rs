//! Graphs, forests and rivers.

use std::collections::BTreeMap;

use grundy_testkit::SplitMix64;
use grundy_testkit::recursion::Nimbers;
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

/// What a move takes away of a set of nodes that is there.
type Taken<'a> = &'a dyn Fn(u32, u32) -> u32;

/// The nimber of the first `nodes` nodes by the rule, and how many of them can be picked for a win.
fn by_rule(nodes: u32, taken: Taken<'_>) -> (u64, usize) {
    let mut rule = Nimbers::new(|&there: &u32| {
        let nodes = (0..nodes).filter(|node| there >> node & 1 == 1);
        nodes.map(|node| vec![there & !taken(there, node)]).collect()
    });
    let all = (1 << nodes) - 1;
    let wins = rule.options(&all).iter().filter(|option| rule.sum(option) == 0).count();
    (rule.nimber(&all), wins)
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
        let parents = edges.clone();
        let forest = round % 2 == 0;
        if !forest {
            edges.extend(
                (0..3)
                    .map(|_| (random.below(u64::from(nodes)) as u32, random.below(u64::from(nodes)) as u32)),
            );
        }
        let neighbours = |_: u32, node: u32| {
            let beside =
                edges.iter().filter(|&&(a, b)| a == node || b == node).map(|&(a, b)| 1 << a | 1 << b);
            beside.fold(1 << node, |taken, pair: u32| taken | pair)
        };
        let path = |nodes: u32, node: u32| {
            let mut taken = 1 << node;
            let mut at = node;
            while let Some(&(parent, _)) = parents.iter().find(|&&(_, child)| child == at) {
                taken |= 1 << parent;
                at = parent;
            }
            taken & nodes
        };
        let expected = by_rule(nodes, if forest { &path } else { &neighbours });

        let game = if forest { "forest" } else { "node-kayles" };
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
        let rows: Vec<&[u8]> = grid.lines().map(str::as_bytes).collect();
        let squares: Vec<(usize, usize)> =
            (0..rows.len()).flat_map(|row| (0..rows[0].len()).map(move |column| (row, column))).collect();
        let beside = |a: (usize, usize), b: (usize, usize)| a.0.abs_diff(b.0) + a.1.abs_diff(b.1) == 1;
        // Each wet square's area, by the first square of it.
        let mut area: BTreeMap<(usize, usize), (usize, usize)> = BTreeMap::new();
        for &square in squares.iter().filter(|&&(row, column)| rows[row][column] == b'*') {
            area.insert(square, square);
        }
        for _ in 0..area.len() {
            for (a, b) in area.keys().flat_map(|&a| area.keys().map(move |&b| (a, b))).collect::<Vec<_>>() {
                if beside(a, b) {
                    let least = area[&a].min(area[&b]);
                    area.insert(a, least);
                    area.insert(b, least);
                }
            }
        }
        let watched = |square| area.iter().find(|&(&wet, _)| beside(wet, square)).map(|(_, &area)| area);
        let free: Vec<(usize, usize)> = squares
            .iter()
            .copied()
            .filter(|&(row, column)| rows[row][column] == b'.' && watched((row, column)).is_some())
            .collect();
        let taken = |_: u32, camera: u32| {
            let camera = free[camera as usize];
            let hit = |other| other == camera || beside(other, camera) && watched(other) == watched(camera);
            (0..free.len()).filter(|&other| hit(free[other])).fold(0, |taken, other| taken | 1 << other)
        };
        let expected = by_rule(free.len() as u32, &taken);
        let assert = grundy(["explain", "river", "--json"]).stdin(grid).assert().success();
        let value = serde_json::from_str(&stdout(assert)).expect("it is JSON");
        assert_eq!(whole(&value), expected, "{grid}");
    }
}
