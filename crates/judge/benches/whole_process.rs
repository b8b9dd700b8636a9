//! The judge as a whole process beside programs that do less or do it otherwise.
//!
//! `cargo bench -p grundy-judge --bench whole_process`. Input is redirected from a file. Rivals in Rust are this very
//! executable, called with `--as NAME`; those in C++ are compiled by `g++ -O2`, where there is one.

mod compiled;
#[path = "../../../benches/methods/contest.rs"]
mod contest;
#[path = "../examples/maximum.rs"]
mod maximum;
mod pairs;
mod rivals;

use std::io::Write;
use std::path::PathBuf;
use std::process::Command;

use grundy_judge::Simd;
use pairs::{Comparison, judge, rival, rival_to_be};

const SAMPLE: &str = "2\n1\n2 19 20\n2\n1 19\n1 18\n";

fn main() {
    if let Some(name) = rival_to_be() {
        return rivals::run(&name);
    }
    let comparison = Comparison::new();
    let sample = comparison.input("sample.in", |file| file.write_all(SAMPLE.as_bytes()));
    let boards = comparison.input("boards.in", |file| maximum::write_boards(100, 1000, file));
    let heaps = comparison.input("heaps.in", |file| maximum::write_heaps(1_000_000, file));
    let sheets = comparison.input("sheets.in", |file| maximum::write_sheets(100_000, file));
    // 280 MB, which is too much for a test.
    let cases = if Comparison::is_bench() { 10_000 } else { 10 };
    let large = comparison.input("large.in", |file| maximum::write_boards(cases, 1000, file));

    let against = |title: &str, id: &str, input: &PathBuf, name: &str, alike: bool| {
        comparison.run(title, input, &|| judge(id, None), &|| rival(name), alike);
    };
    against("the sample: only printing", "p2575", &sample, "print", true);
    against("100 x 1000 rows: only reading", "p2575", &boards, "read", false);
    against("100 x 1000 rows: the array at start", "p2575", &boards, "array", true);
    for source in ["array.cpp", "closed.cpp"] {
        let Some(program) = compiled::program(&comparison, source) else { continue };
        let title = format!("100 x 1000 rows: {source}");
        comparison.run(&title, &boards, &|| judge("p2575", None), &|| Command::new(&program), true);
    }
    for simd in Simd::available().map(|simd| simd.to_string()) {
        let title = format!("{cases} x 1000 rows, {simd}: only reading");
        comparison.run(&title, &large, &|| judge("p2575", Some(&simd)), &|| rival("read"), false);
    }
    against("10^6 heaps, Lasker: only reading", "hdu3032", &heaps, "read", false);
    against("10^6 heaps, Lasker: the plain program", "hdu3032", &heaps, "heaps", true);
    against("10^5 sheets: only reading", "poj2311", &sheets, "read", false);
    against("10^5 sheets: the array at start", "poj2311", &sheets, "sheets", true);
}
