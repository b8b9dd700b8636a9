//! The scanner that serves all problems, on numbers of different lengths: `acwing891`, which reads heaps and adds them
//! up, from memory. At every instruction set, in bytes of input a second.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use grundy_judge::{Simd, find};
use grundy_testkit::SplitMix64;

const HEAPS: usize = 1_000_000;

/// Heaps below a bound, one to a line, and whether they are won.
fn input(bound: u64) -> (String, &'static str) {
    let mut random = SplitMix64(891);
    let (mut text, mut sum) = (format!("{HEAPS}\n"), 0);
    for _ in 0..HEAPS {
        let heap = random.next() % bound;
        text += &format!("{heap}\n");
        sum ^= heap;
    }
    (text, if sum == 0 { "No\n" } else { "Yes\n" })
}

fn scanner(criterion: &mut Criterion) {
    let problem = find("acwing891").expect("it is in the registry");
    for (name, bound) in [("1 to 2", 100), ("1 to 4", 10_000), ("1 to 10", 1 << 31), ("15 to 20", u64::MAX)] {
        let (text, verdict) = input(bound);
        let mut group = criterion.benchmark_group(format!("scanner, numbers of {name} digits"));
        group.throughput(Throughput::Bytes(text.len() as u64));
        for simd in Simd::available() {
            let run = || {
                let mut output = Vec::new();
                problem.prepare().simd(simd).run(text.as_bytes(), &mut output).map(|()| output)
            };
            assert_eq!(run().expect("the input is right"), verdict.as_bytes(), "{simd}");
            group.bench_function(BenchmarkId::from_parameter(simd), |bencher| bencher.iter(run));
        }
        group.finish();
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20);
    targets = scanner
}
criterion_main!(benches);
