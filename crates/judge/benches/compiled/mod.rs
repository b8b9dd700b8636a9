//! Rivals in C++.

use std::path::PathBuf;
use std::process::Command;

use crate::pairs::Comparison;

/// The program of this source, as `g++ -O2` makes it; `None` where there is no such compiler, which is said.
pub fn program(comparison: &Comparison, source: &str) -> Option<PathBuf> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/rivals/");
    let program = comparison.path(source.trim_end_matches(".cpp"));
    if program.exists() {
        return Some(program);
    }
    let mut compiler = Command::new("g++");
    compiler.args(["-O2", "-w", "-o"]).arg(&program).arg(format!("{folder}{source}"));
    match compiler.status() {
        Ok(status) => {
            assert!(status.success(), "{source} does not compile");
            Some(program)
        }
        Err(error) => {
            println!("skipped: {source}, since g++ cannot be run: {error}");
            None
        }
    }
}
