//! The judge as a whole process beside the plain program in C++ for the same problem, on the shapes of input that favour
//! it most. The judge is to take at most 0.9 times as long.
//!
//! `cargo bench -p grundy-judge --bench plain_programs`. Input is redirected from a file; the rivals are compiled by
//! `g++ -O2`.

mod compiled;
#[allow(dead_code, reason = "all rivals here are in C++")]
mod pairs;
#[path = "../examples/shapes.rs"]
mod shapes;

use std::process::Command;

use pairs::{Comparison, judge};
use shapes::SHAPES;

fn main() {
    let comparison = Comparison::new();
    let source = |problem: &str| match problem {
        "poj2425" => "chess_game.cpp",
        "hdu1536" => "s_nim.cpp",
        "acwing893" => "set_nim.cpp",
        _ => panic!("no rival for {problem}"),
    };
    for shape in SHAPES {
        let Some(rival) = compiled::program(&comparison, source(shape.problem)) else { continue };
        let divided = if Comparison::is_bench() { 1 } else { 50 };
        let input = comparison.input(&format!("{}.in", shape.kind), |file| shape.write(divided, file));
        let title = format!("{}, {}", shape.problem, shape.kind);
        comparison.run(&title, &input, &|| judge(shape.problem, None), &|| Command::new(&rival), true);
    }
}
