//! River Game: verdicts against the rules, and every kind of bad grid.

use std::collections::HashMap;

use grundy_testkit::recursion::Outcomes;

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

/// The rules, over sets of cameras in order.
struct Plain<'a> {
    rows: &'a [Vec<u8>],
    areas: HashMap<(usize, usize), usize>,
}

fn distance(a: (usize, usize), b: (usize, usize)) -> usize {
    a.0.abs_diff(b.0) + a.1.abs_diff(b.1)
}

impl<'a> Plain<'a> {
    /// Of a grid that keeps what is promised, else nothing.
    fn new(rows: &'a [Vec<u8>]) -> Option<Plain<'a>> {
        let side = rows.len();
        let squares = || (0..side).flat_map(|row| (0..side).map(move |column| (row, column)));
        let mut areas = HashMap::new();
        for first in squares().filter(|&(row, column)| rows[row][column] == b'*') {
            let area = areas.len();
            let mut waiting = vec![first];
            while let Some(square) = waiting.pop() {
                if areas.contains_key(&square) {
                    continue;
                }
                areas.insert(square, area);
                let beside = |&other: &(usize, usize)| distance(square, other) == 1;
                waiting.extend(squares().filter(beside).filter(|&(row, column)| rows[row][column] == b'*'));
            }
        }
        let reaches = |area, edge| areas.iter().any(|(square, &other)| other == area && square.1 == edge);
        let reach = areas.values().all(|&area| reaches(area, 0) && reaches(area, side - 1));
        let apart = areas
            .iter()
            .all(|(&a, area)| areas.iter().all(|(&b, other)| area == other || distance(a, b) >= 3));
        (reach && apart).then_some(Plain { rows, areas })
    }

    fn candidates(&self) -> Vec<(usize, usize)> {
        let side = self.rows.len();
        let squares = (0..side).flat_map(|row| (0..side).map(move |column| (row, column)));
        squares
            .filter(|&square| self.rows[square.0][square.1] == b'.' && !self.watched(square).is_empty())
            .collect()
    }

    fn watched(&self, camera: (usize, usize)) -> Vec<usize> {
        self.areas.iter().filter(|&(&wet, _)| distance(wet, camera) == 1).map(|(_, &area)| area).collect()
    }

    /// The cameras after each move.
    fn options(&self, cameras: &[(usize, usize)]) -> Vec<Vec<(usize, usize)>> {
        let free = |square: &(usize, usize)| {
            let own = self.watched(*square);
            cameras.iter().all(|&other| {
                let beside = distance(*square, other) == 1;
                *square != other && !(beside && self.watched(other).iter().any(|area| own.contains(area)))
            })
        };
        let after = |square| {
            let mut after = [cameras, &[square]].concat();
            after.sort_unstable();
            after
        };
        self.candidates().into_iter().filter(free).map(after).collect()
    }
}

/// A grid with one river or more, and with little firm ground so that plain recursion ends.
fn grid(random: &mut Random, side: usize) -> Vec<Vec<u8>> {
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
    rows
}

#[test]
fn verdicts_follow_from_the_rules() {
    let (mut fair, mut several) = (0, 0);
    assert_random(4000, |random| {
        let side = random.within(1..7) as usize;
        let rows = grid(random, side);
        let drawing: String = rows.iter().map(|row| format!("{}\n", String::from_utf8_lossy(row))).collect();
        let input = format!("{side}\n{drawing}");
        match Plain::new(&rows) {
            None => {
                let (output, error) = judge("gym102501l", &[], input.as_bytes());
                assert!(error.is_some() && output.is_empty(), "{input}");
                None
            }
            Some(plain) if plain.candidates().len() > 16 => None,
            Some(plain) => {
                let mut outcomes = Outcomes::new(|cameras: &Vec<_>| plain.options(cameras));
                let expected = if outcomes.wins(&vec![]) { FIRST } else { SECOND };
                fair += 1;
                let first = plain.areas.keys().min().map(|square| plain.areas[square]);
                several += usize::from(plain.areas.values().any(|&area| first != Some(area)));
                Some(("gym102501l", input, expected.to_owned()))
            }
        }
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
