//! Powers of two.

use grundy::games::powers_of_two::{self, PowersOfTwo};
use grundy::{Nimber, evaluate};
use grundy_testkit::{conforms, options_of, plain};

use super::heaps::boards;

#[test]
fn nimbers_and_winning_moves() {
    let expected = evaluate(&PowersOfTwo, 3000).unwrap();
    assert!((0..3000).map(powers_of_two::nimber).eq(expected.iter().copied()));
    let amounts: Vec<u64> = (0..64).map(|bit| 1 << bit).collect();
    assert!(plain::subtraction(&amounts, 3000).into_iter().map(Nimber::new).eq(expected.iter().copied()));
    for a in 0..40_usize {
        for b in 0..40 {
            let board = [a as u64, b as u64];
            let sum = expected[a] ^ expected[b];
            assert_eq!(powers_of_two::nim_sum(&board), sum);
            let wins = (0..2).flat_map(|index| amounts.iter().map(move |&amount| (index, amount)));
            let wins = wins.filter(|&(index, amount)| {
                let left = board[index].checked_sub(amount);
                left.is_some_and(|left| expected[left as usize] == expected[board[1 - index] as usize])
            });
            assert!(
                powers_of_two::winning_moves(&board).map(|(index, mv)| (index, mv.take)).eq(wins),
                "{board:?}"
            );
        }
    }
    assert_eq!(powers_of_two::winning_moves(&[u64::MAX]).count(), 0);
    assert_eq!(powers_of_two::winning_moves(&[u64::MAX - 1]).count(), 32);
}

#[test]
fn it_conforms() {
    conforms(&PowersOfTwo, boards(18), options_of(PowersOfTwo));
}
