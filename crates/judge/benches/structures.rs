//! The judge on graphs, trees and sets as a whole process, beside programs that do less or do it otherwise.
//!
//! `cargo bench -p grundy-judge --bench structures`. Input is redirected from a file. Rivals are this very executable,
//! called with `--as NAME`.

#[path = "rivals/graph.rs"]
mod graph;
#[path = "rivals/numbers.rs"]
mod numbers;
mod pairs;
#[path = "rivals/read.rs"]
mod read;
#[path = "../examples/structures.rs"]
mod structures;

use std::hint::black_box;
use std::io::Write;
use std::time::Instant;

use grundy::games::tokens::Dag;
use pairs::{Comparison, judge, rival, rival_to_be};
use structures::Tree;

fn main() {
    if let Some(name) = rival_to_be() {
        return match name.as_str() {
            "read" => read::main().expect("standard input"),
            "graph" => graph::main().expect("standard input and output"),
            _ => panic!("no rival is called {name}"),
        };
    }
    let comparison = Comparison::new();
    let against = |title: &str, id: &str, input: &std::path::Path, name: &str, alike: bool| {
        comparison.run(title, input, &|| judge(id, None), &|| rival(name), alike);
    };

    let river = comparison.input("river.in", |file| file.write_all(structures::RIVER.as_bytes()));
    against("a bank of 17 squares: only reading", "gym102501l", &river, "read", false);
    for tree in [Tree::Bushy, Tree::Deep, Tree::Path, Tree::Comb] {
        let forest = comparison.input("forest.in", |file| structures::write_forest(100_000, tree, file));
        let title = format!("two trees of 50000, {tree:?}: only reading");
        against(&title, "uoj266", &forest, "read", false);
    }
    let sets = comparison.input("sets.in", |file| structures::write_sets(100, file));
    against("100 sets, 10^6 heaps: only reading", "hdu1536", &sets, "read", false);
    // 140 MB, which is too much for a test.
    let nodes = if Comparison::is_bench() { 1_000_000 } else { 1000 };
    let graph = comparison.input("graph.in", |file| structures::write_graph(nodes, file));
    against(&format!("{nodes} nodes, ten times the arcs: reading"), "loj10243", &graph, "read", false);
    against(&format!("{nodes} nodes, the plain program"), "loj10243", &graph, "graph", true);
    nimbers_alone(nodes);
}

/// The nimbers of a graph whose arcs are in memory.
fn nimbers_alone(nodes: u32) {
    let arcs = structures::arcs(nodes);
    let mut times: Vec<f64> = (0..5)
        .map(|_| {
            let start = Instant::now();
            black_box(Dag::new(nodes, black_box(&arcs)).expect("arcs without a cycle"));
            start.elapsed().as_secs_f64()
        })
        .collect();
    times.sort_by(f64::total_cmp);
    println!("{nodes} nodes, nimbers alone: {:.1} ns an arc", times[2] / arcs.len() as f64 * 1e9);
}
