//! `grundy discover`: what it names is so, and what is not so it does not name.

mod emit;
mod evidence;
mod forms;

use grundy_testkit::published::{self, Sequence};
use serde_json::{Value, json};
use snapbox::str;

use crate::common::{grundy, json, stdout};

/// Lasker's Nim (Ferguson, Game Theory, part I, 4.4).
fn lasker(heap: u64) -> u64 {
    match heap % 4 {
        0 if heap > 0 => heap - 1,
        3 => heap + 1,
        _ => heap,
    }
}

fn list(values: &[u64]) -> String {
    values.iter().map(u64::to_string).collect::<Vec<_>>().join(" ")
}

fn findings(values: &[u64]) -> Vec<Value> {
    let assert = grundy(["discover", "-", "--json"]).stdin(list(values)).assert();
    let value: Value = serde_json::from_slice(&assert.get_output().stdout).expect("it is JSON");
    assert_eq!(value["count"], values.len());
    let findings = value["findings"].as_array().expect("a list").clone();
    assert.code(i32::from(findings.is_empty()));
    findings
}

/// The games that are named, with the heap of the first value.
fn named(values: &[u64]) -> Vec<(String, usize)> {
    let findings = findings(values);
    let games = findings.iter().filter(|finding| finding["kind"] == "game").map(|finding| {
        assert_eq!((&finding["status"], &finding["support"]), (&json!("observed"), &json!(values.len())));
        assert_eq!(finding["observed_to"], values.len() - 1);
        let offset = finding["offset"].as_u64().expect("a heap");
        (finding["game"].as_str().expect("a name").to_owned(), offset as usize)
    });
    games.collect()
}

/// Whether there are at most three digits after the point, or two after 4.
fn is_short(code: &str) -> bool {
    let (before, after) = code.split_once('.').unwrap_or((code, ""));
    code == "GRUNDY" || before.is_empty() && after.len() <= 3 || before == "4" && after.len() <= 2
}

#[test]
fn published_sequences_are_named() {
    let mut checked = 0;
    for Sequence { number: name, offset, game, terms } in published::sequences() {
        let named = named(&terms);
        assert!(!is_short(game) || !named.is_empty(), "{name}");
        if let "GRUNDY" | ".77" | ".137" | ".6" = game {
            let code = if game == "GRUNDY" { "grundys-game".to_owned() } else { format!("0{game}") };
            assert_eq!(named[0], (code, offset), "{name}");
        }
        // Whatever is named has exactly these values.
        for (game, offset) in named {
            let value = json(["sequence", &game, "--count", &(offset + terms.len()).to_string()]);
            assert_eq!(
                json!(value["values"].as_array().expect("a list")[offset..]),
                json!(terms),
                "{name} {game}"
            );
        }
        checked += usize::from(is_short(game));
    }
    assert_eq!(checked, 34);
}

#[test]
fn other_published_lists_are_named_where_they_are_known() {
    let mut known = Vec::new();
    for (fact, terms) in published::lists() {
        for (game, offset) in named(&terms) {
            let value = json(["sequence", &game, "--count", &(offset + terms.len()).to_string()]);
            assert_eq!(
                json!(value["values"].as_array().expect("a list")[offset..]),
                json!(terms),
                "{fact} {game}"
            );
            known.push((fact, game, offset));
        }
    }
    let is_known =
        |fact: &str, game: &str, offset| known.iter().any(|its| *its == (fact, game.to_owned(), offset));
    assert!(is_known("subtraction {2,3,7} n=1..20", "2,3,7", 1), "{known:?}");
    assert!(is_known("octal .177 n=0..539", "0.177", 0), "{known:?}");
}

#[test]
fn with_one_value_changed_nothing_is_named_or_proved() {
    let lists = published::sequences()
        .into_iter()
        .map(|sequence| (sequence.number, sequence.terms))
        .chain(published::lists());
    for (name, terms) in lists {
        for at in [0, 1, terms.len() / 3, terms.len() / 2, terms.len() - 2, terms.len() - 1] {
            // By one, which is harder to see, and by more than any period could explain.
            for change in [1, 50] {
                let mut changed = terms.clone();
                changed[at] += change;
                for finding in findings(&changed) {
                    assert_eq!(finding["kind"], "period", "{name} at {at}: {finding}");
                    assert_eq!(finding["status"], "observed", "{name} at {at}: {finding}");
                    assert!(
                        change == 1 || finding["preperiod"].as_u64() > Some(at as u64),
                        "{name} at {at}: {finding}"
                    );
                }
            }
        }
    }
}

#[test]
fn laskers_nim_has_a_rule_modulo_four() {
    let values: Vec<u64> = (0..41).map(lasker).collect();
    grundy(["discover", "-"]).stdin(list(&values)).assert().success().stdout_eq(str![[r#"
41 values, read as a list, n = 0 to 40; the largest is 40, first at n = 39

observed  up to n = 40, G(n + 4) = G(n) + 4 for 1 <= n <= 36 (36 values agree)
          n mod 4 = 0: n - 1
          n mod 4 = 1, 2: n
          n mod 4 = 3: n + 1
observed  up to n = 40, these are the nimbers of Lasker's Nim, lasker (41 values agree)
proved    for Lasker's Nim, lasker, by heap size: G(0) = 0, G(4k+1) = 4k+1, G(4k+2) = 4k+2, G(4k+3) = 4k+4, G(4k+4) = 4k+3 (Ferguson, Game Theory, part I, 4.4)

"#]]);
}

#[test]
fn kayles_is_proved_by_its_certificate() {
    let kayles = published::terms("A002186");
    let findings = findings(&kayles);
    let theorem = findings.last().expect("there is one");
    assert_eq!((&theorem["status"], &theorem["kind"]), (&json!("proved"), &json!("theorem")));
    // Its period by Guy and Smith, as in OEIS A002186.
    assert_eq!(
        (&theorem["game"], &theorem["preperiod"], &theorem["period"]),
        (&json!("0.77"), &json!(71), &json!(12))
    );
    // The list alone has too few values past 71 to show it.
    assert!(findings.iter().all(|finding| finding["kind"] != "period"));
}

#[test]
fn nim_is_named() {
    let values: Vec<u64> = (0..41).collect();
    assert_eq!(named(&values)[0], ("nim".to_owned(), 0));
    assert_eq!(findings(&values)[0]["rules"], json!([{"residues": [0], "value": "n"}]));
}

#[test]
fn lists_may_begin_anywhere() {
    let values: Vec<u64> = (5..60).map(lasker).collect();
    let assert = grundy(["discover", "-", "--first", "7", "--json"]).stdin(list(&values)).assert().success();
    let value: Value = serde_json::from_str(&stdout(assert)).expect("it is JSON");
    // n = 7 is heap 5.
    let game = value["findings"].as_array().expect("a list").iter().find(|finding| finding["kind"] == "game");
    assert_eq!(
        (&game.expect("it is found")["game"], &game.expect("it is found")["offset"]),
        (&json!("lasker"), &json!(-2))
    );
    // In heaps n - 2 the heap 4k + 3 is n = 4k + 5, of the value n - 1.
    let rules = json!([
        {"residues": [0, 3], "value": "n - 2"},
        {"residues": [1], "value": "n - 1"},
        {"residues": [2], "value": "n - 3"},
    ]);
    assert_eq!(value["findings"][0]["rules"], rules);
}

#[cfg(unix)]
#[test]
fn the_examples_run() {
    crate::common::run_examples("discover", "discover_examples");
}
