//! The examples with a build script of their own, built and run as they stand.

use std::process::Command;

use crate::programs::{build, output, packages};

/// The build script compares the table with OEIS A002186.
#[test]
fn kayles() {
    let program = build("examples/kayles");
    // 2^64 − 1 is 75 and a multiple of 12; 10^12 is 76 and a multiple of 12: terms 75 and 76 of OEIS A002186. For Dawson's
    // Kayles 10^12 is 64 and a multiple of 34: the game is Dawson's Chess with rows longer by one, so term 63 of A002187.
    // There a row of 3 leaves a row of 1 and so has the value 1, and a row of 5 leaves 3 or 1 + 2, both of value 1.
    let expected = "\
PeriodicTable { preperiod: 71, period: 12, width: 4, .. }
PeriodicTable { preperiod: 53, period: 34, width: 4, .. }
A row of 2^64 - 1 skittles in Kayles: 8
Kayles:
  3 skittles: nimber 3
  5 skittles: nimber 4
  1000000000000 skittles: nimber 1
  together: nimber 6, N-position
Dawson's Kayles:
  3 skittles: nimber 1
  5 skittles: nimber 0
  1000000000000 skittles: nimber 4
  together: nimber 5, N-position
";
    assert_eq!(output(&mut Command::new(&program)), expected);
    let equal_rows = output(Command::new(&program).args(["18446744073709551615", "18446744073709551615"]));
    assert_eq!(equal_rows.matches("together: nimber 0, P-position\n").count(), 2);
    assert_eq!(packages("examples/kayles", "normal"), ["grundy-core", "kayles"]);
}

/// The program compares the table with OEIS A004481.
#[test]
fn wythoff() {
    let program = output(&mut Command::new(build("examples/wythoff")));
    // Wythoff 1907: the k-th lost square is (a, a + k), where a is the least number in none of those before it.
    let mut lost = Vec::new();
    for k in 0.. {
        let a = (0..).find(|a| lost.iter().all(|&(x, y)| x != *a && y != *a)).unwrap();
        if a + k >= 100 {
            break;
        }
        lost.push((a, a + k));
    }
    let lost: Vec<String> = lost.iter().map(|(x, y)| format!("{x},{y}")).collect();
    assert_eq!(program.lines().last(), Some(format!("lost: {}", lost.join(" ")).as_str()));
    assert_eq!(packages("examples/wythoff", "normal"), ["grundy-core", "wythoff"]);
}
