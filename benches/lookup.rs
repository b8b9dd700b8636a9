//! One random row: packed table, byte table, closed forms.

mod methods;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use grundy::row_chess::{Row, staircase};
use grundy_testkit::plain;
use methods::{byte_table, dependent, empty_by_empty, independent, random_rows};

fn lookup(criterion: &mut Criterion) {
    let rows = random_rows(1 << 16);
    let bytes = byte_table();
    let array = plain::row_chess();

    // How rows follow each other, then how one is looked up.
    macro_rules! group {
        ($digest:ident: $($name:literal $nimber:expr;)*) => {
            let expected = $digest(&rows, |row| array[row.bits() as usize].into());
            let mut group = criterion.benchmark_group(concat!("lookup, ", stringify!($digest)));
            group.throughput(Throughput::Elements(rows.len() as u64));
            $(
                assert_eq!($digest(&rows, $nimber), expected, $name);
                group.bench_function($name, |bencher| bencher.iter(|| $digest(&rows, $nimber)));
            )*
            group.finish();
        };
        ($($digest:ident)*) => {$(
            group! { $digest:
                "packed table" |row: Row| row.nimber().get();
                "byte table" |row: Row| bytes[row.bits() as usize].into();
                "closed form, bit planes" |row: Row| staircase::row_nimber(row).get();
                "closed form, any width" |row: Row| staircase::nimber(row.bits().into()).get();
                "closed form, by empty squares" |row: Row| empty_by_empty(row).get();
            }
        )*};
    }
    group!(independent dependent);
}

criterion_group!(benches, lookup);
criterion_main!(benches);
