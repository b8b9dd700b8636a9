//! Programs that use this crate as others would: each in a workspace of its own, built and run here.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Runs a program to its successful end and returns what it printed.
fn output(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {}\n{errors}", output.status);
    String::from_utf8(output.stdout).unwrap()
}

/// A command of cargo on one of the programs, as its lock file has it.
fn cargo(subcommand: &str, consumer: &str) -> Command {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/consumers").join(consumer);
    let mut command = Command::new(env!("CARGO"));
    command.args([subcommand, "--locked", "--quiet", "--manifest-path"]).arg(folder.join("Cargo.toml"));
    command
}

/// Builds one of the programs and returns its path.
fn build(consumer: &str) -> PathBuf {
    let mut command = cargo("build", consumer);
    command.arg("--message-format=json-render-diagnostics");
    command.arg("--target-dir").arg(Path::new(env!("CARGO_TARGET_TMPDIR")).join("consumers"));
    // The last message with an executable is that of the program itself.
    let messages = output(&mut command);
    let (_, executable) = messages.rsplit_once(r#""executable":""#).expect("a binary target");
    let (executable, _) = executable.split_once('"').unwrap();
    PathBuf::from(executable.replace(r"\\", r"\"))
}

/// The packages that are compiled for one of the programs, along the given kinds of dependencies.
fn packages(consumer: &str, edges: &str) -> Vec<String> {
    let mut command = cargo("tree", consumer);
    command.args(["--edges", edges, "--prefix", "none", "--format", "{p}"]);
    let mut packages: Vec<String> =
        output(&mut command).lines().filter_map(|line| line.split(' ').next()).map(str::to_owned).collect();
    packages.sort();
    packages.dedup();
    packages
}

#[test]
fn the_closed_form_alone() {
    // A piece on 19 has one empty square to its right and one on 18 has two: steps 1 and 2 of staircase Nim.
    let expected = "..................o. 1\n.................o.. 0\nYES\n127\n";
    assert_eq!(output(&mut Command::new(build("closed_form"))), expected);
    assert_eq!(packages("closed_form", "normal,build"), ["closed_form", "grundy", "grundy-core"]);
}

#[test]
fn the_table() {
    // The contest's sample, with the moves that win its second board.
    let expected = "1048576 nimbers in 655360 bytes\n5\nNO\nYES\nrow 0: 19-20\nrow 1: 18-19\n";
    assert_eq!(output(&mut Command::new(build("table"))), expected);
    assert_eq!(packages("table", "normal"), ["grundy", "grundy-core", "table"]);
    assert!(packages("table", "normal,build").contains(&"grundy-bake".to_owned()));
}

/// The program compares all values with those published.
#[test]
fn a_game_of_ones_own() {
    let expected = "PackedTable { len: 1000, width: 4, .. }\n";
    assert_eq!(output(&mut Command::new(build("own_game"))), expected);
    assert_eq!(packages("own_game", "normal"), ["grundy-core", "own_game"]);
}

#[cfg(feature = "table")]
#[test]
fn only_a_program_that_wants_the_table_carries_it() {
    let table = grundy::row_chess::TABLE.bytes();
    let count = |consumer, bytes: &[u8]| {
        let binary = std::fs::read(build(consumer)).unwrap();
        binary.windows(bytes.len()).filter(|&window| window == bytes).count()
    };
    // Once: the constant and the static share their bytes.
    assert_eq!(count("table", table), 1);
    assert_eq!(count("closed_form", &table[400_000..400_064]), 0);
}
