//! Nim.

use grundy::evaluate;
use grundy::games::nim::{self, Nim};
use grundy_testkit::{conforms, options_of};

use super::heaps::{boards, sum};

#[test]
fn nimbers_and_winning_moves() {
    let nimbers = evaluate(&Nim, 500).unwrap();
    assert!((0..500).map(nim::nimber).eq(nimbers.iter().copied()));
    for board in boards(9) {
        assert_eq!(nim::nim_sum(&board), sum(&nimbers, &board), "{board:?}");
        let wins = (0..board.len()).flat_map(|index| (0..board[index]).map(move |left| (index, left)));
        let wins = wins.filter(|&(index, left)| {
            let mut after = board.clone();
            after[index] = left;
            sum(&nimbers, &after).is_zero()
        });
        assert!(nim::winning_moves(&board).map(|(index, mv)| (index, mv.leave)).eq(wins), "{board:?}");
    }
}

#[test]
fn it_conforms() {
    conforms(&Nim, boards(9), options_of(Nim));
}
