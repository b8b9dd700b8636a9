//! Prints the README's comparison as a Markdown table: `cargo run --release --example compare`.
//!
//! All methods take turns in one run, on the same random rows, and every one must find the same nimbers. Times are
//! medians over the turns.

#[path = "../benches/methods/mod.rs"]
mod methods;

use std::hint::black_box;

use grundy::row_chess::{Kernel, Row, TABLE, staircase};
use grundy_testkit::plain;
use grundy_testkit::timing::{median, seconds};
use methods::{byte_table, dependent, empty_by_empty, independent, random_rows};

const TURNS: usize = 51;

/// Looks all rows up and makes one number of what it finds.
type Digest<'a> = Box<dyn Fn(&[Row]) -> u64 + 'a>;

struct Method<'a> {
    name: &'a str,
    static_bytes: usize,
    /// The time from nothing to the first answer, in nanoseconds.
    first_answer: Box<dyn Fn(Row) -> f64 + 'a>,
    /// The digests of the rows as they are looked up independently, and each from the last.
    independent: Digest<'a>,
    dependent: Digest<'a>,
}

fn main() {
    let rows = random_rows(1 << 16);
    let bytes = byte_table();
    let array = plain::row_chess();
    macro_rules! method {
        ($name:literal, $static_bytes:expr, $first:expr, $nimber:expr) => {
            Method {
                name: $name,
                static_bytes: $static_bytes,
                first_answer: Box::new(|row| nanoseconds(|| $first(row))),
                independent: Box::new(|rows| independent(rows, $nimber)),
                dependent: Box::new(|rows| dependent(rows, $nimber)),
            }
        };
    }
    let packed = |row: Row| row.nimber().get();
    let planes = |row: Row| staircase::row_nimber(row).get();
    let empties = |row: Row| empty_by_empty(row).get();
    let from_bytes = |row: Row| u64::from(bytes[row.bits() as usize]);
    let from_array = |row: Row| u64::from(array[row.bits() as usize]);
    let methods = [
        method!("packed table, `Row::nimber`", TABLE.bytes().len(), packed, packed),
        method!(
            "byte table, unpacked from it at start",
            TABLE.bytes().len(),
            |row: Row| u64::from(byte_table()[row.bits() as usize]),
            from_bytes
        ),
        method!("closed form, `staircase::row_nimber`", 0, planes, planes),
        method!("closed form, one empty square after the other", 0, empties, empties),
        method!(
            "array computed at start, as contest programs do",
            0,
            |row: Row| u64::from(plain::row_chess()[row.bits() as usize]),
            from_array
        ),
    ];

    let answers = |method: &Method<'_>| [(method.independent)(&rows), (method.dependent)(&rows)];
    let expected = [independent(&rows, from_array), dependent(&rows, from_array)];
    for method in &methods {
        assert_eq!(answers(method), expected, "{}", method.name);
    }

    let kernels: Vec<Kernel> = Kernel::available().collect();
    let sum = rows.iter().fold(0, |sum, &row| sum ^ from_array(row));
    for kernel in &kernels {
        assert_eq!(kernel.nim_sum(&rows).get(), sum, "{kernel}");
    }

    let mut kernel_times = vec![Vec::new(); kernels.len()];
    let mut times = vec![[const { Vec::new() }; 3]; methods.len()];
    for turn in 0..TURNS {
        for (method, times) in methods.iter().zip(&mut times) {
            times[0].push((method.first_answer)(black_box(rows[turn])));
            times[1].push(warm(|| (method.independent)(&rows)) / rows.len() as f64);
            times[2].push(warm(|| (method.dependent)(&rows)) / rows.len() as f64);
        }
        for (kernel, times) in kernels.iter().zip(&mut kernel_times) {
            times.push(warm(|| kernel.nim_sum(&rows)) / rows.len() as f64);
        }
    }

    println!("| method | static bytes | first answer | ns a row | ns a row, each from the last |");
    println!("|---|--:|--:|--:|--:|");
    for (method, times) in methods.iter().zip(times) {
        let [first, independent, dependent] = times.map(median);
        let Method { name, static_bytes, .. } = method;
        println!("| {name} | {static_bytes} | {} | {independent:.1} | {dependent:.1} |", duration(first));
    }
    for (kernel, times) in kernels.iter().zip(kernel_times) {
        println!("| all rows at once, `nim_sum` ({kernel}) | 0 | below 1 µs | {:.2} | |", median(times));
    }
    println!("\nRandom rows; medians of {TURNS} turns.");
}

fn nanoseconds<T>(work: impl FnOnce() -> T) -> f64 {
    1e9 * seconds(|| drop(black_box(work())))
}

/// The time of a pass over the rows when table and rows are in the caches, which the other methods have emptied.
fn warm<T>(mut pass: impl FnMut() -> T) -> f64 {
    const PASSES: u32 = 8;
    black_box(pass());
    nanoseconds(|| (0..PASSES).for_each(|_| _ = black_box(pass()))) / f64::from(PASSES)
}

fn duration(nanoseconds: f64) -> String {
    match nanoseconds {
        ..1e3 => "below 1 µs".to_owned(),
        1e3..1e6 => format!("{:.1} µs", nanoseconds / 1e3),
        _ => format!("{:.1} ms", nanoseconds / 1e6),
    }
}
