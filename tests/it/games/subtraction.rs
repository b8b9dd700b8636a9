//! Subtraction games against the definition.

use grundy::Nimber;
use grundy::games::Game;
use grundy::games::subtraction::{self, HeapGame, LIMIT, SubtractionSet};
use grundy::games::{bachet, nim};
use grundy_testkit::{conforms, options_of, plain};

use super::heaps::boards;

#[test]
fn all_sets_of_amounts_up_to_eight() {
    for choice in 0..256 {
        // Largest first, and each twice.
        let amounts: Vec<u64> = (1..=8).rev().filter(|amount| choice >> (amount - 1) & 1 == 1).collect();
        let set = SubtractionSet::new([&amounts[..], &amounts].concat()).unwrap();
        let expected = plain::subtraction(&amounts, 300);
        let mut table = set.into_values(LIMIT);
        for (heap, &nimber) in expected.iter().enumerate() {
            table.extend_to(heap as u64);
            assert_eq!(table.get(heap as u64), Some(Nimber::new(nimber)), "{amounts:?}: {heap}");
        }
        for a in 0..12 {
            for b in 0..12 {
                let board = [a, b];
                let sum = expected[a as usize] ^ expected[b as usize];
                assert_eq!(table.nim_sum(&board), Some(Nimber::new(sum)));
                let wins: Vec<(usize, u64)> = (0..2)
                    .flat_map(|index| amounts.iter().rev().map(move |&amount| (index, amount)))
                    .filter(|&(index, amount)| {
                        board[index].checked_sub(amount).is_some_and(|left| {
                            expected[left as usize] == expected[board[1 - index] as usize]
                        })
                    })
                    .collect();
                let found = table.winning_moves(&board).unwrap();
                let found: Vec<_> = found.map(|(index, mv)| (index, mv.take)).collect();
                assert_eq!(found, wins, "{amounts:?}: {board:?}");
            }
        }
    }
}

#[test]
fn beyond_the_limit_there_is_no_value() {
    let mut table = subtraction::fibonacci().into_values(50);
    table.extend_to(1000);
    assert_eq!(table.nim_sum(&[49, 50]), None);
    assert!(table.winning_moves(&[49, 50]).is_none());
    assert_eq!(table.winning_move_count(&[49, 50]), None);
    assert!(table.winning_moves(&[49, 48]).is_some());
}

#[test]
fn fibonacci_numbers() {
    let set = subtraction::fibonacci();
    let amounts: Vec<u64> = set.amounts().collect();
    assert_eq!(amounts[..6], [1, 2, 3, 5, 8, 13]);
    assert!(amounts.windows(3).all(|three| three[0] + three[1] == three[2]));
    // The 93rd, with F(1) = F(2) = 1, is the last below 2^64.
    assert_eq!((amounts.len(), amounts.last()), (92, Some(&12_200_160_415_121_876_738)));
    let expected = plain::subtraction(&amounts, 2000);
    let mut table = set.into_values(2000);
    table.extend_to(1999);
    assert!((0..2000).map(|heap| table.get(heap).unwrap().get()).eq(expected.iter().copied()));
    assert_eq!(table.certificate(), None);
    // The largest nimber of a heap up to 1000 in HDU 1848.
    assert_eq!(expected[..=1000].iter().max(), Some(&9));
}

#[test]
fn it_conforms() {
    for amounts in [&[1, 3, 4][..], &[2, 5], &[1, 2, 3], &[1, 2, 4, 5, 7], &[1, 4], &[2, 4, 8], &[6], &[]] {
        let set = SubtractionSet::new(amounts.iter().copied()).unwrap();
        // With all values that are needed, and with a proved period.
        for limit in [9, LIMIT] {
            let mut values = set.clone().into_values(limit);
            values.extend_to(100);
            conforms(&values, boards(9), options_of(&set));
        }
    }
}

#[test]
fn amounts_that_fail_are_not_gone_through() {
    let most = 29_223_372_036_854_775;
    for board in [[558_072_036_854_775, 55_808], [u64::MAX, most + 3], [most, 7], [5, 5]] {
        // 1 to m is Bachet's game, in which every move to a nimber is the only one of its heap.
        let values = SubtractionSet::up_to(most).into_values(0);
        let expected = bachet::winning_moves(&board, most);
        let expected: Vec<_> = expected.map(|(index, mv)| (index, board[index] - mv.leave)).collect();
        let found = values.winning_moves(&board).unwrap().map(|(index, mv)| (index, mv.take));
        assert_eq!(found.collect::<Vec<_>>(), expected, "{board:?}");
        assert_eq!(values.winning_move_count(&board), Some(expected.len() as u128), "{board:?}");
        // Any amount at all is Nim.
        let values = SubtractionSet::up_to(u64::MAX).into_values(0);
        let expected = nim::winning_moves(&board).map(|(index, mv)| (index, board[index] - mv.leave));
        let found = values.winning_moves(&board).unwrap().map(|(index, mv)| (index, mv.take));
        assert!(found.eq(expected), "{board:?}");
    }
    // Without the multiples of 2^40 it is the remainder by 2^40 that counts: take 5, with 2^40 or without.
    let modulus = 1_u64 << 40;
    let set = format!("1-{},{}-{}", modulus - 1, modulus + 1, 2 * modulus - 1);
    let values = set.parse::<SubtractionSet>().unwrap().into_values(0);
    let board = [2 * modulus + 5];
    let found = values.winning_moves(&board).unwrap().map(|(_, mv)| mv.take);
    assert!(found.eq([5, modulus + 5]));
    assert_eq!(values.winning_move_count(&board), Some(2));
}
