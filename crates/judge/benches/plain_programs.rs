//! The judge as a whole process beside the plain program in C++ for the same problem, on the shapes of input that favour
//! it most. The judge is to take at most 0.9 times as long.
//!
//! `cargo bench -p grundy-judge --bench plain_programs`. Input is redirected from a file; the rivals are compiled by
//! `g++ -O2`.

mod compiled;
#[allow(dead_code, reason = "all rivals here are in C++")]
mod pairs;

use std::process::Command;

use grundy_testkit::inputs::inputs;
use grundy_testkit::timing::sized;
use pairs::{Comparison, judge};

fn main() {
    let comparison = Comparison::new();
    let source = |problem: &str| match problem {
        "poj2425" => Some("chess_game.cpp"),
        "hdu1536" => Some("s_nim.cpp"),
        "acwing893" => Some("set_nim.cpp"),
        _ => None,
    };
    for (input, source) in inputs().filter_map(|input| Some((input, source(input.problem)?))) {
        let Some(rival) = compiled::program(&comparison, source) else { continue };
        let file = comparison.input(input.kind, input.size / sized(1, 50));
        let title = format!("{}, {}", input.problem, input.kind);
        comparison.run(&title, &file, &|| judge(input.problem, None), &|| Command::new(&rival), true);
    }
}
