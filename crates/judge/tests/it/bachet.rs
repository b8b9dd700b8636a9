//! HDU 1846, 2149 and 2188, LOJ 10241.

use std::io::{self, ErrorKind, Write};

use grundy_judge::Error;
use grundy_testkit::recursion::Outcomes;

use crate::support::{assert_fault, assert_random, verdicts};

/// Whether the player to move wins, who takes 1 to `most`, and no more than there is.
fn takes_last(heap: u64, most: u64) -> bool {
    Outcomes::new(|&heap: &u64| (1..=most.min(heap)).map(|taken| heap - taken).collect()).wins(&heap)
}

/// Whether the player to move wins, who adds 1 to `most` to a sum until it reaches the goal or passes it.
fn reaches(goal: u64, sum: u64, most: u64) -> bool {
    let mut outcomes = Outcomes::new(|&sum: &u64| {
        let added = if sum < goal { 1..most + 1 } else { 0..0 };
        added.map(|added| sum + added).collect()
    });
    outcomes.wins(&sum)
}

#[test]
fn samples() {
    assert_eq!(verdicts("hdu1846", "2\n23 2\n4 3\n"), "first\nsecond\n");
    assert_eq!(verdicts("hdu2149", "4 2\n3 2\n3 5\n"), "1\nnone\n3 4 5\n");
    assert_eq!(verdicts("hdu2188", "2\n8 10\n11 10\n"), "Grass\nRabbit\n");
    assert_eq!(verdicts("loj10241", "23 3\n"), "1\n");
}

#[test]
fn random_heaps() {
    assert_random(200, |random| {
        let pairs: Vec<(u64, u64)> = (0..4).map(|_| (random.within(1..=60), random.within(1..=12))).collect();
        let numbers: Vec<u64> = pairs.iter().flat_map(|&(heap, most)| [heap, most]).collect();
        let counted = random.write(&[&[pairs.len() as u64], &numbers[..]].concat());
        let lines = |line: &dyn Fn(u64, u64) -> String| -> String {
            pairs.iter().map(|&(first, second)| line(first, second) + "\n").collect()
        };
        let either = |won: bool, words: [&str; 2]| words[usize::from(!won)].to_owned();
        let bids = lines(&|price, most| {
            let bids = (1..=most).filter(|&bid| !reaches(price, bid, most)).map(|bid| bid.to_string());
            let bids: Vec<_> = bids.collect();
            if bids.is_empty() { "none".to_owned() } else { bids.join(" ") }
        });
        let mut cases = vec![
            (
                "hdu1846",
                counted.clone(),
                lines(&|heap, most| either(takes_last(heap, most), ["first", "second"])),
            ),
            ("hdu2188", counted, lines(&|sum, most| either(reaches(sum, 0, most), ["Grass", "Rabbit"]))),
            ("hdu2149", random.write(&numbers), bids),
        ];
        cases.extend(pairs.iter().map(|&(heap, most)| {
            let verdict = either(takes_last(heap, most), ["1\n", "2\n"]);
            ("loj10241", random.write(&[heap, most]), verdict)
        }));
        cases
    });
}

#[test]
fn the_price_comes_first_and_may_be_passed() {
    assert_eq!(verdicts("hdu2149", "2 5"), "2 3 4 5\n");
    assert_eq!(verdicts("hdu2149", "5 2"), "2\n");
    assert_eq!(verdicts("hdu2149", "5 5"), "5\n");
    assert_eq!(verdicts("hdu2149", ""), "");
}

#[test]
fn the_largest_numbers() {
    let max = u64::MAX;
    assert_eq!(verdicts("hdu2149", &format!("{max} {max}\n{max} {}", max - 1)), format!("{max}\nnone\n"));
    assert_eq!(verdicts("hdu1846", &format!("1 {max} {max}")), "first\n");
    assert_eq!(verdicts("loj10241", "0 1"), "2\n");
}

/// Takes the first block and then closes.
struct FirstBlock(Vec<u8>);

impl Write for FirstBlock {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if !self.0.is_empty() {
            return Err(ErrorKind::BrokenPipe.into());
        }
        self.0.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_line_longer_than_memory_is_written_as_it_grows() {
    let mut output = FirstBlock(Vec::new());
    let result = grundy_judge::run("hdu2149", "1 18446744073709551615".as_bytes(), &mut output);
    assert!(matches!(result, Err(Error::Write(error)) if error.kind() == ErrorKind::BrokenPipe));
    assert!(output.0.starts_with(b"1 2 3 4 5 "));
    assert!(output.0.len() < 100_000, "{}", output.0.len());
}

#[test]
fn faults() {
    let from_1 = "(1 to 18446744073709551615)";
    let message = format!("line 2, column 3: found `0`, expected the most that a move takes {from_1}");
    assert_fault("hdu1846", "2 5 2\n7 0", "first\n", &message);
    let message =
        format!("line 2, column 2: found the end of the input, expected the most that a bid adds {from_1}");
    assert_fault("hdu2149", "4 2\n3", "1\n", &message);
    let message = format!("line 1, column 1: found `0`, expected the price {from_1}");
    assert_fault("hdu2149", "0 2", "", &message);
    let message = format!("line 1, column 3: found `0`, expected the sum to reach {from_1}");
    assert_fault("hdu2188", "1 0 3", "", &message);
    let message = "line 1, column 6: found `4`, expected the end of the input";
    assert_fault("loj10241", "23 3 4", "1\n", message);
}
