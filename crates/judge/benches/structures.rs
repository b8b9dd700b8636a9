//! The judge on graphs, trees and sets as a whole process, beside programs that do less or do it otherwise.
//!
//! `cargo bench -p grundy-judge --bench structures`. Input is redirected from a file. Rivals are this very executable,
//! called with `--as NAME`.

mod pairs;
mod rivals;

use std::hint::black_box;
use std::path::Path;

use grundy::games::tokens::Dag;
use grundy_testkit::SplitMix64;
use grundy_testkit::inputs::random_arcs;
use grundy_testkit::timing::{median, rounds, seconds, sized};
use pairs::{Comparison, judge, rival, rival_to_be};

fn main() {
    if let Some(name) = rival_to_be() {
        return rivals::run(&name);
    }
    let comparison = Comparison::new();
    let against = |title: &str, id: &str, input: &Path, name: &str, alike: bool| {
        comparison.run(title, input, &|| judge(id, None), &|| rival(name), alike);
    };

    let river = comparison.input("river", 0);
    against("a bank of 17 squares: only reading", "gym102501l", &river, "read", false);
    for tree in ["bushy", "deep", "path", "comb"] {
        let nodes = sized(100_000, 1000);
        let title = format!("two trees of {}, {tree}: only reading", nodes / 2);
        against(&title, "uoj266", &comparison.input(tree, nodes), "read", false);
    }
    let sets = sized(100, 2);
    let title = format!("{sets} sets, {} heaps: only reading", 10_000 * sets);
    against(&title, "hdu1536", &comparison.input("maximum", sets), "read", false);
    // 140 MB, which is too much for a test.
    let nodes = sized(1_000_000, 1000);
    let graph = comparison.input("graph", nodes);
    against(&format!("{nodes} nodes, ten times the arcs: reading"), "loj10243", &graph, "read", false);
    against(&format!("{nodes} nodes, the plain program"), "loj10243", &graph, "graph", true);
    nimbers_alone(nodes);
}

/// The nimbers of a graph whose arcs are in memory.
fn nimbers_alone(nodes: u32) {
    let mut random = SplitMix64(10243);
    let arcs = random_arcs(&random.order(nodes), &mut random);
    let dag = || drop(black_box(Dag::new(nodes, black_box(&arcs)).expect("arcs without a cycle")));
    let time = median((0..rounds(5)).map(|_| seconds(dag)));
    println!("{nodes} nodes, nimbers alone: {:.1} ns an arc", time / arcs.len() as f64 * 1e9);
}
