//! Programs that use this crate as others would: each in a workspace of its own, built and run here.

use std::process::Command;

use grundy_testkit::skipped;

use crate::programs::{build, compile, output, packages};

#[test]
fn the_closed_form_alone() {
    // A piece on 19 has one empty square to its right and one on 18 has two: steps 1 and 2 of staircase Nim.
    let expected = "..................o. 1\n.................o.. 0\nYES\n127\n";
    assert_eq!(output(&mut Command::new(build("tests/consumers/closed_form"))), expected);
    assert_eq!(
        packages("tests/consumers/closed_form", "normal,build"),
        ["closed_form", "grundy", "grundy-core"]
    );
}

#[test]
fn the_table() {
    // The contest's sample, with the moves that win its second board.
    let expected = "1048576 nimbers in 655360 bytes\n5\nNO\nYES\nrow 0: 19-20\nrow 1: 18-19\n";
    assert_eq!(output(&mut Command::new(build("tests/consumers/table"))), expected);
    assert_eq!(packages("tests/consumers/table", "normal"), ["grundy", "grundy-core", "table"]);
    assert!(packages("tests/consumers/table", "normal,build").contains(&"grundy-bake".to_owned()));
}

/// The program compares all values with those published.
#[test]
fn a_game_of_ones_own() {
    let expected = "PackedTable { len: 1000, width: 4, .. }\n";
    assert_eq!(output(&mut Command::new(build("tests/consumers/own_game"))), expected);
    assert_eq!(packages("tests/consumers/own_game", "normal"), ["grundy-core", "own_game"]);
}

/// The values of Kayles in these are those of OEIS A002186: term 5 is 4; 2^64 − 1 is 75 and a multiple of 12, and term 75
/// is 8.
#[test]
fn tables_in_any_crate() {
    let run = |program: &str| output(&mut Command::new(build(&format!("tests/consumers/{program}"))));
    assert_eq!(run("private_module"), "4 Some(Nimber(1023)) None\nSome(Nimber(3)) None Some(Nimber(3))\n");
    assert_eq!(run("renamed"), "4 8\n");
    assert_eq!(run("only_grundy"), "8\n");
    assert_eq!(run("edition_2015"), "4 None\n");
    assert_eq!(packages("tests/consumers/only_grundy", "normal"), ["grundy", "grundy-core", "only_grundy"]);
}

/// The README's program is one of these, so it is whole and it runs.
#[test]
fn the_readme_shows_a_program_that_runs() {
    let readme = include_str!("../../README.md");
    let without_inner_lines = |file: &str| {
        let inner = |line: &&str| line.starts_with("//!") || line.starts_with("#!");
        file.lines().skip_while(inner).collect::<Vec<_>>().join("\n").trim().to_owned()
    };
    for (name, file) in [
        ("build.rs", include_str!("../consumers/only_grundy/build.rs")),
        ("src/main.rs", include_str!("../consumers/only_grundy/src/main.rs")),
    ] {
        let block = format!("```rust,ignore\n// {name}\n{}\n```", without_inner_lines(file));
        assert!(readme.contains(&block), "{name}: the README has another program");
    }
    let manifest = include_str!("../consumers/only_grundy/Cargo.toml");
    let dependencies = manifest
        .replace(r#"path = "../../..""#, r#"version = "0.1""#)
        .replace(r#"{ path = "../../../crates/bake" }"#, r#""0.1""#);
    let (_, dependencies) = dependencies.split_once("[dependencies]").expect("it has some");
    let (dependencies, _) = dependencies.split_once("[workspace]").expect("it has one");
    assert!(
        readme.contains(&format!("```toml\n[dependencies]{}\n```", dependencies.trim_end())),
        "{dependencies}"
    );
}

/// Under `clippy::pedantic`, and lints that forbid.
#[test]
fn lints_find_nothing_in_a_table() {
    let (success, messages) = compile("clippy", "tests/consumers/private_module", &[]);
    if messages.contains("no such command") || messages.contains("is not installed") {
        return skipped("there is no clippy");
    }
    assert!(success && messages.is_empty(), "{messages}");
}

/// What the documentation says of the two resolvers.
#[test]
fn a_device_needs_resolver_2() {
    let build = |program| compile("build", program, &["--target", "thumbv6m-none-eabi"]);
    let (success, messages) = build("tests/consumers/device");
    if messages.contains("can't find crate for `core`") {
        return skipped("the target thumbv6m-none-eabi is not installed");
    }
    assert!(success, "{messages}");
    let (success, messages) = build("tests/consumers/device_resolver_1");
    assert!(!success && messages.contains("no global memory allocator found"), "{messages}");
}

/// A build script that does not end is ended, and says where it was; without one, the macro says what is missing.
#[test]
fn builds_that_fail_say_why() {
    let (success, messages) = compile("build", "tests/consumers/endless", &[]);
    assert!(!success);
    let expected = "table ENDLESS: the rule has listed options of (1, 2) for 1s and does not end";
    assert!(messages.contains(expected), "{messages}");

    let (success, messages) = compile("build", "tests/consumers/no_build_script", &[]);
    assert!(!success);
    assert!(messages.contains("include_table! includes what a build script has baked"), "{messages}");
}

#[cfg(feature = "table")]
#[test]
fn only_a_program_that_wants_the_table_carries_it() {
    let table = grundy::row_chess::TABLE.bytes();
    let count = |program, bytes: &[u8]| {
        let binary = std::fs::read(build(program)).unwrap();
        binary.windows(bytes.len()).filter(|&window| window == bytes).count()
    };
    // Once: the constant and the static share their bytes.
    assert_eq!(count("tests/consumers/table", table), 1);
    assert_eq!(count("tests/consumers/closed_form", &table[400_000..400_064]), 0);
}
