//! Other programs for the same input.

mod array;
mod graph;
mod heaps;
mod numbers;
mod read;
mod sheets;

use std::io::{self, Write};

/// Runs the rival of this name on standard input and output.
pub fn run(name: &str) {
    match name {
        "print" => io::stdout().write_all(b"NO\nYES\n").expect("standard output"),
        "read" => read::main().expect("standard input"),
        "array" => array::main().expect("standard input and output"),
        "graph" => graph::main().expect("standard input and output"),
        "heaps" => heaps::main().expect("standard input and output"),
        "sheets" => sheets::main().expect("standard input and output"),
        _ => panic!("no rival is called {name}"),
    }
}
