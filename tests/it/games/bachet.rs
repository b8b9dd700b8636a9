//! Bachet's game.

use grundy::evaluate;
use grundy::games::bachet::{self, Bachet};
use grundy::games::nim;
use grundy_testkit::{conforms, options_of};

use super::heaps::{boards, sum};

#[test]
fn nimbers_and_winning_moves() {
    for limit in 0..25 {
        let nimbers = evaluate(&Bachet { most: limit }, 200).unwrap();
        assert!((0..200).map(|heap| bachet::nimber(heap, limit)).eq(nimbers.iter().copied()), "{limit}");
        for board in boards(9) {
            assert_eq!(bachet::nim_sum(&board, limit), sum(&nimbers, &board), "{board:?}, {limit}");
            let wins = (0..board.len()).flat_map(|index| {
                let heap = board[index];
                (heap.saturating_sub(limit)..heap).map(move |left| (index, left))
            });
            let wins = wins.filter(|&(index, left)| {
                let mut after = board.clone();
                after[index] = left;
                sum(&nimbers, &after).is_zero()
            });
            assert!(
                bachet::winning_moves(&board, limit).map(|(index, mv)| (index, mv.leave)).eq(wins),
                "{board:?}, {limit}"
            );
        }
    }
}

#[test]
fn without_a_limit_is_nim() {
    let board = [u64::MAX, 1, u64::MAX - 1, 5];
    assert_eq!(bachet::nim_sum(&board, u64::MAX), nim::nim_sum(&board));
    assert!(
        bachet::winning_moves(&board, u64::MAX)
            .map(|(index, mv)| (index, mv.leave))
            .eq(nim::winning_moves(&board).map(|(index, mv)| (index, mv.leave)))
    );
    assert_eq!(bachet::winning_moves(&[u64::MAX, u64::MAX], u64::MAX).next(), None);
}

#[test]
fn it_conforms() {
    for most in 0..6 {
        conforms(&Bachet { most }, boards(9), options_of(Bachet { most }));
    }
    conforms(&Bachet { most: u64::MAX }, boards(9), options_of(nim::Nim));
}
