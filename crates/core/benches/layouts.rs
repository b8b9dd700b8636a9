//! The layouts of a table beside an array of bytes, in one run: medians of rounds that look up the same random entries.
//!
//! `cargo bench -p grundy-core --bench layouts`

use std::array;
use std::hint::black_box;

use grundy_core::packed::{PADDING, pad};
use grundy_core::{Nimber, PackedTable, PeriodicTable};
use grundy_testkit::SplitMix64;
use grundy_testkit::timing::{median, rounds, seconds};

const LEN: usize = 10_000;
const PREPERIOD: u64 = 71;
const PERIOD: u64 = LEN as u64 - PREPERIOD;

/// Any values below 32.
const VALUES: [u8; LEN] = {
    let mut values = [0; LEN];
    let mut at = 0;
    while at < LEN {
        values[at] = (at * at / 7 % 32) as u8;
        at += 1;
    }
    values
};

/// The first `N * 8 / width` of them at this width.
const fn pack<const N: usize>(width: usize) -> [u8; N] {
    let mut bytes = [0; N];
    let mut bit = 0;
    while bit < 8 * N {
        bytes[bit / 8] |= (VALUES[bit / width] >> (bit % width) & 1) << (bit % 8);
        bit += 1;
    }
    bytes
}

static ARRAY: [u8; LEN] = VALUES;
static BYTES: [u8; LEN + PADDING] = pad(&VALUES);
static FIVE_BITS: [u8; LEN * 5 / 8 + PADDING] = pad(&pack::<{ LEN * 5 / 8 }>(5));

/// The table, or no build.
macro_rules! table {
    ($table:expr) => {
        match $table {
            Ok(table) => table,
            Err(_) => panic!("the bytes are as many as the table takes"),
        }
    };
}
const PACKED_8: PackedTable<'static> = table!(PackedTable::new(&BYTES, LEN, 8));
const PACKED_5: PackedTable<'static> = table!(PackedTable::new(&FIVE_BITS, LEN, 5));
const PERIODIC_8: PeriodicTable<'static> = table!(PeriodicTable::new(&BYTES, PREPERIOD, PERIOD, 8));
const PERIODIC_5: PeriodicTable<'static> = table!(PeriodicTable::new(&FIVE_BITS, PREPERIOD, PERIOD, 5));

/// Nanoseconds an entry: independent ones, then each index made from the last value.
fn measure(indices: &[u64], nimber: impl Fn(u64) -> u64) -> ([f64; 2], [u64; 2]) {
    let mut answers = [0; 2];
    let times = [false, true].map(|dependent| {
        let time = seconds(|| {
            let mut last = 0;
            let mut sum = 0_u64;
            for &index in indices {
                // An even index stays below the length and next to itself.
                last = nimber(if dependent { index ^ (last & 1) } else { index });
                sum = sum.rotate_left(5) ^ last;
            }
            answers[usize::from(dependent)] = black_box(sum);
        });
        time * 1e9 / indices.len() as f64
    });
    (times, answers)
}

type Method<'a> = (&'a str, &'a dyn Fn(&[u64]) -> ([f64; 2], [u64; 2]));

fn compare(what: &str, indices: &[u64], methods: &[Method<'_>]) {
    let mut times = vec![[const { Vec::new() }; 2]; methods.len()];
    for _ in 0..rounds(101) {
        let mut expected = None;
        for ((name, method), times) in methods.iter().zip(&mut times) {
            let (measured, values) = method(black_box(indices));
            assert_eq!(*expected.get_or_insert(values), values, "{name}");
            times.iter_mut().zip(measured).for_each(|(times, time)| times.push(time));
        }
    }
    println!("{what:<26} {:>12} {:>20}", "independent", "each from the last");
    for ((name, _), times) in methods.iter().zip(times) {
        let [independent, dependent] = times.map(median);
        println!("{name:<26} {independent:>12.2} {dependent:>20.2}");
    }
}

fn main() {
    println!("{LEN} entries below 32, random lookups; nanoseconds each, medians of {} rounds", rounds(101));
    let mut random = SplitMix64(1);
    let near: [u64; 1 << 14] = array::from_fn(|_| random.below(LEN as u64 / 2) * 2);
    let far: [u64; 1 << 14] = array::from_fn(|_| random.next() & !1);
    let get =
        |table: PackedTable<'static>, index: u64| table.get(index as usize).map_or(u64::MAX, Nimber::get);
    let fold = |n: u64| if n < PREPERIOD { n } else { PREPERIOD + (n - PREPERIOD) % PERIOD };
    compare(
        "an entry of the table",
        &near,
        &[
            ("array of bytes, `get`", &|indices| {
                measure(indices, |index| ARRAY.get(index as usize).map_or(u64::MAX, |&value| value.into()))
            }),
            ("PackedTable, 8 bits", &|indices| measure(indices, |index| get(PACKED_8, index))),
            ("PackedTable, 5 bits", &|indices| measure(indices, |index| get(PACKED_5, index))),
        ],
    );
    compare(
        "a heap of any size",
        &far,
        &[
            ("array of bytes", &|indices| measure(indices, |n| ARRAY[fold(n) as usize].into())),
            ("PeriodicTable, 8 bits", &|indices| measure(indices, |n| PERIODIC_8.nimber(n).get())),
            ("PeriodicTable, 5 bits", &|indices| measure(indices, |n| PERIODIC_5.nimber(n).get())),
        ],
    );
}
