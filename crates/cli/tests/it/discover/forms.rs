//! The forms of a list of values, and its faults.

use serde_json::{Value, json};

use super::{findings, lasker, list};
use crate::common::{grundy, stdout};

#[test]
fn every_form_gives_the_same() {
    let values: Vec<u64> = (0..41).map(lasker).collect();
    let written = |write: &dyn Fn(usize, u64) -> String| -> String {
        values.iter().enumerate().map(|(n, &value)| write(n, value)).collect()
    };
    let forms = [
        ("list", format!("[{}]", list(&values).replace(' ', ", "))),
        // What `awk '{ print $1, ... }'` prints.
        ("pairs", written(&|n, value| format!("{n} {value}\n"))),
        ("pairs", format!("# Lasker's Nim\n{}", written(&|n, value| format!("{n} {value}\n")))),
        ("labels", written(&|n, value| format!("{n}: {value}\n"))),
        ("labels", written(&|n, value| format!("sg[{n}] = {value}\n"))),
        ("labels", written(&|n, value| format!("G({n:2})= {value}\n"))),
    ];
    let expected = findings(&values);
    for (form, text) in forms {
        let assert = grundy(["discover", "-", "--json"]).stdin(text.clone()).assert().success();
        let value: Value = serde_json::from_str(&stdout(assert)).expect("it is JSON");
        assert_eq!((&value["form"], &value["count"], &value["first"]), (&json!(form), &json!(41), &json!(0)));
        assert_eq!(value["findings"], json!(expected), "{text}");
    }
    let shown = |words: &str, text: String| {
        let printed = stdout(grundy(["discover", "-"]).stdin(text).assert().success());
        assert!(printed.starts_with(&format!("41 values, read as {words}, n = 0 to 40;")), "{printed}");
    };
    shown("two columns, n and its value", written(&|n, value| format!("{n}\t{value}\n")));
    shown("values labelled by their n", written(&|n, value| format!("sg({n}) = {value}\n")));
}

#[test]
fn a_form_that_does_not_tell_itself_is_asked_for() {
    let values: Vec<u64> = (0..12).map(lasker).collect();
    let text: String = (0..).zip(&values).map(|(n, value)| format!("{n} {value}\n")).collect();
    grundy(["discover", "-"]).stdin(text.clone()).assert().code(1).stdout_eq("").stderr_eq(
        "grundy: line 1, column 1: 12 lines of two numbers are n and its value (`--form pairs`) or a list of 24 \
         values (`--form list`): say which\n",
    );
    for (form, count) in [("pairs", 12), ("list", 24)] {
        let assert = grundy(["discover", "-", "--json", "--form", form]).stdin(text.clone()).assert();
        let value: Value = serde_json::from_slice(&assert.get_output().stdout).expect("it is JSON");
        assert_eq!((&value["form"], &value["count"]), (&json!(form), &json!(count)));
    }
}

#[test]
fn integers_that_javascript_would_round_are_texts() {
    // n mod 10 from n = 2^53 - 2 = 9007199254740990 on: what lies above 2^53 - 1 is a text.
    let values: Vec<u64> = (0..50).map(|n| n % 10).collect();
    let found = |first: u64| {
        let assert =
            grundy(["discover", "-", "--json", "--first", &first.to_string()]).stdin(list(&values)).assert();
        serde_json::from_str::<Value>(&stdout(assert.success())).expect("it is JSON")
    };
    let first = (1_u64 << 53) - 2;
    let value = found(first);
    let text = |n: u64| json!(n.to_string());
    assert_eq!((&value["count"], &value["first"]), (&json!(50), &json!(first)));
    assert_eq!((&value["largest"], &value["largest_at"]), (&json!(9), &text(first + 9)));
    let period = &value["findings"][0];
    assert_eq!(
        (&period["preperiod"], &period["period"], &period["saltus"]),
        (&json!(first), &json!(10), &json!(0))
    );
    assert_eq!((&period["support"], &period["observed_to"]), (&json!(40), &text(first + 49)));
    let theorem = value["findings"].as_array().and_then(|findings| findings.last()).expect("a theorem");
    assert_eq!((&theorem["support"], &theorem["observed_to"]), (&Value::Null, &Value::Null));
    // These are the heaps from 0 on, so the first n is the offset's other side.
    let offset = |value: &Value| {
        let mut findings = value["findings"].as_array().expect("a list").iter();
        findings.find(|its| its["kind"] == "game").expect("it is Bachet's game")["offset"].clone()
    };
    assert_eq!(offset(&value), json!(-first.cast_signed()));
    let value = found(1 << 53);
    assert_eq!(
        (&value["findings"][0]["preperiod"], offset(&value)),
        (&text(1 << 53), json!("-9007199254740992"))
    );

    let nothing = |first: u64| {
        let assert =
            grundy(["discover", "-", "--first", &first.to_string(), "--json"]).stdin("1 7 1").assert();
        serde_json::from_slice::<Value>(&assert.code(1).get_output().stdout).expect("it is JSON")
    };
    assert_eq!(nothing(1 << 53)["first"], text(1 << 53));
    assert_eq!(nothing((1 << 53) - 2)["largest_at"], json!((1_u64 << 53) - 1));
}

#[test]
fn the_first_n_is_as_written() {
    let text: String = (5..60).map(|n| format!("{n}: {}\n", lasker(n))).collect();
    for first in [&[][..], &["--first", "5"]] {
        let assert = grundy(["discover", "-", "--json"]).args(first).stdin(text.clone()).assert().success();
        let value: Value = serde_json::from_str(&stdout(assert)).expect("it is JSON");
        assert_eq!(value["first"], 5);
        let games = value["findings"].as_array().expect("a list").iter();
        let offsets: Vec<_> = games.filter(|its| its["kind"] == "game").map(|its| &its["offset"]).collect();
        assert_eq!(offsets, [0]);
    }
    grundy(["discover", "-", "--first", "0"]).stdin(text).assert().code(2).stdout_eq("").stderr_eq(
        "grundy: the first n was given as 0, but the input, read as values labelled by their n, begins at 5\n",
    );
}

#[test]
fn bad_input_is_told_with_its_place() {
    let refused = |stdin: &str, message: &str| {
        grundy(["discover", "-"])
            .stdin(stdin)
            .assert()
            .code(1)
            .stdout_eq("")
            .stderr_eq(format!("grundy: {message}\n"));
    };
    refused("0, 1\n2,x\n", "line 2, column 3: found `x`, expected a value, 0 to 2^64 - 1");
    refused("0,1,,2", "line 1, column 5: found `,`, expected a value, 0 to 2^64 - 1");
    refused("0 -1", "line 1, column 3: found `-1`, expected a value, 0 to 2^64 - 1");
    refused(
        "18446744073709551616",
        "line 1, column 1: found `18446744073709551616`, expected a value, 0 to 2^64 - 1",
    );
    refused("", "line 1, column 1: found the end of the input, expected a value, 0 to 2^64 - 1");
    grundy(["discover"]).assert().code(2);
}
