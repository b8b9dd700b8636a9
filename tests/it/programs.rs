//! Programs that stand in workspaces of their own, built and run as others would.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Runs a program to its successful end and returns what it printed.
pub fn output(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {}\n{errors}", output.status);
    String::from_utf8(output.stdout).unwrap()
}

/// Where the consumers share what they compile.
fn target_dir() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("consumers")
}

/// A command of cargo on the program in this folder, as its lock file has it.
fn cargo(subcommand: &str, program: &str) -> Command {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(program);
    let mut command = Command::new(env!("CARGO"));
    // That of this package's own build script, which cargo sets for tests and would hand on.
    command.env_remove("OUT_DIR");
    command.args([subcommand, "--locked", "--quiet", "--manifest-path"]).arg(folder.join("Cargo.toml"));
    command
}

/// Builds the program in this folder and returns its path.
pub fn build(program: &str) -> PathBuf {
    let mut command = cargo("build", program);
    command.arg("--message-format=json-render-diagnostics");
    command.arg("--target-dir").arg(target_dir());
    // The last message with an executable is that of the program itself.
    let messages = output(&mut command);
    let (_, executable) = messages.rsplit_once(r#""executable":""#).expect("a binary target");
    let (executable, _) = executable.split_once('"').unwrap();
    PathBuf::from(executable.replace(r"\\", r"\"))
}

/// What another command that compiles makes of the program in this folder: whether it succeeds, and its messages.
pub fn compile(subcommand: &str, program: &str, arguments: &[&str]) -> (bool, String) {
    let mut command = cargo(subcommand, program);
    let output = command.args(arguments).arg("--target-dir").arg(target_dir()).output().unwrap();
    (output.status.success(), String::from_utf8_lossy(&output.stderr).into_owned())
}

/// The packages that are compiled for the program in this folder, along the given kinds of dependencies.
pub fn packages(program: &str, edges: &str) -> Vec<String> {
    let mut command = cargo("tree", program);
    command.args(["--edges", edges, "--prefix", "none", "--format", "{p}"]);
    let mut packages: Vec<String> =
        output(&mut command).lines().filter_map(|line| line.split(' ').next()).map(str::to_owned).collect();
    packages.sort();
    packages.dedup();
    packages
}
