//! POJ 1704.

use grundy_testkit::recursion::Outcomes;

use crate::support::{Random, assert_fault, verdicts};

/// The rows after every move: a piece goes to any square on its left that it reaches over no other.
fn options(squares: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for (index, &square) in squares.iter().enumerate() {
        let last = index.checked_sub(1).map_or(0, |before| squares[before]);
        for to in last + 1..square {
            let mut after = squares.to_vec();
            after[index] = to;
            options.push(after);
        }
    }
    options
}

#[test]
fn sample() {
    let input = "2\n3\n1 2 3\n8\n1 5 6 7 9 12 14 17\n";
    assert_eq!(verdicts("poj1704", input), "Bob will win\nGeorgia will win\n");
}

#[test]
fn all_rows_of_nine_squares() {
    let mut outcomes = Outcomes::new(|squares: &Vec<u64>| options(squares));
    let mut random = Random(0);
    let (mut input, mut expected) = (String::from("512\n"), String::new());
    for row in 0..512_u64 {
        let squares: Vec<u64> = (1..=9).filter(|square| row >> (square - 1) & 1 == 1).collect();
        let won = outcomes.wins(&squares);
        expected += if won { "Georgia will win\n" } else { "Bob will win\n" };
        // In any order.
        let mut shuffled = squares;
        random.shuffle(&mut shuffled);
        input += &format!("{}\n", shuffled.len());
        shuffled.iter().for_each(|square| input += &format!("{square} "));
    }
    assert_eq!(verdicts("poj1704", &input), expected);
}

#[test]
fn squares_of_any_size() {
    let largest = u64::MAX;
    assert_eq!(verdicts("poj1704", &format!("1 2 1 {largest}")), "Georgia will win\n");
    assert_eq!(verdicts("poj1704", &format!("1 2 {} {largest}", largest - 1)), "Bob will win\n");
    assert_eq!(verdicts("poj1704", &format!("1 1 {largest}")), "Georgia will win\n");
}

#[test]
fn faults() {
    let message = "line 2, column 7: found `5`, expected a square without a piece";
    assert_fault("poj1704", "2 1 1\n3 5 7 5", "Bob will win\n", message);
    let message = "line 1, column 5: found `0`, expected the square of a piece (1 to 18446744073709551615)";
    assert_fault("poj1704", "1 1 0", "", message);
    let message = "line 1, column 6: found the end of the input, expected the square of a piece (1 to 18446744073709551615)";
    assert_fault("poj1704", "1 2 9", "", message);
    let message = "line 1, column 7: found `x`, expected the end of the input";
    assert_fault("poj1704", "1 1 9 x", "Georgia will win\n", message);
}
