//! Many rows: their nim-sum and their nimbers, by every kernel and by what they must beat.
//!
//! After Criterion's figures comes a table of ratios, each the median of many rounds in which the two sides took turns,
//! which a busy machine disturbs less than it does times.

mod methods;

use std::cell::RefCell;
use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group};
use grundy::Nimber;
use grundy::row_chess::{self, Kernel, POSITIONS, Row};
use grundy_testkit::timing::{is_bench, paired, seconds};
use methods::{byte_table, planes, random_rows};

/// More than any cache near the core holds: 16 MiB.
const MANY: usize = 1 << 22;
/// As much as the nearest holds: 16 KiB.
const CACHED: usize = 1 << 12;

/// What any batch costs at least: the rows are read and added up, as numbers.
fn xor(rows: &[Row]) -> u32 {
    rows.iter().fold(0, |sum, row| sum ^ row.bits())
}

fn packed_table(rows: &[Row]) -> Nimber {
    rows.iter().map(|row| row.nimber()).sum()
}

fn packed_table_into(rows: &[Row], nimbers: &mut [u8]) {
    for (row, nimber) in rows.iter().zip(nimbers) {
        *nimber = row.nimber().get() as u8;
    }
}

fn looked_up(bytes: &[u8; POSITIONS], rows: &[Row]) -> Nimber {
    Nimber::from(rows.iter().fold(0, |sum, row| sum ^ bytes[row.bits() as usize]))
}

fn nim_sum(criterion: &mut Criterion) {
    let rows = random_rows(MANY);
    let bytes = byte_table();
    for count in [CACHED, MANY] {
        let rows = &rows[..count];
        let expected = looked_up(&bytes, rows);
        let mut group = criterion.benchmark_group(format!("nim_sum of {count}"));
        group.throughput(Throughput::Elements(count as u64));
        group.bench_function("xor of the rows themselves", |bencher| bencher.iter(|| xor(black_box(rows))));
        let mut method = |name: &str, nim_sum: &dyn Fn(&[Row]) -> Nimber| {
            assert_eq!(nim_sum(rows), expected, "{name}");
            group.bench_function(name, |bencher| bencher.iter(|| nim_sum(black_box(rows))));
        };
        method("byte table", &|rows| looked_up(&bytes, rows));
        method("packed table", &packed_table);
        method("bit planes", &planes::nim_sum);
        for kernel in Kernel::available() {
            method(&format!("kernel {kernel}"), &|rows| kernel.nim_sum(rows));
        }
        group.finish();
    }
}

fn nimbers_into(criterion: &mut Criterion) {
    let rows = random_rows(CACHED);
    let bytes = byte_table();
    let expected: Vec<u8> = rows.iter().map(|row| bytes[row.bits() as usize]).collect();
    let mut group = criterion.benchmark_group(format!("nimbers of {CACHED}"));
    group.throughput(Throughput::Elements(CACHED as u64));
    let mut method = |name: &str, write: &dyn Fn(&[Row], &mut [u8])| {
        let mut nimbers = vec![u8::MAX; rows.len()];
        write(&rows, &mut nimbers);
        assert_eq!(nimbers, expected, "{name}");
        group.bench_function(name, |bencher| {
            bencher.iter(|| write(black_box(&rows), black_box(&mut nimbers)))
        });
    };
    method("byte table", &|rows, nimbers| {
        for (row, nimber) in rows.iter().zip(nimbers) {
            *nimber = bytes[row.bits() as usize];
        }
    });
    method("packed table", &packed_table_into);
    for kernel in Kernel::available() {
        method(&format!("kernel {kernel}"), &|rows, nimbers| {
            kernel.nimbers_into(rows, nimbers).expect("equal lengths");
        });
    }
    group.finish();
}

/// The time that one takes as a multiple of the other's: the median over rounds in which they take turns.
fn ratio(one: &dyn Fn(), other: &dyn Fn()) -> f64 {
    paired(41, || seconds(one), || seconds(other)).ratio
}

/// Goes over these rows, so many at a time.
fn batches<R>(rows: &[Row], len: usize, method: impl Fn(&[Row]) -> R) {
    for batch in rows.chunks_exact(len) {
        black_box(method(black_box(batch)));
    }
}

/// A line of the table for short batches, in which one method and another take so many rows at a time.
fn short<R, S>(name: &str, rows: &[Row], one: impl Fn(&[Row]) -> R, other: impl Fn(&[Row]) -> S) {
    print!("{name:24}");
    for len in SHORT {
        print!("{:6.2}", ratio(&|| batches(rows, len, &one), &|| batches(rows, len, &other)));
    }
    println!();
}

/// Around the lengths at which the kernels take over from the table.
const SHORT: [usize; 13] = [1, 4, 16, 32, 64, 79, 80, 127, 128, 192, 256, 512, 1000];

fn ratios() {
    let rows = random_rows(MANY);
    let bytes = byte_table();
    println!("nim_sum of {MANY} rows, as a multiple of the time for");
    println!("{:24}{:>12}{:>12}{:>14}{:>12}", "", "their xor", "byte table", "packed table", "bit planes");
    for kernel in Kernel::available() {
        let against = |other: &dyn Fn()| ratio(&|| batches(&rows, MANY, |rows| kernel.nim_sum(rows)), other);
        let xor = against(&|| batches(&rows, MANY, xor));
        let byte = against(&|| batches(&rows, MANY, |rows| looked_up(&bytes, rows)));
        let packed = against(&|| batches(&rows, MANY, packed_table));
        let planes = against(&|| batches(&rows, MANY, planes::nim_sum));
        println!("kernel {kernel:17}{xor:12.2}{byte:12.2}{packed:14.2}{planes:12.2}");
    }

    let rows = &rows[..1 << 16];
    println!("\nshort batches, as a multiple of the time for a loop over the packed table");
    print!("{:24}", "rows");
    SHORT.iter().for_each(|len| print!("{len:6}"));
    println!();
    short("nim_sum", rows, row_chess::nim_sum, packed_table);
    for kernel in Kernel::available() {
        short(&format!("nim_sum, {kernel}"), rows, |rows| kernel.nim_sum(rows), packed_table);
    }
    let nimbers = RefCell::new(vec![0; rows.len()]);
    let into = |rows: &[Row], write: &dyn Fn(&[Row], &mut [u8])| {
        write(rows, black_box(&mut nimbers.borrow_mut()[..rows.len()]));
    };
    for kernel in Kernel::available() {
        let write =
            |rows: &[Row], places: &mut [u8]| kernel.nimbers_into(rows, places).expect("equal lengths");
        short(
            &format!("nimbers_into, {kernel}"),
            rows,
            |rows| into(rows, &write),
            |rows| into(rows, &packed_table_into),
        );
    }
}

criterion_group!(benches, nim_sum, nimbers_into);

fn main() {
    benches();
    Criterion::default().configure_from_args().final_summary();
    if is_bench() {
        ratios();
    }
}
