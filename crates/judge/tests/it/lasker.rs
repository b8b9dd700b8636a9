//! HDU 3032.

use grundy_testkit::recursion::{Outcomes, board_options};

use crate::support::{assert_fault, assert_random, verdicts};

fn options(board: &[u64]) -> Vec<Vec<u64>> {
    board_options(board, |&heap| {
        let mut options: Vec<Vec<u64>> = (0..heap).map(|left| vec![left]).collect();
        options.extend((1..heap).map(|part| vec![part, heap - part]));
        options
    })
}

#[test]
fn sample() {
    assert_eq!(verdicts("hdu3032", "2\n3\n2 2 3\n2\n3 3\n"), "Alice\nBob\n");
}

#[test]
fn random_boards() {
    let mut outcomes = Outcomes::new(|board: &Vec<u64>| options(board));
    assert_random(300, |random| {
        let mut numbers = vec![4];
        let mut expected = String::new();
        for _ in 0..4 {
            let heaps = random.within(0..=3);
            let board = random.board(heaps, 0..=6);
            expected += if outcomes.wins(&board) { "Alice\n" } else { "Bob\n" };
            numbers.push(heaps);
            numbers.extend(board);
        }
        [("hdu3032", random.write(&numbers), expected)]
    });
}

#[test]
fn the_largest_heap_of_the_problem_is_worth_one_more() {
    // 2^31 - 1 has the nimber 2^31, which no signed number of 32 bits is. 2^31, a multiple of 4, has 2^31 - 1.
    assert_eq!(verdicts("hdu3032", "1 2 2147483647 2147483648"), "Alice\n");
    assert_eq!(verdicts("hdu3032", "1 3 2147483647 2147483649 1"), "Bob\n");
}

#[test]
fn the_largest_heap_of_all() {
    assert_eq!(verdicts("hdu3032", "1 2 18446744073709551614 18446744073709551614"), "Bob\n");
    let message = "line 2, column 3: found `18446744073709551615`, expected the size of a heap (0 to 18446744073709551614)";
    assert_fault("hdu3032", "2 1 5\n1 18446744073709551615", "Alice\n", message);
}

#[test]
fn faults() {
    let message = "line 1, column 3: found `x`, expected the number of heaps (0 to 18446744073709551615)";
    assert_fault("hdu3032", "1 x", "", message);
    let message = "line 1, column 8: found `Bob`, expected the end of the input";
    assert_fault("hdu3032", "1\t1  1 Bob", "Alice\n", message);
    let message = "line 1, column 1: found the end of the input, expected the number of cases (0 to 18446744073709551615)";
    assert_fault("hdu3032", "", "", message);
}
