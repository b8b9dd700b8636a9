//! Luogu P1290 and UVa 10368: pairs counted, and pairs up to two zeros.

use grundy_testkit::recursion::Outcomes;

use crate::support::{assert_fault, assert_random, verdicts};

fn options(&(a, b): &(u64, u64)) -> Vec<(u64, u64)> {
    let (large, small) = (a.max(b), a.min(b));
    let multiples = (1..).map(|multiple| multiple * small).take_while(|&taken| small > 0 && taken <= large);
    multiples.map(|taken| (large - taken, small)).collect()
}

/// The same pairs for both problems.
fn both(pairs: &[(u64, u64)]) -> String {
    let lines: String = pairs.iter().map(|(a, b)| format!("{a} {b}\n")).collect();
    let counted = verdicts("p1290", &format!("{}\n{lines}", pairs.len()));
    assert_eq!(verdicts("uva10368", &format!("{lines}0 0\n")), counted);
    counted
}

#[test]
fn samples() {
    assert_eq!(verdicts("p1290", "2\n25 7\n24 15\n"), "Stan wins\nOllie wins\n");
    assert_eq!(verdicts("uva10368", "34 12\n15 24\n0 0\n"), "Stan wins\nOllie wins\n");
}

#[test]
fn random_pairs() {
    let mut outcomes = Outcomes::new(options);
    assert_random(200, |random| {
        let mut numbers = Vec::new();
        let mut expected = String::new();
        for _ in 0..4 {
            let (a, b) = (random.within(1..=200), random.within(1..=200));
            numbers.extend([a, b]);
            expected += if outcomes.wins(&(a, b)) { "Stan wins\n" } else { "Ollie wins\n" };
        }
        [
            ("p1290", random.write(&[&[4], &numbers[..]].concat()), expected.clone()),
            ("uva10368", random.write(&[&numbers[..], &[0, 0]].concat()), expected),
        ]
    });
}

#[test]
fn the_order_of_a_pair_does_not_matter() {
    assert_eq!(
        both(&[(15, 24), (24, 15), (12, 34), (34, 12)]),
        "Ollie wins\nOllie wins\nStan wins\nStan wins\n"
    );
}

#[test]
fn equal_numbers_are_won() {
    assert_eq!(both(&[(1, 1), (7, 7), (u64::MAX, u64::MAX)]), "Stan wins\n".repeat(3));
}

#[test]
fn neighbouring_fibonacci_numbers() {
    // From (2, 1), which is won, every pair has one move, to the one before it. Among the largest pairs a ratio in
    // floating point can no longer tell one from the next.
    let mut pairs = vec![(2_u64, 1)];
    while let Some(next) = pairs[pairs.len() - 1].0.checked_add(pairs[pairs.len() - 1].1) {
        pairs.push((next, pairs[pairs.len() - 1].0));
    }
    assert_eq!(pairs.len(), 91);
    let expected: String = (0..91).map(|step| ["Stan wins\n", "Ollie wins\n"][step % 2]).collect();
    assert_eq!(both(&pairs), expected);
}

#[test]
fn a_quotient_of_1_passes_the_turn() {
    // (3, 2) has one move, to (1, 2), which is won. "As (n mod m, m)" would make it won.
    assert_eq!(both(&[(3, 2), (1, 2)]), "Ollie wins\nStan wins\n");
}

#[test]
fn faults() {
    let from_1 = "(1 to 18446744073709551615)";
    let message = format!("line 2, column 4: found `0`, expected the second number of a pair {from_1}");
    assert_fault("p1290", "2\n25 0\n24 15", "", &message);
    assert_fault("uva10368", "25 7\n25 0\n0 0", "Stan wins\n", &message);
    let message = format!("line 2, column 1: found `0`, expected the first number of a pair {from_1}");
    assert_fault("p1290", "1\n0 25", "", &message);
    let message = "line 1, column 3: found `25`, expected a second 0, to end the input";
    assert_fault("uva10368", "0 25", "", message);
    let message = "line 1, column 5: found the end of the input, expected the first number of a pair (0 to 18446744073709551615)";
    assert_fault("uva10368", "25 7", "Stan wins\n", message);
    let message = "line 1, column 8: found `3`, expected the end of the input";
    assert_fault("p1290", "1 25 7 3", "Stan wins\n", message);
}
