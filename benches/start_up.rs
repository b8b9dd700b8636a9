//! The first answer: from the baked table, from the closed form, and from the array computed at start.

mod methods;

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use grundy::Nimber;
use grundy::row_chess::{Row, staircase};
use grundy_testkit::plain;
use methods::byte_table;

fn start_up(criterion: &mut Criterion) {
    let row = Row::from_columns([3, 5, 6, 11, 14]).expect("columns of a row");
    // Of the pieces at 14, 11, 6 and 5, and 3, with 6, 8, 12 and 13 empty squares to their right, the one on an odd
    // step is alone.
    let expected = Nimber::new(1);

    let mut group = criterion.benchmark_group("start_up");
    macro_rules! method {
        ($name:literal, $answer:expr) => {
            assert_eq!($answer(row), expected, $name);
            group.bench_function($name, |bencher| bencher.iter(|| $answer(black_box(row))));
        };
    }
    method!("baked table", |row: Row| row.nimber());
    method!("closed form", |row: Row| staircase::row_nimber(row));
    method!("byte table unpacked at start", |row: Row| Nimber::from(byte_table()[row.bits() as usize]));
    method!("array at start", |row: Row| Nimber::from(plain::row_chess()[row.bits() as usize]));
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20);
    targets = start_up
}
criterion_main!(benches);
