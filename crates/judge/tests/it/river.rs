//! River Game: verdicts against the rules, and every kind of bad grid.

use grundy_testkit::recursion::Outcomes;
use grundy_testkit::rules::river::Grid;

use crate::support::{Random, assert_faults, assert_random, comb, judge, judge_in_pieces};

const FIRST: &str = "First player will win\n";
const SECOND: &str = "Second player will win\n";

/// Grids whose verdicts were found by brute force; the official samples are not to be had.
#[test]
fn samples() {
    for (input, expected) in [
        ("3\n...\n...\n***\n", FIRST),
        ("3\n...\n***\n...\n", SECOND),
        // Candidates of different areas do not block each other, though they share a side.
        ("4\n****\n.xxx\n.xxx\n****\n", SECOND),
        ("1\n*\n", SECOND),
    ] {
        for id in ["gym102501l", "boj18304", "river-game"] {
            assert_eq!(judge(id, &[], input.as_bytes()), (expected.to_owned(), None), "{input}");
        }
    }
}

#[test]
fn a_grid_without_candidates_is_lost() {
    for input in ["0", "1 .", "1 x", "2 .. ..", "2 ** xx", "3 xxx *** xxx"] {
        assert_eq!(judge("gym102501l", &[], input.as_bytes()), (SECOND.to_owned(), None), "{input}");
    }
}

#[test]
fn a_bank_of_three_squares_is_not_worth_one() {
    // Else a bank of one square, worth 1, would cancel it.
    let input = "4 ...x **** xxx. xxxx";
    assert_eq!(judge("gym102501l", &[], input.as_bytes()), (FIRST.to_owned(), None));
}

/// A drawing with one river or more, and with little firm ground so that plain recursion ends.
fn drawing(random: &mut Random, side: usize) -> String {
    let ground = 2 + random.within(0..5);
    let mut rows: Vec<Vec<u8>> = (0..side)
        .map(|_| (0..side).map(|_| if random.within(0..8) < ground { b'.' } else { b'x' }).collect())
        .collect();
    for _ in 0..1 + random.within(0..2) {
        let mut row = random.within(0..side as u64) as usize;
        let mut column = 0;
        while column < side {
            rows[row][column] = b'*';
            match random.within(0..6) {
                0 => row = row.saturating_sub(1),
                1 => row = (row + 1).min(side - 1),
                _ => column += 1,
            }
        }
    }
    rows.iter().map(|row| format!("{}\n", String::from_utf8_lossy(row))).collect()
}

#[test]
fn verdicts_follow_from_the_rules() {
    let (mut fair, mut several) = (0, 0);
    assert_random(4000, |random| {
        let side = random.within(1..7) as usize;
        let drawing = drawing(random, side);
        let grid = Grid::new(&drawing);
        let input = format!("{side}\n{drawing}");
        if !grid.keeps_the_promises() {
            let (output, error) = judge("gym102501l", &[], input.as_bytes());
            assert!(error.is_some() && output.is_empty(), "{input}");
            return None;
        }
        if grid.candidates().count() > 16 {
            return None;
        }
        let wins = Outcomes::new(|&cameras: &u64| grid.options(cameras)).wins(&0);
        fair += 1;
        let areas = grid.areas();
        several += usize::from(areas.values().any(|area| areas.values().min() != Some(area)));
        Some(("gym102501l", input, if wins { FIRST } else { SECOND }.to_owned()))
    });
    assert!(fair > 800 && several > 60, "{fair} fair grids, {several} with several rivers");
}

/// Input and message. Nothing is answered.
const FAULTS: &[(&str, &str)] = &[
    (
        "",
        "line 1, column 1: found the end of the input, expected the side of the grid (0 to 18446744073709551615)",
    ),
    ("x\n", "line 1, column 1: found `x`, expected the side of the grid (0 to 18446744073709551615)"),
    ("2\n..\n", "line 3, column 1: found the end of the input, expected a row of 2 squares *, . or x"),
    ("2\n..\n.", "line 3, column 1: found `.`, expected a row of 2 squares *, . or x"),
    ("2\n..\n...", "line 3, column 1: found `...`, expected a row of 2 squares *, . or x"),
    ("2\n..\n.o\n", "line 3, column 1: found `.o`, expected a row of 2 squares *, . or x"),
    ("2\n..\n.X\n", "line 3, column 1: found `.X`, expected a row of 2 squares *, . or x"),
    ("2\n. .\n. .\n", "line 2, column 1: found `.`, expected a row of 2 squares *, . or x"),
    // A number that no machine holds in rows is fine until a row is not so long.
    (
        "18446744073709551615\n..",
        "line 2, column 1: found `..`, expected a row of 18446744073709551615 squares *, . or x",
    ),
    (
        "3\n...\n.**\n...\n",
        "line 3, column 1: found `.**`, expected a grid by the rules: the wet area of row 2, column 2 does not \
         reach the first column",
    ),
    (
        "3\n...\n**.\nxxx\n",
        "line 3, column 1: found `**.`, expected a grid by the rules: the wet area of row 2, column 1 does not \
         reach the last column",
    ),
    (
        "3\n***\n...\n***\n",
        "line 4, column 1: found `***`, expected a grid by the rules: the wet areas of row 1, column 1 and row 3, \
         column 1 are closer than 3 steps",
    ),
];

#[test]
fn every_fault_has_its_place_and_its_message() {
    assert_faults(FAULTS.iter().map(|&(input, message)| ("gym102501l", input, "", message)));
    let (output, error) = judge("gym102501l", &[], "1\n*\n.".as_bytes());
    assert_eq!(output, SECOND);
    assert_eq!(error.as_deref(), Some("line 3, column 1: found `.`, expected the end of the input"));
}

#[test]
fn rows_may_lie_across_any_block_edge() {
    let input = "4\r\n****\r\n.xxx\r\n.xxx\r\n****\r\n";
    for step in 1..input.len() {
        assert_eq!(
            judge_in_pieces("gym102501l", &[], input.as_bytes(), step),
            (SECOND.to_owned(), None),
            "in steps of {step}"
        );
    }
    // A row longer than a block, and a wrong one.
    let side = 100_000;
    let error = judge("gym102501l", &[], format!("{side}\n{}", "x".repeat(side + 1)).as_bytes()).1;
    assert_eq!(
        error.as_deref(),
        Some(
            "line 2, column 1: found `xxxxxxxxxxxxxxxxxxxxxxxx...`, expected a row of 100000 squares *, . or x"
        )
    );
    let two = format!("{side}\n{0}\n{0}", "x".repeat(side));
    let error = judge("gym102501l", &[], two.as_bytes()).1;
    assert_eq!(
        error.as_deref(),
        Some("line 3, column 100001: found the end of the input, expected a row of 100000 squares *, . or x")
    );
}

#[test]
fn what_the_search_does_not_take_names_the_limit() {
    let straight = |side: usize| {
        let rows: String = (1..side).map(|_| format!("{}\n", "x".repeat(side))).collect();
        format!("{side}\n{}\n{rows}", "*".repeat(side)).replacen('x', ".", side)
    };
    // Dawson's Chess on 128 squares, as on 60 by its period of 34; OEIS A002187 has 1 there.
    assert_eq!(judge("gym102501l", &[], straight(128).as_bytes()), (FIRST.to_owned(), None));
    let (output, error) = judge("gym102501l", &[], straight(129).as_bytes());
    assert_eq!(output, "");
    let message = error.unwrap();
    let dots = ".".repeat(24);
    assert_eq!(
        message,
        format!(
            "line 3, column 1: found `{dots}...`, expected a grid by the rules: the bank at row 2, column 1 has 129 \
             squares, and the search takes up to 128"
        )
    );

    let (output, error) = judge("gym102501l", &[], comb(43).as_bytes());
    assert_eq!(output, "");
    assert_eq!(
        error.as_deref(),
        Some(
            "line 3, column 1: found `*..........................`, expected banks that 2097152 options decide \
             (--max-work)"
        )
    );
}
