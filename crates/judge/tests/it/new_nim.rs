//! BZOJ 3105.

use crate::support::{assert_fault, assert_random, verdicts};

/// By the rules: the least that the first player takes so that the second, whatever is taken, does not leave a lost board.
fn least(heaps: &[u64]) -> Option<u64> {
    let sets = 1_usize << heaps.len();
    let chosen =
        |set: usize| (0..heaps.len()).filter(move |heap| set >> heap & 1 == 1).map(|heap| heaps[heap]);
    let lost = |set: usize| chosen(set).fold(0, |sum, heap| sum ^ heap) == 0;
    // Each keeps at least one heap; after both, the first player is to move.
    let wins = |kept: usize| (1..sets).filter(|&left| left & kept == left).all(|left| !lost(left));
    (1..sets).filter(|&kept| wins(kept)).map(|kept| chosen(!kept & (sets - 1)).sum()).min()
}

#[test]
fn sample() {
    assert_eq!(verdicts("bzoj3105", "6\n5 5 6 6 5 5\n"), "21\n");
    assert_eq!(verdicts("p4301", "6\n5 5 6 6 5 5\n"), "21\n");
}

#[test]
fn random_boards() {
    assert_random(400, |random| {
        let heaps = random.within(1..=8);
        let largest = [3, 7, 20][random.below(3) as usize];
        let board = random.board(heaps, 1..=largest);
        let mut numbers = vec![heaps];
        numbers.extend(board.iter().rev());
        let expected = least(&board).expect("one heap can always be left");
        [("bzoj3105", random.write(&numbers), format!("{expected}\n"))]
    });
}

#[test]
fn sums_past_one_word() {
    let largest = u64::MAX;
    assert_eq!(verdicts("bzoj3105", &format!("3 {largest} {largest} {largest}")), "36893488147419103230\n");
    assert_eq!(verdicts("bzoj3105", "3 4294967295 4294967295 4294967295"), "8589934590\n");
}

#[test]
fn faults() {
    let message = "line 1, column 1: found `0`, expected the number of heaps (1 to 18446744073709551615)";
    assert_fault("bzoj3105", "0", "", message);
    let message = "line 1, column 5: found `0`, expected the size of a heap (1 to 18446744073709551615)";
    assert_fault("bzoj3105", "2 1 0", "", message);
    let message = "line 2, column 1: found `1`, expected the end of the input";
    assert_fault("bzoj3105", "1 5\n1", "0\n", message);
}
