//! POJ 2311.

use std::cell::RefCell;
use std::io::{self, Read, Write};

use grundy_testkit::recursion::{Outcomes, board_options};

use crate::support::{assert_fault, assert_random, verdicts};

/// Pieces of paper, each with its smaller side first, in order.
type Pieces = Vec<(u64, u64)>;

/// The pieces after every cut, by the full rule: they have any sides, and a single cell wins at once, so that nothing is
/// left to play with.
fn options(pieces: &Pieces) -> Vec<Pieces> {
    let boards = board_options(pieces, |&(width, height)| {
        let down = (1..=width / 2).map(|part| [(part, height), (width - part, height)]);
        let across = (1..=height / 2).map(|part| [(width, part), (width, height - part)]);
        let parts = down.chain(across);
        parts
            .map(|parts| parts.map(|(width, height)| (width.min(height), width.max(height))).to_vec())
            .collect()
    });
    boards.into_iter().map(|after| if after.contains(&(1, 1)) { vec![] } else { after }).collect()
}

#[test]
fn sample() {
    assert_eq!(verdicts("poj2311", "2 2\n3 2\n4 2\n"), "LOSE\nLOSE\nWIN\n");
}

#[test]
fn random_sheets() {
    let mut outcomes = Outcomes::new(options);
    assert_random(100, |random| {
        let mut numbers = Vec::new();
        let mut expected = String::new();
        for _ in 0..4 {
            let width = random.within(2..=15);
            let height = random.within(2..=(30 / width).max(2));
            let sheet = (width.min(height), width.max(height));
            expected += if outcomes.wins(&vec![sheet]) { "WIN\n" } else { "LOSE\n" };
            numbers.extend(if random.within(0..=1) == 0 { [width, height] } else { [height, width] });
        }
        [("poj2311", random.write(&numbers), expected)]
    });
}

#[test]
fn nine_cells_in_a_square_are_lost() {
    // Some published lists of lost sheets have 2 x 2, 2 x 3 and 3 x 2 only.
    assert!(!Outcomes::new(options).wins(&vec![(3, 3)]));
    assert_eq!(verdicts("poj2311", "3 3"), "LOSE\n");
}

#[test]
fn sheets_of_any_size() {
    // The zeros of Dawson's Kayles two lower: OEIS A002187 counts from 3, and the strip of 2 is lost, too.
    let lost = [
        2, 3, 7, 11, 17, 23, 27, 31, 37, 41, 45, 57, 61, 65, 75, 79, 91, 95, 99, 109, 113, 125, 129, 133,
        143, 147, 159, 163, 167, 177, 181, 193, 197,
    ];
    // From 55 on the sides repeat after 34; the second to last is like 57 and 91, the last like 69 and 103.
    let sides: Vec<u64> = (2..=200).chain([1_000_000_000_000_000_025, 1_000_000_000_000_000_003]).collect();
    let is_lost = |side: u64| lost.contains(&if side <= 200 { side } else { side % 34 + 68 });
    let mut input = String::new();
    let mut expected = String::new();
    for &width in &sides {
        for &height in &sides {
            input += &format!("{width} {height}\n");
            expected += if is_lost(width) && is_lost(height) { "LOSE\n" } else { "WIN\n" };
        }
    }
    assert_eq!([199, 200].map(|at| is_lost(sides[at])), [true, false]);
    assert_eq!(verdicts("poj2311", &input), expected);
}

/// Gives one sheet a read, and looks at what has been answered by the time of the next.
struct Patient<'a>(&'a RefCell<Vec<u8>>, usize);

impl Read for Patient<'_> {
    fn read(&mut self, block: &mut [u8]) -> io::Result<usize> {
        assert_eq!(*self.0.borrow(), b"WIN\n".repeat(self.1));
        self.1 += 1;
        if self.1 > 3 { Ok(0) } else { (&b"4 2\n"[..]).read(block) }
    }
}

struct Shared<'a>(&'a RefCell<Vec<u8>>);

impl Write for Shared<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_sheet_is_answered_before_the_next_is_waited_for() {
    let output = RefCell::new(Vec::new());
    grundy_judge::run("poj2311", Patient(&output, 0), Shared(&output)).unwrap();
    assert_eq!(*output.borrow(), b"WIN\nWIN\nWIN\n");
}

#[test]
fn faults() {
    let message = "line 2, column 1: found `1`, expected the width of a sheet (2 to 18446744073709551615)";
    assert_fault("poj2311", "4 2\n1 5", "WIN\n", message);
    let message = "line 2, column 3: found `1`, expected the height of a sheet (2 to 18446744073709551615)";
    assert_fault("poj2311", "4 2\n5 1", "WIN\n", message);
    let message = "line 2, column 3: found the end of the input, expected the height of a sheet (2 to 18446744073709551615)";
    assert_fault("poj2311", "4 2\n5 ", "WIN\n", message);
    assert_eq!(verdicts("poj2311", " \n"), "");
}
