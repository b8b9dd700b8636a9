//! What the build script does: computing all nimbers from the rule, and packing them.
//!
//! Here it is optimised; a build script is not, and takes about ten times as long.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use grundy::row_chess::{POSITIONS, RowChess, TABLE};
use grundy::{Nimber, evaluate};
use grundy_bake::TableBuilder;

fn bake(criterion: &mut Criterion) {
    let nimbers: Vec<Nimber> = TABLE.iter().collect();

    let mut group = criterion.benchmark_group("bake");
    group.throughput(Throughput::Elements(POSITIONS as u64));
    assert_eq!(evaluate(&RowChess, POSITIONS).as_ref(), Ok(&nimbers));
    group.bench_function("compute", |bencher| bencher.iter(|| evaluate(&RowChess, POSITIONS)));

    let pack =
        || TableBuilder::from_values("PACKED", nimbers.iter().copied()).bake().expect("values up to 19");
    assert_eq!(pack().bytes(), TABLE.bytes());
    group.bench_function("pack and read back", |bencher| bencher.iter(pack));
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20);
    targets = bake
}
criterion_main!(benches);
