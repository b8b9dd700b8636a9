//! AcWing 891, Luogu P2197, LOJ 10242: three dialects of one game.

use grundy_testkit::recursion::{Outcomes, board_options};

use crate::support::{assert_fault, assert_random, verdicts};

fn options(board: &[u64]) -> Vec<Vec<u64>> {
    board_options(board, |&heap| (0..heap).map(|left| vec![left]).collect())
}

#[test]
fn samples() {
    assert_eq!(verdicts("acwing891", "2\n2 3\n"), "Yes\n");
    assert_eq!(verdicts("p2197", "2\n2\n1 1\n2\n1 0\n"), "No\nYes\n");
    assert_eq!(verdicts("loj10242", "4\n7 12 9 15\n"), "win\n");
}

#[test]
fn random_boards() {
    let mut outcomes = Outcomes::new(|board: &Vec<u64>| options(board));
    assert_random(300, |random| {
        let mut cases = Vec::new();
        let mut many = vec![3];
        let mut expected = String::new();
        for _ in 0..3 {
            let heaps = random.within(0..=4);
            let board = random.board(heaps, 0..=5);
            let won = outcomes.wins(&board);
            let one = [&[heaps], &board[..]].concat();
            let input = random.write(&one);
            let yes = if won { "Yes\n" } else { "No\n" };
            cases.push(("acwing891", input.clone(), yes.to_owned()));
            cases.push(("loj10242", input, if won { "win\n" } else { "lose\n" }.to_owned()));
            many.extend(one);
            expected += yes;
        }
        cases.push(("p2197", random.write(&many), expected));
        cases
    });
}

#[test]
fn heaps_of_any_size_and_none() {
    assert_eq!(verdicts("p2197", "3 0 1 0 2 0 0"), "No\nNo\nNo\n");
    assert_eq!(verdicts("p2197", "0"), "");
    assert_eq!(verdicts("acwing891", "0"), "No\n");
    assert_eq!(verdicts("loj10242", "2 18446744073709551615 18446744073709551614"), "win\n");
}

#[test]
fn faults() {
    let heap = "the size of a heap (0 to 18446744073709551615)";
    let message = format!("line 2, column 3: found `-3`, expected {heap}");
    assert_fault("acwing891", "2\n2 -3\n", "", &message);
    let message = format!("line 5, column 1: found the end of the input, expected {heap}");
    assert_fault("p2197", "2\n2\n1 1\n2 1\n", "No\n", &message);
    let message = "line 1, column 5: found `9`, expected the end of the input";
    assert_fault("loj10242", "1 7 9", "win\n", message);
    let message = format!("line 1, column 3: found `18446744073709551616`, expected {heap}");
    assert_fault("loj10242", "1 18446744073709551616", "", &message);
}
