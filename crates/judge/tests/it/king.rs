//! HDU 2147.

use grundy_testkit::recursion::Outcomes;

use crate::support::{assert_fault, assert_random, verdicts};

/// From row and column, of which a move raises the one, lowers the other, or does both.
fn options(&(left, down): &(u64, u64)) -> Vec<(u64, u64)> {
    let steps = [(1, 0), (0, 1), (1, 1)].into_iter();
    steps.filter_map(|(x, y)| Some((left.checked_sub(x)?, down.checked_sub(y)?))).collect()
}

#[test]
fn sample() {
    assert_eq!(verdicts("hdu2147", "5 3\n5 4\n6 6\n0 0\n"), "What a pity!\nWonderful!\nWonderful!\n");
}

#[test]
fn random_boards() {
    let mut outcomes = Outcomes::new(options);
    assert_random(200, |random| {
        let mut numbers = Vec::new();
        let mut expected = String::new();
        for _ in 0..4 {
            let (rows, columns) = (random.within(1..=40), random.within(1..=40));
            numbers.extend([rows, columns]);
            let won = outcomes.wins(&(columns - 1, rows - 1));
            expected += if won { "Wonderful!\n" } else { "What a pity!\n" };
        }
        numbers.extend([0, 0]);
        [("hdu2147", random.write(&numbers), expected)]
    });
}

#[test]
fn one_square_is_lost_and_the_largest_board_is_answered() {
    let input = "1 1 18446744073709551615 18446744073709551615 18446744073709551615 18446744073709551614 0 0";
    assert_eq!(verdicts("hdu2147", input), "What a pity!\nWhat a pity!\nWonderful!\n");
    assert_eq!(verdicts("hdu2147", "0 0"), "");
}

#[test]
fn only_two_zeros_end_the_input() {
    let message = "line 2, column 3: found `5`, expected a second 0, to end the input";
    assert_fault("hdu2147", "5 3\n0 5\n0 0", "What a pity!\n", message);
    let message = "line 1, column 3: found `0`, expected the number of columns (1 to 18446744073709551615)";
    assert_fault("hdu2147", "5 0\n0 0", "", message);
    let message = "line 2, column 1: found `5`, expected the end of the input";
    assert_fault("hdu2147", "0 0\n5 3", "", message);
    let message = "line 2, column 1: found the end of the input, expected the number of rows (0 to 18446744073709551615)";
    assert_fault("hdu2147", "5 4\n", "Wonderful!\n", message);
    let message = "line 1, column 2: found the end of the input, expected a second 0, to end the input";
    assert_fault("hdu2147", "0", "", message);
}
