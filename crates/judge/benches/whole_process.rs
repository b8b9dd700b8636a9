//! The judge as a whole process beside programs that do less or do it otherwise.
//!
//! `cargo bench -p grundy-judge --bench whole_process`. Input is redirected from a file. Rivals in Rust are this very
//! executable, called with `--as NAME`; those in C++ are compiled by `g++ -O2`, where there is one.

mod compiled;
mod pairs;
mod rivals;

use std::io::Write;
use std::path::PathBuf;
use std::process::Command;

use grundy_judge::Simd;
use grundy_testkit::timing::sized;
use pairs::{Comparison, judge, rival, rival_to_be};

const SAMPLE: &str = "2\n1\n2 19 20\n2\n1 19\n1 18\n";

fn main() {
    if let Some(name) = rival_to_be() {
        return rivals::run(&name);
    }
    let comparison = Comparison::new();
    let sample = comparison.written("sample", |file| file.write_all(SAMPLE.as_bytes()));
    let (few, heaps, sheets) = (sized(100, 10), sized(1_000_000, 1000), sized(100_000, 1000));
    let boards = comparison.input("rows", few);
    let lasker = comparison.input("heaps", heaps);
    let cutting = comparison.input("sheets", sheets);
    // 280 MB, which is too much for a test.
    let cases = sized(10_000, 20);
    let large = comparison.input("rows", cases);

    let against = |title: &str, id: &str, input: &PathBuf, name: &str, alike: bool| {
        comparison.run(title, input, &|| judge(id, None), &|| rival(name), alike);
    };
    against("the sample: only printing", "p2575", &sample, "print", true);
    against(&format!("{few} x 1000 rows: only reading"), "p2575", &boards, "read", false);
    against(&format!("{few} x 1000 rows: the array at start"), "p2575", &boards, "array", true);
    for source in ["array.cpp", "closed.cpp"] {
        let Some(program) = compiled::program(&comparison, source) else { continue };
        let title = format!("{few} x 1000 rows: {source}");
        comparison.run(&title, &boards, &|| judge("p2575", None), &|| Command::new(&program), true);
    }
    for simd in Simd::available().map(|simd| simd.to_string()) {
        let title = format!("{cases} x 1000 rows, {simd}: only reading");
        comparison.run(&title, &large, &|| judge("p2575", Some(&simd)), &|| rival("read"), false);
    }
    against(&format!("{heaps} heaps, Lasker: only reading"), "hdu3032", &lasker, "read", false);
    against(&format!("{heaps} heaps, Lasker: the plain program"), "hdu3032", &lasker, "heaps", true);
    against(&format!("{sheets} sheets: only reading"), "poj2311", &cutting, "read", false);
    against(&format!("{sheets} sheets: the array at start"), "poj2311", &cutting, "sheets", true);
}
