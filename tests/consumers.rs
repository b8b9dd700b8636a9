//! Programs that use this crate as others would: each in a workspace of its own, built and run here.

mod common;

use std::process::Command;

use common::{build, output, packages};

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
