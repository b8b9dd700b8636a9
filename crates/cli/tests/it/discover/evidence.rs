//! What is evidence for a rule, and what is none.

use grundy_testkit::{SplitMix64, plain};
use serde_json::{Value, json};

use super::{findings, list};
use crate::common::grundy;

/// The values of a code, by its rules.
fn code(digits: &[u8], len: usize) -> Vec<u64> {
    plain::code(digits, len).into_iter().map(u64::from).collect()
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
fn periods_are_of_the_integers() {
    // Modulo 2^64 each value is 2^63 more than the one before it, and as much less.
    let values: Vec<u64> = (0..60).map(|n| (n % 2) << 63).collect();
    for finding in findings(&values) {
        assert_ne!(finding["period"], 1, "{finding}");
    }
}
