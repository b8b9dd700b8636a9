//! What is refused, and how.

use crate::common::grundy;

#[test]
fn bad_input_is_told_with_its_place() {
    let refused = |arguments: &[&str], stdin: &str, message: &str| {
        grundy(arguments)
            .stdin(stdin)
            .assert()
            .code(1)
            .stdout_eq("")
            .stderr_eq(format!("grundy: {message}\n"));
    };
    refused(
        &["explain", "row-chess", "..o", "..ox."],
        "",
        "position 2, column 4: found `x.`, expected squares, `o` or `.`",
    );
    refused(
        &["explain", "row-chess"],
        "...\n3,x\n",
        "line 2, column 3: found `x`, expected a column, 1 to 20",
    );
    refused(&["explain", "row-chess", "3,3"], "", "position 1, column 3: column 3 is given twice");
    refused(
        &["explain", "row-chess", "3/0"],
        "",
        "position 1, column 3: found `0`, expected a width, 1 to 128",
    );
    refused(
        &["explain", "nim"],
        "3 4\n 5 -1\n",
        "line 2, column 4: found `-1`, expected a heap size, 0 to 2^64 - 1",
    );
    refused(&["explain", "nim"], "\n", "line 1, column 1: found the end of the input, expected a heap size");
    refused(
        &["explain", "euclid", "3"],
        "",
        "position 1, column 1: found `3`, expected a pair of numbers, 0 to 2^64 - 1, such as 4,3",
    );
    refused(
        &["explain", "cutting", "3,1"],
        "",
        "position 1, column 3: found `1`, expected a number, 2 to 10000000",
    );
    // An empty column is not skipped, nor anything else.
    const COLUMN: &str = "expected a column, 1 to 20";
    refused(
        &["explain", "row-chess", "3,", "5,", "6"],
        "",
        &format!("position 1, column 3: found nothing, {COLUMN}"),
    );
    refused(&["explain", "row-chess", "3,,6"], "", &format!("position 1, column 3: found nothing, {COLUMN}"));
    for (arcs, column) in [("3--1", 3), ("3->>1", 4), ("3 ->", 5), ("3>1", 2)] {
        let assert = grundy(["explain", "forest", arcs]).assert().code(1).stdout_eq("");
        let message = String::from_utf8_lossy(&assert.get_output().stderr).into_owned();
        assert!(message.starts_with(&format!("grundy: position 1, column {column}: found ")), "{message}");
    }
    let error = std::fs::read("no/such/file").expect_err("there is none");
    refused(&["explain", "nim", "--file", "no/such/file"], "", &format!("cannot read no/such/file: {error}"));
    refused(
        &["explain", "grundys-game", "999999"],
        "",
        "the nimber of a heap of 999999 is not known: no theorem here covers grundys-game, and heaps are evaluated \
         up to 20000",
    );
    refused(
        &["explain", "lasker", "18446744073709551615"],
        "",
        "the nimber of a heap of 18446744073709551615 in lasker does not fit: it is above 2^64 - 1",
    );
}

/// OEIS A002188 has 3 for heap 13 of Grundy's game.
#[test]
fn the_limit_can_be_moved() {
    let message = "grundy: the nimber of a heap of 13 is not known: no theorem here covers grundys-game, and heaps are \
                   evaluated up to 12\n";
    let explain = ["explain", "grundys-game", "13", "--max-heap", "13"];
    grundy(explain).assert().code(1).stdout_eq("").stderr_eq(message);
    let output = grundy(["explain", "grundys-game", "13", "--max-heap", "14"]).assert().success();
    assert!(String::from_utf8_lossy(&output.get_output().stdout).contains("  13  nimber 3\n"));
    // Beyond what is evaluated without being asked for.
    grundy(["explain", "grundys-game", "20001"]).assert().code(1);
    grundy(["explain", "grundys-game", "20001", "--max-heap", "20002"]).assert().success();
}

#[test]
fn wrong_usage_is_told() {
    for (game, why) in [
        ("0.x", "character 3 is 'x', expected a digit 0 to 7"),
        ("1,0", "the amount at byte 3 is 0; a move has to remove something"),
        ("bash:x", "\"x\" is not a number of objects"),
        ("bash:+3", "\"+3\" is not a number of objects"),
        ("9-1", "the range 9-1 at byte 1 descends; write 1-9"),
        ("1,+3", "byte 3 is '+', expected an amount, 1 to 2^64 - 1"),
    ] {
        let message = format!("grundy: `{game}` is not a game: {why}\n");
        grundy(["explain", game, "3"]).assert().code(2).stderr_eq(message);
    }
    grundy(["explain", "chess", "3"])
        .assert()
        .code(2)
        .stderr_eq("grundy: unknown game `chess`; --help lists all\n");
    grundy(["explain"]).assert().code(2);
    grundy(["explain", "nim", "3", "--graph", "-"]).assert().code(2);
    grundy(["explain", "dag", "3"]).assert().code(2);
}
