//! Input that is not plain text, and what separates.

use serde_json::Value;
use snapbox::cmd::OutputAssert;

use crate::common::{folder, grundy, stdout};

/// As it is: snapbox takes a backslash for one of a path.
fn stderr(assert: &OutputAssert) -> String {
    String::from_utf8_lossy(&assert.get_output().stderr).into_owned()
}

fn refused(stdin: &[u8], message: &str) {
    let assert = grundy(["explain", "nim"]).stdin(stdin).assert().code(1).stdout_eq("");
    assert_eq!(stderr(&assert), format!("grundy: {message}\n"));
}

#[test]
fn other_encodings_are_named() {
    let place = "line 1, column 1: found";
    let expected = "expected plain text in UTF-8";
    refused(b"\xff\xfe3\0", &format!("{place} UTF-16 with a byte-order mark, {expected}"));
    refused(b"\xfe\xff\x003", &format!("{place} UTF-16 with a byte-order mark, {expected}"));
    refused(b"\xef\xbb\xbf3\n", &format!("{place} a byte-order mark (EF BB BF), {expected}"));
    refused(b"3\0\n\0", &format!("{place} what looks like UTF-16 (a zero byte), {expected}"));
    refused(b"\x003", &format!("{place} what looks like UTF-16 (a zero byte), {expected}"));
    let file = folder("text_encodings").join("values.txt");
    std::fs::write(&file, b"\xff\xfe0\0").expect("the folder can be written");
    let file = file.to_str().expect("a path in UTF-8");
    grundy(["discover", file])
        .assert()
        .code(1)
        .stderr_eq(format!("grundy: {file}: {place} UTF-16 with a byte-order mark, {expected}\n"));
}

#[test]
fn places_are_those_of_the_bytes() {
    refused(b"3 4\n5 \xff 6\n", "line 2, column 3: found the byte 0xFF, expected plain text in UTF-8");
    // The letter before it takes two bytes.
    refused(b"\xc3\xa9\x80", "line 1, column 3: found the byte 0x80, expected plain text in UTF-8");
    refused(b"1 \xc3\xa9 2", "line 1, column 3: found `\\u{e9}`, expected a heap size, 0 to 2^64 - 1");
    refused(
        "1\u{a0}x 2".as_bytes(),
        "line 1, column 1: found `1\\u{a0}x`, expected a heap size, 0 to 2^64 - 1",
    );
}

#[test]
fn white_space_is_space_tab_cr_and_lf() {
    let heaps = |stdin: &str| {
        let assert = grundy(["explain", "nim", "--json"]).stdin(stdin).assert().success();
        let value: Value = serde_json::from_str(&stdout(assert)).expect("it is JSON");
        value["parts"].as_array().map(Vec::len)
    };
    assert_eq!(heaps("1 2\t3\r4\n5\r\n6\n"), Some(6));
    for other in ["\u{b}", "\u{c}", "\u{a0}", "\u{2003}", "\u{85}"] {
        let found: String = other.chars().flat_map(char::escape_default).collect();
        refused(
            format!("1{other}2").as_bytes(),
            &format!("line 1, column 1: found `1{found}2`, expected a heap size, 0 to 2^64 - 1"),
        );
    }
}

#[test]
fn a_game_that_a_bad_line_ends_keeps_its_moves() {
    // From heaps of 1 and 3 move 3 leaves 1 and 1, of which the tool takes one.
    for (end, found) in [(&b"x\xff\n"[..], "`x\\xff`"), (b"", "the end of the input"), (b"+1\n", "`+1`")] {
        let script = [b"3\n", end].concat();
        let assert =
            grundy(["play", "nim", "1", "3", "--seed", "1", "--json"]).stdin(script).assert().code(1);
        let message = format!("line 2, column 1: found {found}, expected the move 1, hint, undo or quit");
        assert_eq!(stderr(&assert), format!("grundy: {message}\n"));
        let record: Value = serde_json::from_str(&stdout(assert)).expect("it is JSON");
        assert_eq!(record["moves"].as_array().map(Vec::len), Some(2));
        assert_eq!(record["winner"], Value::Null);
    }
}

/// `script` runs a command on a terminal of its own.
#[cfg(target_os = "linux")]
#[test]
fn on_a_terminal_a_bad_line_is_asked_again_and_an_end_leaves() {
    let terminal = |command: &str| {
        let mut child = crate::common::grundy_in_path("script")
            .args(["-qec", command, "/dev/null"])
            .stdin(std::process::Stdio::piped())
            .stdout(std::process::Stdio::piped())
            .spawn()
            .expect("script, of util-linux, runs");
        let mut typed = child.stdin.take().expect("it is piped");
        // What is no text, a move, and the end of the input.
        std::io::Write::write_all(&mut typed, b"\xff\n3\n\x04").expect("it reads");
        drop(typed);
        let output = child.wait_with_output().expect("it ends");
        (output.status.code(), String::from_utf8_lossy(&output.stdout).replace('\r', ""))
    };
    let (code, text) = terminal("grundy play nim 1 3 --seed 1");
    assert_eq!(code, Some(0), "{text}");
    assert!(text.contains("line 1, column 1: found `\\xff`, expected a move 1 to 4"), "{text}");
    assert!(text.ends_with("You have left the game.\n"), "{text}");
    let (code, text) = terminal("grundy play nim 1 3 --seed 1 --json");
    assert_eq!(code, Some(0), "{text}");
    assert!(text.contains("\"player\": \"tool\""), "{text}");
    let (_, text) = terminal("grundy explain nim; true");
    assert!(text.contains("grundy: reading from the terminal; Ctrl-D ends the input\n"), "{text}");
}
