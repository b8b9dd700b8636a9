//! A random graph of 10^6 nodes and 10^7 arcs beside the plain program for it, in one run: medians of paired runs.
//!
//! `cargo bench --bench tokens`

use std::hint::black_box;
use std::time::Instant;

use grundy::games::tokens::Dag;
use grundy_testkit::SplitMix64;

/// Counting sort into CSR, Kahn's order, mex by stamps: what one writes for a contest.
fn plain(nodes: u32, arcs: &[(u32, u32)]) -> Vec<u32> {
    let n = nodes as usize;
    let mut first = vec![0_u32; n + 1];
    let mut entering = vec![0_u32; n];
    for &(from, to) in arcs {
        first[from as usize + 1] += 1;
        entering[to as usize] += 1;
    }
    for node in 0..n {
        first[node + 1] += first[node];
    }
    let mut next = first.clone();
    let mut options = vec![0_u32; arcs.len()];
    for &(from, to) in arcs {
        options[next[from as usize] as usize] = to;
        next[from as usize] += 1;
    }
    let of = |node: u32| &options[first[node as usize] as usize..first[node as usize + 1] as usize];
    let mut order: Vec<u32> = (0..nodes).filter(|&node| entering[node as usize] == 0).collect();
    let mut at = 0;
    while at < order.len() {
        for &to in of(order[at]) {
            entering[to as usize] -= 1;
            if entering[to as usize] == 0 {
                order.push(to);
            }
        }
        at += 1;
    }
    let mut nimbers = vec![0_u32; n];
    let mut stamps = vec![u32::MAX; n + 1];
    for &node in order.iter().rev() {
        for &to in of(node) {
            stamps[nimbers[to as usize] as usize] = node;
        }
        let mut mex = 0;
        while stamps[mex as usize] == node {
            mex += 1;
        }
        nimbers[node as usize] = mex;
    }
    nimbers
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

fn main() {
    let (nodes, count, seed) = (1_000_000_u32, 10_000_000, 1);
    println!("{nodes} nodes, {count} random arcs, seed {seed}; medians of 9 paired runs");
    for shuffled in [true, false] {
        let mut random = SplitMix64(seed);
        let mut labels: Vec<u32> = (0..nodes).collect();
        if shuffled {
            random.shuffle(&mut labels);
        }
        let mut arcs = Vec::with_capacity(count);
        while arcs.len() < count {
            let (a, b) = (random.index(nodes), random.index(nodes));
            if a != b {
                arcs.push((labels[a.max(b) as usize], labels[a.min(b) as usize]));
            }
        }
        let (mut ours, mut theirs, mut ratios) = (Vec::new(), Vec::new(), Vec::new());
        for _ in 0..9 {
            let start = Instant::now();
            let nimbers = plain(nodes, black_box(&arcs));
            let plain = start.elapsed().as_secs_f64();
            let start = Instant::now();
            let dag = Dag::new(nodes, black_box(&arcs)).expect("the arcs run down in the hidden order");
            let time = start.elapsed().as_secs_f64();
            assert!(dag.nimbers().map(u64::from).eq(nimbers.iter().map(|&nimber| nimber.into())));
            ours.push(time);
            theirs.push(plain);
            ratios.push(time / plain);
        }
        let (ours, theirs, ratio) = (median(ours), median(theirs), median(ratios));
        let labels = if shuffled { "in random order" } else { "in order of the arcs" };
        let each = 1e9 * ours / count as f64;
        println!(
            "labels {labels}: Dag {ours:.3} s ({each:.1} ns an arc), plain {theirs:.3} s, ratio {ratio:.2}"
        );
    }
}
