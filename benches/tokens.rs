//! A random graph of 10^6 nodes and 10^7 arcs beside the plain program for it, in one run: medians of paired runs.
//!
//! `cargo bench --bench tokens`

use std::hint::black_box;

use grundy::games::tokens::Dag;
use grundy_testkit::inputs::random_arcs;
use grundy_testkit::timing::{paired, rounds, seconds, sized};
use grundy_testkit::{SplitMix64, plain};

fn main() {
    let nodes = sized(1_000_000, 1000);
    println!("{nodes} nodes, {} random arcs; medians of paired runs", 10 * nodes);
    for shuffled in [true, false] {
        let mut random = SplitMix64(1);
        // Arcs run down in an order that the labels hide, or in that of the labels.
        let mut labels: Vec<u32> = (0..nodes).rev().collect();
        if shuffled {
            random.shuffle(&mut labels);
        }
        let arcs = random_arcs(&labels, &mut random);
        let make = || Dag::new(nodes, black_box(&arcs)).expect("the arcs run down");
        let expected = plain::tokens(nodes, &arcs);
        assert!(make().nimbers().map(u64::from).eq(expected.iter().map(|&nimber| nimber.into())));

        let times = paired(
            rounds(9),
            || seconds(|| drop(black_box(make()))),
            || seconds(|| drop(black_box(plain::tokens(nodes, black_box(&arcs))))),
        );
        let labels = if shuffled { "in random order" } else { "in order of the arcs" };
        let each = 1e9 * times.one / arcs.len() as f64;
        println!(
            "labels {labels}: Dag {:.3} s ({each:.1} ns an arc), plain {:.3} s, ratio {:.2}",
            times.one, times.other, times.ratio
        );
    }
}
