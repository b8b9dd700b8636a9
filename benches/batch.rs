//! Many rows: their nim-sum and their nimbers, by every kernel and by what they must beat.
//!
//! After Criterion's figures comes a table of ratios, each the median of many rounds in which the two sides took turns,
//! which a busy machine disturbs less than it does times.

mod methods;

use std::hint::black_box;
use std::time::Instant;

use criterion::{Criterion, Throughput, criterion_group};
use grundy::Nimber;
use grundy::row_chess::{Kernel, POSITIONS, Row};
use methods::{byte_table, planes, random_rows};

/// More than any cache near the core holds: 16 MiB.
const MANY: usize = 1 << 22;
/// As much as the nearest holds: 16 KiB.
const CACHED: usize = 1 << 12;

fn kernels() -> impl Iterator<Item = Kernel> {
    [Some(Kernel::baseline()), Kernel::avx2(), Kernel::avx512()].into_iter().flatten()
}

/// What any batch costs at least: the rows are read and added up, as numbers.
fn xor(rows: &[Row]) -> u32 {
    rows.iter().fold(0, |sum, row| sum ^ row.bits())
}

fn packed_table(rows: &[Row]) -> Nimber {
    rows.iter().map(|row| row.nimber()).sum()
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
        for kernel in kernels() {
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
        group.bench_function(name, |bencher| bencher.iter(|| write(black_box(&rows), black_box(&mut nimbers))));
    };
    method("byte table", &|rows, nimbers| {
        for (row, nimber) in rows.iter().zip(nimbers) {
            *nimber = bytes[row.bits() as usize];
        }
    });
    method("packed table", &|rows, nimbers| {
        for (row, nimber) in rows.iter().zip(nimbers) {
            *nimber = row.nimber().get() as u8;
        }
    });
    for kernel in kernels() {
        method(&format!("kernel {kernel}"), &|rows, nimbers| {
            kernel.nimbers_into(rows, nimbers).expect("equal lengths");
        });
    }
    group.finish();
}

/// The time that one takes as a multiple of the other's: the median over rounds in which they take turns.
fn ratio(mut one: impl FnMut(), mut other: impl FnMut()) -> f64 {
    let time = |method: &mut dyn FnMut()| {
        let start = Instant::now();
        method();
        start.elapsed().as_secs_f64()
    };
    let mut ratios: Vec<f64> = (0..41).map(|_| time(&mut one) / time(&mut other)).collect();
    ratios.sort_by(f64::total_cmp);
    ratios[ratios.len() / 2]
}

/// Adds up boards of so many rows, one after the other, until all rows are used.
fn boards<R>(rows: &[Row], len: usize, nim_sum: impl Fn(&[Row]) -> R) {
    for board in rows.chunks_exact(len) {
        black_box(nim_sum(black_box(board)));
    }
}

fn ratios() {
    let rows = random_rows(MANY);
    let bytes = byte_table();
    println!("\nnim_sum of {MANY} rows, as a multiple of the time for");
    println!("{:24}{:>12}{:>12}{:>14}", "", "their xor", "byte table", "packed table");
    for kernel in kernels() {
        let [xor, byte, packed] = [
            &(|| drop(black_box(xor(black_box(&rows))))) as &dyn Fn(),
            &|| drop(black_box(looked_up(&bytes, black_box(&rows)))),
            &|| drop(black_box(packed_table(black_box(&rows)))),
        ]
        .map(|other| ratio(|| boards(&rows, MANY, |rows| kernel.nim_sum(rows)), other));
        println!("kernel {kernel:17}{xor:12.2}{byte:12.2}{packed:14.2}");
    }

    let rows = &rows[..1 << 16];
    println!("\nnim_sum of short boards, as a multiple of the time for a loop over the packed table");
    print!("{:24}", "rows");
    let lengths = [1, 4, 16, 32, 48, 63, 64, 80, 96, 128, 192, 256, 384, 512, 1000];
    lengths.iter().for_each(|len| print!("{len:6}"));
    println!();
    for kernel in kernels() {
        print!("kernel {kernel:17}");
        for len in lengths {
            let ratio = ratio(|| boards(rows, len, |rows| kernel.nim_sum(rows)), || boards(rows, len, packed_table));
            print!("{ratio:6.2}");
        }
        println!();
    }
}

criterion_group!(benches, nim_sum, nimbers_into);

fn main() {
    benches();
    // Nothing is measured when `cargo test` runs this.
    if std::env::args().any(|argument| argument == "--bench") {
        ratios();
    }
    Criterion::default().configure_from_args().final_summary();
}
