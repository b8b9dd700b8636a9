//! Euclid's game.

use grundy::evaluate;
use grundy::games::euclid::{self, Euclid, Move};
use grundy_testkit::conforms;

use super::pairs::{BOUND, at, boards, pairs};

#[test]
fn nimbers_and_winning_moves() {
    let nimbers = evaluate(&euclid::Numbered { bound: BOUND }, BOUND * BOUND).unwrap();
    for (index, (a, b)) in pairs(BOUND) {
        assert_eq!(euclid::nimber(a, b), nimbers[index], "{a} {b}");
        assert_eq!(euclid::outcome(a, b), nimbers[index].outcome(), "{a} {b}");
    }
    for board in boards(16) {
        assert_eq!(euclid::nim_sum(&board), at(&nimbers, board[0]) ^ at(&nimbers, board[1]));
        let mut wins: Vec<_> = euclid::winning_moves(&board).collect();
        for (index, pair) in board.into_iter().enumerate() {
            let (large, small) = (pair.0.max(pair.1), pair.0.min(pair.1));
            let multiples = (1..).take_while(|multiple| small > 0 && multiple * small <= large);
            for multiple in multiples {
                if at(&nimbers, (large - multiple * small, small)) == at(&nimbers, board[1 - index]) {
                    assert_eq!(wins.remove(0), (index, Move { times: multiple }), "{board:?}");
                }
            }
        }
        assert!(wins.is_empty(), "{board:?}: {wins:?}");
    }
}

/// The outcome by Euclid's algorithm: forced while the quotient is 1, won by the first who has a choice or the last
/// move.
fn outcome_by_steps(mut a: u64, mut b: u64) -> bool {
    let mut to_move = true;
    loop {
        if a < b {
            (a, b) = (b, a);
        }
        if a / b >= 2 || a.is_multiple_of(b) {
            return to_move;
        }
        (a, b) = (b, a - b);
        to_move = !to_move;
    }
}

#[test]
fn beside_the_golden_ratio_up_to_the_last_bit() {
    let (mut a, mut b) = (1_u64, 1_u64);
    while let Some(next) = a.checked_add(b) {
        (a, b) = (next, a);
        for x in [a - 1, a, a.saturating_add(1)] {
            for y in [b - 1, b, b + 1].into_iter().filter(|&y| y > 0) {
                let wins = outcome_by_steps(x, y);
                assert_eq!(euclid::outcome(x, y).is_n(), wins, "{x} {y}");
                assert_eq!(euclid::outcome(y, x).is_n(), wins, "{y} {x}");
                assert_eq!(euclid::nimber(x, y).is_zero(), !wins, "{x} {y}");
            }
        }
    }
    assert_eq!((a, b), (12_200_160_415_121_876_738, 7_540_113_804_746_346_429));
    assert!(euclid::outcome(u64::MAX, u64::MAX).is_n());
    assert!(euclid::outcome(u64::MAX, u64::MAX - 1).is_p());
    assert_eq!(euclid::nimber(u64::MAX, 1).get(), u64::MAX);
}

#[test]
fn it_is_not_the_variant_that_ends_with_equal_numbers() {
    // Nivasch 2006, for that variant: the floor of 5/2 - 2/5 is 2.
    assert_eq!(euclid::nimber(5, 2).get(), 1);
}

#[test]
fn it_conforms() {
    let boards = boards(9).chain((0..60).map(|a| [(a, 7), (38, a)])).map(|board| board.to_vec());
    conforms(&Euclid, boards, |&(a, b)| {
        let larger_is_first = a >= b;
        let mut options = Vec::new();
        let (mut large, small) = (a.max(b), a.min(b));
        while small > 0 && large >= small {
            large -= small;
            options.push(vec![if larger_is_first { (large, small) } else { (small, large) }]);
        }
        options
    });
}
