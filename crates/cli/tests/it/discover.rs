//! `grundy discover`: what it names is so, and what is not so it does not name.

use grundy_testkit::published::{self, Sequence};
use grundy_testkit::{SplitMix64, plain};
use serde_json::{Value, json};
use snapbox::cmd::Command;
use snapbox::str;

use crate::common::{folder, grundy, json, stdout};

/// Lasker's Nim (Ferguson, Game Theory, part I, 4.4).
fn lasker(heap: u64) -> u64 {
    match heap % 4 {
        0 if heap > 0 => heap - 1,
        3 => heap + 1,
        _ => heap,
    }
}

/// The values of a code, by its rules.
fn code(digits: &[u8], len: usize) -> Vec<u64> {
    plain::code(digits, len).into_iter().map(u64::from).collect()
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

#[test]
fn noise_is_nothing() {
    let mut random = SplitMix64(4);
    for round in 0..60 {
        let different = [2, 3, 4, 8, 16, 1000][round % 6];
        let values: Vec<u64> = (0..5 + random.below(120)).map(|_| random.below(different)).collect();
        grundy(["discover", "-"])
            .stdin(list(&values))
            .assert()
            .code(1)
            .stdout_eq(format!("nothing found in {} values, read as a list\n", values.len()));
        grundy(["discover", "-", "--emit", "rust"]).stdin(list(&values)).assert().code(1);
    }
}

#[test]
fn few_values_are_no_evidence() {
    for values in ["0", "0 1 2 3", "1 1 1 1 1", "0 1 0 1 0 1 0 1 0 1"] {
        grundy(["discover", "-"]).stdin(values).assert().code(1);
    }
}

#[test]
fn what_a_constant_explains_is_no_evidence() {
    let bit_lengths = (0..128_u64).map(|n| u64::from(64 - n.leading_zeros())).collect();
    let digits = (0..2000_u64).map(|n| n.to_string().len() as u64).collect();
    let roots = (0..400_u64).map(u64::isqrt).collect();
    // A long constant tail, and lists that end inside of a run.
    let tail = [3, 1, 4, 1].into_iter().chain([5; 300]).collect();
    let zeros = vec![0; 300];
    let runs = (0..330_u64).map(|n| n / 50 % 2).collect();
    let lists: [Vec<u64>; 6] = [bit_lengths, digits, roots, tail, zeros, runs];
    for values in lists {
        assert_eq!(findings(&values), [] as [Value; 0], "{values:?}");
        grundy(["discover", "-", "--emit", "rust"])
            .stdin(list(&values))
            .assert()
            .code(1)
            .stdout_eq("")
            .stderr_eq(format!(
                "grundy: no function is written: no rule is found in {} values\n",
                values.len()
            ));
    }
}

#[test]
fn rare_values_that_recur_are_evidence() {
    let values: Vec<u64> = (0..1000).map(|n| u64::from(n % 100 == 7)).collect();
    assert_eq!(findings(&values)[0]["period"], 100);
}

#[test]
fn a_ruler_is_no_period() {
    // Grossman and Nowakowski, A ruler regularity in hexadecimal games: never arithmetic-periodic.
    let values = code(&[0, 2, 0, 4, 8], 240);
    // What breaks the periods of 13 and 52.
    assert_eq!((values[54], values[171]), (6, 18));
    for len in 10..=values.len() {
        assert_eq!(findings(&values[..len]), [] as [Value; 0], "{len} values");
    }
}

#[test]
fn kayles_is_observed_up_to_the_last_value() {
    let values = code(&[0, 7, 7], 160);
    let findings = findings(&values);
    let game = findings.iter().find(|finding| finding["kind"] == "game").expect("it is named");
    assert_eq!((&game["game"], &game["observed_to"]), (&json!("0.77"), &json!(159)));
    assert_eq!(game["claim"], "up to n = 159, these are the nimbers of Kayles, 0.77");
    let theorem = findings.last().expect("it is proved");
    assert_eq!((&theorem["observed_to"], &theorem["period"]), (&Value::Null, &json!(12)));
}

#[test]
fn nim_is_named() {
    let values: Vec<u64> = (0..41).collect();
    assert_eq!(named(&values)[0], ("nim".to_owned(), 0));
    assert_eq!(findings(&values)[0]["rules"], json!([{"residues": [0], "value": "n"}]));
}

#[test]
fn periods_are_of_the_integers() {
    // Modulo 2^64 each value is 2^63 more than the one before it, and as much less.
    let values: Vec<u64> = (0..60).map(|n| (n % 2) << 63).collect();
    for finding in findings(&values) {
        assert_ne!(finding["period"], 1, "{finding}");
    }
}

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

/// A list to write a function for: its name, an n, what is known of its value, and whether a game says so.
type Listed = (&'static str, Vec<u64>, u64, Option<u64>, bool);

fn functions() -> Vec<Listed> {
    let kayles = published::terms("A002186");
    let far = 1_000_000_007;
    let kayles_far = kayles[71 + (far - 71) % 12];
    vec![
        ("lasker", (0..41).map(lasker).collect(), 1_000_000_003, Some(1_000_000_004), true),
        ("nim", (0..41).collect(), u64::MAX, Some(u64::MAX), true),
        ("kayles", kayles, far as u64, Some(kayles_far), true),
        // From heap 5 on: n is heap n + 5.
        ("offset", (5..60).map(lasker).collect(), 999_999_998, Some(1_000_000_004), true),
        // No game has these: they are only seen to grow by 3 in every 2, up to n = 59.
        ("observed", (0..60).map(|n| 1000 + n / 2 * 3 + n % 2).collect(), 60, None, false),
        ("falling", (0..60).map(|n| 1000 - n / 2 * 3 + n % 2).collect(), 59, Some(914), false),
    ]
}

fn emitted(language: &str, values: &[u64], of_a_game: bool) -> (String, &'static str) {
    let source = stdout(grundy(["discover", "-", "--emit", language]).stdin(list(values)).assert().success());
    let last = values.len() - 1;
    let has = |text: &str| assert!(source.contains(text), "{text}: {source}");
    if of_a_game {
        has("// proved: ");
        has(&format!("// observed: up to n = {last}, these are the nimbers of "));
        has(&format!(
            "That the listed values are those of this game is observed up to n = {last}, not proved. What is"
        ));
        assert!(!source.contains("observed_nimber"), "{source}");
        (source, "nimber")
    } else {
        has(&format!(
            "The values were checked up to n = {last}, and are only seen to be periodic. Nothing proves that"
        ));
        (source, "observed_nimber")
    }
}

#[test]
fn without_a_rule_no_function_is_written() {
    // Grundy's game, of which no period is known.
    let grundys = published::terms("A002188");
    for language in ["rust", "cpp"] {
        grundy(["discover", "-", "--emit", language]).stdin(list(&grundys)).assert().code(1).stdout_eq("").stderr_eq(
            "grundy: no function is written: these 105 values are those of Grundy's game, grundys-game, for which no \
             period is proved, and they show none\n",
        );
    }
}

#[test]
fn emitted_rust_computes_the_values() {
    let folder = folder("discover_rust");
    let rustc = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned());
    for (name, values, far, value, of_a_game) in functions() {
        let (source, function) = emitted("rust", &values, of_a_game);
        let run = |variant: &str, source: String| {
            let (file, program) =
                (folder.join(format!("{name}_{variant}.rs")), folder.join(format!("{name}_{variant}")));
            std::fs::write(&file, source).expect("the folder can be written");
            let compile = Command::new(&rustc).args(["--edition=2021", "--test", "-D", "warnings", "-o"]);
            compile.arg(&program).arg(&file).assert().success();
            Command::new(program).assert()
        };
        let test = format!("\n#[test]\nfn far() {{ assert_eq!({function}({far}), {value:?}); }}\n");
        let unfit = format!("\n#[test]\nfn unfit() {{ {function}(u64::MAX); }}\n");
        run("right", source.clone() + &test + &unfit).success();
        // The check against the list is one that can fail.
        let wrong = source.replacen("const PERIOD: u64 = ", "const PERIOD: u64 = 1 + ", 1);
        run("wrong", wrong).failure();
    }
}

#[test]
fn emitted_cpp_computes_the_values() {
    let compiler = std::env::var("CXX").unwrap_or_else(|_| "c++".to_owned());
    if std::process::Command::new(&compiler).arg("--version").output().is_err() {
        eprintln!("there is no C++ compiler `{compiler}`");
        return;
    }
    let folder = folder("discover_cpp");
    for (name, values, far, value, of_a_game) in functions() {
        let (source, function) = emitted("cpp", &values, of_a_game);
        let run = |variant: &str, source: &str, check: &str| {
            let (file, program) =
                (folder.join(format!("{name}_{variant}.cpp")), folder.join(format!("{name}_{variant}")));
            std::fs::write(&file, source).expect("the folder can be written");
            let compile =
                Command::new(&compiler).args(["-std=c++17", "-Wall", "-Wextra", "-Werror", check, "-o"]);
            compile.arg(&program).arg(&file).assert().success();
            Command::new(program).assert()
        };
        run("right", &source, "-DGRUNDY_CHECK").success().stdout_eq("all values agree\n");
        let wrong = source.replacen(", period = ", ", period = 1 + ", 1);
        run("wrong", &wrong, "-DGRUNDY_CHECK").failure();
        let value =
            value.map_or_else(|| "std::nullopt".to_owned(), |value| format!("std::uint64_t{{{value}u}}"));
        let main = format!("\nint main() {{ return {function}({far}u) != {value}; }}\n");
        run("far", &(source + &main), "-DFAR").success();
    }
}

#[cfg(unix)]
#[test]
fn the_examples_run() {
    crate::common::run_examples("discover", "discover_examples");
}
